"""What does not fit on a screen: text that is cut, elided, too small to read, or overlaps its neighbour."""

from collections.abc import Iterator
from itertools import combinations
from unittest.mock import patch

from PySide6.QtCore import QModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QScrollArea,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QStyleOptionFrame,
    QStyleOptionViewItem,
    QTextBrowser,
    QWidget,
)

from mascarade_qt.ui.cards.mask_card import MaskCard, SmallCard
from mascarade_qt.ui.cards.ribbon import Ribbon
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.table.board.card import CardWidget
from mascarade_qt.ui.table.board.purse import PurseWidget
from mascarade_qt.ui.table.board.seat import SeatWidget
from mascarade_qt.ui.table.prompt.confirm_here import ConfirmHere
from mascarade_qt.ui.table.prompt.curtain import Curtain
from mascarade_qt.ui.table.stage.balloon import Balloon

SMALLEST = 8  # pixels of a font that can still be read
FIELD_MARGIN = 2  # Qt's own, on both sides of a field's text
SLACK = 1  # pixels lost to rounding

SPEAKING = (
    *(QLabel, QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QListView, QTextBrowser),
    *(MaskCard, SmallCard, CardWidget, SeatWidget, PurseWidget, Ribbon),
)


def misfits(root: QWidget) -> list[str]:
    """Everything on a window that cannot be read as it should be."""
    found = painted_misfits(root)
    shown = list(speaking(root))
    for widget in shown:
        found += _text_misfits(widget)
        found += _outside(widget, root)
    for area in root.findChildren(QAbstractScrollArea):
        if area.isVisible():
            found += _unreachable(area) + _nested(area)
    return found + overlaps(root, shown)


def speaking(root: QWidget) -> Iterator[QWidget]:
    """Every visible widget that says something, without the parts of such widgets."""
    curtains = [curtain for curtain in root.findChildren(Curtain) if curtain.isVisible()]
    for widget in root.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, SPEAKING):
            continue
        if isinstance(widget, QLabel) and not widget.text() and widget.pixmap().isNull():
            continue
        if isinstance(widget.parent(), QAbstractSpinBox | QComboBox | QLineEdit):
            continue
        if widget.objectName().startswith("qt_") or _is_part_of_a_popup(widget):
            continue
        if curtains and not any(curtain.isAncestorOf(widget) for curtain in curtains):
            continue  # hidden on purpose
        yield widget


def _is_part_of_a_popup(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None:
        if parent.isWindow() and parent.windowType() == Qt.WindowType.Popup:
            return True
        parent = parent.parentWidget()
    return False


# --- texts of Qt's own widgets ---


def _text_misfits(widget: QWidget) -> list[str]:
    if isinstance(widget, QLabel):
        return _label(widget)
    if isinstance(widget, QPushButton):
        return _button(widget)
    if isinstance(widget, QComboBox):
        return _combo(widget)
    if isinstance(widget, QAbstractSpinBox):
        edit = widget.findChild(QLineEdit)
        return [] if edit is None else _line(edit, edit.text())
    if isinstance(widget, QLineEdit):
        return _line(widget, widget.placeholderText()) + _line(widget, widget.text())
    if isinstance(widget, QListView):
        return _entries(widget)
    if isinstance(widget, QTextBrowser):
        return _page(widget)
    return []


def _told(what: str, text: str, needed: object, room: object) -> list[str]:
    return [f"{what} {text!r}: needs {needed}, has {room}"]


def _too_small(widget: QWidget, what: str, text: str) -> list[str]:
    pixels = QFontInfo(widget.font()).pixelSize()
    return [] if pixels >= SMALLEST else _told(what, text, f"{SMALLEST} px", f"{pixels} px")


def _label(label: QLabel) -> list[str]:
    text, what = label.text(), f"label {label.objectName()}"
    if not text:
        needed = label.sizeHint()
        return [] if _within(needed, label.size()) else _told(what, "picture", needed, label.size())
    found = _too_small(label, what, text)
    if label.wordWrap():
        height = label.heightForWidth(label.width())
        widest = _widest_word(label.font(), text)
        room = label.contentsRect()
        if height > label.height() + SLACK or widest > room.width() + SLACK:
            found += _told(what, text, (widest, height), (room.width(), label.height()))
    elif not _within(label.sizeHint(), label.size()):
        found += _told(what, text, label.sizeHint(), label.size())
    return found


def _within(needed: QSize, room: QSize) -> bool:
    return needed.width() <= room.width() + SLACK and needed.height() <= room.height() + SLACK


def _widest_word(font: QFont, text: str) -> int:
    metrics = QFontMetrics(font)
    return max((metrics.horizontalAdvance(word) for word in text.split(" ") if word), default=0)


def _button(button: QPushButton) -> list[str]:
    option = QStyleOptionButton()
    button.initStyleOption(option)
    room = button.style().subElementRect(QStyle.SubElement.SE_PushButtonContents, option, button)
    text = button.text()
    size = QFontMetrics(button.font()).size(Qt.TextFlag.TextShowMnemonic, text)
    if not button.icon().isNull():
        size += QSize(button.iconSize().width() + (4 if text else 0), 0)
        size = size.expandedTo(QSize(0, button.iconSize().height()))
    what = f"button {button.objectName()}"
    found = _too_small(button, what, text) if text else []
    return found if _within(size, room.size()) else found + _told(what, text, size, room.size())


def _combo(combo: QComboBox) -> list[str]:
    option = QStyleOptionComboBox()
    combo.initStyleOption(option)
    style, complex_ = combo.style(), QStyle.ComplexControl.CC_ComboBox
    room = style.subControlRect(complex_, option, QStyle.SubControl.SC_ComboBoxEditField, combo)
    metrics = QFontMetrics(combo.font())
    found = []
    for index in range(combo.count()):
        text = combo.itemText(index)
        icon = 0 if combo.itemIcon(index).isNull() else combo.iconSize().width() + 4
        size = QSize(metrics.horizontalAdvance(text) + icon, metrics.height())
        if not _within(size, room.size()):
            found += _told(f"choice {combo.objectName()}", text, size, room.size())
    return found


def _line(edit: QLineEdit, text: str) -> list[str]:
    option = QStyleOptionFrame()
    edit.initStyleOption(option)
    room = edit.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, edit)
    room.adjust(FIELD_MARGIN, 0, -FIELD_MARGIN, 0)
    needed = QFontMetrics(edit.font()).horizontalAdvance(text)
    return [] if needed <= room.width() else _told(f"field {edit.objectName()}", text, needed, room.width())


