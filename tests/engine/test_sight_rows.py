"""Who sees what, row by row of rules.md §10, and how it is delivered."""

import json
from dataclasses import replace
from typing import Any, get_args

import pytest

from mascarade_qt.engine import sight
from mascarade_qt.engine.events import (
    EVENT_KINDS,
    Event,
    Looked,
    Passed,
    Shown,
    event_data,
)
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.setup import Setup
from tests.support.streams import lines_seen, streams


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


def test_the_public_set_up_has_no_order_of_the_graveyard_and_nothing_but_rules() -> None:
    setup = _table(*SIX, graveyard=("witch", "judge", "king"))
    seen = sight.public_setup(setup, 0)
    assert not set(seen) & {"seed", "roles", "scenario", "created", "bear_tamer"}
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
        asked = [line for line in lines_seen(game, player) if line["event"] == "question"]
        wanted = {"event": "question", "player": 1, "question": "contest", "answers": [False, "1"]}
        assert asked == ([wanted] if player == 1 else [])


def test_nothing_is_unmasked_when_the_game_ends() -> None:
    game = Game(_table(*SIX, coins=(12, 6, 6, 6, 6, 6)))
    for answer in _uses("0", "princess"):
        game.answer(answer)
    assert game.over
    last = lines_seen(game, 3)[-1]
    assert last == {"event": "ended", "winners": (0,), "why": "thirteen", "coins": (14, 6, 6, 6, 6, 6)}


def test_every_event_has_a_name_of_its_own() -> None:
    assert set(EVENT_KINDS) == set(get_args(Event))
    assert len(set(EVENT_KINDS.values())) == len(EVENT_KINDS)
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


def test_one_who_sits_in_for_everybody_hears_both_sides_of_a_secret() -> None:
    heard: list[Event] = []
    hear = heard.append
    passed, looked = Passed(0), Looked(1, ("1",), ("king",))
    sight.teller([hear, hear, hear])([passed, looked])
    assert heard == [passed, looked, looked._replace(masks=None)]


def test_what_all_see_alike_has_nothing_that_only_some_may_see() -> None:
    passed, looked, shown = Passed(0), Looked(1, ("1",), ("king",)), Shown(2, 1, "1", "spy")
    assert sight.common(passed) is passed
    assert sight.common(looked) == looked._replace(masks=None)
    assert sight.common(shown) == shown._replace(mask=None)


def test_the_open_set_up_keeps_no_order_in_the_graveyard() -> None:
    secretive = replace(_table(*SIX), graveyard=("witch", "king"))
    known = sight.open_setup(secretive)
    assert known == replace(secretive, graveyard=("king", "witch"))
    assert sight.open_setup(known) is known
