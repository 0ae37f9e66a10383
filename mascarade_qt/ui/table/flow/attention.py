"""Whether the table can be seen. While it can't, the game waits."""

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.system.override import override

TELLING = (
    QEvent.Type.Show,
    QEvent.Type.Hide,
    QEvent.Type.WindowBlocked,
    QEvent.Type.WindowUnblocked,
)


class Attention(QObject):
    """Watches whether one widget is hidden by another screen, a dialog or a minimised window. When people
    play, the game also waits while another program is in front, as when the screen is locked; bots that are
    only watched play on.
    """

    changed = Signal(bool)

    def __init__(self, watched: QWidget) -> None:
        super().__init__(watched)
        self._watched = watched
        self._away = False  # another program is in front
        self.people = False
        self.paid = True
        watched.installEventFilter(self)
        app = QGuiApplication.instance()
        if isinstance(app, QGuiApplication):
            app.applicationStateChanged.connect(self._follow)

    def end(self) -> None:
        """Stop following."""
        self.blockSignals(True)

    def look(self) -> None:
        """Check again, and report a change."""
        paid = self._seen() and not (self.people and self._away)
        if paid != self.paid:
            self.paid = paid
            self.changed.emit(paid)

    def _seen(self) -> bool:
        window = self._watched.window()
        dialog = QApplication.activeModalWidget()
        covered = dialog is not None and dialog is not window
        return self._watched.isVisible() and not window.isMinimized() and not covered

    def _follow(self, state: Qt.ApplicationState) -> None:
        self._away = state != Qt.ApplicationState.ApplicationActive
        self.look()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in TELLING:
            QTimer.singleShot(0, self, self.look)  # once Qt has finished hiding or showing
            if event.type() in (QEvent.Type.Hide, QEvent.Type.WindowBlocked):
                self.look()
        return super().eventFilter(watched, event)
