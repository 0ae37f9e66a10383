"""What is claimed, who is ahead, and readable names: visible without asking."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QFont

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import Event
from mascarade_qt.match.messages import Asked
from mascarade_qt.ui.look.text_fit import SMALLEST_TEXT
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.seat import LEAST_NAME, _shortened
from mascarade_qt.words.explanations import near_the_goal
from mascarade_qt.words.masks import mask_power
from tests.support.waiting import idle, wait_until
from tests.ui.painted import kinds, painted
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import StillMatch, a_setup

pytestmark = pytest.mark.usefixtures("quick")
SETUP = a_setup("classic", 6, coins=6)
BOT = Asked(1, 1, "turn", None, False, 60_000)
ANNOUNCED: list[Event] = [happened.TurnBegan(1, 1, 1), happened.Announced(1, "1", "spy")]


def test_a_claimed_power_stands_below_the_table_until_the_turn_is_over(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    idle()
    sign = screen.prompt.claim
    assert not sign.isVisible()
    match.tell(SETUP, ANNOUNCED, asked=BOT)
    wait_until(lambda: not screen.director.busy)
    assert sign.claimed == "spy"
    assert sign.isVisible()
    assert screen.prompt.rect().contains(sign.geometry())
    assert not sign.geometry().intersects(screen.prompt._text.geometry())
    match.tell(SETUP, [happened.TurnBegan(2, 2, 2)], asked=BOT, number=1)
    wait_until(lambda: not screen.director.busy)
    assert not sign.isVisible()


def test_a_claimed_power_is_named_in_larger_letters_beside_its_face(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    match.tell(SETUP, ANNOUNCED, asked=BOT)
    wait_until(lambda: screen.prompt.claim.isVisible())
    found = painted(screen.prompt.claim)
    name, *power = kinds(found, "text")
    (face,) = kinds(found, "picture")
    assert name.text == "Spy"
    assert " ".join(line.text.strip() for line in power) == mask_power("spy", None)
    assert all(name.size > 1.15 * line.size for line in power)
    assert all(face.area.right() < line.area.left() for line in (name, *power))
    assert all(name.area.bottom() < line.area.top() for line in power)
    room = QRectF(screen.prompt.claim.rect())
    assert all(room.contains(piece.area) for piece in (name, *power, face))


def test_it_makes_room_for_a_question(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    match.tell(SETUP, ANNOUNCED, asked=BOT)
    wait_until(lambda: screen.prompt.claim.isVisible())
    screen.prompt.ask("Do you contest?", [("Yes", 1, "yes"), ("No", 0, "no")])
    assert not screen.prompt.claim.isVisible()
    screen.prompt.clear("Nobody contests.")
    assert screen.prompt.claim.isVisible()


def test_the_next_turns_stand_there_while_nothing_is_claimed_or_asked(opened: Opened) -> None:
    """There is always something below the table."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    screen.prompt.clear("Anna looks at her card.")
    idle()
    order = screen.prompt.order
    assert order.isVisible()
    assert order.names == ["Anna", "Bianca", "Carlo", "Donata", "Enzo", "Flavia"]
    match.tell(SETUP, [happened.TurnBegan(1, 1, 1)], asked=BOT)
    wait_until(lambda: not screen.director.busy)
    assert order.names[:2] == ["Bianca", "Carlo"]
    assert order.names[-1] == "Anna"
    match.tell(SETUP, ANNOUNCED[1:], asked=BOT, number=1)
    wait_until(lambda: not screen.director.busy)
    assert not order.isVisible()
    match.tell(SETUP, [happened.TurnBegan(2, 2, 2)], asked=BOT, number=2)
    wait_until(lambda: not screen.director.busy)
    assert order.isVisible()
    screen.prompt.ask("Which?", [("This", 1, "this"), ("That", 0, "that")])
    assert not order.isVisible()


