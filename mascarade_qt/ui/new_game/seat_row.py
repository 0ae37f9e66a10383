"""One seat of a new table: who sits there, and how well a bot plays."""

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QCompleter, QGridLayout, QLineEdit, QSizePolicy, QWidget

from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.engine.setup import LONGEST_NAME
from mascarade_qt.match.table_choice import LONGEST_BOT, SeatChoice
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.text import Label, hint
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.new_game.character_box import ANYBODY, CharacterBox
from mascarade_qt.words.roles import (
    level_about,
    level_choice,
    player_kind,
    temperament_about,
    temperament_name,
)

_HUMAN, _OTHER = "human", "other"
LARGE_FACE, SMALL_FACE = 2.9, 2.3  # em


class SeatRow(Adaptive, QWidget):
    """A person's name or a character, and the kind of player; below, what a bot of one's own needs."""

    changed = Signal(int)

    def __init__(self, number: int, seat: SeatChoice, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.number = number
        self._portrait = Label(self)
        self.name = QLineEdit(self)
        self.name.setObjectName(f"seat{number}Name")
        self.name.setMaxLength(LONGEST_NAME)
        self._seat = SeatChoice()
        self._side = LARGE_FACE
        self.character = CharacterBox(f"seat{number}Character", number, self)
        self.kind = DropDown(f"seat{number}Kind", self)
        self.temperament = DropDown(f"seat{number}Temperament", self)
        self.program = QLineEdit(self)
        self.program.setObjectName(f"seat{number}Program")
        self.program.setMaxLength(LONGEST_BOT)
        self._grid = QGridLayout(self)
        self._arrange()
        self.name.textEdited.connect(self._on_edited)
        self.program.textEdited.connect(self._on_edited)
        self.character.activated.connect(self._on_edited)
        self.kind.activated.connect(self._on_edited)
        self.temperament.activated.connect(self._on_edited)
        self._fill()
        self.show_seat(seat)  # before the lists have names, as screen readers would follow every change
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.addWidget(self._portrait, 0, 0)
        self._grid.addWidget(self.name, 0, 1)
        self._grid.addWidget(self.character, 0, 1)
        self._grid.addWidget(self.kind, 0, 2)
        self._grid.addWidget(self.temperament, 1, 2)
        self._grid.addWidget(self.program, 1, 1, 1, 2)
        for column, stretch in ((1, 6), (2, 4)):
            self._grid.setColumnStretch(column, stretch)
        for widget in (self.name, self.program):
            widget.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.character.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_seat(self, seat: SeatChoice) -> None:
        """Show who sits there."""
        self._seat = seat
        kind = _HUMAN if seat.human else _OTHER if seat.bot else seat.level
        self.kind.setCurrentIndex(self.kind.findData(kind))
        self.temperament.setCurrentIndex(self.temperament.findData(seat.temperament))
        self.character.setCurrentIndex(self.character.findData(ANYBODY if seat.stranger else seat.character))
        for edit, text in ((self.name, seat.name), (self.program, seat.bot.strip())):
            if edit.text() != text:
                edit.setText(text)
        self._fit()

    def seat(self) -> SeatChoice:
        """Who was chosen."""
        kind, before = str(self.kind.currentData()), self._seat
        name = "".join(char for char in self.name.text() if char.isprintable()).strip()
        if kind == _HUMAN:
            return replace(before, human=True, name=name)
        bot = replace(before, human=False, name=name)
        if kind == _OTHER:
            return replace(bot, bot=self.program.text().strip() or " ")
        who = str(self.character.currentData())
        return replace(
            bot,
            bot="",
            level=kind,
            temperament=str(self.temperament.currentData()),
            character=who or before.character,
            stranger=who == ANYBODY,
        )

    def suggest(self, names: Sequence[str]) -> None:
        """Suggest these names while typing."""
        completer = QCompleter(names, self.name)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.activated.connect(lambda: QTimer.singleShot(0, self, self._on_edited))
        self.name.setCompleter(completer)

    def _on_edited(self) -> None:
        human = self.kind.currentData() == _HUMAN
        if human != self._seat.human:  # person and bot each have a name of their own
            self._seat = replace(self._seat, name=self.name.text()).taken_by(human)
            self.name.setText(self._seat.name)
        self._fit()
        self.changed.emit(self.number)

    def _fit(self) -> None:
        kind = self.kind.currentData()
        ours = kind not in (_HUMAN, _OTHER)
        stranger = ours and self.character.currentData() == ANYBODY
        self._grid.addWidget(self.name, int(stranger), 1)
        self.character.setVisible(ours)
        self.name.setVisible(stranger or not ours)
        self.temperament.setVisible(stranger)
        self.program.setVisible(kind == _OTHER)
        self.retranslate_name()
        self._show_face()

    def make_room(self, roomy: bool) -> None:
        """Large portraits where there are few seats."""
        self._side = LARGE_FACE if roomy else SMALL_FACE
        self._show_face()

    def _show_face(self) -> None:
        size = LOOK.em(self._side)
        shown = "" if self.character.isHidden() else str(self.character.currentData())
        drawing = picture(portrait(shown, self.number), size, size, self.devicePixelRatioF())
        self._portrait.setPixmap(drawing)
        self._portrait.setFixedSize(size, size)

    def retranslate_name(self) -> None:
        """Set the placeholder: what an empty name means depends on who sits there."""
        human = self.kind.currentData() == _HUMAN
        self.name.setPlaceholderText(self.tr("Your name") if human else self.tr("random name"))

    def _fill(self) -> None:
        levels = [(key, level_choice(key), level_about(key)) for key in LEVELS]
        self.character.name_all()
        self.kind.fill([(_HUMAN, player_kind(True), ""), *levels, (_OTHER, self.tr("Other…"), "")])
        self.temperament.fill((key, temperament_name(key), temperament_about(key)) for key in TEMPERAMENTS)

    @override
    def retranslate(self) -> None:
        self._fill()
        self.retranslate_name()
        seat = self.number + 1
        self.name.setAccessibleName(self.tr("Name of player {number}").format(number=seat))
        self.character.setAccessibleName(self.tr("Character of player {number}").format(number=seat))
        self.kind.setAccessibleName(self.tr("Who plays as player {number}").format(number=seat))
        self.temperament.setAccessibleName(self.tr("Temperament of player {number}").format(number=seat))
        self.program.setAccessibleName(self.tr("Program that plays as player {number}").format(number=seat))
        self.program.setPlaceholderText(self.tr("file.py:Class or cmd:…"))
        hint(self.program, self.tr("Your own bot: file.py:Class, or cmd: followed by the command to run."))

    @override
    def restyle(self) -> None:
        self._show_face()
        self._grid.setHorizontalSpacing(LOOK.em(0.4))
        self._grid.setVerticalSpacing(LOOK.em(0.3))
        self.name.setMinimumWidth(LOOK.em(6))
