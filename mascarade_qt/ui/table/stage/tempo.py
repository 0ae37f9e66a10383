"""How fast a table moves: as the player has set, or at a speed of its own."""

from mascarade_qt.ui.look.motion import BEATS, CLOCK, DURATIONS


class Tempo:
    """The durations of one director. Without motion nothing moves at any speed."""

    def __init__(self) -> None:
        self._factor: float | None = None

    @property
    def factor(self) -> float:
        """How many times as long as usual everything takes."""
        return CLOCK.factor if self._factor is None else self._factor

    @factor.setter
    def factor(self, factor: float) -> None:
        """Use this factor instead of the player's usual speed."""
        self._factor = factor

    def of(self, name: str) -> int:
        """How long a movement takes."""
        return 0 if CLOCK.reduced else round(DURATIONS[name] * self.factor)

    def beat(self, name: str) -> int:
        """How long something is shown regardless of movement; less motion doesn't mean less time."""
        return round(BEATS[name] * self.factor) if name else 0
