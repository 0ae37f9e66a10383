"""Waits for the process in which bots think, by the order of its messages instead of by time."""

import random

from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.match.thinker import NewGame, Progress, Reply
from mascarade_qt.match.thinking import Died, Thinking
from tests.support.waiting import idle, wait_until

SENTINEL = 10**9  # a game that is nobody's


def let_it_catch_up(thinking: Thinking) -> None:
    """Until all it was sent before has been answered, and the answers have arrived."""
    listener = thinking._listener
    heard: list[object] = []

    def hear(reply: Reply | Died) -> None:
        if isinstance(reply, Progress) and reply.game == SENTINEL:
            heard.append(reply)
        elif listener is not None:
            listener(reply)

    thinking.listen(hear)
    setup = deal(ready_scenarios()["a4"], list("ABCD"), random.Random(1))
    thinking.send(NewGame(SENTINEL, setup, {}, (), {}))
    wait_until(lambda: heard)
    thinking.listen(listener)
    idle()
