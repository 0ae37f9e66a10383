"""What the balloons say, and where they are."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from mascarade_qt.ui.table.balloon import Balloon
from mascarade_qt.ui.table.board import Board
from mascarade_qt.ui.table.geometry import MANY
from mascarade_qt.ui.table.spotlight import Spotlight
from mascarade_qt.words.story import Told

AS_BAD = 40.0  # for covering another balloon; see Board.obstacles
SOFTLY = 0.8  # the size of words at a crowded table


class Speech:
    """One balloon per player, with what was said last."""

    def __init__(self, board: Board, spotlight: Spotlight) -> None:
        self._board = board
        self._spotlight = spotlight
        self._balloons: dict[int, Balloon] = {}
        self._said: dict[int, Told] = {}  # in the order in which it was said

    def say(self, told: Told) -> None:
        """Somebody speaks, if anybody does."""
        if told.balloon is None:
            return
        player, text = told.balloon
        self._said.pop(player, None)
        self._said[player] = told
        balloon = self._balloons.get(player)
        if balloon is None:
            loudness = SOFTLY if len(self._board.seats) >= MANY else 1.0
            balloon = self._balloons[player] = Balloon(self._board, loudness)
        balloon.hide()
        others = [QRectF(other.geometry()) for other in self._balloons.values() if other.isVisible()]
        speaker = QRectF(self._board.seat_of(player).geometry())
        obstacles = [*self._board.obstacles(), *((other, AS_BAD) for other in others)]
        balloon.say(text, speaker, QRectF(self._board.rect()), obstacles)
        self.follow_light()

    def follow_light(self) -> None:
        """Words spoken in the dark stay dark."""
        for player, balloon in self._balloons.items():
            if self._spotlight.isHidden() or player in self._spotlight.players:
                balloon.raise_()
            else:
                balloon.stackUnder(self._spotlight)

    def hush(self) -> None:
        """Remove all balloons."""
        self._said = {}
        for balloon in self._balloons.values():
            balloon.hide()

    def place_anew(self, again: Mapping[Told, Told] | None = None) -> None:
        """The table has been resized or turned, or the language has changed."""
        said = list(self._said.values())
        self.hush()
        for told in said:
            self.say((again or {}).get(told, told))
