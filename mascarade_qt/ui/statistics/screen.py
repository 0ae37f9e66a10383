"""Statistics: all games of the people here, against bots and among themselves."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.setup import LONGEST_NAME
from mascarade_qt.engine.table import WINNING_FORTUNE
from mascarade_qt.history.achievements import ACHIEVEMENTS
from mascarade_qt.history.figures import BOTS, FOREIGN, HOT_SEAT, MIXED
from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.storage.statistics import Group, LastGame, Sheet, Totals
from mascarade_qt.system.override import override
from mascarade_qt.ui.cards.emptiness import Emptiness
from mascarade_qt.ui.kit.adaptive import role
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.icons import label, set_icon
from mascarade_qt.ui.kit.panel import Panel
from mascarade_qt.ui.kit.read_label import ReadLabel
from mascarade_qt.ui.kit.screen import Header, Page, Screen, heading
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.kit.text import Label, confirmation
from mascarade_qt.ui.look.focus_ring import paint_focus_ring
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.statistics.bars import Bar, Bars
from mascarade_qt.ui.statistics.count import Count, Report
from mascarade_qt.ui.statistics.plaques import Plaques
from mascarade_qt.words.company import called
from mascarade_qt.words.context import Context
from mascarade_qt.words.games import day_text
from mascarade_qt.words.guests import character_text
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.numbers import coins_text, percent_text
from mascarade_qt.words.phrases import labelled
from mascarade_qt.words.roles import level_name
from mascarade_qt.words.scenarios import scenario_name
from mascarade_qt.words.troubles import unusable_statistics

Figures = Context("Figures")
MOST_GROUPS = 12
_TILES = ("games", "won", "lies", "believed", "contests", "right", "fooled")
_BY = ("level", "players", "scenario", "character", "name")
_LEVELS = ("guest", "regular", "courtier", "master")


class StatisticsScreen(Screen):
    """Figures on top, charts below. New games are counted while the screen is open, in another thread."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("statisticsScreen")
        self._count: Count | None = None
        self._report: Report | None = None
        self._kind_chosen = False
        self._header = Header(self)
        self._kind = Segmented("statisticsKind", (BOTS, HOT_SEAT), self)
        self._kind.chosen.connect(lambda _: self._choose_kind())
        self._reset = QPushButton(self)
        self._reset.setObjectName("resetStatisticsButton")
        self._reset.clicked.connect(self._ask_reset)
        self._header.row.addWidget(self._reset)
        self._notice = ReadLabel("statisticsNotice", self)
        role(self._notice, "danger")
        self._empty = Emptiness(("judge", "sage", "thief"), self)
        self._all_tiles = _Tiles(self)
        self.tiles = {name: _Tile(name, self._all_tiles) for name in _TILES}
        self._by = Segmented("statisticsBy", _BY, self, plain=True)
        self._by.chosen.connect(lambda _: self._show_figures())
        self.groups, self.worn, self.last = (
            Bars(name, self) for name in ("victoriesChart", "wornChart", "lastGamesChart")
        )
        self._titles = {bars: heading(self) for bars in (self.groups, self.worn, self.last)}
        self._achieved_title = heading(self)
        self.plaques = Plaques(self)
        self._arrange()
        self.retranslate()
        self.restyle()

    def _arrange(self) -> None:
        page = Page(self)
        page.box.addWidget(self._kind)
        page.box.addWidget(self._empty, 1)
        self._figures = QWidget(page.inside)
        role(self._figures, "page")
        column = QVBoxLayout(self._figures)
        column.setContentsMargins(0, 0, 0, 0)
        tiles = FlowLayout(self._all_tiles, gap=28, even=True, centred=True)
        for tile in self.tiles.values():
            tiles.addWidget(tile)
        column.addWidget(self._all_tiles)
        self._columns = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        left, right = Panel(self._figures), Panel(self._figures)
        left.box.addWidget(self._titles[self.groups])
        left.box.addWidget(self._by)
        left.box.addWidget(self.groups)
        left.box.addWidget(self._titles[self.last])
        left.box.addWidget(self.last)
        right.box.addWidget(self._titles[self.worn])
        right.box.addWidget(self.worn)
        for panel in (left, right):
            panel.box.addStretch(1)
            self._columns.addWidget(panel, 1)
        column.addLayout(self._columns)
        below = Panel(self._figures)
        below.box.addWidget(self._achieved_title)
        below.box.addWidget(self.plaques)
        column.addWidget(below)
        page.box.addWidget(self._figures, 1, Qt.AlignmentFlag.AlignTop)
        self._page = page
        self._outer = QVBoxLayout(self)
        self._outer.addWidget(self._header)
        self._outer.addWidget(self._notice)
        self._outer.addWidget(page, 1)

    # --- games ---

    @property
    def complete(self) -> bool:
        """Whether every kept game has been counted."""
        return self._report is not None and not self._report.counting

    def _take(self, report: Report) -> None:
        if self._count is None:
            return
        self._report = report
        played = {kind: sheet.totals.games for kind, sheet in report.sheets.items()}
        if not self._kind_chosen and played[BOTS] == 0 < played[HOT_SEAT]:
            self._show_kind(HOT_SEAT)
        self._show_figures()

    def _choose_kind(self) -> None:
        self._kind_chosen = True
        self._show_figures()

    def _show_kind(self, kind: str) -> None:
        had_focus = self._kind.button(self._kind.value).hasFocus()
        self._kind.value = kind
        if had_focus:
            self._kind.button(kind).setFocus(Qt.FocusReason.OtherFocusReason)

    def _ask_reset(self) -> None:
        question = self.tr("Reset all statistics? Your saved games stay, but no longer count.")
        act, leave = ("confirmResetButton", self.tr("Reset")), ("cancelResetButton", self.tr("Cancel"))
        box, confirm = confirmation(self, "resetStatisticsBox", question, act, leave)
        confirm.clicked.connect(self._forget_all)
        box.open()

    def _forget_all(self) -> None:
        if self._count is not None:
            self._report = None
            self._count.reset()
            self._show_figures()

    # --- figures ---

    def _show_figures(self) -> None:
        report, kind = self._report, self._kind.value
        sheet = Sheet() if report is None else report.sheets[kind]
        totals, trouble = sheet.totals, None if report is None else report.trouble
        self._notice.show_text("" if trouble is None else unusable_statistics(*trouble))
        self._empty.setVisible(totals.games == 0 and self.complete)  # what is being read may be the first
        self._figures.setVisible(totals.games > 0)
        self._by.button("level").setVisible(kind == BOTS)
        self._by.button("character").setVisible(bool(sheet.characters))
        self._by.button("name").setVisible(kind == HOT_SEAT)
        if self._by.button(self._by.value).isHidden():
            self._by.value = "players"
        if totals.games == 0:
            return
        self._show_tiles(totals)
        by = self._by.value
        groups = _sorted(sheet.characters if by == "character" else sheet.groups[by], by)
        self.groups.show_bars(
            [
                Bar(
                    self._group_name(by, group.key),
                    *(group.won, group.games, self._won(group.won, group.games)),
                    portrait(group.key, 0) if by == "character" and group.key in CHARACTERS else "",
                )
                for group in groups[: max(MOST_GROUPS, len(CHARACTERS) * (by == "character"))]
            ]
        )
        self.worn.show_bars(
            [
                Bar(
                    mask_name(mask) if mask in MASKS else _unknown(mask),
                    *(turns, turns, Figures.tr("%n turn(s)", "", turns)),
                    f"masks/{mask}" if mask in MASKS else "",
                )
                for mask, turns in sheet.worn
            ]
        )
        self._show_achieved(sheet, kind)
        self.last.show_bars(
            [
                Bar(
                    _dated(
                        game, scenario_name(game.scenario) if kind == BOTS else _unknown(called(game.name))
                    ),
                    game.coins if game.won else 0,
                    game.coins,
                    coins_text(game.coins) + (" ★" if game.won else ""),
                )
                for game in sheet.last
            ],
            WINNING_FORTUNE,
        )

    def _show_achieved(self, sheet: Sheet, kind: str) -> None:
        reached = sum(what in ACHIEVEMENTS for what in sheet.achieved)
        count = self._won(reached, len(ACHIEVEMENTS))
        self._achieved_title.setText(labelled(self.tr("Achievements"), count))
        self.plaques.show_achieved(sheet.achieved, named=kind == HOT_SEAT)

    def _show_tiles(self, totals: Totals) -> None:
        self.tiles["games"].show_figure(str(totals.games))
        self.tiles["won"].show_figure(str(totals.won), _share(totals.won, totals.games))
        self.tiles["lies"].show_figure(str(totals.lies))
        self.tiles["believed"].show_figure(str(totals.believed), _share(totals.believed, totals.lies))
        self.tiles["contests"].show_figure(str(totals.contests))
        self.tiles["right"].show_figure(str(totals.right), _share(totals.right, totals.contests))
        self.tiles["fooled"].show_figure(str(totals.fooled))
        self._all_tiles.setAccessibleName("; ".join(tile.accessibleName() for tile in self.tiles.values()))

    def _won(self, won: int, games: int) -> str:
        return self.tr("{won} of {games}").format(won=won, games=games)

    def _group_name(self, by: str, key: str) -> str:
        if by == "scenario":
            return scenario_name(key)
        if by == "players":
            return Figures.tr("%n player(s)", "", int(key))
        if by == "character" and key in CHARACTERS:
            return character_text(key)
        if by in ("name", "character"):
            return _unknown(called(key))
        others = {MIXED: self.tr("Mixed levels"), FOREIGN: self.tr("Other programs"), "": self.tr("No bots")}
        return level_name(key) if key in _LEVELS else others.get(key) or _unknown(key)

    # --- coming and going, and how it looks ---

    @override
    def entered(self) -> None:
        self.left()
        self._kind_chosen = False
        self._count = Count(self)
        self._count.reported.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._count.start()
        self._show_figures()
        self._kind.button(self._kind.value).setFocus(Qt.FocusReason.OtherFocusReason)

    @override
    def left(self) -> None:
        count, self._count = self._count, None
        if count is not None:
            count.close()
            count.deleteLater()
        self._report = None

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        """Stop here, so that those who hide it needn't call anything."""
        if not event.spontaneous():  # otherwise the window is minimized
            self.left()
        super().hideEvent(event)

    @override
    def retranslate(self) -> None:
        self._header.title.setText(self.tr("Statistics"))
        label(self._reset, self.tr("Reset…"), self.tr("Reset all statistics"))
        self._by.setAccessibleName(self.tr("Grouped by"))
        self._kind.setAccessibleName(self.tr("Which games"))
        self._kind.label(BOTS, self.tr("Against bots"), self.tr("Solo games"))
        self._kind.label(
            HOT_SEAT, self.tr("Shared screen"), self.tr("Games with several people at one screen")
        )
        self._empty.set_text(self.tr("No finished games yet. Finish one and its figures appear here."))
        tiles = {
            "games": self.tr("Games"),
            "won": self.tr("Won"),
            "lies": self.tr("Lies told"),
            "believed": self.tr("Lies believed"),
            "contests": self.tr("Contests"),
            "right": self.tr("Contests won"),
            "fooled": self.tr("Lies you let pass"),
        }
        for name, text in tiles.items():
            self.tiles[name].name(text)
        groups = {
            "level": self.tr("By level"),
            "players": self.tr("By number of players"),
            "scenario": self.tr("By scenario"),
            "character": self.tr("By character"),
            "name": self.tr("By name"),
        }
        for key, text in groups.items():
            self._by.label(key, text)
        titles = {
            self.groups: self.tr("Wins"),
            self.worn: self.tr("Masks worn most"),
            self.last: self.tr("Fortunes in recent games"),
        }
        for bars, text in titles.items():
            self._titles[bars].setText(text)
            bars.setAccessibleName(text)
        self._show_figures()

    @override
    def restyle(self) -> None:
        self.space(self._outer, self._columns)
        self._page.box.setSpacing(LOOK.em(0.7))
        set_icon(self._reset, "trash")
        self._fit()

    def _fit(self) -> None:
        wide = self.width() > LOOK.em(58)
        across, down = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(across if wide else down)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()
        super().resizeEvent(event)


