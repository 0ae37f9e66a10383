"""A game is watched: stepped through, played, dragged, through any eyes."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QGraphicsView,
    QLabel,
    QListView,
    QSlider,
    QToolButton,
)

from mascarade_qt.engine.events import Looked, Returned, TurnBegan
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.record import read_record
from mascarade_qt.engine.sight import seen
from mascarade_qt.history.replay import Replay, replay_of
from mascarade_qt.history.study import decisions
from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.match.moods import moods
from mascarade_qt.ui.look.motion import CLOCK, DURATIONS
from mascarade_qt.ui.look.portraits import portrait
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.style import apply_zoom
from mascarade_qt.ui.replays.viewer import ViewerScreen
from mascarade_qt.ui.sound.room import Room
from mascarade_qt.ui.table.board.seat import SeatWidget
from tests.sampling import sampled
from tests.support.ear import Ear
from tests.support.waiting import wait_until
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping

RECORDS = Path(__file__).resolve().parents[2] / "records"
NAMES = ("b6", "small-two", "ultimate-combo", "bear-tamer")


def a_replay(name: str = "b6") -> Replay:
    """A game of the collection."""
    return replay_of(read_record(RECORDS / f"{name}.mascarade"))


def faces(screen: ViewerScreen) -> dict[str, str | None]:
    """What lies on the table: the mask by place, None for a back; cards that have left are missing."""
    return {place: card.shown for place, card in screen.board.cards.items() if not card.isHidden()}


@pytest.mark.parametrize("name", NAMES)
def test_with_open_masks_every_moment_shows_the_truth(name: str, settings: Settings, show: Show) -> None:
    replay = a_replay(name)
    screen = ViewerScreen(replay)
    show(screen)
    for row in range(0, screen.rows.rowCount(), 7):
        screen.playhead.seek(row)
        moment = screen.playhead.moment
        assert faces(screen) == replay.truth(moment).cards
        assert screen.board.model.world.coins == replay.truth(moment).coins


@pytest.mark.parametrize("name", NAMES)
def test_through_a_players_eyes_nothing_else_is_seen(name: str, settings: Settings, show: Show) -> None:
    """What is shown is what follows from that player's sight: another truth behind it looks the same."""
    replay = a_replay(name)
    player = 1
    sight = [seen(event, player) for event in replay.events]
    screen = ViewerScreen(replay)
    show(screen)
    screen.open_at(len(replay.events), player)
    swaps = [event for event in sight if isinstance(event, Returned) and event.player != player]
    assert swaps
    assert all(event.swapped is None for event in swaps)
    looks = [event for event in sight if isinstance(event, Looked) and event.player != player]
    assert all(event.masks is None for event in looks)
    rows = [str(screen.rows.index(row).data()) for row in range(screen.rows.rowCount())]
    others = [name for number, name in enumerate(replay.setup.players) if number != player]
    assert not any(f"{other} really swaps" in row for row in rows for other in others)
    screen.playhead.show_moment(replay.turns[3])
    assert set(faces(screen).values()) == {None}


def test_the_deal_is_open_to_all(settings: Settings, show: Show) -> None:
    replay = a_replay()
    screen = ViewerScreen(replay)
    show(screen)
    screen.open_at(0, 2)
    assert faces(screen) == dict(replay.setup.deal)
    assert screen.board.viewer == 2


@pytest.mark.parametrize(
    ("key", "button", "expected"),
    [
        (Qt.Key.Key_Right, "stepButton", 11),
        (Qt.Key.Key_Left, "stepBackButton", 9),
        (Qt.Key.Key_Home, "toStartButton", 0),
        (Qt.Key.Key_End, "toEndButton", -1),
        (Qt.Key.Key_PageDown, "turnNextButton", None),
        (Qt.Key.Key_PageUp, "turnBackButton", None),
    ],
)
def test_keys_and_buttons_step(
    key: Qt.Key, button: str, expected: int | None, settings: Settings, show: Show
) -> None:
    screen = ViewerScreen(a_replay())
    show(screen)
    screen.entered()
    screen.playhead.seek(10)
    QTest.keyClick(find(screen, QSlider, "momentSlider"), key)
    by_key = screen.playhead.row
    screen.playhead.seek(10)
    find(screen, QToolButton, button).click()
    assert screen.playhead.row == by_key
    last = screen.rows.rowCount() - 1
    if expected is None:
        way = 1 if key == Qt.Key.Key_PageDown else -1
        assert by_key == screen.rows.turn_row(10, way) != 10
    else:
        assert by_key == (last if expected < 0 else expected)
    screen.left()


