"""The swap that fooled the most players, checked against the same game with that swap reversed."""

from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Contested,
    Discarded,
    Eliminated,
    Event,
    Returned,
)
from mascarade_qt.engine.record import read_record
from mascarade_qt.engine.sight import seen
from mascarade_qt.history.candidates import Candidates
from mascarade_qt.history.replay import all_events
from mascarade_qt.history.retrospect import Retrospect
from mascarade_qt.history.truth import Truth
from tests.match.tables import a_record, played
from tests.support.looking_back import looked_back_on, passed

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*.mascarade"))


def held_again(event: Event) -> set[str]:
    """The places whose cards an event moves or takes away."""
    match event:
        case Returned(places=places) | Eliminated(places=places):
            return set(places)
        case CardMoved(source=source, target=target):
            return {source, target}
        case Discarded(place=str(place)):
            return {place}
    return set()


def fooled(game: Retrospect, at: int) -> set[int]:
    """Who was fooled by the swap that is the event with this number, found by playing both worlds."""
    swap = game.events[at]
    assert isinstance(swap, Returned)
    here, there = Truth(game.setup), Truth(game.setup)
    eyes = [Candidates(game.setup) for _ in game.setup.players]
    found: set[int] = set()
    said = ""
    for number, event in enumerate(game.events):
        if number > at and held_again(event) & set(swap.places):
            break
        if isinstance(event, Announced):
            said = event.mask
        if isinstance(event, Announced | Contested) and number > at and event.place in swap.places:
            wrong = here.cards[event.place] != said == there.cards[event.place]
            if wrong and eyes[event.player].may_be(event.place, said):
                found.add(event.player)
        here.see(event)
        there.see(swap._replace(swapped=not swap.swapped) if number == at else event)
        for player, possible in enumerate(eyes):
            possible.see(seen(event, player))
    return found - {swap.player}  # the swapper knows what they did


def check(game: Retrospect) -> int:
    """Every swap of a game, and the one that is told; how many players were fooled in all."""
    swaps = [number for number, event in enumerate(game.events) if isinstance(event, Returned)]
    told = [swap for turn in game.turns for swap in turn.swaps]
    assert [swap.moment for swap in told] == [number + 1 for number in swaps]
    numbers = []
    for number, swap in zip(swaps, told, strict=True):
        assert set(game.fooled_by(swap)) == fooled(game, number)
        numbers.append(len(fooled(game, number)))
    moment = next((moment for moment in game.great_moments() if moment.kind == "swap"), None)
    assert (0 if moment is None else len(moment.fooled)) == max(numbers, default=0)
    return sum(numbers)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_in_every_kept_game(path: Path) -> None:
    record = read_record(path)
    check(Retrospect(record.setup, all_events(record)))


def test_in_games_full_of_swaps_and_claims() -> None:
    total = 0
    for seed in range(30):
        record = played(a_record(4 + seed % 5, (), seed=seed), seed=seed)
        total += check(Retrospect(record.setup, all_events(record)))
    assert total > 10, "else nothing is proven"


def test_a_real_swap_fools_who_takes_it_for_a_pretence() -> None:
    game = looked_back_on(
        *([0, "turn", ["swap", "0", "1"]], [0, "swap", True]),
        *([1, "turn", ["announce", "1", "judge"]], *passed(2, 3, 0)),
    )
    assert game.fooled_by(game.turns[0].swaps[0]) == (1,)


def fooled_after(*between: Any) -> tuple[int, ...]:
    """Who is fooled by a pretence to give player 1 the King, who claims it when all this has happened."""
    game = looked_back_on(
        *([0, "turn", ["swap", "0", "1"]], [0, "swap", False]),
        *between,
        *([1, "turn", ["announce", "1", "king"]], *passed(2, 3, 0)),
    )
    return game.fooled_by(game.turns[0].swaps[0])


OTHERS_LOOK = [[player, "turn", ["look", str(player)]] for player in (2, 3, 0)]


def test_only_who_has_looked_is_undeceived() -> None:
    assert fooled_after() == (1,)
    nothing = [[1, "turn", ["announce", "1", "cheat"]], *passed(2, 3, 0)]
    assert fooled_after(*nothing, *OTHERS_LOOK) == (1,)
    assert fooled_after([1, "turn", ["look", "1"]], *OTHERS_LOOK) == ()


def test_cards_that_were_held_again_fool_no_more() -> None:
    assert fooled_after([1, "turn", ["swap", "1", "2"]], [1, "swap", False], *OTHERS_LOOK) == ()
