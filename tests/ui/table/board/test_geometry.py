"""Where things lie: inside the view, apart from each other, with labels that fit."""

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF

from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.geometry import TableShape, TableSpots, _sizes, lay_out
from tests.sampling import sampled
from tests.support.waiting import idle
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import StillMatch, a_setup

# Of the whole table, in a window of 1280×720 and on larger screens.
SIZES = [(1000, 560), (1600, 900), (3000, 1700)]
SCALES = [0.8, 1.0, 1.5, 2.0]
TOUCH = 1.0  # pixels: edges may touch
CARDS = {2: (3, 0), 3: (2, 0), 4: (1, 2), 5: (1, 1)}

Named = list[tuple[str, QRectF]]


def spots_of(width: int, height: int, players: int, scale: float, graveyard: bool) -> TableSpots:
    """A table of this size."""
    own, centre = CARDS.get(players, (1, 2 if players == 6 else 1 if players == 7 else 0))
    return lay_out(width, height, TableShape(players, 0, own, centre, graveyard), scale)


def rects(spots: TableSpots, graveyard: bool) -> Named:
    """Everything that lies on the table."""
    found: Named = []
    for seat, spot in spots.seats.items():
        found.append((f"plate {seat}", spot.plate))
        found += [(f"card {seat}.{number}", rect) for number, rect in enumerate(spot.cards)]
    found += [(f"centre {number}", rect) for number, rect in enumerate(spots.centre)]
    found += [("bank", spots.bank), ("courthouse", spots.courthouse)]
    if graveyard:
        found.append(("graveyard", spots.graveyard))
    return found


def overlaps(found: Named) -> list[str]:
    """What hides what, and by how many pixels."""
    said = []
    for (one, first), (other, second) in combinations(found, 2):
        shared = first.intersected(second)
        if shared.width() > TOUCH and shared.height() > TOUCH:
            said.append(f"{one} and {other} by {shared.width():.0f}×{shared.height():.0f}")
    return said


@pytest.mark.parametrize(
    ("players", "graveyard"),
    [*((players, False) for players in range(2, 14)), *((players, True) for players in range(6, 14))],
)
def test_everything_has_its_place(players: int, graveyard: bool) -> None:
    """Nothing lies outside the view or on something else, at any size of view and text."""
    for (width, height), scale in product(SIZES, SCALES):
        found = rects(spots_of(width, height, players, scale, graveyard), graveyard)
        view = QRectF(0, 0, width, height)
        outside = [f"{name} {rect.getRect()}" for name, rect in found if not view.contains(rect)]
        assert not outside, f"{width}×{height}, {scale}"
        assert not overlaps(found), f"{width}×{height}, {scale}"


@pytest.mark.parametrize(("width", "height"), [*SIZES, (860, 560), (1400, 840)])
@pytest.mark.parametrize("scale", SCALES)
def test_protected_cards_lie_on_the_felt(width: int, height: int, scale: float) -> None:
    """Every card of a table for two, but for a corner."""
    spots = spots_of(width, height, 2, scale, False)
    middle, across, down = spots.table.center(), spots.table.width() / 2, spots.table.height() / 2
    for card in (card for seat in spots.seats.values() for card in seat.cards):
        x, y = card.center().x(), card.center().y()
        for edge in ((card.left(), y), (card.right(), y), (x, card.top()), (x, card.bottom())):
            assert ((edge[0] - middle.x()) / across) ** 2 + ((edge[1] - middle.y()) / down) ** 2 < 1


@pytest.mark.parametrize("players", [2, 6, 13])
def test_a_dragged_edge_asks_for_few_sizes(players: int) -> None:
    """Sizes a few pixels apart share a layout, and nothing overlaps at any of them."""
    _sizes.cache_clear()
    for step in range(60):
        width, height = 1000 + 7 * step, 561 + 3 * step
        found = rects(spots_of(width, height, players, 1.0, False), False)
        assert not overlaps(found), f"{width}×{height}"
    assert _sizes.cache_info().misses < 15


@pytest.mark.parametrize("players", range(2, 14))
def test_the_viewer_sits_at_the_bottom(players: int) -> None:
    """And play goes clockwise: the next seat is on the viewer's left."""
    for bottom in range(players):
        spots = lay_out(1000, 560, TableShape(players, bottom, *CARDS.get(players, (1, 0))))
        lowest = max(spots.seats, key=lambda seat: spots.seats[seat].plate.center().y())
        assert lowest == bottom
        assert abs(spots.seats[bottom].plate.center().x() - 500) < 2
        if players > 2:
            assert spots.seats[(bottom + 1) % players].plate.center().x() < 500


