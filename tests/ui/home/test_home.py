"""The first screen."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from mascarade_qt.storage.library import KeptGame
from mascarade_qt.ui.cards import fan
from mascarade_qt.ui.dialogs.about import AboutDialog
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.words.languages import LANGUAGES
from tests.support.waiting import pass_time
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping

BUTTONS = (
    *(
        "quickGame",
        "newGame",
        "dailyDeal",
        "learn",
        "rules",
        "replays",
        "statistics",
        "ownScenarios",
        "openFile",
        "settings",
        "about",
    ),
)


@pytest.mark.parametrize("name", BUTTONS)
def test_every_button_leads_somewhere(name: str, settings: Settings, show: Show, qtbot: QtBot) -> None:
    settings.has_played = True
    screen = HomeScreen(settings)
    show(screen)
    with qtbot.waitSignal(screen.wanted) as caught:
        QTest.mouseClick(find(screen, QPushButton, f"{name}Button"), Qt.MouseButton.LeftButton)
    assert caught.args == [name]


def test_continue_is_there_only_if_there_is_a_game(settings: Settings, show: Show) -> None:
    screen = HomeScreen(settings)
    show(screen)
    button = find(screen, QPushButton, "continueButton")
    assert not button.isVisible()
    screen.offer_continue(True)
    assert button.isVisible()
    screen.entered()
    assert button.hasFocus()
    screen.offer_continue(False)
    screen.entered()
    assert find(screen, QPushButton, "startHereButton").hasFocus()


def test_the_keyboard_reaches_everything(settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = HomeScreen(settings)
    show(screen)
    screen.offer_continue(True)
    find(screen, QPushButton, "continueButton").setFocus()
    order = []
    for _ in range(len(BUTTONS) + 3):
        focused = screen.focusWidget()
        assert focused is not None
        order.append(focused.objectName())
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    expected = ["continue", *BUTTONS]
    assert order[: len(expected)] == [f"{name}Button" for name in expected]
    assert order[len(expected)] == "languageChoice_en"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_changes_at_once(language: str, settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = HomeScreen(settings)
    show(screen)
    QTest.mouseClick(find(screen, QPushButton, f"languageChoice_{language}"), Qt.MouseButton.LeftButton)
    assert settings.language == language


@pytest.mark.parametrize(
    ("width", "height", "size", "theme"),
    [
        (1024, 640, 80, "night"),
        (1024, 640, 200, "salon"),
        (1280, 720, 100, "contrast"),
        (3840, 2160, 200, "night"),
    ],
)
def test_nothing_is_cut(
    width: int, height: int, size: int, theme: str, settings: Settings, show: Show
) -> None:
    settings.text_size, settings.theme = size, theme
    screen = HomeScreen(settings)
    screen.offer_continue(True)
    show(screen, width, height)
    assert not nameless(screen)
    assert not cut(screen)
    assert not overlapping(screen)


def test_about_names_the_author_and_says_unofficial(settings: Settings, show: Show, qtbot: QtBot) -> None:
    dialog = AboutDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    show(dialog, 640, 540)
    text = dialog.page.toPlainText()
    assert "unofficial" in text
    assert "Bruno Faidutti" in text
    assert "second edition" in text
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_what_goes_on_is_seen_before_it_does(settings: Settings, show: Show, qtbot: QtBot) -> None:
    """Its scenario, turn and date; other unfinished games are one click away."""
    screen = HomeScreen(settings)
    show(screen)
    game = KeptGame(
        *(Path(), "", datetime(2026, 11, 17, 20, 15), ("Ann", "Bob"), ("", "polo"), "a4", (0,), False, ()),
        coins=(6, 9),
        turns=7,
    )
    screen.offer_continue(True, game, put_away=3)
    told = find(screen, QPushButton, "continueButton").accessibleDescription()
    assert "turn 7" in told
    assert "26" in told
    others = find(screen, QPushButton, "putAwayButton")
    assert "3" in others.text()
    with qtbot.waitSignal(screen.wanted) as caught:
        QTest.mouseClick(others, Qt.MouseButton.LeftButton)
    assert caught.args == ["replays"]
    screen.offer_continue(False)
    assert not others.isVisible()


def test_who_has_never_played_is_shown_where_to_start(settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = HomeScreen(settings)
    show(screen)
    start, quick = (find(screen, QPushButton, f"{name}Button") for name in ("startHere", "quickGame"))
    assert start.isVisible()
    assert start.property("first")
    with qtbot.waitSignal(screen.wanted) as caught:
        QTest.mouseClick(start, Qt.MouseButton.LeftButton)
    assert caught.args == ["startHere"]
    settings.lessons_done = frozenset({"look"})
    screen.offer_continue(False)
    screen.entered()
    assert not start.isVisible()
    assert quick.hasFocus()
    assert quick.property("first")


def test_nothing_moves_where_less_motion_is_wanted(
    settings: Settings, show: Show, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fan, "_PAUSE", 1)
    settings.speed, settings.reduced_motion = "normal", True
    screen = HomeScreen(settings)
    show(screen)
    cards = screen.findChildren(fan.CardFan)[0]
    pass_time(10)  # the fan's timer has rung
    assert not any(cards.risen(number) for number in range(5))
    settings.reduced_motion = False
    qtbot.waitUntil(lambda: any(cards.risen(number) > 0.2 for number in range(5)))
