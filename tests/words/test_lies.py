"""Lies, after the game."""

from dataclasses import replace

import pytest

from mascarade_qt.history.lies import FalseClaim, unmask
from mascarade_qt.words.company import Company
from mascarade_qt.words.lies import lie_gain, lie_sentence, lies_in_all
from tests.support.stories import LEFT_OVER, SIX


@pytest.mark.parametrize(("announced", "contested_by"), [(True, ()), (True, (1, 2)), (False, ())])
@pytest.mark.parametrize("me", [0, 1])
@pytest.mark.parametrize("gain", [-1, 0, 1, 2])
def test_lies_are_told(announced: bool, contested_by: tuple[int, ...], me: int, gain: int) -> None:
    lie = FalseClaim(3, 0, "0", "king", "judge", announced, contested_by, gain)
    text = f"{lie_sentence(Company(SIX, me), lie)} {lie_gain(lie)}"
    assert not LEFT_OVER.search(text)
    assert "Turn 4" in text


def test_a_game_without_lies_is_remarked() -> None:
    assert lies_in_all(unmask(SIX, ())) == "Nobody lied in this game. Remarkable!"


@pytest.mark.parametrize(
    ("lies", "others", "text"),
    [
        (1, 0, "1\u00a0lie in this game."),
        (2, 1, "2\u00a0lies in this game. 1\u00a0more false claim could have been true."),
        (0, 3, "Nobody lied in this game. Remarkable! 3\u00a0false claims could have been true."),
    ],
)
def test_lies_are_counted_apart_from_mistakes(lies: int, others: int, text: str) -> None:
    claims = [
        FalseClaim(3, 0, "0", "king", "judge", True, (), 0, lie) for lie in [True] * lies + [False] * others
    ]
    assert lies_in_all(replace(unmask(SIX, ()), false_claims=tuple(claims))) == text


@pytest.mark.parametrize(
    ("claim", "me", "text"),
    [
        (
            FalseClaim(3, 0, "0", "king", "judge", True, (), 0),
            1,
            "Turn 4: Ann announced “King” but wore another mask (Judge). Nobody contested.",
        ),
        (
            FalseClaim(3, 0, "0", "king", "judge", True, (1, 2), 0),
            0,
            "Turn 4: you announced “King” but wore another mask (Judge). Contested by: Bob and Cleo.",
        ),
        (
            FalseClaim(3, 0, "0", "king", "judge", False, (), 0, lie=False),
            1,
            "Turn 4: Ann contested “King” but wore another mask (Judge). It could have been true.",
        ),
    ],
)
def test_a_claim_and_what_became_of_it(claim: FalseClaim, me: int, text: str) -> None:
    assert lie_sentence(Company(SIX, me), claim) == text


@pytest.mark.parametrize(
    ("gain", "text"),
    [(2, "It earned 2 coins."), (1, "It earned 1 coin."), (0, "It earned nothing."), (-1, "It cost 1 coin.")],
)
def test_what_a_lie_brought(gain: int, text: str) -> None:
    claim = FalseClaim(3, 0, "0", "king", "judge", True, (), gain)
    assert lie_gain(claim).replace("\u00a0", " ") == text
