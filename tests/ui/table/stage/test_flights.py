"""Where things fly: they leave where they lay, and end exactly where the table shows them next."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsRotation, QGraphicsWidget, QWidget

from mascarade_qt.engine.events import TurnBegan
from mascarade_qt.ui.look.motion import CLOCK, DURATIONS
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.ui.table.stage.choreographer import MOST_COINS_FLYING, Choreographer
from mascarade_qt.ui.table.stage.showdown_row import TAG
from mascarade_qt.ui.table.stage.stage import Stage
from mascarade_qt.ui.table.stage.tempo import Tempo
from tests.ui.table.harness import a_setup


class Table:
    """A board of eight, and what makes things move above it."""

    def __init__(self) -> None:
        self.window = QWidget()
        self.window.resize(1100, 640)
        model = SeatsModel(a_setup("classic", 8), self.window)
        model.see(TurnBegan(0, 0, 0))
        self.board = Board(model, self.window)
        self.board.resize(1100, 640)
        self.window.show()
        self.stage = Stage(self.board)
        self.moves = Choreographer(self.board, self.stage, Tempo())

    @property
    def sprites(self) -> list[QGraphicsWidget]:
        """What is above the table."""
        return [item for item in self.stage.scene().items() if isinstance(item, QGraphicsWidget)][::-1]

    def home(self, place: str) -> QPointF:
        """Where a card lies."""
        return self.board.cards[place].likeness(None)[1].center()

    def purse(self, owner: int | str) -> QPointF:
        """Where somebody's coins lie."""
        widget = self.board.seats[owner] if isinstance(owner, int) else self.board.purses[owner]
        return QRectF(widget.geometry()).center()


@pytest.fixture
def table() -> Iterator[Table]:
    CLOCK.factor = 1.0
    found = Table()
    yield found
    found.stage.clear()
    found.window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(found.window)


def at(movement: QAbstractAnimation | None, part: float) -> None:
    """Look at it when this part of its time has passed; at its very end, it still lies there."""
    assert movement is not None
    movement.start()
    movement.pause()
    movement.setCurrentTime(round(movement.totalDuration() * part) - (part == 1))


def near(one: QPointF, other: QPointF, distance: float = 1.5) -> bool:
    return (one - other).manhattanLength() <= distance


def lies(sprite: QGraphicsWidget, place: QPointF) -> bool:
    """It lies there like a card at rest: whole, upright and in its size."""
    still = abs(sprite.rotation()) < 2 and abs(sprite.scale() - 1) < 0.02
    return still and sprite.opacity() > 0.98 and near(sprite.pos(), place)


def test_dealt_cards_come_out_of_the_middle_one_by_one(table: Table) -> None:
    faces = dict.fromkeys(table.board.cards, "king")
    movement = table.moves.deal(faces)
    assert movement is not None
    assert movement.totalDuration() == DURATIONS["deal card"] + (len(faces) - 1) * DURATIONS["deal next"]
    middle = QRectF(table.board.rect()).center()
    at(movement, 0)
    assert all(sprite.pos() == middle and sprite.opacity() == 0 for sprite in table.sprites)
    assert all(card.away for card in table.board.cards.values())
    movement.setCurrentTime(DURATIONS["deal next"] * 3 - 1)
    assert [sprite.opacity() > 0 for sprite in table.sprites] == [number < 3 for number in range(len(faces))]
    movement.setCurrentTime(1)
    assert table.sprites[0].scale() < 0.6
    assert table.sprites[0].rotation() < -140
    movement.setCurrentTime(movement.totalDuration() - 1)
    for sprite, place in zip(table.sprites, faces, strict=True):
        assert lies(sprite, table.board.cards[place].likeness("king")[1].center())


def test_two_cards_go_under_the_cloth_before_whoever_took_them(table: Table) -> None:
    movement = table.moves.go_under(2, ("1", "5"))
    at(movement, 0)
    one, other, cloth = table.sprites
    assert lies(one, table.home("1"))
    assert lies(other, table.home("5"))
    edge = table.board.spots.seats[table.board.model.seat_of(2)].edge
    at(movement, (DURATIONS["lift"] + 1) / movement.totalDuration() if movement else 0)
    assert one.scale() > 1.05
    at(movement, 0.999)
    assert (one.opacity(), other.opacity()) == (0, 0)
    assert near(one.pos(), edge, 20)
    assert near(other.pos(), edge, 20)
    assert one.pos().x() < edge.x() < other.pos().x()
    assert near(cloth.pos(), edge, 3)
    assert cloth.opacity() < 0.2
    for part in range(101):
        at(movement, part / 100)
        assert 0.7 < cloth.scale() < 1.2  # it moves, and hides nothing around


