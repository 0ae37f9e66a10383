"""What this program is, and whose game it plays."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mascarade_qt import __version__
from mascarade_qt.ui.dialogs.report import ReportDialog
from mascarade_qt.ui.kit.dialog import ReadingDialog
from mascarade_qt.ui.kit.screen import heading
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK


class AboutDialog(ReadingDialog):
    """Opened from the first screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("aboutDialog", parent)
        emblem = Label(self)
        size = LOOK.em(7)
        emblem.setPixmap(picture("app/icon", size, size, self.devicePixelRatioF()))
        emblem.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.page.box.addWidget(emblem)
        self._texts = [heading(self, "serif"), heading(self, ""), heading(self, ""), heading(self, "dim")]
        for text in self._texts:
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self.page.box.addWidget(text)
        self._report = QPushButton(self)
        self._report.setObjectName("reportButton")
        self._report.clicked.connect(lambda: ReportDialog(self).open())
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self._report)
        row.addStretch(1)
        self.page.box.addLayout(row)
        self.page.box.addStretch(1)
        self.page.box.setSpacing(LOOK.em(0.8))
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything again."""
        self.setWindowTitle(self.tr("About Mascarade Qt"))
        self.title.setText("Mascarade Qt")
        self.close_button.setText(self.tr("Close"))
        self._report.setText(self.tr("Report a problem…"))
        texts = (
            self.tr(
                "An unofficial implementation of “Mascarade”, a game by Bruno Faidutti, published by Repos "
                "Production and first illustrated by Jérémy Masson. It is neither made nor endorsed by the "
                "game’s author, artists or publishers."
            ),
            self.tr(
                "All pictures were drawn for this program; nothing is copied from the printed game. "
                "The scenario sheets printed with the second edition are not reproduced: "
                "the sets called B are this program’s own."
            ),
            self.tr(
                "The program is free software under the MIT licence. "
                "The font Vollkorn is under the SIL Open Font License, Qt under the LGPL."
            ),
            self.tr("Version {version}").format(version=__version__),
        )
        for widget, text in zip(self._texts, texts, strict=True):
            widget.setText(text)
