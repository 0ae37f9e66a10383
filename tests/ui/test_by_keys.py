"""Nothing needs the mouse: Tab and arrows lead to everything that can be clicked, and it says what it is."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QHeaderView,
    QLineEdit,
    QScrollBar,
    QTextEdit,
    QWidget,
)

from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.segmented import Segmented
from tests.sampling import sampled
from tests.ui.conftest import Show
from tests.ui.fit_places import Places, settle
from tests.ui.fit_screens import LOOKS, MAIN_LOOKS
from tests.ui.focus_watch import called, labels

CONTROLS = (
    *(QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit),
    QTextEdit,
)
ARROWS = (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down)
EACH = sampled(LOOKS, MAIN_LOOKS)


def ours(widget: QWidget, *methods: str) -> bool:
    """Whether a class of this program treats such an event itself."""
    for kind in type(widget).__mro__:
        if kind.__module__.startswith("mascarade_qt.") and any(name in vars(kind) for name in methods):
            return True
    return False


def clickable(root: QWidget) -> list[QWidget]:
    """What does something when it is clicked; parts of other controls are left out."""
    found = []
    for widget in root.findChildren(QWidget):
        if not (widget.isVisible() and widget.isEnabled()) or covered(widget):
            continue
        if widget.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents):
            continue
        if isinstance(widget, QScrollBar | QHeaderView) or part_of_a_control(widget):
            continue
        if isinstance(widget, CONTROLS) or ours(widget, "mousePressEvent", "mouseReleaseEvent"):
            found.append(widget)
    return found


def part_of_a_control(widget: QWidget) -> bool:
    """As the field of a spin box, or the inside of a list."""
    parent = widget.parentWidget()
    whole = QAbstractSpinBox | QComboBox | QAbstractItemView | QTextEdit
    return isinstance(parent, whole) or isinstance(parent and parent.parentWidget(), QComboBox)


def covered(widget: QWidget) -> bool:
    """Whether something lies above it, as the curtain does; what is only scrolled away is not covered."""
    seen = widget.visibleRegion()
    if seen.isEmpty():
        return not any(isinstance(one, QAbstractScrollArea) for one in above(widget))
    box = seen.boundingRect()
    spots = (box.center(), box.topLeft() + QPoint(4, 4), box.bottomRight() - QPoint(4, 4))
    return not any(hit(widget, spot) for spot in spots)


def above(widget: QWidget) -> Iterator[QWidget]:
    """What it stands in."""
    parent = widget.parentWidget()
    while parent is not None:
        yield parent
        parent = parent.parentWidget()


def hit(widget: QWidget, spot: QPoint) -> bool:
    """Whether a click there goes to it."""
    top = widget.window()
    found = top.childAt(widget.mapTo(top, spot))
    return found is not None and (found is widget or widget.isAncestorOf(found))


def reached(root: QWidget) -> set[QWidget]:
    """Everywhere the focus gets to by Tab, and by arrows where a screen has its own."""
    root.activateWindow()
    settle()
    if QApplication.focusWidget() is None:
        QTest.keyClick(root, Qt.Key.Key_Tab)
    start = QApplication.focusWidget()
    assert start is not None, "Tab leads nowhere"
    found: dict[QWidget, None] = {start: None}
    for _ in range(400):
        QTest.keyClick(QApplication.focusWidget() or root, Qt.Key.Key_Tab)
        focus = QApplication.focusWidget()
        assert focus is not None
        if focus in found and not isinstance(focus, QTextEdit):  # there Tab goes from link to link
            break
        found[focus] = None
    todo = [widget for widget in found if own_arrows(widget)]
    while todo:
        here = todo.pop()
        for key in ARROWS:
            here.setFocus(Qt.FocusReason.TabFocusReason)
            QTest.keyClick(here, key)
            focus = QApplication.focusWidget()
            if focus is not None and focus not in found:
                found[focus] = None
                todo.append(focus)
    for widget in list(found):  # arrows choose another one of a group (tested below)
        group = widget.group() if isinstance(widget, QAbstractButton) else None
        if group is not None and group.exclusive():
            found.update(dict.fromkeys(group.buttons()))
    return set(found)


def own_arrows(widget: QWidget) -> bool:
    """Cards and seats, entries of a page: arrow keys move, and change nothing."""
    walks = type(widget).__module__.startswith("mascarade_qt.ui.table") or ours(widget, "keyPressEvent")
    return (walks or not isinstance(widget, CONTROLS)) and any(
        ours(one, "keyPressEvent", "eventFilter") for one in (widget, *above(widget))
    )


@pytest.mark.parametrize("look", EACH)
def test_what_can_be_clicked_can_be_reached_and_has_a_name(look: str, places: Places) -> None:
    root = LOOKS[look](places)
    wanted = clickable(root)
    assert wanted
    found = reached(root)
    twins = {widget.accessibleName() for widget in found if isinstance(widget, QAbstractButton)}
    missing = [
        called(one)
        for one in wanted
        if one not in found
        and not any(one.isAncestorOf(within) for within in found)  # a frame needs no focus itself
        and not (one.focusPolicy() == Qt.FocusPolicy.NoFocus and one.accessibleName() in twins)
    ]
    assert not missing
    nameless = [
        called(widget)
        for widget in found
        if not QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name).strip()
        and not labels(widget)
    ]
    assert not nameless


@pytest.mark.parametrize(("look", "least"), [("new game for 6", 12), ("own scenario", 3), ("viewer", 2)])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_lists_to_drop_down_are_labelled(look: str, least: int, language: str, places: Places) -> None:
    root = LOOKS[look](places)
    places.settings.language = language
    boxes = [box for box in root.findChildren(DropDown) if box.isVisible()]
    assert len(boxes) >= least
    for box in boxes:
        assert labels(box) == [box.accessibleName()], called(box)
        assert box.accessibleName()


def test_one_of_several_is_a_radio_button(show: Show) -> None:
    """And arrows go through all of them."""
    choice = Segmented("sample", ("a", "b", "c"))
    for key in ("a", "b", "c"):
        choice.label(key, key.upper())
    show(choice)
    for key in ("a", "b", "c"):
        interface = QAccessible.queryAccessibleInterface(choice.button(key))
        assert interface.role() == QAccessible.Role.RadioButton
        assert interface.state().checked == (key == "a")
    chosen: list[str] = []
    choice.chosen.connect(chosen.append)
    choice.button("a").setFocus()
    for _ in range(2):
        QTest.keyClick(QApplication.focusWidget() or choice, Qt.Key.Key_Right)
    assert chosen == ["b", "c"]
    assert choice.button("c").hasFocus()
