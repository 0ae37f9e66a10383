"""Setting up a table: players, masks, variants, help. The last choice is remembered; one click starts."""

import random
from dataclasses import replace

from PySide6.QtCore import QModelIndex, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QHBoxLayout,
    QListView,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.engine.cast import HELP
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from mascarade_qt.match.table_choice import (
    USUAL_PLAYERS,
    choice_data,
    read_choice,
    read_names,
)
from mascarade_qt.storage.scenario_files import ScenarioStore
from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.mask_card import MaskCard
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import Header, Page, Screen, heading
from mascarade_qt.ui.kit.speech import announce, tell_deaf
from mascarade_qt.ui.kit.stepper import Stepper
from mascarade_qt.ui.kit.text import Label
from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.new_game.all_bots import AllBotsRow
from mascarade_qt.ui.new_game.game_options import GameOptions
from mascarade_qt.ui.new_game.last_table import with_names
from mascarade_qt.ui.new_game.masks_page import MasksPage
from mascarade_qt.ui.new_game.seat_row import SeatRow
from mascarade_qt.ui.scenarios.model import ScenarioModel
from mascarade_qt.words.company import called
from mascarade_qt.words.context import Context
from mascarade_qt.words.guests import character_name
from mascarade_qt.words.phrases import joined, labelled
from mascarade_qt.words.scenarios import cards_text, scenario_about

Lobby = Context("Lobby")
FOR_ONE = HELP[2:]  # help that others at the same screen would see too


