"""A game that goes on: the same question and the same past, no matter where it was interrupted."""

from dataclasses import replace

import pytest

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Record, RecordError
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import load
from mascarade_qt.match.messages import Glimpse
from mascarade_qt.match.thinker import NewGame
from tests.match.tables import (
    QUESTION_KINDS,
    Kept,
    Script,
    Seen,
    Window,
    a_match,
    a_record,
    played,
    run_script,
)
from tests.support.waiting import wait_until

pytestmark = pytest.mark.usefixtures("qapp")


def resumed(record: Record) -> tuple[Seen, Script]:
    script = Script()
    match = a_match(load(record), script)
    said = Seen()
    said.watch(match)
    match.start()
    match.stop()
    return said, script


def games() -> list[Record]:
    """Games in which every kind of question is asked."""
    tables = [(9, "b9"), (6, "let-it-roll"), (13, "ultimate-combo"), (6, "classic"), (8, "a8")]
    return [
        played(a_record(players, (0, 1), scenario=scenario, seed=seed), seed)
        for players, scenario in tables
        for seed in range(4)
    ]


def test_in_the_middle_of_every_kind_of_question() -> None:
    asked = set()
    for record in games():
        whole, _ = run_script(record)
        for number in range(len(record.choices) + 1):
            new = number < len(record.choices) and record.choices[number][1] not in asked
            if not new and number % 10:
                continue  # every kind once, and many others
            said, script = resumed(replace(record, choices=record.choices[:number]))
            assert said.moments == [whole.moments[number]]
            past = [event for moment in whole.moments[:number] for event in moment.events]
            assert list(said.openings[0].past) == past
            begun = script.messages[0]
            assert isinstance(begun, NewGame)
            assert all(len(seen) >= len(past) for seen in begun.past.values())
            if said.moments[0].asked is not None:
                asked.add(said.moments[0].asked.kind)
    assert asked == set(QUESTION_KINDS)


def test_what_was_seen_behind_the_curtain_is_not_shown_again() -> None:
    """Each look of two people at one screen; the others still get theirs."""
    looks = 0
    for record in games():
        for number in range(len(record.choices) + 1):
            game = load(replace(record, choices=record.choices[:number]))
            said = Seen()
            log = Kept()
            match = a_match(game, Script(), log)
            said.watch(match)
            match.start()
            private = said.moments[0].private
            for one in private:
                for player in one.players:
                    match.match.seen(Glimpse(number, one.position, player))
                    match.match.seen(Glimpse(number - 1, one.position, player))  # too late
            match.stop()
            assert sorted(log.seen) == sorted(
                {Glimpse(number, one.position, player) for one in private for player in one.players}
            )
            if not log.seen:
                continue
            looks += 1
            again, kept = Seen(), Kept()
            first, *others = log.seen
            game = load(replace(record, choices=record.choices[:number]))
            match = a_match(replace(game, seen=frozenset([first])), Script(), kept)
            again.watch(match)
            match.start()
            match.stop()
            shown = [(one.position, player) for one in again.moments[0].private for player in one.players]
            assert shown == [sight[1:] for sight in others]
            assert again.moments[0].events == said.moments[0].events
            assert kept.seen == [first]  # the journal is written again
    assert looks > 20


def test_everybody_goes_on_after_a_restart(bot_process: BotProcess) -> None:
    record = played(a_record(), most=40)
    for _ in range(4):
        match = a_match(load(record), bot_process)
        window = Window(match)
        window.stop_at = len(record.choices) + 7
        match.start()
        wait_until(window.seen.longer_than(7))
        match.stop()
        assert window.seen.troubles == []


def test_a_finished_game_is_shown_to_its_end() -> None:
    record = played(a_record())
    said, _ = resumed(record)
    assert said.moments[0].asked is None
    assert said.openings[0].past


def test_the_past_of_bots_holds_what_came_last_too() -> None:
    record = played(a_record(), most=20)
    game = Game(record.setup)
    events = [*game.events, *(event for _, _, answer in record.choices for event in game.answer(answer))]
    _, script = resumed(record)
    begun = script.messages[0]
    assert isinstance(begun, NewGame)
    assert {len(seen) for seen in begun.past.values()} == {len(events)}


def test_what_cannot_be_played() -> None:
    record = a_record()
    with pytest.raises(RecordError, match="choice 0"):
        a_match(load(replace(record, choices=[(0, "turn", "nonsense")])), Script())
    with pytest.raises(RecordError, match="who plays"):
        a_match(load(replace(record, cast=None)), Script())
