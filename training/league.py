"""Whether masters can be exploited, and whether they have become stronger.

    python training/league.py simple --players 4 --games 400
    python training/league.py response --players 4 --games 400
    python training/league.py former --players 6 --games 1000
    python training/league.py equals --players 6 --games 1000
    python training/league.py temperaments --bot regular --players 6 --games 600
    python training/league.py old --checkout /path/to/another/checkout --players 6 --games 300

`simple`: each simple strategy alone at a table of masters. `response`: a copy of what masters have learned
goes on learning against a frozen table of them, free of their manners, in the simulator (needs a C++
compiler), then is measured on deals it has not seen. `former`: one of today's masters at a table of those of
9763c6d, as the simulator plays them. `equals`: how masters behave among themselves there. `old`: one of
today's masters at a table of those of another checkout, which speak through the bot protocol
(docs/bot-protocol.md). `temperaments`: whether public behaviour gives them away (temperaments.py).
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

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import numpy as np
from numpy.typing import NDArray

from mascarade_qt.bots import registry
from mascarade_qt.bots.arena.arena import play_games
from mascarade_qt.bots.arena.plan import Plan
from mascarade_qt.bots.arena.tally import Tally
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting.protocol import event_line, question_line, read_answer, setup_line
from mascarade_qt.bots.mind.policy import learned
from mascarade_qt.bots.mind.tuning import level_at
from mascarade_qt.bots.seeds import derived
from mascarade_qt.commands.table_options import chosen_scenario
from mascarade_qt.commands.workers import ProgressLine, cores, local_executor
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.engine.setup import Setup
from training import simulator
from training.learn import OLD, PLACEMENTS, manners, place
from training.ppo import Trainer, nets_of_policy
from training.strategies import STRATEGIES
from training.temperaments import report

Make = Callable[[Setup, int, random.Random], Bot]

MOST_OLD = 64  # at one time; a number is used again when its game is long over
LESSONS = 60  # of a best response, and games in each
GAMES_A_LESSON = 400
RESPONSE_RATE = 2e-3
WARMING_UP = 4  # lessons in which only the critic learns


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
            if options.only and name not in options.only.split(","):
                continue
            with guest_of_honour(name, make):
                found = measure(scenario, options.players, name, options.bot, options.games, options.seed)
            progress.show(number + 1)
            print(told(found, name), flush=True)


def response(scenario: Scenario, options: argparse.Namespace) -> None:
    """Go on learning against a frozen table, then measure on fresh deals."""
    session = simulator.Session()
    players = options.players
    deck = scenario.masks_for(players)
    frozen = level_at("master", players)
    free = frozen._replace(wrong=0.0, joining=0.0, duty=0.0, dares=1.0, scruples=0.0, centre_scruples=0.0)
    levels = [simulator.level_data(free), simulator.level_data(frozen)]
    trainer = Trainer(options.seed)
    if frozen.learned:
        trainer.go_on_from(nets_of_policy(learned(players)))
    taught = trainer.copy()

    def play(games: int, seed: int, placements: tuple[int, int]) -> simulator.Played:
        specs = np.zeros(games, simulator.SPEC)
        for number, spec in enumerate(specs):
            place(spec, deck, players, derived(seed, "response", number) % 2**62, placements)
            spec["seats"]["habit"], spec["seats"]["level"] = -1, 1
            spec["seats"]["policy"] = 1 if frozen.learned else -1
            one = spec["seats"][number % players]
            one["policy"], one["level"], one["learns"] = 0, 0, 1
        return session.play(specs, levels, [trainer.nets, taught])

    with closing(ProgressLine(LESSONS)) as progress:
        for number in range(LESSONS):
            rate = RESPONSE_RATE * (1 - 0.7 * number / LESSONS)
            played = play(GAMES_A_LESSON, derived(options.seed, "lesson", number), PLACEMENTS)
            trainer.learn(played, rate, values_only=number < WARMING_UP)
            progress.show(number + 1)
    print(won("best response", play(options.games, options.seed, simulator.ALL_PLACEMENTS), players))


def former(scenario: Scenario, options: argparse.Namespace) -> None:
    """One of today's masters at a table of those of the first version, in the simulator."""
    players = options.players
    level = level_at("master", players)
    specs = np.zeros(options.games, simulator.SPEC)
    for number, spec in enumerate(specs):
        seed = derived(options.seed, "former", number) % 2**62
        place(spec, scenario.masks_for(players), players, seed, simulator.ALL_PLACEMENTS)
        spec["seats"]["habit"], spec["seats"]["level"], spec["seats"]["policy"] = -1, 1, -1
        one = spec["seats"][number % players]
        one["policy"], one["level"], one["learns"] = 0, 0, 1
    levels = [simulator.level_data(level), simulator.level_data(OLD, old=True)]
    played = simulator.Session().play(specs, levels, [nets_of_policy(learned(players))])
    print(won("one among the first version", played, players))


def equals(scenario: Scenario, options: argparse.Namespace) -> None:
    """The manners of masters among themselves, in the simulator."""
    players = options.players
    specs = np.zeros(options.games, simulator.SPEC)
    for number, spec in enumerate(specs):
        seed = derived(options.seed, "equals", number) % 2**62
        place(spec, scenario.masks_for(players), players, seed, simulator.ALL_PLACEMENTS)
        spec["seats"]["habit"], spec["seats"]["learns"] = -1, 1
    levels = [simulator.level_data(level_at("master", players))]
    played = simulator.Session().play(specs, levels, [nets_of_policy(learned(players))])
    print(manners(played, ["equals"] * options.games))
    print(leaders(played.results))


def leaders(results: NDArray[Any]) -> str:
    """How many leaders were let go, and how often somebody who surely had a mask said nothing."""
    led, surely = int(results["of_led"].sum()), int(results["of_surely"].sum())
    return (
        f"{results['of_untouched'].sum() / max(1, led):.0%} of {led} leaders let go, "
        f"{results['of_silent'].sum() / max(1, surely):.1%} of {surely} certain masks conceded"
    )


def won(name: str, played: simulator.Played, players: int) -> str:
    """× fair of the learners, with its interval."""
    wins = played.lives["result"] * players
    mean, margin = float(wins.mean()), 1.96 * float(wins.std()) / len(wins) ** 0.5
    return f"{name:28}{mean:6.2f}  ({mean - margin:.2f}–{mean + margin:.2f})  {len(wins)} games"


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
    """One of them, told and asked through the bot protocol."""

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


def temperaments(scenario: Scenario, options: argparse.Namespace) -> None:
    """Can they be told apart, and is any of them weak?"""
    with local_executor(cores()) as executor:
        for line in report(scenario, options.players, options.bot, options.games, options.seed, executor):
            print(line, flush=True)


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("simple", "response", "former", "equals", "old", "temperaments"))
    parser.add_argument("--bot", default="master", help="a level (master)")
    parser.add_argument("--only", help="for `simple`: these alone, separated by commas")
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
    commands = {
        "simple": simple,
        "response": response,
        "former": former,
        "equals": equals,
        "old": old,
        "temperaments": temperaments,
    }
    commands[options.what](scenario, options)
    return 0


if __name__ == "__main__":
    sys.exit(main())
