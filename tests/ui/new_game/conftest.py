"""The screen on which a table is chosen."""

import pytest

from mascarade_qt.storage.scenario_files import ScenarioStore
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.new_game.screen import NewGameScreen
from tests.ui.conftest import Show


@pytest.fixture
def screen(settings: Settings, store: ScenarioStore, show: Show) -> NewGameScreen:
    """The screen on its first day."""
    found = NewGameScreen(settings, store)
    show(found)
    return found
