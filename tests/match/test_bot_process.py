"""The process in which bots think: killed, stopped, late, talking nonsense. The game goes on."""

import os
import threading
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnContext
from pathlib import Path

import pytest

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.events import Looked
from mascarade_qt.engine.sight import open_setup
from mascarade_qt.match.bot_opponents import MOST_DEATHS
from mascarade_qt.match.bot_process import BotProcess, Died, ReplyListener
from mascarade_qt.match.loaded import load
from mascarade_qt.match.messages import Opinion
from mascarade_qt.match.thinker import (
    COACH,
    Advised,
    Answered,
    Ask,
    CoachGone,
    Desk,
    Forget,
    Message,
    NewGame,
    Progress,
    Reply,
    Sights,
)
from tests.leaks import nothing_left_running
from tests.match.tables import Kept, Script, Window, a_match, a_record
from tests.support.systems import KILL, suspend
from tests.support.waiting import wait_until

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.fixture
def own() -> Iterator[BotProcess]:
    """A process that a test may spoil."""
    bot_process = BotProcess()
    yield bot_process
    bot_process.close()


def kill(bot_process: BotProcess) -> None:
    assert bot_process.pid is not None
    os.kill(bot_process.pid, KILL)


@pytest.mark.parametrize("after", [0, 1, 17])
def test_the_process_dies(own: BotProcess, after: int) -> None:
    match = a_match(load(a_record(6, people=(0,), bot=Role(human=False, level="guest"))), own)
    window = Window(match)
    match.start()
    wait_until(lambda: len(window.seen.moments) > after)
    kill(own)
    wait_until(lambda: window.seen.finales or len(window.seen.moments) > after + 40)
    match.stop()
    assert window.seen.troubles == []


def test_a_process_that_dies_again_and_again(own: BotProcess) -> None:
    match = a_match(load(a_record(6, people=())), own)
    window = Window(match)
    window.stop_at = 20
    match.start()
    wait_until(window.seen.longer_than(20))
    for _ in range(MOST_DEATHS + 2):
        if own.pid is not None:
            kill(own)
        wait_until(lambda: own.pid is not None or len(window.seen.troubles) > 0, 60)
    window.stop_at = None
    match.shown(20)
    wait_until(lambda: window.seen.finales)
    match.stop()


def test_a_bot_that_hangs_is_named_and_replaced(own: BotProcess) -> None:
    record = a_record(6, people=(), bot=Role(human=False, level="guest"))
    warming = a_match(load(record), own)  # on a busy machine the first answer can take a while
    window = Window(warming)
    warming.start()
    wait_until(window.seen.longer_than(3))
    warming.stop()
    match = a_match(load(record), own, limit=2500)
    window = Window(match)
    match.start()
    wait_until(window.seen.longer_than(8))
    assert own.pid is not None
    suspend(own.pid)
    wait_until(lambda: window.seen.troubles)
    wait_until(lambda: window.seen.finales)
    match.stop()
    trouble = window.seen.troubles[0]
    assert trouble.kind == "bot-replaced"
    assert trouble.facts["bot"] == "guest"
    assert trouble.facts["why"] == "did not answer within 2.5 s"


def test_where_no_process_can_be_had() -> None:
    class Dead(Script):
        def send(self, message: Message) -> None:
            super().send(message)
            if isinstance(message, Ask) and self._told is not None:
                self._told(Died())

    match = a_match(load(a_record(6, people=())), Dead())
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales)
    match.stop()
    assert {trouble.kind for trouble in window.seen.troubles} == {"bot-replaced"}
    assert sorted(int(str(trouble.facts["player"])) for trouble in window.seen.troubles) == list(range(6))


class Liar(Script):
    """Gives replies that nobody waits for before the right one."""

    def __init__(self) -> None:
        super().__init__()
        self.wrong = 0

    def send(self, message: Message) -> None:
        super().send(message)
        if isinstance(message, Ask) and self._told is not None:
            self.wrong += 2
            self._told(Answered(message.game - 1, message.request, message.answers[-1]))
            self._told(Answered(message.game, message.request - 1, message.answers[-1]))
            self._told(Answered(message.game, message.request, message.answers[0]))
            self._told(Answered(message.game, message.request, message.answers[-1]))


def test_late_and_foreign_replies_are_dropped() -> None:
    liar = Liar()
    log = Kept()
    match = a_match(load(a_record(6, people=())), liar, log)
    window = Window(match)
    window.stop_at = 30
    match.start()
    wait_until(window.seen.longer_than(30))
    match.stop()
    firsts = [message.answers[0] for message in liar.messages if isinstance(message, Ask)]
    assert [answer for _, _, answer in log.choices] == firsts[:30]
    assert window.seen.troubles == []


