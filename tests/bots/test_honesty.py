"""A bot knows only what it was told: whatever is hidden from it, it answers the same."""

import ast
import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from mascarade_qt.bots.mind import player as player_module
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.registry import make_bot
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from tests.sampling import sampled

BOTS = Path(player_module.__file__ or "").parents[1]
OURS = sorted(
    path.relative_to(BOTS).as_posix()
    for path in [
        *BOTS.glob("mind/*.py"),
        BOTS / "world.py",
        BOTS / "baselines.py",
        BOTS / "environment" / "observer.py",
        BOTS / "environment" / "words.py",
    ]
)
# Modules of the engine that hold only what everybody may know.
PUBLIC = ("events", "layout", "masks", "public", "questions", "setup")
MOST_TURNS = 60
Said = tuple[str, Event | Answer]  # "saw" and an event; "answered", or "others" did, and an answer


def conversation(setup: Setup, name: str, player: int, others: Sequence[Answer] | None) -> Iterator[Said]:
    """What one bot sees and answers. `others` is what the rest answers; without it they play, too."""
    game = Game(setup)
    names = [name] * len(setup.players)
    bots = {
        number: make_bot(bot, setup, number, 7)
        for number, bot in enumerate(names)
        if others is None or number == player
    }
    rest = iter(others or ())
    events: Sequence[Event] = game.events
    while True:
        for event in events:
            for number, bot in bots.items():
                bot.see(seen(event, number))
            yield "saw", seen(event, player)
        question = game.question
        if question is None or game.turn >= MOST_TURNS:
            return
        if question.player in bots:
            answer = bots[question.player].answer(question)
            yield ("answered" if question.player == player else "others", answer)
        else:
            answer = next(rest, None)
            if not question.offers(answer):
                return
        events = game.answer(answer)


def redrawn(answers: list[Answer], rng: random.Random) -> list[Answer]:
    """The others' answers, some of their swaps only feigned."""
    return [not answer if answer is True and rng.random() < 0.3 else answer for answer in answers]


TABLES = [("a5", 6), ("a4", 4), ("small-two", 2), ("classic", 8)]


@pytest.mark.parametrize("name", ["master", "courtier", "regular", "guest-chaotic", "naive"])
@pytest.mark.parametrize(("scenario", "players"), sampled(TABLES, TABLES[:2]))
def test_what_a_bot_cannot_see_changes_nothing(name: str, scenario: str, players: int) -> None:
    compared = 0
    for seed in range(2):
        rng = random.Random(f"{name} {scenario} {seed}")
        setup = deal(ready_scenarios()[scenario], [f"Player {n}" for n in range(players)], rng)
        first = list(conversation(setup, name, 0, None))
        others = [answer for kind, answer in first if kind == "others" and not hasattr(answer, "_fields")]
        heard = [said for said in first if said[0] != "others"]
        hidden = list(setup.graveyard)
        rng.shuffle(hidden)
        other = replace(setup, graveyard=tuple(hidden))
        again = conversation(other, name, 0, redrawn(others, rng))
        for one, two in zip(heard, again, strict=False):
            if one[0] == two[0] == "saw" and one != two:
                break  # something came to light: from here on, the games differ
            assert one == two
            compared += one[0] == "answered"
    assert compared > 0


def imported(path: Path) -> Iterator[tuple[str, str]]:
    """All that a file imports from the engine: module and name."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("mascarade_qt.engine"):
            for name in node.names:
                yield (node.module or "").rpartition(".")[2], name.name
        elif isinstance(node, ast.Import):
            assert not any(name.name.startswith("mascarade_qt") for name in node.names)


@pytest.mark.parametrize("module", OURS)
def test_bots_import_nothing_but_what_is_public(module: str) -> None:
    for source, name in imported(BOTS / module):
        assert source in PUBLIC or name.isupper(), f"{module} imports {name} from {source}"


def test_a_bot_is_given_the_public_setup() -> None:
    names = [f"Player {n}" for n in range(8)]
    setup = deal(ready_scenarios()["classic"], names, random.Random(1))
    bot = make_bot("master", setup, 0, 0)
    assert isinstance(bot, Opponent)
    known = bot.mind.world.setup
    assert known.graveyard == tuple(sorted(setup.graveyard)) != setup.graveyard
