"""How masters do in a person's seat: the same deal and opponents, played again and again by bots alone."""

import itertools

from PySide6.QtCore import QObject

from mascarade_qt.bots.seeds import any_seed
from mascarade_qt.history.process_task import ProcessTask
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.roles import REGULAR, registered_name
from mascarade_qt.match.thinker import MASTER, BotSeat, PlayedOut, PlayOut, Reply
from mascarade_qt.system.override import override

GAMES = 20
MOST_ROUNDS = 40  # a game that takes longer counts as nobody's win
_games = itertools.count(2_000_000)  # numbers that no match or study has


def verdict(won: int, games: int, players: int) -> str:
    """What masters' games say about a deal: `good`, `fair` or `hard`, against an equal share of the wins."""
    share = won * players / games
    return "good" if share >= 1.5 else "hard" if share <= 0.5 else "fair"


class Masters(ProcessTask):
    """Plays the games one after another; `progressed` says how many were played, and how many won."""

    def __init__(
        self,
        bot_process: BotProcess,
        finale: Finale,
        player: int,
        games: int = GAMES,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(bot_process, parent)
        self._finale, self._player, self._games = finale, player, games
        self.played = self.won = 0
        self._number = 0

    @override
    def _begin(self) -> None:
        setup = self._finale.setup
        self._number = next(_games)
        # A stranger's program is not started for this: a regular takes its place.
        roles = [REGULAR if role.human or role.bot else role for role in self._finale.roles]
        bots = {player: BotSeat(registered_name(role), any_seed()) for player, role in enumerate(roles)}
        bots[self._player] = BotSeat(MASTER, any_seed())
        self._bot_process.send(PlayOut(self._number, setup, bots, MOST_ROUNDS * len(roles)))

    @override
    def _take(self, reply: Reply) -> None:
        if not isinstance(reply, PlayedOut) or reply.game != self._number:
            return
        self.played += 1
        self.won += self._player in reply.winners
        self.progressed.emit(self.played, self.won)
        if self.running:
            self._finish() if self.played == self._games else self._begin()
