"""One false claim: what was said, what it really was, and what came of it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mascarade_qt.history.lies import FalseClaim
from mascarade_qt.system.override import override
from mascarade_qt.ui.end.entries import Readable
from mascarade_qt.ui.kit.text import Label, hint
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.company import Company
from mascarade_qt.words.lies import lie_gain, lie_sentence
from mascarade_qt.words.masks import mask_name


class LieRow(Readable):
    """Two portraits, the claimed and the real one, and what happened in words."""

    def __init__(self, lie: FalseClaim, company: Company, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lie = lie
        self._company = company
        self.setObjectName(f"lie_{lie.turn}_{lie.player}")
        self._said, self._arrow, self._true = Label(self), Label("→", self), Label(self)
        self._text = Label(self)
        self._text.setWordWrap(True)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(4, 3, 4, 3)
        for widget in (self._said, self._arrow, self._true):
            self._row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self._text, 1)
        self.retranslate()
        self.restyle()

    @override
    def retranslate(self) -> None:
        text = f"{lie_sentence(self._company, self._lie)} {lie_gain(self._lie)}"
        self._text.setText(text)
        self.setAccessibleName(text)
        hint(self._said, mask_name(self._lie.mask))
        hint(self._true, mask_name(self._lie.truth))

    @override
    def restyle(self) -> None:
        ratio, size = self.devicePixelRatioF(), LOOK.em(2.4)
        for portrait, mask in ((self._said, self._lie.mask), (self._true, self._lie.truth)):
            portrait.setPixmap(picture(f"masks/{mask}", size, size, ratio))
            portrait.setFixedSize(size, size)
        self._arrow.setFixedHeight(size)
        self._row.setSpacing(LOOK.em(0.4))
