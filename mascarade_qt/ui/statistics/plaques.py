"""Achievements as plaques: gold with the first game once reached; until then, a hint."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.setup import LONGEST_NAME
from mascarade_qt.history.achievements import ACHIEVEMENTS
from mascarade_qt.storage.statistics import Achieved
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.entry_page import EntryPage
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.screen import heading
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import tinted
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.achievements import title_and_text
from mascarade_qt.words.company import called
from mascarade_qt.words.games import day_text
from mascarade_qt.words.scenarios import scenario_name

GAP = 10
NARROWEST = 17.0  # em


class Plaques(EntryPage):
    """One plaque per achievement; the arrow keys go from one to the next."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.plaques = {what: Plaque(what, self.inside) for what in ACHIEVEMENTS}
        flow = FlowLayout(gap=GAP, even=True)
        for plaque in self.plaques.values():
            flow.addWidget(plaque)
        self.set_entries(list(self.plaques.values()))
        self.box.addLayout(flow)
        self.show_whole(True)

    def show_achieved(self, achieved: Mapping[str, Achieved], named: bool) -> None:
        """Which have been reached, and by whom, if several people play here."""
        for what, plaque in self.plaques.items():
            plaque.show_first(achieved.get(what), named)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        """Equally wide plaques, as many in a row as there is room for."""
        width = self.viewport().width()
        columns = max(1, min(4, (width + GAP) // (LOOK.em(NARROWEST) + GAP)))
        for plaque in self.plaques.values():
            plaque.setFixedWidth((width - GAP * (columns - 1)) // columns - 1)
        super().resizeEvent(event)


class Plaque(Adaptive, QFrame):
    """A title and what it takes; below, the first game in which it was reached."""

    def __init__(self, what: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"achievement_{what}")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Preferred)
        self._what = what
        self._first: Achieved | None = None
        self._named = False
        self._sign = Label(self)
        self._title, self._text, self._when = heading(self, ""), heading(self, ""), heading(self, "dim")
        role(self._title, "serif")
        head = QHBoxLayout()
        head.addWidget(self._sign)
        head.addWidget(self._title, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(head)
        self._column.addWidget(self._text)
        self._column.addWidget(self._when)
        self._column.addStretch(1)
        self.retranslate()
        self.restyle()

    @property
    def reached(self) -> bool:
        """Whether anybody here has done it."""
        return self._first is not None

    def show_first(self, first: Achieved | None, named: bool) -> None:
        """The first game in which it was reached, if any."""
        self._first, self._named = first, named
        self.retranslate()
        self.restyle()

    @override
    def retranslate(self) -> None:
        title, text = title_and_text(self._what)
        self._title.setText(title)
        self._text.setText(text)
        first = self._first
        when = ""
        if first is not None:
            name = plain(called(first.name), LONGEST_NAME) if self._named else ""
            facts = (name, day_text(first.created), scenario_name(first.scenario))
            when = " · ".join(fact for fact in facts if fact)
        self._when.setText(when)
        self._when.setVisible(bool(when))
        self.setAccessibleName(title)
        not_yet = self.tr("Not reached yet")
        self.setAccessibleDescription(f"{text} {when or not_yet}")

    @override
    def restyle(self) -> None:
        colour = LOOK.theme.gold if self.reached else LOOK.theme.dim
        side = LOOK.em(1.5)
        self._sign.setPixmap(tinted("icons/win", side, colour, self.devicePixelRatioF()))
        margin = LOOK.em(0.7)
        self._column.setContentsMargins(margin, LOOK.em(0.5), margin, LOOK.em(0.5))
        self._column.setSpacing(LOOK.em(0.2))
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = LOOK.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(theme.raised if self.reached else theme.panel))
        painter.setPen(
            QPen(QColor(theme.gold if self.reached else theme.line), LOOK.px(2 if self.reached else 1))
        )
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        painter.drawRoundedRect(frame, 8, 8)
        if self.hasFocus():
            paint_focus_ring(painter, frame.adjusted(3, 3, -3, -3), 6, colour=theme.text)
