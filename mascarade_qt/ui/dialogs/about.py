"""What this program is, and whose game it plays."""

from PySide6.QtWidgets import QPushButton, QWidget

from mascarade_qt import __version__
from mascarade_qt.system.override import override
from mascarade_qt.ui.dialogs.report import ReportDialog
from mascarade_qt.ui.kit.dialog import ReadingDialog
from mascarade_qt.ui.kit.document import paragraph
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.theme import LOOK


class AboutDialog(ReadingDialog):
    """Opened from the first screen."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("aboutDialog", parent)
        size = LOOK.em(7)
        self.emblem.setPixmap(picture("app/icon", size, size, self.devicePixelRatioF()))
        self._report = QPushButton(self)
        self._report.setObjectName("reportButton")
        self._report.clicked.connect(lambda: ReportDialog(self).open())
        self.row.insertWidget(1, self._report)
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("About Mascarade Qt"))
        self.title.setText("Mascarade Qt")
        self.close_button.setText(self.tr("Close"))
        self._report.setText(self.tr("Report a problem…"))
        texts = (
            self.tr(
                "An unofficial implementation of “Mascarade”, a game by Bruno Faidutti, "
                "published by Repos Production and first illustrated by Jérémy Masson. It was "
                "not made and is not endorsed by the game’s author, artists or publishers."
            ),
            self.tr(
                "All pictures were drawn for this program; nothing is copied from the printed game. The "
                "scenario sheets printed with the second edition are not reproduced: the scenarios called B "
                "are this program’s own."
            ),
            self.tr(
                "The program is free software under the MIT licence. The fonts, based on "
                "Vollkorn and Source Sans, are under the SIL Open Font License; Qt is under the "
                "LGPL."
            ),
            self.tr("Version {version}").format(version=__version__),
        )
        self.page.read(*(paragraph(text) for text in texts))
        self.page.setAccessibleName(self.windowTitle())
