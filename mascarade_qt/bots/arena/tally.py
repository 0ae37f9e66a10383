"""The results of many games: counted as they are played, added up over workers, and turned into figures."""

from collections import Counter
from dataclasses import dataclass, field
from math import log2, sqrt
from statistics import median
from typing import get_type_hints

from mascarade_qt.bots.arena.calibration import Foresight
from mascarade_qt.bots.hosting.guard import Fault

CONFIDENCE = 1.96  # standard errors to either side: 95 %
FEWEST_DEALS = 10  # fewer say nothing about how much deals differ
STEPS_AN_OCTAVE = 16  # of decision times: kept to within 2 %, so that they add up in little room
MOST_FAULTS = 100  # kept with their reasons; all are counted


@dataclass
class Score:
    """What one bot, by its name in the line-up, did in all its games."""

    seats: int = 0  # played, over all games
    wins: float = 0.0
    coins: int = 0
    looks: int = 0
    swaps: int = 0
    repeated_swaps: int = 0  # of the same two cards as in the player's previous swap
    announcements: int = 0
    lies: int = 0  # announcements of a mask that was not there
    believed: int = 0  # lies that were not contested
    contested: int = 0  # announcements that were contested
    crowded: int = 0  # … that two or more contested
    contests: int = 0
    right: int = 0  # contests by players who had the mask
    led: int = 0  # wins after having ten coins or more a whole round before
    let_go: int = 0  # … in which no one swapped with, robbed or contested the winner
    own_claims: int = (
        0  # times asked about a mask it has, and has just claimed itself without being contested
    )
    conceded: int = 0  # … and let it pass
    seen_through: int = 0  # lies and contests with a card that everyone knew to be another
    fines: int = 0
    watched: int = 0  # seats in games whose events were delivered; fines are not counted in others
    replaced: int = 0
    times: Counter[int] = field(default_factory=Counter)
    deals: dict[int, tuple[float, float]] = field(default_factory=dict)  # by deal: wins, and what was fair

    def add(self, other: "Score") -> None:
        """Count another one into this one."""
        for name in _COUNTS:
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.times += other.times
        for deal, (wins, fair) in other.deals.items():
            self.add_deal(deal, wins, fair)

    def add_deal(self, deal: int, wins: float, fair: float) -> None:
        """Add games with the same cards, which belong together."""
        before = self.deals.get(deal, (0.0, 0.0))
        self.deals[deal] = (before[0] + wins, before[1] + fair)

    def add_times(self, times: list[float]) -> None:
        """Seconds for answers."""
        self.times.update(round(log2(max(seconds, 1e-9)) * STEPS_AN_OCTAVE) for seconds in times)

    @property
    def turns(self) -> int:
        """All turns taken."""
        return self.looks + self.swaps + self.announcements

    @property
    def fair(self) -> float:
        """The wins that an average player would have had in these seats."""
        return sum(fair for _, fair in self.deals.values())

    @property
    def times_fair(self) -> float:
        """Wins as a multiple of an average player's."""
        return self.wins / self.fair

    def seconds(self, share: float) -> float:
        """The time within which this share of the answers was given."""
        wanted = share * self.times.total()
        for step in sorted(self.times):
            wanted -= self.times[step]
            if wanted <= 0:
                return float(2 ** (step / STEPS_AN_OCTAVE))
        return 0.0

    def interval(self, games: int) -> tuple[float, float]:
        """Where `times_fair` lies with 95 % confidence, given the number of games it sat in.

        Wilson's interval, for the effective number of games given how much deals differ: games with the
        same cards are not independent.
        """
        fair = self.fair / games
        if fair > 1 - 1e-9:  # it had all seats, so it had to win
            return 1.0, 1.0
        share = self.wins / games
        low, high = _wilson(share, self._worth(share, games))
        return low / fair, high / fair

    def _worth(self, share: float, games: int) -> float:
        errors = [wins - self.times_fair * fair for wins, fair in self.deals.values()]
        spread = sum(error * error for error in errors)
        if len(errors) < FEWEST_DEALS or not spread:
            return games
        variance = spread * len(errors) / (len(errors) - 1) / games**2
        return min(2.0 * games, max(1.0, share * (1 - share) / variance))


_COUNTS = tuple(name for name, kind in get_type_hints(Score).items() if kind in (int, float))


def _wilson(share: float, games: float) -> tuple[float, float]:
    z = CONFIDENCE
    middle = share + z * z / (2 * games)
    reach = z * sqrt(max(0.0, share * (1 - share) / games) + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


@dataclass
class Tally:
    """The results of a number of games."""

    questions: int = 0
    stopped: int = 0
    standstills: int = 0  # games with ten turns in a row in which players only repeated themselves
    longest_looks: int = 0  # the most turns in a row that were looks
    turns: Counter[int] = field(default_factory=Counter)  # games by their number of turns
    sat: Counter[str] = field(default_factory=Counter)  # games by who took part
    scores: dict[str, Score] = field(default_factory=dict)
    faults: list[tuple[int, Fault]] = field(default_factory=list)  # with the number of the game
    seconds: float = 0.0  # of computing, without waiting
    choices: list[float] = field(default_factory=list)  # seconds for the yardstick, measured in between
    foresight: Foresight = field(default_factory=Foresight)

    @property
    def games(self) -> int:
        """How many were played."""
        return self.turns.total()

    def score(self, name: str) -> Score:
        """The score of one bot."""
        found = self.scores.get(name)
        if found is None:
            found = self.scores[name] = Score()
        return found

    def add(self, other: "Tally") -> None:
        """Count another tally into this one."""
        self.questions += other.questions
        self.stopped += other.stopped
        self.standstills += other.standstills
        self.longest_looks = max(self.longest_looks, other.longest_looks)
        self.turns += other.turns
        self.sat += other.sat
        for name, score in other.scores.items():
            self.score(name).add(score)
        self.faults = (self.faults + other.faults)[:MOST_FAULTS]
        self.seconds += other.seconds
        self.choices += other.choices
        self.foresight.add(other.foresight)

    def interval(self, name: str) -> tuple[float, float]:
        """Where a bot's × fair lies with 95 % confidence."""
        return self.scores[name].interval(self.sat[name])

    @property
    def mean_turns(self) -> float:
        """Turns per game."""
        return sum(turns * games for turns, games in self.turns.items()) / self.games

    @property
    def median_turns(self) -> float:
        """The median number of turns."""
        return median(self.turns.elements())

    @property
    def cost_in_choices(self) -> float:
        """What a question costs overall, in calls of `choice` measured in the same run."""
        return self.seconds / self.questions / median(self.choices)
