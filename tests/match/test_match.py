"""One match: whole games, and all that may be said to it at the wrong moment."""

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.events import Ended, TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.sight import seen
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import load
from mascarade_qt.match.roles import registered_name
from mascarade_qt.match.thinker import BOT, Ask, NewGame, Sights
from tests.match.tables import DirectMatch, Kept, Script, Seen, Window, a_match, a_record, played, run_script
from tests.support.waiting import wait_until

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("players", [2, 3, 4, 6, 13])
@pytest.mark.parametrize("level", ["random", "guest"])
def test_a_whole_game(bot_process: BotProcess, players: int, level: str) -> None:
    bot = Role(human=False, bot=level)
    record = a_record(players, people=(0,), bot=bot, seed=players)
    match = a_match(load(record), bot_process)
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales or len(window.seen.moments) > 1500)
    match.stop()
    assert window.seen.troubles == []
    finale = window.seen.finales[0]
    assert isinstance(finale.events[-1], Ended)
    assert [moment.number for moment in window.seen.moments] == list(range(len(window.seen.moments)))
    assert finale.setup == record.setup
    assert window.seen.moments[-1].asked is None


@pytest.mark.parametrize("people", [(), (0,), (2, 4), range(6)], ids=str)
def test_a_game_with_any_number_of_people(bot_process: BotProcess, people: Any) -> None:
    match = a_match(load(a_record(6, people)), bot_process)
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales)
    match.stop()
    asked = [moment.asked for moment in window.seen.moments if moment.asked is not None]
    assert {one.player for one in asked if one.question is not None} <= set(people)
    assert all((one.pause > 0) == (one.question is None) for one in asked)
    assert not any(one.secret for one in asked if len(people) < 2 or one.question is None)


def test_the_finale_tells_the_truth() -> None:
    record = played(a_record(13, scenario="ultimate-combo"), seed=3)
    said, _ = run_script(record)
    game = Game(record.setup)
    truth = [*game.events, *(event for _, _, answer in record.choices for event in game.answer(answer))]
    assert list(said.finales[0].events) == truth
    assert said.finales[0].setup == record.setup


def test_the_finale_waits_until_the_end_has_been_shown() -> None:
    record = played(a_record())
    match = a_match(load(record), Script())
    said = Seen()
    said.watch(match)
    match.start()
    assert (len(said.moments), said.finales) == (1, [])
    match.shown(len(record.choices))
    match.shown(len(record.choices))
    assert len(said.finales) == 1
    match.stop()


def at_a_question(record: Record) -> tuple[DirectMatch, Seen, Script]:
    """A match that stands at its first question; its bots never answer."""
    script = Script()
    match = a_match(load(record), script)
    said = Seen()
    said.watch(match)
    match.start()
    return match, said, script


def test_a_bot_answers_only_when_the_moment_was_shown() -> None:
    record = played(a_record(people=()), most=1)
    script = Script(record.choices)
    match = a_match(load(replace(record, choices=[])), script)
    script.follow(match)
    said = Seen()
    said.watch(match)
    match.start()
    assert isinstance(script.messages[-1], Ask)  # it is asked at once, all the same
    for number in (-1, 1, 99):
        QCoreApplication.processEvents()
        match.shown(number)
    assert len(said.moments) == 1
    match.shown(0)
    assert len(said.moments) == 2
    match.stop()


def test_a_slow_bot_is_waited_for() -> None:
    match, said, script = at_a_question(a_record(people=()))
    match.shown(0)
    QCoreApplication.processEvents()
    assert len(said.moments) == 1
    del script
    match.stop()


@pytest.mark.parametrize("number", [-1, 1, 99])
def test_an_answer_with_another_number_is_dropped(number: int) -> None:
    match, said, _ = at_a_question(a_record(people=range(6)))
    question = said.moments[0].asked
    assert question is not None
    assert question.question is not None
    match.answer(number, question.question.answers[0])
    assert (len(said.moments), said.troubles) == (1, [])
    match.stop()


def test_an_answer_in_place_of_a_bot_is_dropped() -> None:
    match, said, _ = at_a_question(a_record(people=()))
    match.answer(0, ("swap", "0", "1"))
    assert (len(said.moments), said.troubles) == (1, [])
    match.stop()


@pytest.mark.parametrize(
    "answer",
    [None, 1, "swap", ("look", "0"), {}, [["swap"]], ("swap", "9", "9"), object()],
    ids=lambda answer: repr(answer).partition(" at ")[0],
)
def test_an_illegal_answer_is_refused_and_told(answer: object) -> None:
    match, said, _ = at_a_question(a_record(people=range(6)))
    match.answer(0, answer)
    assert len(said.moments) == 1
    assert [trouble.kind for trouble in said.troubles] == ["answer-refused"]
    assert said.troubles[0].facts["number"] == 0
    match.stop()


def test_a_list_is_as_good_as_a_tuple() -> None:
    match, said, _ = at_a_question(a_record(people=range(6)))
    asked = said.moments[0].asked
    assert asked is not None
    assert asked.question is not None
    answer = asked.question.answers[0]
    assert isinstance(answer, tuple)
    match.answer(0, list(answer))
    assert len(said.moments) == 2
    match.stop()


