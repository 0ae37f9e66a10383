"""What the learned policy looks at: each thing it should tell apart is told in a number of its own."""

from collections.abc import Callable

import pytest

from mascarade_qt.bots.mind.features import COMMON, TURN, Features
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import LEARNED_TEMPER
from tests.bots.prepared import Watched
from tests.engine.builders import begin

LIAR = COMMON + 14


def seen(change: Callable[[Mind], object]) -> list[float]:
    """Player 0 has announced the Witch: what player 1 looks at, if one thing is otherwise."""
    table = Watched(begin("king judge spy witch thief cheat", first=5))
    table.play(("swap", "5", "0"), False).announce("witch")
    bot = table.bot()
    change(bot.mind)
    return Features(bot.mind, bot._judge().claims).of_contest("1", 0.2, 0.3)


def nothing(mind: Mind) -> None:
    """All is as usual."""


CHANGES: dict[str, Callable[[Mind], object]] = {
    "a liar": lambda mind: mind.habits[0].lies.note(6.0, 6.0),
    "an honest claimant": lambda mind: mind.habits[0].lies.note(0.0, 20.0),
    "a claimant who lost track": lambda mind: mind._knows.update({"0": 0.3}),
    "a sharp company": lambda mind: mind.learn_sharpness((0.1, 0.5, 0.9)),
    "a last coin": lambda mind: mind.world.coins.__setitem__(1, 1),
    "a rich claimant": lambda mind: mind.world.coins.__setitem__(0, 11),
}


@pytest.mark.parametrize("change", CHANGES)
def test_every_circumstance_of_a_claim_is_seen(change: str) -> None:
    assert seen(CHANGES[change]) != seen(nothing)


def test_liars_and_honest_people_differ_from_what_is_usual() -> None:
    """In opposite directions."""
    habits = ((0.0, 20.0), (0.0, 0.0), (1.0, 2.0), (3.0, 3.0))
    numbers = [seen(lambda mind, noted=noted: mind.habits[0].lies.note(*noted))[LIAR] for noted in habits]  # type: ignore[misc]
    assert numbers == sorted(numbers)
    assert len(set(numbers)) == len(habits)
    assert all(0 < number <= 1 for number in numbers)


def test_a_claim_is_true_false_or_mine_to_prove() -> None:
    """The first numbers about it: how likely each is, and who may see to it."""
    table = Watched(begin("king judge spy witch thief cheat", first=5))
    table.play(("swap", "5", "1"), False, ("swap", "0", "1"), False)
    for seat in (1, 2, 3, 4, 5):
        table.play(("look", str(seat)))
    table.announce("king")
    for contested in (False, True):
        bot = table.bot()
        player = bot.mind.world.me
        found = Features(bot.mind, bot._judge().claims).of_contest(str(player), 0.2, 0.3)
        have, _, _, truth, neither, later_has, stopped, already, later, last = found[COMMON : COMMON + 10]
        assert truth + have + neither == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in (have, truth, neither, later_has, stopped, later))
        assert already == float(contested)
        assert last == float(later == 0)
        table.play(str(player))


def test_every_action_of_a_turn_is_told_apart() -> None:
    """Look, swap or announce; how far behind the best it is; and what is swapped with whom."""
    table = Watched(begin("king judge spy witch thief cheat", first=5))
    table.play(("swap", "5", "1"), False)
    bot, question = table.bot(), table.game.question
    assert question is not None
    turns, world = bot._judge(), bot.mind.world
    weighed = turns.weigh(question)
    rows = Features(bot.mind, turns.claims).of_turn(weighed, LEARNED_TEMPER)
    assert max(row[COMMON] for row in rows) == 0
    assert min(row[COMMON] for row in rows) == -1
    for (worth, answer), row in zip(weighed, rows, strict=True):
        assert isinstance(answer, tuple)
        assert len(row) == TURN
        assert row[COMMON + 2 : COMMON + 5] == [float(answer[0] == do) for do in ("look", "swap", "announce")]
        gained = (worth - turns.claims.now) * world.players
        assert row[COMMON + 1] == pytest.approx(max(-3.0, min(3.0, gained)))
        if answer[0] == "swap":
            seat = int(str(answer[2]))
            swap = row[COMMON + 19 :]
            assert swap[0] == max(bot.mind.belief.chances(str(seat)).values())
            assert swap[8] == bot.mind.knows(seat)
            assert swap[9] == world.turns_until(seat) / 6
            assert swap[10] == float(bot.mind.is_known(str(seat)))


def test_every_row_begins_with_one() -> None:
    """So that a net can learn what to expect when nothing else is known."""
    assert seen(nothing)[0] == 1
