"""The list of keys calls them as the language does."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mascarade_qt.ui.dialogs.shortcuts import ShortcutsDialog, native
from mascarade_qt.words.languages import install


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    install("fr")
    yield
    install("en")


def test_keys_have_their_names_in_the_language(french: None) -> None:
    assert native("Enter, Space") == "Entrée, Espace"
    assert native("Page Up, Page Down") == "Page préc, Page suiv"
    assert native("← ↑ ↓ →") == "← ↑ ↓ →"
    assert native("1 … 9, 0, a …") == "1 … 9, 0, a …"


def test_a_key_and_what_it_does_are_one_line(qtbot: QtBot) -> None:
    """So they are heard together; where they stand in a table, they are not."""
    dialog = ShortcutsDialog(lambda: [("H", "Next heading")])
    qtbot.addWidget(dialog)
    lines = dialog.page.toPlainText().splitlines()
    assert "H\tNext heading" in lines
    assert "Esc\tBack" in lines
