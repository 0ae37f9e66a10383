"""The settings screen: what is chosen there is applied at once."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QSpinBox

from mascarade_qt.ui.cards.mask_card import MaskCard
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.screen import Page
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.ui.look.motion import CLOCK, SPEEDS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.settings.rows import ROWS
from mascarade_qt.ui.settings.screen import SettingsScreen
from tests.support.waiting import wait_until
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping


def test_everything_is_applied_at_once(settings: Settings, show: Show) -> None:
    screen = SettingsScreen(settings)
    show(screen)
    find(screen, QPushButton, "themeChoice_salon").click()
    assert (settings.theme, LOOK.theme.name) == ("salon", "salon")
    find(screen, QPushButton, "textSizeSpinMore").click()
    assert (settings.text_size, LOOK.text) == (110, 1.1)
    assert find(screen, QSpinBox, "textSizeSpin").value() == 110
    find(screen, QPushButton, "speedChoice_slow").click()
    assert CLOCK.factor == SPEEDS["slow"]
    find(screen, Toggle, "reducedMotionToggle").click()
    assert CLOCK.reduced
    find(screen, QPushButton, "languageChoice_fr").click()
    assert settings.language == "fr"


def test_a_clicked_button_stays_under_the_mouse(settings: Settings, show: Show) -> None:
    """Larger text would push it away: it comes when the mouse leaves."""
    screen = SettingsScreen(settings)
    show(screen)
    more = find(screen, QPushButton, "textSizeSpinMore")
    at = more.mapTo(screen, more.rect().center())
    QTest.mouseMove(screen.window(), at)
    hint = next(label for label in screen.findChildren(QLabel) if "80 to 200" in label.text())
    usual = hint.height()
    for _ in range(10):
        assert screen.childAt(at) is more
        QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    assert find(screen, QSpinBox, "textSizeSpin").value() == 200
    assert settings.text_size == 100
    wait_until(lambda: hint.height() > 1.5 * usual)
    assert screen.childAt(at) is more
    QTest.mouseMove(screen.window(), QPoint(5, 5))
    assert settings.text_size == 200


def test_a_chosen_size_is_not_lost_with_the_screen(settings: Settings, show: Show) -> None:
    screen = SettingsScreen(settings)
    show(screen)
    more = find(screen, QPushButton, "textSizeSpinMore")
    QTest.mouseMove(screen.window(), more.mapTo(screen, more.rect().center()))
    QTest.mouseClick(more, Qt.MouseButton.LeftButton)
    find(screen, QPushButton, "themeChoice_salon").click()
    assert settings.text_size == 100
    screen.left()
    assert settings.text_size == 110


def test_the_screen_follows_settings_made_elsewhere(settings: Settings, show: Show) -> None:
    screen = SettingsScreen(settings)
    show(screen)
    settings.theme, settings.language, settings.text_size = "contrast", "hu", 130
    assert find(screen, Segmented, "themeChoice").value == "contrast"
    assert find(screen, Segmented, "languageChoice").value == "hu"
    assert find(screen, QSpinBox, "textSizeSpin").value() == 130


def test_each_row_sets_its_setting(settings: Settings, show: Show) -> None:
    """By any kind of control; shown again, it is as it was left."""
    screen = SettingsScreen(settings)
    show(screen)
    told: list[str] = []
    settings.changed.connect(told.append)
    for button in screen.findChildren(Toggle):
        button.click()
    for group in screen.findChildren(Segmented):
        next(one for one in group.findChildren(QPushButton) if not one.isChecked()).click()
    for name in ("textSizeSpinMore", "volumeSpinLess"):
        if not find(screen, QPushButton, name).isEnabled():  # the sound is off now
            settings.sound = True
        find(screen, QPushButton, name).click()
    screen.left()  # the mouse may be on a button, and then the text grows later
    assert {row.setting for row in ROWS} <= set(told)
    shown = SettingsScreen(settings)
    show(shown)
    assert [one.isChecked() for one in shown.findChildren(Toggle)] == [
        one.isChecked() for one in screen.findChildren(Toggle)
    ]
    assert [one.value() for one in shown.findChildren(QSpinBox)] == [settings.text_size, settings.volume]


@pytest.mark.parametrize(("size", "language"), [(80, "uk"), (100, "en"), (200, "hu")])
def test_nothing_is_cut(size: int, language: str, settings: Settings, show: Show) -> None:
    settings.text_size, settings.language = size, language
    screen = SettingsScreen(settings)
    show(screen, 1024, 640)
    assert not nameless(screen)
    assert not cut(screen)
    assert not overlapping(screen)


def test_a_choice_is_a_named_group_entered_at_what_is_chosen(settings: Settings, show: Show) -> None:
    settings.speed = "fast"
    screen = SettingsScreen(settings)
    show(screen)
    for choice in screen.findChildren(Segmented):
        interface = QAccessible.queryAccessibleInterface(choice)
        assert interface.role() == QAccessible.Role.Grouping
        assert interface.text(QAccessible.Text.Name), choice.objectName()
        buttons = choice.findChildren(QPushButton)
        entered = [button for button in buttons if button.focusPolicy() & Qt.FocusPolicy.TabFocus]
        assert [button for button in buttons if button.isChecked()] == entered
    assert find(screen, QPushButton, "speedChoice_fast").isChecked()


def test_the_pace_takes_reading_along_unless_that_is_chosen_too(settings: Settings, show: Show) -> None:
    screen = SettingsScreen(settings)
    show(screen)
    reading = find(screen, Segmented, "readingChoice")
    assert not reading.isVisible()
    find(screen, QPushButton, "speedChoice_fast").click()
    assert (CLOCK.factor, settings.reading) == (SPEEDS["fast"], "brief")
    find(screen, QPushButton, "moreSettingsButton").click()
    assert reading.isVisible()
    find(screen, QPushButton, "readingChoice_ample").click()
    find(screen, QPushButton, "speedChoice_normal").click()
    assert (CLOCK.factor, settings.reading) == (SPEEDS["normal"], "ample")
    find(screen, QPushButton, "moreSettingsButton").click()
    assert not reading.isVisible()


def test_keys_are_named_as_the_keyboard_has_them(settings: Settings, show: Show) -> None:
    screen = SettingsScreen(settings)
    show(screen)
    for letter, named in (("п", "З pauses"), ("g", "P pauses")):
        KEYBOARD.named(QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, letter))
        assert any(named in label.text() for label in screen.findChildren(QLabel))


def test_it_opens_at_its_top_with_a_sample_in_sight(settings: Settings, show: Show) -> None:
    screen = SettingsScreen(settings)
    show(screen, 1276, 680)
    page = find(screen, Page, "")
    page.verticalScrollBar().setValue(page.verticalScrollBar().maximum())
    screen.entered()
    assert page.verticalScrollBar().value() == 0
    for card in screen.findChildren(MaskCard):
        assert card.visibleRegion().boundingRect() == card.rect()
