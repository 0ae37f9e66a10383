"""The table of a watched game: its cards may lie open, and it can be set to any moment."""

from collections.abc import Mapping, Sequence

from mascarade_qt.engine.events import (
    CardMoved,
    Event,
    Looked,
    Returned,
    Revealed,
    Shown,
    Took,
    TurnBegan,
)
from mascarade_qt.system.override import override
from mascarade_qt.ui.table.board.board import Board


class OpenBoard(Board):
    """A board whose face-down cards show their masks, as long as it knows them."""

    truth: Mapping[str, str] | None = None

    @override
    def turn_up(self, place: str, mask: str | None) -> None:
        """Show the face of a card; its back only if masks are hidden."""
        if mask is None and self.truth is not None:
            mask = self.truth.get(place)
        super().turn_up(place, mask)

    def lay(self, places: Mapping[str, str], faces: Mapping[str, str], away: Sequence[str]) -> None:
        """Set all cards at once: which are in the game, which lie open, which are under the table.

        Cards that stay as they were are not touched: most of them, when seeking.
        """
        for place, card in self.cards.items():
            card.setVisible(place in places)
            mask = faces.get(place) or (self.truth or {}).get(place)
            if card.shown != mask:
                self.turn_up(place, mask)
            if card.away != (place in away):
                card.set_away(place in away)


def open_faces(turn: Sequence[Event]) -> tuple[dict[str, str], list[str]]:
    """What lies open after these events of one turn, and what is under the table."""
    faces: dict[str, str] = {}
    away: list[str] = []
    for number, event in enumerate(turn, 1):
        match event:
            case TurnBegan():
                faces, away = {}, []
            case Took(places=places):
                away = list(places)
                for place in places:
                    faces.pop(place, None)
            case Returned(places=places):
                away = []
                for place in places:
                    faces.pop(place, None)
            case CardMoved(source=source, target=target):
                faces.pop(source, None)
                faces.pop(target, None)
            case Revealed(cards=cards):
                faces |= {place: mask for _, place, mask in cards}
            case Shown(place=place, mask=str(mask)):
                faces[place] = mask
            case Looked(places=places, masks=tuple(masks)) if number == len(turn):
                faces |= dict(zip(places, masks, strict=True))
            case _:
                pass
    return faces, away
