"""Whether masters can be milked, and whether they have become stronger.

    python tests/benchmarks/league.py simple --players 4 --games 400
    python tests/benchmarks/league.py response --players 4 --games 400
    python tests/benchmarks/league.py old --checkout /path/to/another/checkout --players 6 --games 300

`simple`: each simple strategy alone at a table of masters. `response`: a copy of masters whose figures may
change is bred against a frozen table of them, then measured on deals it has not seen. `old`: one of today's
masters at a table of those of another checkout, which speak through the bot protocol (docs/bot-protocol.md).
"""

import argparse
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, MutableMapping
from contextlib import closing, contextmanager
from pathlib import Path
from subprocess import PIPE
from typing import Any, cast

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from mascarade_qt.bots import registry
from mascarade_qt.bots.arena.arena import play_games
from mascarade_qt.bots.arena.plan import Plan
from mascarade_qt.bots.arena.tally import Tally
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting.protocol import event_line, question_line, read_answer, setup_line
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.tuning import Level, level_at
from mascarade_qt.commands.table_options import chosen_scenario
from mascarade_qt.commands.workers import ProgressLine
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.engine.setup import Setup
from tests.bots.strategies import STRATEGIES

Make = Callable[[Setup, int, random.Random], Bot]

# What a best response may change, and how far a step goes (as a factor, or for chances as a difference).
FREE = {
    "foresight": 1.6, "noise": 1.6, "relief": 1.6, "scruples": 3.0, "looks": 2.0,
    "contests_from": -0.15, "joins_from": -0.2, "stops_from": -0.25, "centre_stops": -0.3,
    "doubts_from": -0.2, "dares": -0.2,
}  # fmt: skip
BREEDING_SEED = 90_000
MOST_OLD = 64  # at one time; a number is used again when its game is long over
ROUNDS = 12


@contextmanager
def guest_of_honour(name: str, make: Make) -> Iterator[None]:
    """Another bot that can be named, for a while."""
    bots = cast(MutableMapping[str, Make], registry.BASELINES)
    bots[name] = make
    try:
        yield
    finally:
        del bots[name]


def measure(scenario: Scenario, players: int, one: str, others: str, games: int, seed: int) -> Tally:
    """One bot at a table of others."""
    whole = max(1, games // players) * players
    return play_games(Plan(scenario, players, (one, *(others,) * (players - 1)), seed), 0, whole)


def told(tally: Tally, name: str) -> str:
    """× fair with its interval."""
    low, high = tally.interval(name)
    return f"{name:24}{tally.scores[name].times_fair:6.2f}  ({low:.2f}–{high:.2f})  {tally.sat[name]} games"


def simple(scenario: Scenario, options: argparse.Namespace) -> None:
    """Every simple strategy."""
    with closing(ProgressLine(len(STRATEGIES))) as progress:
        for number, (name, make) in enumerate(STRATEGIES.items()):
            with guest_of_honour(name, make):
                found = measure(scenario, options.players, name, options.bot, options.games, options.seed)
            progress.show(number + 1)
            print(told(found, name), flush=True)


def level_maker(level: Level) -> Make:
    """Opponents of a level that has no name."""
    return lambda setup, player, rng: Opponent(setup, player, rng.randrange(2**30), level)


def changed(level: Level, rng: random.Random) -> Level:
    """A neighbour: some of the figures moved."""
    found: dict[str, Any] = {}
    for name in rng.sample(list(FREE), 3):
        step, value = FREE[name], getattr(level, name)
        found[name] = value * step ** rng.choice((-1, 1)) if step > 0 else value + step * rng.uniform(-1, 1)
    return level._replace(**found)


def response(scenario: Scenario, options: argparse.Namespace) -> None:
    """Breed, then measure on fresh deals."""
    rng = random.Random(options.seed)
    best = level_at(options.bot, options.players)
    share = 1.0
    with closing(ProgressLine(ROUNDS)) as progress:
        for number in range(ROUNDS):
            tried = changed(best, rng)
            seed = BREEDING_SEED + options.seed + number
            scores = []
            for level in (best, tried):
                with guest_of_honour("bred", level_maker(level)):
                    tally = measure(scenario, options.players, "bred", options.bot, options.games // 4, seed)
                scores.append(tally.scores["bred"].times_fair)
            if scores[1] > scores[0]:
                best, share = tried, scores[1]
            progress.show(number + 1)
    with guest_of_honour("best response", level_maker(best)):
        found = measure(scenario, options.players, "best response", options.bot, options.games, options.seed)
    print(f"bred to {share:.2f}: { ({name: round(getattr(best, name), 3) for name in FREE}) }")
    print(told(found, "best response"))


class OldMasters:
    """The masters of another checkout, all in one process."""

    def __init__(self, checkout: Path) -> None:
        script = Path(__file__).with_name("old_master.py")
        self._process = subprocess.Popen(
            [sys.executable, script, checkout, "master"], stdin=PIPE, stdout=PIPE, text=True, encoding="utf-8"
        )
        self._made = 0

    def make(self, setup: Setup, player: int, rng: random.Random) -> "OldMaster":
        """One more."""
        self._made = self._made % MOST_OLD + 1
        return OldMaster(self, self._made, setup, player, rng.randrange(2**30))

    def write(self, text: str) -> None:
        """Tell it something."""
        assert self._process.stdin is not None
        self._process.stdin.write(text)

    def ask(self, text: str) -> bytes:
        """Tell it something and wait for a line."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self.write(text)
        self._process.stdin.flush()
        return self._process.stdout.readline().encode()

    def close(self) -> None:
        """No more games."""
        self._process.communicate()


class OldMaster:
    """One of them, heard and asked through the bot protocol."""

    def __init__(self, host: OldMasters, number: int, setup: Setup, player: int, seed: int) -> None:
        self._host = host
        self._number = number
        host.write(f"{number}/{seed} {setup_line(setup, player)}")

    def see(self, event: Event) -> None:
        """Everything this player sees, in order."""
        self._host.write(f"{self._number} {event_line(event)}")

    def answer(self, question: Question) -> Answer:
        """What it answers."""
        return read_answer(self._host.ask(f"{self._number} {question_line(question)}"), question)


def old(scenario: Scenario, options: argparse.Namespace) -> None:
    """One of today's against those of the checkout."""
    with closing(OldMasters(options.checkout)) as masters, guest_of_honour("old", masters.make):
        tally = measure(scenario, options.players, options.bot, "old", options.games, options.seed)
    for fault in tally.faults[:3]:
        print(fault, file=sys.stderr)
    print(told(tally, options.bot))


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("simple", "response", "old"))
    parser.add_argument("--bot", default="master", help="a level (master)")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--scenario")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--checkout", type=Path, help="for `old`")
    options = parser.parse_args()
    scenario = chosen_scenario(options.scenario, options.players)
    if isinstance(scenario, str):
        parser.error(scenario)
    if options.what == "old" and options.checkout is None:
        parser.error("`old` needs --checkout")
    {"simple": simple, "response": response, "old": old}[options.what](scenario, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
