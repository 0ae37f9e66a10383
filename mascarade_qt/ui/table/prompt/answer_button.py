"""One answer to a question: a button with a key, a picture, a label, and what it does or would gain."""

from collections.abc import Callable, Sequence
from enum import Enum

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.keyboard import KEYBOARD
from mascarade_qt.ui.kit.text import button_text
from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.answers import ShownAnswer

SMALLEST = 0.72  # of the usual text, for long words on narrow answers
_STAKES = {"win": "icons/win", "loss": "icons/danger"}
_WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap


class Fullness(Enum):
    """How much room there is for an answer."""

    ROOMY = "larger text, and air around it"
    USUAL = "all there is to say"
    SHORT = "without what it does"
    TIGHT = "the same, as small as can be read"


class AnswerButton(QAbstractButton):
    """Paints an answer at the given width, as fully as there is room for."""

    walked = Signal(int)  # an arrow key was pressed

    def __init__(self, answer: ShownAnswer, key: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.answer = answer
        self.key = key
        self._fullness = Fullness.USUAL
        self._width = 0
        self._measured: dict[tuple[object, ...], int] = {}
        self.setObjectName(answer.name)
        self.setText(button_text(answer.label))
        self.setAccessibleName(answer.label)
        more = (answer.gain, answer.explained or answer.detail)
        self.setAccessibleDescription(". ".join(text for text in more if text))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    # --- sizes ---

    def fit(self, width: int, fullness: Fullness) -> int:
        """Set the width; returns the necessary height."""
        self._width, self._fullness = width, fullness
        self.updateGeometry()
        return self._measure(self._needed_height, width)

    def natural_width(self) -> int:
        """As wide as the label on one line."""
        return self._measure(self._natural_width)

    def least_width(self) -> int:
        """Wide enough for the longest word, shrunk if need be, and for what it would gain."""
        return self._measure(self._least_width)

    def fitting_label(self) -> QFont:
        """The font of the label at this width."""
        return self._fitting_label(self.width())

    def _measure(self, measure: Callable[..., int], *width: int) -> int:
        """Measure once: it takes long, and answers are placed several times until they fit."""
        key = (measure.__name__, *width, self._fullness, LOOK.text, LOOK.zoom)
        found = self._measured.get(key)
        if found is None:
            found = self._measured[key] = measure(*width)
        return found

    def _natural_width(self) -> int:
        label = QFontMetricsF(LOOK.title_font()).horizontalAdvance(self.answer.label)
        return round(label + self._left() + self._right() + 2)

    def _least_width(self) -> int:
        words = self.answer.label.split() or [""]
        longest = max(QFontMetricsF(LOOK.title_font(SMALLEST)).horizontalAdvance(word) for word in words)
        gain = QFontMetricsF(self._small_font(SMALLEST)).horizontalAdvance(self.answer.gain)
        told = gain + self._stake_room(QFontMetricsF(self._small_font(SMALLEST)).height())
        return round(max(longest + self._right(), told + self._beside_gain()) + self._left() + 4)

    @override
    def sizeHint(self) -> QSize:
        width = self._width or self.natural_width()
        return QSize(width, self._measure(self._needed_height, width))

    @override
    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _needed_height(self, width: int) -> int:
        head = max(self._label_height(width) + self._gain_height(width), float(self._picture()))
        return round(head + self._detail_height(width) + 2 * self._padding())

    def _label_height(self, width: int) -> float:
        room = width - self._left() - self._right()
        return _height(self._fitting_label(width), self.answer.label, room)

    def _gain_height(self, width: int) -> float:
        return QFontMetricsF(self._fitting_gain(width)).height() if self.answer.gain else 0.0

    def _detail_height(self, width: int) -> float:
        if self._short or not self.answer.detail:
            return 0.0
        return _height(self._small_font(), self.answer.detail, width - 2 * self._padding()) + LOOK.em(0.1)

    @property
    def _loses(self) -> bool:
        return self.answer.stake == "loss"

    @property
    def _short(self) -> bool:
        return self._fullness in (Fullness.SHORT, Fullness.TIGHT)

    @property
    def _tight(self) -> bool:
        return self._fullness is Fullness.TIGHT

    @property
    def _roomy(self) -> bool:
        return self._fullness is Fullness.ROOMY

    def _padding(self) -> int:
        if self.answer.aside:
            around = 0.25
        elif self.answer.plain:
            around = 0.8 if self._roomy else 0.6
        else:
            around = 0.7 if self._roomy else 0.12 if self._tight else 0.2 if self._short else 0.45
        return LOOK.em(around / max(1.0, LOOK.text))

    def _picture(self) -> int:
        if not self.answer.drawing:
            return 0
        portrait = self.answer.drawing.startswith("masks/")
        size = 1.5 if not portrait else 1.9 if self._tight else 2.5
        return LOOK.em(size / max(1.0, LOOK.text) ** 0.5)

    def _left(self) -> int:
        side = self._picture()
        return self._padding() + (side + self._padding() if side else 0)

    def _key_side(self) -> int:
        return LOOK.em(1.2 / max(1.0, LOOK.text) ** 0.4) if self.key else 0

    def _right(self) -> int:
        """Right of the label: the coach's lamp, if this is advised, and the key, if not on a portrait."""
        lamp = self._lamp_side() + self._padding() if self.answer.advised else 0
        if self.answer.drawing.startswith("masks/"):
            return lamp + self._padding()
        return lamp + 2 * self._padding() + self._key_side()

    def _beside_gain(self) -> int:
        """Right of what it would bring: in low answers, the lamp stands between the lines."""
        return self._right() if self.answer.advised else self._padding()

    def _lamp_side(self) -> int:
        return LOOK.px(18)

    def _small_font(self, factor: float = 1.0) -> QFont:
        return LOOK.font((1.0 if self._roomy else 0.75 if self._tight else 0.86) * factor)

    def _fitting_label(self, width: int) -> QFont:
        """Small enough for the longest word; if room is short, for the whole label, if still readable."""
        label, room = self.answer.label, width - self._left() - self._right()
        words = label.split() or [""]
        if self._tight:
            return LOOK.title_font(SMALLEST)
        if self._short:
            whole = _fitted(LOOK.title_font, [label], room)
            if QFontMetricsF(whole).horizontalAdvance(label) <= room or len(words) == 1:
                return whole
        font = _fitted(LOOK.title_font, words, room)
        return min(font, LOOK.title_font(0.8), key=QFont.pointSizeF) if self._short else font

    def _fitting_gain(self, width: int) -> QFont:
        room = width - self._left() - self._beside_gain()
        room -= round(self._stake_room(QFontMetricsF(self._small_font()).height()))
        return _fitted(self._small_font, [self.answer.gain], room)

    def _stake_room(self, height: float) -> float:
        """Left of what it would bring: a sign that can be seen before anything is read."""
        return height * 1.15 if self.answer.gain and self.answer.stake else 0.0

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Qt would move in its own way, ignore Enter, and wait until Space is released."""
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.walked.emit(event.key())
        else:
            super().keyPressEvent(event)

    # --- painting ---

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        self._paint_picture(painter)
        self._paint_words(painter)
        self._paint_key(painter)
        painter.end()

    def _paint_words(self, painter: QPainter) -> None:
        theme, padding, left, width = LOOK.theme, self._padding(), self._left(), self.width()
        high, gain, below = self._label_height(width), self._gain_height(width), self._detail_height(width)
        head = max(high + gain, float(self._picture()))
        top = padding if below else (self.height() - head) / 2
        label = QRectF(left, top + (head - high - gain) / 2, width - left - self._right(), high)
        painter.setFont(self._fitting_label(width))
        painter.setPen(QColor(theme.text))
        painter.drawText(label, _WRAP, self.answer.label)
        if gain:
            painter.setFont(self._fitting_gain(width))
            ink = theme.danger if self._loses else theme.gold
            painter.setPen(QColor(ink))
            room = self._stake_room(gain)
            if room:
                sign = tinted(_STAKES[self.answer.stake], round(gain), ink, self.devicePixelRatioF())
                painter.drawPixmap(round(left), round(label.bottom()), sign)
            line = QRectF(left + room, label.bottom(), width - left - room - self._beside_gain(), gain)
            painter.drawText(line, Qt.AlignmentFlag.AlignLeft, self.answer.gain)
        if below:
            painter.setFont(self._small_font())
            painter.setPen(QColor(theme.dim))
            area = QRectF(padding, top + head + LOOK.em(0.1), width - 2 * padding, below)
            painter.drawText(area, _WRAP, self.answer.detail)

    def _paint_ground(self, painter: QPainter) -> None:
        theme = LOOK.theme
        hovered = self.underMouse() and self.isEnabled()
        painter.setBrush(QColor(theme.panel if self.isDown() else theme.hover if hovered else theme.raised))
        focused = self.hasFocus()
        usual = theme.border if not self.answer.stake else theme.danger if self._loses else theme.gold
        edge = theme.gold if focused or hovered else usual
        width = LOOK.px(3 if focused or self.answer.stake else 2)
        painter.setPen(QPen(QColor(edge), width))
        inset = width / 2
        painter.drawRoundedRect(
            QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), LOOK.px(8), LOOK.px(8)
        )

    def _paint_picture(self, painter: QPainter) -> None:
        side, ratio, drawing = self._picture(), self.devicePixelRatioF(), self.answer.drawing
        if not side:
            return
        portrait = drawing.startswith("masks/")
        found = (
            picture(drawing, side, side, ratio) if portrait else tinted(drawing, side, LOOK.theme.gold, ratio)
        )
        top = self._padding() if self._detail_height(self.width()) else (self.height() - side) // 2
        painter.drawPixmap(self._padding(), top, found)

    def _paint_key(self, painter: QPainter) -> None:
        """The key at the right, or on the portrait; to its left the coach's lamp, if this is advised."""
        theme, padding, side = LOOK.theme, self._padding(), self._key_side()
        if self.key:
            on_portrait = self.answer.drawing.startswith("masks/")
            left = padding / 2 if on_portrait else self.width() - padding - side
            middle = (self.height() - side) / 2
            top = middle if self.answer.plain else padding / 2 if on_portrait else padding
            box = QRectF(left, top, side, side)
            painter.setPen(QPen(QColor(theme.border), LOOK.px(1)))
            painter.setBrush(QColor(theme.window))
            painter.drawRoundedRect(box, LOOK.px(4), LOOK.px(4))
            font = LOOK.font(0.8, bold=True)
            font.setPixelSize(max(8, round(side * 0.68)))
            painter.setFont(font)
            painter.setPen(QColor(theme.text))
            painter.drawText(box, Qt.AlignmentFlag.AlignCenter, KEYBOARD.shown(self.key))
        if self.answer.advised:
            lamp = self._lamp_side()
            left = self.width() - self._right() + self._padding()
            top = padding if self._detail_height(self.width()) else (self.height() - lamp) // 2
            picture_of_it = tinted("icons/coach", lamp, theme.gold, self.devicePixelRatioF())
            painter.drawPixmap(left, top, picture_of_it)


def _fitted(font: Callable[[float], QFont], words: Sequence[str], room: float) -> QFont:
    """The largest font in which each of these fits, but no smaller than the smallest."""
    factor = 1.0
    while factor > SMALLEST:
        metrics = QFontMetricsF(font(factor))
        if all(metrics.horizontalAdvance(word) <= room for word in words):
            break
        factor -= 0.02
    return font(factor)


def _height(font: QFont, text: str, width: float) -> float:
    area = QRectF(0, 0, max(1.0, width), 100_000)
    return QFontMetricsF(font).boundingRect(area, int(_WRAP), text).height() if text else 0.0
