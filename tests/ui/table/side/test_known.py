"""The window knows only its player: no object that it can reach holds the true table."""

import gc
import random
import types
from collections import deque
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QObject

from mascarade_qt.engine.events import Chose, Looked, Returned, Shown
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.sight import seen
from mascarade_qt.engine.table import Table
from mascarade_qt.match.match import Match
from mascarade_qt.match.messages import Finale, Private
from mascarade_qt.match.thread import MatchThread
from tests.support.hot_seat import CARDS, lay
from tests.support.short_games import short_game
from tests.support.waiting import idle
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import ScriptedMatch, StillMatch, a_setup

HIDING = (Looked, Returned, Shown, Chose)
PLAIN = (
    *(dict, list, tuple, set, frozenset, deque),
    *(types.CellType, types.MethodType, types.FunctionType),
)

pytestmark = pytest.mark.usefixtures("quick")


def reachable(root: object) -> Iterator[object]:
    """All objects of this program in reach of one; modules, classes and stand-ins are no way to others."""
    todo, known = [root], {id(root)}
    kept = [root]
    while todo:
        found = todo.pop()
        yield found
        for other in _next(found):
            if id(other) not in known and _ours(other):
                known.add(id(other))
                kept.append(other)
                todo.append(other)


def _next(found: object) -> list[object]:
    if isinstance(found, types.FunctionType):
        return [*(found.__closure__ or ()), *(found.__defaults__ or ())]
    others = gc.get_referents(found)
    if isinstance(found, QObject):
        others += found.children()
    return others


def _ours(found: object) -> bool:
    if isinstance(found, type | types.ModuleType | StillMatch):
        return False
    if isinstance(found, PLAIN):
        return True
    return type(found).__module__.startswith(("mascarade_qt", "PySide6"))


def check(root: object, people: tuple[int, ...]) -> int:
    """Nothing that these people may not know together; how many objects were looked at."""
    number = 0
    for found in reachable(root):
        number += 1
        assert not isinstance(found, Table | Record | Match | Finale), f"{type(found)} is in reach"
        if isinstance(found, HIDING):
            for player in people:
                assert seen(found, player) == found, f"{found} is in reach, hidden from {player}"
        if len(people) > 1:
            assert not isinstance(found, Private), f"{found} was not forgotten"
    return number


def test_the_search_finds_what_there_is(opened: Opened) -> None:
    """A record hidden in a closure of a widget is found."""
    hands = opened(ScriptedMatch(a_setup("a4", 4)))
    record = short_game("a4", 4)
    hands.screen.left.connect(lambda: print(record))
    kept = {"deep": [lambda: record]}
    vars(hands.screen)["hidden"] = kept
    with pytest.raises(AssertionError, match="Record"):
        check(hands.screen, (0,))
    del vars(hands.screen)["hidden"]


def test_during_a_game(opened: Opened, matches: Callable[..., MatchThread]) -> None:
    """At every tenth press of a game with its thread."""
    hands = opened(matches(short_game("infernal-trio", 3, seed=2)))
    rng = random.Random(1)
    for press in range(400):
        hands.wait()
        if "unmaskButton" in hands.names:
            break
        if press % 10 == 0:
            assert check(hands.screen, (0,)) > 200
        hands.play_randomly(rng)
        idle()


def test_at_a_shared_screen(opened: Opened) -> None:
    """What one person has seen behind the curtain is forgotten when it closes."""
    hands = opened(ScriptedMatch(lay(CARDS), (0, 1)))
    hands.turn_over()
    hands.give(("look", "0"))
    hands.open_curtain()
    hands.close_curtain()
    idle()
    hands.wait()
    check(hands.screen, (0, 1))


def test_what_was_chosen_in_secret(opened: Opened) -> None:
    """Swap or Pretend."""
    hands = opened(ScriptedMatch(lay(CARDS), (0, 1)))
    hands.turn_over()
    hands.give(("swap", "0", "3"))
    hands.open_curtain()
    hands.close_curtain()
    for _ in range(3):
        idle()
        if hands.screen.curtain.isVisible():
            hands.open_curtain()
            hands.close_curtain()
    idle()
    check(hands.screen, (0, 1))
