"""Several people at one screen: nothing private of one stays anywhere when another takes over."""

import gc
from collections.abc import Sequence
from dataclasses import dataclass

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidgetItem

from mascarade_qt.engine.questions import Answer
from mascarade_qt.match.messages import Glimpse
from mascarade_qt.ui.look.motion import CURTAIN_HOLD
from mascarade_qt.words.languages import install
from mascarade_qt.words.masks import mask_name
from tests.sampling import sampled
from tests.support.hot_seat import CARDS, CLOSE, PEOPLE, UNKNOWN, WALKS, lay, skip_study
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened, close
from tests.ui.table.film import Words, all_text, picture, words
from tests.ui.table.harness import NAMES, Hands, ScriptedMatch


@dataclass
class Seen:
    """What everybody could see on the screen at each step."""

    words: list[list[Words]]
    pictures: list[QImage]
    secrets: list[list[str]]


def secret_of(name: str, number: int) -> Answer:
    """One of the two secrets that are compared."""
    return (1, 2)[number] if name == "gambler" else (True, False)[number]


def walk(opened: Opened, name: str, secret: Answer) -> Seen:
    """Go through a private moment, and keep what can be seen while the curtain is closed or gone."""
    plan = WALKS[name]
    past = [secret if choice == UNKNOWN else choice for choice in plan.past]
    match = ScriptedMatch(lay(CARDS, plan.first), PEOPLE, past)
    hands = opened(match, start=False)
    hands.screen.activateWindow()
    wait_until(hands.screen.isActiveWindow)  # without it no widget is told of the focus, nor explained
    match.start()
    seen = Seen([], [], [])
    hands.wait()
    skip_study(hands)
    through_curtains(hands, match, seen)
    for answer in plan.answers:
        hands.wait()
        _look_at(hands, match, seen)
        screen = hands.screen
        if screen.curtain.isVisible():
            hands.open_curtain()
            seen.secrets.append(all_text(screen.curtain))
            behind(hands, secret if answer == UNKNOWN else answer)
        else:
            assert answer != CLOSE, f"no curtain, but {screen.prompt.text}"
            hands.give(answer)
        idle()
        screen.setFocus()
        _look_at(hands, match, seen)
    through_curtains(hands, match, seen)
    _look_at(hands, match, seen)
    close(hands.screen)
    return seen


def behind(hands: Hands, answer: Answer) -> None:
    """Choose the answer behind the open curtain, and close it."""
    hands.close_curtain(None if answer == CLOSE else answer)


def through_curtains(hands: Hands, match: ScriptedMatch, seen: Seen) -> None:
    """Go through all other private moments."""
    for _ in range(5):
        idle()
        if not hands.screen.curtain.isVisible():
            return
        _look_at(hands, match, seen)
        hands.open_curtain()
        seen.secrets.append(all_text(hands.screen.curtain))
        hands.close_curtain()
    raise AssertionError("curtains without end")


def _look_at(hands: Hands, match: ScriptedMatch, seen: Seen) -> None:
    screen = hands.screen  # between two bots' answers nothing is busy either, so that says nothing
    wait_until(lambda: screen.curtain.isVisible() or (match.settled and not screen.director.busy))
    idle()
    seen.words.append(words(hands.screen))
    seen.pictures.append(picture(hands.screen))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("name", sampled(WALKS, ("look", "gambler")))
def test_nothing_private_stays(opened: Opened, name: str) -> None:
    """For either secret, everything that others can see, read, hover or hear is the same."""
    one, other = (walk(opened, name, secret_of(name, number)) for number in (0, 1))
    assert len(one.words) == len(other.words)
    for step, (first, second) in enumerate(zip(one.words, other.words, strict=True)):
        assert first == second, f"words at step {step}"
    for step, (first_picture, second_picture) in enumerate(zip(one.pictures, other.pictures, strict=True)):
        assert first_picture == second_picture, f"picture at step {step}"
    assert one.secrets
    if name not in ("swap", "gambler"):
        assert one.secrets != other.secrets, "the person behind the curtain sees nothing"


@pytest.mark.usefixtures("quick")
def test_what_was_seen_is_gone(opened: Opened) -> None:
    """The mask that Anna saw stands nowhere but in the list of masks in play."""
    hands = opened(ScriptedMatch(lay(CARDS), PEOPLE, help="classic"))  # or the deal could be looked up
    hands.turn_over()
    hands.give(("look", "0"))
    assert hands.screen.curtain.isVisible()
    assert not [text for text in all_text(hands.screen.curtain) if mask_name("king") in text]
    hands.open_curtain()
    assert [text for text in all_text(hands.screen.curtain) if mask_name("king") in text]
    hands.close_curtain()
    idle()
    screen = hands.screen
    assert not screen.curtain.isVisible()
    for part in (screen.board, screen.prompt, screen.curtain, screen.toolbar, screen.side.log):
        assert not [text for text in all_text(part) if mask_name("king") in text], part.objectName()
    assert all(card.shown is None for card in screen.board.cards.values())


def test_the_curtain_needs_half_a_second(opened: Opened) -> None:
    """A short press, or a press by mistake, opens nothing."""
    hands = opened(ScriptedMatch(lay(CARDS), PEOPLE, [("look", str(seat)) for seat in range(7)]), start=True)
    hands.wait()
    screen = hands.screen
    draw(hands)
    button = screen.curtain.hold_button
    filling = button._filling
    assert filling.duration() == CURTAIN_HOLD
    filling.setDuration(600_000)  # a busy machine might make any press a long one
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    idle(CURTAIN_HOLD + 100)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    idle(300)
    assert button.isVisible()
    assert not hands.secrets
    filling.setDuration(CURTAIN_HOLD)
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    wait_until(lambda: hands.secrets)
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)


