"""The list of keys (F1): what works everywhere, and what works on the current screen."""

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.dialog import ReadingDialog
from mascarade_qt.ui.kit.reading import heading_text, rows
from mascarade_qt.words.context import Context

KeyList = Callable[[], Sequence[tuple[str, str]]]
Keys = Context("Keys")


#: Keys that the window's texts name, so that the list calls them the same.
_OURS: Mapping[str, str] = {
    "Space": Keys.mark("Space"),
    "Page Up": Keys.mark("Page Up"),
    "Page Down": Keys.mark("Page Down"),
}


def native(keys: str) -> str:
    """Keys by their names in this language and system: `Enter, Space` is «Entrée, Espace» in French."""
    return ", ".join(Keys.say(_OURS[key]) if key in _OURS else _by_qt(key) for key in keys.split(", "))


def _by_qt(key: str) -> str:
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


class ShortcutsDialog(ReadingDialog):
    """Keys and what they do. `here` gives those of the screen, in the current language."""

    def __init__(self, here: KeyList, parent: QWidget | None = None) -> None:
        super().__init__("shortcutsDialog", parent)
        self._here = here
        self.retranslate()

    def _everywhere(self) -> list[tuple[str, str]]:
        return [
            ("Tab", self.tr("Next control")),
            ("Shift+Tab", self.tr("Previous control")),
            ("Enter, Space", self.tr("Press the focused button")),
            ("← ↑ ↓ →", self.tr("Move within a list or a group of choices")),
            ("Esc", self.tr("Back")),
            ("F1", self.tr("Show this list")),
            ("F11", self.tr("Toggle full screen")),
            ("Ctrl+N", self.tr("New game")),
            ("Ctrl+R", self.tr("Rules")),
            ("Ctrl+,", self.tr("Settings")),
            ("Ctrl+Q", self.tr("Quit")),
        ]

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.title.setText(self.tr("Keyboard shortcuts"))
        self.close_button.setText(self.tr("Close"))
        here = self._here()
        groups = [(self.tr("On this screen"), here)] if here else []
        groups.append((self.tr("Everywhere"), self._everywhere()))
        named = [(title, [(native(keys), what) for keys, what in group]) for title, group in groups]
        self.page.read(*(part for title, group in named for part in (heading_text(title), rows(group))))
        self.page.setAccessibleName(self.windowTitle())
