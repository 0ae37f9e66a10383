"""Dims the table and leaves some players in the light, as in a contest."""

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation, QPointF, QPropertyAnimation, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsOpacityEffect, QWidget

from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import tinted
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.board import Board

DARK = 118  # of 255; names on dimmed plates stay readable (a test measures it)
SOFT = 5  # rings between light and dark
REACH = 12  # how far the light extends around what it falls on
LAURELS = 0.55  # by the height of a plate
FADE = 48  # how far from the edge of the table the dark begins to thin out


class Spotlight(Label):
    """Lies above the cards and below the balloons; it lets the mouse through and is painted once."""

    def __init__(self, board: Board) -> None:
        super().__init__(board)
        self._board = board
        self._players: tuple[int, ...] = ()
        self._purses: tuple[str, ...] = ()
        self._crowned = False
        self.setObjectName("spotlight")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()
        board.arranged.connect(self._follow)

    @property
    def players(self) -> tuple[int, ...]:
        """The players in the light."""
        return self._players

    def fall_on(self, players: Sequence[int], purses: Sequence[str] = (), crowned: bool = False) -> None:
        """Dim everything else; those who have won are `crowned`."""
        self._players, self._purses, self._crowned = tuple(players), tuple(purses), crowned
        self._paint()
        self.show()
        self.raise_()

    def out(self) -> None:
        """Light up the whole table again."""
        self._players = self._purses = ()
        self._board.laurels = []
        self.setGraphicsEffect(None)  # type: ignore[arg-type]
        self.hide()

    def coming(self, milliseconds: int) -> QAbstractAnimation | None:
        """The animation of the falling darkness; None if there is no time for one."""
        if not milliseconds:
            return None
        effect = QGraphicsOpacityEffect(self)
        effect.setOpacity(0.0)
        self.setGraphicsEffect(effect)
        fading = QPropertyAnimation(effect, b"opacity")
        fading.setDuration(milliseconds)
        fading.setStartValue(0.0)
        fading.setEndValue(1.0)
        return fading

    def stay(self) -> None:
        """Keep the darkness as a picture, which costs nothing to show."""
        self.setGraphicsEffect(None)  # type: ignore[arg-type]

    def _follow(self) -> None:
        if self._players:
            self._paint()

    def _paint(self) -> None:
        board, ratio = self._board, self.devicePixelRatioF()
        self.setGeometry(board.rect())
        pixmap = QPixmap(board.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(QColor(0, 0, 0, DARK))
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
        painter.setPen(Qt.PenStyle.NoPen)
        for area in self._lit():
            for ring in range(SOFT, -1, -1):
                around = REACH * ring / SOFT
                painter.setBrush(QColor(0, 0, 0, 255 if ring == 0 else 70))
                reached = area.adjusted(-around, -around, around, around)
                painter.drawRoundedRect(reached, 8 + around, 8 + around)
        self._fade_out(painter)
        plates = [QRectF(board.seat_of(player).geometry()) for player in self._players if self._crowned]
        board.laurels = [self._spot(plate) for plate in plates]
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        for plate in plates:
            self._crown(painter, plate)
        painter.end()
        self.setPixmap(pixmap)

    def _crown(self, painter: QPainter, plate: QRectF) -> None:
        """A golden rim, and laurels on top of it."""
        gold, spot = LOOK.theme.gold, self._spot(plate)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(gold), LOOK.px(4)))
        painter.drawRoundedRect(plate.adjusted(1, 1, -1, -1), 10, 10)
        painter.setPen(QPen(QColor(gold), LOOK.px(2)))
        painter.setBrush(QColor(LOOK.theme.panel))
        painter.drawEllipse(spot)
        inner = round(spot.width() * 0.72)
        laurels = tinted("icons/win", inner, gold, self.devicePixelRatioF())
        painter.drawPixmap(spot.center() - QPointF(inner / 2, inner / 2), laurels)

    def _spot(self, plate: QRectF) -> QRectF:
        """Where the laurels are: on the corner of a plate, inside the table."""
        side = plate.height() * LAURELS
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(plate.topLeft())
        spot.moveTop(max(0.0, spot.top()))
        spot.moveLeft(max(0.0, spot.left()))
        return spot

    def _fade_out(self, painter: QPainter) -> None:
        """Toward the prompt and the panel the dark thins out, so that it has no edge."""
        area, width = QRectF(self._board.rect()), LOOK.px(FADE)
        for rim, away in (
            (area.adjusted(area.width() - width, 0, 0, 0), QPointF(width, 0)),
            (area.adjusted(0, area.height() - width, 0, 0), QPointF(0, width)),
        ):
            thinner = QLinearGradient(rim.topLeft(), rim.topLeft() + away)
            thinner.setColorAt(0, QColor(0, 0, 0, 0))
            thinner.setColorAt(1, QColor(0, 0, 0, 255))
            painter.fillRect(rim, thinner)

    def _lit(self) -> list[QRectF]:
        board = self._board
        widgets: list[QWidget] = [board.seat_of(player) for player in self._players]
        widgets += [board.purses[name] for name in self._purses]
        widgets += [board.cards[place] for one in self._players for place in board.model.places_of(one)]
        return [QRectF(widget.geometry()) for widget in widgets if not widget.isHidden()]
