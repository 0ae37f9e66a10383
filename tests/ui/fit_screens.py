"""Every screen and dialog that can be looked at, made again for each look; with the table, all of them."""

import shutil
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QPushButton, QWidget

from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.record import read_record, save_record
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.history.replay import replay_of
from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.match.lessons import lessons
from mascarade_qt.match.table_choice import SeatChoice, TableChoice, choice_data
from mascarade_qt.storage.library import KeptGame
from mascarade_qt.storage.scenario_files import OwnScenario
from mascarade_qt.system.folders import games_folder
from mascarade_qt.ui.dialogs.about import AboutDialog
from mascarade_qt.ui.dialogs.shortcuts import ShortcutsDialog
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.lessons.lesson import LessonScreen
from mascarade_qt.ui.lessons.screen import LessonsScreen
from mascarade_qt.ui.new_game.screen import NewGameScreen
from mascarade_qt.ui.replays.screen import ReplaysScreen
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.rules.screen import RulesScreen
from mascarade_qt.ui.scenarios.screen import OwnScenariosScreen
from mascarade_qt.ui.settings.screen import SettingsScreen
from mascarade_qt.ui.statistics.screen import StatisticsScreen
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.rulebook.book import Link, contents
from tests.match.tables import a_record, played
from tests.support.finished import RECORDS, finale
from tests.ui.fit_places import Look, Places, settle
from tests.ui.fit_tables import OWN, TABLES, study
from tests.ui.seeing import find
from tests.ui.table.harness import NAMES

BROKEN = Scenario("", 2, 13, ("judge", "peasant", "peasant"))


def home(places: Places) -> QWidget:
    """The first screen, with a game to go on with."""
    screen = HomeScreen(places.settings)
    left = KeptGame(
        *(
            Path(),
            "",
            datetime(2026, 11, 17, 20, 15),
            NAMES,
            ("", *list(CHARACTERS)[:12]),
            "a8",
            (0,),
            False,
            (),
        ),
        coins=tuple(range(13)),
        turns=21,
    )
    screen.offer_continue(True, left, put_away=2)
    return places.put(screen)


def new_game(players: int, more: bool = False) -> Look:
    """The table to come: a person, a foreign bot, and bots of every level and temperament."""

    def look(places: Places) -> QWidget:
        levels, tempers = list(LEVELS), list(TEMPERAMENTS)
        seats = [SeatChoice(human=True), SeatChoice(bot=" "), SeatChoice(human=True, name="Anna")]
        seats += [
            SeatChoice(level=levels[n % len(levels)], temperament=tempers[n % len(tempers)])
            for n in range(10)
        ]
        choice = TableChoice(players=players, seats=tuple(seats), help="coach")
        places.settings.last_table = choice_data(choice)
        screen = NewGameScreen(places.settings, places.store)
        places.put(screen)
        screen.entered()
        find(screen, QPushButton, "moreOptionsButton").setChecked(more)
        settle()
        return screen

    return look


def own_scenarios(own: Scenario | None) -> Look:
    """The player's own scenarios, with one open; or none yet."""

    def look(places: Places) -> QWidget:
        if own is not None:
            places.store.add(OwnScenario("Carnevale", own))
        screen = OwnScenariosScreen(places.store)
        places.put(screen)
        screen.entered()
        settle()
        return screen

    return look


def rules(link: Link | None) -> Look:
    """The rulebook."""

    def look(places: Places) -> QWidget:
        screen = RulesScreen()
        screen.open(link or contents()[3])
        return places.put(screen)

    return look


def settings(places: Places) -> QWidget:
    """The settings."""
    return places.put(SettingsScreen(places.settings))


def end(record: str) -> Look:
    """The unmasking."""
    return lambda places: places.put(EndScreen(finale(record, people=2), "notebook"))


def end_page(record: str, page: str) -> Look:
    """One of the charts of the unmasking."""

    def look(places: Places) -> QWidget:
        screen = EndScreen(finale(record, people=2), "notebook")
        places.put(screen)
        screen._tabs.button(page).click()
        settle()
        return screen

    return look


