"""One lie: what was said, what it really was, and what came of it."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from mascarade_qt.ui.art import picture
from mascarade_qt.ui.models.lies import Lie
from mascarade_qt.ui.text.company import Company
from mascarade_qt.ui.text.linguist import Context, fill
from mascarade_qt.ui.text.masks import mask_name
from mascarade_qt.ui.theme import LOOK
from mascarade_qt.ui.widgets.living import react

LieText = Context("LieText")


class LieRow(QWidget):
    """Two portraits, said and true, and the sentences."""

    def __init__(self, lie: Lie, company: Company, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lie = lie
        self._company = company
        self.setObjectName(f"lie_{lie.turn}_{lie.player}")
        self._said, self._arrow, self._true = QLabel(self), QLabel("→", self), QLabel(self)
        self._text = QLabel(self)
        self._text.setWordWrap(True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        for widget in (self._said, self._arrow, self._true):
            self._row.addWidget(widget, 0, Qt.AlignmentFlag.AlignTop)
        self._row.addWidget(self._text, 1)
        self.retranslate()
        self.restyle()

    def retranslate(self) -> None:
        """Say everything again."""
        text = " ".join(part for part in (self._what(), self._reaction(), self._gain()) if part)
        self._text.setText(text)
        self.setAccessibleName(text)
        self._said.setToolTip(mask_name(self._lie.mask))
        self._true.setToolTip(mask_name(self._lie.truth))

    def _what(self) -> str:
        lie = self._lie
        if lie.announced:
            text = self.tr("Turn {turn}, {name}: announced “{mask}”, wore “{truth}”.")
        else:
            text = self.tr("Turn {turn}, {name}: contested with “{mask}”, wore “{truth}”.")
        return fill(
            text,
            turn=lie.turn + 1,
            name=self._company.name(lie.player),
            mask=mask_name(lie.mask),
            truth=mask_name(lie.truth),
        )

    def _reaction(self) -> str:
        lie = self._lie
        if not lie.announced:
            return ""
        if lie.believed:
            return self.tr("Nobody contested.")
        names = ", ".join(self._company.name(player) for player in lie.contested_by)
        return fill(self.tr("Contested by: {names}."), names=names)

    def _gain(self) -> str:
        gain = self._lie.gain
        if gain > 0:
            return LieText.tr("It brought %n coin(s).", "", gain)
        if gain < 0:
            return LieText.tr("It cost %n coin(s).", "", -gain)
        return self.tr("It brought nothing.")

    def restyle(self) -> None:
        """Take sizes again."""
        ratio, size = self.devicePixelRatioF(), LOOK.em(2.4)
        for portrait, mask in ((self._said, self._lie.mask), (self._true, self._lie.truth)):
            portrait.setPixmap(picture(f"masks/{mask}", size, size, ratio))
            portrait.setFixedSize(size, size)
        self._arrow.setFixedHeight(size)
        self._row.setSpacing(LOOK.em(0.4))

    def changeEvent(self, event: QEvent) -> None:
        """Part of QWidget."""
        react(self, event)
        super().changeEvent(event)
