"""A dialog in the style of the game: a title, an ornament, something to read, and a button to close it."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.document import TextPage
from mascarade_qt.ui.kit.panel import Ornament
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.theme import LOOK


class ReadingDialog(Adaptive, QDialog):
    """Subclasses fill `page` in `retranslate`, and may put more into `box` above and `row` below."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self.title = Label(self)
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        role(self.title, "title")
        self.page = TextPage(f"{name}Text", self)
        self.close_button = QPushButton(self)
        self.close_button.setObjectName("closeButton")
        self.close_button.setDefault(True)
        self.close_button.clicked.connect(self.close)
        self.emblem = Label(self)
        self.emblem.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.addWidget(self.emblem)
        column.addWidget(self.title)
        self._ornament = Ornament(self)
        column.addWidget(self._ornament)
        self.box = QVBoxLayout()  # above the text
        column.addLayout(self.box)
        column.addWidget(self.page, 1)
        self.row = row = QHBoxLayout()  # of buttons
        row.addStretch(1)
        row.addWidget(self.close_button)
        row.addStretch(1)
        column.addLayout(row)
        margin = LOOK.em(1.2)
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(LOOK.em(0.6))
        width, height = LOOK.em(40), LOOK.em(34)
        if parent is not None:
            width, height = min(width, parent.width() - 40), min(height, parent.height() - 40)
        self.resize(width, height)
        roomy = height > LOOK.em(24)  # large text needs all the room
        self.emblem.setVisible(roomy)
        self._ornament.setVisible(roomy)
        self.page.setFocus()

    @override
    def restyle(self) -> None:
        self.page.restyle()
