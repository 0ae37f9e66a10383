"""Phones at the table of a match: the match tells and asks a phone with a seat just like a screen."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from mascarade_qt.engine.questions import Answer
from mascarade_qt.match.match import Loop, Match
from mascarade_qt.match.messages import Message, Moment, Opening
from mascarade_qt.phones.hub import Hub, Listener, Overview
from mascarade_qt.phones.server import PhoneServer
from mascarade_qt.system.override import override


class PhoneTable(Listener):
    """The server of one match. `start` it, and `close` it before the match."""

    def __init__(
        self,
        loop: Loop,
        names: Mapping[int, str],
        changed: Callable[[Overview], object],
        addresses: Sequence[str] | None = None,
    ) -> None:
        """`names` are the people's, by player; `changed` is called in the server's thread."""
        self._loop = loop
        self._changed = changed
        self.server = PhoneServer(names, self, addresses)

    def start(self) -> None:
        """Let phones connect. ServerError if none could."""
        self.server.start()

    def close(self) -> None:
        """Disconnect them."""
        self.server.close()

    # --- the hub says ---

    @override
    def seat_taken(self, player: int) -> None:
        self._loop.post(Match.seat, player, partial(self._hear, player))

    @override
    def seat_freed(self, player: int) -> None:
        self._loop.post(Match.unseat, player)

    @override
    def answered(self, number: int, player: int, answer: Answer) -> None:
        self._loop.post(Match.answer, number, answer, (player,))

    @override
    def changed(self, overview: Overview) -> None:
        self._changed(overview)

    # --- the match says, in its own thread ---

    def _hear(self, player: int, message: Message) -> None:
        post = self.server.post
        if isinstance(message, Opening):
            post(Hub.open, player, message.setup, message.help, message.past)
        elif isinstance(message, Moment):
            post(Hub.tell, player, message.events)
            asked = message.asked
            if asked is None:
                post(Hub.wait, player, message.number, None, "")
            elif asked.question is None:
                post(Hub.wait, player, message.number, asked.player, asked.kind)
            else:
                post(Hub.ask, player, message.number, asked.question)