def test_and_come_back_each_to_its_place(table: Table) -> None:
    movement = table.moves.come_out(2, ("1", "5"))
    at(movement, 0)
    edge = table.board.spots.seats[table.board.model.seat_of(2)].edge
    one, other = table.sprites
    assert near(one.pos(), edge, 20)
    assert near(other.pos(), edge, 20)
    assert one.pos().x() < edge.x() < other.pos().x()
    assert (one.opacity(), other.opacity()) == (0, 0)
    assert one.scale() < 0.5
    at(movement, 1)
    assert lies(one, table.home("1"))
    assert lies(other, table.home("5"))


def test_a_card_that_is_looked_at_lifts_and_lies_down_again(table: Table) -> None:
    movement = table.moves.peek(("3",))
    at(movement, 0)
    (card,) = table.sprites
    assert lies(card, table.home("3"))
    at(movement, 0.5)
    assert card.pos().y() < table.home("3").y() - 5
    assert card.rotation() < -5
    at(movement, 1)
    assert lies(card, table.home("3"))


def test_a_card_moves_from_one_place_to_another(table: Table) -> None:
    movement = table.moves.move("4", "6")
    at(movement, 0)
    (card,) = table.sprites
    assert lies(card, table.home("4"))
    at(movement, 1)
    assert lies(card, table.home("6"))


def test_cards_that_leave_rise_towards_the_middle_and_fade(table: Table) -> None:
    places = ("3", "5")
    movement = table.moves.leave(places)
    at(movement, 0)
    starts = [sprite.pos() for sprite in table.sprites]
    at(movement, 1)
    middle = table.board.width() / 2
    for sprite, start in zip(table.sprites, starts, strict=True):
        assert sprite.opacity() < 0.02
        assert sprite.pos().y() < start.y()
        assert 2 * abs(sprite.pos().x() - middle) == pytest.approx(abs(start.x() - middle), abs=2)


def test_cards_that_are_no_longer_there_cannot_leave(table: Table) -> None:
    table.board.cards["3"].hide()
    assert table.moves.leave(("3",)) is None
    assert table.moves.leave(()) is None


