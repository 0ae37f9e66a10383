"""A game in the window, up to its first question."""

from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.loaded import load
from mascarade_qt.match.new_games import new_record
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.window import MainWindow
from tests.support.roles import GUEST, PERSON
from tests.support.waiting import wait_until
from tests.ui.table.harness import Hands


def sit_down(window: MainWindow, people: int, help_level: str = "coach") -> Hands:
    """A game has just been dealt."""
    roles = [*[PERSON] * people, *[GUEST] * (4 - people)]
    window.current_game.play(
        load(new_record(ready_scenarios()["a4"], ["A", "B", "C", "D"], roles, 3, help=help_level))
    )
    wait_until(lambda: isinstance(window.table, TableScreen) and hasattr(window.table, "prompt"))
    assert window.table is not None
    hands = Hands(window.table)
    hands.wait()
    return hands


def asked(window: MainWindow, people: int) -> Hands:
    """Somebody is asked for the first time."""
    hands = sit_down(window, people)
    hands.press("turnOverButton")
    wait_until(lambda: hands.screen.asker.kind or hands.screen.curtain.isVisible())
    hands.wait()
    return hands
