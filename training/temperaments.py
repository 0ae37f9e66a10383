"""Whether temperaments can be told apart by what everybody sees them do, and how strong each is.

Half of the games teach a reader what each temperament usually does; in the other half, with new deals, the
reader says which one played: naive Bayes over what was done in each turn and at each claim. Then the halves
change places.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from math import log
from random import Random
from typing import NamedTuple

from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.tuning import TEMPERAMENTS
from mascarade_qt.bots.world import World
from mascarade_qt.engine.events import Announced, Contested, Event, Looked, Passed, Returned, Revealed
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.sight import open_setup, teller

MOST_TURNS = 60  # a player
READ = (1, 3, 10)  # games
SMOOTH = 0.5

Deeds = Counter[str]


class Played(NamedTuple):
    """What one player did in one game, and what came of it."""

    temperament: str
    deeds: Deeds
    wins: float  # × fair


class Witness:
    """Sees what everybody sees, and counts what each player does."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.deeds: list[Deeds] = [Counter() for _ in range(world.players)]

    def see(self, event: Event) -> None:
        """Note a deed, with the table as it was before."""
        world = self._world
        if isinstance(event, Looked) and not world.used:
            self.deeds[event.player]["look"] += 1
        elif isinstance(event, Returned) and not world.used:
            owners = world.layout.owner
            robs = all(place in owners for place in event.places)
            self.deeds[event.player]["swap with a player" if robs else "swap with the centre"] += 1
        elif isinstance(event, Announced):
            coins = gain(world, world.seat_of[event.player], event.mask)
            self.deeds[event.player][f"announce {min(3, max(0, round(coins)))}"] += 1
        elif isinstance(event, Passed | Contested):
            what = "contest" if isinstance(event, Contested) else "pass"
            if len(world.claims) > 1:
                what += " too"
            self.deeds[event.player][what] += 1
        elif isinstance(event, Revealed) and not world.used:
            for player, _, mask in event.cards:
                if player in world.claims and mask != world.announced:
                    self.deeds[player]["lied" if player == world.active else "was wrong"] += 1
        world.see(event)


def play(scenario: Scenario, players: int, level: str, seed: int) -> list[Played]:
    """One game, with any temperament on each seat."""
    rng = Random(f"temperaments {level} {scenario.id} {players} {seed}")
    names = [f"Player {player}" for player in range(players)]
    setup = deal(scenario, names, rng, first=rng.randrange(players))
    known = open_setup(setup)
    game = Game(setup)
    tempers = [rng.choice(list(TEMPERAMENTS)) for _ in names]
    bots = [
        Opponent(known, player, rng.randrange(2**30), level, tempers[player]) for player in range(players)
    ]
    witness = Witness(World(known, 0))
    tell = teller([bot.see for bot in bots])
    _show(witness, game.events)
    tell(game.events)
    while (question := game.question) is not None and game.turn < MOST_TURNS * players:
        events = game.answer(bots[question.player].answer(question))
        _show(witness, events)
        tell(events)
    winners = game.winners or game.richest()
    return [
        Played(temper, deeds, (player in winners) / len(winners) * players)
        for player, (temper, deeds) in enumerate(zip(tempers, witness.deeds, strict=True))
    ]


def _show(witness: Witness, events: Iterable[Event]) -> None:
    for event in events:
        witness.see(event)


class Reader:
    """Knows what each temperament usually does."""

    def __init__(self, games: Iterable[Played]) -> None:
        counts: dict[str, Deeds] = {temper: Counter() for temper in TEMPERAMENTS}
        for played in games:
            counts[played.temperament].update(played.deeds)
        deeds = sorted(set().union(*counts.values()))
        self._logs = {
            temper: {
                deed: log((found[deed] + SMOOTH) / (found.total() + SMOOTH * len(deeds))) for deed in deeds
            }
            for temper, found in counts.items()
        }

    def read(self, deeds: Deeds) -> str:
        """The likeliest temperament."""

        def likely(temper: str) -> float:
            logs = self._logs[temper]
            return sum(number * logs.get(deed, 0.0) for deed, number in deeds.items())

        return max(self._logs, key=likely)


def told_apart(games: Sequence[Played], together: int, reader: Reader) -> tuple[int, int]:
    """How often the reader is right after this many games of one temperament, and how often it was asked."""
    right = asked = 0
    for temper in TEMPERAMENTS:
        found = [played.deeds for played in games if played.temperament == temper]
        for start in range(0, len(found) - together + 1, together):
            deeds: Deeds = sum(found[start : start + together], Counter())
            asked += 1
            right += reader.read(deeds) == temper
    return right, asked


def report(
    scenario: Scenario, players: int, level: str, games: int, seed: int, executor: Executor
) -> Iterator[str]:
    """Play, then say what was found, line by line."""
    jobs = [
        executor.submit(play, scenario, players, level, seed * 100_000 + number) for number in range(games)
    ]
    lives = [job.result() for job in jobs]
    halves = [[played for life in some for played in life] for some in (lives[::2], lives[1::2])]
    readers = [Reader(half) for half in reversed(halves)]
    for together in READ:
        found = [told_apart(half, together, reader) for half, reader in zip(halves, readers, strict=True)]
        right, asked = (sum(numbers) for numbers in zip(*found, strict=True))
        margin = 1.96 * (right / asked * (1 - right / asked) / asked) ** 0.5
        yield f"told apart after {together:2} games  {right / asked:.0%} ± {margin:.0%} of {asked}"
    for temper in TEMPERAMENTS:
        wins = [played.wins for life in lives for played in life if played.temperament == temper]
        mean = sum(wins) / len(wins)
        margin = 1.96 * (sum((win - mean) ** 2 for win in wins) / len(wins) ** 2) ** 0.5
        yield f"{temper:24}{mean:6.2f}  ({mean - margin:.2f}–{mean + margin:.2f})  {len(wins)} seats"
