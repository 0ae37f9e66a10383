"""Watches the focus: what a screen reader says first has to be there, and to have a name and a role."""

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QComboBox, QWidget

ROLELESS = (QAccessible.Role.Client, QAccessible.Role.NoRole)


def labels(widget: QWidget) -> list[str]:
    """The names of what labels it, as screen readers follow them."""
    relations = QAccessible.queryAccessibleInterface(widget).relations()
    return [
        other.text(QAccessible.Text.Name)
        for other, kind in relations
        if kind & QAccessible.RelationFlag.Label
    ]


def called(widget: QWidget) -> str:
    """The name of a widget in messages."""
    return f"{type(widget).__name__} {widget.objectName()}".strip()


def fault(widget: QWidget) -> str:
    """What is wrong with the focus here; nothing if all is well."""
    interface = QAccessible.queryAccessibleInterface(widget)
    wrong = []
    if not widget.isVisible() or widget.size().isEmpty():
        wrong.append("hidden")
    if not widget.isEnabled():
        wrong.append("disabled")
    name = interface.text(QAccessible.Text.Name).strip()
    if not any(labels(widget)) and (not name or isinstance(widget, QComboBox)):
        wrong.append("nameless")
    if interface.role() in ROLELESS:
        wrong.append("without a role")
    return f"{called(widget)}: {', '.join(wrong)}" if wrong else ""


class FocusWatch:
    """Notes every place that gets the focus, even for a moment, and what is wrong with it."""

    def __init__(self) -> None:
        self.seen = 0
        self.faults: list[str] = []
        self._step = "at the start"
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        self._app = app
        app.focusChanged.connect(self._on_focus)

    def close(self) -> None:
        """Stop watching."""
        self._app.focusChanged.disconnect(self._on_focus)

    def _on_focus(self, _: QWidget | None, now: QWidget | None) -> None:
        if now is not None:
            self.seen += 1
            if found := fault(now):
                self.faults.append(f"{self._step}: {found}")

    def check(self, step: str) -> None:
        """After a step: something has the focus, and all is well with everything that had it meanwhile."""
        now = QApplication.focusWidget()
        if now is None:
            self.faults.append(f"{step}: no focus")
        elif found := fault(now):
            self.faults.append(f"{step}: in the end {found}")
        self._step = f"after {step}"