def test_what_leaves_at_the_opening() -> None:
    record = a_record(
        13, scenario="ultimate-combo", bot=Role(human=False, level="master", temperament="bold")
    )
    match, said, script = at_a_question(record)
    opening = said.openings[0]
    assert opening.setup.graveyard == tuple(sorted(record.setup.graveyard))
    assert all(role.seed == 0 for role in opening.roles)
    assert {registered_name(role) for role in opening.roles[1:]} == {"master-bold"}
    begun = script.messages[0]
    assert isinstance(begun, NewGame)
    assert begun.setup == opening.setup
    match.stop()


def test_bots_are_told_their_own_side_alone() -> None:
    record = played(a_record(8, people=(0, 3), scenario="a8"), seed=5)
    _, script = run_script(record)
    for message in script.messages:
        if isinstance(message, NewGame | Sights):
            sights = message.past if isinstance(message, NewGame) else message.events
            assert set(sights) == {1, 2, 4, 5, 6, 7}
            for player, events in sights.items():
                assert list(events) == [seen(event, player) for event in events]


def test_a_moment_begins_where_the_last_one_ended() -> None:
    record = played(a_record(people=(0,)), seed=2)
    said, _ = run_script(record)
    told = [event for moment in said.moments for event in moment.events]
    assert told == [seen(event, 0) for event in said.finales[0].events]
    assert isinstance(told[0], TurnBegan)


def test_the_same_pauses_whatever_is_hidden() -> None:
    record = played(a_record(people=(0,)), most=60)
    one = [moment.asked for moment in run_script(record)[0].moments]
    other = [moment.asked for moment in run_script(record)[0].moments]
    assert one == other


@pytest.mark.parametrize(
    ("help", "people", "kept"),
    [("notebook", (0,), True), ("coach", (0,), True), ("history", (0,), False), ("notebook", (0, 1), False)],
)
def test_notes_are_for_one_person_with_a_notebook(help: str, people: tuple[int, ...], kept: bool) -> None:
    log = Kept()
    match = a_match(load(a_record(people=people, help=help)), Script(), log)
    match.start()
    for place, text in (("3", "the King?"), ("nowhere", "…"), ("2", "no"), ("2", ""), ("1", "x" * 999)):
        match.pin(place, text)
    match.stop()
    assert log.pins == ([("3", "the King?"), ("2", "no"), ("2", ""), ("1", "x" * 200)] if kept else [])


class Full(Kept):
    """A log on a full disk."""

    def add(self, choice: Choice, lasting: bool) -> None:
        raise OSError(28, "No space left on device")

    def finish(self, record: Record) -> None:
        raise OSError(28, "No space left on device")


def test_a_full_disk_is_told_once_and_the_game_goes_on(bot_process: BotProcess) -> None:
    match = a_match(load(a_record()), bot_process, Full())
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales)
    match.stop()
    assert [trouble.kind for trouble in window.seen.troubles] == ["save-failed"]
    assert window.seen.troubles[0].facts == {"why": "No space left on device", "errno": 28}


def test_what_is_saved_when(bot_process: BotProcess) -> None:
    log = Kept()
    match = a_match(load(a_record(people=(0,))), bot_process, log)
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales)
    match.stop()
    choices = len(window.seen.moments) - 1
    assert log.calls[0] == "begin 0"
    assert log.calls[-2:] == ["finish", "close"]
    adds = log.calls[1:-2]
    assert len(adds) == choices
    for moment, after, call in zip(window.seen.moments, window.seen.moments[1:], adds, strict=False):
        ends_turn = any(isinstance(event, TurnBegan | Ended) for event in after.events)
        by_person = moment.asked is not None and moment.asked.question is not None
        assert (call == "add lasting") == (ends_turn or by_person)


def test_advice(bot_process: BotProcess) -> None:
    match = a_match(load(a_record(people=(0,), help="coach", seed=2)), bot_process)
    said = Seen()
    said.watch(match)
    match.start()
    for _ in range(30):
        number = said.moments[-1].number
        asked = said.moments[-1].asked
        assert asked is not None
        match.ask_advice(number + 1)  # there is no such question: nothing comes
        match.ask_advice(number)
        wait_until(lambda: said.advices)
        advice = said.advices.pop()
        assert advice.number == number
        assert set(advice.opinion.chances) == set(said.openings[0].setup.deal)
        assert all(sum(chances.values()) == pytest.approx(1) for chances in advice.opinion.chances.values())
        if asked.question is None:
            assert advice.opinion.answer is None
        else:
            assert asked.question.offers(advice.opinion.answer)
            match.answer(number, advice.opinion.answer)
        match.shown(number)
        wait_until(said.longer_than(number + 1))
    assert said.advices == []
    match.stop()


@pytest.mark.parametrize(("help", "people"), [("classic", (0,)), ("notebook", (0,)), ("coach", ())])
def test_no_advice_without_a_coach(help: str, people: tuple[int, ...]) -> None:
    match, said, script = at_a_question(a_record(people=people, help=help))
    match.ask_advice(0)
    assert not any(isinstance(message, Ask) and message.whom != BOT for message in script.messages)
    assert said.advices == []
    match.stop()
