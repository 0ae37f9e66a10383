"""Whole games through the real screen, from the deal until the masks are taken off."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QMessageBox

from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.messages import Finale
from mascarade_qt.match.thread import MatchThread
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.words.languages import LANGUAGES, install
from tests.sampling import sampled
from tests.support.dice import dice
from tests.support.short_games import COINS, short_game
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands, ScriptedMatch, a_setup

Matches = Callable[..., MatchThread]

TABLES = [
    (scenario.id, players)
    for scenario in ready_scenarios().values()
    for players in range(scenario.fewest, scenario.most + 1)
]
RICH = 12  # … or even sooner, where other tests cover what comes in between
THREADED = ("small-two", "infernal-trio", "a4", "classic", "ultimate-combo")
OTHERS = [(found.id, found.fewest) for found in ready_scenarios().values() if found.id not in THREADED]
# With each number of cards a seat and in the centre, and with the masks of the expansion.
OFTEN = ("ultimate-combo", ("small-three", 3), ("b6", 6), ("let-it-roll", 6))

pytestmark = pytest.mark.usefixtures("quick")


def finish(hands: Hands, seed: int) -> None:
    """Play to the end and take the masks off."""
    finales: list[Finale] = []
    hands.screen.finished.connect(finales.append)
    hands.play_to_the_end(random.Random(seed))
    hands.press("unmaskButton")
    wait_until(lambda: finales)  # the masks come off first
    assert len(finales) == 1
    assert isinstance(finales[0], Finale)


@pytest.mark.parametrize("scenario", sampled(THREADED, OFTEN))
def test_a_game_with_its_thread(opened: Opened, matches: Matches, scenario: str) -> None:
    """The real match in its thread, bots in their process, the person presses anything."""
    players = ready_scenarios()[scenario].fewest
    finish(opened(matches(short_game(scenario, players))), seed=3)


def test_a_game_with_guests(opened: Opened, matches: Matches) -> None:
    """The bots that people meet first."""
    finish(opened(matches(short_game("a5", 5, level="guest"))), seed=4)


@pytest.mark.parametrize(("scenario", "players"), sampled(OTHERS, OFTEN))
def test_every_other_scenario(opened: Opened, scenario: str, players: int) -> None:
    """At its smallest size."""
    finish(opened(ScriptedMatch(a_setup(scenario, players, coins=RICH), bots=dice(5))), seed=5)


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), TABLES)
@pytest.mark.parametrize("seed", range(2))
def test_every_table(opened: Opened, matches: Matches, scenario: str, players: int, seed: int) -> None:
    """Every scenario with every number of players, with its thread."""
    finish(opened(matches(short_game(scenario, players, seed=seed))), seed)


@pytest.mark.parametrize(
    ("scenario", "players", "people"),
    sampled(
        [("deadly-duel", 2, (0, 1)), ("small-three", 3, (0, 2)), ("let-it-roll", 6, (1, 3, 4))],
        [("deadly-duel", 2, (0, 1)), ("let-it-roll", 6, (1, 3, 4))],
    ),
)
def test_hot_seat(
    opened: Opened, matches: Matches, scenario: str, players: int, people: tuple[int, ...]
) -> None:
    """Several people, curtains and all."""
    finish(opened(matches(short_game(scenario, players, people))), seed=6)


@pytest.mark.slow
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_hot_seat_at_every_table(opened: Opened, scenario: str, players: int) -> None:
    """Everybody at one screen."""
    people = range(min(players, 3))
    finish(opened(ScriptedMatch(a_setup(scenario, players), people, bots=dice(7))), seed=7)


@pytest.mark.parametrize(
    ("people", "scenario", "players"),
    sampled([((0,), "classic", 8), ((0, 1), "infernal-trio", 3)], [((0, 1), "infernal-trio", 3)]),
)
def test_resizing_and_changing_in_the_middle(
    opened: Opened, people: tuple[int, ...], scenario: str, players: int
) -> None:
    """Size, language, theme and text size change at any moment; the game goes on."""
    hands = opened(ScriptedMatch(a_setup(scenario, players, coins=RICH), people, bots=dice(8)))
    rng = random.Random(8)
    for press in range(400):
        hands.wait()
        if "unmaskButton" in hands.names:
            break
        if press % 5 == 0:
            hands.screen.resize(rng.randint(900, 2000), rng.randint(600, 1200))
        if press % 7 == 0:
            install(rng.choice(list(LANGUAGES)))
            idle()
        if press % 11 == 0:
            apply_look(rng.choice(("night", "salon", "contrast")), rng.choice((80, 100, 150, 200)))
            idle()
        hands.play_randomly(rng)
    else:
        pytest.fail("the game does not end")


@pytest.mark.parametrize("presses", [200, pytest.param(2000, marks=pytest.mark.slow)])
@pytest.mark.parametrize("people", [pytest.param((0,), marks=pytest.mark.slow), (0, 1)])
def test_random_clicks_and_keys(opened: Opened, people: tuple[int, ...], presses: int) -> None:
    """A monkey at the table: no exception, no warning, and the game can still be played to its end."""
    hands = opened(
        ScriptedMatch(a_setup("a5", 5, opening_turns=2, coins=COINS), people, bots=dice(9), help="coach")
    )
    screen = hands.screen
    over: list[object] = []
    screen.finished.connect(over.append)
    rng = random.Random(9)
    keys = [
        *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_H, Qt.Key.Key_Z),
        *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3, Qt.Key.Key_9, Qt.Key.Key_0, Qt.Key.Key_Delete),
    ]
    for number in range(presses):
        if rng.random() < 0.5:
            hands.click_at(QPoint(rng.randrange(screen.width()), rng.randrange(screen.height())))
        elif rng.random() < 0.8:
            hands.key(rng.choice(keys))
        else:
            shown = [found for found in screen.findChildren(QAbstractButton) if found.isVisible()]
            QTest.mouseClick(rng.choice(shown), Qt.MouseButton.LeftButton)
        if number % 10 == 0:
            idle()
        if screen.curtain.isVisible() and screen.curtain.hold_button.isVisible() and rng.random() < 0.1:
            hands.open_curtain()
    if not over:
        for box in screen.findChildren(QMessageBox):  # somebody may have pressed Esc
            box.reject()
        screen.pause.hold(False)  # or the pause
        hands.play_to_the_end(rng)
