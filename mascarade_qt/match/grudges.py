"""Who has a score to settle with whom, as everybody could see: robbed by name, found out, or bluffed."""

from mascarade_qt.engine.events import CoinsMoved, Event, Revealed
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.match.moods import changes

ROUNDS = 3  # until it is forgotten


class Grudges:
    """Follows a game."""

    def __init__(self) -> None:
        self._owed: dict[tuple[int, int], int] = {}  # by who suffered and from whom: the turn

    def see(self, table: PublicTable, event: Event) -> int | None:
        """Who settles a score with this; the table is still as it was before."""
        if isinstance(event, CoinsMoved) and event.why not in ("fine", "out"):
            return self._robbed(table, event)
        if isinstance(event, Revealed) and not table.used and table.announced is not None:
            self._shown(table, {player: mask for player, _, mask in event.cards})
        return None

    def _robbed(self, table: PublicTable, event: CoinsMoved) -> int | None:
        if table.power is None:
            return None
        robber, settled = table.power.player, None
        for seat, number in changes(table, event).items():
            victim = table.seats[seat]
            if number >= 0 or victim == robber:
                continue
            owed = self._owed.pop((robber, victim), None)
            if owed is not None and victim == table.target and table.turn - owed <= ROUNDS * table.players:
                settled = robber
            self._owed[victim, robber] = table.turn
        return settled

    def _shown(self, table: PublicTable, cards: dict[int, str]) -> None:
        """A liar was found out, or somebody was wrong about an honest player."""
        honest = cards.get(table.active, table.announced) == table.announced
        for player in cards.keys() - {table.active}:
            if not honest:
                self._owed[table.active, player] = table.turn
            elif cards[player] != table.announced:
                self._owed[player, table.active] = table.turn
