"""What all screens around the table share: they follow language and theme, and can be left."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QHBoxLayout,
    QLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.panel import Ornament
from mascarade_qt.ui.kit.text import Label, hint
from mascarade_qt.ui.look.theme import LOOK

NO_LIMIT = 16_777_215  # Qt's largest size


class Screen(Adaptive, QWidget):
    """One page of the window. `wanted` names the screen to go to."""

    wanted = Signal(str)
    back_to = "home"
    header: "Header | None" = None
    opener: QWidget | None = None  # what had the focus when this screen was opened from another

    def entered(self) -> None:
        """The screen has just been shown."""

    def left(self) -> None:
        """Another screen has just been shown."""

    def space(self, outer: QBoxLayout, inner: QLayout) -> None:
        """The margins of a screen with a header, and the gaps between its parts."""
        margin = LOOK.em(1.0)
        outer.setContentsMargins(margin, LOOK.em(0.7), margin, LOOK.em(0.8))
        outer.setSpacing(LOOK.em(0.6))
        inner.setSpacing(LOOK.em(0.8))

    @property
    def roomy(self) -> bool:
        """Whether columns fit side by side; otherwise they stand one below the other and scroll together."""
        return self.width() > LOOK.em(60) and self.height() > LOOK.em(36)

    def shortcuts(self) -> list[tuple[str, str]]:
        """Keys that only work here, and what they do."""
        return []


class Header(Adaptive, QWidget):
    """A way back, the screen's title, and room for more on the right."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        screen.header = self
        self.back = QPushButton(self)
        self.back.setObjectName("backButton")
        self.back.setAutoDefault(False)
        self.back.clicked.connect(lambda: screen.wanted.emit(screen.back_to))
        self.title = Label(self)
        role(self.title, "title")
        self.row = QHBoxLayout(self)
        self.row.addWidget(self.back)
        self.row.addSpacing(LOOK.em(1))
        self.row.addWidget(self.title)
        self.row.addWidget(Ornament(self), 1)
        self.retranslate()
        self.restyle()

    @override
    def retranslate(self) -> None:
        label(self.back, QCoreApplication.translate("Header", "Back"))
        hint(self.back, QCoreApplication.translate("Header", "Back (Esc)"))

    @override
    def restyle(self) -> None:
        self.row.setContentsMargins(0, 0, 0, 0)
        set_icon(self.back, "back")


class Page(QScrollArea):
    """A part of a screen that scrolls if it doesn't fit; contents go into `box`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setViewport(QWidget())  # faster than letting PySide work out the type of Qt's own viewport
        self.inside = QWidget()
        role(self.inside, "page")
        self.box = QVBoxLayout(self.inside)
        self.box.setContentsMargins(0, 0, 0, 0)
        self.setWidget(self.inside)
        self.viewport().setAutoFillBackground(False)
        self.inside.setAutoFillBackground(False)
        self._whole = False
        self._within = False

    def keep_within(self, within: bool) -> None:
        """Be no taller than what is visible, as parts of it scroll by themselves; or as tall as needed."""
        self._within = within
        self._fit()

    def show_whole(self, whole: bool) -> None:
        """Be as tall as the contents, because something around it scrolls; or scroll by itself."""
        self._whole = whole
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if whole else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.setVerticalScrollBarPolicy(policy)
        self._fit()

    @property
    def shows_whole(self) -> bool:
        """Whether something around it scrolls."""
        return self._whole

    def _fit(self) -> None:
        least = self.inside.minimumSizeHint().height()
        self.inside.setMaximumHeight(max(self.viewport().height(), least) if self._within else NO_LIMIT)
        if not self._whole:
            self.setMinimumHeight(0)
            return
        width = self.viewport().width()
        layout = self.box
        height = layout.heightForWidth(width) if layout.hasHeightForWidth() else layout.minimumSize().height()
        if height != self.minimumHeight():
            self.setMinimumHeight(height)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """The contents changed."""
        done = super().eventFilter(watched, event)
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return done


def heading(parent: QWidget | None = None, name: str = "heading") -> Label:
    """A label that wraps, in one of the style sheet's roles."""
    found = Label(parent)
    found.setWordWrap(True)
    role(found, name)
    return found
