"""Each screen has one table of keys: what is in it works, and nothing else does."""

import ast
from collections.abc import Mapping
from pathlib import Path

import pytest
from PySide6.QtGui import QShortcut

import mascarade_qt.ui
from mascarade_qt.ui.kit.command_keys import CommandKeys
from mascarade_qt.ui.kit.commands import EVERYWHERE, PAGE, Command
from mascarade_qt.ui.replays.keys import LIST_KEYS, VIEWER_KEYS
from mascarade_qt.ui.review.screen import KEYS as REVIEW_KEYS
from mascarade_qt.ui.table.keys import KEYS as TABLE_KEYS
from mascarade_qt.ui.window import MainWindow
from tests.ui.fit_places import Places
from tests.ui.fit_screens import LOOKS

TABLES: Mapping[str, Mapping[str, Command]] = {
    "everywhere": EVERYWHERE,
    "page": PAGE,
    "games": LIST_KEYS,
    "viewer": VIEWER_KEYS,
    "review": REVIEW_KEYS,
    "table": TABLE_KEYS,
}
SOURCES = Path(mascarade_qt.ui.__file__).parent
# What widgets do with the focus, as widgets of any program do.
USUAL = {
    *("Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown"),
    *("Return", "Enter", "Space", "Escape", "Tab", "Backtab", "Delete"),
}


@pytest.mark.parametrize("table", TABLES)
def test_no_key_has_two_meanings(table: str) -> None:
    keys = [key for command in TABLES[table].values() for key in command.keys]
    assert len(keys) == len(set(keys))
    abouts = [command.about for command in TABLES[table].values()]
    assert len(abouts) == len(set(abouts))


@pytest.mark.parametrize(
    ("look", "table", "by_widgets"),
    [
        ("viewer", "viewer", ()),
        ("replays", "games", ("watch",)),
        ("rules of a mask", "page", ("link", "follow")),
    ],
)
def test_every_command_does_something(
    look: str, table: str, by_widgets: tuple[str, ...], places: Places
) -> None:
    """But for what a list or a page does itself."""
    root = LOOKS[look](places)
    keys = {key for found in root.findChildren(CommandKeys) for key in found.working}
    listed = {name: command for name, command in TABLES[table].items() if name not in by_widgets}
    assert keys == {key for command in listed.values() for key in command.keys}


def test_shortcuts_of_the_window_are_those_of_its_table(window: MainWindow) -> None:
    by_widgets = ("next", "previous", "press", "move", "back")
    made = {shortcut.key().toString() for shortcut in window.findChildren(QShortcut)}
    listed = {name: command for name, command in EVERYWHERE.items() if name not in by_widgets}
    assert made == {key for command in listed.values() for key in command.keys}


def test_letters_and_shortcuts_are_only_in_the_tables() -> None:
    """No code asks for a letter, and no widget gets a shortcut, besides those made from a table."""
    found = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = node.attr if isinstance(node, ast.Attribute) else ""
            called = node.func if isinstance(node, ast.Call) else None
            word = called.id if isinstance(called, ast.Name) else getattr(called, "attr", "")
            letter = name.startswith("Key_") and name.removeprefix("Key_") not in USUAL
            if letter or word in ("setShortcut", "setShortcuts", "QShortcut", "QAction"):
                found.append((path.relative_to(SOURCES).as_posix(), name or word))
    assert found == [("window.py", "QShortcut")]
