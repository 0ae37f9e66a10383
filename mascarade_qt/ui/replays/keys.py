"""The keys of the replays: of the list of games, and of a game that is watched."""

from collections.abc import Mapping

from mascarade_qt.ui.kit.commands import SOUND, Command, Shortcut

LIST_KEYS: Mapping[str, Command] = {
    "watch": Command(("Enter",), Shortcut.mark("Watch the game")),
    "rename": Command(("F2",), Shortcut.mark("Rename the game")),
    "delete": Command(("Del",), Shortcut.mark("Delete the game")),
}
VIEWER_KEYS: Mapping[str, Command] = {
    "stepBack": Command(("Left", "Down"), Shortcut.mark("Step back")),
    "step": Command(("Right", "Up"), Shortcut.mark("Step forward")),
    "turnBack": Command(("PgUp",), Shortcut.mark("Previous turn")),
    "turnNext": Command(("PgDown",), Shortcut.mark("Next turn")),
    "toStart": Command(("Home",), Shortcut.mark("Go to the deal")),
    "toEnd": Command(("End",), Shortcut.mark("Go to the end")),
    "play": Command(("Space",), Shortcut.mark("Play or pause")),
    "sound": SOUND,
}
