"""Reporting a problem, from About to the file."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QFileDialog, QMessageBox, QPushButton, QTextBrowser

from mascarade_qt import __version__
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.ui.window import MainWindow
from tests.ui.seeing import find, nameless


def test_from_about_to_the_file(window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    window.go("about")
    about = find(window, QDialog, "aboutDialog")
    QTest.keyClick(find(about, QPushButton, "reportButton"), Qt.Key.Key_Return)
    assert about.isVisible()
    dialog = find(about, QDialog, "reportDialog")
    assert dialog.isVisible()
    assert not nameless(dialog)
    shown = find(dialog, QTextBrowser, "reportContents")
    assert __version__ in shown.toPlainText()
    assert "Last game" not in shown.toPlainText()
    find(dialog, Toggle, "reportGameToggle").click()
    assert "Last game" in shown.toPlainText()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "mine.txt"), ""))
    find(dialog, QPushButton, "saveReportButton").click()
    assert (tmp_path / "mine.txt").read_text("utf-8").strip() == shown.toPlainText().strip()
    box = find(dialog, QMessageBox, "reportBox")
    assert "mine.txt" in box.text()
    box.close()
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *args: (str(tmp_path / "no" / "way"), ""))
    find(dialog, QPushButton, "saveReportButton").click()
    find(dialog, QMessageBox, "reportBox").close()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    about.close()
