"""Letters and digits on the keyboards of our languages, and what the list of keys calls them."""

from collections.abc import Iterator, Mapping

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QApplication

from mascarade_qt.ui.kit.commands import Command, key_text
from mascarade_qt.ui.kit.keyboard import Keyboard

SHIFT, NONE = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.NoModifier
# What each row of keys types, from the digits down.
LAYOUTS: Mapping[str, tuple[str, ...]] = {
    "en": ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
    "uk": ("1234567890", "йцукенгшщз", "фівапролд", "ячсмить"),
    "ru": ("1234567890", "йцукенгшщз", "фывапролд", "ячсмить"),
    "hu": ("123456789ö", "qwertzuiop", "asdfghjkl", "yxcvbnm"),
    "fr": ("&é\"'(-è_çà", "azertyuiop", "qsdfghjkl", "wxcvbn,"),
    "pt_BR": ("1234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm"),
}
CODES = ((2, 12), (16, 26), (30, 39), (44, 51))  # of keys on a PC
MAC = "asdfhgzxcv bqweryt123465 97 80 ou ip lj k    nm"


@pytest.fixture
def keyboard(qapp: QApplication) -> Iterator[Keyboard]:
    found = Keyboard()
    yield found
    found.deleteLater()


def event(text: str, code: int = 0, modifiers: Qt.KeyboardModifier = NONE, mac: int = 0) -> QKeyEvent:
    """A key as Qt reports it; its number is that of the letter it types."""
    return QKeyEvent(QEvent.Type.KeyPress, ord(text.upper()[0]), modifiers, code, mac, 0, text)


def typed(keyboard: Keyboard, layout: str, offset: int | None) -> str:
    """What all keys are called, row by row."""
    names = []
    for row, (first, end) in zip(LAYOUTS[layout], CODES, strict=True):
        for text, code in zip(row, range(first, end), strict=True):
            names.append(keyboard.named(event(text, 0 if offset is None else code + offset)))
    return "".join(name if len(name) == 1 else "?" for name in names)


@pytest.mark.parametrize(("platform", "offset"), [("windows", 0), ("xcb", 8), ("wayland", 8)])
@pytest.mark.parametrize(
    ("layout", "expected"),
    [
        ("en", "1234567890QWERTYUIOPASDFGHJKLZXCVBNM"),
        ("uk", "1234567890QWERTYUIOPASDFGHJKLZXCVBNM"),
        ("ru", "1234567890QWERTYUIOPASDFGHJKLZXCVBNM"),
        ("hu", "1234567890QWERTZUIOPASDFGHJKLYXCVBNM"),
        ("fr", "1234567890AZERTYUIOPQSDFGHJKLWXCVBN,"),
        ("pt_BR", "1234567890QWERTYUIOPASDFGHJKLZXCVBNM"),
    ],
)
def test_what_is_printed_counts_or_else_where_it_is(
    platform: str,
    offset: int,
    layout: str,
    expected: str,
    keyboard: Keyboard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: platform)
    assert typed(keyboard, layout, offset) == expected


@pytest.mark.parametrize("layout", ["uk", "ru"])
def test_without_codes_cyrillic_letters_are_known(layout: str, keyboard: Keyboard) -> None:
    assert typed(keyboard, layout, None) == typed(keyboard, "en", None)


def test_a_mac_has_codes_of_its_own(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "cocoa")
    ukrainian = dict(zip("".join(LAYOUTS["en"]), "".join(LAYOUTS["uk"]), strict=True))
    for code, latin in enumerate(MAC):
        if latin != " ":
            assert keyboard.named(event(ukrainian[latin], mac=code)) == latin.upper()
    assert keyboard.named(event("&", mac=18)) == "1"


def test_shift_gives_french_digits_and_nothing_else(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    assert keyboard.named(event("1", 10, SHIFT)) == "1"
    assert keyboard.named(event("!", 10, SHIFT)) not in set("1234567890")
    assert keyboard.named(event("P", 33, SHIFT)) == "Shift+P"
    assert keyboard.named(event("З", 33, SHIFT)) == "Shift+P"


@pytest.mark.parametrize(
    ("key", "modifiers", "name"),
    [
        (Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier, "Alt+Up"),
        (Qt.Key.Key_F2, NONE, "F2"),
        (Qt.Key.Key_Return, NONE, "Enter"),
        (Qt.Key.Key_Enter, Qt.KeyboardModifier.KeypadModifier, "Enter"),
        (Qt.Key.Key_PageUp, NONE, "PgUp"),
        (Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier, "Ctrl+P"),
    ],
)
def test_other_keys_are_called_as_qt_calls_them(
    key: Qt.Key, modifiers: Qt.KeyboardModifier, name: str, keyboard: Keyboard
) -> None:
    assert keyboard.named(QKeyEvent(QEvent.Type.KeyPress, key, modifiers)) == name


def test_keys_are_shown_as_the_layout_has_them(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once a letter has shown which layout it is, and until another shows otherwise."""
    monkeypatch.setattr("mascarade_qt.ui.kit.commands.KEYBOARD", keyboard)
    changes: list[bool] = []
    keyboard.changed.connect(lambda: changes.append(keyboard.cyrillic))
    assert key_text("P") == "P"
    keyboard.named(event("5"))
    keyboard.named(event("ь"))
    assert [key_text(key) for key in ("P", "D …", "Shift+H", "Ctrl+N", "F2", "1 … 9")] == [
        "З",
        "В …",
        "Shift+Р",
        "Ctrl+N",
        "F2",
        "1 … 9",
    ]
    assert Command(("P", "F2"), "").listed()[0] == "«З», F2"  # no 3
    assert Command((), "", shown=("1 … 9", "D …")).listed()[0] == "1 … 9, «В» …"
    keyboard.named(event("3"))
    keyboard.named(event("m"))
    assert key_text("P") == "P"
    assert changes == [True, False]
