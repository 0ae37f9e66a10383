"""What is shown before the first turn and after the last: the deal, the turning down, the unmasking."""

from collections.abc import Callable, Mapping

from mascarade_qt.ui.look.reading_time import reading_time
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.stage.director import Director, Interlude
from mascarade_qt.ui.table.stage.shots import Movement

FEW = 4  # cards to be read before the results come; the others can be read there


class Ceremonies:
    """Moves all cards of the table at once. `changed` is called whenever their positions change."""

    def __init__(self, board: Board, director: Director, changed: Callable[[], None]) -> None:
        self._board, self._director, self._changed = board, director, changed

    def deal(self, faces: Mapping[str, str], done: Callable[[], None]) -> None:
        """Deal the cards face up. Until then the table is empty, even while the screen still fades in."""
        for place in faces:
            self._board.cards[place].set_away(True)
        moves = self._director.moves
        self._play(lambda: moves.deal(faces), faces, 0, done)

    def cards_heard(self) -> str:
        """What lies on the table, for those who can't see it."""
        return "; ".join(card.accessibleName() for card in self._board.cards.values()) + "."

    def turn_down(self) -> None:
        """The study is over: from now on, all cards lie face down."""
        backs: dict[str, str | None] = dict.fromkeys(self._board.cards)
        moves = self._director.moves
        self._play(lambda: moves.turn_all(backs), backs, 0, lambda: None)

    def unmask(self, faces: Mapping[str, str], done: Callable[[], None]) -> None:
        """Turn up one card after another, before the results come."""
        self._director.hush()
        moves, step = self._director.moves, self._director.tempo.of("unmask next")
        self._play(lambda: moves.turn_all(faces, step), faces, reading_time("", FEW), done)

    def _play(
        self,
        movement: Movement,
        faces: Mapping[str, str | None] | Mapping[str, str],
        pause: int,
        done: Callable[[], None],
    ) -> None:
        def lay() -> None:
            for place, mask in faces.items():
                self._board.turn_up(place, mask)
                self._board.cards[place].set_away(False)
            self._changed()

        self._director.play(Interlude(movement, lay, pause, done))
