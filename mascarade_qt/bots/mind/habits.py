"""What each opponent has shown of their manners: how often they contest wrongly, lie, and swap for real.

Everybody starts with the manners of a careful player; what is seen at this table shifts that.
"""

from collections.abc import Callable, Mapping
from math import log

from mascarade_qt.bots.mind.tuning import (
    CAUTION,
    FALSE_CONTEST,
    LIE,
    MOST_SHIFT,
    OWN_CAUTION,
    SWAP_CAUTION,
    USUALLY_SWAPS,
)

_USUAL_ODDS = log(USUALLY_SWAPS / (1 - USUALLY_SWAPS))
Chances = Callable[[], Mapping[str, float]]  # worked out only if wanted: few swaps ever come to light


class Rate:
    """How often something happens: an assumption at first, then adjusted by what is seen."""

    def __init__(self, assumed: "float | Rate", caution: float) -> None:
        self._assumed = assumed
        self._caution = caution
        self._happened = 0.0
        self._chances = 0.0

    def note(self, happened: float, chances: float = 1.0) -> None:
        """It happened, or it could have."""
        self._happened += happened
        self._chances += chances
        if isinstance(self._assumed, Rate):
            self._assumed.note(happened, chances)

    def __float__(self) -> float:
        return (self._happened + float(self._assumed) * self._caution) / (self._chances + self._caution)


class Usual:
    """What is usual at this table."""

    def __init__(self) -> None:
        self.contests_falsely = Rate(FALSE_CONTEST, CAUTION)
        self.lies = Rate(LIE, CAUTION)


class Habits:
    """The manners of one player, who is assumed to be like the others until shown otherwise."""

    def __init__(self, usual: Usual) -> None:
        self.usual = usual
        self.contests_falsely = Rate(usual.contests_falsely, OWN_CAUTION)
        self.lies = Rate(usual.lies, OWN_CAUTION)
        self.really_swaps = Rate(USUALLY_SWAPS, SWAP_CAUTION)

    @property
    def shift(self) -> float:
        """How much likelier than usual a swap is real, in log odds."""
        rate = float(self.really_swaps)
        found = log(rate / (1 - rate)) - _USUAL_ODDS
        return max(-MOST_SHIFT, min(MOST_SHIFT, found))


class Ledger:
    """Swaps whose outcome may still come to light: by place, who did it, and what would lie there."""

    def __init__(self) -> None:
        self._open: dict[str, tuple[Habits, Chances, Chances]] = {}

    def touched(self, *places: str) -> None:
        """What was open about these places can no longer be settled."""
        for place in places:
            self._open.pop(place, None)

    def held(self, habits: Habits, one: str, other: str, first: Chances, second: Chances) -> None:
        """Two places were held; before that, these masks lay there with these chances."""
        self._open[one] = (habits, second, first)
        self._open[other] = (habits, first, second)

    def seen(self, place: str, mask: str) -> None:
        """The card there has been seen: was it a real swap?"""
        entry = self._open.pop(place, None)
        if entry is None:
            return
        habits, swapped, pretended = entry[0], entry[1]().get(mask, 0.0), entry[2]().get(mask, 0.0)
        rate = float(habits.really_swaps)
        real, feigned = rate * swapped, (1 - rate) * pretended
        if real + feigned > 0 and swapped != pretended:
            habits.really_swaps.note(real / (real + feigned))
