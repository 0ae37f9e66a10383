"""Whether leaders are stopped: who was rich a whole round before winning, and what was done about it."""

from collections.abc import Sequence

from mascarade_qt.bots.arena.tally import Score
from mascarade_qt.engine.events import CoinsMoved, Returned
from mascarade_qt.engine.game import Game

LEADING = 10  # coins
NOT_ROBBED = frozenset({"fine", "out"})  # coins that move for these reasons


class Rounds:
    """Watches one game turn by turn."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._fortunes: list[list[int]] = []  # by turn, then by player
        self._mover = 0
        self._touched: dict[int, int] = {}  # by player: the last turn in which another one acted on them

    def turn(self, player: int) -> None:
        """A turn begins."""
        coins = self._game.coins
        self._fortunes.append([coins[seat] for seat in self._game.seat_of])
        self._mover = player

    def contested(self) -> None:
        """The active player is contested."""
        self._touch(self._mover)

    def returned(self, event: Returned) -> None:
        """Two cards were held."""
        owner, seats = self._game.layout.owner, self._game.seats
        for place in event.places:
            if place in owner and seats[owner[place]] != event.player:
                self._touch(seats[owner[place]])

    def robbed(self, event: CoinsMoved) -> None:
        """Coins moved."""
        if event.why not in NOT_ROBBED:
            for source, _, _ in event.moves:
                if isinstance(source, int) and self._game.seats[source] != self._mover:
                    self._touch(self._game.seats[source])

    def _touch(self, player: int) -> None:
        self._touched[player] = len(self._fortunes) - 1

    def end(self, scores: Sequence[Score]) -> None:
        """Count the winners who led a whole round before, and those nobody acted on in that round."""
        first = len(self._fortunes) - self._game.setup.layout.players
        if first < 0:
            return
        for winner in self._game.winners:
            if self._fortunes[first][winner] >= LEADING:
                scores[winner].led += 1
                scores[winner].let_go += self._touched.get(winner, -1) < first
