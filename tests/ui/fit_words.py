"""Everything that can be read or heard on a window: shown, painted, in tooltips, for screen readers."""

from unittest.mock import patch

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QTextBrowser,
    QWidget,
)

from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.words.languages import LANGUAGES

_ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)


def words(root: QWidget) -> set[str]:
    """All texts of a window, as they are now."""
    found = painted(root)
    for widget in [root, *root.findChildren(QWidget)]:
        if widget.isVisible() and not widget.objectName().startswith("qt_"):
            found |= _texts(widget)
    names = set(LANGUAGES.values())  # languages are called by their own names everywhere
    return {text.strip() for text in found if text.strip()} - names


def painted(root: QWidget) -> set[str]:
    """Texts that widgets draw themselves."""
    found: set[str] = set()
    true = QPainter.drawText

    def watched(painter: QPainter, area: QRectF | QRect, flags: int, text: str) -> object:
        found.add(text)
        return true(painter, area, flags, text)

    PIXMAPS.clear()
    QApplication.processEvents()
    with patch.object(QPainter, "drawText", watched):
        root.grab()
    return found


def _texts(widget: QWidget) -> set[str]:
    found = {widget.accessibleName(), widget.accessibleDescription(), widget.toolTip()}
    if widget.isWindow():
        found.add(widget.windowTitle())
    if isinstance(widget, QLabel | QAbstractButton):
        found.add(widget.text())
    elif isinstance(widget, QComboBox):
        found |= {widget.itemText(index) for index in range(widget.count())}
    elif isinstance(widget, QLineEdit):
        found |= {widget.placeholderText(), widget.text()}
    elif isinstance(widget, QAbstractSpinBox):
        found.add(widget.text())
    elif isinstance(widget, QListView):
        model = widget.model()
        indexes = [model.index(row, 0) for row in range(model.rowCount())]
        found |= {str(index.data(role) or "") for index in indexes for role in _ROLES}
    elif isinstance(widget, QTextBrowser):
        found.add(widget.toPlainText())
    return found
