"""A program to be killed: plays the unfinished game, or a new one, and says what it shows before it goes on.

Each line is a JSON object: the number of the moment, and a digest of all that the person has seen by then.
"""

import hashlib
import json
import sys

from PySide6.QtCore import QCoreApplication, QTimer

from mascarade_qt.engine.cast import Role
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.loaded import load
from mascarade_qt.match.messages import Moment, Opening
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.unfinished import unfinished_game
from tests.match.tables import a_record
from tests.support.dice import any_answer


class Told:
    """All that the person has been told; each moment is said when it comes."""

    def __init__(self) -> None:
        self._digest = hashlib.sha256()

    def open(self, opening: Opening) -> None:
        """What was before."""
        for event in opening.past:
            self._digest.update(repr(event).encode())

    def tell(self, moment: Moment) -> None:
        """What happens, and who is asked."""
        for event in moment.events:
            self._digest.update(repr(event).encode())
        asked = moment.asked
        say(
            {
                "number": moment.number,
                "past": self._digest.hexdigest(),
                "asked": None if asked is None else [asked.player, asked.kind],
            }
        )


class Player:
    """The person and the window in one."""

    def __init__(self, match: MatchThread) -> None:
        self._match = match
        self._told = Told()
        match.opening.connect(self._told.open)
        match.moment.connect(self._show)

    def _show(self, moment: Moment) -> None:
        self._told.tell(moment)
        # A game takes about as long as it is allowed to live.
        QTimer.singleShot(moment.number % 9, lambda: self._go_on(moment))

    def _go_on(self, moment: Moment) -> None:
        asked = moment.asked
        self._match.shown(moment.number)
        if asked is not None and asked.question is not None:
            self._match.answer(moment.number, any_answer(asked.question, moment.number))


def say(data: object) -> None:
    """One line, at once."""
    print(json.dumps(data), flush=True)


def main(seed: int, players: int) -> None:
    """Play to the end."""
    application = QCoreApplication([])
    found = unfinished_game()
    assert found.unusable is None, found.unusable
    new = a_record(players, people=(0,), bot=Role(human=False, bot="naive"), seed=seed)
    game = found.game or load(new)
    bot_process = BotProcess()
    bot_process.warm()
    say({"thinking": bot_process.pid, "goes on": len(game.record.choices)})
    match = MatchThread(game, bot_process, Journal())
    player = Player(match)
    match.finale.connect(application.quit)
    match.start()
    application.exec()
    match.close()
    bot_process.close()
    del player


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
