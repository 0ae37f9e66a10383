"""What can be done after a game: one row of buttons, where they fit."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.kit.adaptive import Adaptive, role
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.icons import set_icon
from mascarade_qt.ui.look.theme import LOOK

BUTTONS = (
    ("rematch", "play"),
    ("sameDeal", "turn-back"),
    ("newTable", "plus"),
    ("replay", "replay"),
    ("review", "review"),
    ("masters", "bot"),
    ("copyResult", "copy"),
    ("saveAs", "save"),
    ("home", "home"),
)
GAP, TIGHT_GAP = 8, 4
ICON, TIGHT_ICON = 1.3, 1.0  # em


class Footer(Adaptive, QWidget):
    """`pressed` names the button."""

    pressed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._row = FlowLayout(self, gap=GAP, centred=True)
        self.buttons = {name: self._button(name) for name, _ in BUTTONS}
        self._tight = False
        self._room = 0
        self.restyle()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"{name}Button")
        if name == "rematch":
            role(button, "primary")
        button.clicked.connect(lambda: self.pressed.emit(name))
        self._row.addWidget(button)
        return button

    def fit(self, room: int) -> None:
        """Move closer together if all then stand in one row; without room given, as far apart as usual."""
        self._room = room
        self._space(tight=False)
        widths = [button.sizeHint().width() for button in self.buttons.values() if not button.isHidden()]
        if room and sum(widths) + GAP * (len(widths) - 1) > room:
            self._space(tight=True)

    def _space(self, *, tight: bool) -> None:
        if tight == self._tight:
            return
        self._tight = tight
        self._row.setSpacing(TIGHT_GAP if tight else GAP)
        for button in self.buttons.values():
            button.setProperty("tight", tight)
            button.style().polish(button)
        self._set_icons()

    def _set_icons(self) -> None:
        for name, drawing in BUTTONS:
            ink = LOOK.theme.on_accent if name == "rematch" else ""
            set_icon(self.buttons[name], drawing, TIGHT_ICON if self._tight else ICON, ink)

    @override
    def restyle(self) -> None:
        self._set_icons()
        self.fit(self._room)
