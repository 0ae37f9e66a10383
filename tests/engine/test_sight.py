"""Nobody sees what they shouldn't: what a player cannot know is drawn anew, and the player's stream compared.

What a player may know comes from witness.py, which has rules.md §10 on its own.
"""

import json
import random
from argparse import Namespace
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple, get_args

import pytest
from hypothesis import given, settings

from mascarade_qt.commands import replay
from mascarade_qt.engine import sight
from mascarade_qt.engine.events import (
    KINDS,
    Chose,
    Event,
    Looked,
    Nothing,
    Passed,
    Returned,
    Shown,
    event_data,
)
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.record import Record, save_record
from mascarade_qt.engine.setup import Setup
from tests.engine.redraw import agreeing, disagreeing, hidden_from
from tests.engine.strategies import MANY, QUICK, moments, play, seeds, setups
from tests.engine.witness import Report, countless, known, witnessed

tables = setups().map(countless)


class LeakError(AssertionError):
    """A player saw what could not be known, or did not see what was shown."""


# --- what a player gets ------------------------------------------------------------------------------


def streams(record: Record, player: int) -> list[str]:
    """What `replay --as` prints, piece by piece: the set-up and the beginning, then after each choice."""
    game = Game(record.setup)
    pieces = [_lines([sight.public_setup(record.setup, player), *_seen(game, player)])]
    for _, _, answer in record.choices:
        game.answer(answer)
        pieces.append(_lines(_seen(game, player)))
    return pieces


def _seen(game: Game, player: int) -> list[dict[str, object]]:
    return sight.stream(game.events, game.question, player)


def _lines(objects: list[dict[str, object]]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in objects)


def test_the_pieces_are_what_the_command_prints(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    for seed in range(3):
        record = _game(seed)
        path = tmp_path / "game.mascarade"
        save_record(record, path)
        for player in range(len(record.setup.players)):
            assert replay.run(Namespace(files=[str(path)], player=str(player), json=False, text=False)) == 0
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
                raise LeakError(f"player {player}: a game drawn anew does not agree")
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
    """The proof has something to prove: much of what is hidden can be otherwise."""
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
    "the own card shown by the Princess": ("seen", _leaking(Shown)),
    "the hidden coins": ("seen", _leaking(Chose)),
    "everything": ("seen", _nothing_hidden),
    "a pretended swap is not told": ("stream", _silent_when_pretended),
    "the graveyard's order": ("public_setup", _setup_with(graveyard=lambda setup: setup.graveyard)),
    "the seed": ("public_setup", _setup_with(roles=lambda setup: dict(setup.extra))),
    "too little: the own look": ("seen", _blind),
}


@pytest.mark.parametrize("leak", LEAKS)
def test_every_leak_is_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sight, *LEAKS[leak])
    with pytest.raises(LeakError):
        _check_some_games()


def test_a_leak_by_the_engine_itself_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Something public that depends on a card nobody was shown."""
    rightly = Game.answer

    def answer(game: Game, given: object) -> list[Event]:
        events = rightly(game, given)
        if game.turn > 6 and game.cards.get("3") == "gambler":
            game.tell(Nothing(3, "gambler", "declined"))
        return events

    monkeypatch.setattr(Game, "answer", answer)
    with pytest.raises(LeakError):
        _check_some_games()


# --- the rows of §10, one by one ---------------------------------------------------------------------


def _table(*masks: str, **more: Any) -> Setup:
    """Everyone has one card, except in a game of three: two."""
    places = [str(seat) for seat in range(len(masks))]
    if len(masks) == 6 and more.pop("three", False):
        places = ["0L", "0R", "1L", "1R", "2L", "2R"]
    players = len({place[0] for place in places})
    return Setup(tuple("ABCDEFGH"[:players]), dict(zip(places, masks, strict=True)), opening_turns=0, **more)


SIX = ("princess", "spy", "sage", "gambler", "puppet_master", "fool")


def _saw(setup: Setup, player: int, *answers: object) -> list[dict[str, Any]]:
    """The player's lines, without set-up and questions."""
    game = Game(setup)
    events = [*game.events]
    for answer in answers:
        events += game.answer(answer)
    lines = json.loads(json.dumps(sight.stream(events, None, player)))
    return [line for line in lines if line["event"] not in ("turn", "passed")]


def _uses(place: str, mask: str, players: int = 6) -> list[object]:
    """An announcement that nobody contests."""
    return [("announce", place, mask), *(False,) * (players - 1)]


