"""The unmasking."""

from collections import Counter
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton
from pytestqt.qtbot import QtBot

from mascarade_qt.ui.cards.mask_card import SmallCard
from mascarade_qt.ui.end import chart_text
from mascarade_qt.ui.end import screen as screen_module
from mascarade_qt.ui.end.fortunes_chart import FortunesChart
from mascarade_qt.ui.end.hall import Hall
from mascarade_qt.ui.end.lie_row import LieRow
from mascarade_qt.ui.end.screen import EndScreen
from mascarade_qt.ui.end.seat_result import SeatResult
from mascarade_qt.ui.end.ways_chart import WaysChart
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.style import apply_zoom
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.endings import own_place
from mascarade_qt.words.games import day_text
from mascarade_qt.words.languages import LANGUAGES
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.numbers import coins_text
from tests.support.finished import finale
from tests.support.waiting import idle
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping

NAMES = ("a5", "small-two", "small-three", "ultimate-combo", "deadly-duel")
UNLIKE = ("small-two", "ultimate-combo")  # the fewest and many, with cards of their own and without
BUTTONS = ("rematch", "sameDeal", "newTable", "replay", "review", "masters", "saveAs", "home")


@pytest.mark.parametrize("name", NAMES)
def test_everything_is_open(name: str, settings: Settings, show: Show) -> None:
    told = finale(name)
    screen = EndScreen(told, "history")
    show(screen)
    result = screen.result
    assert find(screen, QLabel, "winnerLabel").text()
    assert find(screen, QLabel, "whyLabel").text()
    assert find(screen, QLabel, "factsLabel").text().endswith("History")
    cards = sorted(card.mask_id for card in screen.findChildren(SmallCard))
    assert cards == sorted(result.cards.values())
    assert len(screen.findChildren(LieRow)) == len(result.false_claims)
    seats = [seat for seat in screen.findChildren(SeatResult) if seat.objectName() != "centreResult"]
    assert len(seats) == len(told.setup.players)
    first = len(result.winners)
    assert {seat.objectName() for seat in seats[:first]} == {f"player{won}Result" for won in result.winners}
    coins = dict(zip((f"player{player}Result" for player in result.seats), result.coins, strict=True))
    others = [coins[seat.objectName()] for seat in seats[first : len(seats) - len(result.out)]]
    assert others == sorted(others, reverse=True), "ranked by fortune"
    assert not nameless(screen)


