"""What can be looked at beyond the usual looks: all options, what comes after a game, answers to queries."""

from collections.abc import Mapping

from PySide6.QtWidgets import QAbstractButton, QWidget

from mascarade_qt.ui.dialogs.report import ReportDialog
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.home.screen import HomeScreen
from mascarade_qt.ui.table.screen import TableScreen
from tests.ui.fit_places import Look, Places, settle
from tests.ui.fit_screens import LOOKS
from tests.ui.seeing import find


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
