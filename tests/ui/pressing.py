"""Presses every button of a screen or a dialog, checks that nothing goes wrong, and chooses from lists."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QWidget

from mascarade_qt.system.error_log import FILE as ERROR_LOG
from mascarade_qt.ui.window import MainWindow


def buttons(root: QWidget) -> list[str]:
    """What can be pressed now, by name; parts of other widgets are left out."""
    return [
        button.objectName()
        for button in root.findChildren(QAbstractButton)
        if button.isVisible() and button.isEnabled() and button.objectName()
    ]


def close_dialogs() -> None:
    """Everything that was opened is closed again, after its own buttons were seen."""
    for _ in range(5):
        for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
            if widget is not None:
                widget.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        QApplication.processEvents()


def press_each(window: MainWindow, go_there: Callable[[], None], folder: Path) -> list[str]:
    """Go there, press a button, and so on for each; the names of those that were pressed.

    If going there opens a dialog, its buttons are meant.
    """

    def there() -> QWidget:
        return QApplication.activeModalWidget() or window

    go_there()
    todo, done = buttons(there()), []
    state = window.screen_shown, [*todo]
    while todo:
        name = todo.pop(0)
        button = next(
            (found for found in window.findChildren(QAbstractButton, name) if found.isVisible()), None
        )
        if button is None or not button.isEnabled():
            continue  # another button has made it pointless
        button.click()
        QApplication.processEvents()
        done.append(name)
        close_dialogs()
        assert not (folder / ERROR_LOG).exists(), f"{name} went wrong"
        if (window.screen_shown, buttons(there())) != state:
            go_there()
            state = window.screen_shown, buttons(there())
    return done


def press(window: MainWindow, name: str) -> None:
    """A button of the screen or the dialog in front."""
    root = QApplication.activeModalWidget() or window.screen_shown
    assert root is not None
    [button] = [found for found in root.findChildren(QAbstractButton, name) if found.isVisible()]
    button.click()
    QApplication.processEvents()


def choose(box: QComboBox, key: object) -> None:
    """As a person does: the change is reported, too."""
    box.setCurrentIndex(box.findData(key))
    box.activated.emit(box.currentIndex())
