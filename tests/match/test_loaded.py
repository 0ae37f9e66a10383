"""Games from files go on or show their end, and never start a program named in them."""

import json
import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.bots.registry import BASELINES
from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.record import Record, RecordError, read_record, record_text
from mascarade_qt.history.finished_games import rematch
from mascarade_qt.match.loaded import Loaded, load, open_game
from mascarade_qt.match.thinker import Desk, Message
from mascarade_qt.storage import chosen_programs
from mascarade_qt.storage.journal import Journal
from mascarade_qt.storage.unfinished import unfinished_game
from tests.match.tables import Script, Window, a_match, a_record
from tests.support.waiting import wait_until

RECORDS = Path(__file__).parent.parent / "records"


def file(tmp_path: Path, roles: Any = None, choices: int | None = None, **setup: object) -> Path:
    """A record of four players as a file, with these roles."""
    data = json.loads((RECORDS / "a4.mascarade").read_text(encoding="utf-8"))
    data["setup"] |= setup
    if roles is not None:
        data["setup"]["roles"] = roles
    data["choices"] = data["choices"][:choices]
    path = tmp_path / "game.mascarade"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def test_a_finished_game_shows_its_end_with_everything_open() -> None:
    found = open_game(RECORDS / "a4.mascarade")
    assert found.game.over
    assert type(found.finale().events[-1]).__name__ == "Ended"


def test_an_unfinished_game_goes_on_with_the_first_player_as_the_person(tmp_path: Path) -> None:
    found = open_game(file(tmp_path, choices=3))
    assert not found.game.over
    assert [role.human for role in found.cast.roles] == [True, False, False, False]
    assert found.cast.strangers == ()


def test_what_cannot_be_read_says_so(tmp_path: Path) -> None:
    path = tmp_path / "game.mascarade"
    path.write_text("nonsense", encoding="utf-8")
    with pytest.raises(RecordError, match="not JSON"):
        open_game(path)


# --- programs ----------------------------------------------------------------------------------------


class InThisProcess(Script):
    """The bots think here, where a test can see what they start."""

    def __init__(self) -> None:
        super().__init__()
        self._desk = Desk()

    def send(self, message: Message) -> None:
        """Do it at once."""
        self.messages.append(message)
        for reply in self._desk.take(message):
            if self._told is not None:
                self._told(reply)


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[object]:
    """All processes that are started meanwhile, in any way."""
    found: list[object] = []
    monkeypatch.chdir(tmp_path)
    (tmp_path / "evil.py").write_text("open('trace', 'w')\nclass C: pass\n", encoding="utf-8")

    def start(self: object, args: object, *_: object, **__: object) -> None:
        found.append(args)
        raise OSError("not in this test")

    monkeypatch.setattr(subprocess.Popen, "__init__", start)
    return found


EVIL = (
    "cmd:touch trace",
    "evil.py:C",
    "emperor",
    "cmd:",
    "master-evil.py:C",
    " ",
    "regular\n",
    "random-bold",
)
ROLES: list[Mapping[str, str]] = [
    *({key: word} for key in ("level", "temperament", "bot") for word in EVIL),
    {"level": "cmd:touch trace", "temperament": "bold", "bot": ""},
    {"level": "master", "temperament": "cmd:touch trace"},
    {"level": "master", "temperament": "even", "bot": "evil.py:C"},
]


def play_to_the_end(loaded: Loaded) -> Window:
    match = a_match(loaded, InThisProcess())
    window = Window(match)
    match.start()
    wait_until(lambda: window.seen.finales)
    match.stop()
    return window


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("role", ROLES, ids=str)
def test_no_word_of_a_file_starts_anything(
    role: Mapping[str, str], started: list[object], tmp_path: Path, data: Path
) -> None:
    person, good = {"human": True}, {"human": False, "bot": "random"}
    roles = [person, {"human": False, "seed": 3, **role}, good, good]
    loaded = open_game(file(tmp_path, roles, 0, coins=12))
    assert loaded.cast.strangers == (1,)
    assert "evil" not in record_text(loaded.record)
    assert "trace" not in record_text(loaded.record)
    opened = play_to_the_end(loaded)
    assert [(trouble.kind, trouble.facts) for trouble in opened.seen.troubles] == [
        ("programs-refused", {"players": (1,)})
    ]
    again = play_to_the_end(rematch(opened.seen.finales[0], "classic"))
    assert again.seen.troubles == []
    planted = read_record(file(tmp_path, roles, 0, coins=12))
    journal = Journal()
    journal.begin(planted)
    journal.close()
    continued = unfinished_game().game
    assert continued is not None
    assert continued.cast.strangers == (1,)
    play_to_the_end(continued)
    assert started == []
    assert not (tmp_path / "trace").exists()


