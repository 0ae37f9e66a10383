"""A fixed place that explains what the mouse points at; it never moves anything else."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.theme import LOOK

USUAL, LARGE, TALL = 118, 124, 170  # pixels; the second with large text


class Explanation(Adaptive, QFrame):
    """A name and some sentences; it scrolls if they don't fit."""

    def __init__(self, name: str, parent: QWidget | None = None, tall: int = TALL) -> None:
        super().__init__(parent)
        self._height_if_tall = tall
        self.setObjectName(name)
        self._title, self._text = Label(), Label()
        self._title.setObjectName(f"{name}Title")
        self._text.setObjectName(f"{name}Text")
        role(self._title, "side-name")
        role(self._text, "side")
        page = QWidget()
        column = self._column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for label in (self._title, self._text):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            column.addWidget(label)
        column.addStretch(1)
        self._area = QScrollArea(self)
        self._area.setObjectName(f"{name}Scroll")
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(page)
        self._area.viewport().setAutoFillBackground(False)
        page.setAutoFillBackground(False)
        self._tall = False
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._area)
        self.restyle()

    @property
    def title(self) -> str:
        """What is explained."""
        return self._title.text()

    @property
    def text(self) -> str:
        """What is said about it."""
        return self._text.text()

    def explain(self, title: str, text: str) -> None:
        """Show an explanation."""
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._text.setText(text)
        self._column.activate()  # at once, so that nothing is left of the previous text, not even its height
        self._area.verticalScrollBar().setValue(0)

    @override
    def restyle(self) -> None:
        self._outer.setContentsMargins(0, LOOK.px(4), 0, LOOK.px(4))
        self.setFixedHeight(
            LOOK.px(self._height_if_tall if self._tall else LARGE if LOOK.large_text else USUAL)
        )

    def set_tall(self, tall: bool) -> None:
        """Take the room of what isn't shown now."""
        if tall != self._tall:
            self._tall = tall
            self.restyle()
