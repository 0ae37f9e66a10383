"""A game is thought through again, from what one player saw."""

import os
import signal
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.events import Event, TurnBegan
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import read_record
from mascarade_qt.engine.sight import seen
from mascarade_qt.history.replay import all_events, replay_of
from mascarade_qt.history.study import Study, StudyStep, Thought, decisions, turn_ends
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.messages import Opinion
from tests.support.process import let_it_catch_up

RECORDS = Path(__file__).resolve().parents[1] / "records"
NAMES = ("b6", "small-two", "ultimate-combo", "infernal-trio")


@pytest.mark.parametrize("name", NAMES)
def test_every_own_decision_is_there_with_what_was_seen_before_it(name: str) -> None:
    record = read_record(RECORDS / f"{name}.mascarade")
    events = all_events(record)
    for player in range(len(record.setup.players)):
        script = list(decisions(record.setup, record.choices, player))
        given = [(who, kind, answer) for who, kind, answer in record.choices if who == player]
        assert [(player, step.question.kind, step.given) for step in script if step.question] == given
        told: list[Event] = []
        for step in script:
            told += step.news
            assert told == [seen(event, player) for event in events[: step.moment]]
            turns = [event.turn for event in events[: step.moment] if isinstance(event, TurnBegan)]
            assert step.turn == turns[-1]


@pytest.mark.parametrize("name", NAMES)
def test_every_turn_has_an_end(name: str) -> None:
    record = read_record(RECORDS / f"{name}.mascarade")
    events = all_events(record)
    script = list(turn_ends(events, 0))
    assert [step.turn for step in script] == list(range(len(script)))
    assert script[-1].moment == len(events)
    told = [event for step in script for event in step.news]
    assert told == [seen(event, 0) for event in events]


TURN = Question(0, "turn", (("look", "0"), ("announce", "0", "king"), ("swap", "0", "1")))
LOOK, KING, SWAP = TURN.answers


@pytest.mark.parametrize(
    ("question", "given", "worths", "cost"),
    [
        (TURN, KING, {LOOK: 0.25, KING: 0.5}, 0.0),
        (TURN, LOOK, {LOOK: 0.25, KING: 0.5}, 0.25),
        (TURN, SWAP, {LOOK: 0.25, KING: 0.5}, 0.0),  # it was not weighed
        (TURN, LOOK, {}, 0.0),
        (None, None, {KING: 0.5}, 0.0),
        (Question(0, "mask", TURN.answers), LOOK, {LOOK: 0.0, KING: 1.0}, 0.0),  # only said to be better
    ],
)
def test_what_an_answer_cost(
    question: Question | None, given: Answer, worths: dict[Answer, float], cost: float
) -> None:
    thought = Thought(StudyStep(0, 0, (), question, given), Opinion(KING, worths=worths))
    assert thought.cost == cost


@pytest.fixture
def bot_process() -> BotProcess:
    """A process to think in."""
    return BotProcess()


def thoughts_of(study: Study, bot_process: BotProcess, qtbot: QtBot) -> list[Thought]:
    """All that a study thinks, up to its end."""
    thoughts: list[Thought] = []
    study.thought.connect(thoughts.append)
    try:
        with qtbot.waitSignal(study.finished, timeout=60_000):
            study.start()
    finally:
        bot_process.close()
    return thoughts


def test_a_master_judges_every_answer(bot_process: BotProcess, qtbot: QtBot) -> None:
    record = read_record(RECORDS / "b6.mascarade")
    script = list(decisions(record.setup, record.choices, 1))
    thoughts = thoughts_of(Study(bot_process, record.setup, 1, script), bot_process, qtbot)
    assert [thought.step for thought in thoughts] == script
    for thought in thoughts:
        question = thought.step.question
        assert question is not None
        assert set(thought.opinion.worths) == set(question.answers)
        assert question.offers(thought.opinion.answer)
        assert thought.cost >= 0
        assert thought.opinion.reason
    assert any(thought.cost > 0 for thought in thoughts)


def test_what_a_perfect_memory_knows_is_true(bot_process: BotProcess, qtbot: QtBot) -> None:
    """The truth is never thought to be impossible."""
    record = read_record(RECORDS / "a5.mascarade")
    replay = replay_of(record)
    study = Study(bot_process, record.setup, 0, list(turn_ends(replay.events, 0)))
    thoughts = thoughts_of(study, bot_process, qtbot)
    assert thoughts
    for thought in thoughts:
        chances = thought.opinion.chances
        assert all(sum(row.values()) == pytest.approx(1.0) for row in chances.values())
        cards = replay.truth(thought.step.moment).cards
        assert all(chances[place].get(mask, 0) > 0 for place, mask in cards.items())


def test_it_can_be_left_at_any_time(bot_process: BotProcess, qtbot: QtBot) -> None:
    record = read_record(RECORDS / "b6.mascarade")
    study = Study(bot_process, record.setup, 0, list(decisions(record.setup, record.choices, 0)))
    thoughts: list[Thought] = []
    study.thought.connect(thoughts.append)
    try:
        assert not study.running
        with qtbot.waitSignal(study.thought, timeout=60_000):
            study.start()
            assert study.running
        study.stop()
        assert not study.running
        before = len(thoughts)
        let_it_catch_up(bot_process)
        assert len(thoughts) == before
    finally:
        bot_process.close()


def test_a_process_that_dies_is_told(bot_process: BotProcess, qtbot: QtBot) -> None:
    record = read_record(RECORDS / "b6.mascarade")
    study = Study(bot_process, record.setup, 0, list(decisions(record.setup, record.choices, 0)))
    try:
        study.start()
        with qtbot.waitSignal(study.failed, timeout=60_000):
            pid = bot_process.pid
            assert pid is not None
            os.kill(pid, signal.SIGTERM)
    finally:
        bot_process.close()
