"""Every duration in one place, in milliseconds at normal speed. 0 means at once."""

from collections.abc import Mapping

DURATIONS: Mapping[str, int] = {
    "deal": 2600,  # the masks are shown where nobody is there to say "enough"
    "turn over": 320,
    "lift": 180,
    "glide": 420,  # a card goes to the edge of the table, or back
    "slip": 200,  # under the cloth
    "mix": 900,  # the cloth moves
    "peek": 650,  # somebody looks at an own card
    "balloon": 900,  # how long a sentence stands before the next
    "pass": 240,  # the light goes on to the next player
    "reveal": 900,  # face up, before the power
    "coins": 520,
    "seats": 800,
    "leave": 700,
    "thinking": 550,
    "turn": 240,
    "screen": 220,  # one screen gives way to another
}
SPEEDS: Mapping[str, float] = {"slow": 1.6, "normal": 1.0, "fast": 0.5, "instant": 0.0}
PROMPT_GUARD = 300  # a prompt that just appeared takes no click
CURTAIN_HOLD = 500


class Clock:
    """The speed in force."""

    def __init__(self) -> None:
        self.factor = 1.0
        self.reduced = False

    def of(self, name: str) -> int:
        """How long something takes now; pauses for reading stay with reduced motion, movement doesn't."""
        if self.reduced and name not in ("balloon", "reveal", "pass", "thinking"):
            return 0
        return round(DURATIONS[name] * self.factor)


CLOCK = Clock()
