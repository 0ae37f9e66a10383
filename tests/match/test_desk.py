"""What the process says in which masters advise and judge, asked without a process."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.sight import open_setup, seen
from mascarade_qt.match.messages import Opinion
from mascarade_qt.match.thinker import (
    BOT,
    COACH,
    JUDGE,
    Advised,
    Answered,
    Ask,
    BotSeat,
    Desk,
    Faulty,
    Forget,
    NewGame,
    PlayedOut,
    PlayOut,
    Progress,
    Reply,
    Sights,
)
from tests.match.tables import a_record, played


@pytest.fixture
def asked() -> Iterator[tuple[Desk, Question]]:
    """A coach who has seen some turns, and the question that stands; a bot sits beside."""
    record = played(a_record(6, (0,), seed=3), seed=3)
    game = Game(record.setup)
    events = list(game.events)
    for number, (_, kind, answer) in enumerate(record.choices):
        if number > 30 and kind == "turn":
            break
        events += game.answer(answer)
    assert game.question is not None
    me, other = game.question.player, (game.question.player + 1) % 6
    desk = Desk()
    past = {player: tuple(seen(event, player) for event in events) for player in (me, other)}
    seats = {other: BotSeat("random", 1)}
    assert list(desk.take(NewGame(1, open_setup(record.setup), seats, (me,), past))) == [Progress(1)]
    assert desk.behind
    yield desk, game.question
    desk.clear()


def ask(desk: Desk, question: Question, whom: str, kind: str | None = None) -> list[Reply]:
    """What is said to a question, without the progress of telling the past."""
    kind = question.kind if kind is None else kind
    answers = question.answers if kind else ()
    said = list(desk.take(Ask(1, 5, question.player, kind, answers, whom)))
    return [reply for reply in said if not isinstance(reply, Progress)]


def opinion_of(said: list[Reply]) -> Opinion:
    """The one thing that was said."""
    [reply] = said
    assert isinstance(reply, Advised)
    assert (reply.game, reply.request) == (1, 5)
    return reply.opinion


def test_the_coach_gives_an_answer_a_reason_and_what_can_be_known(asked: tuple[Desk, Question]) -> None:
    desk, question = asked
    found = opinion_of(ask(desk, question, COACH))
    assert question.offers(found.answer)
    assert found.reason
    assert all(sum(row.values()) == pytest.approx(1) for row in found.chances.values())
    assert found.worths == {}


def test_the_judge_weighs_every_answer(asked: tuple[Desk, Question]) -> None:
    desk, question = asked
    found = opinion_of(ask(desk, question, JUDGE))
    assert set(found.worths) == set(question.answers)
    assert found.worths[found.answer] == max(found.worths.values())
    assert found.reason
    assert found.chances


@pytest.mark.parametrize("whom", [COACH, JUDGE])
def test_without_a_question_only_what_can_be_known_is_said(asked: tuple[Desk, Question], whom: str) -> None:
    desk, question = asked
    found = opinion_of(ask(desk, question, whom, kind=""))
    assert found.chances
    assert found._replace(chances={}) == Opinion()


def test_where_no_answer_is_better_nothing_is_judged(asked: tuple[Desk, Question]) -> None:
    desk, question = asked
    hiding = Question(question.player, "hide", (1, 2, 3))
    found = opinion_of(ask(desk, hiding, JUDGE))
    assert found.chances
    assert found._replace(chances={}) == Opinion()


def test_a_judge_who_fails_is_left_out_and_goes_on(asked: tuple[Desk, Question]) -> None:
    desk, question = asked
    nonsense = Question(question.player, "turn", (("dance", "0"),))
    assert opinion_of(ask(desk, nonsense, JUDGE)) == Opinion()
    assert opinion_of(ask(desk, question, JUDGE)).worths


def test_the_one_asked_hears_the_past_first_and_others_while_nobody_waits(
    asked: tuple[Desk, Question],
) -> None:
    desk, question = asked
    ask(desk, question, COACH)
    assert desk.behind
    while desk.behind:
        assert all(isinstance(reply, Progress) for reply in desk.catch_up())
    other = Question((question.player + 1) % 6, "swap", (True, False))
    [answer] = ask(desk, other, BOT)
    assert isinstance(answer, Answered)
    assert other.offers(answer.answer)


def test_a_forgotten_game_is_over(asked: tuple[Desk, Question]) -> None:
    desk, question = asked
    assert list(desk.take(Forget(2))) == []
    assert desk.behind
    assert list(desk.take(Forget(1))) == []
    assert not desk.behind
    assert list(desk.take(Sights(1, {}))) == []
    assert ask(desk, question, COACH) == []


def test_a_deal_is_played_to_its_end_or_given_up() -> None:
    """Always in the same way."""
    setup = a_record(4, (0,)).setup
    bots = {player: BotSeat("guest", player) for player in range(4)}
    [ended] = Desk().take(PlayOut(7, setup, bots, 2000))
    assert isinstance(ended, PlayedOut)
    assert ended.game == 7
    assert set(ended.winners) < set(range(4))
    assert ended.winners
    assert list(Desk().take(PlayOut(7, setup, bots, 2000))) == [ended]
    assert list(Desk().take(PlayOut(8, setup, bots, 2))) == [PlayedOut(8, ())]


BAD = """
class Bad:
    def __init__(self, setup, player, seed):
        raise RuntimeError("no luck today")
"""


def test_a_bot_that_fails_is_reported_once(tmp_path: Path) -> None:
    script = tmp_path / "bad.py"
    script.write_text(BAD, encoding="utf-8")
    setup = open_setup(a_record(4, (0,)).setup)
    desk = Desk()
    began = list(desk.take(NewGame(1, setup, {1: BotSeat(f"{script}:Bad", 1)}, (), {})))
    said = [*began, *desk.take(Ask(1, 5, 1, "swap", (True, False), BOT))]
    again = list(desk.take(Ask(1, 6, 1, "swap", (True, False), BOT)))
    faults = [reply for reply in said if isinstance(reply, Faulty)]
    assert len(faults) == 1
    assert "no luck today" in faults[0].fault.why
    assert any(isinstance(reply, Answered) for reply in again)
    assert not any(isinstance(reply, Faulty) for reply in again)
    desk.clear()
