"""The window's size: it fits the screen, and everything inside grows with it."""

from PySide6.QtCore import QByteArray, QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.style import apply_zoom

USUAL = QSize(1280, 720)  # everything is designed for this size, and scaled for others
SMALLEST = QSize(800, 450)
DECORATION = QSize(4, 40)  # room for title bar and frame, until the system tells their size
SHARE = 0.8  # of a large screen, taken by the first window
LEAST_ZOOM, MOST_ZOOM, STEP = 0.6, 4.0, 0.05
CALM = 120  # ms without further changes until everything takes its new size


def zoom_for(size: QSize) -> float:
    """The scale of things in a window of this size."""
    found = min(size.width() / USUAL.width(), size.height() / USUAL.height())
    steps = int(max(LEAST_ZOOM, min(MOST_ZOOM, found)) / STEP + 1e-6)
    return round(steps * STEP, 2)


def first_size(available: QRect) -> QSize:
    """The size of a window on its first start: larger on a large screen, smaller on a small one."""
    room = available.size() - DECORATION
    large = USUAL.scaled(room * SHARE, Qt.AspectRatioMode.KeepAspectRatio)
    return USUAL.expandedTo(large).boundedTo(room)


class WindowSize(QObject):
    """Keeps a window within its screen, and its contents in proportion."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._screen: QScreen | None = None
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM)
        self._calm.timeout.connect(self._apply)
        window.installEventFilter(self)

    def begin(self, geometry: QByteArray) -> None:
        """Restore the last size, or take that of a first start."""
        if geometry.isEmpty() or not self._window.restoreGeometry(geometry):
            self._window.resize(first_size(self._window.screen().availableGeometry()))
        self._apply()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize:
            PIXMAPS.resizing = self._calm.isActive()  # the edge of the window is being dragged
            self._calm.start()
        elif event.type() == QEvent.Type.Hide:
            self._apply()  # the dragging has ended
        elif event.type() == QEvent.Type.Show:
            self._apply()
            self._follow_screen()
        return super().eventFilter(watched, event)

    def _apply(self) -> None:
        self._calm.stop()
        if PIXMAPS.resizing:
            PIXMAPS.resizing = False
            self._window.update()  # with everything in it sharp again
        apply_zoom(zoom_for(self._window.size()))

    def _follow_screen(self) -> None:
        if self._screen is None:
            handle = self._window.windowHandle()
            self._screen = handle.screen()
            handle.screenChanged.connect(self._fit)

    def _fit(self, screen: QScreen) -> None:
        """Fit a new screen: never be larger than it."""
        self._screen = screen
        window = self._window
        if window.isMaximized() or window.isFullScreen():
            return
        around = window.frameGeometry().size() - window.size()
        room = screen.availableGeometry().size() - around
        if window.width() > room.width() or window.height() > room.height():
            window.resize(window.size().boundedTo(room).expandedTo(window.minimumSize()))
