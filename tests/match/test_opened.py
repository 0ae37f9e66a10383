"""Opening a game file: it goes on, or shows its end, and never starts what a stranger wrote into it."""

import json
from pathlib import Path

import pytest

from mascarade_qt.engine.record import Record, RecordError, parse_record, record_text
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.opened import open_game
from mascarade_qt.match.roles import read_cast

RECORDS = Path(__file__).parent.parent / "records"


def test_a_finished_game_shows_its_end_with_everything_open() -> None:
    found = open_game(RECORDS / "a4.mascarade")
    assert isinstance(found, Finale)
    assert type(found.events[-1]).__name__ == "Ended"


def test_an_unfinished_game_goes_on_with_the_first_player_as_the_person(tmp_path: Path) -> None:
    data = json.loads((RECORDS / "a4.mascarade").read_text(encoding="utf-8"))
    data["choices"] = data["choices"][:3]
    path = tmp_path / "game.mascarade"
    path.write_text(json.dumps(data), encoding="utf-8")
    found = open_game(path)
    assert isinstance(found, Record)
    assert [role.human for role in read_cast(found.setup).roles] == [True, False, False, False]


def test_programs_that_a_file_names_are_never_started(tmp_path: Path) -> None:
    data = json.loads((RECORDS / "a4.mascarade").read_text(encoding="utf-8"))
    data["choices"] = []
    data["setup"]["roles"] = [{"human": True}, *[{"human": False, "bot": "cmd:touch pwned"}] * 3]
    path = tmp_path / "game.mascarade"
    path.write_text(json.dumps(data), encoding="utf-8")
    found = open_game(path)
    assert isinstance(found, Record)
    assert "cmd:" not in record_text(found)
    assert parse_record(record_text(found).encode()).setup == found.setup


def test_what_cannot_be_read_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.mascarade"
    path.write_text("nonsense", encoding="utf-8")
    with pytest.raises(RecordError, match="not JSON"):
        open_game(path)
