"""Sets all opponents at once: how hard they are and how they play."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QWidget

from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.roles import level_about, level_choice, temperament_about, temperament_name

MIXED = "mixed"  # a different one on each seat


class AllBotsRow(Adaptive, QWidget):
    """Two lists that go back to their headings once something has been chosen."""

    chosen = Signal(str, str)  # a level and a temperament, one of which is empty

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Label(self)
        role(self._label, "dim")
        self.level = DropDown("allBotsLevel", self)
        self.temperament = DropDown("allBotsTemperament", self)
        self.level.activated.connect(self._set_level)
        self.temperament.activated.connect(self._set_temperament)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self.level)
        self._row.addWidget(self.temperament)
        self.retranslate()
        self.restyle()

    def _set_level(self) -> None:
        self._choose(str(self.level.currentData()), "")

    def _set_temperament(self) -> None:
        self._choose("", str(self.temperament.currentData()))

    def _choose(self, level: str, temperament: str) -> None:
        for box in (self.level, self.temperament):
            box.setCurrentIndex(0)
        if level or temperament:
            self.chosen.emit(level, temperament)

    @override
    def retranslate(self) -> None:
        self._label.setText(self.tr("All bots"))
        levels = [(key, level_choice(key), level_about(key)) for key in LEVELS]
        self.level.fill([("", self.tr("Difficulty…"), ""), *levels])
        temperaments = [(key, temperament_name(key), temperament_about(key)) for key in TEMPERAMENTS]
        special = [("", self.tr("Temperament…"), ""), (MIXED, self.tr("Mixed"), "")]
        self.temperament.fill([*special, *temperaments])
        self.level.setAccessibleName(self.tr("Difficulty of all bots"))
        self.temperament.setAccessibleName(self.tr("Temperament of all bots"))

    @override
    def restyle(self) -> None:
        self._row.setSpacing(LOOK.em(0.4))
