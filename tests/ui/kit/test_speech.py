"""What is said reaches screen readers that know no announcements, too."""

import pytest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.ui.kit import speech
from mascarade_qt.ui.kit.speech import READER, announce
from tests.support.waiting import wait_until
from tests.ui.conftest import Show


@pytest.fixture
def button(show: Show, monkeypatch: pytest.MonkeyPatch) -> QPushButton:
    """It has the focus, in a window of its own."""
    monkeypatch.setattr(speech, "AFTER_FOCUS", 0)
    page = QWidget()
    found = QPushButton("Look", page)
    QVBoxLayout(page).addWidget(found)
    show(page)
    page.activateWindow()
    found.setFocus()
    wait_until(lambda: QApplication.focusWidget() is found)
    return found


@pytest.mark.parametrize(
    ("version", "deaf"), [(b"43.1\n", True), (b"45.0\n", False), (b"orca 48.1", False), (b"", False)]
)
def test_version_45_was_the_first(version: bytes, deaf: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(READER, "deaf", False)
    READER.hear(version)
    assert READER.deaf == deaf


def test_a_deaf_reader_hears_a_new_description_of_the_focus(
    button: QPushButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    announce(button.window(), "Bianca wins!")
    wait_until(lambda: True)
    assert not button.accessibleDescription()
    monkeypatch.setattr(READER, "deaf", True)
    announce(button.window(), "Bianca wins!")
    wait_until(lambda: button.accessibleDescription() == "Bianca wins!")


def test_nobody_is_asked_for_a_version_without_a_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speech, "screen_reader_runs", lambda: False)
    monkeypatch.setattr("shutil.which", lambda _: pytest.fail("asked"))
    READER.ask()


def test_what_was_said_before_the_version_was_known_is_not_lost(
    button: QPushButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(READER, "deaf", False)
    monkeypatch.setattr(READER, "known", False)
    announce(button.window(), "Study the masks.")
    assert not button.accessibleDescription()
    READER.hear(b"43.1")
    assert button.accessibleDescription() == "Study the masks."


def test_old_news_is_not_heard_when_the_focus_comes_back(
    button: QPushButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(READER, "deaf", True)
    button.setAccessibleDescription("Turn your own card up")
    for text in ("Bianca has 8 coins.", "Your turn."):
        announce(button.window(), text)
        wait_until(lambda wanted=text: button.accessibleDescription() == wanted)  # type: ignore[misc]
    button.clearFocus()
    assert button.accessibleDescription() == "Your turn."  # a change would be heard now
    button.setFocus()
    assert button.accessibleDescription() == "Turn your own card up"
    announce(button.window(), "Anna’s turn.")
    wait_until(lambda: button.accessibleDescription() == "Anna’s turn.")
    button.setAccessibleDescription("Not now")  # of its own
    button.clearFocus()
    button.setFocus()
    assert button.accessibleDescription() == "Not now"


def test_what_was_described_before_gets_its_own_description_back(
    button: QPushButton, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(READER, "deaf", True)
    announce(button.window(), "Bianca has 8 coins.")
    wait_until(lambda: button.accessibleDescription() == "Bianca has 8 coins.")
    other = QPushButton("Swap", button.window())
    other.show()
    other.setFocus()
    announce(button.window(), "Your turn.")
    wait_until(lambda: other.accessibleDescription() == "Your turn.")
    assert not button.accessibleDescription()
