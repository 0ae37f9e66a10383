"""After the last turn: the masks come off, one after another."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from mascarade_qt.history.lies import unmask
from mascarade_qt.match.messages import Finale
from mascarade_qt.ui.table.prompt.asker import Asker, Notice
from mascarade_qt.ui.table.stage.ceremonies import Ceremonies
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.ui.table.voice.narrator import Narrator


class MasksOff(QObject):
    """Offered once the match is over and everything has been shown."""

    finished = Signal(object)  # all masks are off; the finale

    def __init__(self, director: Director, ceremonies: Ceremonies, asker: Asker, narrator: Narrator) -> None:
        super().__init__(director)
        self._director, self._ceremonies = director, ceremonies
        self._asker, self._narrator = asker, narrator
        self._finale: Finale | None = None
        director.shown.connect(self._offer)

    @property
    def possible(self) -> bool:
        """Whether the game has ended and everything has been shown."""
        return self._finale is not None and not self._director.busy

    def expect(self, finale: Finale) -> None:
        """The match is over; anything left to be shown comes first."""
        self._finale = finale
        self._offer()

    def _offer(self) -> None:
        if self.possible:
            notice = Notice(self._narrator.last_words, lambda: self.tr("Take off the masks"), "unmaskButton")
            self._asker.notify(notice, self.begin)

    def begin(self) -> None:
        """Take off the masks."""
        finale = self._finale
        if finale is not None:
            self._narrator.show(self._narrator.last_words)
            result = unmask(finale.setup, finale.events)
            own = finale.setup.layout.own
            last = {place for player in result.winners for place in own[result.seats.index(player)]}
            faces = sorted(result.cards.items(), key=lambda card: card[0] in last)  # the winner comes last
            self._ceremonies.unmask(dict(faces), partial(self.finished.emit, finale))
