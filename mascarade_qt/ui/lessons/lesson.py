"""One lesson: its explanations and comments are above the table."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QPushButton, QSizePolicy, QWidget

from mascarade_qt.engine.record import Choice
from mascarade_qt.match.inline import InlineMatch
from mascarade_qt.match.lesson_script import LessonScript, before_the_question, lesson_game
from mascarade_qt.match.lessons import NEXT, ON, Lesson, Reaction, lessons
from mascarade_qt.match.messages import Stopped
from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.fan import CardFan
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import Page, Screen, heading
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.art import tinted
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.company import person_name
from mascarade_qt.words.guests import character_name
from mascarade_qt.words.lessons import INTRO, game_in_brief, lesson_text, lesson_title

_FAN = ("judge", "king", "empress", "thief", "cheat")  # the masks the first lesson is about


class LessonScreen(Screen):
    """Step after step, each at a table of its own; a step that went wrong is repeated."""

    done = Signal(str)  # the lesson that was played to its end
    answered = Signal(bool)  # right, or wrong
    rule_wanted = Signal(str)

    def __init__(
        self,
        lesson: Lesson,
        furnish: Callable[[TableScreen], object] = lambda _: None,
        parent: QWidget | None = None,
    ) -> None:
        """`furnish` gets each table before it is set, to give it sound."""
        super().__init__(parent)
        self._furnish = furnish
        self.setObjectName("lessonScreen")
        self._lesson = lesson
        self._number = 0
        self._past: tuple[Choice, ...] = ()  # what leads to the question that is tried again
        self._said: Reaction | None = None
        self._finished = False
        self._match: InlineMatch | None = None
        self._name = ""
        self.table: TableScreen | None = None
        self._title = heading(self)
        self._count = Label(self)
        role(self._count, "dim")
        self._mark = Label(self)
        self._verdict = Label(self)
        self._verdict.setObjectName("lessonVerdict")
        role(self._verdict, "heading")
        self._text = ReadLabel("lessonText", self)
        self._text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._go_on = QPushButton(self)
        self._go_on.setObjectName("lessonGoOnButton")
        role(self._go_on, "primary")
        keep = self._go_on.sizePolicy()
        keep.setRetainSizeWhenHidden(True)  # otherwise the text would jump as it appears
        self._go_on.setSizePolicy(keep)
        self._go_on.clicked.connect(self._press)
        self._leave = QPushButton(self)
        self._leave.setObjectName("leaveLessonButton")
        self._leave.clicked.connect(lambda: self.wanted.emit(self.back_to))
        self._arrange()
        self._cards: CardFan | None = None  # in the table's place, before the first lesson
        if lesson == lessons()[0]:
            self._introduce()
        else:
            self._begin()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        self._panel = Panel(self)
        self._head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.addWidget(self._title)
        head.addWidget(self._count)
        head.addStretch(1)
        self._judged = QHBoxLayout()
        self._judged.addWidget(self._mark)
        self._judged.addWidget(self._verdict, 1)
        head.addLayout(self._judged)
        head.addStretch(1)
        head.addWidget(self._leave)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._words = _Words(self._panel)
        self._words.box.addWidget(self._text)
        self._row.addWidget(self._words, 1)
        self._row.addWidget(self._go_on, 0, Qt.AlignmentFlag.AlignBottom)
        self._panel.box.addLayout(head)
        self._panel.box.addLayout(self._row)
        self._panel.box.setStretch(1, 1)
        self._outer = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._outer.addWidget(self._panel)

    # --- steps ---

    def _introduce(self) -> None:
        """Say what the game is about, before anything moves."""
        self._cards = CardFan(_FAN, self)
        self._outer.addWidget(self._cards, 1)
        self._show_step()

    def _begin(self) -> None:
        """Make the table that this step needs."""
        cards, self._cards = self._cards, None
        if cards is not None:
            cards.hide()
            self._outer.removeWidget(cards)
            cards.deleteLater()
        self._drop_table()
        self._said = None
        self._show_step()
        step = self._lesson.steps[self._number]
        self._name = person_name(1)
        names = (self._name, *map(character_name, step.setup.characters[1:]))
        loaded = lesson_game(step, names, self._past)
        script = LessonScript(step, loaded.game, self._past)
        match = self._match = InlineMatch(loaded, script, parent=self)
        table = self.table = TableScreen(match, self)
        self._furnish(table)
        table.asks_to_leave = False
        table.left.connect(lambda: self.wanted.emit(self.back_to))
        table.rule_wanted.connect(self.rule_wanted)
        match.opening.connect(lambda _: self._preface())
        match.stopped.connect(self._react)
        self._outer.addWidget(table, 1)
        match.start()
        table.toolbar.leave.hide()  # a lesson has its own button, and isn't saved
        table.toolbar.settings.hide()
        self._fit()

    def _drop_table(self) -> None:
        table, self.table = self.table, None
        match, self._match = self._match, None
        if table is not None:
            table.close_table()
            table.hide()
            self._outer.removeWidget(table)
            table.deleteLater()
        if match is not None:
            match.close()
            match.deleteLater()

    def _react(self, stopped: Stopped) -> None:
        _, kind, answer = stopped.choice
        reaction = self._said = self._lesson.steps[self._number].reaction(kind, answer)
        assert reaction is not None
        last = self._number == len(self._lesson.steps) - 1
        right = reaction.then == NEXT
        self._past = () if right else before_the_question(stopped.choices)
        if right and last:
            self._finished = True
            self.opener = None  # the list goes to the next lesson instead
            self.done.emit(self._lesson.id)
        self.answered.emit(right)
        self._show_step()
        self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        self._announce()

    def _press(self) -> None:
        if self._finished:
            following = self._following
            if following is None:
                self.wanted.emit("quickGame")
                return
            self._lesson, self._number, self._finished = following, 0, False
            self._title.setText(lesson_title(following.id))
            self.setWindowTitle(self._title.text())
        elif self._said is not None and self._said.then == NEXT:
            self._number += 1
        self._begin()
        if self.table is not None:
            self.table.take_focus()

    @property
    def _following(self) -> Lesson | None:
        """The lesson after this one."""
        later = lessons()[lessons().index(self._lesson) + 1 :]
        return later[0] if later else None

    def _show_step(self) -> None:
        step = self._lesson.steps[self._number]
        said = self._said
        text = lesson_text(self._lesson.id, step.name, INTRO if said is None else said.say)
        self._text.setText(game_in_brief() if self._cards is not None else text)
        self._go_on.setVisible(said is not None or self._cards is not None)
        self._count.setVisible(self._cards is None)
        self._judge()
        self._text.setAccessibleName(self._heard)
        following = self._following
        if self._cards is not None:
            label(self._go_on, self.tr("Begin"), self.tr("On to the table"))
        elif self._finished and following is None:
            label(self._go_on, self.tr("Play"), self.tr("On to a real game"))
        elif self._finished and following is not None:
            label(self._go_on, self.tr("Next lesson"), lesson_title(following.id))
        elif said is not None and said.then == NEXT:
            label(self._go_on, self.tr("Next"), self.tr("On to the next step"))
        else:
            label(self._go_on, self.tr("Try again"), self.tr("Back to the question"))
        set_icon(self._go_on, "play", 1.3, LOOK.theme.on_accent)
        count = self.tr("Step {step} of {steps}")
        self._count.setText(count.format(step=self._number + 1, steps=len(self._lesson.steps)))
        self._text.setAccessibleDescription("" if self._cards is not None else self._count.text())
        self._keep_room()

    def _judge(self) -> None:
        """Right or wrong, as a mark and as words."""
        said, words = self._said, ""
        if said is not None:
            right = said.then == NEXT
            words = self.tr("Good move") if right else self.tr("Not quite")
            colour = LOOK.theme.gold if right else LOOK.theme.danger
            side = LOOK.em(1.5)
            drawing = "icons/tick" if right else "icons/cross"
            self._mark.setPixmap(tinted(drawing, side, colour, self.devicePixelRatioF()))
            role(self._verdict, "heading" if right else "danger")
        self._verdict.setText(words)
        for widget in (self._mark, self._verdict):
            widget.setVisible(said is not None)

    def _keep_room(self) -> None:
        """As tall as the longest text of this step, so that the table stays where it is."""
        if self._outer.direction() == QBoxLayout.Direction.LeftToRight:  # it is beside the table
            self._text.setMinimumHeight(0)
            return
        step = self._lesson.steps[self._number]
        said = [INTRO, *(reaction.say for reaction in step.reactions if reaction.then != ON)]
        texts = [lesson_text(self._lesson.id, step.name, say) for say in said]
        width = self._text.width()
        wrapped = Qt.TextFlag.TextWordWrap
        lines = [self._text.fontMetrics().boundingRect(0, 0, width, 0, wrapped, text) for text in texts]
        self._text.setMinimumHeight(max(line.height() for line in lines))

    def _announce(self) -> None:
        """Say it, now that the focus has moved; the table keeps it, so that its keys repeat it."""
        table, text = self.table, self._heard
        if table is not None and (self._said is not None or table.asker.waiting):
            table.announcer.flush(text)
        elif self._cards is not None:
            announce(self._text, text)

    @property
    def _heard(self) -> str:
        """What is shown as a mark and words, for listeners."""
        text = self._text.text()
        return f"{self._verdict.text()}. {text}" if self._said is not None else text

    def _preface(self) -> None:
        """What a step is about is said with its first question."""
        if self.table is not None:
            self.table.announcer.preface(self._text.text())

    # --- coming and going, and how it looks ---

    @override
    def entered(self) -> None:
        if self._said is not None or self._cards is not None:
            self._go_on.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.table is not None:
            self.table.take_focus()
        if self.table is None or not any(self._text.text() in one for one in self.table.announcer.messages):
            self._announce()

    @override
    def left(self) -> None:
        if self.table is not None and self._finished:
            self.table.close_table()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """The keys of the table work from the lesson's words, too."""
        if self.table is None or not self.table.take_key(event):
            super().keyPressEvent(event)

    @override
    def shortcuts(self) -> list[tuple[str, str]]:
        return [] if self.table is None else self.table.shortcuts()

    @override
    def retranslate(self) -> None:
        self._title.setText(lesson_title(self._lesson.id))
        self.setWindowTitle(self._title.text())
        label(self._leave, self.tr("All lessons"), self.tr("Leave this lesson"))
        self._show_step()
        self._fit()
        if self._cards is None and self._said is None and self._name != person_name(1):
            QTimer.singleShot(0, self, self._begin)  # all names at the table change

    @override
    def restyle(self) -> None:
        margin = LOOK.em(0.6)
        self._outer.setContentsMargins(margin, margin, margin, 0)
        self._outer.setSpacing(LOOK.em(0.4))
        set_icon(self._leave, "back")
        self._show_step()
        self._fit()

    def _fit(self) -> None:
        """Above the table; if the text is too large for that, in place of the lists beside it."""
        tight = self.height() < LOOK.em(34)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._outer.setDirection(across if tight else down)
        for layout in (self._head, self._row):
            layout.setDirection(down if tight else across)
        beside = self._width_beside() if tight else 0
        self._panel.setMinimumWidth(beside)
        self._panel.setMaximumWidth(beside or self.width())
        self._words.show_whole(not tight)
        policy = QSizePolicy.Policy.Expanding if tight else QSizePolicy.Policy.Fixed
        self._words.setSizePolicy(QSizePolicy.Policy.Expanding, policy)
        if self.table is not None:
            for widget in (self.table.side, self.table.toolbar):
                widget.setVisible(not tight)

    def _width_beside(self) -> int:
        """The width of the text beside the table: no word of the title or the buttons may be cut off."""
        margins = self._panel.box.contentsMargins()
        words = max(widget.sizeHint().width() for widget in (self._title, self._leave, self._go_on))
        needed = words + margins.left() + margins.right() + LOOK.px(8)
        return round(max(self.width() * 0.3, min(needed, self.width() * 0.38)))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)
        QTimer.singleShot(0, self, self._keep_room)  # once the text has its new width


class _Words(Page):
    """As tall as the text; it scrolls only if it has to."""

    @override
    def sizeHint(self) -> QSize:
        return QSize(LOOK.em(10), self.minimumHeight())

    @override
    def minimumSizeHint(self) -> QSize:
        """Qt's own has room for scroll bars."""
        return self.sizeHint()
