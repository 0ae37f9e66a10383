"""Lies, after the game."""

import pytest

from mascarade_qt.match.lies import Lie
from mascarade_qt.words.company import Company
from mascarade_qt.words.unmasking import lie_gain, lie_sentence, no_lies
from tests.words.test_story import LEFT_OVER, SIX


@pytest.mark.parametrize(("announced", "contested_by"), [(True, ()), (True, (1, 2)), (False, ())])
@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize("gain", [-1, 0, 1, 2])
def test_lies_are_told(announced: bool, contested_by: tuple[int, ...], me: int, gain: int) -> None:
    lie = Lie(3, 0, "king", "judge", announced, contested_by, gain)
    text = f"{lie_sentence(Company(SIX, me), lie)} {lie_gain(lie)}"
    assert not LEFT_OVER.search(text)
    assert "Turn 4" in text


def test_a_game_without_lies_is_remarked() -> None:
    assert no_lies()
