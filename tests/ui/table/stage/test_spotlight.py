"""What the light of a contest or a victory falls on, and what stays in the dark."""

from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.engine.events import Announced, TurnBegan
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.ui.table.stage.balloons import Balloons
from mascarade_qt.ui.table.stage.spotlight import DARK, FADE, REACH, Spotlight
from mascarade_qt.words.company import Company
from mascarade_qt.words.story import Story
from tests.ui.table.harness import a_setup


@pytest.fixture
def light(qapp: QApplication) -> Iterator[Spotlight]:
    window = QWidget()
    window.resize(1000, 620)
    model = SeatsModel(a_setup("a5", 5), window)
    model.see(TurnBegan(0, 0, 0))
    board = Board(model, window)
    board.resize(1000, 620)
    window.show()
    yield Spotlight(board)
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not shiboken6.isValid(window)


def darkness(light: Spotlight) -> QImage:
    return light.pixmap().toImage()


def alpha(image: QImage, place: QPoint) -> int:
    return image.pixelColor(place).alpha()


def board_of(light: Spotlight) -> Board:
    board = light.parentWidget()
    assert isinstance(board, Board)
    return board


def things(light: Spotlight, player: int) -> list[QRect]:
    """A player's plate and cards."""
    board = board_of(light)
    cards = [board.cards[place].geometry() for place in board.model.places_of(player)]
    return [board.seat_of(player).geometry(), *cards]


def test_it_falls_on_plates_and_cards_of_some_and_on_no_other(light: Spotlight) -> None:
    light.fall_on((1, 3))
    assert light.isVisible()
    assert light.players == (1, 3)
    image = darkness(light)
    for player in (1, 3):
        assert [alpha(image, area.center()) for area in things(light, player)] == [0, 0]
    for player in (2, 4):
        assert [alpha(image, area.center()) for area in things(light, player)] == [DARK, DARK]
    assert alpha(image, board_of(light).purses["bank"].geometry().center()) == DARK


def test_it_falls_on_a_heap_that_is_spoken_of(light: Spotlight) -> None:
    light.fall_on((), ("courthouse",))
    image, purses = darkness(light), board_of(light).purses
    assert alpha(image, purses["courthouse"].geometry().center()) == 0
    assert alpha(image, purses["bank"].geometry().center()) == DARK


def test_it_grows_darker_step_by_step_around_what_is_lit(light: Spotlight) -> None:
    light.fall_on((2,))
    image, plate = darkness(light), things(light, 2)[0]
    across = [alpha(image, QPoint(plate.right() + step, plate.center().y())) for step in range(-3, REACH + 4)]
    assert across == sorted(across)
    assert (across[0], across[-1]) == (0, DARK)
    assert len(set(across)) >= 4


def test_the_dark_thins_out_towards_the_prompt_and_the_panel_only(light: Spotlight) -> None:
    light.fall_on((2,))
    image, area, width = darkness(light), light.rect(), round(LOOK.px(FADE))
    left, top = QPoint(2, area.height() // 3), QPoint(area.width() // 3, 2)
    assert alpha(image, left) == alpha(image, top) == DARK
    for corner, step in (
        (QPoint(area.width() - 1, area.height() // 3), QPoint(-1, 0)),
        (QPoint(area.width() // 3, area.height() - 1), QPoint(0, -1)),
    ):
        inward = [alpha(image, corner + step * far) for far in range(width + 5)]
        assert inward == sorted(inward)
        assert inward[0] < 5
        assert inward[-1] == DARK


def test_what_is_said_in_the_dark_is_dimmed(light: Spotlight) -> None:
    board = board_of(light)
    balloons, story = Balloons(board, light), Story(Company(board.model.setup, 0))
    for player in (1, 2):
        balloons.say(story.add(Announced(player, str(player), "king")))

    def dimmed() -> list[bool]:
        above = board.children()
        said = [above.index(balloons._balloons[player]) for player in (1, 2)]
        return [place < above.index(light) for place in said]

    assert dimmed() == [False, False]
    light.fall_on((1,))
    balloons.follow_light()
    assert dimmed() == [False, True]
    light.out()
    balloons.follow_light()
    assert dimmed() == [False, False]


def test_a_winner_is_crowned(light: Spotlight) -> None:
    plate = things(light, 1)[0]
    rim = QPoint(plate.center().x(), plate.top() + 1)
    light.fall_on((1,))
    assert alpha(darkness(light), rim) == 0
    light.fall_on((1,), crowned=True)
    assert darkness(light).pixelColor(rim).name() == QColor(LOOK.theme.gold).name()
    corner = plate.topLeft() + QPoint(2, 2)
    inside = QPoint(max(corner.x(), 3), max(corner.y(), 3))
    assert alpha(darkness(light), inside) == 255  # laurels
    (laurels,) = board_of(light).laurels
    assert laurels.toRect().contains(inside)
    assert laurels in [area for area, _ in board_of(light).obstacles()], "balloons keep clear of them"
    light.out()
    assert board_of(light).laurels == []


def test_it_follows_the_table_and_goes_out(light: Spotlight) -> None:
    light.fall_on((1,))
    board_of(light).resize(900, 560)
    QApplication.processEvents()
    assert light.size() == board_of(light).size()
    assert alpha(darkness(light), things(light, 1)[0].center()) == 0
    light.out()
    assert not light.isVisible()
    assert light.players == ()
    before = darkness(light)
    board_of(light).resize(1000, 620)
    QApplication.processEvents()
    assert darkness(light) == before  # what can't be seen isn't painted again


def test_darkness_falls_in_some_time_or_at_once(light: Spotlight) -> None:
    light.fall_on((1,))
    assert light.coming(0) is None
    fading = light.coming(300)
    assert fading is not None
    effect = light.graphicsEffect()
    assert effect is not None
    assert fading.totalDuration() == 300
    fading.start()
    fading.pause()
    assert effect.property("opacity") == 0
    fading.setCurrentTime(299)
    assert effect.property("opacity") > 0.98
    light.stay()
    assert light.graphicsEffect() is None
