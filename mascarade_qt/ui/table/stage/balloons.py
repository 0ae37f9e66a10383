"""What the balloons say, and where they are."""

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF

from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.geometry import MANY
from mascarade_qt.ui.table.stage.balloon import Balloon
from mascarade_qt.ui.table.stage.balloon_place import Placed, best_place
from mascarade_qt.ui.table.stage.spotlight import Spotlight
from mascarade_qt.words.story import Told

AS_BAD = 120.0  # for covering another balloon; see Board.obstacles
SOFTLY = 0.8  # the size of words at a crowded table


class Balloons:
    """One balloon per player, with what was said last."""

    def __init__(self, board: Board, spotlight: Spotlight) -> None:
        self._board = board
        self._spotlight = spotlight
        self._balloons: dict[int, Balloon] = {}
        self._said: dict[int, Told] = {}  # in the order in which it was said

    def say(self, told: Told) -> None:
        """Let a player speak, if the event has a balloon."""
        if told.balloon is None:
            return
        player, text = told.balloon
        self._said.pop(player, None)
        self._said[player] = told
        self._board.seat_of(player).said = text
        self._balloon_of(player).say(text)
        others = {other: one.placed for other, one in self._balloons.items() if one.isVisible()}
        places = {player: self._find(player, others.values())}
        if places[player].hidden:  # others may make room
            afresh = self._find_all([player, *others])
            if _hidden(afresh) < _hidden(places | others):
                places = afresh
        for speaker, place in places.items():
            self._balloons[speaker].show_at(place)
        self.follow_light()

    def _balloon_of(self, player: int) -> Balloon:
        if player not in self._balloons:
            loudness = SOFTLY if len(self._board.seats) >= MANY else 1.0
            self._balloons[player] = Balloon(self._board, loudness)
        return self._balloons[player]

    def _find(self, player: int, others: Iterable[Placed]) -> Placed:
        """The place where this balloon hides least, given the others."""
        speaker = QRectF(self._board.seat_of(player).geometry())
        said = [(part, AS_BAD) for other in others for part in other.hides()]
        obstacles = [*self._board.obstacles(), *said]
        return best_place(self._balloons[player].sizes(), speaker, QRectF(self._board.rect()), obstacles)

    def _find_all(self, players: Iterable[int]) -> dict[int, Placed]:
        """Place them one after the other: the first has the widest choice."""
        places: dict[int, Placed] = {}
        for player in players:
            places[player] = self._find(player, places.values())
        return places

    def follow_light(self) -> None:
        """Dim the balloons of players in the dark."""
        for player, balloon in self._balloons.items():
            if self._spotlight.isHidden() or player in self._spotlight.players:
                balloon.raise_()
            else:
                balloon.stackUnder(self._spotlight)

    def hush(self) -> None:
        """Remove all balloons."""
        self._said = {}
        for seat in self._board.seats:
            seat.said = ""
        for balloon in self._balloons.values():
            balloon.hide()

    def make_way(self, area: QRectF) -> None:
        """Remove balloons where something else is shown; they have been read by now."""
        for balloon in self._balloons.values():
            if balloon.placed.box.intersects(area):
                balloon.hide()

    def replace(self, again: Mapping[Told, Told] | None = None) -> None:
        """Place them again: the table has been resized or turned, or the language has changed."""
        said = [(again or {}).get(told, told) for told in self._said.values()]
        self.hush()
        for told in said:
            self.say(told)


def _hidden(places: Mapping[int, Placed]) -> float:
    return sum(place.hidden for place in places.values())
