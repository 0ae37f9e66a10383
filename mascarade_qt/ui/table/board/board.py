"""The table as one widget: the oval with its cloth, and on it seats, cards, bank and courthouse."""

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import (
    QBrush,
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.faces import Faces
from mascarade_qt.ui.kit.list_model import Index
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.arrow_keys import ARROWS, step
from mascarade_qt.ui.table.board.button import TableButton
from mascarade_qt.ui.table.board.card import CardWidget
from mascarade_qt.ui.table.board.geometry import Obstacle, TableShape, TableSpots, lay_out
from mascarade_qt.ui.table.board.purse import PurseWidget
from mascarade_qt.ui.table.board.seat import SeatWidget, level_names
from mascarade_qt.ui.table.board.seats_model import SeatRole, SeatsModel


class Board(QWidget):
    """Shows the seats model and the cards; reports which place or player was pressed."""

    place_pressed = Signal(str)
    player_pressed = Signal(int)
    note_wanted = Signal(str)
    lit = Signal()  # different things can be chosen now
    arranged = Signal()  # everything has moved to another place

    def __init__(self, model: SeatsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("board")
        self.model = model
        self._viewer = 0
        setup = model.setup
        layout = setup.layout
        self.faces = Faces(setup)
        self.cards = {place: CardWidget(place, self.faces, self) for place in setup.deal}
        self.seats = [SeatWidget(seat, self) for seat in range(layout.players)]
        self.purses = {kind: PurseWidget(kind, self) for kind in ("bank", "courthouse", "graveyard")}
        self.purses["graveyard"].setVisible(bool(setup.graveyard))
        self.laurels: list[QRectF] = []  # on the plates of those who have won
        self._background: QPixmap | None = None
        self._tense = False  # whether a player is close to winning, which is shown to all
        self._stale = True  # the background has the wrong size or look
        self.spots: TableSpots = self._lay_out()
        for card in self.cards.values():
            card.clicked.connect(lambda _=False, place=card.place: self.place_pressed.emit(place))
            card.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
            card.customContextMenuRequested.connect(partial(self._ask_for_note, card.place))
        for seat in self.seats:
            seat.clicked.connect(lambda _=False, plate=seat: self.player_pressed.emit(plate.player))
        model.dataChanged.connect(self._show_seats)
        model.modelReset.connect(self.refresh)
        model.purses_changed.connect(self._show_purses)
        self.refresh()

    # --- what is shown ---

    def view_from(self, player: int) -> None:
        """Rotate the table so that this player sits at the bottom."""
        self._viewer = player
        self._arrange()
        self.refresh()

    @property
    def viewer(self) -> int:
        """The player at the bottom."""
        return self._viewer

    def refresh(self) -> None:
        """Show all that the model says."""
        self._show_seats(self.model.index(0), self.model.index(len(self.seats) - 1))
        self._show_purses()

    def _show_seats(self, first: Index, last: Index) -> None:
        named = lights = False
        for seat in range(first.row(), last.row() + 1):
            index, widget = self.model.index(seat), self.seats[seat]
            name, player, out = str(index.data()), int(index.data(SeatRole.PLAYER)), index.data(SeatRole.OUT)
            named = named or name != widget.name
            widget.set_player(player, name, player == self._viewer)
            widget.set_face(index.data(SeatRole.FACE))
            widget.set_coins(index.data(SeatRole.COINS))
            shown = widget.near
            widget.set_near(index.data(SeatRole.NEAR))
            lights = lights or widget.near != shown
            widget.set_state(index.data(SeatRole.ACTIVE) and not out, index.data(SeatRole.AWAITED), out)
            widget.set_phone(index.data(SeatRole.PHONE))
        if lights or self.model.tense != self._tense:
            self._tense = self.model.tense
            self.update()
        if named:
            level_names(self.seats)

    def _show_purses(self) -> None:
        for kind, number in self.model.purses.items():
            self.purses[kind].set_number(number)

    def turn_up(self, place: str, mask: str | None) -> None:
        """Show the face of a card, or its back."""
        self.cards[place].show_face(mask)

    def turn_all_down(self) -> None:
        """All cards lie face down."""
        for place in self.cards:
            self.turn_up(place, None)

    def remove(self, place: str) -> None:
        """A card has left the game."""
        self.cards[place].hide()

    def light(
        self, places: Collection[str], players: Collection[int], chosen: Collection[object] = ()
    ) -> None:
        """Highlight what can be chosen now, and mark what is chosen."""
        for place, card in self.cards.items():
            card.set_lit(place in places, place in chosen)
        for seat in self.seats:
            seat.set_lit(seat.player in players, ("player", seat.player) in chosen)
        self.lit.emit()

    def seat_of(self, player: int) -> SeatWidget:
        """The plate of a player."""
        return self.seats[self.model.seat_of(player)]

    def obstacles(self) -> list[Obstacle]:
        """What balloons should not hide: plates above all, then everything else on the table."""
        seen: list[Obstacle] = [(QRectF(seat.geometry()), 120.0) for seat in self.seats]
        seen += [(laurels, 120.0) for laurels in self.laurels]
        seen += [(QRectF(purse.geometry()), 60.0) for purse in self.purses.values() if purse.isVisible()]
        for card in self.cards.values():
            if card.isVisible():
                seen.append((QRectF(card.area), 60.0))
                if card.ribbon.isVisible():
                    seen.append((QRectF(card.ribbon.geometry()), 60.0))
        return seen

    # --- pressing and walking ---

    def _ask_for_note(self, place: str, _: QPoint) -> None:
        self.note_wanted.emit(place)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        focus = self.focusWidget()
        if event.key() in ARROWS and isinstance(focus, QAbstractButton):
            there = step(self._rings(), focus, Qt.Key(event.key()))
            if there is not None:
                there.setFocus(Qt.FocusReason.OtherFocusReason)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focus, QAbstractButton):
            focus.click()
        else:
            super().keyPressEvent(event)

    def _rings(self) -> tuple[list[QWidget], ...]:
        """Plates, cards, and the things in the middle; each clockwise from the viewer's place."""
        mine, number = self.model.seat_of(self._viewer), len(self.seats)
        seats = [(mine + step) % number for step in range(number)]
        layout = self.model.setup.layout
        return (
            [self.seats[seat] for seat in seats],
            [self.cards[place] for seat in seats for place in layout.own[seat]],
            [*(self.cards[place] for place in layout.centre), *self.purses.values()],
        )

    def focus_target(self) -> None:
        """Take the focus from the answers: to what can be chosen, or to what lies in front of the viewer."""
        own = [self.cards[place] for place in self.model.places_of(self._viewer)]
        lit: list[TableButton] = [card for card in self.cards.values() if card.lit and card.isVisible()]
        lit += [plate for plate in self.seats if plate.lit]
        nearest = max(lit, key=lambda widget: widget.y()) if lit else own[0]
        nearest.setFocus(Qt.FocusReason.OtherFocusReason)

    # --- where things are ---

    def _lay_out(self) -> TableSpots:
        setup = self.model.setup
        layout = setup.layout
        table = TableShape(
            players=layout.players,
            bottom_seat=self.model.seat_of(self._viewer),
            cards_a_seat=len(layout.own[0]),
            centre_cards=len(layout.centre),
            graveyard=bool(setup.graveyard),
        )
        return lay_out(max(self.width(), 480), max(self.height(), 300), table, LOOK.scale)

    def _arrange(self) -> None:
        self.spots = spots = self._lay_out()
        layout = self.model.setup.layout
        for seat, widget in enumerate(self.seats):
            widget.setGeometry(spots.seats[seat].plate.toAlignedRect())
            for place, rect in zip(layout.own[seat], spots.seats[seat].cards, strict=True):
                self.cards[place].setGeometry(rect.toAlignedRect())
        for place, rect in zip(layout.centre, spots.centre, strict=True):
            self.cards[place].setGeometry(rect.toAlignedRect())
        for kind, purse in self.purses.items():
            purse.setGeometry(getattr(spots, kind).toAlignedRect())
        for card in self.cards.values():
            card.name_it()  # once everything else has its place
        level_names(self.seats)
        self._stale = True
        self.update()
        self.arranged.emit()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def restyle(self) -> None:
        """The theme or the text size has changed."""
        self._arrange()
        for widget in (*self.cards.values(), *self.seats, *self.purses.values()):
            widget.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._background is None or (self._stale and not PIXMAPS.resizing):
            self._background, self._stale = self._paint_table(), False
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), self._background)
        if LOOK.theme.name != "contrast":
            if self.model.tense:
                self._paint_tension(painter)
            for seat in self.seats:
                if seat.near:
                    self._paint_halo(painter, QRectF(seat.geometry()))
        painter.end()

    def _paint_tension(self, painter: QPainter) -> None:
        """The rim of the table glows red when a player is about to win; it fades before the edges."""
        shade = QRadialGradient(QPointF(0, 0), 1.0)
        for part, alpha in ((0.55, 0), (0.82, 75), (1.0, 0)):
            shade.setColorAt(part, QColor(215, 40, 30, alpha))
        self._paint_light(painter, shade, QRectF(self.rect()))

    def _paint_halo(self, painter: QPainter, plate: QRectF) -> None:
        light = QRadialGradient(QPointF(0, 0), 1.0)
        light.setColorAt(0.3, QColor(255, 205, 90, 190))
        light.setColorAt(1, QColor(255, 205, 90, 0))
        middle = plate.center()
        wide = min(plate.width() * 0.78, middle.x(), self.width() - middle.x())
        high = min(plate.height() * 1.1, middle.y(), self.height() - middle.y())
        around = QRectF(0, 0, 2 * wide, 2 * high)
        around.moveCenter(middle)
        self._paint_light(painter, light, around)

    def _paint_light(self, painter: QPainter, light: QRadialGradient, area: QRectF) -> None:
        painter.save()
        painter.translate(area.center())
        painter.scale(area.width() / 2, area.height() / 2)
        painter.fillRect(QRectF(-1, -1, 2, 2), QBrush(light))
        painter.restore()

    def _paint_table(self) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        theme = LOOK.theme
        pixmap.fill(QColor(theme.room) if theme.name == "contrast" else Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        table = self.spots.table
        if theme.name != "contrast":
            self._paint_glow(painter)
        self._paint_cloth(painter, table)
        painter.end()
        return pixmap

    def _paint_glow(self, painter: QPainter) -> None:
        """Candlelight, which ends before the edges, where it would look like a seam."""
        glow = QRadialGradient(QPointF(0, 0), 1.0)
        glow.setColorAt(0, QColor(255, 200, 120, 34))
        glow.setColorAt(1, QColor(255, 200, 120, 0))
        self._paint_light(painter, glow, QRectF(self.rect()))

    def _paint_cloth(self, painter: QPainter, table: QRectF) -> None:
        theme = LOOK.theme
        hang = table.adjusted(-LOOK.px(6), LOOK.px(4), LOOK.px(6), LOOK.px(22))
        painter.setPen(QPen(QColor(theme.gold), LOOK.px(1)))
        edge = QLinearGradient(hang.topLeft(), hang.bottomLeft())
        edge.setColorAt(0, QColor(theme.cloth_edge))
        edge.setColorAt(1, QColor(theme.cloth_edge).darker(135))
        painter.setBrush(edge)
        painter.drawEllipse(hang)
        light = QRadialGradient(
            QPointF(table.center().x(), table.top() + table.height() * 0.35), table.width() * 0.6
        )
        light.setColorAt(0, QColor(theme.cloth).lighter(128))
        light.setColorAt(0.7, QColor(theme.cloth))
        light.setColorAt(1, QColor(theme.cloth).darker(125))
        painter.setBrush(light)
        painter.setPen(QPen(QColor(theme.gold), LOOK.px(2.5)))
        painter.drawEllipse(table)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        faint = QColor(theme.gold)
        faint.setAlpha(110)
        painter.setPen(QPen(faint, LOOK.px(1)))
        across, down = LOOK.px(10), LOOK.px(8)
        painter.drawEllipse(table.adjusted(across, down, -across, -down))
        for inset in (0.27, 0.285):
            painter.drawEllipse(
                table.adjusted(
                    table.width() * inset,
                    table.height() * inset,
                    -table.width() * inset,
                    -table.height() * inset,
                )
            )