@pytest.mark.parametrize("players", [2, 3, 6])
def test_a_seats_cards_lie_in_a_row_before_its_plate(players: int) -> None:
    """From left to right, level with each other; the protected one is apart from the other two."""
    spots = spots_of(1000, 560, players, 1.0, False)
    for seat, spot in spots.seats.items():
        row = spot.cards[:2]
        middle = (row[0].left() + row[-1].right()) / 2
        assert len({card.top() for card in row}) == 1
        assert all(one.right() < other.left() for one, other in pairwise(spot.cards))
        if seat in (0, players / 2):  # at the bottom and at the top
            assert abs(middle - spot.plate.center().x()) < 1
        if len(spot.cards) > 2:
            gap = row[1].left() - row[0].right()
            assert spot.cards[2].left() - row[1].right() > 2 * gap


@pytest.mark.parametrize("players", [2, 6, 13])
def test_cards_can_be_read(players: int) -> None:
    """At 1280×720 a portrait has at least 48 pixels."""
    spots = spots_of(840, 560, players, 1.0, False)
    card = spots.seats[0].cards[0]
    assert card.width() >= 48
    assert card.height() >= 66


@pytest.mark.parametrize(("players", "share"), [(2, 0.15), (4, 0.15), (8, 0.15), (13, 0.105)])
def test_large_text_has_large_plates(players: int, share: float) -> None:
    """As a share of the table's height."""
    plate = spots_of(960, 520, players, 2.0, False).seats[0].plate
    assert plate.height() / 520 >= share


@pytest.mark.parametrize(("players", "share"), [(2, 0.3), (4, 0.23), (6, 0.19), (8, 0.24), (13, 0.18)])
@pytest.mark.parametrize("scale", [1, 16 / 15, 1.5, 3])
def test_cards_are_large_on_a_screen_of_any_size(players: int, share: float, scale: float) -> None:
    """As a share of the table's height, beside the lists and above the answers."""
    width, height = 1280 * scale - 272 * scale, 720 * scale - 168 * scale
    card = spots_of(round(width), round(height), players, scale, False).seats[0].cards[0]
    assert card.height() / height >= share


@pytest.mark.parametrize("percent", sampled((80, 100, 200), (100, 200)))
@pytest.mark.parametrize(("scenario", "players"), [("small-two", 2), ("a4", 4), ("classic", 8), ("b9", 13)])
@pytest.mark.parametrize(("width", "height"), sampled([(1280, 720), (1920, 1080)], [(1280, 720)]))
def test_widgets_lie_where_they_should(
    opened: Opened, scenario: str, players: int, percent: int, width: int, height: int
) -> None:
    """The real widgets, in the real window: inside the board, apart from each other, names fit."""
    apply_look("night", percent)
    match = StillMatch()
    screen = opened(match, (width, height)).screen
    match.open(a_setup(scenario, players))
    idle()
    board = screen.board
    widgets = [*board.cards.values(), *board.seats, *board.purses.values()]
    found = [(one.objectName(), QRectF(one.geometry())) for one in widgets if one.isVisible()]
    outside = [name for name, rect in found if not QRectF(QRect(board.rect())).contains(rect)]
    assert not outside
    assert not overlaps(found)
    for seat in board.seats:
        font = LOOK.font(0.95)
        font.setPixelSize(9)  # the smallest that is still read
        room = seat.width() - seat.height() - 12
        assert QFontMetricsF(font).horizontalAdvance(seat.name) <= room, seat.name


@pytest.mark.parametrize("percent", [80, 100, 200])
def test_the_prompt_shows_its_text(opened: Opened, percent: int) -> None:
    """The question is not cut off at 1280×720, nor are its buttons."""
    apply_look("night", percent)
    match = StillMatch()
    screen = opened(match).screen
    match.open(a_setup("b9", 13))
    idle()
    label = screen.prompt._text
    needed = label.heightForWidth(label.width())
    assert needed <= label.height()
    for button in screen.prompt.buttons:
        assert button.width() >= button.minimumSizeHint().width() - 1
        assert button.height() >= button.fontMetrics().height()


@pytest.mark.parametrize("theme", ["night", "salon"])
def test_the_light_on_the_table_has_no_edge(opened: Opened, theme: str) -> None:
    """Where the board ends, the room goes on without a seam."""
    apply_look(theme, 100)
    match = StillMatch()
    screen = opened(match, (1280, 720)).screen
    match.open(a_setup("a4", 4))
    idle()
    picture = screen.board._paint_table().toImage()
    right, bottom = picture.width() - 1, picture.height() - 1
    rim = [(x, y) for x in range(0, right + 1, 9) for y in (0, bottom)]
    rim += [(x, y) for y in range(0, bottom + 1, 9) for x in (0, right)]
    assert max(picture.pixelColor(x, y).alpha() for x, y in rim) <= 1
    assert picture.pixelColor(right // 2, bottom // 2).alpha() == 255
