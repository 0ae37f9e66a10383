"""All languages under their own names, one click away."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.words.languages import LANGUAGES


class LanguageChooser(Adaptive, QWidget):
    """Sets the language; follows when it is set elsewhere."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, *, plain: bool = True) -> None:
        super().__init__(parent)
        self._settings = settings
        self.choice = Segmented("languageChoice", tuple(LANGUAGES), self, plain=plain)
        for code, name in LANGUAGES.items():
            self.choice.label(code, name)
        self.choice.value = settings.language
        self.choice.chosen.connect(self._chosen)
        settings.changed.connect(self._follow)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.choice)
        self.retranslate()

    def _chosen(self, code: str) -> None:
        self._settings.language = code

    def _follow(self, key: str) -> None:
        if key == "language":
            self.choice.value = self._settings.language

    @override
    def retranslate(self) -> None:
        self.choice.setAccessibleName(self.tr("Language"))
