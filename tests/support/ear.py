"""A player that remembers what it was told to play."""

from mascarade_qt.ui.sound.player import Player


class Ear(Player):
    """Hears what is played."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[tuple[str, float]] = []

    def play(self, name: str, volume: float) -> None:
        self.heard.append((name, volume))
