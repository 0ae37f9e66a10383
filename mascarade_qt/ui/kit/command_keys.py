"""Runs a screen's commands when their keys are pressed."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QGuiApplication, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractSpinBox, QLineEdit, QWidget
from shiboken6 import Shiboken

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.commands import Command
from mascarade_qt.ui.kit.keyboard import KEYBOARD

# A widget that has the focus may need these for itself.
_WIDGETS = {
    *("Left", "Right", "Up", "Down", "Home", "End", "PgUp", "PgDown"),
    "Space",
    "Enter",
    "Esc",
    "Tab",
    "Del",
}


class CommandKeys(QObject):
    """Runs the commands of a screen by their keys, wherever the focus is. Keys that the focused widget may
    need for itself come first to the widget; if it leaves them, the screen calls `take`.
    """

    def __init__(
        self,
        commands: Mapping[str, Command],
        actions: Mapping[str, Callable[[], object]],
        screen: QWidget,
        press: Callable[[str], bool] = lambda _: False,
    ) -> None:
        """Commands without an action are up to widgets; `press` is tried with all other keys."""
        super().__init__(screen)
        self._commands, self._screen, self._press = commands, screen, press
        self._actions: dict[str, Callable[[], object]] = {}
        self.add(actions)
        self._focused: QWidget | None = None
        KEYBOARD.follow_system()
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusObjectChanged.connect(self._follow)

    def add(self, actions: Mapping[str, Callable[[], object]]) -> None:
        """Give more commands of the table their actions."""
        for name, act in actions.items():
            self._actions.update(dict.fromkeys(self._commands[name].keys, act))

    @property
    def working(self) -> set[str]:
        """The keys that do something."""
        return set(self._actions)

    def take(self, event: QKeyEvent) -> bool:
        """Run what this key does, if anything; a key that is held does it once."""
        key = KEYBOARD.named(event)
        act = self._actions.get(key)
        if act is None:
            return self._press(key)
        if not event.isAutoRepeat():
            act()
        return True

    def _follow(self, focus: QObject | None) -> None:
        if self._focused is not None and Shiboken.isValid(self._focused):
            self._focused.removeEventFilter(self)
        self._focused = None
        if not Shiboken.isValid(self._screen) or not isinstance(focus, QWidget):
            return
        if self._screen.isAncestorOf(focus) and not isinstance(focus, QLineEdit | QAbstractSpinBox):
            self._focused = focus
            focus.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        key = KEYBOARD.named(event)
        own = key in _WIDGETS and not (key == "Space" and isinstance(watched, QAbstractItemView))
        return not own and self.take(event)
