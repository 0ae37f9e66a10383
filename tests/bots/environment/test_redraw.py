"""Redrawing: every game that agrees is possible, what was seen stays, and what can't agree is refused."""

import random
from collections import Counter

import pytest

from mascarade_qt.bots.environment.actions import number_of
from mascarade_qt.bots.environment.play import Play
from mascarade_qt.bots.environment.redraw import RedrawError, redraw
from mascarade_qt.engine.events import Looked
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup
from tests.bots.environment.games import TABLES, dealt, moments
from tests.sampling import sampled

DEAL = {"0": "king", "1": "judge", "2": "thief", "3": "cheat", "c0": "fool", "c1": "widow"}


def played(*actions: tuple[str, object], opening_turns: int = 1) -> Play:
    """A game of four after these answers."""
    play = Play(Setup(("Ann", "Bob", "Cleo", "Dan"), DEAL, opening_turns=opening_turns))
    for kind, answer in actions:
        assert play.asked is not None
        play.act(play.asked, number_of(kind, answer))  # type: ignore[arg-type] # of a question
    return play


def test_a_secret_swap_is_drawn_both_ways() -> None:
    play = played(("turn", ("swap", "0", "3")), ("swap", True))
    cards = Counter(play.redrawn(1, seed).game.cards["0"] for seed in range(200))
    assert cards.keys() == {"king", "cheat"}
    assert 70 < cards["king"] < 130


def test_ones_own_swap_is_kept() -> None:
    play = played(("turn", ("swap", "0", "3")), ("swap", True))
    assert {play.redrawn(0, seed).game.cards["0"] for seed in range(20)} == {"cheat"}


def test_a_card_that_was_seen_decides_about_swaps_before_and_not_after() -> None:
    play = played(
        ("turn", ("swap", "0", "1")),
        ("swap", True),
        ("turn", ("look", "1")),
        ("turn", ("swap", "2", "1")),
        ("swap", False),
    )
    tables = [play.redrawn(1, seed).game.cards for seed in range(50)]
    assert {cards["0"] for cards in tables} == {"judge"}
    assert {cards["1"] for cards in tables} == {"king", "thief"}


def test_the_same_seed_draws_the_same() -> None:
    play = played(("turn", ("swap", "0", "3")), ("swap", True))
    assert play.redrawn(1, 5).game == play.redrawn(1, 5).game


def test_a_drawn_game_goes_on_by_itself() -> None:
    *_, play = moments(dealt("classic", 8, 4), 4, most_turns=12)
    again = play.redrawn(2, 1)
    before, turn = play.lines(2), play.game.turn
    assert again.asked is not None
    question = again.question(again.asked)
    assert question is not None
    again.act(again.asked, number_of(question.kind, question.answers[0]))
    assert (play.lines(2), play.game.turn) == (before, turn)
    assert len(again.lines(2)) != len(before)


def test_a_copy_goes_its_own_way() -> None:
    play = played(("turn", ("swap", "0", "3")))
    copy = play.copy()
    assert copy.game == play.game
    act = number_of("swap", True)
    copy.act(0, act)
    assert copy.game.cards["0"] == "cheat"
    assert play.game.cards["0"] == "king"
    play.act(0, act)
    assert [play.lines(player) for player in range(4)] == [copy.lines(player) for player in range(4)]


@pytest.mark.parametrize(("scenario", "players"), sampled(TABLES, TABLES[1:2]))
def test_long_games_are_redrawn_to_their_end(scenario: str, players: int) -> None:
    for seed in range(3):
        *_, play = moments(dealt(scenario, players, 50 + seed), seed, most_turns=60 * players)
        for player in range(players):
            assert play.redrawn(player, seed).lines(player) == play.lines(player)


def test_what_nobody_could_have_seen_is_refused() -> None:
    play = played(("turn", ("swap", "0", "3")), ("swap", True), ("turn", ("look", "1")))
    heard = list(play.observer(1).heard)
    (where,) = [number for number, event in enumerate(heard) if isinstance(event, Looked)]
    wrong = [*heard[:where], Looked(1, ("1",), ("widow",)), *heard[where + 1 :]]
    with pytest.raises(RedrawError, match=r"none of 262,144 imagined games shows what the player saw"):
        redraw(open_setup(play.game.setup), wrong, 1, random.Random(1))
    with pytest.raises(RedrawError, match="these are not events of this game as player 2 sees them"):
        redraw(open_setup(play.game.setup), heard, 2, random.Random(1))
