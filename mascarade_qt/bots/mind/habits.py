"""What each opponent has shown of their manners: how often they contest wrongly, lie, and really swap.

Everybody begins with the manners of a careful player; what is seen at this table moves that.
"""

from collections.abc import Mapping
from math import log

FALSE_CONTEST = 0.03  # careful players contest so often without having the mask
LIE = 0.1  # … and announce so often what they haven't
CAUTION = 20.0  # how many sightings the first assumption counts for
USUALLY_SWAPS = 0.8
MOST_SHIFT = 1.5  # in log odds: nobody is read for certain


class Rate:
    """How often something happens, counted from an assumption on."""

    def __init__(self, assumed: float) -> None:
        self._happened = assumed * CAUTION
        self._chances = CAUTION

    def note(self, happened: float, chances: float = 1.0) -> None:
        """It happened, or it could have."""
        self._happened += happened
        self._chances += chances

    def __float__(self) -> float:
        return self._happened / self._chances


class Habits:
    """The manners of one player."""

    def __init__(self) -> None:
        self.contests_falsely = Rate(FALSE_CONTEST)
        self.lies = Rate(LIE)
        self.really_swaps = Rate(USUALLY_SWAPS)

    @property
    def false_contests(self) -> float:
        """How often this player contests without having the mask; never less than careful players do."""
        return max(FALSE_CONTEST, float(self.contests_falsely))

    @property
    def shift(self) -> float:
        """How much likelier than usual a swap is real, in log odds."""
        rate = float(self.really_swaps)
        found = log(rate / (1 - rate)) - log(USUALLY_SWAPS / (1 - USUALLY_SWAPS))
        return max(-MOST_SHIFT, min(MOST_SHIFT, found))


class Ledger:
    """Swaps whose outcome may still come to light: by place, who did it and what would lie there."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[Habits, Mapping[str, float], Mapping[str, float]]] = {}

    def touched(self, *places: str) -> None:
        """What was open about these places can no longer be told."""
        for place in places:
            self._open.pop(place, None)

    def held(
        self, habits: Habits, one: str, other: str, first: Mapping[str, float], second: Mapping[str, float]
    ) -> None:
        """Two places were held; before that, these masks lay there with these chances."""
        self._open[one] = (habits, second, first)
        self._open[other] = (habits, first, second)

    def seen(self, place: str, mask: str) -> None:
        """The card there is seen: was it a real swap?"""
        entry = self._open.pop(place, None)
        if entry is None:
            return
        habits, swapped, pretended = entry
        rate = float(habits.really_swaps)
        real, feigned = rate * swapped.get(mask, 0.0), (1 - rate) * pretended.get(mask, 0.0)
        if real + feigned > 0 and swapped.get(mask, 0.0) != pretended.get(mask, 0.0):
            habits.really_swaps.note(real / (real + feigned))
