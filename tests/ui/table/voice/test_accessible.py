"""For everyone: names, roles, focus and announcements, as a screen reader and a keyboard meet them."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.ui.table.stage.balloon import Balloon
from tests.support.dice import dice
from tests.support.hot_seat import CARDS, lay
from tests.support.waiting import idle
from tests.ui.table.conftest import Opened
from tests.ui.table.film import differences
from tests.ui.table.harness import Hands, ScriptedMatch, a_setup

Role = QAccessible.Role
ROLES = (Role.Button, Role.PushButton, Role.List, Role.ScrollBar, Role.StaticText)

pytestmark = pytest.mark.usefixtures("quick")


def at_a_question(opened: Opened, scenario: str = "classic", players: int = 6) -> Hands:
    """A table at which the person is asked."""
    hands = opened(ScriptedMatch(a_setup(scenario, players), stop=True))
    hands.turn_over()
    hands.wait()
    return hands


def focusable(screen: TableScreen) -> list[QWidget]:
    """What the Tab key can reach."""
    return [
        widget
        for widget in screen.findChildren(QWidget)
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


@pytest.mark.parametrize(("scenario", "players"), [("small-two", 2), ("classic", 6), ("b9", 13)])
def test_everything_focusable_has_a_name_and_a_role(opened: Opened, scenario: str, players: int) -> None:
    """As Qt tells it to assistive technology."""
    screen = at_a_question(opened, scenario, players).screen
    found = focusable(screen)
    assert len(found) > 2 * players
    nameless, odd = [], []
    for widget in found:
        interface = QAccessible.queryAccessibleInterface(widget)
        name = interface.text(QAccessible.Text.Name)
        if not name:
            nameless.append(widget.objectName() or type(widget).__name__)
        if interface.role() not in ROLES:
            odd.append((widget.objectName() or type(widget).__name__, interface.role().name))
        assert interface.state().focusable
    assert not nameless
    assert not odd


def test_names_are_told_apart(opened: Opened) -> None:
    """No two cards and no two seats have the same name."""
    board = at_a_question(opened, "small-two", 2).screen.board
    for group in (board.cards.values(), board.seats, board.purses.values()):
        names = [widget.accessibleName() for widget in group if widget.isVisible()]
        assert len(set(names)) == len(names)
        assert all(names)


def test_nothing_hidden_is_named(opened: Opened) -> None:
    """A card that lies face down is called by its place alone."""
    hands = at_a_question(opened)
    for place, card in hands.screen.board.cards.items():
        assert ":" not in card.accessibleName(), place


def test_seats_say_whose_turn_it_is(opened: Opened) -> None:
    """And cards of which one is to be chosen say so: answers are called the same."""
    hands = at_a_question(opened)
    board = hands.screen.board
    on_turn = [seat.player for seat in board.seats if "Taking their turn" in seat.accessibleDescription()]
    assert on_turn == [0]
    hands.press("answer_swap")
    named = {
        card.accessibleName()
        for card in board.cards.values()
        if "Can be chosen" in card.accessibleDescription()
    }
    assert named == {button.accessibleName() for button in hands.screen.prompt.buttons} & named
    assert len(named) == 7  # two lie in the centre
    hands.press(hands.names[0])
    assert not any("Can be chosen" in card.accessibleDescription() for card in board.cards.values())


def test_tab_visits_everything(opened: Opened) -> None:
    """From the prompt, Tab leads through table and lists and back, each once."""
    hands = at_a_question(opened)
    screen = hands.screen
    start = QApplication.focusWidget()
    assert start is hands.screen.prompt.buttons[0]
    visited: list[QWidget] = []
    for _ in range(200):
        focus = QApplication.focusWidget()
        assert focus is not None
        if visited and focus is start:
            break
        visited.append(focus)
        hands.key(Qt.Key.Key_Tab)
    missing = [widget.objectName() for widget in focusable(screen) if widget not in visited]
    assert not missing
    assert len(set(visited)) == len(visited)


def test_coming_back_to_the_table_leads_to_the_question(opened: Opened) -> None:
    hands = at_a_question(opened)
    screen = hands.screen
    screen.board.seats[0].setFocus()
    assert QApplication.focusWidget() is screen.board.seats[0]
    screen.take_focus()
    assert QApplication.focusWidget() is screen.prompt.buttons[0]


def test_the_order_of_tab_is_sensible(opened: Opened) -> None:
    """Prompt, table and lists are each visited in one stretch."""
    hands = at_a_question(opened)
    screen = hands.screen
    parts: list[str] = []
    for _ in range(len(focusable(screen))):
        focus = QApplication.focusWidget()
        assert focus is not None
        areas = (screen.prompt, screen.board, screen.toolbar, screen.side)
        part = next((area.objectName() for area in areas if area.isAncestorOf(focus)), "?")
        if not parts or parts[-1] != part:
            parts.append(part)
        hands.key(Qt.Key.Key_Tab)
    if len(parts) > 1 and parts[0] == parts[-1]:
        parts.pop()
    assert len(parts) == len(set(parts)), parts


@pytest.mark.parametrize(
    ("scenario", "players"), [("small-two", 2), ("small-three", 3), ("a4", 4), ("b9", 13)]
)
def test_arrows_reach_everything_on_the_table(opened: Opened, scenario: str, players: int) -> None:
    """From any card or seat, by arrow keys, to all others, by where they lie."""
    hands = at_a_question(opened, scenario, players)
    board = hands.screen.board
    wanted = {widget for widget in (*board.cards.values(), *board.seats) if widget.isVisible()}
    todo: list[QWidget] = [board.cards[next(iter(board.cards))]]
    reached = set(todo)
    while todo:
        here = todo.pop()
        for key in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            here.setFocus(Qt.FocusReason.TabFocusReason)
            hands.key(key)
            focus = QApplication.focusWidget()
            if focus is not None and board.isAncestorOf(focus) and focus not in reached:
                reached.add(focus)
                todo.append(focus)
    assert wanted <= reached, [widget.objectName() for widget in wanted - reached]


@pytest.mark.parametrize("kind", ["seats", "cards"])
def test_arrows_go_around_the_seats(opened: Opened, kind: str) -> None:
    """Left leads from neighbour to neighbour, as turns do, and back to the start."""
    hands = at_a_question(opened, "b9", 13)
    board = hands.screen.board
    ring: list[QWidget] = list(board.seats if kind == "seats" else board.cards.values())
    ring[0].setFocus(Qt.FocusReason.TabFocusReason)
    walked = []
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
        for _ in ring:
            hands.key(key)
            walked.append(QApplication.focusWidget())
    assert walked == [*ring[1:], ring[0], *reversed(ring[1:]), ring[0]]


def test_the_focus_is_seen(opened: Opened) -> None:
    """Every card, seat, purse and button looks different with the focus."""
    hands = at_a_question(opened)
    screen = hands.screen
    board = screen.board
    shown = [*board.cards.values(), *board.seats, *board.purses.values(), *screen.prompt.buttons]
    for widget in [one for one in shown if one.isVisible()]:
        screen.setFocus()
        without = widget.grab().toImage()
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        assert widget.hasFocus(), widget.objectName()
        assert differences(without, widget.grab().toImage()) >= 60, widget.objectName()


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What is announced to screen readers."""
    told: list[str] = []

    def keep(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            told.append(event.message())

    monkeypatch.setattr(QAccessible, "updateAccessibility", keep)
    return told


def test_what_happens_is_announced(opened: Opened, heard: list[str]) -> None:
    """Every line of the log, in order, but for what the announcement says and beginnings of told turns."""
    hands = opened(ScriptedMatch(a_setup("classic", 6), bots=dice(3)))
    hands.turn_over()
    hands.give(("announce", "0", "spy"))
    hands.wait()
    log = hands.screen.log
    lines = [log.index(row).data() for row in range(log.rowCount())]
    known = re.compile(r" [^.]* the power: [^.]*\.")  # from the announcement
    news = [known.sub("", line) for line in lines if not line.startswith(("Round ", "You announce"))]
    assert len(news) < len(lines)
    assert news
    said = " ".join(heard)
    places = [said.find(line) for line in news]
    assert -1 not in places
    assert places == sorted(places)
    assert not any(line in said for line in lines if line.startswith("You announce"))


def test_an_own_look_is_announced(opened: Opened, heard: list[str]) -> None:
    """People who can't see the card hear what it is."""
    hands = opened(ScriptedMatch(lay(CARDS)))
    hands.turn_over()
    hands.give(("look", "0"))
    assert [text for text in heard if "King" in text]


def test_a_question_is_announced(opened: Opened, heard: list[str]) -> None:
    """What is asked is told when it is asked, not only when the focus goes there."""
    hands = opened(ScriptedMatch(lay(CARDS)))
    hands.turn_over()
    hands.wait()
    assert hands.screen.prompt.text in heard[-1]


def test_secrets_are_not_announced(opened: Opened, heard: list[str]) -> None:
    """At a shared screen everybody hears the screen reader, until the curtain is open."""
    hands = opened(ScriptedMatch(lay(CARDS), (0, 1)))
    hands.turn_over()
    heard.clear()  # everybody has heard the deal
    hands.give(("look", "0"))
    assert not [text for text in heard if "King" in text]


def test_balloons_have_names(opened: Opened) -> None:
    """What is said aloud can be read."""
    hands = opened(ScriptedMatch(a_setup("classic", 6), stop=True, choices=[("announce", "0", "spy")]))
    idle()
    balloons = [one for one in hands.screen.findChildren(Balloon) if one.isVisible()]
    assert balloons
    assert all(balloon.accessibleName() == balloon.text for balloon in balloons)