@pytest.mark.parametrize(("wide", "all_of_them"), [(1280, True), (760, False)])
def test_the_order_of_turns_is_a_row_of_names_in_the_middle(
    opened: Opened, wide: int, all_of_them: bool
) -> None:
    match = StillMatch()
    screen = opened(match, (1280, 720)).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    idle()
    order = screen.prompt.order
    order.resize(wide // 2, order.height())
    found = painted(order)
    frames = [piece for piece in found if piece.kind == "shape"]
    words = [piece for piece in found if piece.kind == "text"]
    names, signs = ([word for word in words if (word.text == "›") == sign] for sign in (False, True))
    assert [name.text for name in names] == order.names[: len(names)]
    assert (len(names) == len(order.names)) == all_of_them
    assert [name.bold for name in names] == [True] + [False] * (len(names) - 1)
    assert [frame.line for frame in frames] == [LOOK.theme.gold] + [LOOK.theme.line] * (len(names) - 1)
    for frame, name in zip(frames, names, strict=True):
        assert frame.area.contains(name.area)
        assert abs(frame.area.center().x() - name.area.center().x()) < 3
        assert abs(frame.area.center().y() - name.area.center().y()) < 3
    for sign, (before, after) in zip(signs, pairwise(frames), strict=True):
        assert before.area.right() < sign.area.left()
        assert sign.area.right() < after.area.left()
    left, right = frames[0].area.left(), order.width() - frames[-1].area.right()
    assert abs(left - right) < 2


def test_who_changes_seats_moves_in_the_order_of_turns(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    idle()
    match.tell(SETUP, [happened.SeatsChanged((1, 4), (4, 1))], asked=BOT)
    wait_until(lambda: not screen.director.busy)
    assert screen.prompt.order.names == ["Anna", "Enzo", "Carlo", "Donata", "Bianca", "Flavia"]


def test_a_pause_is_said_where_it_hides_nothing(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    screen.prompt.ask("Which?", [("This", 1, "this"), ("That", 0, "that")])
    screen.pause.toggle()
    idle()
    sign = screen.prompt._above
    assert sign.isVisible()
    assert "P" in sign.text()
    shown = [screen.prompt._text, *screen.prompt.buttons]
    place = sign.rect().translated(sign.mapTo(screen, sign.rect().topLeft()))
    for widget in shown:
        assert not place.intersects(widget.rect().translated(widget.mapTo(screen, widget.rect().topLeft())))
    screen.pause.toggle()
    assert not sign.isVisible()


def test_who_is_ahead_is_always_said(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    idle()
    goal = screen.side.goal
    assert goal.accessibleName() == "First to 13 coins wins. Most coins: 6"
    match.tell(SETUP, [happened.CoinsMoved((("bank", 2, 1),), "king")], asked=BOT)
    wait_until(lambda: not screen.director.busy)
    assert not near_the_goal(screen.company)
    assert goal.accessibleName().endswith("Most coins: 7 (Carlo)")


@pytest.mark.parametrize(("scenario", "players"), [("classic", 8), ("b9", 13)])
def test_all_names_have_one_size(opened: Opened, scenario: str, players: int) -> None:
    """Only a name that is far too long is smaller than the others."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(a_setup(scenario, players))
    idle()
    seats = screen.board.seats
    assert len({seat.name_size for seat in seats}) == 1
    assert seats[0].name_size >= 11
    assert all(seat.fitting_name() >= seats[0].name_size for seat in seats)
    seats[3].set_player(3, "Massimiliano-Bartolomeo", False)
    usual = seats[0].name_size
    screen.board.restyle()
    assert seats[0].name_size >= LEAST_NAME * usual
    assert seats[3].fitting_name() < seats[0].name_size


def test_a_name_that_is_far_too_long_is_cut_rather_than_unreadable(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(a_setup("classic", 8))
    idle()
    font, room = QFont(screen.font()), QSizeF(70, 20)
    font.setPixelSize(round(SMALLEST_TEXT))
    assert _shortened("Carlo", font, room) == "Carlo"
    cut = _shortened("Massimiliano-Bartolomeo", font, room)
    assert cut.startswith("Mass")
    assert cut.endswith("…")
