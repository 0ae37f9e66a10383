"""Everything pointed at or focused is explained, in one place, without moving anything."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize
from PySide6.QtGui import QAccessible, QEnterEvent
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.match.messages import Advice, Opinion
from mascarade_qt.ui.look.style import apply_look, apply_zoom
from mascarade_qt.ui.window_size import zoom_for
from mascarade_qt.words.masks import mask_power_long
from tests.support.prompted import at, lay
from tests.support.waiting import idle
from tests.ui.spoken_words import spelled
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands

pytestmark = pytest.mark.usefixtures("quick")


def point_at(widget: QWidget) -> None:
    """The mouse comes."""
    place = QPointF(5, 5)
    QApplication.sendEvent(widget, QEnterEvent(place, place, QPointF(widget.mapToGlobal(place))))


def leave(widget: QWidget) -> None:
    """The mouse goes."""
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))


def places(hands: Hands) -> list[object]:
    """Where everything stands beside and on the table."""
    screen = hands.screen
    shown = (screen.board, screen.prompt, screen.side.masks, screen.side.log, screen.side.explanation)
    return [widget.geometry() for widget in shown]


def test_everything_on_the_table_is_explained_in_place(opened: Opened) -> None:
    hands, _ = at(opened, lay())
    screen = hands.screen
    told = screen.side.explanation
    before = places(hands)
    seen = set()
    board = screen.board
    for widget in (*board.cards.values(), *board.seats, *board.purses.values(), *screen.prompt.buttons):
        if widget.isVisible():
            point_at(widget)
            idle()
            assert told.title
            assert told.text
            seen.add(told.title)
            assert not widget.toolTip()
            assert places(hands) == before
            leave(widget)
    assert len(seen) > 10


def test_an_open_card_says_what_its_mask_does_and_nothing_once_it_is_down(opened: Opened) -> None:
    """What was seen can't be looked at a second time."""
    hands, _ = at(opened, lay())
    board, told = hands.screen.board, hands.screen.side.explanation
    board.turn_up("2", "thief")
    point_at(board.cards["2"])
    assert told.title.startswith("Thief")
    assert told.text == mask_power_long("thief")
    board.turn_up("2", None)
    hands.screen.grab()  # it is painted
    idle()
    assert "Thief" not in told.title
    assert told.text != mask_power_long("thief")


@pytest.mark.parametrize("help_level", ["classic", "history"])
def test_whatever_is_explained_to_the_mouse_is_heard_by_keys(help_level: str, opened: Opened) -> None:
    """On cards, open ones too, on plates, heaps and answers; near the goal, too."""
    hands, _ = at(opened, lay((6, 12, 6, 6)), help=help_level)
    screen, board = hands.screen, hands.screen.board
    board.turn_up("2", "thief")
    screen._describe()
    things = (*board.cards.values(), *board.seats, *board.purses.values(), *screen.prompt.buttons)
    explained = []
    for thing in things:
        if thing.isVisible():
            point_at(thing)
            name, about = (
                QAccessible.queryAccessibleInterface(thing).text(kind)
                for kind in (QAccessible.Text.Name, QAccessible.Text.Description)
            )
            for line in screen.side.explanation.text.split("\n"):
                assert spelled(line) in spelled(f"{name} {about}")
            explained.append(screen.side.explanation.text)
            leave(thing)
    told = " ".join(explained).replace("\N{NO-BREAK SPACE}", " ")
    assert "1 coin short of winning. Could win on their next turn as: " in told
    assert "Many powers take from here." in told
    assert mask_power_long("thief") in told
    assert len(set(explained)) > 6


@pytest.mark.parametrize(
    ("help_level", "told"),
    [("classic", False), ("history", True), ("notebook", True), ("coach", True)],
)
def test_a_face_down_card_tells_its_past_in_games_with_a_log(
    help_level: str, told: bool, opened: Opened
) -> None:
    """To the eye and to a screen reader; without a log, memory is the game."""
    hands, _ = at(opened, lay(), help=help_level)
    card = hands.screen.board.cards["2"]
    point_at(card)
    text = hands.screen.side.explanation.text
    assert ("Dealt as: " in text) == told
    assert ("Dealt as: " in card.accessibleDescription()) == told
    assert ("Which mask is it by now?" in text) != told
    assert ("Right-click" in text) == (help_level in ("notebook", "coach"))


def test_masks_of_the_list_are_explained_and_nothing_jumps(opened: Opened) -> None:
    hands, _ = at(opened, lay())
    side = hands.screen.side
    before = places(hands)
    for row in range(side.masks.model().rowCount()):
        side.masks.entered.emit(side.masks.model().index(row, 0))
        idle()
        assert side.explanation.title == side.masks.model().index(row, 0).data()
        assert places(hands) == before


def test_who_could_win_is_seen_on_the_seat_and_beside_the_table(opened: Opened) -> None:
    hands, _ = at(opened, lay((6, 12, 6, 6)))
    assert [seat._near for seat in hands.screen.board.seats] == [False, True, False, False]
    assert "Bianca" in hands.screen.side.goal.near


def test_the_coach_takes_no_more_room_than_an_explanation(opened: Opened) -> None:
    hands, _ = at(opened, lay(), help="coach")
    side = hands.screen.side
    side.advise("The coach would choose: Look at your card\nNobody has touched it since the deal.")
    idle()
    assert side.advice.isVisible()
    assert side.advice.height() == side.explanation.height()


def test_where_there_is_no_room_for_the_log_explanations_have_it(opened: Opened) -> None:
    """And give it back."""
    hands, _ = at(opened, lay())
    side = hands.screen.side
    heights = []
    for height in (720, 430, 720):
        hands.screen.resize(1280, height)
        idle()
        heights.append(side.explanation.height())
        assert side.log.isVisible() == (height == 720)
    assert heights[0] == heights[2] < heights[1]


@pytest.mark.parametrize("percent", [100, 200])
def test_a_reason_of_the_coach_is_read_without_scrolling(opened: Opened, percent: int) -> None:
    """At 1280×720; where large text leaves no room for both, the other explanation comes back afterwards."""
    apply_look("night", percent)
    hands, match = at(opened, lay(), help="coach")
    hands.wait()
    side = hands.screen.side
    facts = {"player": 1, "mask": "king", "chance": 0.62}
    match.advice.emit(Advice(match.number, Opinion(("look", "0"), "swap-threat", facts, {})))
    idle()
    assert "(King, 62%)" in side.advice.text
    assert side.advice._area.verticalScrollBar().maximum() == 0
    assert side.explanation.isVisible() == (percent == 100)
    hands.press("answer_look")
    idle()
    assert not side.advice.isVisible()
    assert side.explanation.isVisible()


@pytest.mark.parametrize("percent", [100, 200])
def test_the_side_is_as_wide_on_every_screen(opened: Opened, percent: int) -> None:
    """In proportion: otherwise its text would be smaller on a large one."""
    shares = []
    for size in (QSize(1280, 720), QSize(3840, 2160)):
        apply_zoom(zoom_for(size))
        apply_look("night", percent)
        hands, _ = at(opened, lay(), help="coach")
        hands.screen.resize(size)
        idle()
        shares.append(hands.screen.side.width() / size.width())
    assert shares[1] == pytest.approx(shares[0], rel=0.05)
