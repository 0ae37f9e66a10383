"""A seat's name plate: avatar, name, coins, and a light for whose turn it is."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.look.art import canvas, picture, tinted
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.lines import line_colour
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.text_fit import SMALLEST_TEXT, fitting_font, needed
from mascarade_qt.ui.look.theme import LOOK, mixed
from mascarade_qt.ui.table.board.button import TableButton
from mascarade_qt.ui.table.board.fortune import paint_coins, paint_race

BRIGHT = 128  # of 255; brighter plates would hide the light
# Of a plate: the letters of the name, the room for them, the avatar, the race to the goal.
NAME_HEIGHT, NAME_ROOM, AVATAR, RACE = 0.3, 0.42, 0.36, 0.08
LARGE_NAME, LARGE_NAME_ROOM, SMALL_AVATAR, SMALL_RACE = 0.38, 0.47, 0.3, 0.06  # with large text
PHONE = 0.42  # of the height: the sign of a phone
OUT = 0.75  # how opaque the plate of a player who has left is; it can still be read (a test measures it)
ROUND = 0.2  # of the height: the corners
BAR = 3  # pixels: the player's colour, as in the log and in the charts
LEAST_NAME = 0.78  # of the usual size; down to this, all names shrink with the longest


class SeatWidget(TableButton):
    """What everyone sees of a player: who they are, how rich, and what they are doing."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setObjectName(f"seat_{seat}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.player = seat
        self.name = ""
        self.face = portrait("", seat)  # its drawing
        self.coins = 0
        self.active = False  # it is their turn
        self._awaited = False
        self.said = ""  # in a balloon that can be seen now
        self.phone = ""  # here, away, answered; empty without one
        self.out = False  # of the game
        self._mine = False
        self._lit = False
        self._chosen = False
        self._near = False
        self.name_size = 0.0  # in pixels; the same on all plates of a table
        self._stretched: QPixmap | None = None

    def set_player(self, player: int, name: str, mine: bool) -> None:
        """Who sits here."""
        if (player, name, mine) != (self.player, self.name, self._mine):
            self.player, self.name, self._mine = player, name, mine
            self._changed()

    def set_face(self, face: str) -> None:
        """Whose face is seen here, and its expression."""
        if face != self.face:
            self.face = face
            self._changed()

    def set_coins(self, coins: int) -> None:
        """The fortune in front of the seat."""
        if coins != self.coins:
            self.coins = coins
            self._changed()

    def set_near(self, near: bool) -> None:
        """Whether the next move could win, judging by the coins."""
        if near != self._near:
            self._near = near
            self._changed()

    @property
    def near(self) -> bool:
        """Whether it glows, because the next move could win."""
        return self._near and not self.out

    def set_state(self, active: bool, awaited: bool, out: bool) -> None:
        """Whose turn it is, whose answer is awaited, who has left the game."""
        if (active, awaited, out) != (self.active, self._awaited, self.out):
            self.active, self._awaited, self.out = active, awaited, out
            self._changed()

    def set_phone(self, phone: str) -> None:
        """Whether this person answers on a phone, and whether it is awake or has answered already."""
        if phone != self.phone:
            self.phone = phone
            self._changed()

    @property
    def lit(self) -> bool:
        """Whether it can be chosen now."""
        return self._lit

    def set_lit(self, lit: bool, chosen: bool = False) -> None:
        """Whether it can be chosen now, and whether it is."""
        if (lit, chosen) != (self._lit, self._chosen):
            self._lit, self._chosen = lit, chosen
            self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
            self._changed()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not PIXMAPS.resizing:
            self._stretched = None
            self._paint(painter)
        else:
            if self._stretched is None:
                self._stretched = self._picture()
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._stretched)
        painter.end()

    def _picture(self) -> QPixmap:
        """A picture of the whole plate, to be stretched while the window's edge is dragged."""
        pixmap = canvas(self.width(), self.height(), self.devicePixelRatioF())
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint(painter)
        painter.end()
        return pixmap

    def _changed(self) -> None:
        self._stretched = None
        self.update()

    def _paint(self, painter: QPainter) -> None:
        theme = LOOK.theme
        frame = self._frame()
        painter.setOpacity(OUT if self.out else 1.0)
        painter.setBrush(QColor(theme.panel))
        round_ = frame.height() * ROUND
        painter.setPen(QPen(QColor(theme.border), LOOK.px(1.5)))
        if self.active:
            painter.setPen(QPen(QColor(theme.on_light), LOOK.px(6)))
            painter.drawRoundedRect(frame, round_, round_)
            painter.setPen(QPen(_glow(), LOOK.px(3.5)))
        painter.drawRoundedRect(frame, round_, round_)
        if self.near:
            self._paint_near(painter, frame)
        self._paint_person(painter, frame)
        if self.phone:
            self._paint_phone(painter, frame)
        painter.setOpacity(1.0)
        self._paint_marks(painter, frame)

    def _frame(self) -> QRectF:
        return QRectF(self.rect()).adjusted(3, 3, -3, -3)

    def _avatar_side(self, frame: QRectF) -> int:
        return round(min(frame.height() - 8, frame.width() * (SMALL_AVATAR if LOOK.large_text else AVATAR)))

    def _usual_name(self) -> float:
        return self._frame().height() * (LARGE_NAME if LOOK.large_text else NAME_HEIGHT)

    def _name_room(self) -> QRectF:
        frame = self._frame()
        left = frame.left() + self._avatar_side(frame) + 8
        height = frame.height() * (LARGE_NAME_ROOM if LOOK.large_text else NAME_ROOM)
        return QRectF(left, frame.top() + 2, frame.right() - left - 4, height)

    def fitting_name(self) -> float:
        """The size at which the name fits, bold or not."""
        font = LOOK.font(0.95, bold=True)
        return float(fitting_font(font, self.name, self._name_room().size(), self._usual_name()).pixelSize())

    def _paint_person(self, painter: QPainter, frame: QRectF) -> None:
        theme = LOOK.theme
        side = self._avatar_side(frame)
        avatar = picture(self.face, side, side, self.devicePixelRatioF())
        bar = LOOK.px(BAR)
        painter.drawPixmap(round(frame.left() + 4 + bar), round(frame.center().y() - side / 2), avatar)
        high = frame.height() * (1 - 2 * ROUND)
        mark = QRectF(frame.left() + bar, frame.center().y() - high / 2, bar, high)
        painter.fillRect(mark, line_colour(self.player))
        text = self._name_room()
        left = text.left()
        font = LOOK.font(0.95, bold=self._mine or self.active)
        smallest = SMALLEST_TEXT * max(1.0, LOOK.zoom)
        font = fitting_font(font, self.name, text.size(), self.name_size or self._usual_name(), smallest)
        painter.setFont(font)
        painter.setPen(QColor(theme.text))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
        painter.drawText(text, flags, _shortened(self.name, font, text.size()))
        if not self.out:
            pips = max(3.0, frame.height() * (SMALL_RACE if LOOK.large_text else RACE))
            race = QRectF(left, frame.bottom() - pips - (4 if LOOK.large_text else 5), text.width(), pips)
            paint_race(painter, race, self.coins, self._near)
            coins = QRectF(left, text.bottom(), text.width(), race.top() - text.bottom() - 1)
            paint_coins(painter, coins, self.coins, self.devicePixelRatioF(), theme.text)

    def _paint_near(self, painter: QPainter, frame: QRectF) -> None:
        """Gold on the plate, and laurels in its corner."""
        theme, round_ = LOOK.theme, frame.height() * ROUND
        painter.setBrush(QColor(mixed(theme.panel, theme.gold, 0.2)))
        painter.setPen(QPen(_glow() if self.active else QColor(theme.gold), LOOK.px(3.5)))
        painter.drawRoundedRect(frame, round_, round_)
        side = round(frame.height() * 0.26)
        laurels = tinted("icons/win", side, theme.gold, self.devicePixelRatioF())
        painter.drawPixmap(round(frame.right() - side - LOOK.px(5)), round(frame.center().y()), laurels)

    def _paint_phone(self, painter: QPainter, frame: QRectF) -> None:
        """In the lower corner of the avatar: a tick once it has answered, faint while it sleeps."""
        side = round(frame.height() * PHONE)
        left = round(frame.left() + 2 + self._avatar_side(frame) - side)
        top = round(frame.bottom() - side - 2)
        theme, answered = LOOK.theme, self.phone == "answered"
        painter.setPen(QPen(QColor(theme.gold), LOOK.px(1.2)))
        painter.setBrush(QColor(theme.gold if answered else theme.panel))
        painter.drawEllipse(left, top, side, side)
        if self.phone == "away":
            painter.setOpacity(0.4)
        inner = round(side * 0.7)
        drawing, ink = ("icons/tick", theme.panel) if answered else ("icons/phone", theme.gold)
        sign = tinted(drawing, inner, ink, self.devicePixelRatioF())
        painter.drawPixmap(left + (side - inner) // 2, top + (side - inner) // 2, sign)

    def _paint_marks(self, painter: QPainter, frame: QRectF) -> None:
        theme = LOOK.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        round_ = frame.height() * ROUND
        if self._chosen or self._lit:
            style = Qt.PenStyle.SolidLine if self._chosen else Qt.PenStyle.DashLine
            painter.setPen(QPen(QColor(theme.on_light), LOOK.px(5)))
            painter.drawRoundedRect(frame, round_, round_)
            painter.setPen(QPen(QColor(theme.light), LOOK.px(3), style))
            painter.drawRoundedRect(frame, round_, round_)
        if self.hasFocus():
            inner = LOOK.px(3)
            within = frame.adjusted(inner, inner, -inner, -inner)
            paint_focus_ring(painter, within, round_ * 0.8, LOOK.px(2))
        if self._awaited:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(_glow())
            dot, step = LOOK.px(5), LOOK.px(8)
            for number in range(3):
                left = frame.right() - step * 3.5 + number * step
                painter.drawEllipse(QRectF(left, frame.top() + dot * 0.8, dot, dot))


def _shortened(name: str, font: QFont, room: QSizeF) -> str:
    """The name, or as much of it as fits into one line; in full it is told beside the table."""
    taken = needed(font, name, room.width())
    if taken.width() <= room.width() and taken.height() <= room.height():
        return name
    return QFontMetricsF(font).elidedText(name, Qt.TextElideMode.ElideRight, room.width())


def level_names(seats: Sequence[SeatWidget]) -> None:
    """Use one size for all names of a table. A single very long name shrinks alone."""
    sizes = [seat.fitting_name() for seat in seats]
    size = max(min(sizes), LEAST_NAME * max(sizes))
    for seat in seats:
        if seat.name_size != size:
            seat.name_size = size
            seat.update()


def _glow() -> QColor:
    """The colour that glows on a plate: light on a dark one, wine on a light one."""
    theme = LOOK.theme
    return QColor(theme.accent if QColor(theme.panel).lightness() > BRIGHT else theme.light)
