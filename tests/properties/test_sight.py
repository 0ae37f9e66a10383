"""No one sees what they shouldn't: what a player can't know is drawn again, and their stream compared.

What a player may know comes from witness.py, which has rules.md §10 on its own.
"""

import random
from argparse import Namespace
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import pytest
from hypothesis import given, settings

from mascarade_qt.commands import replay
from mascarade_qt.engine import sight
from mascarade_qt.engine.events import (
    Chose,
    Event,
    Looked,
    Nothing,
    Returned,
    Shown,
)
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.record import Record, save_record
from mascarade_qt.engine.setup import Setup
from tests.properties.redraw import agreeing, disagreeing, hidden_from
from tests.properties.strategies import MANY, QUICK, moments, play, seeds, setups
from tests.properties.witness import Report, countless, known, witnessed
from tests.sampling import sampled
from tests.support.streams import streams

tables = setups().map(countless)


class LeakError(AssertionError):
    """A player saw what could not be known, or did not see what was shown."""


# --- what a player gets ------------------------------------------------------------------------------


def test_the_pieces_are_what_the_command_prints(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    for seed in range(3):
        record = _game(seed)
        path = tmp_path / "game.mascarade"
        save_record(record, path)
        for player in range(len(record.setup.players)):
            assert (
                replay.run(
                    Namespace(files=[str(path)], player=str(player), json=False, text=False, language=None)
                )
                == 0
            )
            assert capsysbinary.readouterr().out == "".join(streams(record, player)).encode()


# --- the comparison ----------------------------------------------------------------------------------


def first_difference(one: Sequence[object], other: Sequence[object]) -> int:
    """The first index at which two lists differ; the length of the shorter one if none."""
    pairs = enumerate(zip(one, other, strict=False))
    return next((number for number, (a, b) in pairs if a != b), min(len(one), len(other)))


class Side(NamedTuple):
    """A game as one player has it: what may be known of each step, and what the stream says."""

    player: int
    knows: list[list[tuple[object, ...]]]
    sees: list[str]


def side_of(record: Record, report: Report, player: int) -> Side:
    return Side(player, [known(sights, player) for sights in report.sights], streams(record, player))


def compare(one: Side, two: Side) -> int:
    """The streams differ from that step on at which the player learns of a difference, not before, not later.

    Returns that step.
    """
    allowed = first_difference(one.knows, two.knows)
    differs = first_difference(one.sees, two.sees)
    where = f"player {one.player}, step {min(allowed, differs)}"
    if differs < allowed:
        raise LeakError(f"{where}:\n{one.sees[differs]}differs from\n{two.sees[differs]}")
    if allowed == len(two.knows) < len(one.knows):
        raise LeakError(f"{where}: something hidden changed what can be asked")
    if differs > allowed and '"ended"' not in one.sees[allowed]:  # there the witness may tell too much
        raise LeakError(f"{where}: nothing shows the difference\n{one.sees[allowed]}")
    return allowed


def check_game(record: Record, rng: random.Random, times: int = 1) -> None:
    """For every player, games that agree with all they saw, and games that don't."""
    report = witnessed(record)
    for player in range(len(record.setup.players)):
        side = side_of(record, report, player)
        for _ in range(times):
            other = agreeing(record, report, player, rng)
            if compare(side, side_of(other, witnessed(other), player)) <= len(record.choices):
                raise LeakError(f"player {player}: a game drawn again does not agree")
            other = disagreeing(record, player, rng)
            compare(side, side_of(other, witnessed(other), player))


@settings(QUICK, max_examples=30)
@given(tables, seeds)
def test_nobody_sees_what_they_should_not(setup: Setup, seed: int) -> None:
    check_game(play(setup, seed, most=80), random.Random(seed))


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_nobody_sees_what_they_should_not_at_length() -> None:
    @MANY
    @given(tables, seeds)
    def check(setup: Setup, seed: int) -> None:
        check_game(play(setup, seed), random.Random(seed), times=2)

    check()


def _game(seed: int) -> Record:
    """A game of seven with much to see and to hide."""
    masks = ("gambler", "sage", "princess", "spy", "necromancer", "usurper", "fool")
    setup = Setup(
        players=("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gil"),
        deal={str(seat): mask for seat, mask in enumerate(masks)},
        graveyard=("judge", "thief", "witch", "peasant", "guru", "courtesan"),
        coins=(3,) * 7,
    )
    return play(setup, seed, most=150)


def _check_some_games() -> None:
    for seed in range(20):
        check_game(_game(seed), random.Random(seed), times=4)


def test_the_games_drawn_anew_are_other_games() -> None:
    """The proof has something to prove: much of what is hidden can be different."""
    changed = hidden = 0
    for seed in range(8):
        record, rng = _game(seed), random.Random(seed)
        report = witnessed(record)
        for player in range(7):
            other = agreeing(record, report, player, rng)
            hidden += len(hidden_from(record, player))
            changed += sum(a != b for a, b in zip(record.choices, other.choices, strict=True))
    assert changed > hidden / 8


# --- the proof notices leaks -------------------------------------------------------------------------

_seen_rightly, _stream_rightly, _setup_rightly = sight.seen, sight.stream, sight.public_setup


def _leaking(kind: type[Event]) -> Callable[[Event, int], Event]:
    return lambda event, player: event if isinstance(event, kind) else _seen_rightly(event, player)


def _silent_when_pretended(
    events: list[Event], question: Question | None, player: int
) -> list[dict[str, object]]:
    told = [event for event in events if not isinstance(event, Returned) or event.swapped]
    return _stream_rightly(told, question, player)


def _setup_with(**more: Callable[[Setup], object]) -> Callable[[Setup, int], dict[str, object]]:
    return lambda setup, player: {
        **_setup_rightly(setup, player),
        **{key: value(setup) for key, value in more.items()},
    }


def _blind(event: Event, player: int) -> Event:
    return event._replace(masks=None) if isinstance(event, Looked) else _seen_rightly(event, player)


def _nothing_hidden(event: Event, player: int) -> Event:
    return event


LEAKS: dict[str, tuple[str, object]] = {
    "whether cards were swapped": ("seen", _leaking(Returned)),
    "what somebody looked at": ("seen", _leaking(Looked)),
    "your own card shown by the Princess": ("seen", _leaking(Shown)),
    "the hidden coins": ("seen", _leaking(Chose)),
    "everything": ("seen", _nothing_hidden),
    "a pretended swap is not told": ("stream", _silent_when_pretended),
    "the graveyard's order": ("public_setup", _setup_with(graveyard=lambda setup: setup.graveyard)),
    "the cards": ("public_setup", _setup_with(deal=lambda setup: dict(setup.deal))),
    "too little: your own look": ("seen", _blind),
}


@pytest.mark.parametrize("leak", sampled(LEAKS, [*LEAKS][::3]))
def test_every_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, *LEAKS[leak])
    with pytest.raises(LeakError):
        _check_some_games()


def test_a_leak_by_the_engine_itself_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something public that depends on a card no one was shown."""
    rightly = Game.answer

    def answer(game: Game, given: object) -> list[Event]:
        events = rightly(game, given)
        if game.turn > 6 and game.cards.get("3") == "gambler":
            game.tell(Nothing(3, "gambler", "declined"))
        return events

    monkeypatch.setattr(Game, "answer", answer)
    with pytest.raises(LeakError):
        _check_some_games()


# --- how it is delivered -----------------------------------------------------------------------------


@QUICK
@given(setups(), seeds)
def test_what_is_delivered_is_what_is_seen(setup: Setup, seed: int) -> None:
    for game, _ in moments(setup, seed):
        heard: list[list[Event]] = [[] for _ in setup.players]
        sight.teller([ears.append for ears in heard])(game.events)
        assert heard == [[sight.seen(event, player) for event in game.events] for player in range(len(heard))]
