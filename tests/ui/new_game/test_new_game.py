"""Choosing a table."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.scenarios import Scenario, scenarios_for
from mascarade_qt.match.table_choice import TableChoice, read_choice, read_names
from mascarade_qt.storage.scenario_files import OwnScenario, ScenarioStore
from mascarade_qt.ui.cards.mask_card import MaskCard
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.style import apply_zoom
from mascarade_qt.ui.new_game.screen import NewGameScreen
from mascarade_qt.ui.new_game.seat_row import SeatRow
from mascarade_qt.ui.window_size import zoom_for
from mascarade_qt.words.languages import LANGUAGES
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.scenarios import scenario_about
from tests.sampling import sampled
from tests.ui.conftest import Show
from tests.ui.new_game.hands import begin, set_players
from tests.ui.pressing import choose
from tests.ui.seeing import cut, find, nameless, overlapping


def test_one_click_starts(screen: NewGameScreen, qtbot: QtBot) -> None:
    choice, scenario = begin(screen, qtbot)
    assert choice.players == 6
    assert choice.taken[0].human
    assert choice.taken[0].name == "Player 1"  # “You” would make nonsense of a replay
    assert not any(seat.human for seat in choice.taken[1:])
    assert scenario.id == "a5"


def test_the_first_game_is_a_mild_one(screen: NewGameScreen, settings: Settings, qtbot: QtBot) -> None:
    """Easy opponents and the log; after that, the last choice."""
    choice, _ = begin(screen, qtbot)
    assert choice.help == "history"
    assert {seat.level for seat in choice.taken[1:]} == {"guest"}
    choose(find(screen, QComboBox, "helpChoice"), "classic")
    choose(find(screen, QComboBox, "seat1Kind"), "master")
    begin(screen, qtbot)
    again = read_choice(settings.last_table)
    assert (again.help, again.taken[1].level, again.taken[2].level) == ("classic", "master", "guest")


def test_all_bots_are_set_at_once(screen: NewGameScreen) -> None:
    """People and foreign bots stay who they are."""
    choose(find(screen, QComboBox, "seat1Kind"), "human")
    choose(find(screen, QComboBox, "seat2Kind"), "other")
    choose(find(screen, QComboBox, "allBotsLevel"), "courtier")
    seats = screen.choice.seats
    assert [seat.human for seat in seats[:3]] == [True, True, False]
    assert seats[2].bot
    assert {seat.level for seat in seats[3:]} == {"courtier"}
    assert find(screen, QComboBox, "allBotsLevel").currentIndex() == 0


def test_everybody_is_a_person_in_one_click(screen: NewGameScreen) -> None:
    """And back; names stay with those whose names they are."""
    everybody = find(screen, QPushButton, "everybodyButton")
    name = find(screen, QLineEdit, "seat2Name")
    choose(find(screen, QComboBox, "seat2Character"), "")
    QTest.keyClicks(name, "Arlecchino")
    everybody.click()
    assert screen.choice.only_people
    assert name.text() == ""
    QTest.keyClicks(name, "Carla")
    everybody.click()
    assert [seat.human for seat in screen.choice.taken] == [True, *[False] * 5]
    assert name.text() == screen.choice.seats[2].name == "Arlecchino"
    choose(find(screen, QComboBox, "seat2Kind"), "human")
    assert name.text() == screen.choice.seats[2].name == "Carla"
    assert not any(seat.human for seat in screen.choice.seats[6:])


def test_names_are_remembered_and_suggested(
    screen: NewGameScreen, settings: Settings, store: ScenarioStore, qtbot: QtBot
) -> None:
    """By seat, while a bot sits there, too; and anywhere for those who begin to type one."""
    QTest.keyClicks(find(screen, QLineEdit, "seat0Name"), "Anna")
    find(screen, QPushButton, "everybodyButton").click()
    QTest.keyClicks(find(screen, QLineEdit, "seat1Name"), "Bianca")
    begin(screen, qtbot)
    find(screen, QPushButton, "everybodyButton").click()
    begin(screen, qtbot)
    again = NewGameScreen(settings, store)
    assert [row.name.text() for row in again._rows[:2]] == ["Anna", ""]
    find(again, QPushButton, "everybodyButton").click()
    assert [row.name.text() for row in again._rows[:2]] == ["Anna", "Bianca"]
    name = again._rows[3].name
    QTest.keyClicks(name, "bi")
    completer = name.completer()
    assert completer.completionCount() == 1
    assert completer.currentCompletion() == "Bianca"
    again.deleteLater()


@pytest.mark.parametrize("damaged", [None, 5, {}, [1, None, "x" * 1000, "a\nb"]])
def test_damaged_names_are_none(damaged: object, settings: Settings) -> None:
    settings.known_names = damaged
    assert read_names(settings.known_names) == ()


def test_a_first_table_of_four_people_takes_four_clicks(screen: NewGameScreen, qtbot: QtBot) -> None:
    """The names are typed, with the tabulator between them."""
    clicks = 0

    def click(widget: QWidget) -> None:
        nonlocal clicks
        clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)

    for _ in range(2):
        click(find(screen, QAbstractButton, "playersSpinLess"))
    click(find(screen, QPushButton, "everybodyButton"))
    with qtbot.waitSignal(screen.started) as started:
        click(find(screen, QPushButton, "startButton"))
    choice, _ = started.args or (None, None)
    assert isinstance(choice, TableChoice)
    assert len(choice.taken) == 4
    assert choice.only_people
    assert clicks == 4


def test_it_is_said_that_everybody_sees_the_history(screen: NewGameScreen) -> None:
    find(screen, QPushButton, "everybodyButton").click()
    choose(find(screen, QComboBox, "helpChoice"), "history")
    assert "Everyone sees the history." in screen._trouble.text()
    choose(find(screen, QComboBox, "helpChoice"), "classic")
    assert "history" not in screen._trouble.text()


def test_a_shared_screen_offers_to_turn_the_table(screen: NewGameScreen, settings: Settings) -> None:
    toggle = find(screen, Toggle, "turningToggle")
    assert not toggle.isVisible()
    choose(find(screen, QComboBox, "seat1Kind"), "human")
    QApplication.processEvents()
    assert toggle.isVisible()
    toggle.click()
    assert settings.turning


def test_it_is_said_that_notes_and_the_coach_are_for_one(screen: NewGameScreen) -> None:
    choose(find(screen, QComboBox, "helpChoice"), "coach")
    assert "coach" not in screen._trouble.text()
    choose(find(screen, QComboBox, "seat1Kind"), "human")
    assert "coach" in screen._trouble.text()


def test_one_key_starts(screen: NewGameScreen, qtbot: QtBot) -> None:
    screen.entered()
    focused = screen.focusWidget()
    assert focused is not None
    assert focused.objectName() in ("playersSpin", "qt_spinbox_lineedit")  # the first field
    with qtbot.waitSignal(screen.started):
        QTest.keyClick(focused, Qt.Key.Key_Return)


def test_scenarios_fit_the_number(screen: NewGameScreen) -> None:
    for players in range(2, 14):
        set_players(screen, players)
        shown = [screen.scenarios.row(number) for number in range(screen.scenarios.rowCount())]
        ids = {row.key for row in shown if row is not None}
        assert ids == {scenario.id for scenario in scenarios_for(players)}
        scenario = screen.scenario
        assert scenario is not None
        cards = [card for card in screen.findChildren(MaskCard) if card.isVisibleTo(screen)]
        assert sorted(card.mask_id for card in cards) == sorted(scenario.masks_for(players))
        seats = [row for row in screen.findChildren(SeatRow) if row.isVisibleTo(screen)]
        assert len(seats) == players


def test_every_option_is_taken(screen: NewGameScreen, qtbot: QtBot) -> None:
    set_players(screen, 4)
    find(screen, QLineEdit, "seat0Name").setText("")
    QTest.keyClicks(find(screen, QLineEdit, "seat0Name"), "Anna")
    choose(find(screen, QComboBox, "seat1Kind"), "human")
    choose(find(screen, QComboBox, "seat2Kind"), "master")
    choose(find(screen, QComboBox, "seat2Character"), "faustina")
    choose(find(screen, QComboBox, "seat3Kind"), "other")
    QTest.keyClicks(find(screen, QLineEdit, "seat3Program"), "cmd:mybot")
    choose(find(screen, QComboBox, "helpChoice"), "coach")
    choose(find(screen, QComboBox, "revealedChoice"), "must-swap")
    find(screen, QSpinBox, "openingTurnsSpin").setValue(2)
    QTest.keyClicks(find(screen, QLineEdit, "seedEdit"), "42")
    scenarios = find(screen, QListView, "scenarioList")
    scenarios.setFocus()
    QTest.keyClick(scenarios, Qt.Key.Key_Down)
    choice, scenario = begin(screen, qtbot)
    assert [seat.name for seat in choice.taken] == ["Anna", "Player 2", "Faustina", ""]
    assert [seat.human for seat in choice.taken] == [True, True, False, False]
    roles = [seat.role() for seat in choice.taken]
    assert (roles[2].level, roles[2].temperament) == ("master", "bold")
    assert (roles[3].bot, roles[3].level) == ("cmd:mybot", "")
    assert (choice.help, choice.revealed, choice.opening_turns, choice.seed) == ("coach", "must-swap", 2, 42)
    assert scenario.id == "b4"


def test_a_person_may_begin(screen: NewGameScreen, qtbot: QtBot) -> None:
    choose(find(screen, QComboBox, "seat2Kind"), "human")
    QTest.keyClicks(find(screen, QLineEdit, "seat2Name"), "Zoe")
    first = find(screen, QComboBox, "firstChoice")
    assert [first.itemText(row) for row in range(first.count())] == ["Chance decides", "Player 1", "Zoe"]
    first.setCurrentIndex(2)
    choice, _ = begin(screen, qtbot)
    assert choice.begins == 2
    choose(find(screen, QComboBox, "seat2Kind"), "guest")
    choice, _ = begin(screen, qtbot)
    assert choice.begins is None  # no longer a person's seat


def test_the_rule_for_who_was_just_revealed_comes_with_the_masks(screen: NewGameScreen, qtbot: QtBot) -> None:
    set_players(screen, 8)
    choice, scenario = begin(screen, qtbot)
    assert choice.revealed_in(scenario) == "no-announce"
    assert choice.revealed_in(replace(scenario, masks=("usurper", *scenario.masks[1:]))) == "usurped-swap"
    choose(find(screen, QComboBox, "revealedChoice"), "must-swap")
    choice, scenario = begin(screen, qtbot)
    assert choice.revealed_in(scenario) == "must-swap"


def test_rare_options_stay_out_of_sight_until_they_are_wanted(screen: NewGameScreen) -> None:
    rare = [find(screen, QComboBox, name) for name in ("revealedChoice", "firstChoice")]
    assert not any(box.isVisible() for box in rare)
    find(screen, QPushButton, "moreOptionsButton").click()
    assert all(box.isVisible() for box in rare)


def test_a_program_must_be_named(screen: NewGameScreen, qtbot: QtBot) -> None:
    choose(find(screen, QComboBox, "seat1Kind"), "other")
    start = find(screen, QPushButton, "startButton")
    assert not start.isEnabled()
    QTest.keyClicks(find(screen, QLineEdit, "seat1Program"), "bot.py:Bot")
    assert start.isEnabled()


def test_a_seed_must_be_a_number(screen: NewGameScreen) -> None:
    edit, start = find(screen, QLineEdit, "seedEdit"), find(screen, QPushButton, "startButton")
    for seed in ("x", "-1", "9999999999", "1.5", "1e3"):
        QTest.keyClicks(edit, seed)
        assert not start.isEnabled(), seed
        edit.selectAll()
        QTest.keyClick(edit, Qt.Key.Key_Delete)
        assert start.isEnabled()


def test_the_last_choice_is_remembered(
    screen: NewGameScreen, settings: Settings, store: ScenarioStore, show: Show, qtbot: QtBot
) -> None:
    set_players(screen, 8)
    choose(find(screen, QComboBox, "seat5Kind"), "guest")
    choose(find(screen, QComboBox, "helpChoice"), "notebook")
    QTest.keyClicks(find(screen, QLineEdit, "seedEdit"), "7")
    QTest.keyClicks(find(screen, QLineEdit, "seat0Name"), "Zoe")
    begin(screen, qtbot)
    again = NewGameScreen(settings, store)
    show(again)
    assert again.choice.players == 8
    assert again.choice.seats[5].level == "guest"
    assert again.choice.help == "notebook"
    assert again.choice.seed is None
    assert find(again, QLineEdit, "seat0Name").text() == "Zoe"


@pytest.mark.parametrize(
    "data",
    [
        17,
        [],
        {"players": 99},
        {"seats": [1, None, {"human": 3}]},
        {"seats": "x", "help": []},
        {"scenario": 5},
    ],
)
def test_a_damaged_last_choice_is_as_usual(data: object, settings: Settings, store: ScenarioStore) -> None:
    settings.last_table = data
    screen = NewGameScreen(settings, store)
    assert screen.choice.players == 6
    assert find(screen, QPushButton, "startButton").isEnabled()
    screen.deleteLater()


def test_own_scenarios_are_offered_if_they_can_be_played(
    settings: Settings, store: ScenarioStore, show: Show
) -> None:
    good = store.add(
        OwnScenario("Ours", Scenario("", 4, 5, ("judge", "king", "empress", "witch", "thief", "cheat")))
    )
    bad = store.add(OwnScenario("Not yet", Scenario("", 4, 5, ("judge", "king"))))
    screen = NewGameScreen(settings, store)
    show(screen)
    set_players(screen, 4)
    assert screen.scenarios.row_of(good) >= 0
    assert screen.scenarios.row_of(bad) < 0


def test_watching_and_sharing_are_said(screen: NewGameScreen) -> None:
    choose(find(screen, QComboBox, "seat0Kind"), "guest")
    assert any("watch" in label.text() for label in screen.findChildren(QLabel))
    choose(find(screen, QComboBox, "seat0Kind"), "human")
    choose(find(screen, QComboBox, "seat1Kind"), "human")
    assert any("curtain" in label.text() for label in screen.findChildren(QLabel))


def test_the_language_changes_in_the_middle(screen: NewGameScreen, settings: Settings) -> None:
    set_players(screen, 9)
    for language in ("hu", "ru", "en"):
        settings.language = language
        assert screen.choice.players == 9


@pytest.mark.parametrize(
    ("width", "height", "size", "players"),
    [
        (1024, 640, 80, 2),
        (1024, 640, 200, 13),
        (1280, 720, 100, 13),
        (1280, 720, 200, 2),
        (1920, 1080, 150, 8),
    ],
)
def test_nothing_is_cut(
    width: int, height: int, size: int, players: int, settings: Settings, store: ScenarioStore, show: Show
) -> None:
    settings.text_size = size
    screen = NewGameScreen(settings, store)
    show(screen, width, height)
    set_players(screen, players)
    assert not nameless(screen)
    assert not cut(screen)
    assert not overlapping(screen)
    start = find(screen, QPushButton, "startButton")
    assert screen.rect().contains(start.geometry())


def test_all_of_a_table_of_six_fits_a_small_screen(screen: NewGameScreen) -> None:
    """1280×720 at 100 %: nothing but the masks' cards needs scrolling."""
    assert not screen._page.verticalScrollBar().isVisible()
    assert not screen._seats_page.verticalScrollBar().isVisible()


