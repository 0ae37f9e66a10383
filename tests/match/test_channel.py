"""What comes from the bots' process is data. Anything else ends that process, at once."""

import os
import pickle
import struct
import threading
import time
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from mascarade_qt.bots.hosting.guard import Fault
from mascarade_qt.bots.mind import effects
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.sight import open_setup, seen
from mascarade_qt.match import thinker
from mascarade_qt.match.bot_process import MOST_BYTES, BotProcess, Died, read_reply
from mascarade_qt.match.messages import Opinion
from mascarade_qt.match.thinker import (
    Advised,
    Answered,
    Ask,
    BotSeat,
    CoachGone,
    Desk,
    Faulty,
    Forget,
    NewGame,
    Progress,
    Reply,
    Sights,
)
from tests.match.tables import a_record

REPLIES: list[Reply] = [
    Answered(1, 2, ("announce", "0", "king")),
    Advised(1, 2, Opinion()),
    Faulty(1, Fault("guest", 3, "no idea"), "Traceback"),
    CoachGone(1, 0, "Traceback"),
    Progress(1),
]


class _Evil:
    def __reduce__(self) -> tuple[object, tuple[str]]:
        return eval, ("open('owned', 'w')",)


GARBAGE = {
    "an unknown attribute": b"cmascarade_qt.match.thinker\nNothing\n.",
    "an unknown module": b"cno_such_module\nNothing\n.",
    "no text": b"\x80\x04\x8c\x02\xff\xfe.",
    "cut off": pickle.dumps(REPLIES[0])[:-3],
    "nothing": b"",
    "noise": bytes(range(256)),
    "another type": pickle.dumps(42),
    "a list": pickle.dumps([REPLIES[0]]),
    "code": pickle.dumps(_Evil()),
    "another class of ours": pickle.dumps(thinker.Forget(1)),
    "a reply that lacks parts": pickle.dumps(Progress(1)).replace(b"K\x01", b""),
}


@pytest.mark.parametrize("reply", REPLIES, ids=lambda reply: type(reply).__name__)
def test_every_reply_arrives(reply: Reply) -> None:
    assert read_reply(pickle.dumps(reply)) == reply


@pytest.mark.parametrize("data", GARBAGE.values(), ids=GARBAGE)
def test_garbage_is_no_reply(data: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises((pickle.UnpicklingError, EOFError, IndexError, TypeError, ValueError)):
        read_reply(data)
    assert list(tmp_path.iterdir()) == []


def _talks(connection: Connection) -> None:
    """Instead of thinking: say what was asked for, byte for byte, and stay."""
    os.write(connection.fileno(), connection.recv().bot)
    time.sleep(1000)


RAW = {name: struct.pack("!i", len(data)) + data for name, data in GARBAGE.items()}
RAW["a length of 2^63"] = struct.pack("!iQ", -1, 2**63)
RAW["more than there is room for"] = struct.pack("!i", MOST_BYTES + 1)


@pytest.mark.skipif(os.name != "posix", reason="writes to the pipe itself")
@pytest.mark.parametrize("data", RAW.values(), ids=RAW)
def test_a_process_that_talks_garbage_dies_at_once(data: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinker, "run", _talks)
    bot_process = BotProcess()
    died = threading.Event()
    bot_process.listen(lambda reply: died.set() if isinstance(reply, Died) else None)
    bot_process.warm()
    pid = bot_process.pid
    assert pid is not None
    # The process first has to start: a second counts from what it says.
    bot_process.send(thinker.BotSeat(data, 0))  # type: ignore[arg-type]
    assert died.wait(60)
    assert bot_process.pid is None
    bot_process.close()


def test_after_a_game_nothing_of_it_is_remembered() -> None:
    """Fortunes seldom come again at another table: their outcomes filled 40 MB in eighty games."""
    record = a_record(6, people=())
    game = Game(record.setup)
    desk = Desk()
    seats = {player: BotSeat("master", player) for player in range(6)}
    past = {player: tuple(seen(event, player) for event in game.events) for player in seats}
    assert list(desk.take(NewGame(1, open_setup(record.setup), seats, (), past))) == [Progress(1)]
    while game.turn < 8:  # after the opening, when there is something to work out
        question = game.question
        assert question is not None
        ask = Ask(1, game.turn, question.player, question.kind, question.answers)
        [answer] = [reply.answer for reply in desk.take(ask) if isinstance(reply, Answered)]
        events = game.answer(answer)
        told = {player: tuple(seen(event, player) for event in events) for player in seats}
        assert list(desk.take(Sights(1, told))) == []
    assert effects._worths.cache_info().currsize > 0
    assert list(desk.take(Forget(1))) == []
    for cached in (effects._position, effects._worths, effects._certain):
        assert cached.cache_info().currsize == 0
