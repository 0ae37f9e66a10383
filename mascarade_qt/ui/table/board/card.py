"""A card on the table: a button that shows its back, or its face to those who may see it."""

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.faces import Faces, back
from mascarade_qt.ui.cards.ribbon import Ribbon
from mascarade_qt.ui.cards.verdict import verdict, verdict_area
from mascarade_qt.ui.look.art import canvas, tinted
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.button import TableButton
from mascarade_qt.ui.table.board.pin import paint_pin
from mascarade_qt.words.notes import Note

NAMED_ANEW = (
    *(QEvent.Type.Show, QEvent.Type.Hide, QEvent.Type.Move, QEvent.Type.Resize),
    *(QEvent.Type.LanguageChange, QEvent.Type.StyleChange),
)


class CardWidget(TableButton):
    """One place of the table. It knows a mask only while that mask is shown."""

    def __init__(self, place: str, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent)
        self.place = place
        self._faces = faces
        self._mask: str | None = None
        self._lit = False
        self._chosen = False
        self._note = Note()
        self.chances = ""  # what a perfect memory would know about it (with a coach)
        self._away = False
        self._verdict: bool | None = None
        self.ribbon = Ribbon(self, parent)
        self.setObjectName(f"card_{place}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    @property
    def shown(self) -> str | None:
        """What is shown, if anything."""
        return self._mask

    def show_face(self, mask: str | None) -> None:
        """Turn it up, or down with None."""
        if (mask, None) != (self._mask, self._verdict):
            self._mask, self._verdict = mask, None
            self.name_it()
            self.update()

    @property
    def lit(self) -> bool:
        """Whether it can be chosen now."""
        return self._lit

    def set_verdict(self, true: bool | None) -> None:
        """Set the outcome of the contest: it was claimed truthfully, falsely, or not at all."""
        self._verdict = true
        self.update()

    @property
    def verdict(self) -> bool | None:
        """Whether the claim was true, after a contest."""
        return self._verdict

    def set_lit(self, lit: bool, chosen: bool = False) -> None:
        """Whether it can be chosen now, and whether it is."""
        if (lit, chosen) != (self._lit, self._chosen):
            self._lit, self._chosen = lit, chosen
            self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
            self.update()

    def set_note(self, note: Note) -> None:
        """Pin a note to it."""
        self._note = note
        self.update()

    @property
    def note(self) -> Note:
        """The note pinned to it, possibly empty."""
        return self._note

    def set_away(self, away: bool) -> None:
        """While it moves, or is under the cloth, its place is empty."""
        self._away = away
        self.name_it()
        self.update()

    @property
    def away(self) -> bool:
        """Whether its place is empty at the moment."""
        return self._away

    @property
    def area(self) -> QRect:
        """Where on the table it is drawn: without the room for marks around it."""
        return self._inner().translated(self.pos())

    def _inner(self) -> QRect:
        return self.rect().adjusted(4, 4, -4, -4)

    def _pixmap(self, mask: str | None, ratio: float) -> QPixmap:
        inner = self._inner()
        if mask is None:
            return back(inner.width(), inner.height(), ratio)
        return self._faces.pixmap(mask, inner.width(), inner.height(), ratio)

    def likeness(self, mask: str | None, larger: float = 1.0) -> tuple[QPixmap, QRectF]:
        """The card as a picture, with its ribbon, and its place on the table: for animations. It
        stays sharp up to this magnification."""
        area, ratio = QRectF(self.area), self.devicePixelRatioF() * larger
        if mask is None or self._faces.speaks(self._inner().width()):
            return self._pixmap(mask, ratio), area
        ribbon, whole = QRectF(self.ribbon.place_of(mask)), self.likeness_area(mask)
        pixmap = canvas(whole.width(), whole.height(), ratio)
        painter = QPainter(pixmap)
        painter.translate(-whole.topLeft())
        painter.drawPixmap(area.topLeft(), self._pixmap(mask, ratio))
        self.ribbon.paint(painter, ribbon, mask)
        painter.end()
        return pixmap, whole

    def likeness_area(self, mask: str) -> QRectF:
        """The area of that picture on the table."""
        if self._faces.speaks(self._inner().width()):
            return QRectF(self.area)
        return QRectF(self.area).united(QRectF(self.ribbon.place_of(mask)))

    def name_it(self) -> None:
        """Give a small open card a ribbon with its name."""
        mask = self._mask or ""
        silent = bool(mask) and not self._away and not self._faces.speaks(self._inner().width())
        self.ribbon.show_name(mask if silent else "")

    @override
    def event(self, event: QEvent) -> bool:
        """The ribbon follows the card and the language."""
        done = super().event(event)
        if event.type() in NAMED_ANEW:
            self.name_it()
        return done

    @override
    def sizeHint(self) -> QSize:
        return QSize(70, 98)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = self._inner()
        if self._away:
            painter.setPen(QPen(QColor(LOOK.theme.light), 1.5, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(inner.adjusted(3, 3, -3, -3), 6, 6)
        else:
            painter.drawPixmap(inner.topLeft(), self._pixmap(self._mask, self.devicePixelRatioF()))
        self._paint_marks(painter)
        painter.end()

    def _paint_lock(self, painter: QPainter) -> None:
        """A protected card."""
        side = max(18, self.width() // 4)
        box = QRectF((self.width() - side) / 2, 5, side, side)
        painter.setBrush(QColor(LOOK.theme.panel))
        painter.setPen(QPen(QColor(LOOK.theme.gold), 1.5))
        painter.drawEllipse(box)
        inner = round(side * 0.66)
        lock = tinted("icons/lock", inner, LOOK.theme.gold, self.devicePixelRatioF())
        painter.drawPixmap(round(box.center().x() - inner / 2), round(box.center().y() - inner / 2), lock)

    def _paint_marks(self, painter: QPainter) -> None:
        frame = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        theme = LOOK.theme
        if self._verdict is not None and not self._away:
            area = verdict_area(QRectF(self._inner()))
            stamp = verdict(self._verdict, round(area.width()), self.devicePixelRatioF())
            painter.drawPixmap(area.topLeft(), stamp)
        if self.place.endswith("P") and not self._away:
            self._paint_lock(painter)
        if self._note.line() and not self._away and self._mask is None:
            paint_pin(painter, QRectF(self.rect()), self._note, self.devicePixelRatioF())
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._chosen or self._lit:
            style = Qt.PenStyle.SolidLine if self._chosen else Qt.PenStyle.DashLine
            painter.setPen(QPen(QColor(theme.on_light), LOOK.px(5)))
            painter.drawRoundedRect(frame, 8, 8)
            painter.setPen(QPen(QColor(theme.light), LOOK.px(3), style))
            painter.drawRoundedRect(frame, 8, 8)
        if self.hasFocus():
            paint_focus_ring(painter, frame.adjusted(-1, -1, 1, 1), 9, colour=theme.text)
            paint_focus_ring(painter, frame.adjusted(1, 1, -1, -1), 7)
