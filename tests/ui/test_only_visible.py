"""Whatever can be read on a screen can be heard by Tab and arrows, or is announced."""

import pytest
from PySide6.QtWidgets import QLabel, QProgressBar

from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.review.screen import ReviewScreen
from tests.sampling import sampled
from tests.support.finished import finale
from tests.support.waiting import wait_until
from tests.ui.fit_places import Look, Places, settle
from tests.ui.fit_screens import LOOKS, MAIN_LOOKS
from tests.ui.further_looks import FURTHER
from tests.ui.seeing import find
from tests.ui.spoken_words import announcements, only_visible


def heard_of(look: Look, places: Places) -> list[str]:
    """What is only visible there."""
    with announcements() as announced:
        root = look(places)
        if isinstance(root, EndScreen):
            root.entered()
            settle()
        return only_visible(root, announced)


@pytest.mark.parametrize("look", sampled(LOOKS, MAIN_LOOKS))
def test_nothing_is_only_visible(look: str, places: Places) -> None:
    assert not heard_of(LOOKS[look], places)


@pytest.mark.parametrize("look", FURTHER)
def test_nothing_further_is_only_visible(look: str, places: Places) -> None:
    assert not heard_of(FURTHER[look], places)


def test_nothing_in_a_review_is_only_visible(places: Places) -> None:
    process = BotProcess()
    screen = ReviewScreen(finale("b6"), process)
    places.put(screen)
    screen.entered()
    progress = find(screen, QProgressBar, "reviewProgress")
    wait_until(lambda: not progress.isVisible())
    assert not only_visible(screen, [])
    screen.left()
    process.close()


def test_a_text_that_is_only_visible_is_found(places: Places) -> None:
    root = LOOKS["settings"](places)
    stray = QLabel("Nobody tells you this.", root)
    stray.show()
    assert only_visible(root, []) == [stray.text()]
