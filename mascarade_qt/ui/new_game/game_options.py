"""What else is chosen before a game: how much help, the variant, opening turns, a seed."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.engine.cast import HELP
from mascarade_qt.engine.layout import REVEALED
from mascarade_qt.engine.setup import MOST_OPENING_TURNS
from mascarade_qt.match.table_choice import BY_SCENARIO, LARGEST_SEED, TableChoice
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.stepper import Stepper
from mascarade_qt.ui.kit.text import Label, explain, hint
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.ui.look.motion import SANDS
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.choices import help_about, help_name, revealed_about, revealed_name


class GameOptions(Adaptive, QWidget):
    """Each choice under its label; they wrap if there is no room."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.help = DropDown("helpChoice", self)
        self.revealed = DropDown("revealedChoice", self)
        self.first = DropDown("firstChoice", self)
        self.turns = Stepper("openingTurnsSpin", 0, MOST_OPENING_TURNS, self)
        self.seed = QLineEdit(self)
        self.seed.setObjectName("seedEdit")
        self.seed.setMaxLength(len(str(LARGEST_SEED)))
        self.turning = Toggle("turningToggle", self)
        self.phones = Toggle("phonesToggle", self)
        self.sand = DropDown("sandChoice", self)
        self.more = QPushButton(self)
        self.more.setObjectName("moreOptionsButton")
        self.more.setCheckable(True)
        self.more.toggled.connect(self._show_more)
        self._shared = False
        self._about = ReadLabel("optionsAbout", self)
        role(self._about, "dim")
        self._flow = FlowLayout(gap=8, low=True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addLayout(self._flow)
        column.addWidget(self._about)
        options = (self.help, self.revealed, self.turns, self.first, self.seed)
        shared = (self.turning, self.phones, self.sand)
        self._labels = [self._labelled(widget) for widget in (*options, *shared)]
        self._flow.addWidget(self.more)
        self.help.currentIndexChanged.connect(self._chosen)
        self.revealed.currentIndexChanged.connect(self._chosen)
        self.turns.changed.connect(self.changed)
        self.first.currentIndexChanged.connect(self.changed)
        self.seed.textEdited.connect(self.changed)
        self.retranslate()
        self.restyle()

    def _labelled(self, widget: QWidget) -> Label:
        box = QWidget(self)
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        label = Label(box)
        role(label, "dim")
        label.setBuddy(widget)
        column.addWidget(label)
        column.addWidget(widget)
        self._flow.addWidget(box)
        return label

    def _chosen(self) -> None:
        self._explain()
        self.changed.emit()

    def _explain(self) -> None:
        """Describe the choice in a sentence, on hover and for screen readers."""
        for box, about in ((self.help, help_about), (self.revealed, revealed_about)):
            explain(box, about(str(box.currentData())))
        rare = (self.revealed, self.turns, self.first, self.seed)
        self._about.setText("\n".join(self._sentence(widget) for widget in rare))

    def _sentence(self, widget: QWidget) -> str:
        """A visible sentence on what an option does."""
        if widget is self.revealed:
            return self.tr("Editions differ in what a player may do after revealing a card.")
        label = next(label for label in self._labels if label.buddy() is widget)
        about = {
            self.turns: self.tr("at the start of the game, when players can only swap."),
            self.first: self.tr("by the printed rules, the youngest player."),
            self.seed: self.tr("the same number deals the same cards to the same table."),
        }[widget]
        return self.tr("{option}: {about}").format(option=label.text(), about=about)

    def show_choice(self, choice: TableChoice) -> None:
        """Show what is chosen."""
        self.help.setCurrentIndex(self.help.findData(choice.help))
        self.revealed.setCurrentIndex(self.revealed.findData(choice.revealed))
        self.turns.value = choice.opening_turns
        self.seed.setText("" if choice.seed is None else str(choice.seed))

    def show_people(self, people: Mapping[int, str], first: int | None) -> None:
        """Who may begin, by seat."""
        rows = [self.first.itemText(row) for row in range(1, self.first.count())]
        if self.first.count() and rows == list(people.values()) and self.first.currentData() == first:
            return
        with QSignalBlocker(self.first):
            self.first.clear()
            self.first.addItem(self.tr("Chance decides"), None)
            for seat, name in people.items():
                self.first.addItem(name, seat)
            self.first.setCurrentIndex(max(0, self.first.findData(first)))

    def show_shared(self, shared: bool) -> None:
        """Turning and phones are only of use if several people share the screen."""
        self._shared = shared
        self._show_more(self.more.isChecked())

    def _show_more(self, more: bool) -> None:
        """Show or hide what few people change."""
        self._about.setVisible(more)
        rare = (self.revealed, self.turns, self.first, self.seed)
        for widget, wanted in (
            *((one, more) for one in rare),
            (self.turning, self._shared),
            (self.phones, self._shared),
            (self.sand, self._shared),
        ):
            box = widget.parentWidget()
            if box is not None:
                box.setVisible(wanted)

    def seed_is_valid(self) -> bool:
        """Whether it is empty, or a number that isn't too large."""
        text = self.seed.text().strip()
        return not text or (text.isascii() and text.isdecimal() and int(text) <= LARGEST_SEED)

    def taken_into(self, choice: TableChoice) -> TableChoice:
        """The choice with these options."""
        text = self.seed.text().strip()
        return replace(
            choice,
            help=str(self.help.currentData()),
            revealed=str(self.revealed.currentData()),
            opening_turns=self.turns.value,
            first=self.first.currentData(),
            seed=int(text) if text and self.seed_is_valid() else None,
        )

    @override
    def retranslate(self) -> None:
        texts = (
            self.tr("Help"),
            self.tr("After a reveal"),
            self.tr("Opening turns"),
            self.tr("Who begins"),
            self.tr("Deal number"),
            self.tr("Rotate the table"),
            self.tr("Answer on phones"),
            self.tr("Sand timer"),
        )
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
            named = label.buddy()
            if named is not self.turns and named is not None:  # its parts have names of their own
                named.setAccessibleName(text)
        self.help.fill((key, help_name(key), help_about(key)) for key in HELP)
        keys = (BY_SCENARIO, *REVEALED)
        self.revealed.fill((key, revealed_name(key), revealed_about(key)) for key in keys)
        self._explain()
        self.more.setText(self.tr("More"))
        explain(self.more, self.tr("The rules of your box, who begins, opening turns, deal number"))
        self.turns.describe(
            self.tr("Number of opening turns, when players can only swap"),
            self.tr("One fewer opening turn"),
            self.tr("One more opening turn"),
        )
        explain(
            self.turning,
            self.tr("Whoever is asked moves to the bottom of the screen. Otherwise everyone stays put."),
        )
        explain(
            self.phones,
            self.tr(
                "Each person answers and looks at cards on a phone connected to the same network, "
                "so no curtain is needed."
            ),
        )
        times = {
            "off": self.tr("Off"),
            "half": self.tr("30 seconds"),
            "one": self.tr("1 minute"),
            "two": self.tr("2 minutes"),
        }
        self.sand.fill((key, times[key], "") for key in SANDS)
        explain(
            self.sand,
            self.tr("It runs for the person who is asked. When it runs out, a bell rings, and that is all."),
        )
        explain(self.first, self.tr("By the printed rules, the youngest player begins."))
        self.first.setItemText(0, self.tr("Chance decides"))
        self.seed.setPlaceholderText(self.tr("random"))
        hint(
            self.seed,
            self.tr(
                "The same number deals the same cards to the same table. It doesn’t decide what the bots do."
            ),
        )

    @override
    def restyle(self) -> None:
        self.seed.setFixedWidth(LOOK.em(7.5))
