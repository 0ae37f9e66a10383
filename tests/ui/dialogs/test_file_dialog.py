"""Qt's own file dialog speaks the user's language, where Qt's translations have holes, too."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QLabel

from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.languages import LANGUAGES, install
from mascarade_qt.words.qt_texts import TEXTS


def labels(folder: Path) -> list[str]:
    dialog = QFileDialog(None, "", str(folder), "*.mascarade")
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    found = [label.text() for label in dialog.findChildren(QLabel) if label.text()]
    dialog.deleteLater()
    return found


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_label_stays_english(window: MainWindow, tmp_path: Path, language: str) -> None:
    english = labels(tmp_path)
    assert len(english) == 3
    install(language)
    try:
        assert not set(english) & set(labels(tmp_path))
        assert all(context.text(text) != text for context, text in TEXTS)
    finally:
        install("en")
