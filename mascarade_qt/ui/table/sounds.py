"""The sounds of a table: of events, of true and false claims, and of the turn of a person here."""

from PySide6.QtCore import QObject

from mascarade_qt.engine.events import Ended, Event, Revealed, TurnBegan
from mascarade_qt.match.messages import Moment
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.sound.room import Room
from mascarade_qt.ui.sound.switch import SoundSwitch
from mascarade_qt.ui.table.screen import TableScreen


class TableSounds(QObject):
    """Between a table and the room it is heard in."""

    def __init__(self, table: TableScreen, room: Room, settings: Settings) -> None:
        super().__init__(table)
        self._table, self._room, self._settings = table, room, settings
        table.ready.connect(self._listen)

    def _listen(self) -> None:
        director = self._table.director
        director.began.connect(self._on_began)
        director.happened.connect(self._on_happened)
        director.shown.connect(self._on_shown)
        self._table.turn_clock.ran_out.connect(self._room.call)
        SoundSwitch(self._table.toolbar.sound, self._room, self._settings)
        self._settings.changed.connect(self._show)
        self._show()

    def _show(self) -> None:
        self._table.toolbar.show_sound(self._settings.sound)

    @property
    def _hushed(self) -> bool:
        """Skipped events are silent, and so is everything behind a curtain: others might be listening."""
        return self._table.director.skipping or self._table.curtain.isVisible()

    def _on_began(self, event: Event) -> None:
        if self._hushed:
            return
        people = self._table.people
        if isinstance(event, Ended) and people and not set(people) & set(event.winners):
            self._room.lose()
        else:
            self._room.hear(event)

    def _on_happened(self, event: Event) -> None:
        if isinstance(event, Revealed) and not self._hushed:
            self._room.judge(event, self._table.company)
        if isinstance(event, TurnBegan) and not (self._hushed or CLOCK.reduced) and self._table.seats.tense:
            self._room.tense()

    def _on_shown(self, moment: Moment) -> None:
        """Ring a bell for the player who has to answer."""
        asked = moment.asked is not None and moment.asked.question is not None
        if asked and not self._table.curtain.isVisible():
            self._room.call()
