"""Before the first turn: the masks are dealt face up and studied, then turned face down."""

from collections.abc import Mapping

from PySide6.QtCore import QObject, Signal

from mascarade_qt.ui.kit.delay import Delay
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.reading_time import reading_time
from mascarade_qt.ui.table.prompt.asker import Asker, Notice
from mascarade_qt.ui.table.stage.ceremonies import FEW, Ceremonies


class Deal(QObject):
    """People study the masks for as long as they like, bots for a moment."""

    over = Signal()  # the masks are being turned down

    def __init__(self, ceremonies: Ceremonies, asker: Asker, people: bool, parent: QObject) -> None:
        super().__init__(parent)
        self._ceremonies, self._asker, self._people = ceremonies, asker, people
        self.studied = False  # the masks lie open
        self.delay = Delay(self, self._turn_down)

    def begin(self, masks: Mapping[str, str]) -> None:
        """Deal the masks, one to each place."""
        self.studied = True
        self._ceremonies.deal(masks, self._let_study)

    def _let_study(self) -> None:
        if not self._people:
            self.delay.begin(max(CLOCK.of("deal"), reading_time("", FEW)))
            return
        notice = Notice(
            lambda: self.tr("Study the masks for as long as you like. Then they are all turned face down."),
            lambda: self.tr("Turn them face down"),
            "turnOverButton",
            self._ceremonies.cards_heard,
        )
        self._asker.notify(notice, self._turn_down)

    def _turn_down(self) -> None:
        self.studied = False
        self._ceremonies.turn_down()
        self.over.emit()
