"""What stands in the balloons, and where they are."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from mascarade_qt.ui.table.balloon import Balloon
from mascarade_qt.ui.table.board import Board
from mascarade_qt.words.story import Told


class Speech:
    """One balloon a player, with what was said last."""

    def __init__(self, board: Board) -> None:
        self._board = board
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
            balloon = self._balloons[player] = Balloon(self._board)
        balloon.hide()
        spoken = [QRectF(other.geometry()) for other in self._balloons.values() if other.isVisible()]
        speaker = QRectF(self._board.seat_of(player).geometry())
        balloon.say(text, speaker, QRectF(self._board.rect()), self._board.obstacles() + spoken)

    def hush(self) -> None:
        """Take all balloons away."""
        self._said = {}
        for balloon in self._balloons.values():
            balloon.hide()

    def place_anew(self, again: Mapping[Told, Told] | None = None) -> None:
        """The table has changed its size or was turned; or what was said is told in another language."""
        said = list(self._said.values())
        self.hush()
        for told in said:
            self.say((again or {}).get(told, told))
