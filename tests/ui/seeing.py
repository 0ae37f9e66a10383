"""What tests look for on a screen: cut text, missing names, widgets by their names."""

from itertools import combinations
from typing import TypeVar

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QAccessible, QFontMetrics
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QPushButton,
    QTextBrowser,
    QWidget,
)

Kind = TypeVar("Kind", bound=QWidget)

ACTED_ON = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox, QListView, QTextBrowser)


def find(parent: QWidget, kind: type[Kind], name: str) -> Kind:
    """A widget by its object name."""
    found = parent.findChild(kind, name)
    assert found is not None, name
    return found


def acted_on(parent: QWidget) -> list[QWidget]:
    """Every visible widget that a user acts on, without parts of such widgets."""
    return [
        widget
        for widget in parent.findChildren(QWidget)
        if isinstance(widget, ACTED_ON)
        and widget.isVisibleTo(parent)
        and not widget.objectName().startswith("qt_")
        and not isinstance(widget.parent(), QAbstractSpinBox | QComboBox | QLineEdit)
        and "Popup" not in type(widget.parent()).__name__
        and "Container" not in type(widget.parent()).__name__
    ]


def nameless(parent: QWidget) -> list[str]:
    """Widgets that tests or screen readers could not tell apart."""
    found = []
    for widget in acted_on(parent):
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name)
        if not widget.objectName() or not name.strip():
            found.append(f"{type(widget).__name__} {widget.objectName()!r} {name!r}")
    return found


def cut(parent: QWidget) -> list[str]:
    """Labels and buttons whose text does not fit into them."""
    found = [
        f"label {label.text()!r} {label.size()}"
        for label in parent.findChildren(QLabel)
        if label.isVisibleTo(parent) and label.text() and not _label_fits(label)
    ]
    for button in parent.findChildren(QPushButton):
        width = QFontMetrics(button.font()).horizontalAdvance(button.text().strip())
        if button.isVisibleTo(parent) and button.text() and width > button.width() - 4:
            found.append(f"button {button.text()!r} {button.width()} < {width}")
    return found


def _label_fits(label: QLabel) -> bool:
    area = label.contentsRect()
    flags = Qt.AlignmentFlag.AlignLeft | (Qt.TextFlag.TextWordWrap if label.wordWrap() else Qt.TextFlag(0))
    room = QRect(0, 0, area.width(), 100_000)
    needed = QFontMetrics(label.font()).boundingRect(room, int(flags), label.text())
    return needed.width() <= area.width() + 2 and needed.height() <= area.height() + 2


def overlapping(parent: QWidget) -> list[str]:
    """Pairs of overlapping sibling widgets that a user acts on."""
    return [
        f"{one.objectName()} {other.objectName()}"
        for one, other in combinations(acted_on(parent), 2)
        if one.parent() is other.parent() and one.geometry().intersects(other.geometry())
    ]