def _dated(game: LastGame, name: str) -> str:
    """A game with its day in front, if that is known."""
    day = day_text(game.created)
    return f"{day} · {name}" if day else name


def _share(part: int, whole: int) -> str:
    return percent_text(part / whole) if whole else ""


def _sorted(groups: Sequence[Group], by: str) -> list[Group]:
    """Levels from the weakest, numbers from the smallest; others by size, the largest first."""
    if by == "level":
        return sorted(groups, key=lambda group: (*_LEVELS, group.key).index(group.key))
    return sorted(groups, key=lambda group: int(group.key)) if by == "players" else list(groups)


def _unknown(word: str) -> str:
    """A word from the database: a later version may know more of them, and a stranger may write anything."""
    return plain(word, LONGEST_NAME) or "?"


class _Tiles(QFrame):
    """All figures: a single stop, read in one go."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("figures")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.hasFocus():
            painter = QPainter(self)
            paint_focus_ring(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), 5)
            painter.end()


class _Tile(QFrame):
    """A large figure with its name below, and sometimes a share beside it."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"figure_{name}")
        self._figure, self._name = Label(self), Label(self)
        role(self._figure, "title")
        role(self._name, "dim")
        box = QVBoxLayout(self)
        for line in (self._figure, self._name):
            line.setAlignment(Qt.AlignmentFlag.AlignCenter)
            box.addWidget(line)

    def name(self, text: str) -> None:
        """What it is."""
        self._name.setText(text)
        self.setAccessibleName(labelled(text, self._figure.text()))

    def show_figure(self, figure: str, share: str = "") -> None:
        """How much it is."""
        self._figure.setText(f"{figure} · {share}" if share else figure)
        self.name(self._name.text())
