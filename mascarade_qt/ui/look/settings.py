"""The player's settings, in an INI file. A damaged value by itself falls back to what the system suggests."""

import sys
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from mascarade_qt.system.folders import data_folder
from mascarade_qt.ui.look.motion import READINGS, SPEEDS
from mascarade_qt.ui.look.settings_file import FILE, SettingsFile
from mascarade_qt.ui.look.theme import THEMES
from mascarade_qt.words.languages import LANGUAGES
from mascarade_qt.words.system_language import system_language

SMALLEST_TEXT, LARGEST_TEXT, USUAL_TEXT = 80, 200, 100
LOUDEST, USUAL_VOLUME = 100, 60
_VOLUMES = {str(volume) for volume in range(LOUDEST + 1)}
LONGEST_VALUE = 64 * 1024
_SPI_GETCLIENTAREAANIMATION = 0x1042
# How to ask a system about motion, and what it says if it wants less of it.
_MOTION_QUESTIONS: Mapping[str, tuple[tuple[str, ...], str]] = {
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
}


def system_theme() -> str:
    """Light systems get the salon, those that ask for contrast get contrast, all others the night."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "salon" if hints.colorScheme() == Qt.ColorScheme.Light else "night"


@cache
def system_reduces_motion() -> bool:
    """Whether the system asks programs not to animate things. Qt doesn't say, but the systems do."""
    # Here, because the window is open before this is needed.
    import ctypes
    import shutil
    import subprocess

    from mascarade_qt.system.outside import outside_environment

    if sys.platform == "win32":
        wanted = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(wanted), 0)
        return not wanted.value
    asking, reduced = _MOTION_QUESTIONS.get(sys.platform, _MOTION_QUESTIONS["linux"])
    program = shutil.which(asking[0])
    if program is None:
        return False
    try:
        said = subprocess.run(
            [program, *asking[1:]],
            capture_output=True,
            text=True,
            timeout=1,
            check=False,
            env=outside_environment(),
        )
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return False
    return said.stdout.strip() == reduced


