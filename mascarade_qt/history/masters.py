"""How masters do in a person's seat: the same deal and opponents, played again and again by bots alone."""

import itertools

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mascarade_qt.bots.seeds import any_seed
from mascarade_qt.match.bot_process import BotProcess, Died, ReplyListener
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.roles import REGULAR, registered_name
from mascarade_qt.match.thinker import MASTER, BotSeat, PlayedOut, PlayOut, Reply

GAMES = 20
MOST_ROUNDS = 40  # a game that takes longer counts as nobody's win
_games = itertools.count(2_000_000)  # numbers that no match or study has


def verdict(won: int, games: int, players: int) -> str:
    """What masters' games say about a deal: `good`, `fair` or `hard`, against an equal share of the wins."""
    share = won * players / games
    return "good" if share >= 1.5 else "hard" if share <= 0.5 else "fair"


class Masters(QObject):
    """Plays the games one after another in the bots' process; can be stopped at any time."""

    progressed = Signal(int, int)  # games played, and won
    finished = Signal()
    failed = Signal()  # the process could not go on
    _arrived = Signal(object)

    def __init__(
        self,
        bot_process: BotProcess,
        finale: Finale,
        player: int,
        games: int = GAMES,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._bot_process, self._finale, self._player = bot_process, finale, player
        self._games = games
        self.played = self.won = 0
        self._number = 0
        self.running = False
        self._arrived.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        self._listener: ReplyListener = self._arrived.emit

    def start(self) -> None:
        """Start; the process must not be busy with a match."""
        self.running = True
        self._bot_process.listen(self._listener)
        self._begin()

    def stop(self) -> None:
        """Nothing comes after this."""
        if self.running:
            self.running = False
            self._bot_process.leave(self._listener)

    def _begin(self) -> None:
        setup = self._finale.setup
        self._number = next(_games)
        # A stranger's program is not started for this: a regular takes its place.
        roles = [REGULAR if role.human or role.bot else role for role in self._finale.roles]
        bots = {player: BotSeat(registered_name(role), any_seed()) for player, role in enumerate(roles)}
        bots[self._player] = BotSeat(MASTER, any_seed())
        self._bot_process.send(PlayOut(self._number, setup, bots, MOST_ROUNDS * len(roles)))

    @Slot(object)
    def _receive(self, reply: Reply | Died) -> None:
        if not self.running:
            return
        if isinstance(reply, Died):
            self._fail()
        elif isinstance(reply, PlayedOut) and reply.game == self._number:
            self.played += 1
            self.won += self._player in reply.winners
            self.progressed.emit(self.played, self.won)
            if self.played < self._games and self.running:
                self._begin()
            elif self.running:
                self.stop()
                self.finished.emit()

    def _fail(self) -> None:
        self.stop()
        self.failed.emit()