def test_large_text_leaves_no_trace(screen: NewGameScreen, settings: Settings) -> None:
    """After a while at 200 % everything is where it was."""
    pictures = []
    for size in (100, 200, 100):
        settings.text_size = size
        for _ in range(10):
            QApplication.processEvents()
        pictures.append(screen.grab().toImage())
    before, _, after = pictures
    assert after == before


def test_the_cards_of_the_masks_fill_their_width(screen: NewGameScreen, show: Show) -> None:
    """No column is left empty beside them, and the six masks of a first game are seen without scrolling."""
    page = screen._cards_page
    for size in (QSize(1276, 680), QSize(1366, 728), QSize(1920, 1040)):
        apply_zoom(zoom_for(size))
        screen.resize(size)
        QApplication.processEvents()
        cards = page.inside.findChildren(MaskCard)
        assert len(cards) == 6
        assert max(card.geometry().bottom() for card in cards) < page.viewport().height()
        free = page.viewport().width() - max(card.geometry().right() for card in cards)
        assert free < cards[0].width() / 2


def test_more_explains_what_it_shows(screen: NewGameScreen) -> None:
    about = screen._options._about
    assert not about.isVisible()
    QTest.mouseClick(find(screen, QPushButton, "moreOptionsButton"), Qt.MouseButton.LeftButton)
    assert about.isVisible()
    assert "Deal number: the same number" in about.text()


