"""The player's settings, in an INI file. A single damaged value falls back to its default."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QCoreApplication, QObject, QTimer, Signal

from mascarade_qt.system.folders import data_folder
from mascarade_qt.system.override import override
from mascarade_qt.ui.look import system_look
from mascarade_qt.ui.look.motion import SANDS, SPEEDS
from mascarade_qt.ui.look.reading_time import READINGS
from mascarade_qt.ui.look.setting_kinds import Choice, Data, Names, Percent, Setting, Switch
from mascarade_qt.ui.look.settings_file import FILE, SettingsFile
from mascarade_qt.ui.look.theme import THEMES
from mascarade_qt.words.languages import LANGUAGES
from mascarade_qt.words.system_language import system_language

LOUDEST = 100
_USUAL_READINGS = {"slow": "usual", "normal": "usual", "fast": "brief", "instant": "brief"}
LONGEST_VALUE = 64 * 1024


class _Bytes(Setting[QByteArray]):
    """Bytes that only Qt understands."""

    def __init__(self) -> None:
        super().__init__(lambda _: QByteArray())

    @override
    def read(self, text: str) -> QByteArray:
        return QByteArray.fromBase64(text.encode("ascii", "replace"))

    @override
    def write(self, value: QByteArray) -> str:
        return bytes(value.toBase64().data()).decode("ascii")


class Settings(QObject):
    """The settings. Readers always get a valid value; `changed` names the key whose value changed."""

    changed = Signal(str)
    troubled = Signal(str, object)  # what has gone wrong with the file, and where it is kept

    #: Whether a game has ever been played to its end.
    has_played = Switch(lambda _: False)
    language = Choice(LANGUAGES, lambda _: system_language())
    theme = Choice(THEMES, lambda _: system_look.system_theme())
    text_size = Percent(80, 200, usual=100)
    #: How fast things move; slow in the first game.
    speed = Choice(SPEEDS, lambda settings: "normal" if settings.has_played else "slow", "has_played")
    #: How long words and cards are shown; by default, as suits the pace.
    reading = Choice(READINGS, lambda settings: _USUAL_READINGS[settings.speed], "speed")
    #: Whether the table waits for a key when cards have been revealed; by default only in the first game.
    wait_at_reveals = Switch(lambda settings: not settings.has_played, "has_played")
    #: … after each turn; by default for screen readers.
    wait_each_turn = Switch(lambda _: system_look.screen_reader_runs())
    #: Whether results are shown without movement.
    reduced_motion = Switch(lambda _: system_look.system_reduces_motion())
    #: Whether paper falls when somebody here has won; never without motion.
    confetti = Switch(lambda _: True)
    sound = Switch(lambda _: True)
    volume = Percent(0, LOUDEST, usual=60)
    #: Whether a shared table turns to the player who is asked; by default not, as people remember places.
    turning = Switch(lambda _: False)
    #: Whether people who share a screen are asked to take out their phones as a game begins.
    phones = Switch(lambda _: False)
    #: How long a person at a shared table may think, before a sand timer says that others wait.
    sand = Choice(SANDS, lambda _: "off")
    #: What was chosen for the last game.
    last_table = Data()
    #: The names of people who have played here.
    known_names = Data()
    #: The lessons that have been played to their end.
    lessons_done = Names()
    #: The window's place and size.
    geometry = _Bytes()

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = SettingsFile((folder or data_folder()) / FILE)
        self.trouble = self._file.trouble  # what was wrong with the file, and where it is kept
        self._told = self.trouble
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self.save)

    def kept(self, key: str) -> str:
        """The text under a key; a list, or anything else in a damaged file, counts as none."""
        value = self._file.values.get(key)
        return value if isinstance(value, str) and len(value) <= LONGEST_VALUE else ""

    def keep(self, key: str, text: str) -> None:
        """Keep a text under a key, and report the settings whose values have changed."""
        kinds = {name: kind for name, kind in vars(Settings).items() if isinstance(kind, Setting)}
        moved = [name for name, kind in kinds.items() if key in (name, kind.follows)]
        before = [getattr(self, name) for name in moved]
        self._file.set(key, text)
        if QCoreApplication.instance() is not None:
            self._soon.start(0)
        for name, value in zip(moved, before, strict=True):
            if getattr(self, name) != value:
                self.changed.emit(name)

    def save(self) -> None:
        """Write to disk now. Failure is reported once, until it has worked again."""
        trouble = self._file.write()
        if trouble is not None and trouble != self._told:
            self.troubled.emit(*trouble)
        self._told = trouble
