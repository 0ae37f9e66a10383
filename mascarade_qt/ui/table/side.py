"""Beside the table: the masks in play with their powers, and the log."""

from PySide6.QtCore import QEvent, QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QListView, QScrollArea, QSplitter, QVBoxLayout, QWidget

from mascarade_qt.ui.kit.living import react
from mascarade_qt.ui.kit.wrapping import WrappingDelegate
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.log_model import LogModel
from mascarade_qt.ui.table.masks_model import PORTRAIT, MaskRole, MasksModel


class SidePanel(QWidget):
    """Two lists; the power of a mask stands below while the mask is hovered or focused."""

    mask_pressed = Signal(str)

    def __init__(self, masks: MasksModel, log: LogModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("sidePanel")
        self._masks_title = QLabel(self)
        self._log_title = QLabel(self)
        self.masks = _list("maskList", self)
        self.masks.setModel(masks)
        self.masks.setIconSize(QSize(PORTRAIT, PORTRAIT))
        self.masks.setMouseTracking(True)
        self.masks.entered.connect(self._explain)
        self.masks.activated.connect(self._open)
        self.masks.clicked.connect(self._explain)
        self.masks.selectionModel().currentChanged.connect(self._explain)
        self.masks.setItemDelegate(WrappingDelegate(self.masks, margin=0.25))
        self._power = QLabel()
        self._power.setObjectName("maskPower")
        self._power.setWordWrap(True)
        self._power.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._power_area = QScrollArea(self)
        self._power_area.setObjectName("maskPowerScroll")
        self._power_area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._power_area.setWidgetResizable(True)
        self._power_area.setFrameShape(QScrollArea.Shape.NoFrame)
        self._power_area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._power_area.setWidget(self._power)
        self._power_area.viewport().setAutoFillBackground(False)
        self._power.setAutoFillBackground(False)
        self.log = _list("logList", self)
        self.log.setModel(log)
        self.log.setItemDelegate(WrappingDelegate(self.log))
        self.log.setSelectionMode(QListView.SelectionMode.NoSelection)
        log.rowsInserted.connect(self.log.scrollToBottom)
        self._log_box = QWidget(self)
        self._arrange()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        top = QWidget(self)
        upper = QVBoxLayout(top)
        upper.setContentsMargins(0, 0, 0, 0)
        upper.addWidget(self._masks_title)
        upper.addWidget(self.masks, 1)
        upper.addWidget(self._power_area)
        lower = QVBoxLayout(self._log_box)
        lower.setContentsMargins(0, 0, 0, 0)
        lower.addWidget(self._log_title)
        lower.addWidget(self.log, 1)
        split = QSplitter(Qt.Orientation.Vertical, self)
        split.addWidget(top)
        split.addWidget(self._log_box)
        split.setChildrenCollapsible(False)
        split.setSizes([380, 260])
        layout = QVBoxLayout(self)
        layout.setContentsMargins(8, 8, 8, 8)
        layout.addWidget(split)

    def show_log(self, shown: bool) -> None:
        """Only some kinds of help have a log."""
        self._log_box.setVisible(shown)

    def _explain(self, index: QModelIndex) -> None:
        self._power.setText(str(index.data(Qt.ItemDataRole.ToolTipRole) or ""))
        self._power_area.setVisible(bool(self._power.text()))
        self._power_area.verticalScrollBar().setValue(0)

    def _open(self, index: QModelIndex) -> None:
        self.mask_pressed.emit(str(index.data(MaskRole.MASK)))

    def retranslate(self) -> None:
        """Say everything again."""
        self._masks_title.setText(self.tr("Masks in play"))
        self._log_title.setText(self.tr("What happened"))
        self.masks.setAccessibleName(self._masks_title.text())
        self.log.setAccessibleName(self._log_title.text())
        self._explain(self.masks.currentIndex())

    def restyle(self) -> None:
        """Take sizes again."""
        for title in (self._masks_title, self._log_title):
            title.setFont(LOOK.title_font(0.9 if LOOK.large_text else 1.15))
        self._power_area.setFixedHeight(min(LOOK.em(5.6), 140))

    def changeEvent(self, event: QEvent) -> None:
        """Part of QWidget."""
        react(self, event)
        super().changeEvent(event)


def _list(name: str, parent: QWidget) -> QListView:
    view = QListView(parent)
    view.setObjectName(name)
    view.setMinimumHeight(60)
    view.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    return view
