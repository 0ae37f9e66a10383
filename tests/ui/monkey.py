"""A monkey at the window: from a seed, it presses, types and changes settings thousands of times."""

import random
from collections import Counter
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLineEdit, QWidget

from mascarade_qt.engine.cast import HELP, Role
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.loaded import load
from mascarade_qt.match.new_games import new_record
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import THEMES
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.guests import guest_names
from mascarade_qt.words.languages import LANGUAGES
from tests.support.roles import GUEST

KEYS = (
    *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_9, Qt.Key.Key_0, Qt.Key.Key_A),
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_F1, Qt.Key.Key_F2, Qt.Key.Key_N, Qt.Key.Key_H, Qt.Key.Key_Question, Qt.Key.Key_Plus),
    *(Qt.Key.Key_PageDown, Qt.Key.Key_PageUp, Qt.Key.Key_Backspace, Qt.Key.Key_Delete, Qt.Key.Key_C),
    *(Qt.Key.Key_W, Qt.Key.Key_R, Qt.Key.Key_B, Qt.Key.Key_Q, Qt.Key.Key_P, Qt.Key.Key_M, Qt.Key.Key_L),
)
WITH_CTRL = (Qt.Key.Key_N, Qt.Key.Key_R, Qt.Key.Key_Comma, Qt.Key.Key_A, Qt.Key.Key_V)
SIZES = ((1024, 640), (1280, 720), (1600, 900), (1100, 1000))
TEXTS = ("7", "<b>&amp;</b>", "Ωmega &x", "king", " ")
LEAVING = ("leaveButton", "backButton", "homeButton")  # pressed rarely, or no game would get anywhere
SETTINGS = ("languageChoice", "themeChoice", "textSizeSpin")  # each changes every screen, which takes long
PAINTED = 8  # the result of one action in this many is painted
RARE = 110  # one action in this many changes the whole window, each kind in turn


class Monkey:
    """Acts on the window or dialog in front."""

    def __init__(self, window: MainWindow, settings: Settings, seed: int) -> None:
        self._window = window
        self._settings = settings
        self._rng = random.Random(seed)
        self.done: Counter[str] = Counter()  # what it did, and on which screens
        self._acts: list[tuple[int, Callable[[], None]]] = [
            (50, self.press),
            (14, self.click_anywhere),
            (25, self.type_key),
            (2, self.type_with_control),
            (2, self.type_text),
            (4, self.leave),
            (2, self.wait),
        ]
        self._rare: tuple[Callable[[], None], ...] = (
            *(self.change_language, self.change_theme, self.change_text_size, self.change_size),
            *(self.hide, self.change_motion),
        )

    def act(self, events: int) -> None:
        """Do this many things."""
        acts, weights = [act for _, act in self._acts], [weight for weight, _ in self._acts]
        for number in range(events):
            act = self._rng.choices(acts, weights)[0]
            if number % RARE == RARE - 1:
                act = self._rare[number // RARE % len(self._rare)]
            elif (
                number % 500 == 100
                and self._window.table is None
                and QApplication.activeModalWidget() is None
            ):
                act = self.sit_down
            self._window.setUpdatesEnabled(number % PAINTED == 0)  # painting takes most of the time
            self.done[act.__name__] += 1
            self.done[f"on {type(self._window.screen_shown).__name__}"] += 1
            act()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
            QApplication.processEvents()
        self._window.setUpdatesEnabled(True)

    # --- what it acts on ---

    @property
    def _front(self) -> QWidget:
        popup, dialog = QApplication.activePopupWidget(), QApplication.activeModalWidget()
        return popup or dialog or self._window

    def _buttons(self, leaving: bool) -> list[QAbstractButton]:
        return [
            button
            for button in self._front.findChildren(QAbstractButton)
            if button.isVisible()
            and button.isEnabled()
            and (button.objectName() in LEAVING) == leaving
            and not button.objectName().startswith(SETTINGS)
        ]

    # --- what it does ---

    def sit_down(self) -> None:
        """Otherwise it might never find the way to a table."""
        roles = [Role(human=self._rng.random() < 0.4) for _ in range(5)]
        roles = [role if role.human else GUEST for role in roles]
        seed = self._rng.randrange(1000)
        help_level = self._rng.choice(HELP)
        self._window.current_game.play(
            load(
                new_record(
                    ready_scenarios()["a5"], [""] * 5, roles, seed, help=help_level, guests=guest_names()
                )
            )
        )

    def press(self) -> None:
        buttons = self._buttons(leaving=False)
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and self._rng.random() < 0.2:
            dialog.reject()
        elif buttons:
            button = self._rng.choice(buttons)
            if self._rng.random() < 0.6:
                button.click()
            else:
                QTest.mouseClick(button, Qt.MouseButton.LeftButton)

    def leave(self) -> None:
        buttons = self._buttons(leaving=True)
        if buttons and self._rng.random() < (0.2 if self._window.screen_shown is self._window.table else 1.0):
            self._rng.choice(buttons).click()

    def click_anywhere(self) -> None:
        front = self._front
        place = QPoint(self._rng.randrange(front.width()), self._rng.randrange(front.height()))
        target = front.childAt(place) or front
        button = Qt.MouseButton.RightButton if self._rng.random() < 0.1 else Qt.MouseButton.LeftButton
        if target.objectName().startswith(SETTINGS):
            return
        there = target.mapFrom(front, place)
        QTest.mouseMove(target, there)
        QTest.mouseClick(target, button, Qt.KeyboardModifier.NoModifier, there)

    def type_key(self) -> None:
        self._key(self._rng.choice(KEYS))

    def type_with_control(self) -> None:
        self._key(self._rng.choice(WITH_CTRL), Qt.KeyboardModifier.ControlModifier)

    def _key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        for act in (QTest.keyPress, QTest.keyRelease):  # what is in front may have gone at the press
            act(QApplication.focusWidget() or self._front, key, modifier)

    def type_text(self) -> None:
        focus = QApplication.focusWidget()
        if isinstance(focus, QLineEdit) and focus.isVisible():
            QTest.keyClicks(focus, self._rng.choice(TEXTS))
        elif fields := [field for field in self._front.findChildren(QLineEdit) if field.isVisible()]:
            self._rng.choice(fields).setFocus()

    def wait(self) -> None:
        QTest.qWait(self._rng.choice((1, 5, 30)))

    def change_language(self) -> None:
        self._settings.language = self._rng.choice(list(LANGUAGES))

    def change_theme(self) -> None:
        self._settings.theme = self._rng.choice(list(THEMES))

    def change_text_size(self) -> None:
        self._settings.text_size = self._rng.choice((80, 100, 130, 200))

    def change_size(self) -> None:
        self._window.resize(*self._rng.choice(SIZES))

    def change_motion(self) -> None:
        self._settings.reduced_motion = not self._settings.reduced_motion

    def hide(self) -> None:
        self._window.showMinimized()
        QApplication.processEvents()
        self._window.showNormal()
