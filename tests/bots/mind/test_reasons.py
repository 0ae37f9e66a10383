"""Every answer has a reason, as data that the window can put into words."""

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache

from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.reasons import REASON_KINDS, Reason, explain
from mascarade_qt.engine.bear_tamer import checked_power
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import Scenario, deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, teller
from tests.bots.prepared import Watched
from tests.engine.builders import begin

FACTS = {"player", "players", "mask", "place", "places", "chance", "coins", "direction"}
TAMED = (
    [{"do": "take", "n": 3, "from": "chosen"}],
    [{"do": "bank", "n": 4}, {"do": "give", "n": 1, "to": "chosen"}],
    [{"do": "bank", "n": 3}, {"do": "look", "at": "chosen"}],
)
SMALL = ("guru", "courtesan", "king", "queen", "judge", "witch")  # where there is a choice of own cards
GAMES, LARGE = 40, 10  # games at each table; at the large ones, one in LARGE


def tables() -> Iterator[tuple[Scenario, int]]:
    """Tables at which, between them, everything is asked."""
    ready = ready_scenarios()
    for name, players in (
        ("classic", 6),
        ("let-it-roll", 9),
        ("strength-in-unity", 8),
        ("ultimate-combo", 11),
    ):
        yield ready[name], players
    yield from small_tables()


def small_tables() -> Iterator[tuple[Scenario, int]]:
    """Those at which a game takes a moment only."""
    ready = ready_scenarios()
    for name, players in (("a4", 4), ("b4", 4), ("b6", 6), ("small-two", 2), ("infernal-trio", 3)):
        yield ready[name], players
    yield Scenario("small", 3, 3, SMALL), 3
    for steps in TAMED:
        masks = tuple("bear_tamer" if mask == "thief" else mask for mask in ready["a4"].masks)
        yield replace(ready["a4"], masks=masks, bear_tamer=checked_power(steps)), 4


def reasons(setup: Setup, seed: int) -> Iterator[Reason]:
    """The reasons given in one game."""
    game = Game(setup)
    levels = ("guest", "regular", "courtier")
    bots = [
        Opponent(open_setup(setup), player, seed, levels[player % 3], "chaotic")
        for player in range(len(setup.players))
    ]
    tell = teller([bot.see for bot in bots])
    tell(game.events)
    while (question := game.question) is not None and game.turn < 60:
        bot = bots[question.player]
        answer = bot.answer(question)
        assert bot.reason is not None
        yield bot.reason
        tell(game.answer(answer))


@cache
def given() -> dict[str, list[Reason]]:
    """Reasons given at all tables, by kind; once every kind has been met, that will do."""
    found: dict[str, list[Reason]] = {}
    for seed in range(GAMES):
        for scenario, players in small_tables() if seed % LARGE else tables():
            setup = deal(scenario, [f"Player {n}" for n in range(players)], random.Random(seed))
            for reason in reasons(setup, seed):
                found.setdefault(reason.kind, []).append(reason)
            if found.keys() >= REASON_KINDS.keys():
                return found
    return found


def test_every_kind_of_reason_is_given_in_some_situation() -> None:
    assert given().keys() == REASON_KINDS.keys()


def test_reasons_have_the_facts_that_the_table_promises() -> None:
    assert {fact for facts in REASON_KINDS.values() for fact in facts} == FACTS
    for kind, found in given().items():
        for reason in found:
            assert tuple(reason.facts) == REASON_KINDS[kind]
            _check(reason)


def _check(reason: Reason) -> None:
    facts = reason.facts
    if "mask" in facts:
        assert facts["mask"] in MASKS
    if "chance" in facts:
        chance = facts["chance"]
        assert isinstance(chance, float)
        assert -1e-9 <= chance <= 1 + 1e-9
    for name in ("players", "places"):
        if name in facts:
            pair = facts[name]
            assert isinstance(pair, tuple)
            assert len(pair) == 2


def test_a_swap_is_for_a_better_card_or_to_stop_its_owner_or_to_confuse() -> None:
    """Player 1 knows the King, player 3 hardly knows the Witch, and another Peasant is as good as mine."""
    table = Watched(begin("peasant king judge spy peasant witch", first=5))
    table.play(("swap", "5", "3"), True)
    bot, question = table.bot(), table.game.question
    assert question is not None
    claims = bot._judge().claims

    def why(other: str) -> Reason:
        return explain(bot.mind, claims, question, ("swap", "0", other))

    assert why("1") == Reason("swap-threat", {"mask": "king", "place": "1", "player": 1, "chance": 1.0})
    assert why("4") == Reason("swap-confuse", {"place": "4"})
    assert why("3").kind == "swap-better"
    assert why("3").facts["mask"] == "witch"