class Settings(QObject):
    """The settings. Readers always get a valid value; `changed` names the key whose value changed."""

    changed = Signal(str)
    troubled = Signal(str, object)  # what has gone wrong with the file, and where it is kept

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = SettingsFile((folder or data_folder()) / FILE)
        self.trouble = self._file.trouble  # what was wrong with the file, and where it is kept
        self._told = self.trouble
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.save)

    @property
    def language(self) -> str:
        """A code such as `pt_BR`."""
        return self._word("language", LANGUAGES) or system_language()

    @language.setter
    def language(self, value: str) -> None:
        self._set("language", value, self.language)

    @property
    def theme(self) -> str:
        """`night`, `salon` or `contrast`."""
        return self._word("theme", THEMES) or system_theme()

    @theme.setter
    def theme(self, value: str) -> None:
        self._set("theme", value, self.theme)

    @property
    def text_size(self) -> int:
        """In per cent, 80 to 200."""
        found = self._text("text_size")
        if found.isascii() and found.isdecimal() and SMALLEST_TEXT <= int(found[:9]) <= LARGEST_TEXT:
            return int(found)
        return USUAL_TEXT

    @text_size.setter
    def text_size(self, value: int) -> None:
        self._set("text_size", str(max(SMALLEST_TEXT, min(LARGEST_TEXT, value))), str(self.text_size))

    @property
    def speed(self) -> str:
        """`slow`, `normal`, `fast` or `instant`; the first game is slow unless somebody says otherwise."""
        return self._word("speed", SPEEDS) or ("normal" if self.has_played else "slow")

    @speed.setter
    def speed(self, value: str) -> None:
        self._set("speed", value, self.speed)

    @property
    def reading(self) -> str:
        """How long words and cards are shown: `brief`, `usual` or `ample`."""
        return self._word("reading", READINGS) or "usual"

    @reading.setter
    def reading(self, value: str) -> None:
        self._set("reading", value, self.reading)

    @property
    def wait_at_reveals(self) -> bool:
        """Whether the table waits for a key when cards have been revealed; by default only in the first
        game."""
        found = self._word("wait_at_reveals", {"true": 1, "false": 0})
        return not self.has_played if found is None else found == "true"

    @wait_at_reveals.setter
    def wait_at_reveals(self, value: bool) -> None:
        self._set("wait_at_reveals", str(value).lower(), str(self.wait_at_reveals).lower())

    @property
    def wait_each_turn(self) -> bool:
        """Whether the table waits for a key after each turn; by default for screen readers."""
        from PySide6.QtGui import QAccessible  # home does without its hundreds of names

        found = self._word("wait_each_turn", {"true": 1, "false": 0})
        return QAccessible.isActive() if found is None else found == "true"

    @wait_each_turn.setter
    def wait_each_turn(self, value: bool) -> None:
        self._set("wait_each_turn", str(value).lower(), str(self.wait_each_turn).lower())

    @property
    def has_played(self) -> bool:
        """Whether a game has ever been played to its end."""
        return self._text("has_played") == "true"

    @has_played.setter
    def has_played(self, value: bool) -> None:
        waited = self.wait_at_reveals
        self._set("has_played", str(value).lower(), str(self.has_played).lower())
        if self.wait_at_reveals != waited:
            self.changed.emit("wait_at_reveals")

    @property
    def reduced_motion(self) -> bool:
        """Whether results are shown without movement."""
        found = self._word("reduced_motion", {"true": 1, "false": 0})
        return system_reduces_motion() if found is None else found == "true"

    @reduced_motion.setter
    def reduced_motion(self, value: bool) -> None:
        self._set("reduced_motion", str(value).lower(), str(self.reduced_motion).lower())

    @property
    def sound(self) -> bool:
        """Whether there is any sound."""
        return self._word("sound", {"true": 1, "false": 0}) != "false"

    @sound.setter
    def sound(self, value: bool) -> None:
        self._set("sound", str(value).lower(), str(self.sound).lower())

    @property
    def volume(self) -> int:
        """In per cent, 0 to 100."""
        found = self._text("volume")
        return int(found) if found in _VOLUMES else USUAL_VOLUME

    @volume.setter
    def volume(self, value: int) -> None:
        self._set("volume", str(max(0, min(LOUDEST, value))), str(self.volume))

    @property
    def turning(self) -> bool:
        """Whether a shared table turns to whoever is asked; by default not, as people remember places."""
        return self._word("turning", {"true": 1, "false": 0}) == "true"

    @turning.setter
    def turning(self, value: bool) -> None:
        self._set("turning", str(value).lower(), str(self.turning).lower())

    @property
    def phones(self) -> bool:
        """Whether people who share a screen are asked to take out their phones as a game begins."""
        return self._word("phones", {"true": 1, "false": 0}) == "true"

    @phones.setter
    def phones(self, value: bool) -> None:
        self._set("phones", str(value).lower(), str(self.phones).lower())

    @property
    def last_table(self) -> object:
        """What was chosen for the last game, as unchecked JSON data; None if there is nothing."""
        import json  # home does without

        try:
            return json.loads(self._text("last_table") or "null")
        except (ValueError, RecursionError):
            return None

    @last_table.setter
    def last_table(self, value: object) -> None:
        import json

        self._set("last_table", json.dumps(value), None)

    @property
    def lessons_done(self) -> frozenset[str]:
        """The lessons that have been played to their end."""
        return frozenset(self._text("lessons_done").split())

    @lessons_done.setter
    def lessons_done(self, value: frozenset[str]) -> None:
        self._set("lessons_done", " ".join(sorted(value)), None)

    @property
    def geometry(self) -> QByteArray:
        """The window's place and size; empty if there is none."""
        return QByteArray.fromBase64(self._text("geometry").encode("ascii", "replace"))

    @geometry.setter
    def geometry(self, value: QByteArray) -> None:
        self._set("geometry", bytes(value.toBase64().data()).decode("ascii"), None)

    def _text(self, key: str) -> str:
        """The text under a key; a list, or anything else in a damaged file, counts as none."""
        value = self._file.values.get(key)
        return value if isinstance(value, str) and len(value) <= LONGEST_VALUE else ""

    def _word(self, key: str, allowed: Mapping[str, object]) -> str | None:
        found = self._text(key)
        return found if found in allowed else None

    def _set(self, key: str, value: str, before: str | None) -> None:
        self._file.set(key, value)
        if QCoreApplication.instance() is not None:
            self._soon.start(0)
        if value != before:
            self.changed.emit(key)

    def save(self) -> None:
        """Write to disk now. Failure is reported once, until it has worked again."""
        trouble = self._file.write()
        if trouble is not None and trouble != self._told:
            self.troubled.emit(*trouble)
        self._told = trouble
