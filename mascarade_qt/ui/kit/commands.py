"""What keys do: a table for each screen, which keys, tool tips and the list of keys (F1) are made from."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtGui import QKeySequence

from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.words.context import Context

Shortcut = Context("Shortcut")
#: Names of keys for which Qt has no translation, or a different one.
_NAMES: Mapping[str, str] = {
    "Space": Shortcut.mark("Space"),
    "PgUp": Shortcut.mark("Page Up"),
    "PgDown": Shortcut.mark("Page Down"),
}
_SIGNS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓", "-": "−"}


def _set_off(key: str) -> str:
    """Set «З» off: it looks like a 3."""
    letter, *more = key.split(" ")
    alone = KEYBOARD.cyrillic and len(letter) == 1 and letter.isalpha()
    return " ".join((f"«{letter}»" if alone else letter, *more))


class Command(NamedTuple):
    """Keys by Qt's names, the first of which tool tips name; and a marked text of `Shortcut`."""

    keys: tuple[str, ...]
    about: str
    shown: tuple[str, ...] = ()  # the keys to list, if not all of them

    def listed(self) -> tuple[str, str]:
        """The keys and what they do, in the current language."""
        parts = [_set_off(key_text(key)) for key in self.shown or self.keys]
        arrows = all(part in _SIGNS.values() for part in parts)
        return (" " if arrows else ", ").join(parts), Shortcut.text(self.about)

    def hint(self, text: str = "") -> str:
        """A tool tip that names the key: `Pause (P)`."""
        return f"{text or Shortcut.text(self.about)} ({self.key})"

    @property
    def key(self) -> str:
        """The first key, as the keyboard has it."""
        return key_text(self.keys[0])


def key_text(key: str) -> str:
    """A key by its name in this language, system and layout."""
    if key in _NAMES:
        return Shortcut.text(_NAMES[key])
    *modifiers, last = key.split("+") if len(key) > 1 else [key]
    if last in _SIGNS:
        return "+".join((*modifiers, _SIGNS[last]))
    if modifiers in ([], ["Shift"]):  # with Ctrl, keys are known by their Latin letters everywhere
        key = "+".join((*modifiers, " ".join(map(KEYBOARD.shown, last.split(" ")))))
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def listed(commands: Mapping[str, Command]) -> list[tuple[str, str]]:
    """A table for the list of keys."""
    return [command.listed() for command in commands.values()]


# Commands in several tables, or named in other texts.
PAUSE = Command(("P",), Shortcut.mark("Pause or resume"))
SOUND = Command(("M",), Shortcut.mark("Sound on or off"))
# Commands that work everywhere in the window.
EVERYWHERE: Mapping[str, Command] = {
    "next": Command(("Tab",), Shortcut.mark("Next control")),
    "previous": Command(("Shift+Tab",), Shortcut.mark("Previous control")),
    "press": Command(("Enter", "Space"), Shortcut.mark("Press the focused button")),
    "move": Command(
        ("Left", "Up", "Down", "Right"), Shortcut.mark("Move within a list or a group of choices")
    ),
    "back": Command(("Esc",), Shortcut.mark("Back")),
    "keys": Command(("F1",), Shortcut.mark("Show this list")),
    "fullScreen": Command(("F11",), Shortcut.mark("Toggle full screen")),
    "newGame": Command(("Ctrl+N",), Shortcut.mark("New game")),
    "rules": Command(("Ctrl+R",), Shortcut.mark("Rules")),
    "settings": Command(("Ctrl+,",), Shortcut.mark("Settings")),
    "quit": Command(("Ctrl+Q",), Shortcut.mark("Quit")),
}
# Commands of any page to read.
PAGE: Mapping[str, Command] = {
    "next": Command(("H",), Shortcut.mark("Next heading on the page")),
    "previous": Command(("Shift+H",), Shortcut.mark("Previous heading on the page")),
    "link": Command(("Tab",), Shortcut.mark("Next link on the page, then the next control")),
    "follow": Command(("Enter",), Shortcut.mark("Follow the link")),
}
