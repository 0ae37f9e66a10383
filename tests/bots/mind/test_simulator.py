"""The compiled simulator plays by the same rules and thinks the same as the game itself."""

import shutil
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from mascarade_qt.bots.mind.correction import rows_of
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.policy import Policy
from mascarade_qt.bots.mind.tuning import LEARNED_MASKS, level_at
from mascarade_qt.bots.mind.turns import TurnJudge
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.layout import Layout, table_places
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import teller
from training.simulator import ALL_PLACEMENTS, KINDS, MASKS, SPEC, Played, Session, level_data

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),  # building it takes its time
    pytest.mark.skipif(shutil.which("c++") is None, reason="needs a C++ compiler"),
]

TABLES = (("a4", 4), ("b4", 4), ("a5", 5), ("a5", 6), ("b5", 5), ("a7", 7), ("a8", 8), ("a8", 12))
EQUAL = 1e-6  # the simulator hands over what it looks at in single precision


class Watched(Opponent):
    """Gives the answers of a record, and says what it would have looked at."""

    def __init__(self, setup: Setup, player: int) -> None:
        super().__init__(setup, player, 1, "master", policy=Policy({}))

    def considered(self, question: Question) -> tuple[list[float], list[list[float]]] | None:
        """The worths and the rows of a great question, if there is a choice."""
        if question.kind not in KINDS:
            return None
        turns: TurnJudge = self._judge()
        weighed = turns.weigh(question)
        if len(weighed) == 1 or turns.is_critical(question):
            return None
        return [worth for worth, _ in weighed], rows_of(self.mind, turns, question, weighed)


def nets(seed: int) -> dict[str, list[list[Any]]]:
    """Any nets."""
    rng = np.random.default_rng(seed)
    return {
        kind: [
            [
                rng.normal(0, 0.4, (one, other)).astype(np.float32),
                rng.normal(0, 0.1, other).astype(np.float32),
            ]
            for one, other in pairwise((width, 12, 8, 1))
        ]
        for kind, width in KINDS.items()
    }


def played(scenario: str, players: int, seed: int) -> Played:
    """One game in the simulator, with every answer."""
    deck = [MASKS.index(mask) for mask in ready_scenarios()[scenario].masks_for(players)]
    specs = np.zeros(1, SPEC)
    spec = specs[0]
    spec["players"], spec["centre"], spec["seed"] = players, len(deck) - players, seed
    spec["deck"][: len(deck)] = deck
    spec["limit"], spec["open_limit"] = ALL_PLACEMENTS
    spec["most_turns"] = (
        12 * players if players <= 6 else 40 if players <= 8 else 12
    )  # before any is forgotten
    spec["seats"]["habit"] = -1
    spec["seats"]["learns"] = 1
    return Session().play(specs, [level_data(level_at("master", players))], [nets(seed)], log=True)


def setup_of(found: Played, players: int, centre: int) -> Setup:
    """The deal of the simulator's game."""
    (result,) = found.results
    masks = [MASKS[card] for card in result["deal"]]
    places = table_places(players, centre)
    return Setup(
        players=tuple(f"Player {player}" for player in range(players)),
        deal=dict(zip(places, masks, strict=False)),
        first=int(result["first"]),
    )


def answer_of(numbers: Any, question: Question, layout: Layout) -> Answer:
    """An answer of the simulator as the game takes it."""
    _, one, other, third = map(int, numbers)
    places = (*map(str, range(layout.players)), *layout.centre)
    if question.kind == "turn":
        seat = str(question.player)
        if one == 0:
            return ("look", seat)
        return ("swap", seat, places[other]) if one == 1 else ("announce", seat, MASKS[third])
    if question.kind == "contest":
        return str(question.player) if one else False
    if question.kind == "swap":
        return bool(one)
    if question.kind == "player":
        return None if one < 0 else one
    if question.kind == "places":
        return places[one], places[other]
    if question.kind == "place":
        return places[one]
    return MASKS[one] if question.kind == "mask" else ("left", "right")[one]


def test_it_knows_the_masks_that_self_play_has_met() -> None:
    assert set(MASKS) == LEARNED_MASKS


@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_rules_worths_and_rows_are_the_same(scenario: str, players: int) -> None:
    centre = len(ready_scenarios()[scenario].masks_for(players)) - players
    for seed in range(3):
        check(played(scenario, players, seed), players, centre)


def check(found: Played, players: int, centre: int) -> None:
    """Play it again in Python."""
    setup = setup_of(found, players, centre)
    game = Game(setup)
    bots = [Watched(setup, player) for player in range(players)]
    tell = teller([bot.see for bot in bots])
    tell(game.events)
    steps = iter(found.steps)
    for numbers in found.answers:
        question = game.question
        assert question is not None
        considered = bots[question.player].considered(question)
        if considered is not None:
            step = next(steps)
            assert tuple(KINDS)[step["kind"]] == question.kind
            part = slice(int(step["first"]), int(step["first"] + step["rows"]))
            worths, rows = considered
            np.testing.assert_allclose(found.worths[question.kind][part], worths, atol=EQUAL)
            np.testing.assert_allclose(found.rows[question.kind][part], rows, atol=EQUAL)
        tell(game.answer(answer_of(numbers, question, setup.layout)))
    assert next(steps, None) is None
    winners = sum(1 << player for player in game.winners)
    assert found.results[0]["winners"] == winners