class NewGameScreen(Screen):
    """`started` carries what was chosen: a TableChoice and the Scenario."""

    started = Signal(object, object)

    def __init__(self, settings: Settings, store: ScenarioStore, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._store = store
        self.choice = read_choice(settings.last_table)
        self._header = Header(self)
        self._players = Stepper("playersSpin", FEWEST_PLAYERS, MOST_PLAYERS, self)
        self._names = read_names(settings.known_names)
        self._rows: list[SeatRow] = []  # made when they are needed
        self._chance = random.Random()
        self.scenarios = ScenarioModel(store, self.choice.players, self)
        self._list = QListView(self)
        self._list.setObjectName("scenarioList")
        self._list.setModel(self.scenarios)
        self._list.setItemDelegate(WrappingDelegate(self._list, margin=0.5))
        self._list.setResizeMode(QListView.ResizeMode.Adjust)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._about = heading(self, "dim")
        self._options = GameOptions(self)
        self._trouble = ReadLabel("newGameTrouble", self)
        role(self._trouble, "danger")
        self._start = QPushButton(self)
        self._start.setObjectName("startButton")
        self._start.setDefault(True)
        role(self._start, "primary")
        self._arrange()
        self._show_choice()
        self._connect()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._columns.addWidget(self._make_seats(), 10)
        self._columns.addWidget(self._make_masks(), 10)
        self._page = Page(self)
        self._page.box.addLayout(self._columns, 1)
        footer = QHBoxLayout()
        footer.addWidget(self._trouble, 1)
        footer.addWidget(self._start)
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addWidget(self._page, 1)
        self._outer.addLayout(footer)

    def _make_seats(self) -> QWidget:
        panel = Panel(self)
        head = QHBoxLayout()
        self._seats_title = heading(panel)
        head.addWidget(self._seats_title, 1)
        self._everybody = QPushButton(panel)
        self._everybody.setObjectName("everybodyButton")
        head.addWidget(self._everybody)
        head.addWidget(self._players)
        panel.box.addLayout(head)
        self._everyone = AllBotsRow(panel)
        panel.box.addWidget(self._everyone)
        self._seats_page = Page(panel)
        self._seats_page.box.addStretch(1)
        panel.box.addWidget(self._seats_page, 1)
        panel.box.addWidget(self._options)
        return panel

    def _make_masks(self) -> QWidget:
        panel = Panel(self)
        self._masks_title = heading(panel)
        self._count = Label(panel)
        role(self._count, "dim")
        head = QHBoxLayout()
        head.addWidget(self._masks_title, 1)
        head.addWidget(self._count)
        panel.box.addLayout(head)
        self._masks_row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        left = QVBoxLayout()
        left.addWidget(self._list, 1)
        left.addWidget(self._about)
        self._masks_row.addLayout(left, 1)
        self._cards_page = MasksPage(panel)
        self._masks_row.addWidget(self._cards_page, 4)
        panel.box.addLayout(self._masks_row, 1)
        return panel

    def _connect(self) -> None:
        self._players.changed.connect(self._set_players)
        self._list.selectionModel().currentChanged.connect(self._set_scenario)
        self._list.activated.connect(lambda _: self._begin())
        self._everyone.level_chosen.connect(self._set_all_levels)
        self._everyone.company_wanted.connect(self._seat_others)
        self._everybody.clicked.connect(self._set_people)
        self._options.changed.connect(self._set_options)
        self._options.more.toggled.connect(self._show_options)
        self._options.turning.toggled.connect(lambda on: setattr(self._settings, "turning", on))
        self._options.phones.toggled.connect(lambda on: setattr(self._settings, "phones", on))
        self._options.sand.activated.connect(self._set_sand)
        self._start.clicked.connect(self._begin)

    # --- what is chosen ---

    def _set_players(self, players: int) -> None:
        self.choice = replace(self.choice, players=players)
        self.scenarios.set_players(players)
        self._show_seats()
        self._select_scenario()

    def _set_seat(self, number: int) -> None:
        seat = self._rows[number].seat()
        exchanged = seat.character != self.choice.seats[number].character
        choice = self.choice.with_character(number, seat.character) if exchanged else self.choice
        self.choice = choice.with_seat(number, seat)
        if exchanged:  # perhaps with another seat
            self._show_company()
        self._check()

    def _show_company(self) -> None:
        for row, seat in zip(self._rows, self.choice.seats, strict=False):
            row.show_seat(seat)

    def _set_all_levels(self, level: str) -> None:
        """Make all opponents equally hard; foreign bots stay as they are."""
        for number, seat in enumerate(self.choice.seats):
            if not seat.human and not seat.bot:
                self.choice = self.choice.with_seat(number, replace(seat, level=level))
        self._show_company()

    def _seat_others(self) -> None:
        self.choice = self.choice.with_company(self._chance)
        self._show_company()
        bots = [character_name(seat.seated) for seat in self.choice.taken if seat.seated]
        announce(self, joined(bots))

    def _set_people(self) -> None:
        """Put people on all seats; if they are there already, only on the first one."""
        self.choice = self.choice.with_people(not self.choice.only_people)
        self._show_company()
        self._check()

    def _set_scenario(self, current: QModelIndex) -> None:
        row = self.scenarios.row(current.row())
        if row is not None:
            self.choice = replace(self.choice, scenario=row.key)
            self._show_masks()

    def _set_options(self) -> None:
        self.choice = self._options.taken_into(self.choice)
        self._check()

    def _show_options(self) -> None:
        """All of them, or few: scroll to where they are now."""
        self._fit()
        QTimer.singleShot(0, self, lambda: self._page.ensureWidgetVisible(self._options, 0, 0))

    def _set_sand(self) -> None:
        self._settings.sand = str(self._options.sand.currentData())

    def _show_choice(self) -> None:
        self._players.value = self.choice.players
        self._options.show_choice(self.choice)
        self._options.turning.setChecked(self._settings.turning)
        self._options.phones.setChecked(self._settings.phones)
        self._options.sand.setCurrentIndex(self._options.sand.findData(self._settings.sand))
        self._show_seats()
        self._select_scenario()

    def _show_seats(self) -> None:
        for number in range(len(self._rows), self.choice.players):
            row = SeatRow(number, self.choice.seats[number], self._seats_page.inside)
            row.suggest(self._names)
            row.changed.connect(self._set_seat)
            self._seats_page.box.insertWidget(number, row)
            self._rows.append(row)
        for row in self._rows:
            row.setVisible(row.number < self.choice.players)
            row.make_room(self.choice.players <= USUAL_PLAYERS)
        self._check()

    def _select_scenario(self) -> None:
        """Select the chosen one, or the first that fits."""
        row = max(0, self.scenarios.row_of(self.choice.scenario))
        index = self.scenarios.index(row, 0)
        self._list.setCurrentIndex(index)
        self._set_scenario(index)

    def propose(self, key: str) -> None:
        """Offer a table for one of the player's own scenarios, keeping the number of players if it fits."""
        own = self._store.own.get(key)
        if own is not None:
            fewest, most = own.scenario.fewest, own.scenario.most
            self._players.value = max(fewest, min(most, self.choice.players))
            self.choice = replace(self.choice, scenario=key)
            self._select_scenario()

    @property
    def scenario(self) -> Scenario | None:
        """The chosen scenario."""
        row = self.scenarios.row(self.scenarios.row_of(self.choice.scenario))
        return None if row is None else row.scenario

    def _show_masks(self) -> None:
        scenario = self.scenario
        self._cards_page.clear()
        if scenario is None:
            return
        masks = scenario.masks_for(self.choice.players)
        sexes = "courtesan" in masks
        for mask in sorted(masks, key=list(MASKS).index):
            card = MaskCard(mask, scenario.bear_tamer, sexes=sexes, parent=self._cards_page.inside)
            self._cards_page.add(card)
        self._cards_page.fit_cards()
        self._cards_page.verticalScrollBar().setValue(0)
        self._describe()

    def _describe(self) -> None:
        scenario = self.scenario
        if scenario is not None:
            self._count.setText(cards_text(len(scenario.masks_for(self.choice.players))))
            own = self._store.own.get(scenario.id)
            if own is None:
                self._about.setText(scenario_about(scenario.id))
            elif own.by_house_rules(self.choice.players):
                self._about.setText(self.tr("One of your own scenarios. It breaks the printed rules."))
            else:
                self._about.setText(self.tr("One of your own scenarios."))

    # --- starting ---

    def _problem(self) -> str:
        for number, seat in enumerate(self.choice.taken, 1):
            if not seat.human and seat.bot.isspace():
                return self.tr(
                    "Player {number}: enter the program that plays, or choose another opponent."
                ).format(number=number)
        if not self._options.seed_is_valid():
            return self.tr("The deal number must be a whole number from 0 to 2147483647, or empty.")
        return ""

    def _check(self) -> None:
        problem = self._problem()
        people = sum(seat.human for seat in self.choice.taken)
        hint = "" if people else self.tr("No human players: you will watch the bots play.")
        if people > 1:
            hint = Lobby.tr(
                "%n people share this screen. Anything private is shown behind a curtain.", "", people
            )
            if self.choice.help in FOR_ONE:
                hint += " " + self.tr("Notes and the coach are off: they only work in solo games.")
            if self.choice.help != HELP[0]:
                hint += " " + self.tr("Everyone sees the history.")
        full = self.choice.only_people
        self._everyone.setVisible(self.choice.players > 2 and not full)
        self._everybody.setText(self.tr("Only one person") if full else self.tr("Everyone is a person"))
        self._options.show_shared(people > 1)
        names = enumerate(with_names(self.choice).taken)
        self._options.show_people(
            {n: called(seat.name) for n, seat in names if seat.human}, self.choice.begins
        )
        self._trouble.setText(problem or hint)
        self._trouble.setVisible(bool(problem or hint))
        self._trouble.set_spoken(problem or hint)
        role(self._trouble, "danger" if problem else "dim")
        self._start.setEnabled(not problem)

    def _begin(self) -> None:
        scenario = self.scenario
        if scenario is None or self._problem():
            return
        self._settings.last_table = choice_data(self.choice)
        people = [seat.name for seat in self.choice.taken if seat.human]
        self._names = read_names([*people, *self._names])
        self._settings.known_names = list(self._names)
        for row in self._rows:
            row.suggest(self._names)
        self.started.emit(with_names(self.choice), scenario)

    # --- how it looks ---

    @override
    def entered(self) -> None:
        self.scenarios.refresh()
        self._select_scenario()
        self._players.spin.setFocus(Qt.FocusReason.OtherFocusReason)
        field, players = self._players.spin.accessibleName(), self._players.value
        tell_deaf(self, labelled(field, players))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter starts the game from any field, and presses buttons."""
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and not isinstance(self.focusWidget(), QAbstractButton):
            self._begin()
        else:
            super().keyPressEvent(event)

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("New game"))
        self._seats_title.setText(self.tr("Players"))
        self._players.describe(
            self.tr("Number of players"), self.tr("One fewer player"), self.tr("One more player")
        )
        self._masks_title.setText(self.tr("Masks"))
        self._list.setAccessibleName(self.tr("Scenarios for this number of players"))
        label(self._start, self.tr("Begin"))
        self.scenarios.retranslate()
        self._describe()
        self._check()

    @override
    def restyle(self) -> None:
        self.space(self._outer, self._columns)
        self._seats_page.box.setSpacing(LOOK.em(0.35))
        set_icon(self._start, "play", 1.4, LOOK.theme.on_accent)
        self._fit()

    def _fit(self) -> None:
        """Two columns if there is room; otherwise, or with all options, what doesn't fit scrolls together."""
        wide = self.roomy
        short = wide and not self._options.more.isChecked()
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if wide else down)
        self._masks_row.setDirection(across if self.width() > LOOK.em(36) else down)
        self._list.setMinimumHeight(LOOK.em(7))
        self._list.setMinimumWidth(LOOK.em(11))
        self._cards_page.fit_cards()
        for page in (self._seats_page, self._cards_page):
            page.show_whole(not short)
        self._page.keep_within(short)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)
