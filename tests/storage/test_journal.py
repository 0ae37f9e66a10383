"""A game is saved as it goes: what is on disk at every moment, and how it is read back."""

import json
import os
from dataclasses import replace
from pathlib import Path
from typing import NoReturn

import pytest

from mascarade_qt.engine.record import MOST_CHOICES, RecordError, read_record
from mascarade_qt.match.messages import Glimpse
from mascarade_qt.storage import journal as journal_module
from mascarade_qt.storage import unfinished as unfinished_module
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.journal_file import read_journal
from mascarade_qt.storage.unfinished import Unfinished, unfinished_game
from mascarade_qt.system.folders import JOURNAL
from tests.match.tables import a_record, played
from tests.storage.journals import edited, found, found_notes, full, kept


def test_nothing_was_saved(data: Path) -> None:
    assert unfinished_game() == Unfinished()
    assert not list(data.glob("*.journal"))


@pytest.mark.parametrize("choices", [0, 1, 17])
def test_a_game_is_found_again(choices: int) -> None:
    record = played(a_record())
    kept(record, choices).close()
    assert found() == replace(record, choices=record.choices[:choices])
    assert found() == replace(record, choices=record.choices[:choices])


def test_every_choice_is_on_disk_before_anything_else_happens(data: Path) -> None:
    record = played(a_record())
    journal = kept(record, 0)
    for number, choice in enumerate(record.choices[:9], 1):
        journal.add(choice, lasting=False)
        assert read_journal(data / JOURNAL).record.choices == record.choices[:number]
    journal.close()


@pytest.mark.skipif(os.name != "posix", reason="needs a POSIX system")
def test_nobody_else_can_read_it(data: Path) -> None:
    """It has the deal, what others have hidden, and the bots' seeds."""
    record = played(a_record())
    journal = kept(record, 3)
    assert (data / JOURNAL).stat().st_mode & 0o777 == 0o600
    (data / JOURNAL).unlink()
    journal.add(record.choices[3], lasting=True)
    assert (data / JOURNAL).stat().st_mode & 0o777 == 0o600
    journal.close()


def test_lasting_choices_reach_the_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(a_record())
    journal = kept(record, 0)
    flushed: list[int] = []
    monkeypatch.setattr(os, "fsync", flushed.append)
    journal.add(record.choices[0], lasting=False)
    assert flushed == []
    journal.add(record.choices[1], lasting=True)
    assert len(flushed) == 1
    journal.close()


def test_what_was_seen_behind_the_curtain_is_found_again() -> None:
    """Only what belongs to the last choice: everything before it has been shown anyway."""
    record = played(a_record())
    journal = kept(record, 2)
    journal.see(Glimpse(2, 0, 1))
    journal.add(record.choices[2], lasting=True)
    journal.see(Glimpse(3, 1, 4))
    journal.see(Glimpse(3, 1, 0))
    journal.close()
    game = unfinished_game().game
    assert game is not None
    assert game.record.choices == record.choices[:3]
    assert game.seen == {Glimpse(3, 1, 4), Glimpse(3, 1, 0)}
    assert not found_notes()


def test_earlier_versions_skip_what_was_seen(data: Path) -> None:
    """They take every object for a note, require a pin, and skip one that isn't whole."""
    journal = kept(played(a_record()), 1)
    journal.see(Glimpse(1, 0, 0))
    journal.close()
    lines = [json.loads(line) for line in (data / JOURNAL).read_text("utf-8").splitlines()[2:]]
    objects = [line for line in lines if isinstance(line, dict)]
    assert objects
    assert all(line["pin"] == [] for line in objects)


def test_notes_are_kept() -> None:
    record = played(a_record(help="notebook"), most=5)
    journal = kept(record, 5)
    for place, text in (("3", "the King?"), ("2", "no"), ("2", "")):
        journal.pin(place, text)
    journal.close()
    assert found_notes() == {"3": "the King?"}
    journal = Journal()
    journal.begin(found())
    journal.close()
    assert found_notes() == {"3": "the King?"}
    assert found().choices == record.choices


def test_a_finished_game_is_among_the_games(data: Path) -> None:
    record = played(a_record())
    journal = kept(record, len(record.choices))
    journal.finish(record)
    assert unfinished_game() == Unfinished()
    [file] = (data / "games").iterdir()
    assert file.suffix == ".mascarade"
    assert read_record(file) == record
    assert not (data / JOURNAL).exists()


def test_killed_between_the_end_and_the_record(data: Path) -> None:
    record = played(a_record())
    kept(record, len(record.choices)).close()
    assert unfinished_game() == Unfinished()
    [file] = (data / "games").iterdir()
    assert read_record(file) == record
    assert not (data / JOURNAL).exists()


def test_killed_between_the_record_and_the_journals_end(data: Path) -> None:
    record = played(a_record())
    journal = kept(record, len(record.choices))
    whole = (data / JOURNAL).read_bytes()
    journal.finish(record)
    (data / JOURNAL).write_bytes(whole)
    assert unfinished_game() == Unfinished()
    assert len(list((data / "games").iterdir())) == 1


def test_another_game_does_not_cost_the_first_one(data: Path) -> None:
    first, second = played(a_record(seed=1)), played(a_record(seed=2))
    kept(first, 9).close()
    kept(second, 4).close()
    assert found().choices == second.choices[:4]
    [file] = (data / "games").iterdir()
    assert read_record(file).choices == first.choices[:9]
    assert "unfinished" in file.name


