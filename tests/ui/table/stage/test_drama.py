"""A contest, the deal and the unmasking each look the part."""

import pytest
from PySide6.QtCore import QRectF, QSequentialAnimationGroup, QSizeF
from PySide6.QtWidgets import QApplication, QGraphicsWidget, QLabel

from mascarade_qt.engine import events as happened
from mascarade_qt.engine.events import Event
from mascarade_qt.match.messages import Asked, Finale
from mascarade_qt.ui.cards.verdict import verdict
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.table.board.seat import SeatWidget
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.stage.balloon import Balloon
from mascarade_qt.ui.table.stage.showdown_row import slots
from mascarade_qt.ui.table.stage.victory import PIECES
from mascarade_qt.words.languages import LANGUAGES, install
from tests.sampling import sampled
from tests.support.dice import dice
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.film import movements
from tests.ui.table.harness import NAMES, Hands, ScriptedMatch, StillMatch, a_setup

SETUP = a_setup("classic", 6)
BOT = Asked(1, 1, "turn", None, False)
CLAIMS: list[Event] = [
    happened.TurnBegan(1, 1, 1),
    happened.Announced(1, "1", "spy"),
    happened.Passed(2),
    happened.Contested(3, "3"),
]
SHOWN = happened.Revealed(((1, "1", "spy"), (3, "3", "judge")))
FINE = happened.CoinsMoved(((3, "courthouse", 1),), "fine")


def a_table(opened: Opened) -> tuple[TableScreen, StillMatch]:
    """A game that goes on."""
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0)])
    idle()
    return screen, match


def light(screen: TableScreen) -> QLabel:
    """What dims the table."""
    found = screen.board.findChild(QLabel, "spotlight")
    assert isinstance(found, QLabel)
    return found


def play(screen: TableScreen, match: StillMatch, *events: Event) -> None:
    """Show it to its end."""
    match.tell(SETUP, events, asked=BOT, number=1)
    wait_until(lambda: not screen.director.busy)


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_a_contest_dims_the_table_but_for_its_claimants(opened: Opened, factor: float) -> None:
    CLOCK.factor = factor
    screen, match = a_table(opened)
    match.tell(SETUP, CLAIMS, asked=BOT, number=1)
    idle()
    for _ in movements(screen):
        pass
    wait_until(lambda: not screen.director.busy)
    assert light(screen).isVisible()
    assert screen.director._spotlight.players == (1, 3)
    picture = light(screen).pixmap().toImage()
    seats = [screen.board.seat_of(player).geometry().center() for player in (1, 3, 2)]
    assert [picture.pixelColor(seat).alpha() > 0 for seat in seats] == [False, False, True]
    CLOCK.factor = 0.0
    play(screen, match, SHOWN, happened.Used(1, "spy", None))
    assert not light(screen).isVisible()


def test_the_light_stays_on_the_claimants_when_the_table_is_resized(opened: Opened) -> None:
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS)
    screen.board.resize(screen.board.width(), screen.board.height() - 120)
    picture = light(screen).pixmap().toImage()
    for player in (1, 3):
        plate = screen.board.seat_of(player).geometry().adjusted(3, 3, -3, -3)
        corners = (plate.topLeft(), plate.topRight(), plate.bottomLeft(), plate.bottomRight())
        assert [picture.pixelColor(corner).alpha() for corner in corners] == [0] * 4


def test_what_is_true_and_false_has_another_shape(opened: Opened) -> None:
    """Without any colour, too."""
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS, SHOWN)
    cards = screen.board.cards
    assert (cards["1"].verdict, cards["3"].verdict, cards["2"].verdict) == (True, False, None)
    for theme in ("night", "contrast"):
        apply_look(theme, 100)
        true, false = (verdict(one, 60, 1.0).toImage() for one in (True, False))
        # On a square's corners a round seal covers more than a square on its tip.
        where = [(12, 12), (48, 12), (12, 48), (48, 48)]
        assert all(true.pixelColor(x, y).alpha() > 0 for x, y in where)
        assert not any(false.pixelColor(x, y).alpha() > 0 for x, y in where)
    play(screen, match, happened.TurnBegan(2, 2, 2))
    assert cards["1"].verdict is None


def test_a_card_that_nobody_claimed_is_not_stamped(opened: Opened) -> None:
    screen, match = a_table(opened)
    used = happened.Used(1, "princess", None)
    play(screen, match, *CLAIMS[:3], used, happened.Revealed(((3, "3", "judge"),)))
    assert screen.board.cards["3"].shown == "judge"
    assert screen.board.cards["3"].verdict is None


