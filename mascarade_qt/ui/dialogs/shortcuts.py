"""The list of keys (F1): what works everywhere, and what works on the current screen."""

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.commands import EVERYWHERE, listed
from mascarade_qt.ui.kit.dialog import ReadingDialog
from mascarade_qt.ui.kit.document import heading_text, rows

KeyList = Callable[[], Sequence[tuple[str, str]]]


class ShortcutsDialog(ReadingDialog):
    """Keys and what they do. `here` gives those of the screen, in the current language."""

    def __init__(self, here: KeyList, parent: QWidget | None = None) -> None:
        super().__init__("shortcutsDialog", parent)
        self._here = here
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Keyboard shortcuts"))
        self.title.setText(self.tr("Keyboard shortcuts"))
        self.close_button.setText(self.tr("Close"))
        here = self._here()
        groups = [(self.tr("On this screen"), here)] if here else []
        groups.append((self.tr("Everywhere"), listed(EVERYWHERE)))
        self.page.read(*(part for title, group in groups for part in (heading_text(title), rows(group))))
        self.page.setAccessibleName(self.windowTitle())
