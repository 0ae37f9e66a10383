"""Waits for the process in which bots think, by the order of its messages instead of by time."""

import random

from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.match.bot_process import BotProcess, Died
from mascarade_qt.match.thinker import NewGame, Progress, Reply
from tests.support.waiting import idle, wait_until

SENTINEL = 10**9  # a game that is nobody's


def let_it_catch_up(bot_process: BotProcess) -> None:
    """Wait until everything sent earlier has been answered, and the answers have arrived."""
    listener = bot_process._listener
    heard: list[object] = []

    def hear(reply: Reply | Died) -> None:
        if isinstance(reply, Progress) and reply.game == SENTINEL:
            heard.append(reply)
        elif listener is not None:
            listener(reply)

    bot_process.listen(hear)
    setup = deal(ready_scenarios()["a4"], list("ABCD"), random.Random(1))
    bot_process.send(NewGame(SENTINEL, setup, {}, (), {}))
    wait_until(lambda: heard)
    bot_process.listen(listener)
    idle()
