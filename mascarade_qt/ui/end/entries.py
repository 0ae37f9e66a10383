"""Entries about moments of the game: Enter or a double click opens the replay there."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QVBoxLayout, QWidget

from mascarade_qt.history.retrospect import GreatMoment
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.screen import heading
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.words.achievements import title_and_text
from mascarade_qt.words.company import Company, called
from mascarade_qt.words.phrases import labelled, titled
from mascarade_qt.words.retrospect import moment_sentence, moment_title


class Readable(Adaptive, QFrame):
    """An entry with a focus ring. It is a frame, because screen readers see no role in a plain widget."""

    opened = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        else:
            super().keyPressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.opened.emit()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 5)


class TitledRow(Readable):
    """An entry with a title and a text below it."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.title, self.text = heading(self), heading(self, "")
        box = QVBoxLayout(self)
        box.setContentsMargins(4, 3, 4, 3)
        box.setSpacing(2)
        box.addWidget(self.title)
        box.addWidget(self.text)


class MomentRow(TitledRow):
    """A great moment: what makes it great, and what happened."""

    def __init__(self, moment: GreatMoment, company: Company, parent: QWidget | None = None) -> None:
        super().__init__(f"greatMoment_{moment.kind}", parent)
        self._moment, self._company = moment, company
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(moment_title(self._moment))
        self.text.setText(moment_sentence(self._company, self._moment))
        self.setAccessibleName(f"{self.title.text()}. {self.text.text()}")


class AchievementRow(TitledRow):
    """One line for each; `achieved` says what, and by whom where several people play."""

    def __init__(self, achieved: Sequence[tuple[str, str]], parent: QWidget) -> None:
        super().__init__("newAchievements", parent)
        self._achieved = tuple(achieved)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.title.setText(self.tr("Achieved for the first time"))
        lines = []
        for what, name in self._achieved:
            line = titled(*title_and_text(what))
            lines.append(labelled(called(name), line) if name else line)
        self.text.setText("\n".join(lines))
        self.setAccessibleName(f"{self.title.text()}. {' '.join(lines)}")
