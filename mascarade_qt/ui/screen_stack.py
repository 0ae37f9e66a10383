"""The screens of a window: one is shown at a time, and each knows the way back."""

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget
from shiboken6 import Shiboken

from mascarade_qt.ui.kit.pile import Pile
from mascarade_qt.ui.kit.screen_fade import fade_away, last_sight
from mascarade_qt.ui.kit.speech import READER

if TYPE_CHECKING:
    from mascarade_qt.ui.kit.screen import Screen

OVER_ALL = ("rules", "settings")  # leaving these leads back to where the player was
STARTS = ("replays", "learn")  # screens from which a game is opened, besides home


class ScreenStack(Pile):
    """Some screens are kept, by name; others belong to one game and are deleted when they are left."""

    wanted = Signal(str)  # a screen's name, or something to do
    switched = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._backdrop = parent
        self._kept: dict[str, Screen] = {}
        self._passing: list[Screen] = []  # screens for one game, each opened from the one before
        self._origin = "home"  # the screen that the first of them was opened from
        self._front: QWidget | None = None  # the screen entered last

    # --- kept screens ---

    def keep(self, name: str, screen: "Screen") -> None:
        """Keep a screen under this name."""
        self._kept[name] = screen
        self.addWidget(screen)
        screen.wanted.connect(self.wanted)

    def kept(self, name: str) -> "Screen | None":
        """The screen with this name, if it has been made."""
        return self._kept.get(name)

    def place_back(self, name: str, table: QWidget | None) -> str:
        """Where a kept screen leads back to."""
        if self._passing and name in OVER_ALL:
            return "passing"
        return "table" if table is not None and name != "home" else "home"

    # --- from screen to screen ---

    def show_screen(self, screen: QWidget) -> None:
        """Go to this screen; keys then go to the part that it wants to have the focus."""
        before = self.currentWidget()
        if screen is self._front and screen.isVisible():
            return
        if self.isVisible():  # not before home is seen: asking takes time
            READER.ask()  # early, so that the answer is there before anything has to be announced
        self._front = screen
        if (left := as_screen(before)) is not None:
            left.left()
        sight = last_sight(before, self._backdrop)
        if self.indexOf(screen) < 0:
            self.addWidget(screen)
        self._drop_focus()
        self.setCurrentWidget(screen)
        if (layout := screen.layout()) is not None:
            layout.activate()  # only after this is everything in place for the focus
        if (entered := as_screen(screen)) is not None:
            entered.entered()
        else:  # a table gives the focus to what is asked
            getattr(screen, "take_focus", partial(screen.setFocus, Qt.FocusReason.OtherFocusReason))()
        fade_away(sight, self)
        self.switched.emit()
        if not any(screen is self._kept.get(name) for name in OVER_ALL):
            self._drop_passing(screen)

    def show_passing(self, screen: "Screen") -> None:
        """Show a screen that is deleted when it is left; the screens it was opened from stay behind it."""
        if not self._passing:
            came = (name for name in STARTS if self.currentWidget() is self._kept.get(name))
            self._origin = next(came, "home")
        screen.wanted.connect(self.wanted)
        screen.back_to = "before"
        screen.opener = self.window().focusWidget()
        self._passing.append(screen)
        self.show_screen(screen)

    def go_back(self, leave: bool) -> None:
        """Back to the previous screen of this game, or to the one from which its first was opened."""
        opener = self._passing[-1].opener if leave and self._passing else None
        end = len(self._passing) - leave
        if end > 0:
            self.show_screen(self._passing[end - 1])
        else:
            self.wanted.emit(self._origin)
        if opener is not None and Shiboken.isValid(opener) and opener.isVisible():
            opener.setFocus(Qt.FocusReason.OtherFocusReason)

    def take_away(self, screen: QWidget) -> None:
        """Remove a screen that is about to be deleted."""
        home = self._kept.get("home")
        if screen is self.currentWidget() and home is not None:
            self._drop_focus()
            self.setCurrentWidget(home)
            self._front = None
        self.removeWidget(screen)

    def _drop_passing(self, shown: QWidget) -> None:
        while self._passing and self._passing[-1] is not shown:
            gone = self._passing.pop()
            self.removeWidget(gone)
            gone.deleteLater()

    def _drop_focus(self) -> None:
        """Drop the focus: Qt would pass it to some widget of the next screen, which would be read first."""
        if (focus := self.window().focusWidget()) is not None:
            focus.clearFocus()


def as_screen(widget: QWidget | None) -> "Screen | None":
    """The widget as a `Screen`; the table is not one."""
    from mascarade_qt.ui.kit.screen import Screen

    return widget if isinstance(widget, Screen) else None
