"""Any moment of a game is the same as playing up to it."""

from pathlib import Path

import pytest

from mascarade_qt.engine.events import TurnBegan
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.record import moments, read_record
from mascarade_qt.engine.sight import seen
from mascarade_qt.history.replay import all_events, replay_of
from mascarade_qt.history.truth import Keyframes, Truth
from mascarade_qt.words.company import Company

RECORDS = sorted((Path(__file__).resolve().parents[1] / "records").glob("*.mascarade"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_truth_is_the_engines(path: Path) -> None:
    record = read_record(path)
    truth = Truth(record.setup)
    for after in moments(record):
        for event in after.events:
            truth.see(event)
        assert (truth.cards, truth.coins, tuple(truth.seats)) == (after.cards, after.coins, after.seats)
        assert tuple(truth.out) == after.out


@pytest.mark.parametrize("path", RECORDS[:6], ids=lambda path: path.stem)
@pytest.mark.parametrize("kind", [Truth, PublicTable, Company])
def test_any_moment_is_as_if_one_had_played_up_to_it(path: Path, kind: type) -> None:
    record = read_record(path)
    events = all_events(record)
    frames = Keyframes(kind(record.setup))
    frames.add(events)
    follower = kind(record.setup)
    for moment, event in enumerate(events):
        assert vars(frames.at(moment)) == vars(follower)
        follower.see(event)
    assert vars(frames.at(len(events))) == vars(follower)


@pytest.mark.parametrize("path", RECORDS[:6], ids=lambda path: path.stem)
def test_every_moment_is_at_most_a_turn_away(path: Path) -> None:
    record = read_record(path)
    events = all_events(record)
    frames = Keyframes(Truth(record.setup))
    frames.add(events)
    starts = [moment for moment, event in enumerate(events) if isinstance(event, TurnBegan)]
    for moment in range(len(events) + 1):
        expected = max((start for start in starts if start < moment), default=0)
        assert frames.before_turn(moment)[0] == expected


def test_looking_back_changes_nothing() -> None:
    replay = replay_of(read_record(RECORDS[0]))
    last = replay.truth(len(replay.events)).cards
    replay.truth(3).cards.clear()
    assert replay.truth(3).cards
    assert replay.truth(len(replay.events)).cards == last


def test_a_replay_is_watched_with_a_players_eyes() -> None:
    replay = replay_of(read_record(RECORDS[0]))
    assert replay.seen_by(1) == [seen(event, 1) for event in replay.events]
    assert replay.seen_by(1) != replay.events


def test_a_replay_grows() -> None:
    record = read_record(RECORDS[0])
    events = all_events(record)
    whole, growing = replay_of(record), replay_of(read_record(RECORDS[0]))
    growing = type(whole)(record.setup)
    for event in events:
        growing.add([event])
    assert growing.events == whole.events
    assert growing.turns == whole.turns
    assert growing.over
    assert growing.truth(len(events)).cards == whole.truth(len(events)).cards
