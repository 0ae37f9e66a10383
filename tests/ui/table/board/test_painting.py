"""What cards and plates show: each fact changes the picture, and an empty place shows nothing of its card."""

from collections.abc import Callable, Iterator
from itertools import pairwise

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QRect, QRectF
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.engine.events import TurnBegan
from mascarade_qt.ui.look.lines import line_colour
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import LOOK, THEMES
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.card import CardWidget
from mascarade_qt.ui.table.board.seat import SeatWidget
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.words.notes import Note
from tests.ui.painted import kinds, painted
from tests.ui.table.harness import a_setup


@pytest.fixture
def board(qapp: QApplication) -> Iterator[Board]:
    """Five players; nobody's card lies open."""
    window = QWidget()
    window.resize(1100, 640)
    model = SeatsModel(a_setup("a5", 5), window)
    model.see(TurnBegan(0, 0, 0))
    found = Board(model, window)
    found.resize(1100, 640)
    window.show()
    for card in found.cards.values():
        card.resize(100, 140)  # alike to the pixel
    yield found
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(window)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


def changes(widget: QWidget, act: Callable[[], object]) -> bool:
    """Whether it looks different afterwards."""
    before = picture(widget)
    act()
    return picture(widget) != before


CARD_MARKS: dict[str, Callable[[CardWidget], object]] = {
    "true": lambda card: card.set_verdict(True),
    "false": lambda card: card.set_verdict(False),
    "a note": lambda card: card.set_note(Note(("king",))),
    "a protected card": lambda card: setattr(card, "place", "1P"),
}


@pytest.mark.parametrize("mark", CARD_MARKS)
def test_a_mark_is_on_the_card_and_goes_away_with_it(board: Board, mark: str) -> None:
    card, plain = board.cards["1"], picture(board.cards["2"])
    assert picture(card) == plain
    assert changes(card, lambda: CARD_MARKS[mark](card))
    card.set_away(True)
    empty = picture(card)
    assert empty != plain
    board.cards["2"].set_away(True)
    assert picture(board.cards["2"]) == empty


def test_a_protected_card_has_a_lock_in_the_middle_of_its_upper_edge(board: Board) -> None:
    card = board.cards["1"]
    card.place = "1P"
    back, lock = kinds(painted(card), "picture")
    (frame,) = kinds(painted(card), "shape")
    assert abs(lock.area.center().x() - back.area.center().x()) <= 1
    assert frame.area.center().toPoint() == lock.area.center().toPoint()
    assert frame.area.contains(lock.area)
    assert lock.area.bottom() < back.area.center().y()


@pytest.mark.parametrize("masks", [("king",), ("king", "judge"), ("king", "judge", "spy", "thief")])
def test_a_note_is_pinned_to_the_upper_right_corner(board: Board, masks: tuple[str, ...]) -> None:
    """One below the other, inside the card; each that is a guess with a question mark beside it."""
    card = board.cards["1"]
    card.set_note(Note(masks))
    back, *pins = kinds(painted(card), "picture")
    assert len(pins) == len(masks)
    assert all(back.area.contains(pin.area) for pin in pins[:2])
    assert all(pin.area.center().x() > back.area.center().x() for pin in pins)
    assert pins[0].area.top() < back.area.top() + 10
    assert all(one.area.top() < other.area.top() for one, other in pairwise(pins))
    questions = [piece for piece in painted(card) if piece.text == "?"]
    assert len(questions) == (min(len(masks), 3) if len(masks) > 1 else 0)
    for question, pin in zip(questions, pins, strict=False):
        assert abs(question.area.center().x() - pin.area.left()) < pin.area.width() / 2
        assert question.area.center().y() > pin.area.center().y()


def test_a_true_claim_and_a_lie_look_different(board: Board) -> None:
    one, other = board.cards["1"], board.cards["2"]
    one.set_verdict(True)
    other.set_verdict(False)
    assert picture(one) != picture(other)
    one.set_verdict(None)
    other.set_verdict(None)
    assert picture(one) == picture(other)


def test_a_note_is_not_drawn_over_an_open_face(board: Board) -> None:
    card = board.cards["1"]
    card.show_face("king")
    assert not changes(card, lambda: card.set_note(Note(("king",))))


def test_a_card_that_can_be_chosen_is_chosen_or_has_the_focus_can_be_told_apart(board: Board) -> None:
    card = board.cards["1"]
    looks = [picture(card)]
    board.window().activateWindow()
    acts: list[Callable[[], None]] = [
        lambda: card.set_lit(True),
        lambda: card.set_lit(True, chosen=True),
        card.setFocus,
    ]
    for act in acts:
        act()
        QApplication.processEvents()
        looks.append(picture(card))
    assert all(one != other for number, one in enumerate(looks) for other in looks[:number])
    card.set_lit(False)
    card.clearFocus()
    assert picture(card) == looks[0]


def test_turning_a_card_takes_its_stamp_away(board: Board) -> None:
    card = board.cards["1"]
    card.show_face("king")
    card.set_verdict(True)
    card.show_face(None)
    assert card.verdict is None
    assert picture(card) == picture(board.cards["2"])


SEAT_MARKS: dict[str, Callable[[SeatWidget], object]] = {
    "whose turn it is": lambda seat: seat.set_state(True, False, False),
    "who is awaited": lambda seat: seat.set_state(False, True, False),
    "who has left": lambda seat: seat.set_state(False, False, True),
    "who may win next": lambda seat: seat.set_near(True),
    "a phone": lambda seat: seat.set_phone("here"),
    "a phone that sleeps": lambda seat: seat.set_phone("away"),
    "a phone that has answered": lambda seat: seat.set_phone("answered"),
    "who can be chosen": lambda seat: seat.set_lit(True),
    "who is chosen": lambda seat: seat.set_lit(True, chosen=True),
    "one coin more": lambda seat: seat.set_coins(seat.coins + 1),
    "another name": lambda seat: seat.set_player(seat.player, "Zoe", False),
    "one's own name": lambda seat: seat.set_player(seat.player, seat.name, True),
}


