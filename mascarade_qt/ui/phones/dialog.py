"""How phones join the table: a code to scan or type, and a list of people, with or without a phone."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.phones.hub import Hub, Overview
from mascarade_qt.phones.seats import Wish
from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import Page
from mascarade_qt.ui.kit.text import Label, button_text
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.phones.phone_guests import PhoneGuests
from mascarade_qt.ui.phones.qr_code import QrCode
from mascarade_qt.words.phrases import labelled


class PhonesDialog(Adaptive, QDialog):
    """Stays open while people take their seats; the game waits behind it."""

    def __init__(self, guests: PhoneGuests, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("phonesDialog")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(True)
        self._guests = guests
        guests.open()
        self._title = Label(self)
        self._how, self._safe = ReadLabel("phonesHow", self), ReadLabel("phonesSafe", self)
        self._address, self._code = Label(self), Label(self)
        self._qr = QrCode(self)
        self._qr.show_text(guests.link)
        role(self._title, "title")
        role(self._safe, "dim")
        for label in (self._address, self._code):
            role(label, "heading")
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByKeyboard)
        self._people = Page(self)
        self._grid = QGridLayout()
        self._in_rows: list[QWidget] = []
        self._people.box.addLayout(self._grid)
        self._people.box.addStretch(1)
        self._close = QPushButton(self)
        self._close.setObjectName("closeButton")
        self._close.setDefault(True)
        self._close.clicked.connect(self.accept)
        self._arrange()
        self._resize(parent)
        guests.changed.connect(self._show)
        self.retranslate()
        self._close.setFocus()

    @classmethod
    def show_for(cls, guests: PhoneGuests, parent: QWidget) -> None:
        """Open it, unless it is open already."""
        if parent.findChild(cls) is None:
            cls(guests, parent).open()

    def _arrange(self) -> None:
        left = QVBoxLayout()
        left.addWidget(self._qr, 1)
        left.addWidget(self._address, 0, Qt.AlignmentFlag.AlignHCenter)
        left.addWidget(self._code, 0, Qt.AlignmentFlag.AlignHCenter)
        right = QVBoxLayout()
        right.addWidget(self._how)
        right.addWidget(self._people, 1)
        right.addWidget(self._safe)
        both = QHBoxLayout()
        both.setSpacing(LOOK.em(1.2))
        both.addLayout(left, 2)
        both.addLayout(right, 3)
        column = QVBoxLayout(self)
        margin = LOOK.em(1.2)
        column.setContentsMargins(margin, margin, margin, margin)
        column.setSpacing(LOOK.em(0.6))
        column.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addLayout(both, 1)
        column.addWidget(self._close, 0, Qt.AlignmentFlag.AlignHCenter)

    def _resize(self, parent: QWidget) -> None:
        window = parent.window()
        self.resize(
            min(LOOK.em(52), window.width() - LOOK.px(40)), min(LOOK.em(32), window.height() - LOOK.px(40))
        )

    def _show(self, overview: Overview) -> None:
        """One row per person: who they are, how they answer, and what can be changed."""
        focused: QWidget | None = self.focusWidget()
        focus = "" if focused is None else focused.objectName()
        for widget in self._in_rows:
            widget.hide()
            widget.deleteLater()
        self._in_rows.clear()
        wishes = {wish.player: wish for wish in overview.wishes}
        for row, (player, state) in enumerate(overview.seats.items()):
            self._add_person(row, player, state, wishes.get(player))
        again = self.findChild(QPushButton, focus) if focus else None
        wanted = again or next(iter(self.findChildren(QPushButton)), self._close)
        (wanted if overview.wishes else self._close if again is None else again).setFocus()

    def _add_person(self, row: int, player: int, state: str, wish: Wish | None) -> None:
        name, how = Label(self._guests.names[player], self), ReadLabel(f"phoneState{player}", self)
        name.setObjectName(f"phoneName{player}")
        self._in_rows += [name, how]
        self._grid.addWidget(name, row, 0)
        self._grid.addWidget(how, row, 1)
        self._grid.setColumnStretch(1, 1)
        buttons: list[QPushButton] = []
        if wish is not None:
            device = wish.device
            how.setText(self.tr("Phone {sign} asks for this seat.").format(sign=wish.sign))
            let_in = self._button(self.tr("Let in"), f"letInButton{player}")
            role(let_in, "primary")
            let_in.clicked.connect(lambda: self._guests.post(Hub.confirm, device))
            refuse = self._button(self.tr("Not this one"), f"refuseButton{player}")
            refuse.clicked.connect(lambda: self._guests.post(Hub.refuse, device))
            buttons = [let_in, refuse]
            self._grid.addWidget(let_in, row, 2)
            self._grid.addWidget(refuse, row, 3)
        elif state == "free":
            how.setText(self.tr("at this screen"))
        else:
            how.setText(self.tr("on a phone") if state == "here" else self.tr("on a phone that is asleep"))
            free = self._button(self.tr("Answer here instead"), f"freeSeatButton{player}")
            free.clicked.connect(lambda: self._guests.post(Hub.free, player))
            buttons = [free]
            self._grid.addWidget(free, row, 2, 1, 2)
        how.setAccessibleName(labelled(name.text(), how.text()))
        for button in buttons:
            button.setAccessibleDescription(how.accessibleName())

    def _button(self, text: str, name: str) -> QPushButton:
        button = QPushButton(button_text(text), self)
        button.setObjectName(name)
        button.setAutoDefault(False)
        self._in_rows.append(button)
        return button

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Phones"))
        self._title.setText(self.tr("Answer on your phones"))
        self._close.setText(self.tr("To the table"))
        if self._guests.link:
            self._how.setText(
                self.tr(
                    "Scan this with a phone on the same network, or type the address into its browser "
                    "and then the code. There is nothing to install."
                )
            )
            self._safe.setText(
                self.tr("The game listens on this address only, and only until you leave this table.")
            )
        else:
            self._how.setText(self.tr("This computer is on no local network that phones could reach."))
            self._safe.setText(self._guests.problem)
        self._address.setText(self._guests.address.removeprefix("http://"))
        self._code.setText(self._guests.code)
        self._qr.setAccessibleName(self.tr("A QR code with this address"))
        self._show(self._guests.overview)
