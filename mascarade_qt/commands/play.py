"""`mascarade-qt play`: a game in a terminal, one person against bots."""

import argparse
import random
import sys

from mascarade_qt.bots.baselines import RandomBot
from mascarade_qt.bots.bot import Bot
from mascarade_qt.commands.sentences import Sentences, mask_name
from mascarade_qt.commands.table_options import add_table_options, chosen_scenario
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import deal
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import deliver

GUESTS = (
    "Bianca",
    "Carlo",
    "Donata",
    "Enzo",
    "Flavia",
    "Guido",
    "Ilaria",
    "Lorenzo",
    "Marina",
    "Nico",
    "Orsola",
    "Piero",
)


def add_parser(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    """Describe the command."""
    parser = subparsers.add_parser("play", help="play in the terminal against bots")
    add_table_options(parser)
    parser.set_defaults(run=run, seed=None)


def run(options: argparse.Namespace) -> int:
    """Play one game; end of input ends it too."""
    scenario = chosen_scenario(options.scenario, options.players)
    if isinstance(scenario, str):
        print(f"mascarade-qt play: {scenario}", file=sys.stderr)
        return 2
    rng = random.Random(options.seed)
    setup = deal(scenario, ("You", *GUESTS[: options.players - 1]), rng, first=rng.randrange(options.players))
    person = Person(setup)
    try:
        _play(Game(setup), person, rng)
    except EOFError:
        print("\nThe game is left unfinished.")
    return 0


def _play(game: Game, person: "Person", rng: random.Random) -> None:
    bots: list[Bot] = [
        person,
        *(RandomBot(game.setup, player, rng) for player in range(1, len(game.setup.players))),
    ]
    listeners = [bot.see for bot in bots]
    deliver(game.events, listeners)
    while (question := game.question) is not None:
        deliver(game.answer(bots[question.player].answer(question)), listeners)


class Person:
    """Whoever sits at the terminal, as player 0: told what player 0 sees, asked what player 0 is asked."""

    def __init__(self, setup: Setup) -> None:
        self._told = Sentences(setup.players)
        for place, mask in setup.deal.items():
            print(f"{place:>3}  {mask_name(mask)}")
        input("Study the masks; Enter turns them all face down. ")
        if sys.stdout.isatty():
            print("\033[2J\033[H", end="")

    def see(self, event: Event) -> None:
        """Tell it."""
        print(self._told.of(event))

    def answer(self, question: Question) -> Answer:
        """Ask until one of the numbers is given."""
        for number, answer in enumerate(question.answers, 1):
            print(f"  {number:>3}  {self._option(question.kind, answer)}")
        while True:
            given = input(f"{question.kind}? ").strip()
            if given.isdecimal() and 1 <= int(given) <= len(question.answers):
                return question.answers[int(given) - 1]
            print(f"A number from 1 to {len(question.answers)}, please.")

    def _option(self, kind: str, answer: Answer) -> str:
        if kind == "swap":
            return "swap" if answer else "pretend"
        if kind == "contest":
            return "let it pass" if answer is False else f"contest with {answer}"
        if isinstance(answer, tuple) and kind == "turn":
            return " ".join(str(word) for word in answer)
        return self._told.choice(kind, answer)
