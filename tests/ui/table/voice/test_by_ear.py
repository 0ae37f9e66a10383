"""Played by ear: what is announced and when, and what a key asks the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget

from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.match.messages import Advice, Opinion
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.table.keys import KEYS
from mascarade_qt.ui.table.prompt import curtain
from mascarade_qt.words.notes import read_note
from tests.support.dice import dice
from tests.support.hot_seat import CARDS, lay
from tests.support.waiting import idle, wait_until
from tests.ui.seeing import find
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands, ScriptedMatch

NAME = QAccessible.Text.Name

pytestmark = pytest.mark.usefixtures("quick")


@pytest.fixture
def heard(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """Announcements, each with what had the focus then."""
    found: list[tuple[str, str]] = []
    told: Callable[[QAccessibleEvent], None] = QAccessible.updateAccessibility

    def listen(event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            focus = QApplication.focusWidget()
            found.append((event.message(), focus.objectName() if focus is not None else ""))
        told(event)

    monkeypatch.setattr(QAccessible, "updateAccessibility", listen)
    return found


def at_table(opened: Opened, **options: object) -> Hands:
    match = ScriptedMatch(lay(CARDS), **options)  # type: ignore[arg-type]
    hands = opened(match, start=False)
    idle()  # the window has the focus
    match.start()
    hands.wait()
    return hands


def test_the_deal_is_told_seat_by_seat(opened: Opened, heard: list[tuple[str, str]]) -> None:
    at_table(opened)
    text, focus = heard[-1]
    assert focus == "turnOverButton"
    assert text.startswith("Study the masks")
    for mask in ("King", "Judge", "Thief", "Spy", "Sage", "Gambler", "Princess", "Witch"):
        assert mask in text


def test_every_question_has_the_focus_before_it_is_said_and_is_said_once(
    opened: Opened, heard: list[tuple[str, str]]
) -> None:
    hands = at_table(opened)
    hands.turn_over()
    hands.wait()
    text, focus = heard[-1]
    assert hands.screen.prompt.text in text
    assert focus == "answer_look"
    heard.clear()
    hands.press("answer_announce")
    idle()
    assert len(heard) == 1  # the question that follows
    text, focus = heard[0]
    assert text == "Which mask?"
    assert focus.startswith("answer_")


def test_a_look_is_said_once_and_after_the_focus_moved(opened: Opened, heard: list[tuple[str, str]]) -> None:
    hands = at_table(opened)
    hands.turn_over()
    hands.wait()
    heard.clear()
    hands.give(("look", "0"))
    wait_until(lambda: "turnDownButton" in hands.names)
    kings = [(text, focus) for text, focus in heard if "King" in text]
    assert len(kings) == 1
    assert kings[0][1] == "turnDownButton"


def test_passes_are_merged_and_totals_are_told(opened: Opened, heard: list[tuple[str, str]]) -> None:
    hands = at_table(opened)
    hands.turn_over()
    hands.wait()
    heard.clear()
    hands.give(("announce", "0", "king"))
    wait_until(lambda: any("Coins now" in text for text, _ in heard))
    assert not [text for text, _ in heard if "lets it pass" in text]
    paid = next(text for text, _ in heard if "Coins now" in text)
    assert "Nobody contests" in paid
    assert "Coins now: you 8." in paid


def test_whose_contest_stands_is_part_of_the_question(opened: Opened, heard: list[tuple[str, str]]) -> None:
    match = ScriptedMatch(lay(CARDS, first=6), people=(0,), bots=announcing_then_contesting)
    hands = opened(match)
    hands.turn_over()
    hands.wait()
    assert hands.screen.asker.kind == "contest"
    assert heard[-1][0].startswith("Ilaria contests: ")
    assert heard[-1][0].endswith(" Do you contest?")


def announcing_then_contesting(question: Question) -> Answer:
    """Guido announces the King, Ilaria contests."""
    if question.kind == "turn":
        return next(answer for answer in question.answers if answer[0] == "announce")  # type: ignore[index]
    return question.answers[-1] if question.player == 7 else question.answers[0]


def test_the_table_waits_after_each_turn_for_who_listens(
    opened: Opened, heard: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(CLOCK, "waits_each_turn", lambda: True)
    match = ScriptedMatch(lay(CARDS))
    hands = opened(match)
    hands.turn_over()
    hands.wait()
    hands.give(("look", "0"))
    wait_until(lambda: "turnDownButton" in hands.names)
    QTest.keyClick(hands.screen.prompt.buttons[0], Qt.Key.Key_Space)  # Space goes on
    wait_until(lambda: "goOnButton" in hands.names)
    number = match.number
    idle(50)
    assert match.number == number
    assert heard[-1][1] == "goOnButton"
    QTest.keyClick(hands.screen.prompt.buttons[0], Qt.Key.Key_Space)
    wait_until(lambda: match.number > number)


# --- questions to the table ---


QUERIES = ("own", "coins", "turn", "cards", "repeat", "before", "after", "question")


def query(hands: Hands, name: str, heard: list[tuple[str, str]]) -> str:
    """Ask by name; returns what is heard, which is also seen."""
    heard.clear()
    hands.screen.queries.actions[name]()
    shown = hands.screen.findChild(QLabel, "queryAnswer")
    assert isinstance(shown, QLabel)
    assert len(heard) == 1
    assert shown.isVisible()
    assert shown.text() == heard[0][0]
    return heard[0][0]


def test_the_table_answers_by_keys(opened: Opened, heard: list[tuple[str, str]]) -> None:
    hands = at_table(opened)
    assert query(hands, "cards", heard).startswith("Bianca’s card: Judge; ")
    hands.turn_over()
    hands.wait()
    asked = hands.screen.announcer.messages[-1]
    assert query(hands, "own", heard) == "Coins now: you 6."
    everybody = query(hands, "coins", heard)
    assert everybody.startswith("Coins now: Bianca 6, Carlo 6,")
    assert "Bank" in everybody
    assert query(hands, "turn", heard) == "To play: you."
    assert query(hands, "cards", heard) == "No card is face up, and there are no notes."
    assert query(hands, "repeat", heard) == asked
    assert "Study the masks" in query(hands, "before", heard)
    assert query(hands, "after", heard) == asked
    hands.screen.board.seats[3].setFocus()
    hands.screen.queries.actions["question"]()
    assert QApplication.focusWidget() is hands.screen.prompt.buttons[0]


def test_at_a_shared_screen_the_one_who_is_asked_asks(opened: Opened, heard: list[tuple[str, str]]) -> None:
    match = ScriptedMatch(lay(CARDS, first=1), people=(0, 1))
    hands = opened(match)
    hands.turn_over()
    hands.wait()
    assert match.question.player == 1
    assert query(hands, "own", heard) == "Coins now: Bianca 6."
    assert query(hands, "coins", heard).startswith("Coins now: Carlo 6,")


def focusable(hands: Hands) -> list[QWidget]:
    """Everywhere Tab and arrows lead at the table."""
    policy = Qt.FocusPolicy.NoFocus
    found = hands.screen.findChildren(QWidget)
    return [one for one in found if one.isVisible() and one.isEnabled() and one.focusPolicy() != policy]


@pytest.mark.parametrize("help_level", ["classic", "coach"])
def test_the_keys_work_from_any_focus(help_level: str, opened: Opened, heard: list[tuple[str, str]]) -> None:
    """From answers, cards, plates, heaps, lists and small buttons; they choose nothing there."""
    match = ScriptedMatch(lay(CARDS), help=help_level)
    hands = opened(match)
    idle()
    hands.turn_over()
    hands.wait()
    places = focusable(hands)
    assert len(places) > 20
    silent = []
    for place in places:
        for name in QUERIES:
            place.setFocus(Qt.FocusReason.TabFocusReason)
            heard.clear()
            QTest.keySequence(place, QKeySequence(KEYS[name].keys[0]))
            if len(heard) != 1:
                silent.append((place.objectName() or type(place).__name__, name))
    assert not silent
    assert not match.answers


def test_what_one_person_heard_cannot_be_asked_for_by_the_next(
    opened: Opened, heard: list[tuple[str, str]]
) -> None:
    hands = at_table(opened, people=(0, 1))
    hands.turn_over()
    hands.wait()
    hands.screen.announcer.messages.clear()
    hands.give(("look", "0"))
    wait_until(lambda: hands.screen.curtain.isVisible())
    hands.open_curtain()
    assert [text for text, _ in heard if "King" in text]  # said to Anna, when it is open
    hands.close_curtain()
    hands.wait()
    assert not [text for text in hands.screen.announcer.messages if "King" in text]


def test_advice_is_said_with_its_reason_after_the_focus_moved(
    opened: Opened, heard: list[tuple[str, str]]
) -> None:
    """Once, and nothing else that would cut it off."""
    match = ScriptedMatch(lay(CARDS), help="coach")
    hands = opened(match)
    hands.turn_over()
    hands.wait()
    heard.clear()
    match.advice.emit(Advice(match.number, Opinion(("look", "0"), "look-wait", {}, {})))
    idle()
    assert len(heard) == 1
    text, focus = heard[0]
    assert text.startswith("The coach would choose: Look at your card. You know your card,")
    focused = QApplication.focusWidget()
    assert focused is not None
    assert focus == focused.objectName() == "answer_look"
    assert not hands.screen.asker.just_advised


def test_a_long_question_is_heard_in_full_once(opened: Opened, heard: list[tuple[str, str]]) -> None:
    """Afterwards what is asked is enough: the answers say the rest."""
    hands = at_table(opened)
    hands.turn_over()
    hands.wait()
    assert heard[-1][0].endswith("Your turn: look, swap or announce?")
    hands.give(("look", "0"))
    hands.press("turnDownButton")
    hands.wait()
    while hands.screen.asker.kind != "turn":
        hands.give(hands.screen._match.question.answers[0])  # type: ignore[attr-defined]
        hands.wait()
    assert heard[-1][0].endswith(" Your turn.")
    hands.screen.prompt.clear()
    focus = QApplication.focusWidget()
    assert focus is not None
    assert QAccessible.queryAccessibleInterface(focus).text(NAME) == "Table"


def test_the_whole_question_can_be_read_again(opened: Opened) -> None:
    """Tab leads to it as long as it is asked."""
    hands = at_table(opened)
    hands.turn_over()
    hands.wait()
    question = find(hands.screen, QLabel, "promptText")
    before = hands.screen.prompt.buttons[0].previousInFocusChain()
    assert before is question
    assert QAccessible.queryAccessibleInterface(question).text(NAME) == hands.screen.prompt.text
    hands.screen.prompt.clear()
    assert question.focusPolicy() == Qt.FocusPolicy.NoFocus


def test_whose_power_it_is_is_not_said_again(opened: Opened, heard: list[tuple[str, str]]) -> None:
    """It was announced, or the cards have been revealed."""
    hands = at_table(opened)
    hands.turn_over()
    hands.give(("announce", "0", "king"))
    hands.wait()
    said = " ".join(text for text, _ in heard)
    assert "Nobody contests. You take 2\xa0coins" in said
    assert "use the power" not in said
    log = hands.screen.log
    assert any("You use the power: King" in str(log.index(row).data()) for row in range(log.rowCount()))


def test_nothing_is_told_twice(opened: Opened, heard: list[tuple[str, str]]) -> None:
    """Neither a turn nor a fortune that the same message tells anyway."""
    hands = at_table(opened, bots=dice(5))
    hands.turn_over()
    hands.wait()
    for _ in range(20):
        hands.wait()
        hands.screen.prompt.buttons[-1].click()
        idle()
    told = [text for text, _ in heard]
    assert len(told) > 4
    assert not [text for text in told if "Turn " in text and not text.startswith("Turn ")]


def test_the_secret_is_said_only_when_a_second_key_asks_for_it(
    opened: Opened, heard: list[tuple[str, str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first opens the curtain; with a screen reader it is spoken to the whole room."""
    monkeypatch.setattr(curtain, "screen_reader_runs", lambda: True)
    hands = at_table(opened, people=(0, 1))
    hands.turn_over()
    hands.wait()
    heard.clear()
    hands.give(("look", "0"))
    wait_until(lambda: hands.screen.curtain.isVisible())
    hands.open_curtain()
    warning = QApplication.focusWidget()
    assert isinstance(warning, QLabel)
    everything = [
        QAccessible.queryAccessibleInterface(one).text(NAME)
        for one in hands.screen.curtain.findChildren(QWidget)
        if one.isVisible()
    ]
    assert not [text for text in (*everything, *(text for text, _ in heard)) if "King" in text]
    assert "headphones" in warning.text()  # to be seen and heard
    QTest.keyClick(warning, Qt.Key.Key_Space)
    title = QApplication.focusWidget()
    assert title not in (None, warning)  # Orca leaves out new names of labels
    assert isinstance(title, QLabel)
    assert "King" in title.accessibleName()
    hands.screen.curtain.empty()
    assert not title.accessibleName()


def test_own_notes_and_the_coachs_chances_are_told_apart(
    opened: Opened, heard: list[tuple[str, str]]
) -> None:
    hands = at_table(opened, help="coach")
    hands.turn_over()
    hands.wait()
    cards = hands.screen.board.cards
    cards["1"].set_note(read_note("#judge"))
    cards["1"].chances = "Witch: 60%"
    hands.screen.queries.actions["cards"]()
    assert heard[-1][0] == "Bianca’s card. Note: Judge, Coach: Witch: 60%"