def test_cards_turn_one_after_another(opened: Opened) -> None:
    """More claimants take longer, and the words come once all have been seen."""
    CLOCK.factor = 1.0
    durations = []
    for number in (2, 4):
        screen, match = a_table(opened)
        cards = tuple((p, str(p), SETUP.deal[str(p)]) for p in range(1, number + 1))
        claims = [happened.Contested(p, str(p)) for p in range(2, number + 1)]
        CLOCK.factor = 0.0
        play(screen, match, happened.TurnBegan(1, 1, 1), happened.Announced(1, "1", "spy"), *claims)
        CLOCK.factor = 1.0
        match.tell(SETUP, [happened.Revealed(cards)], asked=BOT, number=2)
        idle()
        moved = next(movements(screen))
        durations.append(moved.totalDuration())
        assert screen.prompt.text == "Masks off: who really is the Spy?"
        within = moved.animationAt(0)
        assert isinstance(within, QSequentialAnimationGroup)
        assert within.animationCount() == number + 4  # they come, silence, each turns, silence, they go
    each = CLOCK.of("turn over") + CLOCK.of("tremble")
    assert durations[1] - durations[0] == 2 * each


@pytest.mark.parametrize(("number", "width"), [(2, 60.0), (5, 50.0), (13, 50.0), (3, 200.0)])
def test_they_meet_in_the_middle_without_hiding_each_other(number: int, width: float) -> None:
    table = QRectF(0, 0, 1000, 560)
    card = QSizeF(width, width * 1.4)
    found = slots(number, card, [QRectF(-width / 2, -width * 0.7, width, width * 1.4)], table)
    lefts = [slot.middle.x() - width * slot.scale / 2 for slot in found]
    rights = [slot.middle.x() + width * slot.scale / 2 for slot in found]
    assert all(right < left for right, left in zip(rights, lefts[1:], strict=False))
    assert table.left() < lefts[0]
    assert rights[-1] < table.right()
    assert all(slot.scale >= 1 for slot in found)


def test_their_names_do_not_hide_each_other() -> None:
    """Even where a name is much wider than its card."""
    table, card = QRectF(0, 0, 930, 500), QSizeF(42, 59)
    faces = [QRectF(-60, -30, 110, 60), QRectF(-30, -30, 60, 60)]
    for number in range(2, 7):
        found = slots(number, card, faces, table)
        lefts = [slot.middle.x() - 60 * slot.scale for slot in found]
        rights = [slot.middle.x() + 50 * slot.scale for slot in found]
        assert all(right < left for right, left in zip(rights, lefts[1:], strict=False))
    assert slots(2, card, faces, table)[0].scale > 1.5


def test_their_distance_tells_nothing(opened: Opened) -> None:
    """Where they meet does not depend on what is about to turn up."""
    apply_look("night", 200)
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS)
    moves = screen.director.moves
    one, other = (((1, "1", mask), (3, "3", "judge")) for mask in ("spy", "peasant"))
    assert moves._slots(one) == moves._slots(other)


def test_whose_mask_it_is_is_asked_only_of_those_who_claim_it(opened: Opened) -> None:
    """A card that a power turns up later in the same turn is no answer to that."""
    screen, match = a_table(opened)
    asked: list[str] = []

    def listen(event: Event) -> None:
        if isinstance(event, happened.Revealed):
            asked.append(screen.prompt.text)

    screen.director.began.connect(listen)
    used = happened.Used(1, "spy", None)
    play(screen, match, *CLAIMS, SHOWN, FINE, used, happened.Revealed(((4, "4", "king"),)))
    claim, power = asked
    assert claim == "Masks off: who really is the Spy?"
    assert "who really" not in power


def test_balloons_make_way_for_them(opened: Opened) -> None:
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS)
    CLOCK.factor = 1.0
    match.tell(SETUP, [SHOWN], asked=BOT, number=2)
    idle()
    next(movements(screen))
    row = screen.director.moves.meeting_place(SHOWN.cards)
    assert not any(balloon.placed.box.intersects(row) for balloon in balloons(screen).values())


def test_a_fine_slides_to_the_courthouse(opened: Opened) -> None:
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS, SHOWN)
    CLOCK.factor = 1.0
    match.tell(SETUP, [FINE], asked=BOT, number=2)
    idle()
    slide = next(movements(screen))
    lit = light(screen).pixmap().toImage()
    assert lit.pixelColor(screen.board.purses["courthouse"].geometry().center()).alpha() == 0
    assert lit.pixelColor(screen.board.purses["bank"].geometry().center()).alpha() > 0
    assert slide.totalDuration() >= CLOCK.of("fine") > CLOCK.of("coins")


