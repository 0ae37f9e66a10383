"""What has just been achieved for the first time is said quietly, once, and to those who did it."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFrame

from mascarade_qt.engine.record import Record, save_record
from mascarade_qt.history.figures import person_games
from mascarade_qt.history.replay import all_events
from mascarade_qt.match.messages import Finale
from mascarade_qt.system.folders import games_folder
from mascarade_qt.ui.end.first_times import FirstTimes
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.words.achievements import title_and_text
from tests.leaks import nothing_left_running
from tests.match.tables import a_record, played
from tests.support.waiting import idle, wait_until
from tests.ui.conftest import Show
from tests.ui.seeing import find


def achieving(people: tuple[int, ...] = (0,)) -> Record:
    """A finished game in which the first person has achieved something."""
    for seed in range(40):
        record = played(a_record(people=people, seed=seed), seed=seed)
        if person_games(record)[0].achieved:
            return replace(record, created="2026-11-18T20:15:00+01:00")
    raise AssertionError("nobody achieves anything")


def finale_of(record: Record) -> Finale:
    """The same, as the match tells it."""
    assert record.cast is not None
    events = tuple(all_events(record))
    roles, choices = record.cast.roles, tuple(record.choices)
    return Finale(record.setup, roles, events, choices, record.scenario, record.created, record.title)


@pytest.fixture
def games(folder: Path) -> Path:
    """Where games are kept."""
    games_folder().mkdir(parents=True, exist_ok=True)
    return games_folder()


def told(record: Record, screen: EndScreen) -> list[tuple[str, str]] | None:
    """What is said about a game; None: nothing."""
    found: list[list[tuple[str, str]]] = []
    with nothing_left_running():
        news = FirstTimes(finale_of(record), screen.game, found.append, screen)
        wait_until(lambda: news.over)
        idle()
    return found[0] if found else None


def test_it_is_said_of_the_first_game_alone(games: Path, settings: Settings, show: Show) -> None:
    record = achieving()
    save_record(record, games / "one.mascarade")
    screen = EndScreen(finale_of(record), "history")
    show(screen)
    expected = [(what, "") for what in person_games(record)[0].achieved]
    assert told(record, screen) == expected
    assert told(record, screen) == expected, "looking twice changes nothing"
    save_record(replace(record, created="2026-11-01T10:00:00+01:00"), games / "earlier.mascarade")
    assert told(record, screen) is None


def test_at_a_shared_screen_it_says_who(games: Path, settings: Settings, show: Show) -> None:
    record = achieving(people=(0, 1))
    save_record(record, games / "one.mascarade")
    screen = EndScreen(finale_of(record), "history")
    show(screen)
    first = told(record, screen)
    assert first
    assert first[0][1] == record.setup.players[0]


def test_it_stands_above_the_great_moments_and_is_read_first(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale_of(achieving()), "history")
    show(screen)
    screen.show_first_times([("blind", ""), ("ruin", "Anna")])
    row = find(screen, QFrame, "newAchievements")
    for language in ("en", "uk"):
        settings.language = language
        idle()
        for what in ("blind", "ruin"):
            for words in title_and_text(what):
                assert words in row.accessibleName()
    assert "Anna" in row.accessibleName()
    assert screen._lies_page.entries[0] is row


def test_leaving_early_leaves_nothing_behind(games: Path, settings: Settings, show: Show) -> None:
    record = achieving()
    for number in range(8):
        save_record(record, games / f"g{number}.mascarade")
    screen = EndScreen(finale_of(record), "history")
    show(screen)
    found: list[object] = []
    with nothing_left_running():
        news = FirstTimes(finale_of(record), screen.game, found.append, screen)
        screen.was_left.connect(news.stop)
        screen.hide()
        idle()
    assert not found