def draw(hands: Hands) -> None:
    """Bring the screen to a drawn curtain: the person at the helm looks at a card."""
    hands.wait()
    skip_study(hands)
    hands.wait()
    while not hands.screen.curtain.isVisible():
        hands.wait()
        name = "answer_look" if "answer_look" in hands.names else hands.names[0]
        hands.press(name)
        idle()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("kind", ["look", "swap"])
def test_keys_do_not_reach_the_table(opened: Opened, kind: str) -> None:
    """While the curtain is drawn nothing behind it can be focused, pressed or left."""
    match = ScriptedMatch(lay(CARDS), PEOPLE)
    hands = opened(match)
    hands.turn_over()
    hands.give(("look", "0") if kind == "look" else ("swap", "0", "3"))
    screen = hands.screen
    left: list[bool] = []
    screen.left.connect(lambda: left.append(True))
    assert screen.curtain.isVisible()
    answers = list(match.answers)
    reached = []
    for key in _keys():
        hands.key(key)
        idle()
        focus = QApplication.focusWidget()
        if focus is not None and not screen.curtain.isAncestorOf(focus):
            reached.append((key.name, focus.objectName() or type(focus).__name__))
    assert screen.curtain.isVisible()
    assert match.answers == answers
    assert not left
    assert not reached, f"the focus left the curtain: {reached}"


def _keys() -> Sequence[Qt.Key]:
    return (
        *(Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_H, Qt.Key.Key_N),
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Tab, Qt.Key.Key_Tab, Qt.Key.Key_Backtab, Qt.Key.Key_Backtab),
    )


@pytest.mark.usefixtures("quick")
def test_a_change_of_language_leaves_the_curtain_closed(opened: Opened) -> None:
    """A secret question never appears in front of the curtain, or behind it among the buttons of all."""
    hands = opened(ScriptedMatch(lay(CARDS), PEOPLE))
    hands.turn_over()
    hands.give(("swap", "0", "3"))
    screen = hands.screen
    assert screen.curtain.isVisible()
    install("fr")
    idle()
    assert screen.curtain.isVisible()
    assert screen.curtain.hold_button.isVisible()
    assert hands.names == []
    assert screen.curtain.hold_button.hasFocus()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("closed", [True, False])
def test_a_look_that_was_closed_is_not_shown_again_after_continue(opened: Opened, closed: bool) -> None:
    """The table is left right after it, or before."""
    hands = opened(match := ScriptedMatch(lay(CARDS), PEOPLE))
    hands.turn_over()
    hands.give(("look", "0"))
    hands.open_curtain()
    if closed:
        hands.close_curtain()
    close(hands.screen)
    assert match.glimpses == ([Glimpse(1, 0, 0)] if closed else [])
    hands = opened(ScriptedMatch(lay(CARDS), PEOPLE, [("look", "0")], seen=match.glimpses))
    hands.wait()
    assert hands.screen.curtain.isVisible() is not closed


@pytest.mark.usefixtures("quick")
def test_one_curtain_for_one_secret(opened: Opened) -> None:
    """A person who has just pressed Swap knows it, and isn't called again to be told."""
    hands = opened(ScriptedMatch(lay(CARDS), PEOPLE))
    hands.turn_over()
    hands.give(("swap", "0", "3"))
    hands.open_curtain()
    hands.close_curtain()
    idle()
    assert not hands.screen.curtain.isVisible()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("turning", [False, True])
def test_the_table_turns_only_if_it_is_wished(opened: Opened, turning: bool) -> None:
    """People remember places. The person asked is named, and sits at the bottom if the table turns."""
    hands = opened(ScriptedMatch(lay(CARDS), PEOPLE), turning=turning)
    hands.turn_over()
    board = hands.screen.board
    for player in PEOPLE:
        hands.wait()
        at_the_bottom = player if turning else PEOPLE[0]
        assert board.viewer == at_the_bottom
        lowest = max(board.seats, key=lambda seat: seat.geometry().center().y())
        assert lowest.player == at_the_bottom
        assert NAMES[player] in hands.screen.prompt.text
        hands.give(("look", str(player)))
        hands.open_curtain()
        hands.close_curtain()
        idle()


@pytest.mark.usefixtures("quick")
def test_every_part_of_a_question_names_who_is_asked(opened: Opened) -> None:
    """Anybody who looks up while a mask is being chosen sees who is to choose it."""
    hands = opened(ScriptedMatch(lay(CARDS), PEOPLE))
    hands.turn_over()
    for verb, asked in (("swap", "Which card"), ("announce", "Which mask")):
        hands.press(f"answer_{verb}")
        assert hands.screen.prompt.text.startswith(f"For {NAMES[0]}. {asked}")
        hands.key(Qt.Key.Key_Escape)
        idle()


@pytest.mark.usefixtures("quick")
def test_no_dead_layout_items_stay(opened: Opened) -> None:
    """PySide keeps wrappers of the items of a filled layout that is added to another. Once Qt has deleted
    such an item, the next object at its address crashes the program when it is deleted."""
    hands = opened(ScriptedMatch(lay(CARDS), PEOPLE))
    hands.turn_over()
    kept = []
    for player in (0, 1, 0, 1):
        hands.give(("look", str(player)))
        assert hands.screen.curtain.isVisible()
        idle()
        gc.collect()
        kept.append(sum(isinstance(found, QWidgetItem) for found in shiboken6.getAllValidWrappers()))
        hands.open_curtain()
        hands.close_curtain()
        idle()
        hands.wait()
    assert kept[1:] == kept[:1] * 3, f"wrappers of layout items, each time the curtain is drawn: {kept}"