def _entries(view: QListView) -> list[str]:
    model = view.model()
    found = []
    for row in range(model.rowCount()):
        index = model.index(row, 0)
        text, place = str(index.data() or ""), view.visualRect(index)
        if text and not view.isRowHidden(row):
            found += _entry(view, index, text, place)
    return found


def _entry(view: QListView, index: QModelIndex, text: str, place: QRect) -> list[str]:
    what = f"entry of {view.objectName()}"
    wraps = view.wordWrap() or isinstance(view.itemDelegate(), WrappingDelegate)
    room, font = _entry_room(view, index, place)
    flags = int(Qt.TextFlag.TextWordWrap) if wraps else 0
    needed = QFontMetrics(font).boundingRect(QRect(0, 0, room.width(), 100_000), flags, text).size()
    if not _within(needed, room.size()):
        return _told(what, text, needed, room.size())
    if place.right() > view.viewport().width() + SLACK:
        return _told(what, text, place, view.viewport().size())
    return []


def _entry_room(view: QListView, index: QModelIndex, place: QRect) -> tuple[QRect, QFont]:
    """Where the text of an entry is drawn, and how."""
    delegate = view.itemDelegate()
    if isinstance(delegate, WrappingDelegate):
        area = delegate.text_area(place, index)
        return area, delegate.text_font(view.font(), index, area.width())
    assert isinstance(delegate, QStyledItemDelegate)
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.rect = place
    delegate.initStyleOption(option, index)
    room = view.style().subElementRect(QStyle.SubElement.SE_ItemViewItemText, option, view)
    margin = view.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin, option, view) + 1
    return room.adjusted(margin, 0, -margin, 0), QFont(option.font)


def _page(browser: QTextBrowser) -> list[str]:
    needed, room = browser.document().size().width(), browser.viewport().width()
    return [] if needed <= room + SLACK else _told("page", browser.objectName(), needed, room)


# --- where widgets are ---


def _outside(widget: QWidget, root: QWidget) -> list[str]:
    """Parts of a widget that its parents cut off; what scrolls can be brought into sight."""
    inner, parent = widget, widget.parentWidget()
    while parent is not None and inner is not root:
        area = parent.parentWidget()
        scrolls = isinstance(area, QScrollArea) and parent is area.viewport()
        place = QRect(inner.mapTo(parent, inner.rect().topLeft()), inner.size())
        if not scrolls and not parent.rect().adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(place):
            return [f"{_name(widget)} leaves {_name(parent)}: {place} in {parent.rect()}"]
        inner, parent = parent, parent.parentWidget()
    return []


def _nested(area: QAbstractScrollArea) -> list[str]:
    """A scroll area inside another one is hard to reach."""
    around = area.parentWidget()
    while around is not None and area.verticalScrollBar().maximum():
        if isinstance(around, QAbstractScrollArea) and around.verticalScrollBar().maximum():
            return [f"{_name(area)} scrolls inside {_name(around)}"]
        around = around.parentWidget()
    return []


