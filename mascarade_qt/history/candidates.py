"""Which masks a player can believe to lie where, from all they saw: never too few, sometimes too many."""

from collections import Counter

from mascarade_qt.engine.events import (
    CardMoved,
    Discarded,
    Eliminated,
    Event,
    Looked,
    Returned,
    Revealed,
    Shown,
)
from mascarade_qt.engine.setup import Setup


class Candidates:
    """For each place, the masks that may lie there; after a swap that may be feigned, those of both cards."""

    def __init__(self, setup: Setup) -> None:
        self._copies = Counter(setup.deal.values())
        self._masks = {place: {mask} for place, mask in setup.deal.items()}

    def may_be(self, place: str, mask: str) -> bool:
        """Whether the card there can be this one."""
        return mask in self._masks[place]

    def sure(self, place: str) -> bool:
        """Whether only one mask can lie there."""
        return len(self._masks[place]) == 1

    def see(self, event: Event) -> None:
        """Something happened, as this player sees it."""
        masks = self._masks
        match event:
            case Returned(places=(one, other), swapped=None):
                masks[one] = masks[other] = masks[one] | masks[other]
            case Returned(places=(one, other), swapped=True):
                masks[one], masks[other] = masks[other], masks[one]
            case Looked(places=places, masks=tuple(seen)):
                self._know(dict(zip(places, seen, strict=True)))
            case Revealed(cards=cards):
                self._know({place: mask for _, place, mask in cards})
            case Shown(place=place, mask=str(mask)):
                self._know({place: mask})
            case Discarded(place=str(place)):
                masks.pop(place, None)
            case CardMoved(source=source, target=target):
                masks[target] = masks.pop(source)
            case Eliminated(places=places):
                for place in places:
                    masks.pop(place, None)
            case _:
                pass

    def _know(self, seen: dict[str, str]) -> None:
        """A card that lies here lies nowhere else."""
        masks = self._masks
        masks.update({place: {mask} for place, mask in seen.items()})
        todo = set(seen.values())
        while todo:
            mask = todo.pop()
            if sum(found == {mask} for found in masks.values()) < self._copies[mask]:
                continue
            for place, found in masks.items():
                if mask in found and len(found) > 1:
                    masks[place] = found - {mask}
                    if len(masks[place]) == 1:
                        todo |= masks[place]
