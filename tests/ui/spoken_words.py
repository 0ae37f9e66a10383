"""What a window shows in words, and what of that is heard on a walk by Tab and arrows."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from PySide6.QtCore import QAbstractListModel, Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QPushButton,
    QTextEdit,
    QToolButton,
    QWidget,
)

from mascarade_qt.ui.cards.fan import CardFan
from mascarade_qt.ui.kit.screen import Screen
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.settings.screen import SettingsScreen
from mascarade_qt.ui.table.prompt.answer_button import AnswerButton
from mascarade_qt.ui.table.prompt.curtain import Curtain
from tests.ui.fit_places import settle
from tests.ui.fit_words import painted
from tests.ui.focus_watch import labels

MOST = 400  # stops
ARROWS = (Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Up)
MOUSE_ONLY = "Point at anything to see what it is."  # keys lead to all of it
# Arrows do something else there, or lead nowhere that Tab does not.
OWN_ARROWS = (
    *(QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit, QTextEdit),
    *(QPushButton, QToolButton),
)
_WORD = re.compile(r"[\w%]+")
_BREAK = re.compile(
    r"[.!?…:;,][”»]?\s|\n|\s[–—·]\s|\u2003| {2,}"
)  # between what may be heard at different places


def spelled(text: str) -> str:
    """Its words, and nothing that isn't spoken."""
    return f" {' '.join(_WORD.findall(text.casefold()))} "


@contextmanager
def announcements() -> Iterator[list[str]]:
    """All that is announced meanwhile."""
    found: list[str] = []
    tell = QAccessible.updateAccessibility

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            found.append(event.message())
        tell(event)

    with patch.object(QAccessible, "updateAccessibility", listen):
        yield found


def only_visible(root: QWidget, announced: list[str]) -> list[str]:
    """Texts of labels, and painted ones, that are told nowhere."""
    curtain = root.findChild(Curtain)
    seen = shown(curtain if curtain is not None and curtain.isVisible() else root)
    heard = [spelled(text) for text in [*announced, *walk(root)]]
    return sorted(
        text
        for text in seen
        if not all(any(spelled(part) in one for one in heard) for part in _BREAK.split(text))
    )


# --- what is seen ---


def shown(root: QWidget) -> set[str]:
    """All words on it but those on pictures and key caps, and what Qt reads by itself."""
    found = painted(root) - set().union(*(painted(picture) for picture in pictures(root)))
    for label in root.findChildren(QLabel):
        if label.isVisible() and not label.visibleRegion().isEmpty():
            found.add(label.text())
    keys = {button.key for button in root.findChildren(AnswerButton)}
    keys.add("0")  # where an axis begins
    return {text for one in found - keys if spelled(text := one.replace(MOUSE_ONLY, "")).strip()}


def pictures(root: QWidget) -> list[QWidget]:
    """Cards that are only there to be looked at."""
    found: list[QWidget] = list(root.findChildren(CardFan))
    return found + [one._sample for one in (root,) if isinstance(one, SettingsScreen)]


# --- what is heard ---


def walk(root: QWidget) -> Iterator[str]:
    """What is read at each stop of Tab, and where arrows lead from there."""
    yield "Mascarade"  # in the title of the window
    yield root.window().windowTitle()
    if isinstance(root, Screen) and root.header is not None:
        yield root.header.title.text()  # the window's title, too
    root.activateWindow()
    settle()
    stops: list[QWidget] = []
    visited: set[tuple[QWidget, str, str]] = set()
    for _ in range(MOST):
        stop = QApplication.focusWidget()
        if stop in stops[:-1]:
            return
        if stop is not None:
            stops.append(stop)
            yield from beside(stop, visited)
            stop.setFocus()
        QTest.keyClick(QApplication.focusWidget() or root, Qt.Key.Key_Tab)
    raise AssertionError("the walk does not come to an end")


def beside(stop: QWidget, visited: set[tuple[QWidget, str, str]]) -> Iterator[str]:
    """This stop, and where arrows lead from there; in a group of buttons they would choose."""
    around = stop.parentWidget()
    if isinstance(around, Segmented):
        for button in around.findChildren(QAbstractButton):
            yield from told(button)
        return
    todo = [stop]
    while todo:
        here = todo.pop()
        heard = list(told(here))
        if (here, heard[0], heard[1]) in visited:
            continue
        visited.add((here, heard[0], heard[1]))
        yield from heard
        if isinstance(here, OWN_ARROWS):
            continue
        for key in ARROWS:
            here.setFocus()
            QTest.keyClick(here, key)
            while (there := QApplication.focusWidget()) is here:  # a chart tells of another turn
                heard = list(told(here))
                if (here, heard[0], heard[1]) in visited:
                    break
                visited.add((here, heard[0], heard[1]))
                yield from heard
                QTest.keyClick(here, key)
            if there is not None:
                todo.append(there)


def told(widget: QWidget) -> Iterator[str]:
    """Of what has the focus: name and labels, description, value, groups, and the entries of a list."""
    interface = QAccessible.queryAccessibleInterface(widget)
    yield " ".join([*labels(widget), interface.text(QAccessible.Text.Name)])
    yield interface.text(QAccessible.Text.Description)
    yield interface.text(QAccessible.Text.Value)
    if isinstance(widget, QTextEdit):
        yield widget.toPlainText()
    if isinstance(widget, QComboBox):
        yield widget.currentText()
    if isinstance(widget, QAbstractItemView):
        yield from entries(widget)
    around = widget.parentWidget()
    while around is not None:
        yield around.accessibleName()
        yield around.accessibleDescription()
        around = around.parentWidget()


def entries(view: QAbstractItemView) -> Iterator[str]:
    """Of a list or table: arrows lead to each."""
    model = view.model()
    for row in range(model.rowCount()):
        for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
            index = model.index(row, column)
            name, about = (
                index.data(role)
                for role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.AccessibleDescriptionRole)
            )
            yield str(name or "")
            yield str(index.data() or "")  # perhaps in signs, and read in words instead
            yield str(about or index.data(Qt.ItemDataRole.ToolTipRole) or "")
