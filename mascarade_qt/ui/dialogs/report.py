"""Report a problem: what a report holds, and where it is saved. The program sends nothing."""

from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QPushButton, QWidget

from mascarade_qt.storage.problem_report import REPORT_SUFFIX, report_text, write_report
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.dialog import ReadingDialog
from mascarade_qt.ui.kit.document import lines
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import heading
from mascarade_qt.ui.kit.text import message_box
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.words.troubles import error_text

NAME = f"mascarade-report{REPORT_SUFFIX}"


class ReportDialog(ReadingDialog):
    """Shows everything that would be in the file before it is written."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("reportDialog", parent)
        self._about = ReadLabel("reportAbout", self)
        self.box.addWidget(self._about)
        self.game = Toggle("reportGameToggle", self)
        self._game_about = heading(self, "")
        row = QHBoxLayout()
        row.addWidget(self.game)
        row.addWidget(self._game_about, 1)
        self.box.addLayout(row)
        self.save_button = QPushButton(self)
        self.save_button.setObjectName("saveReportButton")
        role(self.save_button, "primary")
        self.row.insertWidget(1, self.save_button)
        self.page.setObjectName("reportContents")
        self.game.toggled.connect(self._show_contents)
        self.save_button.clicked.connect(self._save)
        self._show_contents()
        self.retranslate()

    def _show_contents(self) -> None:
        self.page.read(lines(report_text(self.game.isChecked())))

    def _save(self) -> None:
        name, _ = QFileDialog.getSaveFileName(self, self.tr("Save the report"), NAME)
        if not name:
            return
        try:
            path = write_report(Path(name), self.game.isChecked())
        except OSError as error:
            text = self.tr("The report couldn’t be saved: {why}").format(why=error_text(error))
        else:
            text = self.tr("The report is here: {path}").format(path=path)
        message_box(self, "reportBox", text).open()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Report a problem"))
        self.title.setText(self.tr("Report a problem"))
        self.close_button.setText(self.tr("Close"))
        self._about.setText(
            self.tr(
                "The report is a file that you can attach to a message. It names your version "
                "and system and lists any errors. The program itself sends nothing."
            )
        )
        about_game = self.tr("Add the last game, with all its hidden cards and the players’ names")
        self._game_about.setText(about_game)
        self.game.setAccessibleName(about_game)
        self.page.setAccessibleName(self.windowTitle())
        self.save_button.setText(self.tr("Save the report…"))