def test_a_game_that_was_not_played_is_not_kept(data: Path) -> None:
    kept(a_record(seed=1), 0).close()
    kept(played(a_record(seed=2)), 4).close()
    assert not (data / "games").exists()


@pytest.mark.parametrize("value", [[[]] * 900_000, "x" * 4_500_000], ids=["lists", "text"])
@pytest.mark.parametrize("place", ["record", "setup", "role"])
def test_what_a_strangers_game_says_beyond_the_rules_is_not_kept(
    data: Path, value: object, place: str
) -> None:
    """Such a journal was written by an earlier version or a stranger; as a record it would be too large."""
    record = played(a_record(seed=1))
    kept(record, 9).close()
    head = json.loads((data / JOURNAL).read_text(encoding="utf-8").splitlines()[1])
    where = {"record": head, "setup": head["setup"], "role": head["setup"]["roles"][0]}[place]
    where["x"] = value
    edited(data / JOURNAL, 1, json.dumps(head, separators=(",", ":")))
    assert found() == replace(record, choices=record.choices[:9])
    journal = Journal()
    second = played(a_record(seed=2))
    assert journal.begin(replace(second, choices=[])) is None
    assert journal.put_away
    journal.add(second.choices[0], lasting=True)
    journal.close()
    assert found().choices == second.choices[:1]
    [away] = (data / "games").iterdir()
    assert away.stat().st_size < 10_000
    assert read_record(away).choices == record.choices[:9]


def test_a_game_of_too_many_choices_is_set_aside(data: Path) -> None:
    record = played(a_record(seed=1))
    kept(record, 9).close()
    with (data / JOURNAL).open("a", encoding="utf-8") as file:
        file.write('[0,"turn",["look","0"]]\n' * MOST_CHOICES)
    journal = Journal()
    second = played(a_record(seed=2))
    assert journal.begin(replace(second, choices=[])) == data / f"{JOURNAL}.damaged"
    journal.close()
    assert found().choices == []


def test_a_game_that_cannot_be_written_as_a_record_is_set_aside(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(played(a_record(seed=1)), 9).close()
    before = (data / JOURNAL).read_bytes()

    def refuse(*_: object) -> NoReturn:
        raise RecordError("larger than 4 MB")

    monkeypatch.setattr(journal_module, "save_record", refuse)
    journal = Journal()
    second = played(a_record(seed=2))
    assert journal.begin(replace(second, choices=[])) == data / f"{JOURNAL}.unkept"
    assert not journal.put_away
    assert (data / f"{JOURNAL}.unkept").read_bytes() == before
    journal.close()
    assert found().choices == []


def test_where_a_game_is_once_it_was_left(data: Path) -> None:
    record = played(a_record())
    journal = kept(record, 3)
    assert journal.left is None
    journal.close()
    assert journal.left == data / JOURNAL
    playing = kept(record, 4)
    other = Journal()
    with pytest.raises(OSError, match="another game is running"):
        other.begin(replace(record, choices=[]))
    other.close()
    assert other.left is None  # nothing was played
    other = Journal()
    with pytest.raises(OSError, match="another game is running"):
        other.begin(replace(record, choices=record.choices[:2]))
    other.close()
    assert other.left is not None
    assert read_record(other.left).choices == record.choices[:2]
    playing.close()


def test_a_game_is_read_once_to_be_continued(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = played(a_record())
    kept(record, 9).close()
    first = unfinished_game()
    assert first.game is not None
    with monkeypatch.context() as patch:
        patch.setattr(journal_module, "read_journal", full)
        patch.setattr(unfinished_module, "read_journal", full)
        assert unfinished_game(first) is first
        journal = Journal(first.place)
        journal.begin(first.game.record)
        journal.add(record.choices[9], lasting=True)
        journal.close()
    assert unfinished_game(first).game is not first.game  # the file has changed meanwhile
    assert found().choices == record.choices[:10]
    journal = Journal(first.place)
    journal.begin(replace(a_record(seed=2), choices=[]))  # it is another game's by now
    assert journal.put_away
    journal.close()


def test_an_earlier_point_of_the_same_game_does_not_cost_the_later_one(data: Path) -> None:
    record = played(a_record())
    kept(record, 20).close()
    kept(record, 5).close()
    assert found().choices == record.choices[:5]
    [file] = (data / "games").iterdir()
    assert read_record(file).choices == record.choices[:20]


def test_two_programs_at_once(data: Path) -> None:
    record = played(a_record())
    first = kept(record, 9)
    second = Journal()
    with pytest.raises(OSError, match="another game is running"):
        second.begin(a_record(seed=2))
    with pytest.raises(OSError, match="another game is running"):
        second.add(record.choices[0], lasting=True)
    assert unfinished_game() == Unfinished()
    second.finish(played(a_record(seed=2)))
    first.add(record.choices[9], lasting=True)
    first.close()
    assert found().choices == record.choices[:10]
    assert len(list((data / "games").iterdir())) == 1


def test_games_of_one_second_do_not_share_a_name(data: Path) -> None:
    for seed in range(5):
        record = played(a_record(seed=seed))
        kept(record, 3).finish(record)
    assert len(list((data / "games").iterdir())) == 5


def test_what_it_looks_like(data: Path) -> None:
    record = played(a_record())
    kept(record, 2).close()
    first, head, *choices = (data / JOURNAL).read_text(encoding="utf-8").splitlines()
    assert json.loads(first)["format"] == "mascarade-journal"
    assert json.loads(head)["format"] == "mascarade-record"
    assert [json.loads(line)[:2] for line in choices] == [list(choice[:2]) for choice in record.choices[:2]]