def test_the_deal_and_all_fortunes_are_public() -> None:
    setup = _table(*SIX, coins=(1, 2, 3, 4, 5, 6), courthouse=7, first=2, bear_tamer=({"do": "court"},))
    assert sight.public_setup(setup, 4) == {
        "event": "setup",
        "version": 1,
        "you": 4,
        "players": ["A", "B", "C", "D", "E", "F"],
        "deal": {str(seat): mask for seat, mask in enumerate(SIX)},
        "first": 2,
        "graveyard": [],
        "coins": [1, 2, 3, 4, 5, 6],
        "courthouse": 7,
        "opening_turns": 0,
        "revealed": "no-announce",
        "bear_tamer": [{"do": "court"}],
    }


def test_the_public_set_up_has_no_seed_no_roles_and_no_order_of_the_graveyard() -> None:
    extra = {"seed": 4711, "roles": ["human"], "scenario": "own", "created": "today", "anything": 1}
    setup = _table(*SIX, graveyard=("witch", "judge", "king"), extra=extra)
    seen = sight.public_setup(setup, 0)
    assert not set(seen) & {*extra, "bear_tamer"}
    assert seen["graveyard"] == ["judge", "king", "witch"]


def test_a_look_is_public_but_not_what_it_was() -> None:
    for player in range(6):
        (line,) = _saw(_table(*SIX), player, ("look", "0"))
        assert line["player"] == 0
        assert line["places"] == ["0"]
        assert line["masks"] == (["princess"] if player == 0 else None)


@pytest.mark.parametrize("swapped", [True, False])
def test_a_swap_is_public_but_not_whether_it_was_one(swapped: bool) -> None:
    for player in range(6):
        took, returned = _saw(_table(*SIX), player, ("swap", "0", "3"), swapped)
        assert took == {"event": "took", "player": 0, "places": ["0", "3"]}
        assert returned["places"] == ["0", "3"]
        assert returned["swapped"] is (swapped if player == 0 else None)


def test_announcements_contests_and_revealed_cards_are_public() -> None:
    answers = (("announce", "0", "sage"), False, "2", False, "4", False, ("1", "3"))
    for player in range(6):
        lines = _saw(_table(*SIX), player, *answers)
        assert [line["event"] for line in lines[:4]] == ["announced", "contested", "contested", "revealed"]
        assert lines[3]["cards"] == [[0, "0", "princess"], [2, "2", "sage"], [4, "4", "puppet_master"]]


def test_guru_courtesan_and_usurper_reveal_to_everyone() -> None:
    setup = _table("guru", "king", "courtesan", "judge", "usurper", "thief", coins=(8,) * 6)
    answers = [*_uses("0", "guru"), 1, "thief", ("look", "1"), *_uses("2", "courtesan")]
    answers += [("look", "3"), *_uses("4", "usurper"), 0, "judge"]
    for player in range(6):
        lines = _saw(setup, player, *answers)
        cards = [line["cards"] for line in lines if line["event"] == "revealed"]
        assert cards == [[[1, "1", "king"]], [[1, "1", "king"]], [[0, "0", "guru"]]]
        chosen = [line["answer"] for line in lines if line["event"] == "chose"]
        assert chosen == [1, "thief", 0, "judge"]


def test_the_princess_shows_to_everyone_but_the_owner() -> None:
    for player in range(6):
        shown = _saw(_table(*SIX), player, *_uses("0", "princess"), 4)[-1]
        assert (shown["event"], shown["owner"], shown["place"]) == ("shown", 4, "4")
        assert shown["mask"] == (None if player == 4 else "puppet_master")


def test_the_princess_hides_from_the_person_in_front_of_whom_the_card_lies() -> None:
    """The Puppet Master has moved people; what matters is who sits there now."""
    setup = _table("puppet_master", "princess", "spy", "sage", "gambler", "fool")
    for player in range(6):
        answers = [*_uses("0", "puppet_master"), (2, 5), *_uses("1", "princess"), 5]
        shown = _saw(setup, player, *answers)[-1]
        assert (shown["owner"], shown["place"]) == (5, "2")
        assert shown["mask"] == (None if player == 5 else "spy")


def test_the_spy_alone_knows_both_cards() -> None:
    setup = _table(*SIX, first=1)
    for player in range(6):
        looked, took, returned = _saw(setup, player, *_uses("1", "spy"), "3", True)[-3:]
        assert looked["places"] == took["places"] == returned["places"] == ["1", "3"]
        assert looked["masks"] == (["spy", "gambler"] if player == 1 else None)
        assert returned["swapped"] == (True if player == 1 else None)


def test_the_sage_alone_knows_what_he_looked_at() -> None:
    for player in range(6):
        looked = _saw(_table(*SIX, first=2), player, *_uses("2", "sage"), ("5", "0"))[-1]
        assert looked["player"] == 2
        assert dict(zip(looked["places"], looked["masks"] or [None] * 2, strict=True)) == (
            {"0": "princess", "5": "fool"} if player == 2 else {"0": None, "5": None}
        )