@pytest.mark.parametrize("theme", ["night", "contrast"])
def test_everything_about_a_seat_can_be_seen_and_told_apart(board: Board, theme: str) -> None:
    apply_look(theme, 100)
    seat = board.seats[1]
    looks = {"nothing": picture(seat)}
    for name, mark in SEAT_MARKS.items():
        state = seat.player, seat.name, seat.coins
        mark(seat)
        looks[name] = picture(seat)
        seat.set_state(False, False, False)
        seat.set_near(False)
        seat.set_phone("")
        seat.set_lit(False)
        seat.set_coins(state[2])
        seat.set_player(state[0], state[1], False)
        assert picture(seat) == looks["nothing"], f"{name} stays"
    same = [(one, other) for one in looks for other in looks if one < other and looks[one] == looks[other]]
    assert same == []


def test_three_dots_in_the_corner_say_who_is_awaited(board: Board) -> None:
    seat = board.seats[1]
    for awaited in (False, True, False):
        seat.set_state(False, awaited, False)
        room = QRectF(seat.rect())
        found = [piece.area for piece in kinds(painted(seat), "shape") if piece.area.width() < 8]
        dots = [dot for dot in found if dot.bottom() < room.center().y() < 2 * dot.right()]
        assert len(dots) == (3 if awaited else 0)
        assert all(room.contains(dot) and dot.left() > room.center().x() for dot in dots)
        assert all(one.right() <= other.left() for one, other in pairwise(dots))


def test_who_may_win_next_has_an_edge_of_gold_and_on_their_turn_one_that_glows(board: Board) -> None:
    seat = board.seats[1]
    edges = []
    for active, near in ((True, False), (True, True), (False, True)):
        seat.set_state(active, False, False)
        seat.set_near(near)
        frames = [piece for piece in kinds(painted(seat), "shape") if piece.area.width() > seat.width() / 2]
        edges.append(frames[-1].line)
    assert edges == [LOOK.theme.light, LOOK.theme.light, LOOK.theme.gold]


def test_balloons_know_all_that_is_on_the_table_and_no_more(board: Board) -> None:
    def known() -> list[QRectF]:
        return [area for area, _ in board.obstacles()]

    assert all(weight > 0 for _, weight in board.obstacles())
    shown = [card for card in board.cards.values() if card.isVisible()]
    assert len(shown) == len(board.cards)
    assert all(QRectF(card.area) in known() for card in shown)
    assert all(QRectF(seat.geometry()) in known() for seat in board.seats)
    card = board.cards["1"]
    board.turn_up("1", "king")
    assert card.ribbon.isVisible()
    assert QRectF(card.ribbon.geometry()) in known()
    before = len(known())
    board.remove("1")
    assert QRectF(card.area) not in known()
    assert len(known()) == before - 2  # nor is its ribbon in the way


@pytest.mark.parametrize("theme", THEMES)
def test_every_player_has_the_colour_of_their_lines_in_the_log_and_the_charts(
    board: Board, theme: str
) -> None:
    apply_look(theme, 100)
    for seat in board.seats:
        fills = {piece.fill for piece in kinds(painted(seat), "shape")}
        assert [other.player for other in board.seats if line_colour(other.player).name() in fills] == [
            seat.player
        ]


@pytest.mark.parametrize("size", [(1100, 640), (560, 420), (620, 300)])
def test_that_light_surrounds_the_plate_and_ends_before_the_edge(board: Board, size: tuple[int, int]) -> None:
    board.resize(*size)
    for seat in board.seats:
        plate = QRectF(seat.geometry())
        seat.set_near(True)
        (light,) = kinds(painted(board), "shape")
        seat.set_near(False)
        assert QRectF(board.rect()).contains(light.area)
        assert light.area.contains(plate)
        assert (light.area.center() - plate.center()).manhattanLength() < 1


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("size", [(90, 80), (130, 54), (220, 60)])
def test_a_face_leaves_room_for_the_name(board: Board, size: tuple[int, int], percent: int) -> None:
    apply_look("night", percent)
    seat = board.seats[1]
    seat.resize(*size)
    found = painted(seat)
    face, name = kinds(found, "picture")[0].area, next(piece for piece in found if piece.text == seat.name)
    assert QRectF(seat.rect()).contains(face)
    assert face.width() == face.height() <= 0.4 * seat.width()
    assert face.right() < name.area.left()


def test_who_has_left_neither_glows_nor_has_coins(board: Board) -> None:
    seat = board.seats[1]
    seat.set_state(False, False, True)
    assert not changes(seat, lambda: seat.set_coins(seat.coins + 5))
    assert not changes(seat, lambda: seat.set_near(True))
    assert not seat.near


def test_a_light_falls_around_who_may_win_next_but_not_where_contrast_matters(board: Board) -> None:
    plate = board.seats[1].geometry()
    beside = QRect(plate.right() + 3, plate.center().y() - 5, 10, 10)
    for theme, shines in (("night", True), ("contrast", False)):
        apply_look(theme, 100)
        dark = board.grab(beside).toImage()
        board.seats[1].set_near(True)
        assert (board.grab(beside).toImage() != dark) == shines
        board.seats[1].set_near(False)
