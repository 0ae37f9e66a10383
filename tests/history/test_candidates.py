"""What a player can believe: never less than the truth."""

from pathlib import Path

import pytest

from mascarade_qt.engine.events import CardMoved, Discarded, Eliminated, Looked, Returned, Revealed, Shown
from mascarade_qt.engine.record import fold, read_record
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.history.candidates import Candidates
from mascarade_qt.history.replay import all_events

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*.mascarade"))
DEAL = {"0": "king", "1": "judge", "2": "thief", "3": "empress", "c0": "cheat", "c1": "witch"}
FOUR = Setup(("Ann", "Bob", "Cleo", "Dan"), DEAL)


def believable(possible: Candidates, place: str) -> set[str]:
    return {mask for mask in DEAL.values() if possible.may_be(place, mask)}


def test_a_swap_leaves_both_and_a_look_tells_them_apart() -> None:
    possible = Candidates(FOUR)
    possible.see(Returned(1, ("0", "3"), None))
    possible.see(Returned(1, ("3", "2"), None))
    assert believable(possible, "0") == {"king", "empress"}
    assert believable(possible, "2") == {"king", "empress", "thief"}
    possible.see(Looked(0, ("0",), ("empress",)))
    assert believable(possible, "3") == {"king", "thief"}
    possible.see(Revealed(((3, "3", "thief"),)))
    assert believable(possible, "2") == {"king"}


def test_what_is_shown_and_what_moves() -> None:
    possible = Candidates(FOUR)
    possible.see(Returned(0, ("0", "3"), True))
    possible.see(Returned(1, ("1", "2"), None))
    possible.see(Shown(0, 2, "2", None))
    assert believable(possible, "2") == {"judge", "thief"}
    possible.see(Shown(0, 2, "2", "judge"))
    assert [believable(possible, place) for place in "0123"] == [{"empress"}, {"thief"}, {"judge"}, {"king"}]
    possible.see(Discarded("1", "thief"))
    possible.see(CardMoved("0", "1"))
    possible.see(Eliminated(3, 3, ("3",)))
    assert believable(possible, "1") == {"empress"}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_truth_can_always_be_believed(path: Path) -> None:
    record = read_record(path)
    eyes = [Candidates(record.setup) for _ in record.setup.players]
    for event in all_events(record):
        for player, possible in enumerate(eyes):
            possible.see(seen(event, player))
    for possible in eyes:
        assert all(possible.may_be(place, mask) for place, mask in fold(record).cards.items())
