"""What bots and the table expect of a power is what the engine makes of it, in any position."""

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from mascarade_qt.bots.mind.effects import Effects
from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.world import World
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.masks import MASKS, Program
from mascarade_qt.engine.powers import STEPS
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.prospects import prospect

# Powers that end in another one, and those that decide by cards nobody knows, can only be guessed.
BORROWED = ("actress", "necromancer", "usurper")
FORESEEN = [mask for mask in MASKS if mask not in (*BORROWED, "damned", "bear_tamer")]
WINS = ("cheat",)  # a bot counts a victory as far more coins than there are
GUESSED = ("spy", "cheat", "beggar", "courtesan")  # at a glance; the others are told to the coin, or by luck
TAMED: list[Program] = [
    ({"do": "take", "n": 2, "from": "chosen"}, {"do": "bank", "n": 1}),
    ({"do": "take", "n": 1, "from": "richest"}, {"do": "give", "n": 2, "to": "left"}),
    ({"do": "give", "n": 1, "to": "neighbours"}, {"do": "court"}),
    ({"do": "give", "n": 2, "to": "poorest"}, {"do": "bank", "n": 1}),
    ({"do": "give", "n": 1, "to": "right"}, {"do": "take", "n": 3, "from": "left"}),
    ({"do": "give", "n": 3, "to": "chosen"},),
    ({"do": "fortunes"},),
    ({"do": "fortunes"}, {"do": "take", "n": 1, "from": "neighbours"}),
    ({"do": "pass", "way": "left"}, {"do": "take", "n": 1, "from": "richer"}),
    ({"do": "pass", "way": "chosen"}, {"do": "bank", "n": 2}),
]
SEEDS = 8


def position(masks: tuple[str, ...], rng: random.Random, bear_tamer: Program | None = None) -> Setup:
    """A table with these masks and any fortunes, all large enough to pay."""
    players = rng.randint(4, 6)
    scenario = Scenario("", players, players, masks[:6], bear_tamer=bear_tamer)
    setup = deal(scenario, list("ABCDEF")[:players], rng, first=0, opening_turns=0)
    coins = tuple(rng.randint(3, 10) for _ in range(players))
    return replace(setup, coins=coins, courthouse=rng.randint(0, 5))


def ends(game: Game) -> Iterator[tuple[int, ...]]:
    """All fortunes that can come of the power that has been announced, by seat; nobody contests."""
    question = game.question
    if question is None or question.kind == "turn":
        yield tuple(game.coins)
        return
    for answer in question.answers[:1] if question.kind == "contest" else question.answers:
        after = game.copy()
        after.answer(answer)
        yield from ends(after)


def announced(setup: Setup, mask: str) -> set[tuple[int, ...]]:
    """All that can come of it if the first player announces this mask."""
    game = Game(setup, listening=False)
    game.answer(("announce", "0", mask))
    return set(ends(game))


def foreseen(setup: Setup, mask: str) -> set[tuple[int, ...]]:
    """What a bot foresees that knows nothing."""
    masks = set(setup.deal.values())
    effects = Effects(World(setup, 0), lambda _: dict.fromkeys(masks, 1 / len(masks)), lambda _: 0.5)
    return {coins for chance, coins, _ in effects.of(0, mask) if chance}


def check(setup: Setup, mask: str) -> None:
    """Everything that is expected can happen, and no more coins than the rules give."""
    possible = announced(setup, mask)
    gains = {coins[0] - setup.coins[0] for coins in possible}
    if mask not in (*WINS, "guru", "courtesan"):  # what others know or hold decides those
        assert foreseen(setup, mask) <= possible
    told = prospect(PublicTable(setup), 0, mask)
    assert not told.unknown
    if mask == "courtesan":  # whether the neighbour is a man
        assert (told.least, told.most) == (0, 3)
        assert gains <= {0, 3}
    else:
        assert {told.least, told.most} <= gains | {0}
        assert told.most >= max(gains) or len(setup.program(mask)) > 1
    if mask not in GUESSED:
        assert min(gains) <= gain(World(setup, 0), 0, mask) <= max(3, *gains)


@pytest.mark.parametrize("mask", FORESEEN)
def test_masks(mask: str) -> None:
    for seed in range(SEEDS):
        rng = random.Random(seed)
        others = rng.sample([other for other in FORESEEN if other != mask], 5)
        check(position((mask, *others), rng), mask)


@pytest.mark.parametrize("power", TAMED, ids=lambda power: "-".join(step["do"] for step in power))
def test_the_bear_tamer(power: Program) -> None:
    for seed in range(SEEDS):
        rng = random.Random(seed)
        setup = position(("bear_tamer", *rng.sample(FORESEEN, 5)), rng, power)
        possible = announced(setup, "bear_tamer")
        gains = {coins[0] - setup.coins[0] for coins in possible}
        told = prospect(PublicTable(setup), 0, "bear_tamer")
        assert {told.least, told.most} <= gains
        assert foreseen(setup, "bear_tamer") <= possible


def test_every_step_of_the_engine_is_known() -> None:
    """An unknown one is refused by name: nothing silently brings 0."""
    words = {"n": 1, "from": "left", "to": "left", "way": "left", "at": "own", "cards": "own-centre"}
    for do in [*STEPS, "juggle"]:
        rng = random.Random(1)
        setup = position(("bear_tamer", *rng.sample(FORESEEN, 5)), rng, ({"do": "bank", "n": 1},))
        setup = replace(setup, bear_tamer=({"do": do, **words},))
        if do == "juggle":
            with pytest.raises(KeyError, match="juggle"):
                prospect(PublicTable(setup), 0, "bear_tamer")
            with pytest.raises(KeyError, match="juggle"):
                foreseen(setup, "bear_tamer")
        else:
            prospect(PublicTable(setup), 0, "bear_tamer")
            foreseen(setup, "bear_tamer")
