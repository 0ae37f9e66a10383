"""What the learned policy looks at: each thing it should tell apart is told in a number of its own."""

from collections.abc import Callable

import pytest

from mascarade_qt.bots.mind.features import COMMON, Features
from mascarade_qt.bots.mind.mind import Mind
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


def test_every_row_begins_with_one() -> None:
    """So that a net can learn what to expect when nothing else is known."""
    assert seen(nothing)[0] == 1
