"""Every screen, dialog and moment of the table that can be looked at, made anew for each look."""

import random
import shutil
from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path

import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import read_record, save_record
from mascarade_qt.engine.scenarios import Scenario, deal
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.folders import games_folder
from mascarade_qt.match.lessons import lessons
from mascarade_qt.match.library import KeptGame
from mascarade_qt.match.messages import Advice, Role, Trouble
from mascarade_qt.match.replay import replay_of
from mascarade_qt.match.scenario_files import OwnScenario, ScenarioStore
from mascarade_qt.match.table_choice import SeatChoice, TableChoice, choice_data
from mascarade_qt.ui.dialogs.about import AboutDialog
from mascarade_qt.ui.dialogs.shortcuts import ShortcutsDialog
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.lessons.lesson import LessonScreen
from mascarade_qt.ui.lessons.screen import LessonsScreen
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.new_game.screen import NewGameScreen
from mascarade_qt.ui.replays.screen import ReplaysScreen
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.rules.screen import RulesScreen
from mascarade_qt.ui.scenarios.screen import OwnScenariosScreen
from mascarade_qt.ui.settings.screen import SettingsScreen
from mascarade_qt.ui.statistics.screen import StatisticsScreen
from mascarade_qt.ui.table.note_dialog import NoteDialog
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.notes import read_note
from mascarade_qt.words.rulebook import Link, contents
from tests.match.tables import a_record, played
from tests.ui.end.test_end import RECORDS, finale
from tests.ui.table.harness import NAMES, Hands, LocalMatch, a_setup, as_match, idle

SIZE = (1280, 720)
OWN = Scenario(
    "",
    4,
    6,
    ("judge", "king", "courtesan", "bear_tamer", "necromancer", "witch"),
    bear_tamer=(
        {"do": "take", "n": 5, "from": "neighbours"},
        {"do": "give", "n": 1, "to": "poorest"},
        {"do": "swap", "cards": "two-chosen"},
        {"do": "pass", "way": "chosen"},
    ),
    graveyard=("queen", "fool", "damned"),
)
BROKEN = Scenario("", 2, 13, ("judge", "peasant", "peasant"))
FOUR = Scenario("", 4, 4, ("judge", "king", "necromancer", "witch", "spy", "gambler"))
EIGHT = ("judge", "empress", "courtesan", "bear_tamer", "puppet_master", "cheat", "peasant", "peasant")
_ALL = tuple(mask for mask in MASKS if MASKS[mask].copies == 1)


class Places:
    """Opens things to look at, and closes them again."""

    def __init__(self, settings: Settings, store: ScenarioStore) -> None:
        self.settings, self.store = settings, store
        self._shown: list[QWidget] = []
        self.matches: list[LocalMatch] = []

    def put(self, widget: QWidget) -> QWidget:
        """Show a widget at 1280×720."""
        if not isinstance(widget, QDialog):
            widget.resize(*SIZE)
        self._shown.append(widget)
        widget.show()
        settle()
        return widget

    def table(self, match: LocalMatch) -> Hands:
        """Sit down at a table."""
        self.matches.append(match)
        screen = TableScreen(as_match(match))
        self.put(screen)
        match.start()
        idle()
        return Hands(screen)

    def close(self) -> None:
        """Everything is gone."""
        for widget in reversed(self._shown):
            if shiboken6.isValid(widget):
                if isinstance(widget, TableScreen):
                    widget.close_table()
                elif isinstance(widget, LessonScreen):
                    widget.close_lesson()
                widget.hide()
                widget.deleteLater()
        self._shown.clear()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        self.matches.clear()


def settle() -> None:
    """Layouts that follow layouts need more than one round."""
    for _ in range(12):
        QApplication.processEvents()


Look = Callable[[Places], QWidget]


# --- screens and dialogs ---


def home(places: Places) -> QWidget:
    """The first screen, with a game to go on with."""
    screen = HomeScreen(places.settings)
    left = KeptGame(
        *(Path(), "", datetime(2026, 11, 17, 20, 15), NAMES, "a8", (0,), False, ()),
        coins=tuple(range(13)),
        turns=21,
    )
    screen.offer_continue(True, left, put_away=2)
    return places.put(screen)


def new_game(players: int) -> Look:
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
        settle()
        return screen

    return look


def own_scenarios(own: Scenario | None) -> Look:
    """Own scenarios, with one open; or none yet."""

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
        screen.watching.seek(row)
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
    while screen._waiting:
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


# --- the table ---


def setup_for(masks: Sequence[str], players: int, first: int = 0) -> Setup:
    """A deal of these masks."""
    scenario = Scenario("", players, players, tuple(masks), bear_tamer=OWN.bear_tamer)
    return deal(scenario, NAMES[:players], random.Random(1), first=first, opening_turns=0)


def study(players: int, masks: Sequence[str] = ()) -> Look:
    """All masks are open."""
    usual = {2: "deadly-duel", 4: "a4", 6: "classic", 8: "b8", 13: "a8"}
    dealt = setup_for(masks, players) if masks else a_setup(usual[players], players)
    return lambda places: places.table(LocalMatch(dealt, stop=True)).screen


def turned(places: Places, match: LocalMatch) -> Hands:
    """The cards are turned over."""
    hands = places.table(match)
    hands.turn_over()
    settle()
    return hands


