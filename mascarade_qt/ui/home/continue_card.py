"""The button that continues the unfinished game, and shows which one it is."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.text import Label, hint
from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.context import Context

if TYPE_CHECKING:
    from mascarade_qt.storage.library import KeptGame

Glance = Context("Glance")
#: A game to go on with: its scenario, how far it is, when it began.
_LINE = Glance.mark("{scenario} · turn {turn} · {date}")


class FacesRow(QWidget):
    """The players in a row, with their fortunes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._coins: tuple[int, ...] = ()
        self._characters: tuple[str, ...] = ()

    def show_players(self, coins: tuple[int, ...], characters: tuple[str, ...]) -> None:
        """What they have, and who they are."""
        self._coins, self._characters = coins, characters
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(LOOK.em(8), LOOK.em(2.7 / max(1.0, LOOK.text) ** 0.5))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._coins:
            return
        painter = QPainter(self)
        high = self.height()
        side = round(min(high * 0.6, self.width() / len(self._coins) * 0.9))
        step = min(side * 1.5, self.width() / len(self._coins))
        font = LOOK.font(0.8, bold=True)
        font.setPixelSize(max(9, round(high * 0.3)))
        painter.setFont(font)
        painter.setPen(QColor(LOOK.theme.on_accent))
        for player, (coins, character) in enumerate(zip(self._coins, self._characters, strict=True)):
            left = player * step
            face = picture(portrait(character, player), side, side, self.devicePixelRatioF())
            painter.drawPixmap(round(left), 0, face)
            below = QRectF(left - step / 2 + side / 2, side, step, high - side)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, str(coins))
        painter.end()


class ContinueCard(Adaptive, QPushButton):
    """As tall as its contents: the word, the players with their fortunes, scenario, turn and date."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._game: KeptGame | None = None
        self._sign, self._title = Label(self), Label(self)
        self._faces, self._line = FacesRow(self), Label(self)
        role(self._title, "on-accent-title")
        role(self._line, "on-accent")
        for widget in (self._sign, self._title, self._faces, self._line):
            widget.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._head = QHBoxLayout()
        self._head.addWidget(self._sign)
        self._head.addWidget(self._title, 1)
        self._column = QVBoxLayout(self)
        self._column.addLayout(self._head)
        self._column.addWidget(self._faces)
        self._column.addWidget(self._line)
        self.retranslate()
        self.restyle()

    def show_game(self, game: "KeptGame | None") -> None:
        """Show the game that would be continued."""
        self._game = game
        self._faces.show_players(*((), ()) if game is None else (game.coins, game.characters))
        for widget in (self._faces, self._line):
            widget.setVisible(game is not None)
        self.retranslate()
        self.restyle()

    def _fit(self) -> None:
        self._column.invalidate()
        self.setMinimumHeight(self._column.sizeHint().height())

    @override
    def sizeHint(self) -> QSize:
        return self._column.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    @override
    def retranslate(self) -> None:
        game = self._game
        line = "" if game is None else _glance(game)
        self._line.setText(line)
        self._title.setText(self.tr("Continue"))
        self.setAccessibleName(self._title.text())
        heard = line if game is None else f"{line}. {_fortunes(game)}"
        self.setAccessibleDescription(heard or self.tr("Resume the unfinished game"))
        hint(self, self.tr("Resume the unfinished game"))

    @override
    def restyle(self) -> None:
        if self._game is not None:
            side = LOOK.em(1.5)
            self._sign.setPixmap(tinted("icons/step", side, LOOK.theme.on_accent, self.devicePixelRatioF()))
        margin = LOOK.em(1.4)
        self._head.setSpacing(LOOK.em(0.6))
        self._column.setContentsMargins(margin, LOOK.em(0.45), margin, LOOK.em(0.45))
        self._column.setSpacing(LOOK.em(0.15))
        self._fit()


def _fortunes(game: "KeptGame") -> str:
    """Who has how many coins, for those who don't see the faces."""
    from mascarade_qt.words.company import called
    from mascarade_qt.words.phrases import labelled

    each = zip(game.players, game.coins, strict=False)
    return ", ".join(labelled(called(name), str(coins)) for name, coins in each)


def _glance(game: "KeptGame") -> str:
    # Imported here, so that the home screen appears sooner if there is no game.
    from mascarade_qt.words.games import date_text
    from mascarade_qt.words.scenarios import scenario_name

    return Glance.text(_LINE, scenario=scenario_name(game.scenario), turn=game.turns, date=date_text(game))
