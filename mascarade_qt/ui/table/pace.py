"""The pace of a table, chosen at the table: the same as in Settings."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QWheelEvent

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.text import show_hint
from mascarade_qt.ui.look.motion import SPEEDS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.screen import TableScreen

PACES = tuple(SPEEDS)  # from slow to instant


class TablePace(QObject):
    """A click on the button is the next pace, a right click the one before; + and - do the same."""

    def __init__(self, table: TableScreen, settings: Settings) -> None:
        super().__init__(table)
        self._table, self._settings = table, settings
        table.ready.connect(self._listen)

    def _listen(self) -> None:
        button = self._table.toolbar.pace
        button.clicked.connect(lambda: self.step(1, around=True))
        button.installEventFilter(self)
        self._table.keys.add({"faster": lambda: self.step(1), "slower": lambda: self.step(-1)})
        self._settings.changed.connect(self._show)
        self._show()

    def step(self, by: int, around: bool = False) -> None:
        """Faster or slower, which a tip says; from the fastest, a click leads back to the slowest."""
        place = PACES.index(self._settings.speed) + by
        place = place % len(PACES) if around else max(0, min(len(PACES) - 1, place))
        self._settings.speed = PACES[place]
        show_hint(self._table.toolbar.pace)

    def _show(self) -> None:
        self._table.toolbar.show_pace(self._settings.speed)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent) and event.angleDelta().y():
            self.step(1 if event.angleDelta().y() > 0 else -1)
            return True
        if event.type() == QEvent.Type.ContextMenu:
            self.step(-1)
            return True
        return super().eventFilter(watched, event)
