"""Applies the settings to everything that is open, now and whenever they change."""

from PySide6.QtCore import QLocale, QObject

from mascarade_qt.ui.look.motion import CLOCK, SPEEDS
from mascarade_qt.ui.look.reading_time import READINGS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.words.languages import install, locale_of


class AppliedSettings(QObject):
    """Keeps theme, text size, motion and language as the settings say."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._settings = settings
        self._apply_language()
        self._apply_look()
        self._apply_motion()
        settings.changed.connect(self._follow)

    def _follow(self, key: str) -> None:
        if key == "language":
            self._apply_language()
        elif key in ("theme", "text_size"):
            self._apply_look()
        elif key in ("speed", "reading", "reduced_motion", "confetti", "wait_at_reveals"):
            self._apply_motion()

    def _apply_language(self) -> None:
        QLocale.setDefault(locale_of(self._settings.language))  # before everything is retranslated
        install(self._settings.language)

    def _apply_look(self) -> None:
        apply_look(self._settings.theme, self._settings.text_size)

    def _apply_motion(self) -> None:
        CLOCK.factor = SPEEDS[self._settings.speed]
        CLOCK.reading = READINGS[self._settings.reading]
        CLOCK.reduced = lambda: self._settings.reduced_motion
        CLOCK.confetti = self._settings.confetti
        CLOCK.waits = self._settings.wait_at_reveals
        CLOCK.waits_each_turn = lambda: self._settings.wait_each_turn
