"""Kept games, troubles and refused files in words."""

import errno
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import QDateTime, QLocale

from mascarade_qt.engine.record import RecordError
from mascarade_qt.engine.setup import MOST_PLAYERS
from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.match.messages import Trouble
from mascarade_qt.storage.library import KeptGame
from mascarade_qt.storage.scenario_files import ScenarioFileError
from mascarade_qt.storage.unfinished import Unusable
from mascarade_qt.system.paths import languages
from mascarade_qt.words.catalogue import speaking
from mascarade_qt.words.company import Company
from mascarade_qt.words.findings import scenario_error
from mascarade_qt.words.games import date_text, game_title, players_text, result_text, turns_text
from mascarade_qt.words.guests import GUESTS, character_name, character_text, guest_names
from mascarade_qt.words.lessons import lesson_about, lesson_text, lesson_title
from mascarade_qt.words.scenarios import scenario_name
from mascarade_qt.words.troubles import (
    error_text,
    file_text,
    trouble_text,
    unusable_game,
    unusable_settings,
    unusable_statistics,
)
from tests.support.stories import SIX

PLAY_ON = "Play on: the program tries again after every move."
WHEN = datetime(2026, 3, 4, 17, 30, tzinfo=UTC)


def kept(
    title: str = "", winners: tuple[int, ...] = (1,), over: bool = True, scenario: str = "a4"
) -> KeptGame:
    """A game of four."""
    names = ("Ann", "Bob", "Cleo", "Dan")
    return KeptGame(
        Path("g"), title, WHEN, names, ("",) * 4, scenario, (0,), over, winners, (3, 13, 1, 13), 21
    )


def test_a_kept_game() -> None:
    game = kept()
    assert players_text(game) == "Ann, Bob, Cleo and Dan"
    assert turns_text(game) == "21\u00a0turns"
    assert date_text(game) == QLocale().toString(
        QDateTime.fromSecsSinceEpoch(int(WHEN.timestamp())), QLocale.FormatType.ShortFormat
    )
    assert (game_title(game), game_title(kept("The revenge"))) == (date_text(game), "The revenge")


@pytest.mark.parametrize(
    ("game", "text"),
    [
        (kept(), "Bob won with 13\u00a0coins."),
        (kept(winners=(1, 3)), "Bob and Dan shared the victory with 13\u00a0coins each."),
        (kept(winners=()), "Not finished."),
        (kept(over=False), "Not finished."),
    ],
)
def test_how_a_kept_game_ended(game: KeptGame, text: str) -> None:
    assert result_text(game) == text


@pytest.mark.parametrize(
    ("scenario", "name"),
    [("a4", "A · 4\u00a0players"), ("my-own", "Custom scenario"), ("", "Unknown scenario")],
)
def test_what_a_kept_game_was_played_with(scenario: str, name: str) -> None:
    assert scenario_name(scenario) == name


@pytest.mark.parametrize(
    ("trouble", "text"),
    [
        (
            Trouble("bot-replaced", {"player": 1, "why": "it crashed"}),
            "Bob can’t go on. A simple bot takes over. Details: it crashed",
        ),
        (
            Trouble("programs-refused", {"players": (1, 2)}),
            "Saved games can’t start programs: a medium bot (“regular”) takes over for Bob and Cleo.",
        ),
        (
            Trouble("save-failed", {"errno": errno.ENOSPC, "why": "No space left"}),
            f"The game can’t be saved: the disk is full. {PLAY_ON}",
        ),
        (
            Trouble("save-failed", {"errno": errno.EIO, "why": "I/O error"}),
            f"The game can’t be saved: unexpected error (I/O error). {PLAY_ON}",
        ),
        (Trouble("answer-refused", {}), "That answer isn’t possible. Please choose again."),
    ],
)
def test_what_went_wrong_in_a_game(trouble: Trouble, text: str) -> None:
    assert trouble_text(trouble, Company(SIX, 0)) == text


def test_why_a_file_cannot_be_opened() -> None:
    missing = RecordError("No such file")
    missing.errno = errno.ENOENT
    assert error_text(missing) == "the file or folder doesn’t exist"
    assert error_text(RecordError("not JSON")) == "it is damaged or isn’t a game"
    assert error_text(OSError(errno.EACCES, "Permission denied")) == "the folder can’t be written to"
    assert error_text(OSError(errno.EIO, "I/O error")) == "unexpected error (I/O error)"
    assert error_text(OSError("odd")) == "unexpected error (odd)"
    assert file_text("a\n\u202eb.mascarade") == "a b.mascarade"


def test_files_that_cannot_be_used_are_named() -> None:
    path = Path("there")
    for kind in ("damaged", "newer", "odd"):
        assert unusable_game(Unusable(kind, path)).endswith(": there")
    for kind in ("damaged", "odd", "read-only"):
        assert unusable_settings(kind, path).endswith(": there")
    assert unusable_statistics("replaced", path).endswith(": there")


def test_why_a_scenario_file_is_refused() -> None:
    assert scenario_error(ScenarioFileError("mask", mask="pope")) == "No such mask: pope."
    said = scenario_error(ScenarioFileError("players", fewest=2, most=13))
    assert said == "The number of players must be between 2 and 13."


def test_guests_have_their_names() -> None:
    assert guest_names() == GUESTS
    assert len(set(GUESTS)) == len(GUESTS) == MOST_PLAYERS


def test_characters_have_names_of_their_own_in_every_language() -> None:
    for language in languages():
        with speaking(language):
            names = {character_name(character) for character in CHARACTERS}
            assert len(names) == len(CHARACTERS) == 24
            assert not names & set(guest_names())
    assert character_name("nicolo") == "Nicolò"
    assert character_name("") == ""
    assert character_text("bettina") == "Bettina, bold"


def test_a_lesson_has_a_title_and_a_beginning() -> None:
    assert lesson_title("look") == "Look"
    assert lesson_about("look").startswith("Who am I?")
    assert lesson_text("end", "cheat", "other").startswith("You had it in your hands")
    assert lesson_text("announce", "truth").startswith("You are the King")
