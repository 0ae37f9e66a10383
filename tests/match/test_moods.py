"""Faces show what everybody has just seen, and nothing that is hidden."""

import random

import pytest

from mascarade_qt.engine.events import Announced, CoinsMoved, Contested, Eliminated, Ended, Event, Used
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.match.characters import CALM, MOODS, PLEASED, STUNG
from mascarade_qt.match.moods import end_moods, moods

MASKS = ("king", "judge", "empress", "trickster", "witch", "cheat")
NOBODY = -1


def table(*before: Event) -> PublicTable:
    """Six players, after these events."""
    setup = Setup(tuple("ABCDEF"), {str(seat): mask for seat, mask in enumerate(MASKS)})
    found = PublicTable(setup)
    for event in before:
        found.see(event)
    return found


@pytest.mark.parametrize(
    ("event", "felt"),
    [
        (CoinsMoved((("bank", 1, 2),), "king"), {1: PLEASED}),
        (CoinsMoved((("bank", 1, 1),), "peasant"), {}),
        (CoinsMoved(((2, "courthouse", 1),), "fine"), {2: STUNG}),
        (CoinsMoved(((0, 3, 1), (4, 3, 1)), "thief"), {0: STUNG, 4: STUNG, 3: PLEASED}),
        (CoinsMoved(((0, 1, 6), (1, 0, 9)), "witch"), {0: PLEASED, 1: STUNG}),
        (CoinsMoved(((0, 1, 6), (1, 0, 6)), "witch"), {}),
        (Used(1, "king", None), {}),
        (Ended((2, 3), "thirteen", (6,) * 6), {2: PLEASED, 3: PLEASED}),
    ],
    ids=str,
)
def test_coins_that_come_or_go(event: Event, felt: dict[int, str]) -> None:
    assert moods(table(), event) == felt


def test_a_contest_that_was_won_pleases() -> None:
    contested = table(Announced(0, "0", "king"), Contested(1, "1"))
    assert moods(contested, Used(1, "king", None)) == {1: PLEASED}
    assert moods(contested, Used(1, "king", "usurper")) == {}


def test_who_had_to_leave_is_not_over_it_at_the_end() -> None:
    left = table(Eliminated(4, 4, ("4",)))
    assert end_moods(left, (0,)) == {4: STUNG, 0: PLEASED}


def faces(seed: int, hidden: int) -> list[tuple[Event, dict[int, str]]]:
    """What everybody sees of a random game, and the faces; `hidden` changes what was really swapped."""
    rng, secret = random.Random(seed), random.Random(hidden)
    game, public = Game(table().setup), table()
    found = []
    shown = dict.fromkeys(range(6), CALM)
    while game.question is not None and public.turn < 60:
        question = game.question
        answer = secret.random() < 0.5 if question.kind == "swap" else rng.choice(question.answers)
        for event in game.answer(answer):
            visible = seen(event, NOBODY)
            felt = moods(public, visible)
            assert felt == moods(public, event), "it needs nothing that is hidden"
            shown |= felt
            assert set(shown.values()) <= set(MOODS)
            found.append((visible, dict(shown)))
            public.see(event)
    return found


def test_the_same_faces_as_long_as_everybody_sees_the_same() -> None:
    moved = 0
    for seed in range(60):
        for (one, felt), (other, same) in zip(faces(seed, 1), faces(seed, 2), strict=False):
            if one != other:
                break
            assert felt == same
            moved += set(felt.values()) != {CALM}
    assert moved > 20
