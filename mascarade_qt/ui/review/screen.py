"""The review: what a master would have done at each decision, from what that player had seen."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListView,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.engine.events import Ended
from mascarade_qt.engine.sight import open_setup, seen
from mascarade_qt.history.study import PRICED, Study, Thought, decisions
from mascarade_qt.history.truth import Keyframes
from mascarade_qt.match.bot_process import BotProcess
from mascarade_qt.match.messages import Finale
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.commands import Command, Shortcut, listed
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import Header, Page, Screen, heading
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.review.decisions_model import DecisionsModel
from mascarade_qt.ui.review.worths import Worths
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.numbers import percent_text
from mascarade_qt.words.prompts import Prompts
from mascarade_qt.words.review import answer_text, verdict, why

Reviewed = Context("Reviewed")
KEYS = {"open": Command(("Enter",), Shortcut.mark("Open the replay at this decision"))}


class ReviewScreen(Screen):
    """Decisions arrive one by one, as they are thought through; the screen can be left at any time."""

    moment_wanted = Signal(int, int)  # the replay at this moment, through these eyes

    def __init__(self, finale: Finale, bot_process: BotProcess, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("reviewScreen")
        self._finale, self._bot_process = finale, bot_process
        self._people = [player for player, who in enumerate(finale.roles) if who.human]
        if not self._people:  # a game that somebody else has exported, or one of bots: the winner first
            winners = [event.winners[0] for event in finale.events if isinstance(event, Ended)]
            players = range(len(finale.setup.players))
            self._people = sorted(players, key=lambda player: player not in winners)
        self.player = self._people[0]
        self._study: Study | None = None
        self._begun = self._failed = False
        self._adding = self._picked = False  # a decision is being added; one was chosen by the user
        self._companies: Keyframes[Company]
        self._header = Header(self)
        self._who = DropDown("reviewedChoice", self)
        self._who.activated.connect(lambda row: self._review(self._people[row]))
        self._header.row.addWidget(self._who)
        self._progress = QProgressBar(self)
        self._progress.setObjectName("reviewProgress")
        self._sum = ReadLabel("reviewSum", self)
        role(self._sum, "dim")
        self.model = DecisionsModel(self._company_at, self)
        self._list = QListView(self)
        self._list.setObjectName("decisionList")
        self._list.setModel(self.model)
        self._list.setItemDelegate(WrappingDelegate(self._list))
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.activated.connect(lambda _: self._open_replay())
        self._question = heading(self)
        self._verdict = ReadLabel("reviewVerdict", self)
        role(self._verdict, "serif")
        self._why = heading(self, "")
        self._worths_title = heading(self, "dim")
        self._worths = Worths(self)
        self._replay = QPushButton(self)
        self._replay.setObjectName("openReplayButton")
        role(self._replay, "primary")
        self._replay.clicked.connect(self._open_replay)
        self._arrange()
        self._list.selectionModel().currentChanged.connect(self._pick)
        self._follow(self.player)
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        side = Panel(self)
        side.box.addWidget(self._sum)
        side.box.addWidget(self._progress)
        side.box.addWidget(self._list, 1)
        detail = Panel(self)
        page = Page(detail)
        for widget in (self._question, self._verdict, self._why, self._worths_title, self._worths):
            page.box.addWidget(widget)
        page.box.addStretch(1)
        detail.box.addWidget(page, 1)
        detail.box.addWidget(self._replay)
        self._detail, self._page = detail, page
        self._columns = QHBoxLayout()
        self._columns.addWidget(side, 5)
        self._columns.addWidget(detail, 6)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addLayout(self._columns, 1)

    # --- thinking ---

    def _follow(self, player: int) -> None:
        """The table as this player saw it, at any moment."""
        self._companies = Keyframes(Company(open_setup(self._finale.setup), player))
        self._companies.add(seen(event, player) for event in self._finale.events)

    def _company_at(self, moment: int) -> Company:
        return self._companies.at(moment)

    def _review(self, player: int) -> None:
        self._stop()
        self.player = player
        self._begun, self._failed, self._picked = True, False, False
        self._follow(player)
        self.model.clear()
        self._choose()
        finale = self._finale
        script = list(decisions(finale.setup, finale.choices, player))
        study = self._study = Study(self._bot_process, finale.setup, player, script, self)
        study.thought.connect(self._on_thought)
        study.progressed.connect(self._on_progress)
        study.failed.connect(self._on_failed)
        study.start()

    def _stop(self) -> None:
        study, self._study = self._study, None
        if study is not None:
            study.stop()
            study.deleteLater()

    def _on_thought(self, thought: Thought) -> None:
        chosen = self.model.thought(self._list.currentIndex()) if self._picked else None
        self._adding = True
        self.model.add(thought)
        self._list.setCurrentIndex(self.model.index(self.model.row_of(chosen)))
        self._adding = False
        self._choose()

    def _on_progress(self, done: int, total: int) -> None:
        self._progress.setRange(0, max(1, total))
        self._progress.setValue(done)
        self._progress.setVisible(done < total)
        self._show_sum(done == total)

    def _on_failed(self) -> None:
        self._failed = True
        self._show_sum(True)

    def _show_sum(self, done: bool) -> None:
        if self._failed:
            self._sum.setText(self.tr("The review can’t continue. Close it and try again."))
        elif not done:
            self._sum.setText(self.tr("A master is studying your game…"))
        elif not self.model.rowCount():
            self._sum.setText(self.tr("You had nothing to decide in this game."))
        elif self.model.costliest:
            self._sum.setText(
                Reviewed.tr("%n decision(s). The costliest come first, marked ★.", "", self.model.rowCount())
                + " "
                + self.tr("✓ means that a master would have done the same.")
            )
        else:
            self._sum.setText(
                Reviewed.tr(
                    "%n decision(s), and a master would change none of them!", "", self.model.rowCount()
                )
            )

    # --- one decision ---

    def _pick(self) -> None:
        """Keep a decision selected while costlier ones are added above it."""
        self._picked = self._picked or not self._adding
        self._choose()

    def _choose(self) -> None:
        if self._adding:
            return
        thought = self.model.thought(self._list.currentIndex())
        self._detail.setVisible(thought is not None)
        if thought is None or thought.step.question is None:
            return
        company = self._company_at(thought.step.moment)
        self._question.setText(Prompts(company).prompt(thought.step.question))
        self._verdict.setText(verdict(company, thought))
        self._why.setText(why(company, thought))
        heard = (self._question.text(), self._verdict.text(), self._why.text())
        self._verdict.set_spoken(" ".join(text for text in heard if text), aloud=False)  # the list says it
        self._why.setVisible(bool(self._why.text()))
        priced = thought.step.question.kind in PRICED
        ordered = sorted(thought.opinion.worths.items(), key=lambda pair: -pair[1])
        self._worths.show_rows(
            [
                (
                    answer_text(company, thought, answer),
                    worth,
                    percent_text(min(1.0, max(0.0, worth))) if priced else "",
                    answer == thought.step.given,
                )
                for answer, worth in ordered
            ]
        )
        self._worths_title.setVisible(priced and bool(ordered))

    def _open_replay(self) -> None:
        thought = self.model.thought(self._list.currentIndex())
        if thought is not None:
            self.moment_wanted.emit(thought.step.moment, self.player)

    # --- coming and going, and how it looks ---

    @override
    def entered(self) -> None:
        """The screen is shown now; what was begun before is not repeated."""
        self._list.setFocus(Qt.FocusReason.OtherFocusReason)
        if not self._begun or (self._progress.isVisibleTo(self) and self._study is None):
            self._review(self.player)

    @override
    def left(self) -> None:
        self._stop()

    @override
    def shortcuts(self) -> list[tuple[str, str]]:
        return listed(KEYS)

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("Review"))
        company = Company(self._finale.setup)
        self._who.clear()
        for player in self._people:
            self._who.addItem(company.name(player))
        self._who.setCurrentIndex(self._people.index(self.player) if self.player in self._people else 0)
        self._who.setVisible(len(self._people) > 1)
        self._who.setAccessibleName(self.tr("Whose decisions"))
        self.model.retranslate()
        self._list.setAccessibleName(self.tr("Your decisions, costliest first"))
        self._progress.setAccessibleName(self.tr("Progress of the review"))
        self._worths_title.setText(self.tr("Chance of winning after each answer, as a master sees it:"))
        self._worths.setAccessibleName(self._worths_title.text())
        label(self._replay, self.tr("Show it on the table"), self.tr("Open the replay at this decision"))
        self._show_sum((self._begun and self._study is None) or not self._progress.isVisibleTo(self))
        self._choose()

    @override
    def restyle(self) -> None:
        self.space(self._outer, self._columns)
        self._page.box.setSpacing(LOOK.em(0.5))
        set_icon(self._replay, "replay", 1.4, LOOK.theme.on_accent)
