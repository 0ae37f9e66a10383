"""How a game ended: every player with their fortune, the richest first, laurels for the winner."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from mascarade_qt.match.characters import CALM, PLEASED
from mascarade_qt.storage.library import KeptGame
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.games import player_text
from mascarade_qt.words.numbers import coins_text


class Standings(Adaptive, QWidget):
    """One row per player; nothing for a game that isn't over."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("standings")
        self._game: KeptGame | None = None
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)

    def show_game(self, game: KeptGame | None) -> None:
        """Show the standings of a game."""
        self._game = game
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        if game is None or not game.over:
            return
        order = sorted(range(len(game.players)), key=lambda player: -game.coins[player])
        for row, player in enumerate(order):
            self._add_row(row, player, game)

    def _add_row(self, row: int, player: int, game: KeptGame) -> None:
        ratio, side = self.devicePixelRatioF(), LOOK.em(1.9)
        face, name, coins, laurels = (
            Label(self),
            Label(player_text(game, player), self),
            Label(self),
            Label(self),
        )
        mood = PLEASED if player in game.winners else CALM
        face.setPixmap(picture(portrait(game.characters[player], player, mood), side, side, ratio))
        name.setWordWrap(True)
        coins.setText(coins_text(game.coins[player]))
        if player in game.winners:
            laurels.setPixmap(tinted("icons/win", LOOK.em(1.5), LOOK.theme.gold, ratio))
        for column, label in enumerate((face, name, coins, laurels)):
            self._grid.addWidget(label, row, column, Qt.AlignmentFlag.AlignVCenter)
            label.show()

    @override
    def restyle(self) -> None:
        self._grid.setSpacing(LOOK.em(0.4))
        self.show_game(self._game)

    @override
    def retranslate(self) -> None:
        self.show_game(self._game)