def viewer(record: str, row: int) -> Look:
    """A game is watched."""

    def look(places: Places) -> QWidget:
        screen = ViewerScreen(replay_of(read_record(RECORDS / f"{record}.mascarade")), stranger=True)
        places.put(screen)
        screen.playhead.seek(row)
        settle()
        return screen

    return look


def replays(kept: bool) -> Look:
    """The kept games."""

    def look(places: Places) -> QWidget:
        games_folder().mkdir(parents=True, exist_ok=True)
        for name in ("b6", "ultimate-combo", "unfinished") if kept else ():
            shutil.copy(RECORDS / f"{name}.mascarade", games_folder())
        screen = ReplaysScreen()
        places.put(screen)
        screen.entered()
        settle()
        screen.left()
        return screen

    return look


def statistics(places: Places) -> QWidget:
    """The figures of some games."""
    games_folder().mkdir(parents=True, exist_ok=True)
    for number in range(4):
        record = a_record(4 + number, (0,), Role(human=False, level=tuple(LEVELS)[number]), seed=number)
        save_record(played(record, seed=number), games_folder() / f"g{number}.mascarade")
    screen = StatisticsScreen()
    places.put(screen)
    screen.entered()
    while not screen.complete:
        settle()
    settle()
    return screen


def learn(places: Places) -> QWidget:
    """All lessons."""
    places.settings.lessons_done = frozenset({"look"})
    screen = LessonsScreen(places.settings)
    places.put(screen)
    screen.entered()
    settle()
    return screen


def lesson(number: int) -> Look:
    """A lesson begins."""
    return lambda places: places.put(LessonScreen(lessons()[number]))


def about(places: Places) -> QWidget:
    """Over the first screen."""
    return places.put(AboutDialog(home(places)))


def shortcuts(places: Places) -> QWidget:
    """The keys, over a table."""
    table = study(4)(places)
    assert isinstance(table, TableScreen)
    return places.put(ShortcutsDialog(table.shortcuts, table))


SCREENS: Mapping[str, Look] = {
    "home": home,
    "new game for 2": new_game(2),
    "new game for 6": new_game(6),
    "new game for 13": new_game(13),
    "new game for 6 with more": new_game(6, more=True),
    "new game for 13 with more": new_game(13, more=True),
    "no own scenario": own_scenarios(None),
    "own scenario": own_scenarios(OWN),
    "broken scenario": own_scenarios(BROKEN),
    "rules": rules(None),
    "rules of a mask": rules(Link("mask", "bear_tamer")),
    "settings": settings,
    "end of a5": end("a5"),
    "end of small-two": end("small-two"),
    "end of ultimate-combo": end("ultimate-combo"),
    "fortunes": end_page("b6", "fortunes"),
    "ways": end_page("b6", "ways"),
    "ways of ultimate-combo": end_page("ultimate-combo", "ways"),
    "viewer": viewer("b6", 40),
    "viewer of ultimate-combo": viewer("ultimate-combo", 90),
    "no replays": replays(False),
    "replays": replays(True),
    "statistics": statistics,
    "learn": learn,
    "lesson": lesson(3),
    "lesson on reading": lesson(4),
    "about": about,
    "shortcuts": shortcuts,
}

# Everything that can be looked at: screens, dialogs and moments of the table.
LOOKS: Mapping[str, Look] = {**SCREENS, **TABLES}

# Looking at all of them takes long: that is done with --all.
MAIN_LOOKS = {
    *(
        "home",
        "new game for 6",
        "new game for 6 with more",
        "own scenario",
        "rules of a mask",
        "settings",
        "end of a5",
        "shortcuts",
    ),
    *("ways", "viewer", "replays", "statistics", "learn", "lesson"),
    *("study for 13 more", "turn", "announce", "mask explained", "contest", "curtain open for a look"),
}
