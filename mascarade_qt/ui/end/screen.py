"""The unmasking: who won and why, all masks open, who lied when and what it brought."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.engine.events import Ended
from mascarade_qt.engine.layout import seat_places
from mascarade_qt.match.lies import Unmasking, unmask
from mascarade_qt.match.messages import Finale
from mascarade_qt.ui.cards.mask_card import SmallCard
from mascarade_qt.ui.end.lie_row import LieRow
from mascarade_qt.ui.end.seat_result import SeatResult
from mascarade_qt.ui.kit.dress import dress, label
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.living import role
from mascarade_qt.ui.kit.panel import Ornament, Panel
from mascarade_qt.ui.kit.screen import Page, Screen, heading
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.company import Company
from mascarade_qt.words.endings import ending
from mascarade_qt.words.linguist import Context
from mascarade_qt.words.roles import help_name
from mascarade_qt.words.unmasking import no_lies

Unmasked = Context("Unmasked")
_BUTTONS = (("rematch", "play"), ("newTable", "plus"), ("saveAs", "save"), ("home", "home"))


class EndScreen(Screen):
    """`chosen` says what next: rematch, newTable, saveAs, home."""

    chosen = Signal(str)

    def __init__(self, finale: Finale, help_level: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._finale = finale
        self._help = help_level
        self.result: Unmasking = unmask(finale.setup, finale.events)
        people = [player for player, who in enumerate(finale.roles) if who.human]
        self._company = Company(finale.setup, people[0] if len(people) == 1 else None)
        for event in finale.events:
            self._company.see(event)
        self._title = heading(self, "victory")
        self._title.setObjectName("winnerLabel")
        self._why = heading(self, "motto")
        self._why.setObjectName("whyLabel")
        for line in (self._title, self._why):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._help_label = QLabel(self)
        self._help_label.setObjectName("helpLabel")
        role(self._help_label, "dim")
        self._buttons = {name: self._button(name) for name, _ in _BUTTONS}
        self._arrange()
        self.retranslate()
        self.restyle()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"{name}Button")
        if name == "rematch":
            role(button, "primary")
        button.clicked.connect(lambda: self.chosen.emit(name))
        return button

    def _arrange(self) -> None:
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addWidget(self._mask_panel(), 7)
        self._columns.addWidget(self._lie_panel(), 5)
        self._page = Page(self)
        for widget in (self._title, self._why, Ornament(self)):
            self._page.box.addWidget(widget)
        self._page.box.addLayout(self._columns, 1)
        footer = FlowLayout(gap=8, centred=True)
        for button in self._buttons.values():
            footer.addWidget(button)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._page, 1)
        self._outer.addLayout(footer)

    def _mask_panel(self) -> Panel:
        panel = Panel(self)
        self._masks_title = heading(panel)
        head = QHBoxLayout()
        head.addWidget(self._masks_title, 1)
        head.addWidget(self._help_label)
        panel.box.addLayout(head)
        self._masks_page = Page(panel)
        flow = FlowLayout(gap=10, even=True)
        players = len(self._finale.setup.players)
        for seat, player in enumerate(self.result.seats):
            places = seat_places(players, seat)
            masks = [self.result.cards[place] for place in places if place in self.result.cards]
            flow.addWidget(
                SeatResult(
                    player,
                    self._company.name(player),
                    masks,
                    self.result.coins[seat],
                    won=player in self.result.winners,
                    out=player in self.result.out,
                )
            )
        centre = [mask for place, mask in self.result.cards.items() if place.startswith("c")]
        if centre:
            flow.addWidget(SeatResult(None, "", centre, 0))
        self._masks_page.box.addLayout(flow)
        self._masks_page.box.addStretch(1)
        panel.box.addWidget(self._masks_page, 1)
        return panel

    def _lie_panel(self) -> Panel:
        panel = Panel(self)
        self._lies_title = heading(panel)
        self._lies_sum = heading(panel, "dim")
        panel.box.addWidget(self._lies_title)
        panel.box.addWidget(self._lies_sum)
        self._lies_page = Page(panel)
        for lie in self.result.lies:
            self._lies_page.box.addWidget(LieRow(lie, self._company, self._lies_page.inside))
        self._lies_page.box.addStretch(1)
        panel.box.addWidget(self._lies_page, 1)
        return panel

    def entered(self) -> None:
        """The screen is shown now."""
        self._buttons["rematch"].setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything again."""
        ended = next((event for event in self._finale.events if isinstance(event, Ended)), None)
        if ended is not None:
            words = ending(self._company, ended)
            self._title.setText(words.title)
            self._why.setText(words.why)
        self._masks_title.setText(self.tr("All masks off"))
        self._lies_title.setText(self.tr("Who lied"))
        lies = len(self.result.lies)
        self._lies_sum.setText(Unmasked.tr("%n lie(s) in this game.", "", lies) if lies else no_lies())
        self._help_label.setText(self.tr("Help in this game: {help}").format(help=help_name(self._help)))
        texts = {
            "rematch": (self.tr("Rematch"), self.tr("The same table again, with new cards")),
            "newTable": (self.tr("New table"), self.tr("Choose players and masks anew")),
            "saveAs": (self.tr("Save as…"), self.tr("Keep the record of this game as a file")),
            "home": (self.tr("Home"), self.tr("Back to the first screen")),
        }
        for name, button in self._buttons.items():
            label(button, *texts[name])

    def restyle(self) -> None:
        """Take sizes and colours again."""
        margin = LOOK.em(1.0)
        self._outer.setContentsMargins(margin, LOOK.em(0.6), margin, LOOK.em(0.8))
        self._outer.setSpacing(LOOK.em(0.6))
        self._page.box.setSpacing(LOOK.em(0.3))
        self._columns.setSpacing(LOOK.em(0.8))
        for name, drawing in _BUTTONS:
            dress(self._buttons[name], drawing, 1.3, LOOK.theme.on_accent if name == "rematch" else "")
        self._fit()

    def _fit(self) -> None:
        wide = self.width() > LOOK.em(60)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if wide else down)
        room = self.width() / max(1, LOOK.em())
        for card in self._masks_page.inside.findChildren(SmallCard):
            card.set_width(5.7 if room < 100 else 8.6)
        for page in (self._masks_page, self._lies_page):
            page.show_whole(not wide)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Part of QWidget."""
        self._fit()
        super().resizeEvent(event)