def test_the_dark_has_no_edge(opened: Opened) -> None:
    """Toward prompt and panel it thins out; the corners at the window's edge are dark."""
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS)
    picture = light(screen).pixmap().toImage()
    right, bottom = picture.width() - 1, picture.height() - 1
    assert picture.pixelColor(right, bottom // 2).alpha() < 10
    assert picture.pixelColor(right // 3, bottom).alpha() < 10
    assert picture.pixelColor(0, 0).alpha() > 100


def test_the_deal_is_dealt_and_turned_over(opened: Opened) -> None:
    CLOCK.factor = 1.0
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[])
    assert all(card.away for card in screen.board.cards.values()), "backs flash up before the deal"
    idle()
    assert not screen.prompt.buttons
    dealt = [group.totalDuration() for group in movements(screen)]
    assert len(dealt) == 1
    wait_until(lambda: screen.prompt.buttons)
    assert {place: card.shown for place, card in screen.board.cards.items()} == dict(SETUP.deal)
    wait_until(lambda: not screen.prompt.guarded)
    screen.prompt.buttons[0].click()
    idle()
    assert [group.totalDuration() for group in movements(screen)] == [CLOCK.of("turn over") // 2 * 2]
    assert not any(card.shown or card.away for card in screen.board.cards.values())


@pytest.mark.usefixtures("quick")
def test_masks_come_off_before_the_figures(opened: Opened) -> None:
    hands: Hands = opened(ScriptedMatch(a_setup("a4", 4, coins=11), bots=dice(5)))
    finales: list[Finale] = []
    hands.screen.finished.connect(finales.append)
    import random

    hands.play_to_the_end(random.Random(5))
    CLOCK.factor = CLOCK.reading = 1.0
    hands.press("unmaskButton")
    idle()
    groups = movements(hands.screen)
    turning = next(groups)
    assert not finales
    assert turning.totalDuration() > CLOCK.of("turn over")
    next(groups)
    shown = {place: card.shown for place, card in hands.screen.board.cards.items() if card.isVisible()}
    assert all(shown.values())
    assert not finales
    next(groups, None)
    wait_until(lambda: finales)


def test_unmasking_can_be_skipped(opened: Opened) -> None:
    hands = opened(ScriptedMatch(a_setup("a4", 4, coins=11), people=(), bots=dice(5)))
    wait_until(lambda: hasattr(hands.screen, "prompt") and "unmaskButton" in hands.names)
    finales: list[Finale] = []
    hands.screen.finished.connect(finales.append)
    CLOCK.factor = CLOCK.reading = 1.0
    hands.press("unmaskButton")
    idle()
    hands.screen.skip()
    wait_until(lambda: finales)


def balloons(screen: TableScreen) -> dict[str, Balloon]:
    """By what they say."""
    return {one.text: one for one in screen.board.findChildren(Balloon) if one.isVisible()}


def test_balloons_stay_with_their_speakers(opened: Opened) -> None:
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS)
    for size in ((1800, 1000), (1000, 620)):
        screen.resize(*size)
        idle()
        for text, player in (("I am the Spy!", 1), ("No, I am!", 3)):
            plate = QRectF(screen.board.seat_of(player).geometry()).adjusted(-40, -40, 40, 40)
            assert plate.intersects(QRectF(balloons(screen)[text].geometry()))


def test_what_is_being_said_is_there_again_after_continue(opened: Opened) -> None:
    match = StillMatch()
    screen = opened(match).screen
    match.open(SETUP, past=[happened.TurnBegan(0, 0, 0), *CLAIMS])
    idle()
    assert set(balloons(screen)) == {"I am the Spy!", "I pass.", "No, I am!"}
    assert light(screen).isVisible()


def test_what_was_said_stays_said(opened: Opened) -> None:
    """Turning the table or retelling everything gives nobody another's words."""
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS)
    screen.board.view_from(4)
    screen.director.respeak()
    screen.retranslate()
    assert set(balloons(screen)) == {"I am the Spy!", "I pass.", "No, I am!"}


@pytest.mark.parametrize("text", [100, 200])
@pytest.mark.parametrize("language", sampled(LANGUAGES, ("hu",)))
def test_thirteen_balloons_cover_nothing(opened: Opened, text: int, language: str) -> None:
    install(language)
    apply_look("night", text)
    setup = a_setup("a8", 13)
    match = StillMatch()
    screen = opened(match, (1280, 720)).screen
    match.open(setup, past=[happened.TurnBegan(0, 0, 0)])
    idle()
    said: list[Event] = [happened.TurnBegan(1, 1, 1), happened.Announced(1, "1", "trickster")]
    others = [player for player in range(len(NAMES)) if player != 1]
    said += [happened.Contested(p, str(p)) if p % 3 == 0 else happened.Passed(p) for p in others]
    match.tell(setup, said, asked=BOT, number=1)
    wait_until(lambda: not screen.director.busy)
    shown = [one for one in screen.board.findChildren(Balloon) if one.isVisible()]
    assert len(shown) == 13
    covered = []
    for balloon in shown:
        for hidden, _ in screen.board.obstacles():
            shared = balloon.placed.box.intersected(hidden.adjusted(3, 3, -3, -3))
            covered += [(balloon.text, hidden)] if shared.isValid() else []
    assert not covered