def _unreachable(area: QAbstractScrollArea) -> list[str]:
    """Nothing should need scrolling sideways, and what is too tall must scroll."""
    found = []
    if area.horizontalScrollBar().maximum() > 0:
        found.append(f"{_name(area)} scrolls sideways by {area.horizontalScrollBar().maximum()}")
    inside = area.widget() if isinstance(area, QScrollArea) else None
    if inside is not None:
        off = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        if inside.width() > area.viewport().width() + SLACK:
            found.append(f"{_name(area)} is narrower than what it holds")
        if area.verticalScrollBarPolicy() == off and inside.height() > area.viewport().height() + SLACK:
            found.append(f"{_name(area)} is lower than what it holds, and does not scroll")
    return found


def overlaps(root: QWidget, shown: list[QWidget]) -> list[str]:
    """Pairs of widgets that visibly overlap."""
    places = [(widget, _seen(widget, root)) for widget in shown]
    return [
        f"{_name(one)} and {_name(other)} overlap by {first.intersected(second).size()}"
        for (one, first), (other, second) in combinations(places, 2)
        if first.adjusted(SLACK, SLACK, -SLACK, -SLACK).intersects(second)
        and not one.isAncestorOf(other)
        and not other.isAncestorOf(one)
        and not _belong_together(one, other)
    ]


def _belong_together(one: QWidget, other: QWidget) -> bool:
    """A ribbon lies on its card, and the button at a target on the table around it, for a moment."""
    pairs = ((one, other), (other, one))
    return any(
        (isinstance(upper, Ribbon) and upper.card is lower)
        or (isinstance(upper, ConfirmHere) and upper.parent() is lower.parent())
        for upper, lower in pairs
    )


def _seen(widget: QWidget, root: QWidget) -> QRect:
    """The part of a widget that can be seen now, on the window."""
    place = QRect(widget.mapTo(root, widget.rect().topLeft()), widget.size())
    parent = widget.parentWidget()
    while parent is not None and parent is not root:
        place = place.intersected(QRect(parent.mapTo(root, parent.rect().topLeft()), parent.size()))
        parent = parent.parentWidget()
    return place


def _name(widget: QWidget) -> str:
    text = widget.text() if isinstance(widget, QLabel | QAbstractButton) else widget.accessibleName()
    return f"{type(widget).__name__} {widget.objectName()} {text!r}"


# --- texts that are painted ---


def painted_misfits(root: QWidget) -> list[str]:
    """Draw everything, the covered parts of pages too, and look at each text that is painted."""
    found: list[str] = []
    true = QPainter.drawText

    def watched(painter: QPainter, area: QRectF | QRect, flags: int, text: str) -> object:
        found.extend(_painted(painter, QRectF(area), flags, text))
        return true(painter, area, flags, text)

    PIXMAPS.clear()
    with patch.object(QPainter, "drawText", watched):
        root.grab()
        for area in root.findChildren(QScrollArea):
            inside = area.widget()
            if inside is not None and inside.isVisible():
                inside.grab()
    return found + _balloons(root)


def _painted(painter: QPainter, area: QRectF, flags: int, text: str) -> list[str]:
    font = painter.font()
    needed = QFontMetricsF(font).boundingRect(area, int(flags), text)
    device = painter.device()
    where = f"painted on {type(device).__name__}"
    found = []
    if needed.width() > area.width() + SLACK or needed.height() > area.height() + SLACK:
        found += _told(where, text, needed.size(), area.size())
    pixels = QFontInfo(font).pixelSize()
    if text and pixels < SMALLEST:
        found += _told(where, text, f"{SMALLEST} px", f"{pixels} px in {area.size()}")
    room = QRectF(device.rect()) if isinstance(device, QWidget | QPixmap) else area
    scrolls = isinstance(device, QWidget) and isinstance(device.parent(), QAbstractScrollArea)
    if not scrolls and not room.adjusted(-SLACK, -SLACK, SLACK, SLACK).contains(needed):
        found += _told(where, text, needed, room)
    return found


def _balloons(root: QWidget) -> list[str]:
    shown = [balloon for balloon in root.findChildren(Balloon) if balloon.isVisible()]
    found = []
    for balloon in shown:
        table = balloon.parentWidget()
        if table is not None and not table.rect().contains(balloon.geometry()):
            found.append(f"balloon {balloon.text!r} leaves the table: {balloon.geometry()} {table.rect()}")
    for one, other in combinations(shown, 2):
        if one.placed.box.intersects(other.placed.box):
            found.append(f"balloons {one.text!r} and {other.text!r} overlap")
    return found
