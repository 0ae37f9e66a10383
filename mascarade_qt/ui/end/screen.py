"""The unmasking: who won and why, all masks, who lied, fortunes, the ways of the masks, great moments."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.engine.layout import seat_places
from mascarade_qt.history.lies import Unmasking
from mascarade_qt.history.retrospect import Retrospect
from mascarade_qt.history.truth import Keyframes
from mascarade_qt.match.characters import CALM
from mascarade_qt.match.daily import day_of
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.moods import end_moods
from mascarade_qt.system.override import override
from mascarade_qt.ui.end.chart_panel import ChartPanel
from mascarade_qt.ui.end.entries import AchievementRow, MomentRow, Readable, TitledRow
from mascarade_qt.ui.end.footer import Footer
from mascarade_qt.ui.end.fortunes_chart import FortunesChart
from mascarade_qt.ui.end.hall import Hall
from mascarade_qt.ui.end.lie_row import LieRow
from mascarade_qt.ui.end.masters_row import MastersRow
from mascarade_qt.ui.end.poster import Poster
from mascarade_qt.ui.end.seat_result import SeatResult
from mascarade_qt.ui.end.turn_table import TurnTable
from mascarade_qt.ui.end.ways_panel import WaysPanel
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.entry_page import EntryPage
from mascarade_qt.ui.kit.icons import label
from mascarade_qt.ui.kit.panel import Ornament, Panel
from mascarade_qt.ui.kit.screen import Page, Screen, heading
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.kit.speech import announce
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.choices import help_name
from mascarade_qt.words.company import Company
from mascarade_qt.words.decisive import decisive
from mascarade_qt.words.endings import ending, own_place
from mascarade_qt.words.games import day_text
from mascarade_qt.words.lies import lies_in_all
from mascarade_qt.words.numbers import coins_text
from mascarade_qt.words.phrases import labelled
from mascarade_qt.words.retrospect import turn_sentences
from mascarade_qt.words.scenarios import scenario_name
from mascarade_qt.words.troubles import file_text

MARGIN = 1.0  # em, at the left and the right
FEW = 3  # players, with several cards each
_PAGES = ("masks", "fortunes", "ways")


class EndScreen(Screen):
    """`chosen` says what comes next: rematch, newTable, replay, review, saveAs, home."""

    chosen = Signal(str)
    moment_wanted = Signal(int)  # the replay at this moment
    was_left = Signal()

    def __init__(self, finale: Finale, help_level: str, parent: QWidget | None = None) -> None:
        """Without a help level, no one here has played: the game was only watched."""
        super().__init__(parent)
        self._finale = finale
        self._help = help_level
        self.game = Retrospect(finale.setup, finale.events)
        self.result: Unmasking = self.game.result
        people = [player for player, who in enumerate(finale.roles) if who.human]
        self._company = Company(finale.setup, people[0] if len(people) == 1 and help_level else None)
        for event in finale.events:
            self._company.see(event)
        self._moods = end_moods(self._company, self.result.winners)
        self._title = heading(self, "victory")
        self._title.setObjectName("winnerLabel")
        self._why = heading(self, "motto")
        self._why.setObjectName("whyLabel")
        self._facts = heading(self, "dim")
        self._facts.setObjectName("factsLabel")
        for line in (self._title, self._why, self._facts):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._tabs = Segmented("endPage", _PAGES, self, plain=True)  # Tab leads to it first, then to its page
        self._sentences = [""] * len(self.game.turns)
        self._told = ("", "")  # how it ended, and one's own place
        self._make_charts()
        self._arrange()
        self._day = day_of(finale.setup, finale.created)
        self._buttons["copyResult"].setVisible(self._day is not None and len(people) == 1)
        self._buttons["sameDeal"].setVisible(bool(people))
        self._buttons["masters"].setVisible(len(people) == 1)
        self.retranslate()
        self.restyle()

    def _press(self, name: str) -> None:
        if name == "copyResult":
            self._copy_result()
        else:
            self.chosen.emit(name)

    def _copy_result(self) -> None:
        """Copy a line for others on how the deal of the day went."""
        QGuiApplication.clipboard().setText(self.daily_result())
        announce(self, self.tr("Copied"))
        label(self._buttons["copyResult"], self.tr("Copied"))

    def daily_result(self) -> str:
        """The same facts for all: who came where, with how many coins, after how many turns."""
        me = next(player for player, who in enumerate(self._finale.roles) if who.human)
        ranks = [player for _, player in self._ranking()]
        won = me in self.result.winners
        text = (
            self.tr("Mascarade, deal of the day {date}: won with {coins} (turn {turn})")
            if won
            else self.tr("Mascarade, deal of the day {date}: place {place} with {coins} (turn {turn})")
        )
        return text.format(
            date=self._day,
            place=ranks.index(me) + 1,
            coins=coins_text(self.result.coins[self.result.seats.index(me)]),
            turn=len(self.game.turns),
        )

    def _make_charts(self) -> None:
        game, company = self.game, self._company
        names = [company.title(player) for player in range(company.players)]
        self._companies = Keyframes(Company(game.setup, company.me))  # where everyone sat at any time
        self._companies.add(game.events)
        self.fortunes = ChartPanel(
            FortunesChart(game, names),
            TurnTable(
                len(game.turns),
                lambda: [*names, self.tr("What happened")],
                lambda turn, column: str([*game.turns[turn].fortunes, self._sentences[turn]][column]),
                self,
            ),
            self,
        )
        after = [self._companies.at(turn.last) for turn in game.turns]
        self.ways = WaysPanel(game, Company(game.setup, company.me), after, self)
        for panel in (self.fortunes, self.ways):
            panel.chart.opened.connect(lambda turn: self.moment_wanted.emit(game.turns[turn].first + 1))
        self.fortunes.chart.turn_chosen.connect(self.ways.chart.choose)
        self.ways.chart.turn_chosen.connect(self.fortunes.chart.choose)

    def _arrange(self) -> None:
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        few = len(self._finale.setup.players) <= FEW
        self._columns.addWidget(self._mask_panel(), 9 if few else 7)
        self._columns.addWidget(self._lie_panel(), 4 if few else 5)
        self._page = Page(self)
        self._page.box.addLayout(self._columns, 1)
        self._tabs.chosen.connect(self._turn_to)
        self._footer = Footer(self)
        self._footer.pressed.connect(self._press)
        self._buttons = self._footer.buttons
        self._ornament = Ornament(self)
        self._whole = Page(self)
        self.masters = MastersRow(self)
        self.masters.came_or_went.connect(self._fit_facts)
        self._facts_box = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._facts_box.addWidget(self._facts, 2)
        self._facts_box.addWidget(self.masters, 5)
        for line in (self._title, self._why):
            self._whole.box.addWidget(line)
        self._whole.box.addLayout(self._facts_box)
        self._whole.box.addWidget(self._ornament)
        self._whole.box.addWidget(self._tabs)
        self._pages = dict(zip(_PAGES, (self._page, self.fortunes, self.ways), strict=True))
        for page in self._pages.values():  # not a stack: that would be as tall as its tallest page
            self._whole.box.addWidget(page, 1)
        self._turn_to(_PAGES[0])
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._whole, 1)
        self._outer.addWidget(self._footer)

    def _turn_to(self, page: str) -> None:
        for name, widget in self._pages.items():
            widget.setVisible(name == page)

    def _mask_panel(self) -> Panel:
        panel = Panel(self)
        results = [self._seat_result(seat, player) for seat, player in self._ranking()]
        centre = [mask for place, mask in self.result.cards.items() if place.startswith("c")]
        if centre:
            results.append(SeatResult(None, "", centre, 0))
        self._masks_page = Hall(results, panel)
        panel.box.addWidget(self._masks_page, 1)
        return panel

    def _ranking(self) -> list[tuple[int, int]]:
        """Seats with their players: the winners, then by fortune, and finally those who were out."""

        def rank(seated: tuple[int, int]) -> tuple[bool, bool, int]:
            seat, player = seated
            return player not in self.result.winners, player in self.result.out, -self.result.coins[seat]

        return sorted(enumerate(self.result.seats), key=rank)

    def _seat_result(self, seat: int, player: int) -> SeatResult:
        places = seat_places(len(self._finale.setup.players), seat)
        return SeatResult(
            player,
            self._company.title(player),
            [self.result.cards[place] for place in places if place in self.result.cards],
            self.result.coins[seat],
            won=player in self.result.winners,
            out=player in self.result.out,
            face=portrait(self._finale.setup.characters[player], player, self._moods.get(player, CALM)),
        )

    def _lie_panel(self) -> Panel:
        """The great moments, then all false claims."""
        panel = Panel(self)
        self._lies_page = EntryPage(panel)
        box = self._lies_page.box
        inside = self._lies_page.inside
        rows: list[Readable] = []
        for moment in self.game.great_moments():
            company = self._companies.at(moment.turn.first)
            rows.append(self._readable(MomentRow(moment, company, inside), moment.turn.number))
            box.addWidget(rows[-1])
        self._lies = TitledRow("falseClaims", inside)
        role(self._lies.text, "dim")
        rows.append(self._lies)
        box.addWidget(self._lies)
        for claim in self.result.false_claims:
            rows.append(self._readable(LieRow(claim, self._company, inside), claim.turn))
            box.addWidget(rows[-1])
        self._lies_page.set_entries(rows)
        self._rows = rows
        box.addStretch(1)
        panel.box.addWidget(self._lies_page, 1)
        return panel

    def show_first_times(self, achieved: Sequence[tuple[str, str]]) -> None:
        """What has just been achieved for the first time, and by whom, where several people play."""
        row = AchievementRow(achieved, self._lies_page.inside)
        self._readable(row, len(self.game.turns) - 1)
        self._lies_page.box.insertWidget(0, row)
        self._lies_page.set_entries([row, *self._rows])
        announce(self, row.accessibleName())

    def _readable(self, row: Readable, turn: int) -> Readable:
        moment = next((found.first + 1 for found in self.game.turns if found.number == turn), 0)
        row.opened.connect(lambda: self.moment_wanted.emit(moment))
        return row

    def poster(self) -> Poster:
        """The whole as a picture file."""
        charts = {panel.chart: panel.signs for panel in (self.fortunes, self.ways)}
        day, scenario = day_text(self._finale.created), scenario_name(self._finale.scenario)
        below = " · ".join(fact for fact in (self._finale.title, scenario, day) if fact)
        seats = [result.unmasked for result in self._masks_page.results]
        return Poster(self._title.text(), (self._why.text(), below), seats, charts)

    def save_picture(self, path: Path) -> bool:
        """Save the whole for others, to whom nobody here is “you”; returns whether that worked."""
        zoom, LOOK.zoom = LOOK.zoom, 1.0  # a picture is the same from any window
        try:
            neutral = EndScreen(self._finale, "")
            saved = neutral.poster().save(path)
            neutral.deleteLater()
        finally:
            LOOK.zoom = zoom
        return saved

    def show_saved(self, path: Path) -> None:
        """Say that something has been saved, without stopping anything."""
        label(self._buttons["saveAs"], self.tr("Saved"))
        announce(self, self.tr("Saved: {file}").format(file=file_text(path.name)))

    # --- how it looks ---

    @override
    def entered(self) -> None:
        """The screen is shown now: it says who won, and a hasty key press starts nothing."""
        self._masks_page.entries[0].setFocus(Qt.FocusReason.OtherFocusReason)
        lines = (self._title, self._why, self._facts)
        announce(self, " ".join(line.text() for line in lines if line.text()))

    @override
    def left(self) -> None:
        self.was_left.emit()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Stop here, so that those who hide it needn't call anything."""
        if not event.spontaneous():  # otherwise the window is minimized
            self.was_left.emit()
        super().hideEvent(event)

    @override
    def retranslate(self) -> None:
        if self.game.ended is not None:
            words = ending(self._company, self.game.ended)
            move = decisive(self._company, self.game.events)
            place = own_place(self._company, self.game.ended)
            self._title.setText(words.title)
            self._why.setText(move or words.why)
            self._told = (words.why if move else "", place)
        self._fit_facts()
        for key, text in (
            ("masks", self.tr("Masks and claims")),
            ("fortunes", self.tr("Fortunes")),
            ("ways", self.tr("The masks’ journeys")),
        ):
            self._tabs.label(key, text)
        self._tabs.setAccessibleName(self.tr("Page"))
        self.setWindowTitle(self.tr("All masks off"))
        self._lies.title.setText(self.tr("False claims"))
        self._lies.text.setText(lies_in_all(self.result))
        self._lies.setAccessibleName(labelled(self._lies.title.text(), self._lies.text.text()))
        self._set_sentences()
        texts = {
            "rematch": (self.tr("Rematch"), self.tr("Same table, new deal")),
            "sameDeal": (self.tr("Same deal again"), self.tr("Same table, same cards")),
            "masters": (
                self.tr("Masters in your seat"),
                self.tr("Have masters play this deal twenty times in your place: was it luck or skill?"),
            ),
            "copyResult": (
                self.tr("Copy result"),
                self.tr("A line on how the deal of the day went, to share"),
            ),
            "newTable": (self.tr("New table"), self.tr("Choose players and masks again")),
            "replay": (
                self.tr("Replay"),
                self.tr("Watch this game again, with all masks face up or through any player’s eyes"),
            ),
            "review": (self.tr("Review"), self.tr("What a master would have done in your place")),
            "saveAs": (
                self.tr("Save as…"),
                self.tr("Save the game or a picture of the unmasking"),
            ),
            "home": (self.tr("Home"), self.tr("Back to the start screen")),
        }
        for name, button in self._buttons.items():
            label(button, *texts[name])
        self._footer.fit(self.width() - 2 * LOOK.em(MARGIN) if self._wide else 0)

    def _fit_facts(self) -> None:
        """Show what is worth knowing about the end, in one line.

        In a low window, beside what masters did: only one's own place.
        """
        beside = self.masters.isVisibleTo(self) and self._wide and not self._high
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._facts_box.setDirection(across if beside else down)
        told = [fact for fact in self._told[beside:] if fact]
        if self._help and not beside:
            told.append(self.tr("Help in this game: {help}").format(help=help_name(self._help)))
        self._facts.setText("\u2003".join(told))
        self._facts.setVisible(bool(told))

    def _set_sentences(self) -> None:
        self._sentences = turn_sentences(self.game.setup, self._company.me, self.game.events, self.game.turns)
        titles = (
            (self.fortunes, self.tr("Fortunes over time")),
            (self.ways, self.tr("Where the masks really went")),
        )
        for panel, title in titles:
            panel.title.setText(title)
            panel.chart.setAccessibleName(title)
            panel.table.setAccessibleName(title)
            if isinstance(panel.chart, FortunesChart):
                panel.chart.sentences = self._sentences
            panel.set_sentences(self._sentences)
        self.fortunes.set_legend(
            self.tr("Above each turn is the mask that was announced; a triangle marks a false claim."),
            self.tr("← and → move from turn to turn; Enter opens the replay there."),
        )

    @override
    def restyle(self) -> None:
        margin = LOOK.em(MARGIN)
        self._outer.setContentsMargins(margin, LOOK.em(0.6), margin, LOOK.em(0.8))
        self._outer.setSpacing(LOOK.em(0.35))
        self._whole.box.setSpacing(LOOK.em(0.35))
        self._page.box.setSpacing(LOOK.em(0.3))
        self._columns.setSpacing(LOOK.em(0.8))
        self._fit()

    @property
    def _wide(self) -> bool:
        return self.width() > LOOK.em(60)

    @property
    def _high(self) -> bool:
        return self.height() > LOOK.em(50)

    def _fit(self) -> None:
        wide = self.roomy
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if wide else down)
        for page in (self._masks_page, self._lies_page):
            page.show_whole(not wide)
        self._masks_page.fit_cards()
        below, around = (self._outer, self) if wide else (self._whole.box, self._whole.inside)
        if self._footer.parentWidget() is not around:  # large text leaves no room for parts that don't scroll
            below.addWidget(self._footer)
        self._ornament.setVisible(wide and self._high)
        self._fit_facts()
        self._footer.fit(self.width() - 2 * LOOK.em(MARGIN) if self._wide else 0)
        self._page.show_whole(not wide)
        self._whole.keep_within(wide)
        for panel in (self.fortunes, self.ways):
            panel.set_tight(not wide)
        self._page.keep_within(wide)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)