def test_every_button_is_told(settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = EndScreen(finale("a5"), "classic")
    show(screen)
    screen.entered()
    assert not find(screen, QPushButton, "rematchButton").hasFocus()
    for name in BUTTONS:
        with qtbot.waitSignal(screen.chosen) as caught:
            QTest.mouseClick(find(screen, QPushButton, f"{name}Button"), Qt.MouseButton.LeftButton)
        assert caught.args == [name]


@pytest.mark.parametrize(("width", "height", "size"), [(1024, 640, 80), (1280, 720, 100), (1280, 720, 200)])
@pytest.mark.parametrize("name", ["a5", "ultimate-combo"])
def test_nothing_is_cut(
    width: int, height: int, size: int, name: str, settings: Settings, show: Show
) -> None:
    settings.text_size = size
    screen = EndScreen(finale(name, people=2), "coach")
    show(screen, width, height)
    assert not cut(screen)
    assert not overlapping(screen)


def test_it_follows_language_and_theme(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale("a5"), "classic")
    show(screen)
    places = [seat.geometry() for seat in screen._masks_page.results]
    for language, theme in (("fr", "salon"), ("uk", "contrast"), ("en", "night")):
        settings.language, settings.theme = language, theme
        idle()
        assert len({seat.width() for seat in screen._masks_page.results}) == 1
    assert find(screen, QPushButton, "homeButton").accessibleName() == "Home"
    assert [seat.geometry() for seat in screen._masks_page.results] == places


@pytest.mark.parametrize("name", UNLIKE)
def test_charts_are_walked_through_by_keys(name: str, settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = EndScreen(finale(name), "classic")
    show(screen)
    find(screen, QPushButton, "endPage_ways").click()
    chart = screen.ways.chart
    assert isinstance(chart, WaysChart)
    chart.setFocus()
    last = len(screen.game.turns) - 1
    assert chart.turn == last
    QTest.keyClick(chart, Qt.Key.Key_Home)
    assert (chart.turn, screen.fortunes.chart.turn) == (0, 0)
    first = find(screen, QLabel, "waysChartCaption").text()
    QTest.keyClick(chart, Qt.Key.Key_Right)
    assert chart.turn == 1
    assert find(screen, QLabel, "waysChartCaption").text() != first
    followed = {chart.followed}
    for _ in range(len(screen.game.setup.deal)):
        QTest.keyClick(chart, Qt.Key.Key_Down)
        followed.add(chart.followed)
    assert followed == set(screen.game.turns[1].cards.values())
    with qtbot.waitSignal(screen.moment_wanted) as caught:
        QTest.keyClick(chart, Qt.Key.Key_Return)
    assert caught.args == [screen.game.turns[1].first + 1]


@pytest.mark.parametrize("name", NAMES)
def test_every_way_ends_where_the_card_is(name: str, settings: Settings, show: Show) -> None:
    """Lines that are drawn are true: after each turn, each card is where its line is."""
    screen = EndScreen(finale(name), "classic")
    chart = screen.ways.chart
    assert isinstance(chart, WaysChart)
    places = tuple(screen.game.setup.deal)
    for number, turn in enumerate(screen.game.turns, 1):
        drawn = {
            places[row]: screen.game.setup.deal[places[card]]
            for card, way in enumerate(chart._ways)
            if (row := way[number]) is not None
        }
        assert drawn == turn.cards
    screen.deleteLater()


def test_charts_are_read_as_tables(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale("b6"), "classic")
    show(screen)
    game = screen.game
    for page, panel in (("fortunes", screen.fortunes), ("ways", screen.ways)):
        find(screen, QPushButton, f"endPage_{page}").click()
        panel.as_table.click()
        assert panel.table.isVisible()
        model = panel.table.model()
        assert model.rowCount() == len(game.turns)
        assert panel.table.accessibleName()
        assert panel.chart.accessibleDescription()
    model = screen.fortunes.table.model()
    turn = len(game.turns) - 1
    shown = [model.index(turn, column).data() for column in range(model.columnCount())]
    assert shown[:-1] == [str(coins) for coins in game.turns[turn].fortunes]
    assert shown[-1]


def test_the_mouse_chooses_a_turn_and_a_mask(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale("b6"), "classic")
    show(screen)
    find(screen, QPushButton, "endPage_ways").click()
    chart = screen.ways.chart
    assert isinstance(chart, WaysChart)
    field = chart.field(QRectF(chart.rect()))
    at = QPoint(round(chart.column(field, 3.5)), round(field.top() + 4))
    QTest.mouseMove(chart, at)
    QTest.mouseClick(chart, Qt.MouseButton.LeftButton, pos=at)
    assert chart.turn == 3
    assert chart.followed == screen.game.turns[3].cards["0"]


def test_a_game_that_was_watched_says_nothing_of_help(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale("b6", people=0), "")
    show(screen)
    assert "Help" not in find(screen, QLabel, "factsLabel").text()
    assert find(screen, QPushButton, "reviewButton").isVisible()
    assert not find(screen, QPushButton, "mastersButton").isVisible()


@pytest.mark.parametrize(("theme", "suffix"), [("night", ".png"), ("salon", ".svg"), ("contrast", ".svg")])
def test_it_is_a_picture_for_a_file(
    theme: str, suffix: str, settings: Settings, show: Show, tmp_path: Path
) -> None:
    settings.theme = theme
    screen = EndScreen(finale("b6"), "classic")
    show(screen)
    path = tmp_path / f"poster{suffix}"
    assert screen.poster().save(path)
    image = QImage(str(path))
    assert image.width() >= 1200  # Qt takes 90 pixels for an inch, others 96
    colours = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colours) > 20
    if suffix == ".svg":  # others don't have our fonts: letters are outlines
        assert "<text" not in path.read_text("utf-8")


def test_the_picture_says_what_everybody_wore(
    settings: Settings, show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For others: in the third person, with the scenario and the day."""
    written: list[str] = []

    def write(painter: QPainter, room: QRectF, flags: Qt.AlignmentFlag, text: str, wrapped: bool) -> None:
        written.append(text)
        chart_text.write(painter, room, flags, text, wrapped)

    monkeypatch.setattr("mascarade_qt.ui.end.poster.write", write)
    told = replace(finale("b6"), scenario="b6", created="2026-11-18T20:15:00+01:00", title="Carnevale")
    screen = EndScreen(told, "classic")
    show(screen)
    assert screen.save_picture(tmp_path / "poster.png")
    assert any("Carnevale" in line and day_text(told.created) in line for line in written)
    for player, name in enumerate(told.setup.players):
        assert name in written
        seat = screen.result.seats.index(player)
        worn = [screen.result.cards[place] for place in told.setup.layout.own[seat]]
        assert any(mask_name(mask) in line for mask in worn for line in written)
        assert coins_text(screen.result.coins[seat]) in written
    assert not any("you" in line.lower().split() for line in written)


def test_the_picture_is_the_same_from_any_window(
    settings: Settings, show: Show, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, float, QRectF]] = []

    def write(painter: QPainter, room: QRectF, flags: Qt.AlignmentFlag, text: str, wrapped: bool) -> None:
        written.append((text, painter.font().pointSizeF(), room))
        chart_text.write(painter, room, flags, text, wrapped)

    monkeypatch.setattr("mascarade_qt.ui.end.poster.write", write)
    screen = EndScreen(finale("b6"), "classic")
    show(screen)
    assert screen.save_picture(tmp_path / "usual.png")
    usual = [*written]
    written.clear()
    apply_zoom(3.0)
    assert screen.save_picture(tmp_path / "large.png")
    assert written == usual
    assert LOOK.zoom == 3.0


@pytest.mark.parametrize("name", UNLIKE)
def test_everything_is_read_by_keys(name: str, settings: Settings, show: Show, qtbot: QtBot) -> None:
    """One stop for Tab in each list; arrows go from entry to entry, Enter opens the replay."""
    screen = EndScreen(finale(name), "classic")
    show(screen)
    screen.entered()
    for page in (screen._masks_page, screen._lies_page):
        entries = page.entries
        assert all(entry.accessibleName() for entry in entries)
        entries[0].setFocus()
        for entry in entries[1:]:
            QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Down)
            assert entry.hasFocus()
        stops = [entry for entry in entries if entry.focusPolicy() == Qt.FocusPolicy.StrongFocus]
        assert len(stops) == 1
    with qtbot.waitSignal(screen.moment_wanted) as caught:
        QTest.keyClick(screen.focusWidget(), Qt.Key.Key_Return)
    claim = screen.result.false_claims[-1]
    assert caught.args == [screen.game.turns[claim.turn].first + 1]


def test_a_richer_player_is_drawn_above_a_poorer_one(settings: Settings, show: Show) -> None:
    """Lines of equal fortunes lie beside each other, but never so far that they tell another fortune."""
    screen = EndScreen(finale("a8-thirteen"), "")
    show(screen)
    chart = screen.fortunes.chart
    assert isinstance(chart, FortunesChart)
    field = QRectF(0, 0, 900, 200)
    players = range(13)
    lowest_of_six = max(chart._shifted(field, player, 6) for player in players)
    highest_of_five = min(chart._shifted(field, player, 5) for player in players)
    assert lowest_of_six < highest_of_five


def test_cards_are_named_by_who_sits_there_by_then(settings: Settings, show: Show) -> None:
    """In this game two players change seats: from then on the cards are the other's."""
    screen = EndScreen(finale("b6"), "")
    show(screen)
    game, chart = screen.game, screen.ways.chart
    changed = [turn for turn in game.turns if list(turn.seats) != sorted(turn.seats)]
    assert changed, "else nothing is proven"
    screen.ways.show_memory(
        [{place: {mask: 1.0} for place, mask in t.cards.items()} for t in game.turns], True
    )
    names = game.setup.players
    for turn in (game.turns[0], changed[0], changed[-1]):
        for place, mask in turn.cards.items():
            seat = game.setup.layout.owner.get(place)
            if seat is None:
                continue
            name = names[turn.seats[seat]]
            assert f"{name}’s card: {mask_name(mask)}" in chart.reading(turn.number)
            assert f"{name}’s card: {mask_name(mask)} (100%)" in screen.ways.ways.sentences[turn.number]
            column = list(game.setup.deal).index(place)
            head, cell = names[seat], screen.ways._cell(turn.number, column)
            assert (name in cell) == (name != head), "a cell says whose card it is where its head does not"


@pytest.mark.parametrize("players", [4, 6])
def test_all_seats_are_seen_at_once_where_they_can_be(players: int, settings: Settings, show: Show) -> None:
    screen = EndScreen(finale({4: "a4", 6: "b6"}[players]), "")
    screen.resize(1280, 720)
    show(screen)
    for _ in range(5):
        QApplication.processEvents()
    hall = screen._masks_page
    last = hall.entries[-1]
    bottom = last.mapTo(hall.viewport(), QPoint(0, last.height())).y()
    assert bottom <= hall.viewport().height()


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_seats_are_still_seen_beside_what_masters_did(
    language: str, settings: Settings, show: Show
) -> None:
    """And so is one's own place."""
    settings.language = language
    screen = EndScreen(finale("b6"), "history")
    screen.resize(1280, 720)
    show(screen)
    for played in (5, 20):
        screen.masters.show_games(played, 3, 20, 6)
        for _ in range(5):
            QApplication.processEvents()
        assert not screen._masks_page.verticalScrollBar().isVisible()
        assert screen.game.ended
        assert own_place(screen._company, screen.game.ended) in screen._facts.text()
        assert not cut(screen)


def test_the_table_of_a_chart_is_read_without_scrolling_sideways(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale("a5"), "")
    screen.resize(1280, 720)
    show(screen)
    screen._tabs.button("fortunes").click()
    screen.fortunes.as_table.click()
    QApplication.processEvents()
    table = screen.fortunes.table
    assert not table.horizontalScrollBar().isVisible()
    assert table.viewport().width() - table.horizontalHeader().length() < 20, "all the room is used"
    last = table.model().columnCount() - 1
    for row in range(table.model().rowCount()):
        assert table.rowHeight(row) >= table.sizeHintForIndex(table.model().index(row, last)).height()


@pytest.mark.parametrize(("players", "cards"), [(2, 3), (3, 2), (6, 1), (8, 1)])
def test_no_width_of_the_window_cuts_off_a_seat(show: Show, players: int, cards: int) -> None:
    """Cards are measured as exactly as they are painted, at sizes between whole numbers too."""
    apply_zoom(0.9)
    hall = Hall([SeatResult(player, "Anna", ["king"] * cards, 6) for player in range(players)])
    for width in range(680, 741, 5):
        show(hall, width, 420)
        QApplication.processEvents()
        assert not hall.verticalScrollBar().isVisible(), width


@pytest.mark.parametrize("zoom", [0.6, 0.8, 1.0])
def test_names_on_cards_can_be_read_in_a_small_window(zoom: float, show: Show) -> None:
    apply_zoom(zoom)
    hall = Hall([SeatResult(player, "Anna", ["king"], 6) for player in range(9)])
    show(hall, round(740 * zoom), round(420 * zoom))
    QApplication.processEvents()
    assert all(card.width() >= 80 for result in hall.results for card in result.cards)


def test_seats_stand_in_rows_of_equal_length(show: Show) -> None:
    hall = Hall([SeatResult(player, "Anna", ["king"], 6) for player in range(6)])
    show(hall, 690, 450)
    hall.fit_cards()
    QApplication.processEvents()
    rows = Counter(result.y() for result in hall.findChildren(SeatResult))
    assert list(rows.values()) == [3, 3]


@pytest.mark.parametrize("page", ["fortunes", "ways"])
def test_tab_leads_from_the_page_chooser_to_the_page_and_out_of_its_figures(
    page: str, settings: Settings, show: Show
) -> None:
    screen = EndScreen(finale("b6"), "history")
    show(screen)
    screen.activateWindow()
    tab = find(screen, QPushButton, f"endPage_{page}")
    tab.click()
    panel = screen.fortunes if page == "fortunes" else screen.ways
    panel.as_table.click()
    tab.setFocus()
    walked = [tab.objectName()]
    while walked[-1] != "homeButton" and len(walked) < 12:
        QTest.keyClick(QApplication.focusWidget() or screen, Qt.Key.Key_Tab)
        walked.append((QApplication.focusWidget() or screen).objectName())
    chart = panel.chart.objectName()
    assert walked[-1] == "homeButton", walked
    assert walked.index(f"{chart}AsTable") < walked.index(f"{chart}Table") < walked.index("rematchButton")


def test_what_masters_did_is_told(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale("a5"), "classic")
    show(screen)
    row = screen.masters
    assert not row.isVisible()
    row.show_games(3, 1, 20, 5)
    assert row.bar.isVisible()
    assert "1 of 3" in row.words.text()
    for won, text in ((1, "a hard deal"), (4, "a fair deal"), (7, "7 of 20: a good deal")):
        row.show_games(20, won, 20, 5)
        assert text in row.words.text()
    assert not row.bar.isVisible()
    row.show_failure()
    assert "couldn’t" in row.words.text()
    assert not cut(screen)


def test_masters_play_for_one_person_only(settings: Settings, show: Show) -> None:
    screen = EndScreen(finale("a5", people=2), "classic")
    show(screen)
    assert not find(screen, QPushButton, "mastersButton").isVisible()
    assert find(screen, QPushButton, "sameDealButton").isVisible()


def test_how_the_deal_of_the_day_went_can_be_copied(
    settings: Settings, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = finale("a5")
    screen = EndScreen(told, "classic")
    show(screen)
    assert not find(screen, QPushButton, "copyResultButton").isVisible()
    monkeypatch.setattr(screen_module, "day_of", lambda *_: date(2026, 11, 18))
    screen = EndScreen(told, "classic")
    show(screen)
    find(screen, QPushButton, "copyResultButton").click()
    line = QGuiApplication.clipboard().text()
    assert line == screen.daily_result()
    assert line.startswith("Mascarade, deal of the day 2026-11-18: ")
    assert "coin" in line
