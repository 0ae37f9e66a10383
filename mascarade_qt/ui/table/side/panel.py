"""Beside the table: the goal, the masks in play, explanations, the coach's advice, and the log."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QListView, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.side.explanation import LARGE, Explanation
from mascarade_qt.ui.table.side.goal_line import GoalLine
from mascarade_qt.ui.table.side.log_delegate import LogDelegate
from mascarade_qt.ui.table.side.log_model import LogModel
from mascarade_qt.ui.table.side.masks_model import PORTRAIT, MaskRole, MasksModel

COLUMNS = 2
MOST_FOR_MASKS, FEWER_FOR_MASKS = 0.42, 0.32  # of the height; the second with large text
LOWEST_FOR_LOG = 430  # pixels; in a lesson there is less room, and the lesson says what happened


class SidePanel(Adaptive, QWidget):
    """Two lists, and between them a fixed place for explanations."""

    mask_pressed = Signal(str)

    def __init__(self, masks: MasksModel, log: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self._masks_title = Label(self)
        self._log_title = Label(self)
        self._whole = True
        for title in (self._masks_title, self._log_title):
            role(title, "side-title")
        self.masks = _list("maskList", self)
        self.masks.setModel(masks)
        self.masks.setMouseTracking(True)
        self.masks.activated.connect(self._open)
        self.masks.setItemDelegate(WrappingDelegate(self.masks, margin=0.2, columns=COLUMNS))
        self.masks.setFlow(QListView.Flow.LeftToRight)
        self.masks.setWrapping(True)
        self.goal = GoalLine(self)
        self.explanation = Explanation("explanation", self)
        self.advice = Explanation("advice", self, tall=2 * LARGE)
        self.advice.hide()
        self.log = _list("logList", self)
        self.log.setModel(log)
        self.log.setItemDelegate(LogDelegate(self.log))
        self.log.setSelectionMode(QListView.SelectionMode.NoSelection)
        # Later, and so only once for many lines: scrolling makes a list measure all of its lines.
        log.rowsInserted.connect(self.log.scrollToBottom, Qt.ConnectionType.QueuedConnection)
        self._log_end = 0
        self.log.verticalScrollBar().rangeChanged.connect(self._stay_at_end)
        self._log_box = QWidget(self)
        self._arrange()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        self._column = QVBoxLayout(self)
        for widget in (self.goal, self._masks_title):
            self._column.addWidget(widget)
        self._column.addWidget(self.masks, 3)
        self._column.addWidget(self.explanation)
        lower = QVBoxLayout(self._log_box)
        lower.setContentsMargins(0, 0, 0, 0)
        lower.addWidget(self._log_title)
        lower.addWidget(self.log, 1)
        self._column.addWidget(self.advice)
        self._column.addWidget(self._log_box, 1)

    def show_log(self, shown: bool) -> None:
        """Only some help levels have a log; without one, the current turn can still be read."""
        self._whole = shown
        self.retranslate()

    def advise(self, text: str) -> None:
        """Show what the coach says above the log, where it hides no answer.

        Large text leaves no room for two explanations: then the advice takes the place of the other.
        """
        choice, _, reason = text.partition("\n")
        self.advice.explain(choice, reason)
        self.advice.setVisible(bool(text))
        self._share_out()

    def _share_out(self) -> None:
        alone = LOOK.large_text and self.advice.isVisibleTo(self)
        self.explanation.setVisible(not alone)
        self.advice.set_tall(alone)

    def _stay_at_end(self, _: int, end: int) -> None:
        """Keep showing the last line when the window changes size."""
        bar = self.log.verticalScrollBar()
        if bar.value() >= self._log_end:
            bar.setValue(end)
        self._log_end = end

    def _open(self, index: QModelIndex) -> None:
        self.mask_pressed.emit(str(index.data(MaskRole.MASK)))

    @override
    def retranslate(self) -> None:
        self._masks_title.setText(self.tr("Masks in play"))
        self._log_title.setText(self.tr("What happened") if self._whole else self.tr("This turn"))
        self.masks.setAccessibleName(self._masks_title.text())
        self.log.setAccessibleName(self._log_title.text())

    @override
    def restyle(self) -> None:
        side = LOOK.px(PORTRAIT)
        self.masks.setIconSize(QSize(side, side))
        margin = LOOK.px(8)
        self._column.setContentsMargins(margin, LOOK.px(12), margin, margin)
        self._column.setSpacing(LOOK.px(4))
        for title in (self._masks_title, self._log_title):
            title.setVisible(not LOOK.large_text)  # the lists below need the room, and say what they are
        self._share_out()
        self._fit()

    def _fit(self) -> None:
        """Show all masks at once, unless that would take too much room."""
        roomy = self.height() >= LOOK.px(LOWEST_FOR_LOG)
        self._log_box.setVisible(roomy)
        self.explanation.set_tall(not roomy)
        self.masks.doItemsLayout()
        model = self.masks.model()
        rows = range(max(0, model.rowCount() - COLUMNS), model.rowCount())
        last = max(self.masks.visualRect(model.index(row, 0)).bottom() for row in rows)
        whole = last + self.masks.verticalScrollBar().value() + 2 * self.masks.frameWidth() + LOOK.px(4)
        self.masks.setMaximumHeight(
            min(whole, round(self.height() * (FEWER_FOR_MASKS if LOOK.large_text else MOST_FOR_MASKS)))
        )

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()


def _list(name: str, parent: QWidget) -> QListView:
    view = QListView(parent)
    view.setObjectName(name)
    view.setMinimumHeight(40)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    return view
