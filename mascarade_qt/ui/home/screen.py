"""The home screen: begin, continue, read the rules, change settings and language."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.fan import CardFan
from mascarade_qt.ui.home.continue_card import ContinueCard
from mascarade_qt.ui.kit.adaptive import role, set_styled
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.language_chooser import LanguageChooser
from mascarade_qt.ui.kit.panel import Ornament
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import Page, Screen
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.context import Context

if TYPE_CHECKING:
    from mascarade_qt.storage.library import KeptGame

HomeMenu = Context("HomeMenu")
# Shown in the fan: the silhouettes that differ most.
_FAN = ("witch", "king", "empress", "fool", "trickster")
_BUTTONS = (
    ("startHere", "lesson"),
    ("quickGame", "play"),
    ("newGame", "human"),
    ("dailyDeal", "star"),
    ("learn", "lesson"),
    ("rules", "rules"),
    ("replays", "replay"),
    ("statistics", "statistics"),
    ("ownScenarios", "plus"),
    ("openFile", "import"),
    ("settings", "settings"),
    ("about", "help"),
)


class HomeScreen(Screen):
    """`wanted` says where to go: the name of a button, without "Button"."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._fan = CardFan(_FAN, self)
        self._title = Label(self)
        role(self._title, "hero")
        self._motto = ReadLabel("motto", self)
        role(self._motto, "motto")
        for line in (self._title, self._motto):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._side = QWidget(self)
        self._menu = QGridLayout()
        self._continue = ContinueCard(self._side)
        self._prepare(self._continue, "continue")
        self._waiting = QPushButton(self._side)
        self._waiting.setObjectName("putAwayButton")
        role(self._waiting, "plain")
        self._waiting.clicked.connect(lambda: self.wanted.emit("replays"))
        self._put_away = 0
        self._buttons = {name: self._button(name) for name, _ in _BUTTONS}
        self._languages = LanguageChooser(settings, self)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._arrange()
        self.offer_continue(False)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self._side)  # adding it to a layout later would change the tab order
        self._prepare(button, name)
        return button

    def _prepare(self, button: QPushButton, name: str) -> None:
        button.setObjectName(f"{name}Button")
        button.setAutoDefault(True)
        role(button, "menu")
        button.setProperty("first", name == "continue")
        button.clicked.connect(lambda: self.wanted.emit(name))

    def _arrange(self) -> None:
        side = self._side
        column = QVBoxLayout(side)
        column.setContentsMargins(0, 0, 0, 0)
        column.addStretch(1)
        column.addWidget(self._title)
        column.addWidget(Ornament(side))
        column.addWidget(self._motto)
        column.addSpacing(LOOK.em(0.5))
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addLayout(self._menu, 8)
        centred.addStretch(1)
        column.addLayout(centred)
        column.addStretch(1)
        page = Page(self)
        self._columns.addWidget(self._fan, 11)
        self._columns.addWidget(side, 9)
        page.box.addLayout(self._columns)
        outer = QVBoxLayout(self)
        outer.addWidget(page, 1)
        outer.addWidget(self._languages)  # always visible, even if the rest scrolls
        self._outer = outer

    def offer_continue(self, possible: bool, game: "KeptGame | None" = None, put_away: int = 0) -> None:
        """Show *Continue* only if there is a game to continue; it then comes first.

        `put_away`: how many other unfinished games are among the replays.
        """
        fresh = not (possible or self._settings.has_played or self._settings.lessons_done)
        # The button that most people want now.
        self._first = self._continue if possible else self._buttons["startHere" if fresh else "quickGame"]
        for button in (self._buttons["startHere"], self._buttons["quickGame"]):
            set_styled(button, "first", button is self._first)
        self._continue.setVisible(possible)
        self._continue.show_game(game)
        self._buttons["startHere"].setVisible(fresh)
        self._buttons["dailyDeal"].setVisible(not fresh)
        self._put_away = put_away
        self.retranslate()
        self.restyle()

    @override
    def entered(self) -> None:
        self._first.setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def retranslate(self) -> None:
        self._title.setText(self.tr("Mascarade"))
        self._motto.setText(self.tr("Everyone wears a mask. Who remembers whose?"))
        texts = {
            "startHere": self.tr("First time? Start here"),
            "quickGame": self.tr("Quick game"),
            "newGame": self.tr("New game"),
            "dailyDeal": self.tr("Deal of the day"),
            "openFile": self.tr("Open a file…"),
            "ownScenarios": self.tr("My scenarios"),
            "learn": self.tr("Learn"),
            "rules": self.tr("Rules"),
            "replays": self.tr("Replays"),
            "statistics": self.tr("Statistics"),
            "settings": self.tr("Settings"),
            "about": self.tr("About"),
        }
        hints = {
            "startHere": self.tr("Learn the game in a first short lesson"),
            "quickGame": self.tr("Start at once, at the table of your last game"),
            "dailyDeal": self.tr("The same cards for everybody today: compare how you did"),
            "newGame": self.tr("Choose players and masks, and start playing"),
            "openFile": self.tr("Open a game you saved or were sent"),
            "ownScenarios": self.tr("Build your own scenarios"),
            "learn": self.tr("Six short lessons at the table"),
            "rules": self.tr("How to play, and what each mask does"),
            "replays": self.tr("Watch past games, or watch bots play"),
            "statistics": self.tr("Wins, lies and masks across all your games"),
            "settings": self.tr("Language, colours, text size and motion"),
            "about": self.tr("About this program"),
        }
        for name, button in self._buttons.items():
            label(button, texts[name], hints[name])
        self._waiting.setText(HomeMenu.tr("%n more unfinished game(s)", "", self._put_away))
        self._waiting.setVisible(bool(self._put_away))

    @override
    def restyle(self) -> None:
        theme = LOOK.theme
        for name, drawing in _BUTTONS:
            button = self._buttons[name]
            set_icon(button, drawing, 1.5, theme.on_accent if button is self._first else theme.gold)
        self._menu.setSpacing(LOOK.em(0.45))
        margin = LOOK.em(1.4)
        self._outer.setContentsMargins(margin, LOOK.em(0.8), margin, LOOK.em(0.8))
        self._columns.setSpacing(LOOK.em(2))
        self._fit()

    def _fit(self) -> None:
        """If the text is too large for two columns, the cards give way."""
        wide = self.width() > LOOK.em(48)
        self._fan.setVisible(wide)
        roomy = self._continue.isHidden() or self.height() > LOOK.em(50)
        self._motto.setVisible(roomy and (wide or not LOOK.large_text))
        self._menu.addWidget(self._continue, 0, 0, 1, 2)
        self._menu.addWidget(self._waiting, 1, 0, 1, 2)
        self._menu.addWidget(self._buttons["startHere"], 2, 0, 1, 2)
        wide_ones = ("startHere", "dailyDeal")
        others = [button for name, button in self._buttons.items() if name not in wide_ones]
        for number, button in enumerate(others):  # the first two are ways to play
            row = number // 2
            self._menu.addWidget(button, row + (3 if row == 0 else 4), number % 2)
        self._menu.addWidget(self._buttons["dailyDeal"], 4, 0, 1, 2)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)
