"""What was learned: it fits what it is asked about, and it chooses among what is offered."""

import math
import random
from collections.abc import Sequence

import pytest

from mascarade_qt.bots.mind.correction import rows_of
from mascarade_qt.bots.mind.features import CONTEST, TURN, Row
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.policy import Policy, learned
from mascarade_qt.bots.mind.tuning import level_at
from mascarade_qt.bots.mind.turns import TurnJudge
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, teller

WIDTHS = {"turn": TURN, "contest": CONTEST}
MOST = 3.0  # no number in a row is larger


class Noting(Opponent):
    """Writes down the rows it is asked about."""

    def __init__(self, setup: Setup, player: int) -> None:
        super().__init__(setup, player, player)
        self.drawn: list[tuple[str, list[Row]]] = []

    def _taught(self, question: Question, turns: TurnJudge, policy: Policy) -> Answer:
        weighed = turns.weigh(question)
        if len(weighed) > 1:
            self.drawn.append((question.kind, rows_of(self.mind, turns, question, weighed)))
        return super()._taught(question, turns, policy)


TABLES = set(range(4, 14))


def table(seed: int = 7) -> Setup:
    """Four players."""
    names = ["Ann", "Bob", "Cleo", "Dan"]
    return deal(ready_scenarios()["a4"], names, random.Random(seed))


@pytest.mark.parametrize("players", sorted(TABLES))
def test_the_nets_are_as_wide_as_the_rows(players: int) -> None:
    for kind, width in WIDTHS.items():
        assert learned(players).nets[kind][0][0].shape[0] == width


def test_every_row_is_whole_and_bounded() -> None:
    drawn: list[tuple[str, list[Row]]] = []
    for seed in range(4):
        game = Game(table(seed))
        bots = [Noting(open_setup(game.setup), player) for player in range(4)]
        tell = teller([bot.see for bot in bots])
        tell(game.events)
        while (question := game.question) is not None:
            tell(game.answer(bots[question.player].answer(question)))
        drawn += [one for bot in bots for one in bot.drawn]
    assert {kind for kind, _ in drawn} == set(WIDTHS)
    for kind, rows in drawn:
        for row in rows:
            assert len(row) == WIDTHS[kind]
            assert all(math.isfinite(number) and abs(number) <= MOST for number in row)


def test_what_was_learned_changes_the_odds_and_nothing_else() -> None:
    """A score far above the others decides, and the answer is one that was offered."""

    class Contrary(Policy):
        def scores(self, kind: str, rows: Sequence[Sequence[float]]) -> list[float]:
            return [1e6 * (number == len(rows) - 1) for number in range(len(rows))]

    game = Game(table())
    question = game.question
    assert question is not None
    bot = Opponent(open_setup(game.setup), question.player, 1, policy=Contrary({}))
    for event in game.events:
        bot.see(event)
    assert bot.answer(question) == question.answers[-1]


def test_masters_use_it_wherever_each_has_one_card() -> None:
    learned_at = {players for players in range(2, 14) if level_at("master", players).learned}
    assert learned_at == TABLES
    assert not level_at("courtier", 4).learned


def test_tables_of_different_sizes_have_learned_different_things() -> None:
    assert learned(4) is learned(5)
    assert learned(8) is not learned(6) is not learned(5)
