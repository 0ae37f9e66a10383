"""What a bot is: it sees and answers, nothing else. The interface is the proof of honesty.

A bot is made from the public set-up, its own player number and a seed (registry.py). From then on it gets
its own sight of every event, in order, and questions. Use a class of your own as `file.py:Class`:

    class Mine:
        def __init__(self, setup: Setup, player: int, seed: int) -> None: ...
        def see(self, event: Event) -> None: ...
        def answer(self, question: Question) -> Answer: ...

Four bots at a table:

    >>> import random
    >>> from mascarade_qt.bots.registry import make_bot
    >>> from mascarade_qt.engine.game import Game
    >>> from mascarade_qt.engine.scenarios import deal, ready_scenarios
    >>> from mascarade_qt.engine.sight import open_setup, seen
    >>> setup = deal(ready_scenarios()["a4"], ["Ann", "Bob", "Cleo", "Dan"], random.Random(1))
    >>> bots = [make_bot("naive", open_setup(setup), player, seed=player) for player in range(4)]
    >>> game = Game(setup)
    >>> events = game.events
    >>> while not game.over:
    ...     for player, bot in enumerate(bots):
    ...         for event in events:
    ...             bot.see(seen(event, player))
    ...     events = game.answer(bots[game.question.player].answer(game.question))
    >>> events[-1].why in ("thirteen", "broke", "cheat")
    True

docs/bots.md has a whole bot. A program in any language holds the same conversation as lines of JSON:
docs/bot-protocol.md.
"""

from typing import Protocol

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question


class Bot(Protocol):
    """Plays for one player, knowing only what that player sees."""

    def see(self, event: Event) -> None:
        """Everything this player sees, in order.

        What only others may know is None (docs/stream.md, "Who sees what"). A bot's own answers come back as
        events, too, so there is no need to remember them separately.
        """

    def answer(self, question: Question) -> Answer:
        """One of `question.answers`, of which there are at least two; a pair may be in either order.

        Everything that led to the question has been seen. A bot that raises, answers anything else
        or takes too long is replaced for the rest of the game (guard.py).
        """
        ...