@pytest.mark.parametrize("share", [0.0, 0.3, 0.75, 1.0])
def test_a_click_on_the_slider_goes_where_it_points(share: float, settings: Settings, show: Show) -> None:
    screen = ViewerScreen(a_replay())
    show(screen)
    slider = find(screen, QSlider, "momentSlider")
    slider.setValue(slider.maximum() // 2)
    at = QPoint(round((slider.width() - 1) * share), slider.height() // 2)
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=at)
    assert abs(slider.value() / slider.maximum() - share) < 0.03
    assert screen.playhead.row == slider.value()


def test_slider_list_and_table_go_together(settings: Settings, show: Show) -> None:
    screen = ViewerScreen(a_replay())
    show(screen)
    slider, rows = find(screen, QSlider, "momentSlider"), find(screen, QListView, "momentList")
    slider.setValue(20)
    assert (screen.playhead.row, rows.currentIndex().row()) == (20, 20)
    rows.setCurrentIndex(screen.rows.index(33))
    assert (screen.playhead.row, slider.value()) == (33, 33)
    assert find(screen, QLabel, "turnLabel").text().startswith("Turn ")
    assert rows.currentIndex().row() == 33


def test_through_a_players_eyes_the_list_does_not_tell_the_future(settings: Settings, show: Show) -> None:
    """It ends with what is shown on the table; with all masks open it is the whole game."""
    screen = ViewerScreen(a_replay())
    show(screen)
    view, rows = find(screen, QListView, "momentList"), screen.rows.rowCount()

    def listed() -> list[int]:
        return [row for row in range(screen.rows.rowCount()) if not view.isRowHidden(row)]

    screen.playhead.seek(20)
    assert listed() == list(range(rows))
    eyes = find(screen, QComboBox, "eyesChoice")
    eyes.setCurrentIndex(1)
    eyes.activated.emit(1)
    for row in (12, 30, 7):
        screen.playhead.seek(row)
        assert listed() == list(range(row + 1))
    eyes.setCurrentIndex(0)
    eyes.activated.emit(0)
    assert listed() == list(range(rows))


@pytest.mark.parametrize("name", ["b6", "ultimate-combo"])
def test_at_a_decision_nothing_is_told_of_what_followed(name: str, settings: Settings, show: Show) -> None:
    """Passes have no sentence of their own: the next sentence tells what all of them did."""
    record = read_record(RECORDS / f"{name}.mascarade")
    screen = ViewerScreen(replay_of(record))
    show(screen)
    between = 0
    for step in decisions(record.setup, record.choices, 0):
        screen.open_at(step.moment, None)
        told = screen.rows.moment(find(screen, QListView, "momentList").currentIndex().row())
        assert told <= step.moment == screen.playhead.moment
        between += told < step.moment
    assert between, "else nothing is proven"


@pytest.mark.parametrize("eyes", [None, 1])
def test_faces_show_the_moods_of_the_turn(eyes: int | None, settings: Settings, show: Show) -> None:
    """At any moment: what everybody has seen in this turn, whoever looks."""
    replay = a_replay("b6")
    company = ("", *list(CHARACTERS)[:5])
    setup = replace(replay.setup, characters=company)
    replay = Replay(setup, replay.events)
    screen = ViewerScreen(replay)
    show(screen)
    screen.open_at(0, eyes)
    moved = 0
    for row in range(screen.rows.rowCount()):
        screen.playhead.seek(row)
        table, felt = PublicTable(setup), dict[int, str]()
        for event in replay.events[: screen.playhead.moment]:
            felt = {} if isinstance(event, TurnBegan) else felt | moods(table, event)
            table.see(event)
        for seat in screen.board.seats:
            player = seat.player
            assert seat.face == portrait(company[player], player, felt.get(player, "calm"))
            moved += not seat.face.endswith("calm") and bool(company[player])
    assert moved > 20
    screen.left()


def test_seeking_moves_nothing(settings: Settings, show: Show) -> None:
    screen = ViewerScreen(a_replay())
    show(screen)
    screen.entered()
    screen.playhead.play()
    QApplication.processEvents()
    for row in (50, 3, 41, 12):
        find(screen, QSlider, "momentSlider").setValue(row)
        assert not screen.playhead.playing
        running = screen.findChildren(QAbstractAnimation)
        assert not [found for found in running if found.state() != QAbstractAnimation.State.Stopped]
        stage = screen.board.findChild(QGraphicsView)
        assert stage is None or not stage.isVisible()
    screen.left()


def test_seeking_paints_only_what_has_changed(settings: Settings, show: Show) -> None:
    """Thirteen plates take longer to paint than everything else."""
    screen = ViewerScreen(a_replay("a8-thirteen"))
    show(screen)
    screen.playhead.seek(30)
    QApplication.processEvents()
    painted = _Painted()
    for seat in screen.board.seats:
        seat.installEventFilter(painted)
    worlds = [screen.board.model.world]
    find(screen, QSlider, "momentSlider").setValue(31)
    worlds.append(screen.board.model.world)
    QApplication.processEvents()
    looks = [
        [(player, world.coins[seat], player == world.active) for seat, player in enumerate(world.seats)]
        for world in worlds
    ]
    changed = [seat for seat, (before, after) in enumerate(zip(*looks, strict=True)) if before != after]
    assert changed, "else nothing is proven"
    assert painted.seats == set(changed)


class _Painted(QObject):
    """Which plates were painted."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: set[int] = set()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() == QEvent.Type.Paint and isinstance(watched, SeatWidget):
            self.seats.add(watched.seat)
        return False


@pytest.mark.parametrize("eyes", sampled((None, 1), (1,)))
def test_playing_comes_to_the_same_end_as_seeking(eyes: int | None, settings: Settings, show: Show) -> None:
    replay = a_replay("small-three")
    screen = ViewerScreen(replay)
    show(screen)
    screen.open_at(0, eyes)
    screen.playhead.director.tempo.factor = 0.0
    screen.playhead.play()
    wait_until(lambda: not screen.playhead.playing)
    played = faces(screen), list(screen.board.model.world.coins), screen.playhead.row
    screen.playhead.seek(screen.rows.rowCount() - 1)
    assert played == (faces(screen), list(screen.board.model.world.coins), screen.playhead.row)
    assert screen.playhead.moment == len(replay.events)


def test_it_has_a_speed_of_its_own(settings: Settings, show: Show) -> None:
    CLOCK.factor = 0.5
    screen = ViewerScreen(a_replay())
    tempo = screen.playhead.director.tempo
    show(screen)
    assert tempo.of("coins") == DURATIONS["coins"]
    speed = find(screen, QComboBox, "replaySpeed")
    speed.setCurrentIndex(3)
    speed.activated.emit(3)
    assert tempo.of("coins") == DURATIONS["coins"] / 4
    assert CLOCK.factor == 0.5
    CLOCK.reduced = True
    assert tempo.of("coins") == 0


def test_other_eyes_keep_the_moment(settings: Settings, show: Show) -> None:
    screen = ViewerScreen(a_replay())
    show(screen)
    screen.playhead.seek(40)
    moment = screen.playhead.moment
    eyes = find(screen, QComboBox, "eyesChoice")
    assert eyes.count() == 1 + len(screen.playhead.replay.setup.players)
    eyes.setCurrentIndex(3)
    eyes.activated.emit(3)
    assert (screen.playhead.eyes, screen.playhead.moment) == (2, moment)


@pytest.mark.parametrize(("width", "height", "size"), [(1280, 720, 100), (1280, 720, 200), (1920, 1080, 100)])
def test_nothing_is_cut(width: int, height: int, size: int, settings: Settings, show: Show) -> None:
    settings.text_size = size
    screen = ViewerScreen(a_replay("ultimate-combo"), stranger=True)
    show(screen, width, height)
    assert not nameless(screen)
    assert not cut(screen)
    assert not overlapping(screen)


def test_buttons_grow_with_the_window(settings: Settings, show: Show) -> None:
    screen = ViewerScreen(a_replay())
    show(screen)
    button = find(screen, QToolButton, "playButton")
    usual = button.height()
    apply_zoom(3.0)
    show(screen, 3840, 2160)
    assert 2.8 * usual < button.height() < 3.2 * usual


def test_it_follows_the_language(settings: Settings, show: Show) -> None:
    screen = ViewerScreen(a_replay())
    show(screen)
    screen.playhead.seek(10)
    english = [screen.rows.index(row).data() for row in range(30)]
    settings.language = "fr"
    QApplication.processEvents()
    assert [screen.rows.index(row).data() for row in range(30)] != english
    assert screen.playhead.row == 10


def test_playing_is_heard_and_seeking_is_not(settings: Settings, show: Show) -> None:
    screen = ViewerScreen(a_replay("small-three"))
    ear = Ear()
    screen.sound_in(Room(settings, ear))
    show(screen)
    for row in (50, 3, 41, 12):
        find(screen, QSlider, "momentSlider").setValue(row)
        find(screen, QToolButton, "stepButton").click()
    assert ear.heard == []
    screen.playhead.director.tempo.factor = 0.0
    screen.playhead.play()
    wait_until(lambda: len(ear.heard) > 5)
    screen.playhead.pause()


@pytest.mark.parametrize("eyes", [None, 2])
def test_the_one_who_played_is_you_in_the_list_too(eyes: int | None, settings: Settings, show: Show) -> None:
    """Whoever's eyes one looks through: plate and list say the same."""
    replay = a_replay()
    names = ("Player 1", *replay.setup.players[1:])
    replay = Replay(replace(replay.setup, players=names), replay.events)
    screen = ViewerScreen(replay, you=0)
    show(screen)
    screen.open_at(0, eyes)
    told = [str(screen.rows.index(row).data()) for row in range(screen.rows.rowCount())]
    assert screen.board.seat_of(0).name == "You"
    assert any("you" in line.lower() for line in told)
    assert not any("Player 1" in line for line in told)
