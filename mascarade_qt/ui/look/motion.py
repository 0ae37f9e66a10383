"""How long every movement takes, in milliseconds at normal speed; 0 means at once.

Movement follows the speed setting. Reading doesn't, and has a setting of its own: reading_time.py.
"""

from collections.abc import Callable, Mapping

DURATIONS: Mapping[str, int] = {
    "deal": 2600,  # how long the masks are shown if no person is there to say "enough"
    "deal card": 420,  # one card flies to its place
    "deal next": 70,  # until the next one leaves
    "turn over": 360,
    "unmask next": 260,  # at the end, one card after another
    "lift": 180,
    "glide": 380,  # a card goes to the edge of the table, or back
    "slip": 200,  # under the cloth
    "mix": 520,  # the cloth moves
    "peek": 520,  # a player looks at their own card
    "dim": 260,  # the table dims for a contest
    "gather": 440,  # the cards of a contest come to the middle, and go back
    "hush": 280,  # before and after they are turned
    "stamp": 260,  # true or false
    "tremble": 360,  # a card that was caught
    "relief": 450,  # nobody contested
    "coins": 440,
    "fine": 700,  # slides to the courthouse
    "seats": 800,
    "leave": 700,
    "victory": 2200,  # light, and paper that falls, for those who have won
    "brush the fan": 2400,  # on the home screen, once along the cards
    "screen": 220,  # one screen gives way to another
}
BEATS: Mapping[str, int] = {  # how long something is shown, however few its words
    "balloon": 800,
    "pass": 220,  # all who let it pass say so at once
    "reveal": 900,
    "turn": 160,
    "victory": 1200,
}
MOODS: Mapping[str, int] = {  # how long a face shows it, at any speed; after that it is calm
    "pleased": 6000,
    "stung": 7000,
}
SPEEDS: Mapping[str, float] = {"slow": 1.45, "normal": 1.0, "fast": 0.5, "instant": 0.0}
PROMPT_GUARD = 300  # a prompt that just appeared takes no click
SANDS: Mapping[str, int] = {"off": 0, "half": 30, "one": 60, "two": 120}  # seconds to answer in
CURTAIN_HOLD = 500
SECOND_THOUGHT = 2000  # ms in which what was said for others can be taken back, at the usual reading time
CURTAIN_REST = 1000  # a curtain that was just drawn takes no key


class Clock:
    """The speed in force."""

    def __init__(self) -> None:
        self.factor = 1.0
        self.reading = 1.0  # how much longer than usual things are shown to be read
        self._reduced: bool | Callable[[], bool] = False
        self.confetti = True  # whether paper falls when somebody here has won
        self.waits = False  # for a key, whenever cards have been revealed
        self.waits_each_turn: Callable[[], bool] = bool  # for a key, before a bot's turn goes on

    @property
    def reduced(self) -> bool:
        """Whether nothing moves."""
        if callable(self._reduced):
            self._reduced = self._reduced()
        return self._reduced

    @reduced.setter
    def reduced(self, reduced: bool | Callable[[], bool]) -> None:
        """Set it, or a function to call when something is first about to move: the system answers slowly."""
        self._reduced = reduced

    def of(self, name: str) -> int:
        """How long a movement takes now."""
        return 0 if self.reduced else round(DURATIONS[name] * self.factor)

    def beat(self, name: str) -> int:
        """How long something is shown regardless of movement; less motion doesn't mean less time."""
        return round(BEATS[name] * self.factor) if name else 0


CLOCK = Clock()
