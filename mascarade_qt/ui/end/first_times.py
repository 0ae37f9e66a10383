"""Finds out what has been achieved for the first time in a game that has just ended."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt

from mascarade_qt.engine.cast import Cast
from mascarade_qt.history.achievements import achieved
from mascarade_qt.history.figures import BOTS, HOT_SEAT
from mascarade_qt.history.retrospect import Retrospect
from mascarade_qt.match.messages import Finale
from mascarade_qt.ui.statistics.count import Count, Report

Tell = Callable[[list[tuple[str, str]]], object]


class FirstTimes(QObject):
    """Counts the kept games, this one among them, and tells what no earlier one had reached."""

    def __init__(self, finale: Finale, game: Retrospect, tell: Tell, parent: QObject) -> None:
        super().__init__(parent)
        self._created, self._tell = finale.created, tell
        people = Cast(finale.roles).humans
        self._kind = BOTS if len(people) == 1 else HOT_SEAT
        names = finale.setup.players
        self._reached = [
            (what, names[player]) for player in people for what in achieved(game, player, finale.roles)
        ]
        self._count: Count | None = None
        if self._reached:
            self._count = Count(self)
            self._count.reported.connect(self._take, Qt.ConnectionType.QueuedConnection)
            self._count.start()

    @property
    def over(self) -> bool:
        """Whether there is nothing more to find out."""
        return self._count is None

    def stop(self) -> None:
        """The result is no longer wanted."""
        count, self._count = self._count, None
        if count is not None:
            count.close()
            count.deleteLater()

    def _take(self, report: Report) -> None:
        if self._count is None or report.counting:
            return
        self.stop()
        known = report.sheets[self._kind].achieved
        here = {what: found.name for what, found in known.items() if found.created == self._created}
        news = [(what, name) for what, name in self._reached if here.get(what) == name]
        if news:
            self._tell([(what, name if self._kind == HOT_SEAT else "") for what, name in news])
