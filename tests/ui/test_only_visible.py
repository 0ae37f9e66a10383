"""Whatever can be read on a screen can be heard by Tab and arrows, or is announced."""

from collections.abc import Mapping

import pytest
from PySide6.QtWidgets import QAbstractButton, QLabel, QProgressBar, QWidget

from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.ui.dialogs.report import ReportDialog
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.review.screen import ReviewScreen
from mascarade_qt.ui.table.screen import TableScreen
from tests.sampling import sampled
from tests.support.finished import finale
from tests.support.waiting import wait_until
from tests.ui.fit_places import Look, Places, settle
from tests.ui.fit_screens import LOOKS, MAIN_LOOKS
from tests.ui.seeing import find
from tests.ui.spoken_words import announcements, only_visible


def at_first(places: Places) -> QWidget:
    """Nothing has been played yet."""
    screen = HomeScreen(places.settings)
    screen.offer_continue(False)
    return places.put(screen)


def with_more(look: str, button: str) -> Look:
    """What few people want is shown, too."""

    def shown(places: Places) -> QWidget:
        root = LOOKS[look](places)
        find(root, QAbstractButton, button).click()
        settle()
        return root

    return shown


def with_everything(places: Places) -> QWidget:
    """After a game in which much has been achieved, and which masters played again."""
    screen = LOOKS["end of a5"](places)
    assert isinstance(screen, EndScreen)
    screen.show_first_times([("bluff", ""), ("last-coin", "Ann")])
    screen.masters.show_games(3, 1, 20, 5)
    settle()
    return screen


def asked_again(places: Places) -> QWidget:
    """A query is answered above the table."""
    screen = LOOKS["noted"](places)
    assert isinstance(screen, TableScreen)
    for query in ("cards", "coins", "turn"):
        screen.queries.actions[query]()
    settle()
    return screen


FURTHER: Mapping[str, Look] = {
    "home at first": at_first,
    "all settings": with_more("settings", "moreSettingsButton"),
    "all options": with_more("new game for 6", "moreOptionsButton"),
    "end with everything": with_everything,
    "queries": asked_again,
    "report": lambda places: places.put(ReportDialog(LOOKS["home"](places))),
}


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
