"""What the screens share: settings, sound, the process in which bots think, the player's own scenarios."""

from functools import cached_property
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from mascarade_qt.system.folders import data_folder
from mascarade_qt.ui.look.settings import Settings

if TYPE_CHECKING:
    from mascarade_qt.match.bot_process import BotProcess
    from mascarade_qt.storage.scenario_files import ScenarioStore
    from mascarade_qt.ui.sound.room import Room


class Services(QObject):
    """Makes each of them when it is first wanted, so that the window opens sooner."""

    def __init__(self, settings: Settings, parent: QObject) -> None:
        super().__init__(parent)
        self.settings = settings

    @cached_property
    def bot_process(self) -> "BotProcess":
        """The process in which bots think, one game at a time."""
        from mascarade_qt.match.bot_process import BotProcess

        return BotProcess()

    @cached_property
    def room(self) -> "Room":
        """Where the game's sounds are played."""
        from mascarade_qt.ui.sound.room import Room

        return Room(self.settings, parent=self)

    @cached_property
    def scenarios(self) -> "ScenarioStore":
        """The scenarios that the player has made."""
        from mascarade_qt.storage.scenario_files import ScenarioStore

        store = ScenarioStore(data_folder() / "scenarios")
        store.load()
        return store

    def close(self) -> None:
        """End those that were started."""
        if "bot_process" in self.__dict__:
            self.bot_process.close()
        if "room" in self.__dict__:
            self.room.close()
