"""What only some of the people at this screen may see, shown to each of them behind the curtain."""

from PySide6.QtCore import QObject, Signal

from mascarade_qt.match.messages import Glimpse, Private
from mascarade_qt.ui.table.prompt.curtain_call import CurtainCall
from mascarade_qt.ui.table.stage.director import Director
from mascarade_qt.words.story import Story


class PrivateSights(QObject):
    """Calls all who may see it to the screen, one by one; meanwhile the director waits."""

    seen = Signal(object)  # a Glimpse: one of them has closed the curtain

    def __init__(self, director: Director, calls: CurtainCall, story: Story) -> None:
        super().__init__(director)
        self._director, self._calls, self._story = director, calls, story
        director.curtain.connect(lambda private: self._show(private, list(private.players)))

    def _show(self, private: Private, players: list[int]) -> None:
        if not players:
            self._director.proceed()
            return
        player = players[0]
        masks = getattr(private.event, "masks", None) or (getattr(private.event, "mask", None),)
        self._calls.show_secret(
            player,
            lambda: self._story.aside(private.event, player),
            [mask for mask in masks if mask],
            lambda: self._show_next(private, players),
        )

    def _show_next(self, private: Private, players: list[int]) -> None:
        player, *others = players
        self.seen.emit(Glimpse(self._director.number, private.position, player))
        self._show(private, others)
