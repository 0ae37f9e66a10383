"""Sets all opponents at once: how hard they are, and who they are."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

from mascarade_qt.bots.mind.tuning import LEVELS
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.roles import level_about, level_choice


class AllBotsRow(Adaptive, QWidget):
    """A list that goes back to its heading once something has been chosen, and a button for other faces."""

    level_chosen = Signal(str)
    company_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._label = Label(self)
        role(self._label, "dim")
        self.level = DropDown("allBotsLevel", self)
        self.level.activated.connect(self._set_level)
        self.company = QPushButton(self)
        self.company.setObjectName("newCompanyButton")
        self.company.clicked.connect(self.company_wanted)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.addWidget(self._label, 1)
        self._row.addWidget(self.company)
        self._row.addWidget(self.level)
        self.retranslate()
        self.restyle()

    def _set_level(self) -> None:
        level = str(self.level.currentData())
        self.level.setCurrentIndex(0)
        if level:
            self.level_chosen.emit(level)

    @override
    def retranslate(self) -> None:
        self._label.setText(self.tr("All bots"))
        levels = [(key, level_choice(key), level_about(key)) for key in LEVELS]
        self.level.fill([("", self.tr("Difficulty…"), ""), *levels])
        self.level.setAccessibleName(self.tr("Difficulty of all bots"))
        label(self.company, self.tr("Other guests"), self.tr("Invite other characters to this table"))

    @override
    def restyle(self) -> None:
        self._row.setSpacing(LOOK.em(0.4))
        set_icon(self.company, "swap", 1.2)
