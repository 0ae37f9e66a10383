"""The list of keys calls them as the language does."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mascarade_qt.ui.dialogs.shortcuts import ShortcutsDialog
from mascarade_qt.ui.kit.commands import Command, key_text
from mascarade_qt.ui.kit.document import TextPage, lines, rows
from mascarade_qt.words.languages import install


@pytest.fixture
def french(qapp: QApplication) -> Iterator[None]:
    install("fr")
    yield
    install("en")


def test_keys_have_their_names_in_the_language(french: None) -> None:
    assert key_text("Enter") == "Entrée"
    assert key_text("Space") == "Espace"
    assert key_text("PgUp") == "Page préc"
    assert key_text("Alt+Up") == "Alt+↑"
    assert Command(("Left", "Right"), "").listed()[0] == "← →"
    assert Command(tuple("123A"), "", shown=("1 … 3", "A …")).listed()[0] == "1 … 3, A …"
    assert Command(("F2",), "").hint("Renommer") == "Renommer (F2)"


def test_a_key_and_what_it_does_are_one_line(qtbot: QtBot) -> None:
    """So they are heard together; where they stand in a table, they are not."""
    dialog = ShortcutsDialog(lambda: [("H", "Next heading")])
    qtbot.addWidget(dialog)
    found = dialog.page.toPlainText().splitlines()
    assert "H\tNext heading" in found
    assert "Esc\tBack" in found


def test_a_tab_in_a_text_makes_no_row_of_it(qtbot: QtBot) -> None:
    page = TextPage("page")
    qtbot.addWidget(page)
    page.read(rows([("H", "Next heading")]), lines("File “x”,\tline 1\n\tfail()"))
    block, moved = page.document().begin(), []
    while block.isValid():
        moved.append(block.blockFormat().leftMargin() > 0)
        block = block.next()
    assert moved.count(True) == 1
    assert len(moved) > 1