WON = happened.Ended((2,), "thirteen", (6, 6, 13, 6, 6, 6))
MINE = happened.Ended((0,), "thirteen", (13, 6, 6, 6, 6, 6))


def papers(screen: TableScreen) -> int:
    """How many pictures move above the table."""
    return sum(isinstance(item, QGraphicsWidget) for item in screen.director.stage.scene().items())


def victory(screen: TableScreen, match: StillMatch, event: Event) -> int:
    """Let the game end; how many pictures moved."""
    match.tell(SETUP, (event,), asked=None, number=1)
    idle()
    return max((papers(screen) for _ in movements(screen)), default=0)


@pytest.mark.parametrize("factor", [0.0, 1.0])
def test_the_winner_stands_in_the_light_until_the_masks_come_off(opened: Opened, factor: float) -> None:
    CLOCK.factor = factor
    screen, match = a_table(opened)
    victory(screen, match, WON)
    wait_until(lambda: not screen.director.busy)
    assert light(screen).isVisible()
    assert screen.director._spotlight.players == (2,)
    picture = light(screen).pixmap().toImage()
    plates = [screen.board.seat_of(player).geometry().center() for player in (2, 0)]
    assert [picture.pixelColor(plate).alpha() > 0 for plate in plates] == [False, True]
    edge = screen.board.seat_of(2).geometry()
    assert picture.pixelColor(edge.center().x(), edge.bottom() - 1).alpha() == 255, "a golden rim"
    screen.director.hush()
    assert not light(screen).isVisible()


def test_only_the_winner_still_speaks_at_the_end(opened: Opened) -> None:
    screen, match = a_table(opened)
    play(screen, match, *CLAIMS[:2], happened.Passed(2), happened.Passed(3))
    assert len(balloons(screen)) == 2
    match.tell(SETUP, (WON,), asked=None, number=2)
    wait_until(lambda: not screen.director.busy)
    assert "I pass." not in balloons(screen)
    assert len(balloons(screen)) <= 1


@pytest.mark.parametrize(
    ("event", "wanted", "falls"), [(WON, True, False), (MINE, True, True), (MINE, False, False)]
)
def test_paper_falls_only_for_somebody_here_who_wants_it(
    event: Event, wanted: bool, falls: bool, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    CLOCK.factor = 1.0
    screen, match = a_table(opened)
    monkeypatch.setattr(CLOCK, "confetti", wanted)
    assert (victory(screen, match, event) >= PIECES) is falls
    wait_until(lambda: not screen.director.busy)


def test_while_the_winner_is_celebrated_nothing_is_said_to_follow(opened: Opened) -> None:
    """Neither that somebody could win, nor whose turn it is next."""
    screen, match = a_table(opened)
    near = happened.CoinsMoved((("bank", 2, 6),), "king")
    CLOCK.factor = 0.0
    play(screen, match, near)
    assert screen.side.goal.near
    assert screen.prompt.order.isVisible()
    CLOCK.factor = 1.0
    match.tell(SETUP, (WON,), asked=None, number=2)
    idle()
    next(movements(screen))
    assert not screen.side.goal.near
    assert not screen.prompt.order.isVisible()


def test_without_motion_nothing_falls(opened: Opened) -> None:
    CLOCK.factor, CLOCK.reduced = 1.0, True
    screen, match = a_table(opened)
    assert victory(screen, match, MINE) == 0
    wait_until(lambda: not screen.director.busy)
    assert light(screen).isVisible()


def test_while_paper_falls_nothing_below_is_painted(opened: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    CLOCK.factor = 1.0
    screen, match = a_table(opened)
    match.tell(SETUP, (MINE,), asked=None, number=1)
    wait_until(lambda: papers(screen) >= PIECES)
    for _ in range(5):
        QApplication.processEvents()
    painted: list[object] = []
    monkeypatch.setattr(SeatWidget, "_paint", lambda self, painter: painted.append(self))
    for _ in range(20):
        screen.director.stage.viewport().repaint()
        QApplication.processEvents()
    assert not painted


def test_skip_shows_the_winning_moment_all_the_same(opened: Opened) -> None:
    screen, match = a_table(opened)
    CLOCK.factor = 1.0
    match.tell(SETUP, (happened.TurnBegan(1, 1, 1), happened.Looked(1, ("1",), None), WON), number=1)
    screen.director.skip()
    wait_until(lambda: papers(screen) > 0)
    assert screen.director._spotlight.players == (2,)
    assert not screen.director.skipping
