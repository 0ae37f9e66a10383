"""Letters and digits on every keyboard: by what is printed on a key, or by where the key is.

Z is another key in Hungary, and «З» is where others have P. So a Latin letter or a digit is what it says; any
other character is the key that stands there on an American keyboard.
"""

from collections.abc import Mapping
from unicodedata import name

from PySide6.QtCore import QCoreApplication, QLocale, QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence

# Codes of keys: on a PC, those of each row from its left end; on a Mac, of all keys in its own order.
_ROWS = ((2, "1234567890"), (16, "QWERTYUIOP"), (30, "ASDFGHJKL"), (44, "ZXCVBNM"))
_PC: Mapping[int, str] = {start + n: key for start, row in _ROWS for n, key in enumerate(row)}
_MAC: Mapping[int, str] = dict(enumerate("ASDFHGZXCV BQWERYT123465 97 80 OU IP LJ K    NM"))
_OFFSETS: Mapping[str, int] = {"windows": 0, "xcb": 8, "wayland": 8}
# Without codes from the platform: what Ukrainian and Russian keyboards have on the Latin letters.
_CYRILLIC: Mapping[str, str] = dict(
    zip("ЙЦУКЕНГШЩЗФІЫВАПРОЛДЯЧСМИТЬ", "QWERTYUIOPASSDFGHJKLZXCVBNM", strict=True)
)
_SHOWN: Mapping[str, str] = {latin: letter for letter, latin in _CYRILLIC.items()}
_NONE, _SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
_NAMES: Mapping[int, str] = {Qt.Key.Key_Return: "Enter"}


def _place(event: QKeyEvent) -> str:
    """What an American keyboard has on this key, if the platform tells which key it is."""
    platform = QGuiApplication.platformName()
    if platform == "cocoa":
        return _MAC.get(event.nativeVirtualKey(), "").strip()
    offset = _OFFSETS.get(platform)
    return "" if offset is None else _PC.get(event.nativeScanCode() - offset, "")


def _typed(event: QKeyEvent) -> str:
    """The character on the key; empty if it has none."""
    typed = (event.text() or (chr(event.key()) if event.key() < 0x1000000 else "")).upper()
    return typed if len(typed) == 1 and typed.isprintable() and typed != " " else ""


class Keyboard(QObject):
    """Names keys, and learns from them which letters the current layout has."""

    changed = Signal()  # the layout has changed

    def __init__(self) -> None:
        super().__init__()
        self._cyrillic = False

    def named(self, event: QKeyEvent) -> str:
        """A key as the tables of commands name it: `P`, `1`, `F2`, `Alt+Up`."""
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if modifiers in (_NONE, _SHIFT):
            typed, sign = _typed(event), self._sign(event)
            if sign and (modifiers == _NONE or (sign.isdigit() and sign == typed)):
                return sign  # French digits need Shift
            if sign.isalpha():
                return f"Shift+{sign}"
            if typed and not typed.isalnum():
                return typed  # some layouts need Shift for +, others don't
        if event.key() in _NAMES and modifiers == _NONE:
            return _NAMES[event.key()]
        keys = QKeySequence(modifiers.value | event.key())
        return keys.toString(QKeySequence.SequenceFormat.PortableText)

    def _sign(self, event: QKeyEvent) -> str:
        """A Latin letter or a digit; empty if the key is neither."""
        typed = _typed(event)
        if typed.isalpha():
            self._learn(typed)
        if typed.isascii() and typed.isalnum():
            return typed
        there = _place(event) if typed else ""
        if there.isdigit() or (there and typed.isalpha()):
            return there
        return _CYRILLIC.get(typed, "")

    def _learn(self, letter: str) -> None:
        cyrillic = name(letter, "").startswith("CYRILLIC")
        if cyrillic != self.cyrillic:
            self._cyrillic = cyrillic
            self.changed.emit()

    @property
    def cyrillic(self) -> bool:
        """Whether the layout is a Cyrillic one, as the system says or as the last letter was."""
        if QGuiApplication.platformName() in ("windows", "cocoa"):  # others report the system's language
            return QGuiApplication.inputMethod().locale().script() == QLocale.Script.CyrillicScript
        return self._cyrillic

    def shown(self, key: str) -> str:
        """A letter as it is on the current layout; other keys stay as they are."""
        return _SHOWN.get(key, key) if self.cyrillic else key

    def follow_system(self) -> None:
        """Follow the system's reports that the layout has changed."""
        if QCoreApplication.instance() is not None:
            QGuiApplication.inputMethod().localeChanged.connect(
                self.changed, Qt.ConnectionType.UniqueConnection
            )


KEYBOARD = Keyboard()
