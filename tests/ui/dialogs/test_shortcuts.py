"""The list of keys calls them as the language does."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mascarade_qt.ui.dialogs.shortcuts import ShortcutsDialog, native
from mascarade_qt.ui.kit.reading import Reading, lines, rows
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
    found = dialog.page.toPlainText().splitlines()
    assert "H\tNext heading" in found
    assert "Esc\tBack" in found


def test_a_tab_in_a_text_makes_no_row_of_it(qtbot: QtBot) -> None:
    page = Reading("page")
    qtbot.addWidget(page)
    page.read(rows([("H", "Next heading")]), lines("File “x”,\tline 1\n\tfail()"))
    block, moved = page.document().begin(), []
    while block.isValid():
        moved.append(block.blockFormat().leftMargin() > 0)
        block = block.next()
    assert moved.count(True) == 1
    assert len(moved) > 1