def turn(players: int = 8, *presses: str, masks: Sequence[str] = EIGHT) -> Look:
    """The three actions, or what comes after some of them were pressed."""

    def look(places: Places) -> QWidget:
        hands = turned(places, LocalMatch(setup_for(masks, players), help="coach"))
        for name in presses:
            hands.press(name)
            settle()
        return hands.screen

    return look


def advised(places: Places) -> QWidget:
    """The coach has been asked."""
    match = LocalMatch(setup_for(EIGHT, 8), help="coach", stop=True)
    hands = turned(places, match)
    answer = next(
        answer for answer in match.question.answers if isinstance(answer, tuple) and len(answer) > 1
    )
    chances = {place: {"bear_tamer": 0.75, "puppet_master": 0.25} for place in match.game.setup.deal}
    match.advice.emit(Advice(match.number, answer, "", {}, chances))
    settle()
    return hands.screen


def explained(places: Places) -> QWidget:
    """A mask of the list is focused, and its power is told below."""
    screen = turn()(places)
    assert isinstance(screen, TableScreen)
    last = screen.masks.rowCount() - 1
    screen.side.masks.setCurrentIndex(screen.masks.index(last))
    settle()
    return screen


def noted(places: Places) -> QWidget:
    """Notes on cards."""
    screen = turn(8)(places)
    assert isinstance(screen, TableScreen)
    for place, note in (("1", "#judge"), ("2", "#empress #cheat looked"), ("3", "perhaps")):
        screen.board.cards[place].set_note(read_note(note))
    settle()
    return screen


def note_dialog(places: Places) -> QWidget:
    """What may be pinned to a card."""
    screen = noted(places)
    assert isinstance(screen, TableScreen)
    screen.board.note_wanted.emit("2")
    dialog = screen.findChild(NoteDialog)
    assert dialog is not None
    return places.put(dialog)


def target(places: Places) -> QWidget:
    """A card was clicked on the table and is to be confirmed."""
    screen = turn(8, "answer_swap")(places)
    assert isinstance(screen, TableScreen)
    place = next(place for place in screen.board.cards if place.startswith("3"))
    screen.board.place_pressed.emit(place)
    settle()
    return screen


def bold(question: Question) -> Answer:
    """Announces whenever it can."""
    if question.kind == "turn":
        return question.actions[-1][-1]
    return False if question.kind == "contest" else question.answers[0]


def contest(people: Sequence[int] = (0,), players: int = 8) -> Look:
    """Somebody has announced, the others have passed, and it is up to us."""

    def look(places: Places) -> QWidget:
        setup = setup_for(EIGHT, players, first=players - 3)
        hands = turned(places, LocalMatch(setup, people, bots=bold))
        hands.wait()
        assert hands.screen.prompt.buttons
        return hands.screen

    return look


def trouble(places: Places) -> QWidget:
    """A bot could not go on."""
    screen = turn(4, masks=FOUR.masks)(places)
    places.matches[-1].trouble.emit(Trouble("bot-replaced", {"player": 2, "why": "exit code 1"}))
    settle()
    return screen


def curtain(*presses: str, opened: bool = False) -> Look:
    """Two people at one screen; something private is to be shown to one of them."""

    def look(places: Places) -> QWidget:
        hands = turned(places, LocalMatch(setup_for(EIGHT, 8), (0, 1)))
        for name in presses:
            hands.press(name)
            settle()
        assert hands.screen.curtain.isVisible()
        if opened:
            hands.screen.curtain.opened.emit()
            settle()
        return hands.screen

    return look


SCREENS: Mapping[str, Look] = {
    "home": home,
    "new game for 2": new_game(2),
    "new game for 6": new_game(6),
    "new game for 13": new_game(13),
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
TABLES: Mapping[str, Look] = {
    "study for 2": study(2),
    "study for 4": study(4, FOUR.masks),
    "study for 6": study(6),
    "study for 8": study(8, EIGHT),
    "study for 13": study(13, _ALL[:13]),
    "study for 13 more": study(13, _ALL[-13:]),
    "turn": turn(),
    "turn of 2": turn(2, masks=("judge", "king", "queen", "witch", "spy", "bear_tamer")),
    "turn of 4": turn(4, masks=FOUR.masks),
    "turn of 13": turn(13, masks=_ALL[:13]),
    "announce": turn(8, "answer_announce"),
    "announce of 13": turn(13, "answer_announce", masks=_ALL[-13:]),
    "swap": turn(8, "answer_swap"),
    "mask explained": explained,
    "target": target,
    "noted": noted,
    "note": note_dialog,
    "advised": advised,
    "look": turn(8, "answer_look"),
    "contest": contest(),
    "contest of two people": contest((0, 1)),
    "trouble": trouble,
    "curtain": curtain("answer_look"),
    "curtain open for a look": curtain("answer_look", opened=True),
    "curtain open for a swap": curtain("answer_swap", "answer_3", opened=True),
}
LOOKS: Mapping[str, Look] = {**SCREENS, **TABLES}

# Looking at all of them takes long: that is done with --all.
MAIN_LOOKS = {
    *("home", "new game for 6", "own scenario", "rules of a mask", "settings", "end of a5", "shortcuts"),
    *("ways", "viewer", "replays", "statistics", "learn", "lesson"),
    *("study for 8", "study for 13 more", "turn", "announce", "mask explained", "target", "contest"),
    *("look", "curtain", "curtain open for a look"),
}
