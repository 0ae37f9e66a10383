"""The Bear Tamer's power: one to four steps from a closed list, and the sentence they make."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.engine.bear_tamer import LARGEST_NUMBER, MOST_STEPS, NUMBER, TAMER_STEPS
from mascarade_qt.engine.masks import Program, Step
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.screen import heading
from mascarade_qt.ui.kit.text import hint
from mascarade_qt.ui.look.art import icon
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.bear_tamer import (
    bear_tamer_sentence,
    number_label,
    option_label,
    step_icon,
    step_label,
)

_FIRST: Step = {"do": "bank", "n": 2}


def _words(do: str) -> tuple[str, tuple[str, ...]]:
    """The key and the allowed words of a kind of step; empty if it has none."""
    for key, allowed in TAMER_STEPS[do].items():
        if isinstance(allowed, tuple):
            return key, allowed
    return "", ()


class StepRow(Adaptive, QWidget):
    """One step: what it does, how many coins, whom or which card."""

    changed = Signal()
    raised = Signal()
    removed = Signal()

    def __init__(self, number: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._number = number
        self.kind = DropDown(f"step{number}Kind", self)
        for do in TAMER_STEPS:
            self.kind.addItem("", do)
        self.coins = DropDown(f"step{number}Coins", self)
        for n in range(1, LARGEST_NUMBER + 1):
            self.coins.addItem("", n)
        self.word = DropDown(f"step{number}Word", self)
        self.earlier = QPushButton(self)
        self.earlier.setObjectName(f"step{number}Earlier")
        self.earlier.setVisible(number > 0)
        self.remove = QPushButton(self)
        self.remove.setObjectName(f"step{number}Remove")
        layout = FlowLayout(self, gap=6)
        for widget in (self.kind, self.coins, self.word, self.earlier, self.remove):
            layout.addWidget(widget)
        self.kind.activated.connect(self._kind_chosen)
        self.coins.activated.connect(self.changed)
        self.word.activated.connect(self.changed)
        self.earlier.clicked.connect(self.raised)
        self.remove.clicked.connect(self.removed)
        self.retranslate()
        self.restyle()

    def show_step(self, step: Step) -> None:
        """Show a step."""
        self.kind.setCurrentIndex(self.kind.findData(step["do"]))
        self._fit()
        if "n" in step:
            self.coins.setCurrentIndex(self.coins.findData(step["n"]))
        key, _ = _words(step["do"])
        if key:
            self.word.setCurrentIndex(self.word.findData(step[key]))

    def step(self) -> Step:
        """The step as data."""
        do = str(self.kind.currentData())
        found: dict[str, object] = {"do": do}
        if NUMBER in TAMER_STEPS[do].values():
            found["n"] = int(self.coins.currentData() or 1)
        key, _ = _words(do)
        if key:
            found[key] = str(self.word.currentData())
        return found

    def _kind_chosen(self) -> None:
        self._fit()
        self.changed.emit()

    def _fit(self) -> None:
        do = str(self.kind.currentData())
        _, words = _words(do)
        chosen = self.word.currentData()
        self.word.clear()
        for word in words:
            self.word.addItem(option_label(do, word), word)
        self.word.setCurrentIndex(max(0, self.word.findData(chosen)) if words else -1)
        self.word.setVisible(bool(words))
        self.coins.setVisible(NUMBER in TAMER_STEPS[do].values())

    @override
    def retranslate(self) -> None:
        step = self._number + 1
        for index in range(self.kind.count()):
            self.kind.setItemText(index, step_label(str(self.kind.itemData(index))))
        for index in range(self.coins.count()):
            self.coins.setItemText(index, number_label(int(self.coins.itemData(index))))
        do = str(self.kind.currentData())
        for index in range(self.word.count()):
            self.word.setItemText(index, option_label(do, str(self.word.itemData(index))))
        self.kind.setAccessibleName(self.tr("Step {number}: what it does").format(number=step))
        self.coins.setAccessibleName(self.tr("Step {number}: how many coins").format(number=step))
        self.word.setAccessibleName(self.tr("Step {number}: who or what").format(number=step))
        self.remove.setAccessibleName(self.tr("Remove step {number}").format(number=step))
        self.earlier.setAccessibleName(self.tr("Move step {number} up").format(number=step))
        hint(self.earlier, self.tr("Do this step earlier"))
        hint(self.remove, self.tr("Remove this step"))

    @override
    def restyle(self) -> None:
        set_icon(self.earlier, "up", 1.1)
        set_icon(self.remove, "trash", 1.1)
        for index in range(self.kind.count()):
            drawing = f"icons/{step_icon(str(self.kind.itemData(index)))}"
            self.kind.setItemIcon(index, icon(drawing, LOOK.theme.gold))


class Composer(Adaptive, QWidget):
    """All steps and their sentence. `changed` is emitted when the power has changed."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bearTamerComposer")
        self._program: Program | None = None
        self._title = heading(self)
        self._rows = [StepRow(number, self) for number in range(MOST_STEPS)]
        self._add = QPushButton(self)
        self._add.setObjectName("addStepButton")
        self._sentence = heading(self, "serif")
        self._sentence.setObjectName("bearTamerSentence")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._title)
        for number, row in enumerate(self._rows):
            column.addWidget(row)
            row.changed.connect(self._taken)
            row.raised.connect(lambda number=number: self._raised(number))
            row.removed.connect(lambda number=number: self._removed(number))
        line = QHBoxLayout()
        line.addWidget(self._add)
        line.addStretch(1)
        column.addLayout(line)
        column.addWidget(self._sentence)
        self._add.clicked.connect(self._added)
        self.show_program(None)
        self.retranslate()
        self.restyle()

    @property
    def program(self) -> Program | None:
        """The power; None if it has no step yet."""
        return self._program

    def show_program(self, program: Program | None) -> None:
        """Show a power."""
        self._program = program or None
        steps = program or ()
        for number, row in enumerate(self._rows):
            row.setVisible(number < len(steps))
            if number < len(steps):
                row.show_step(steps[number])
        self._add.setEnabled(len(steps) < MOST_STEPS)
        self._show_sentence()

    def _taken(self) -> None:
        self._program = tuple(row.step() for row in self._rows if not row.isHidden())
        self._show_sentence()
        self.changed.emit()

    def _added(self) -> None:
        self.show_program((*(self._program or ()), _FIRST))
        self._rows[len(self._program or ()) - 1].kind.setFocus()
        self.changed.emit()

    def _raised(self, number: int) -> None:
        steps = list(self._program or ())
        steps[number - 1 : number + 1] = steps[number], steps[number - 1]
        self.show_program(tuple(steps))
        (self._rows[number - 1].earlier if number > 1 else self._rows[number].earlier).setFocus()
        self.changed.emit()

    def _removed(self, number: int) -> None:
        steps = list(self._program or ())
        del steps[number]
        self.show_program(tuple(steps))
        self._add.setFocus()
        self.changed.emit()

    def _show_sentence(self) -> None:
        empty = self.tr("No power yet: add a first step.")
        text = bear_tamer_sentence(self._program) if self._program else empty
        self._sentence.setText(text)
        self._sentence.setAccessibleName(text)

    @override
    def retranslate(self) -> None:
        self._title.setText(self.tr("The Bear Tamer’s power"))
        label(self._add, self.tr("Add a step"))
        self._show_sentence()

    @override
    def restyle(self) -> None:
        set_icon(self._add, "plus", 1.1)