@pytest.mark.parametrize(("way", "bent"), [("pay", True), ("fine", False)])
@pytest.mark.parametrize("number", [1, 4, 9])
def test_coins_fly_in_an_arc_or_slide_straight(table: Table, way: str, bent: bool, number: int) -> None:
    movement = getattr(table.moves, way)([(2, "bank", number)])
    at(movement, 0)
    coins = table.sprites
    assert len(coins) == min(number, MOST_COINS_FLYING)
    start, end = table.purse(2), table.purse("bank")
    assert all(near(coin.pos(), start) for coin in coins)
    time = DURATIONS["coins" if bent else "fine"]
    movement.setCurrentTime(time // 2)
    assert coins[0].opacity() == 1
    above = ((start + end) / 2).y() - coins[0].pos().y()
    assert (above > 15) == bent
    if number > 1:
        assert (coins[1].pos() - start).manhattanLength() < (coins[0].pos() - start).manhattanLength()
    movement.setCurrentTime(movement.totalDuration() - 1)
    assert all(near(coin.pos(), end) for coin in coins)


def test_people_who_trade_places_glide_to_each_others(table: Table) -> None:
    movement = table.moves.change_seats((1, 4))
    one, other = (QRectF(table.board.seat_of(player).geometry()).center() for player in (1, 4))
    at(movement, 0)
    assert all(near(sprite.pos(), start) for sprite, start in zip(table.sprites, (one, other), strict=True))
    at(movement, 1)
    assert near(table.sprites[0].pos(), other)
    assert near(table.sprites[1].pos(), one)


def test_cards_turn_once_over_one_after_another(table: Table) -> None:
    table.board.cards["2"].show_face("judge")
    movement = table.moves.turn_all({"1": "king", "2": "judge", "3": "thief"}, step=100)
    assert movement is not None  # the Judge lies open already
    assert movement.totalDuration() == DURATIONS["turn over"] + 100
    assert len(table.sprites) == 4

    def angles() -> list[float]:
        found = [sprite.transformations()[0] for sprite in table.sprites]
        return [one.angle() for one in found if isinstance(one, QGraphicsRotation)]

    at(movement, 0)
    assert angles() == [0, 90, 0, 90]  # backs lie there; faces can't be seen
    at(movement, 1)
    assert angles() == [90, pytest.approx(0, abs=1), 90, pytest.approx(0, abs=1)]
    assert not table.board.cards["2"].away


def test_what_lies_right_already_does_not_turn(table: Table) -> None:
    table.board.cards["2"].show_face("judge")
    table.board.cards["4"].hide()
    assert table.moves.turn_all({"1": None, "2": "judge", "4": "king"}) is None


def test_cards_without_a_contest_turn_up_where_they_lie(table: Table) -> None:
    movement = table.moves.reveal([(1, "1", "king"), (2, "2", "judge")], {})
    assert movement is not None
    assert movement.totalDuration() == 2 * DURATIONS["turn over"]  # one after the other
    assert table.moves.reveal([], {}) is None


@pytest.mark.parametrize("true", [True, False])
def test_claimants_meet_are_judged_and_go_back(table: Table, true: bool) -> None:
    cards = [(1, "1", "king"), (4, "4", "judge")]
    movement = table.moves.reveal(cards, {"1": true, "4": False})
    assert movement is not None
    back, face, _, _, name, _, stamp, _ = table.sprites
    at(movement, 0)
    assert lies(back, table.home("1"))
    assert stamp.opacity() == name.opacity() == 0
    gather, hush = DURATIONS["gather"], DURATIONS["hush"]
    movement.setCurrentTime(gather + hush // 2)
    meeting = table.moves.meeting_place(cards)
    assert meeting.contains(back.pos())
    assert back.scale() >= 1
    assert name.opacity() == 1
    assert name.pos().y() > back.pos().y()
    assert meeting.bottom() - name.pos().y() == pytest.approx(LOOK.em(TAG) / 2, abs=1.5)
    assert near(QPointF(name.pos().x(), 0), QPointF(back.pos().x(), 0))
    judged = gather + hush + DURATIONS["turn over"] + DURATIONS["tremble"] // 2
    movement.setCurrentTime(judged)
    shaken = abs(face.pos().x() - back.pos().x()) > 1
    proud = face.scale() > back.scale() * 1.05
    assert (proud, shaken) == (true, not true)
    movement.setCurrentTime(movement.totalDuration() - 1)
    assert stamp.opacity() == 1
    assert stamp.scale() == pytest.approx(1, abs=0.02)
    assert near(face.pos(), table.board.cards["1"].likeness("king")[1].center())
    assert face.scale() == pytest.approx(1, abs=0.02)
    assert name.opacity() < 0.02


def test_relief_spreads_from_the_plate_and_fades(table: Table) -> None:
    movement = table.moves.relief(3)
    at(movement, 0.01)
    (ring,) = table.sprites
    assert near(ring.pos(), QRectF(table.board.seat_of(3).geometry()).center())
    assert ring.opacity() > 0.7
    small = ring.scale()
    at(movement, 1)
    assert ring.scale() > 2 * small
    assert ring.opacity() < 0.02


@pytest.mark.parametrize(
    ("people", "wanted", "falls"), [((3,), True, True), ((3,), False, False), ((1,), True, False)]
)
def test_paper_falls_for_winners_at_this_screen_who_want_it(
    table: Table, monkeypatch: pytest.MonkeyPatch, people: tuple[int, ...], wanted: bool, falls: bool
) -> None:
    monkeypatch.setattr(CLOCK, "confetti", wanted)
    table.moves.people = people
    movement = table.moves.victory([3])
    at(movement, 1)
    assert movement is not None
    assert movement.totalDuration() <= DURATIONS["victory"] + 1  # nobody waits for the last of it
    assert (len(table.sprites) > 10) == falls
    moving = [sprite for sprite in table.sprites if sprite.zValue() == 0]
    rings, paper = moving[:3], moving[3:]
    assert all(near(ring.pos(), QRectF(table.board.seat_of(3).geometry()).center()) for ring in rings)
    assert all(piece.pos().y() > table.board.height() * 0.9 for piece in paper)  # it has fallen off the table
    assert all(piece.opacity() < 0.02 for piece in (*rings, *paper))


MOVES = {
    "go_under": (1, ("1", "2")),
    "come_out": (1, ("1", "2")),
    "peek": (("1",),),
    "move": ("1", "2"),
    "leave": (("1",),),
    "reveal": ([(1, "1", "king")], {}),
    "turn_all": ({"1": "king"},),
    "deal": ({"1": "king"},),
    "pay": ([(1, 2, 3)],),
    "fine": ([(1, 2, 3)],),
    "relief": (1,),
    "victory": ([1],),
    "change_seats": ((1, 2),),
}


@pytest.mark.parametrize("name", MOVES)
def test_without_motion_nothing_flies(table: Table, name: str) -> None:
    CLOCK.reduced = True
    assert getattr(table.moves, name)(*MOVES[name]) is None
    assert table.sprites == []
    assert not any(card.away for card in table.board.cards.values())
