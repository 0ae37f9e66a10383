"""A chart with a caption that puts it in words, or the same as a table."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTableView,
    QWidget,
)

from mascarade_qt.system.override import override
from mascarade_qt.ui.end.turn_chart import TurnChart
from mascarade_qt.ui.end.turn_table import TurnTable
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.pile import Pile
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import NO_LIMIT, Page, heading
from mascarade_qt.ui.look.theme import LOOK


class ChartPanel(Panel):
    """The chart scrolls sideways if turns have no room; the caption says what happened in the chosen one."""

    def __init__(self, chart: TurnChart, table: TurnTable, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chart = chart
        self._sentences: list[str] = []
        self._tight = False
        self.signs = ""
        self._model = table
        area = QScrollArea(self)
        area.setWidgetResizable(True)
        area.setFrameShape(QScrollArea.Shape.NoFrame)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(chart)
        area.viewport().setAutoFillBackground(False)
        chart.setAutoFillBackground(False)
        self.table = QTableView(self)
        self.table.setObjectName(f"{chart.objectName()}Table")
        self.table.setWordWrap(True)
        self.table.setTabKeyNavigation(False)  # Tab leads on, arrows from cell to cell
        self.table.setSelectionBehavior(QTableView.SelectionBehavior.SelectRows)
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self._stack = Pile(self)
        self._stack.addWidget(area)
        self._stack.addWidget(self.table)
        self.as_table = QPushButton(self)
        self.as_table.setObjectName(f"{chart.objectName()}AsTable")
        self.as_table.setCheckable(True)
        self.as_table.toggled.connect(self._show_table)
        self.title = heading(self)
        self.legend = ReadLabel(f"{chart.objectName()}Legend", self)
        role(self.legend, "small")
        self.caption = heading(self, "")
        self.caption.setObjectName(f"{chart.objectName()}Caption")
        self.caption.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.caption.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._words = Page(self)
        self._words.box.addWidget(self.caption)
        self._words.box.addStretch(1)
        self.head = QHBoxLayout()
        self.head.addWidget(self.title, 1)
        self.head.addWidget(self.as_table)
        self.box.addLayout(self.head)
        self.box.addWidget(self._stack, 1)
        self.box.addWidget(self.legend)
        self.box.addWidget(self._words)
        self.setTabOrder(self.as_table, chart)
        self.setTabOrder(chart, self.table)
        self.setTabOrder(self.table, self.legend)
        chart.turn_chosen.connect(self._show_sentence)
        self.set_caption_height(3.6)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        self.table.horizontalHeader().setDefaultAlignment(left)
        self.retranslate()

    def set_tight(self, tight: bool) -> None:
        """With large text, the page above has the title, and chart and caption take the room they need."""
        self._tight = tight
        self.title.setVisible(not tight)
        self._stack.setMinimumHeight(LOOK.em(16) if tight else 0)
        self.set_caption_height(self._lines)

    def _show_table(self, shown: bool) -> None:
        if self.table.model() is None:  # made on demand: few people ask for it
            self.table.setModel(self._model)
            self._share_out()
        self._stack.setCurrentIndex(int(shown))
        self.legend.setVisible(not shown)

    def _share_out(self) -> None:
        """What happened takes the room that figures leave, and as many lines as it needs."""
        header, last = self.table.horizontalHeader(), self._model.columnCount() - 1
        if last < 0 or self.table.model() is None:
            return
        header.setSectionResizeMode(last, QHeaderView.ResizeMode.Interactive)
        figures = sum(header.sectionSize(column) for column in range(last))
        table = self.table  # which may not have been laid out yet
        beside = table.verticalHeader().sizeHint().width() + table.verticalScrollBar().sizeHint().width()
        free = self._stack.width() - beside - 2 * table.frameWidth() - figures
        header.resizeSection(last, max(LOOK.em(22), free))
        self.table.resizeRowsToContents()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_out()

    def set_legend(self, signs: str, keys: str, more: str = "") -> None:
        """What the signs mean, also in pictures for files; which keys there are; and one more line."""
        self.signs = f"{signs}\n{more}".strip()
        self.legend.setText(f"{signs} {keys}\n{more}".strip())

    def set_sentences(self, sentences: list[str]) -> None:
        """What happened in each turn."""
        self._sentences = sentences
        self._show_sentence(self.chart.turn)
        self.chart.announce_turn()
        self._model.retranslate()
        self._share_out()

    def _show_sentence(self, turn: int) -> None:
        if 0 <= turn < len(self._sentences):
            self.caption.setText(self._sentences[turn])

    @override
    def retranslate(self) -> None:
        self.as_table.setText(self.tr("As a table"))
        self.as_table.setAccessibleName(self.as_table.text())

    @override
    def restyle(self) -> None:
        super().restyle()
        if self.box.count():  # otherwise it is still being made
            self.set_caption_height(self._lines)

    def set_caption_height(self, height: float) -> None:
        """How much room the caption gets, in em; beyond that it scrolls, unless the page around it does."""
        self._lines = height
        self._words.setMaximumHeight(NO_LIMIT if self._tight else LOOK.em(height))
        self._words.show_whole(self._tight)
        if not self._tight:
            self._words.setFixedHeight(LOOK.em(height))
