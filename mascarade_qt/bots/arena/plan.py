"""Which games an arena plays. Everything follows from the plan and a game's number, wherever it runs.

Deals are paired: with n players, n games in a row have the same cards, and the line-up moves on by one seat
from each to the next. So every bot plays every hand, and luck with the cards cancels out.
"""

import random
from dataclasses import dataclass
from pathlib import Path

from mascarade_qt.bots.hosting.foreign import SECONDS
from mascarade_qt.bots.registry import FORGETFUL
from mascarade_qt.bots.seeds import derived
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import Setup

TURNS_A_PLAYER = 60  # a longer game is stopped, counted, and given to the richest
CHUNK = 50  # games per job, if no bot needs time to think


@dataclass(frozen=True)
class Plan:
    """A line-up of bots at one table, over and over.

    >>> from mascarade_qt.bots.arena.arena import play_games
    >>> from mascarade_qt.bots.arena.plan import Plan
    >>> from mascarade_qt.engine.scenarios import ready_scenarios
    >>> plan = Plan(ready_scenarios()["a4"], 4, ("naive", "random", "random", "random"), seed=1)
    >>> tally = play_games(plan, first=0, count=40)
    >>> tally.games
    40
    >>> tally.scores["naive"].times_fair > 1  # wins more than its share
    True
    """

    scenario: Scenario
    players: int
    bots: tuple[str, ...]  # one per player; if mixed, those that the players are drawn from
    seed: int
    mixed: bool = False
    turns_a_player: int = TURNS_A_PLAYER
    seconds: float = SECONDS  # for a foreign bot to answer
    events: bool = False  # delivered even if no bot listens
    calibrate: bool = False  # check what masters believe against the cards
    save: Path | None = None  # a folder for the records
    in_process: bool = False  # the user's own classes play here instead of in their own processes

    @property
    def chunk(self) -> int:
        """How many games a job has."""
        return CHUNK if set(self.bots) <= FORGETFUL else self.players

    def setup(self, deal_number: int) -> Setup:
        """The cards of a deal. The players' names don't say who plays."""
        rng = random.Random(f"{self.seed}/{deal_number}")
        names = [f"Player {player}" for player in range(self.players)]
        return deal(self.scenario, names, rng, first=rng.randrange(self.players))

    def lineup(self, deal_number: int) -> tuple[str, ...]:
        """The bots that play a deal, in seat order."""
        if not self.mixed:
            return self.bots
        rng = random.Random(f"{self.seed}/{deal_number}/lineup")
        rounds = -(-self.players // len(self.bots))
        return tuple(rng.sample(self.bots * rounds, self.players))

    def seed_of(self, deal_number: int, slot: int) -> int:
        """A bot's seed belongs to its place in the line-up, so another bot there would have the same luck."""
        return derived(self.seed, "bot", deal_number, slot)

    def game_seed(self, number: int) -> int:
        """The seed that all forgetful bots of one game share."""
        return derived(self.seed, "game", number)
