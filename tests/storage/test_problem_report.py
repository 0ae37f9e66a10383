"""The report of a problem: what is in it, and what is not unless it was asked for."""

import socket
from pathlib import Path

import pytest

from mascarade_qt import __version__
from mascarade_qt.engine.record import Record
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.problem_report import last_game, report_text, write_report
from mascarade_qt.system import error_log
from tests.match.tables import a_record, played


def leave_a_game() -> Record:
    record = played(a_record(), most=9)
    journal = Journal()
    journal.begin(record)
    journal.close()
    return record


def test_version_system_and_errors(data: Path) -> None:
    error_log.write_down(f"Traceback: File {Path.home() / 'x.py'}\nValueError: oh")
    text = report_text()
    assert __version__ in text
    assert "Qt 6" in text
    assert "ValueError: oh" in text
    assert str(Path.home()) not in text


def test_the_game_only_if_asked_for(data: Path) -> None:
    record = leave_a_game()
    names = record.setup.players
    assert not any(name in report_text() for name in names)
    assert all(name in report_text(with_game=True) for name in names)


def test_the_game_is_the_one_left_or_the_last_that_ended(data: Path) -> None:
    assert last_game() is None
    over = played(a_record(seed=4))
    journal = Journal()
    journal.begin(over)
    journal.finish(over)
    assert last_game() == over
    assert last_game() == over
    left = leave_a_game()
    assert last_game() == left


def test_it_is_written_where_the_player_wants(tmp_path: Path) -> None:
    assert write_report(tmp_path / "mine") == tmp_path / "mine.txt"
    assert __version__ in (tmp_path / "mine.txt").read_text("utf-8")
    with pytest.raises(OSError, match=r"\w"):
        write_report(tmp_path / "nowhere" / "mine")


def test_no_connection_is_opened(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("a connection")

    monkeypatch.setattr(socket, "socket", refuse)
    write_report(tmp_path / "mine", with_game=True)
