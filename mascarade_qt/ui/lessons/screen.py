"""Learn: six short lessons, each a large button that says what it is about and whether it is done."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.match.lessons import lessons
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.icons import set_icon
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import Header, Page, Screen, heading
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import picture, tinted
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.lessons import lesson_about, lesson_title
from mascarade_qt.words.phrases import labelled

# The mask whose portrait goes beside each lesson.
PORTRAITS = {
    "look": "spy",
    "swap": "fool",
    "announce": "king",
    "contest": "judge",
    "reading": "sage",
    "end": "empress",
}


class LessonsScreen(Screen):
    """`chosen` names the lesson to begin."""

    chosen = Signal(str)

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("lessonsScreen")
        self._settings = settings
        self._header = Header(self)
        self._intro = ReadLabel("lessonsIntro", self)
        role(self._intro, "motto")
        self._rows = {lesson.id: _Row(number, lesson.id, self) for number, lesson in enumerate(lessons(), 1)}
        for name, row in self._rows.items():
            row.begin.clicked.connect(lambda _=False, name=name: self.chosen.emit(name))
        self._arrange()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        page = Page(self)
        page.box.addWidget(self._intro)
        self._grid = QGridLayout()
        page.box.addLayout(self._grid, 1)
        self._page = page
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addWidget(page, 1)

    @property
    def next_lesson(self) -> str:
        """The first lesson that isn't done, or the first if all are."""
        done = self._settings.lessons_done
        return next((name for name in self._rows if name not in done), next(iter(self._rows)))

    @override
    def entered(self) -> None:
        self._mark()
        self._rows[self.next_lesson].begin.setFocus(Qt.FocusReason.OtherFocusReason)

    def _mark(self) -> None:
        done = self._settings.lessons_done
        for name, row in self._rows.items():
            row.mark(name in done, name == self.next_lesson)

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("Learn"))
        self._intro.setText(self.tr("Six short lessons at the table. After these, you’re ready to play."))
        for row in self._rows.values():
            row.retranslate()
        self._mark()

    @override
    def restyle(self) -> None:
        self.space(self._outer, self._grid)
        for row in self._rows.values():
            row.recolour()
        self._fit()

    def _fit(self) -> None:
        columns = 2 if self.width() > LOOK.em(52) else 1
        for number, row in enumerate(self._rows.values()):
            self._grid.addWidget(row, number // columns, number % columns)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)


class _Row(Panel):
    """One lesson."""

    def __init__(self, number: int, lesson: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._number, self._lesson = number, lesson
        self._done = self._first = False
        self._title, self._about = heading(self), heading(self, "")
        self._tick = Label(self)
        self._portrait = Label(self)
        self.begin = QPushButton(self)
        self.begin.setObjectName(f"lesson_{lesson}")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._tick)
        words = QVBoxLayout()
        words.addStretch(1)
        words.addLayout(head)
        words.addWidget(self._about)
        words.addStretch(1)
        self._across = QHBoxLayout()
        self._across.addWidget(self._portrait)
        self._across.addLayout(words, 1)
        self._across.addWidget(self.begin)
        self.box.addLayout(self._across, 1)

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click anywhere on the card presses its button."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.begin.click()
        else:
            super().mouseReleaseEvent(event)

    def mark(self, done: bool, first: bool) -> None:
        """Whether it is done, and whether it is the one to do now."""
        self._done, self._first = done, first
        role(self.begin, "primary" if first else "")
        self.retranslate()
        self.recolour()

    @override
    def retranslate(self) -> None:
        title = lesson_title(self._lesson)
        self._title.setText(f"{self._number}. {title}")
        self._about.setText(lesson_about(self._lesson))
        self.begin.setText(self.tr("Again") if self._done else self.tr("Begin"))
        state = self.tr("{lesson}, done") if self._done else "{lesson}"
        self.begin.setAccessibleName(labelled(self.begin.text(), state.format(lesson=self._title.text())))
        self.begin.setAccessibleDescription(self._about.text())
        self._tick.setAccessibleName(self.tr("Done") if self._done else "")

    def recolour(self) -> None:
        """Set all colours again."""
        theme = LOOK.theme
        set_icon(self.begin, "play", 1.2, theme.on_accent if self._first else "")
        self._across.setSpacing(LOOK.em(1.0))
        portrait = LOOK.em(5)
        drawing = f"masks/{PORTRAITS.get(self._lesson, 'fool')}"
        self._portrait.setPixmap(picture(drawing, portrait, portrait, self.devicePixelRatioF()))
        side = LOOK.em(1.8)
        self._tick.setPixmap(tinted("icons/win", side, theme.gold, self.devicePixelRatioF()))
        self._tick.setVisible(self._done)
