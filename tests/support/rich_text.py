"""Finds texts on the screen that Qt would take for markup."""

from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QModelIndex
from PySide6.QtGui import QKeySequence, Qt
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QLabel, QWidget


def rich(root: QWidget) -> list[str]:
    """Everything on a screen that would be shown as markup, hide something, or become a shortcut."""
    found = [
        f"{type(label).__name__} {label.objectName()}"
        for label in root.findChildren(QLabel)
        if label.textFormat() != Qt.TextFormat.PlainText and Qt.mightBeRichText(label.text())
    ]
    for widget in root.findChildren(QWidget):
        if Qt.mightBeRichText(widget.toolTip()):
            found.append(f"hint of {widget.objectName()}")
        if any(trick in text for trick in HIDDEN for text in texts(widget)):
            found.append(f"something hidden in {type(widget).__name__} {widget.objectName()}")
        if isinstance(widget, QAbstractButton) and not QKeySequence.mnemonic(widget.text()).isEmpty():
            found.append(f"a key for {widget.text()}")
        if isinstance(widget, QAbstractItemView) and widget.model() is not None:
            found += [f"hint of an entry of {widget.objectName()}" for _ in rich_entries(widget.model())]
    return found


def texts(widget: QWidget) -> Iterator[str]:
    """Everything that a widget says, to eyes and ears."""
    yield from (widget.toolTip(), widget.windowTitle(), widget.accessibleName())
    yield widget.accessibleDescription()
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()


def rich_entries(model: QAbstractItemModel) -> list[str]:
    """The hints of a list that would be shown as markup."""
    texts = (
        str(model.index(row, 0, QModelIndex()).data(Qt.ItemDataRole.ToolTipRole) or "")
        for row in range(model.rowCount(QModelIndex()))
    )
    return [text for text in texts if Qt.mightBeRichText(text)]


TAG = "<b>x</b><br>&y"
HIDDEN = "\u202e\u2066\u200b"