@pytest.mark.parametrize(
    "roles", ["cmd:touch trace", {}, [], [{"kind": "cmd:touch trace"}] * 4, [3] * 4], ids=str
)
def test_roles_that_make_no_sense_are_all_replaced_and_that_is_said(roles: Any, tmp_path: Path) -> None:
    found = open_game(file(tmp_path, roles, 3))
    assert [role.human for role in found.cast.roles] == [True, False, False, False]
    assert found.cast.strangers == (1, 2, 3)
    assert "cmd:" not in record_text(found.record)


def test_all_that_is_built_in_may_be_named(tmp_path: Path) -> None:
    rows = [{"human": False, "bot": name} for name in (*BASELINES, "master-bold")]
    rows += [{"human": False, "level": level} for level in LEVELS]
    rows += [{"human": False, "temperament": temperament} for temperament in TEMPERAMENTS]
    for row in rows:
        loaded = open_game(file(tmp_path, [{"human": True}, *[row] * 3], 0))
        assert loaded.cast.strangers == ()


NAMED = "evil.py:C"


def named_in_new_game() -> Record:
    return a_record(4, people=(0,), bot=Role(human=False, bot=NAMED))


def test_what_the_person_has_named_in_new_game_plays() -> None:
    loaded = load(named_in_new_game(), {NAMED})
    assert loaded.cast.strangers == ()
    assert {role.bot for role in loaded.cast.roles[1:]} == {NAMED}
    assert rematch(loaded.finale(), "classic").cast.strangers == ()


def test_it_goes_on_playing_after_a_restart_in_the_same_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, elsewhere = tmp_path / "here", tmp_path / "elsewhere"
    for folder in (here, elsewhere):
        folder.mkdir()
    monkeypatch.chdir(here)
    chosen_programs.remember([NAMED])
    journal = Journal()
    journal.begin(load(named_in_new_game(), {NAMED}).record)
    journal.pin("0", "a note")
    journal.close()
    found = unfinished_game().game
    assert found is not None
    assert found.cast.strangers == ()
    monkeypatch.chdir(elsewhere)  # where the same name means another file
    found = unfinished_game().game
    assert found is not None
    assert found.cast.strangers == (1, 2, 3)


def test_an_opened_file_starts_not_even_those(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    chosen_programs.remember([NAMED])
    loaded = open_game(file(tmp_path, [{"human": True}, *[{"human": False, "bot": NAMED}] * 3], 0))
    assert loaded.cast.strangers == (1, 2, 3)


@pytest.mark.parametrize("damage", [b"", b"{}", b"[3, [1, 2], [], null]", b"[" * 9999, b"\xff\0"], ids=repr)
def test_a_damaged_list_of_programs_allows_nothing(damage: bytes) -> None:
    path = chosen_programs.path()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(damage)
    assert chosen_programs.chosen() == frozenset()
    chosen_programs.remember([NAMED])
    assert chosen_programs.chosen() == {NAMED}
    kept = [file.read_bytes() for file in path.parent.glob(f"{path.name}.damaged*")]
    assert damage in kept or damage in (b"", b"[3, [1, 2], [], null]")
    for file in path.parent.glob(f"{path.name}*"):
        file.unlink()


def test_a_folder_in_the_place_of_the_list_of_programs_is_kept() -> None:
    path = chosen_programs.path()
    path.unlink(missing_ok=True)
    (path / "precious").mkdir(parents=True)
    chosen_programs.remember([NAMED])
    assert chosen_programs.chosen() == {NAMED}
    aside = path.with_name(f"{path.name}.damaged")
    assert (aside / "precious").is_dir()
    shutil.rmtree(aside)


def test_a_list_of_programs_that_cannot_be_written_is_no_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv(chosen_programs.VARIABLE, str(tmp_path / "file"))
    chosen_programs.remember([NAMED])
    assert chosen_programs.chosen() == frozenset()


# --- names -------------------------------------------------------------------------------------------


def test_names_and_notes_of_strangers_hide_nothing(tmp_path: Path) -> None:
    names = ["Ann\u202eboB", "\u200b\u2066", "A\tB\nC", "Zoë"]
    notes = {"0": "\u202eKing\u0000", "1": "\u200b"}
    roles = [{"human": True, "help": "notebook", "notes": notes}, *[{"human": False}] * 3]
    found = open_game(file(tmp_path, roles, 0, players=names))
    assert found.record.setup.players == found.game.setup.players == ("AnnboB", "2", "A B C", "Zoë")
    assert found.cast.notes == {"0": "King"}