class Nonsense(Script):
    """Lets one bot answer nonsense, until it is replaced."""

    def send(self, message: Message) -> None:
        super().send(message)
        if isinstance(message, Ask) and self._told is not None:
            wrong = message.player == 2 and not self.replaced(2)
            self._told(Answered(message.game, message.request, "nonsense" if wrong else message.answers[0]))

    def replaced(self, player: int) -> bool:
        begun = [message for message in self.messages if isinstance(message, NewGame)]
        return begun[-1].bots[player].bot == "naive"


def test_nonsense_is_named_and_replaced() -> None:
    match = a_match(load(a_record(6, people=())), Nonsense())
    window = Window(match)
    window.stop_at = 30
    match.start()
    wait_until(window.seen.longer_than(30))
    match.stop()
    assert [trouble.facts["player"] for trouble in window.seen.troubles] == [2]


BOT = """
class Raises:
    def __init__(self, setup, player, seed): pass
    def see(self, event): pass
    def answer(self, question): raise RuntimeError("no idea")
"""


def test_a_program_that_fails_is_named_and_replaced(own: BotProcess, tmp_path: Path) -> None:
    (tmp_path / "bot.py").write_text(BOT, encoding="utf-8")
    name = f"{tmp_path / 'bot.py'}:Raises"
    match = a_match(load(a_record(4, people=(0, 1, 2), bot=Role(human=False, bot=name)), {name}), own)
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales)
    match.stop()
    assert [(trouble.kind, trouble.facts["player"]) for trouble in window.seen.troubles] == [
        ("bot-replaced", 3)
    ]
    assert window.seen.troubles[0].facts["bot"] == name


def test_a_game_that_ends_late_does_not_disturb_the_next(own: BotProcess) -> None:
    first = a_match(load(a_record(6, people=(), seed=1)), own)
    first.start()
    second = a_match(load(a_record(6, people=(), seed=2)), own)
    window = Window(second)
    second.start()
    first.stop()
    wait_until(lambda: window.seen.finales)
    second.stop()
    assert window.seen.troubles == []


def test_a_coach_that_fails_is_silent() -> None:
    desk = Desk()
    setup = open_setup(a_record().setup)
    assert list(desk.take(NewGame(1, setup, {}, (0,), {}))) == [Progress(1)]
    broken = Looked(0, ("nowhere",), ("king",))
    [gone] = desk.take(Sights(1, {0: (broken,)}))
    assert isinstance(gone, CoachGone)
    assert "KeyError: 'nowhere'" in gone.trace
    assert list(desk.take(Ask(1, 7, 0, "", (), COACH))) == [Advised(1, 7, Opinion())]
    desk.clear()


def test_messages_of_another_game_are_passed_over() -> None:
    desk = Desk()
    desk.take(NewGame(1, open_setup(a_record().setup), {}, (), {}))
    for message in (
        Sights(2, {}),
        Ask(2, 1, 0, "swap", (True, False)),
        Ask(2, 1, 0, "", (), COACH),
        Forget(2),
    ):
        assert list(desk.take(message)) == []


def test_the_listener_is_changed_for_good(own: BotProcess) -> None:
    heard: list[Reply | Died] = []
    listener: ReplyListener = heard.append
    own.listen(listener)
    own.warm()
    own.listen(None)
    kill(own)
    wait_until(lambda: own.pid is None)
    assert heard == []


@pytest.mark.parametrize("end", [BotProcess.kill, BotProcess.close])
def test_it_may_be_ended_before_it_has_begun(end: Callable[[BotProcess], None]) -> None:
    with nothing_left_running():
        bot_process = BotProcess()
        bot_process.warm()
        end(bot_process)


def test_it_may_be_killed_while_it_is_told_much() -> None:
    much = Ask(1, 1, 0, "swap", tuple(range(1_000_000)))  # more than a pipe holds
    with nothing_left_running():
        bot_process = BotProcess()
        bot_process.warm()
        telling = threading.Thread(target=bot_process.send, args=(much,))
        telling.start()
        bot_process.kill()
        telling.join()


def test_its_end_is_seen_though_its_pipe_stays_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it does on Windows if it ends before it has begun to run."""
    kept: list[Connection] = []
    pipe = SpawnContext.Pipe

    def keep(context: SpawnContext) -> tuple[Connection, Connection]:
        ours, theirs = pipe(context)
        kept.append(theirs)
        monkeypatch.setattr(theirs, "close", lambda: None)
        return ours, theirs

    monkeypatch.setattr(SpawnContext, "Pipe", keep)
    with nothing_left_running():
        bot_process = BotProcess()
        bot_process.warm()
        bot_process.kill()
    monkeypatch.undo()
    for end in kept:
        end.close()