@pytest.mark.parametrize("players", [6, 8, 10, 13])
@pytest.mark.parametrize("language", sampled(LANGUAGES, ("en", "ru")))
def test_all_masks_are_seen_whole(
    language: str, players: int, screen: NewGameScreen, settings: Settings
) -> None:
    """At 1280×720. If there are many, the hint and a screen reader still tell what each does."""
    settings.language = language
    set_players(screen, players)
    QApplication.processEvents()
    cards = [card for card in screen._cards_page.inside.findChildren(MaskCard) if card.isVisible()]
    assert len(cards) == players
    for card in cards:
        assert card.visibleRegion().boundingRect() == card.rect()
        assert card.accessibleDescription()
        assert card.toolTip()
    assert all(bool(card._face.power) == (players == 6) for card in cards)


def test_a_choice_by_mouse_leaves_no_frame(screen: NewGameScreen) -> None:
    box = find(screen, QComboBox, "seat1Kind")
    QTest.mouseClick(box, Qt.MouseButton.LeftButton)
    QTest.keyClick(box.view(), Qt.Key.Key_Down)
    QTest.keyClick(box.view(), Qt.Key.Key_Return)
    assert box.currentData() == "regular"
    assert box.property("framed") is False
    QTest.keyClick(box, Qt.Key.Key_Down)
    assert box.property("framed") is True


def test_a_scenario_says_its_masks(screen: NewGameScreen) -> None:
    set_players(screen, 6)
    scenarios = screen.scenarios
    for row in range(scenarios.rowCount()):
        scenario = scenarios.row(row)
        assert scenario is not None
        heard = scenarios.index(row, 0).data(Qt.ItemDataRole.AccessibleDescriptionRole)
        assert all(mask_name(mask) in heard for mask in scenario.scenario.masks_for(6))
        assert heard.endswith(scenario_about(scenario.key))