def test_the_gamblers_coins_are_hidden_until_the_guess() -> None:
    for player in range(6):
        lines = _saw(_table(*SIX, first=3), player, *_uses("3", "gambler"), 2, 5, 1)
        hide, target, guess, opened = lines[2:6]
        assert hide == {
            "event": "chose",
            "player": 3,
            "question": "hide",
            "answer": 2 if player == 3 else None,
        }
        assert (target["answer"], guess["answer"]) == (5, 1)
        assert opened == {"event": "opened", "player": 3, "coins": 2}


def test_of_the_graveyard_only_what_was_turned_up_is_seen() -> None:
    orders = [("king", "judge", "thief"), ("king", "thief", "judge")]
    for player in range(6):
        one, other = (
            streams(
                Record(_table("necromancer", *SIX[1:], graveyard=order), _choices(_uses("0", "necromancer"))),
                player,
            )
            for order in orders
        )
        assert one == other
        assert '{"event": "graveyard", "player": 0, "mask": "king"}' in one[-1]


def _choices(answers: list[object]) -> list[Any]:
    return [(player, "turn" if not player else "contest", answer) for player, answer in enumerate(answers)]


def test_the_cards_of_an_eliminated_player_leave_unseen() -> None:
    setup = _table("damned", "witch", "king", "judge", "fool", "empress", three=True)
    for player in range(3):
        lines = _saw(setup, player, ("announce", "0L", "king"), "1L", False)
        assert {"event": "discarded", "place": "0L", "mask": "damned"} in lines
        assert {"event": "out", "player": 0, "seat": 0, "places": ["0R"]} in lines
        assert "witch" not in json.dumps(lines)


def test_the_card_that_takes_the_place_of_the_damned_moves_unseen() -> None:
    setup = _table("guru", "damned", "witch", "king", "judge", "fool")
    answers = [("swap", "0", "2"), True, ("look", "1"), *_uses("2", "guru"), 1, "king"]
    for player in range(6):
        lines = _saw(setup, player, *answers)
        assert {"event": "moved", "source": "2", "target": "1"} in lines
        assert not [line for line in lines if "guru" in str(line.get("cards", "")) + str(line.get("masks"))]


def test_only_the_one_who_is_asked_gets_the_question() -> None:
    game = Game(_table(*SIX))
    game.answer(("announce", "0", "fool"))
    for player in range(6):
        asked = [line for line in _seen(game, player) if line["event"] == "question"]
        wanted = {"event": "question", "player": 1, "question": "contest", "answers": [False, "1"]}
        assert asked == ([wanted] if player == 1 else [])


def test_nothing_is_unmasked_when_the_game_ends() -> None:
    game = Game(_table(*SIX, coins=(12, 6, 6, 6, 6, 6)))
    for answer in _uses("0", "princess"):
        game.answer(answer)
    assert game.over
    last = _seen(game, 3)[-1]
    assert last == {"event": "ended", "winners": (0,), "why": "thirteen", "coins": (14, 6, 6, 6, 6, 6)}


@QUICK
@given(setups(), seeds)
def test_what_is_delivered_is_what_is_seen(setup: Setup, seed: int) -> None:
    for game, _ in moments(setup, seed):
        heard: list[list[Event]] = [[] for _ in setup.players]
        sight.teller([ears.append for ears in heard])(game.events)
        assert heard == [[sight.seen(event, player) for event in game.events] for player in range(len(heard))]


def test_every_event_has_a_name_of_its_own() -> None:
    assert set(KINDS) == set(get_args(Event))
    assert len(set(KINDS.values())) == len(KINDS)
    assert event_data(Passed(2)) == {"event": "passed", "player": 2}


def test_one_who_sits_in_for_several_hears_once_what_is_the_same_for_them() -> None:
    heard: list[tuple[str, Event]] = []

    def one(event: Event) -> None:
        heard.append(("one", event))

    def other(event: Event) -> None:
        heard.append(("other", event))

    tell = sight.teller([one, one, other])
    passed, looked = Passed(0), Looked(1, ("1",), ("king",))
    tell([passed, looked])
    hidden = looked._replace(masks=None)
    assert heard == [("one", passed), ("other", passed), ("one", looked), ("one", hidden), ("other", hidden)]


def test_the_open_set_up_keeps_no_order_in_the_graveyard_and_no_extras() -> None:
    secretive = replace(_table(*SIX), graveyard=("witch", "king"), extra={"seed": 7})
    known = sight.open_setup(secretive)
    assert known == replace(secretive, graveyard=("king", "witch"), extra={})
    assert sight.open_setup(known) is known
