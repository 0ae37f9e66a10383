"""What is heard at a table: the cues of events, as loud as the settings say."""

from PySide6.QtCore import QObject

from mascarade_qt.engine.events import Event, Revealed
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.ui.look.settings import LOUDEST, Settings
from mascarade_qt.ui.sound.cues import LOSS, TENSION, YOUR_TURN, cue, verdict
from mascarade_qt.ui.sound.player import Player


class Room(QObject):
    """Makes events audible. Nothing private has a sound."""

    def __init__(
        self, settings: Settings, player: Player | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._settings = settings
        self._player = player or Player()

    def _play(self, name: str | None) -> None:
        if name is not None and self._settings.sound:
            self._player.play(name, (self._settings.volume / LOUDEST) ** 2)  # ears hear ratios

    @property
    def settings(self) -> Settings:
        """Where the volume comes from."""
        return self._settings

    def hear(self, event: Event) -> None:
        """Play the sound of an event."""
        self._play(cue(event))

    def judge(self, event: Revealed, table: PublicTable) -> None:
        """Play whether the claim was true, once the cards lie open."""
        self._play(verdict(event, table.announced, table.active))

    def play_verdict(self, right: bool) -> None:
        """An answer in a lesson was right or wrong."""
        self._play("true" if right else "false")

    def call(self) -> None:
        """Call the player at this screen whose turn it is."""
        self._play(YOUR_TURN)

    def tense(self) -> None:
        """Play the sign that a player is close to winning."""
        self._play(TENSION)

    def lose(self) -> None:
        """The game is over, and somebody else has won."""
        self._play(LOSS)

    def try_out(self) -> None:
        """Play a sample at the current volume."""
        self._play("coin")

    def close(self) -> None:
        """Be silent for good."""
        self._player.close()
