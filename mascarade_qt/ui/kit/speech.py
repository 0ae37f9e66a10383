"""What screen readers are told at once."""

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget


def reader_runs() -> bool:
    """Whether what has the focus is spoken aloud, as far as Qt knows."""
    return QAccessible.isActive()


def say(widget: QWidget, text: str) -> None:
    """Say it, but not while nobody is there."""
    if text and widget.isVisible():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
