"""Kept games: listed, named, deleted, shared and imported."""

import json
import os
from dataclasses import replace
from pathlib import Path

import pytest

from mascarade_qt.engine.record import LONGEST_TITLE, RecordError, read_record, save_record
from mascarade_qt.storage.library import (
    closed_folder,
    delete_game,
    export_game,
    import_game,
    kept_game,
    kept_paths,
    rename_game,
    shareable,
)
from mascarade_qt.system.folders import games_folder
from tests.example_records import encoded, example, finished
from tests.match.tables import a_record, played


@pytest.fixture(autouse=True)
def games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of kept games, still to be made."""
    monkeypatch.setenv("MASCARADE_DATA", str(tmp_path))
    return games_folder()


def a_file(folder: Path, document: object, name: str = "stranger") -> Path:
    """A file from somewhere."""
    path = folder / f"{name}.mascarade"
    path.write_bytes(encoded(document))
    return path


def test_there_are_none_before_there_is_a_folder() -> None:
    assert kept_paths() == []


def test_a_finished_game_tells_who_won(tmp_path: Path) -> None:
    game = import_game(a_file(tmp_path, finished()))
    assert (game.over, game.winners, game.coins[0], game.people) == (True, (0,), 10, None)
    assert kept_paths() == [game.path]
    assert kept_game(game.path) == game


def test_an_unfinished_game_says_so(tmp_path: Path) -> None:
    assert not import_game(a_file(tmp_path, example())).over


def test_who_was_a_person_is_known() -> None:
    games_folder().mkdir()
    save_record(played(a_record(people=(0, 3))), games_folder() / "one.mascarade")
    assert kept_game(kept_paths()[0]).people == (0, 3)


def test_a_name_is_kept_in_the_file_and_does_not_make_it_newer(tmp_path: Path) -> None:
    path = import_game(a_file(tmp_path, finished())).path
    os.utime(path, (1_000_000, 1_000_000))
    assert rename_game(path, "  Carnival\nnight ").title == "Carnival night"
    assert kept_game(path).title == "Carnival night"
    assert path.stat().st_mtime == 1_000_000
    assert rename_game(path, "").title == ""
    assert "title" not in json.loads(path.read_bytes())


def test_a_strangers_title_and_date_are_only_text(tmp_path: Path) -> None:
    document = finished()
    document["title"] = "<b>x</b>\u202e\x00" + "y" * 500
    document["setup"]["created"] = {"not": "a date"}
    document["setup"]["scenario"] = ["not", "a", "name"]
    game = import_game(a_file(tmp_path, document))
    assert game.title.startswith("<b>x</b>y")
    assert len(game.title) <= LONGEST_TITLE
    assert game.scenario == ""


def test_two_files_of_one_name_are_two_games(tmp_path: Path) -> None:
    one = import_game(a_file(tmp_path, finished()))
    other = import_game(a_file(tmp_path, example()))
    assert one.path != other.path
    assert len(kept_paths()) == 2


def test_the_same_game_is_kept_once(tmp_path: Path) -> None:
    """Under any file name, and with any title."""
    one = rename_game(import_game(a_file(tmp_path, finished())).path, "Sunday")
    assert import_game(a_file(tmp_path, finished(), "another")) == one
    assert kept_paths() == [one.path]


def test_a_file_name_cannot_lead_out_of_the_folder(tmp_path: Path) -> None:
    game = import_game(a_file(tmp_path, finished(), name=".. .. x"))
    assert game.path.parent == games_folder()


@pytest.mark.parametrize("data", [b"{", b"", encoded(example(version=2)), encoded([1])])
def test_what_is_no_game_is_not_taken_in(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "bad.mascarade"
    path.write_bytes(data)
    with pytest.raises(RecordError):
        import_game(path)
    assert kept_paths() == []


def test_a_game_with_an_impossible_choice_is_not_taken_in(tmp_path: Path) -> None:
    document = example(choices=[[0, "turn", ["look", "3"]]])
    with pytest.raises(RecordError, match="choice 0"):
        import_game(a_file(tmp_path, document))


def test_what_is_shared_holds_no_roles_notes_or_seeds(tmp_path: Path) -> None:
    record = played(a_record(help="notebook"))
    path = export_game(replace(record, title="Mine", extra={"other": 1}), tmp_path / "out")
    assert path.name == "out.mascarade"
    document = json.loads(path.read_bytes())
    assert document["title"] == "Mine"
    assert "other" not in document
    assert not {"roles", "seed"} & set(document["setup"])
    assert "notes" not in path.read_text()
    assert read_record(path).choices == record.choices
    assert shareable(record).setup.deal == record.setup.deal


def test_what_is_deleted_is_gone_and_may_be_gone_already(tmp_path: Path) -> None:
    game = import_game(a_file(tmp_path, finished()))
    delete_game(game.path)
    delete_game(game.path)
    assert kept_paths() == []


def test_something_else_in_the_place_of_the_folder(tmp_path: Path, games: Path) -> None:
    assert closed_folder() is None
    games.write_text("precious")
    assert (kept_paths(), closed_folder()) == ([], games)
    kept = import_game(a_file(tmp_path, finished()))
    assert (kept_paths(), closed_folder()) == ([kept.path], None)
    assert games.with_name("games.odd").read_text() == "precious"


@pytest.mark.skipif(os.name != "posix", reason="makes a link")
def test_a_link_that_leads_nowhere_hides_no_other_game(tmp_path: Path, games: Path) -> None:
    import_game(a_file(tmp_path, finished(), "kept"))
    (games / "lost.mascarade").symlink_to(tmp_path / "nowhere")
    assert [path.stem for path in kept_paths()] == ["kept", "lost"]
