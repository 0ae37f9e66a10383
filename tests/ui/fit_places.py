"""Opens what is to be looked at, and closes it again."""

from collections.abc import Callable

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mascarade_qt.storage.scenario_files import ScenarioStore
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.screen import TableScreen
from tests.support.waiting import idle
from tests.ui.table.harness import Hands, ScriptedMatch

SIZE = (1280, 720)


class Places:
    """Opens things to look at, and closes them again."""

    def __init__(self, settings: Settings, store: ScenarioStore) -> None:
        self.settings, self.store = settings, store
        self._shown: list[QWidget] = []
        self.matches: list[ScriptedMatch] = []

    def put(self, widget: QWidget) -> QWidget:
        """Show a widget at 1280×720."""
        if not isinstance(widget, QDialog):
            widget.resize(*SIZE)
        self._shown.append(widget)
        widget.show()
        settle()
        return widget

    def table(self, match: ScriptedMatch) -> Hands:
        """Sit down at a table."""
        self.matches.append(match)
        screen = TableScreen(match)
        self.put(screen)
        match.start()
        idle()
        return Hands(screen)

    def close(self) -> None:
        """Everything is gone."""
        for widget in reversed(self._shown):
            if shiboken6.isValid(widget):
                if isinstance(widget, TableScreen):
                    widget.close_table()
                widget.hide()
                widget.deleteLater()
        self._shown.clear()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.matches.clear()


def settle() -> None:
    """Layouts that follow layouts need more than one round."""
    for _ in range(12):
        QApplication.processEvents()


Look = Callable[[Places], QWidget]
