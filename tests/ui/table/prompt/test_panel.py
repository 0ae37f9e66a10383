"""The prompt: no click by mistake, confirmation of targets, and warnings before rash answers."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt, QTranslator
from PySide6.QtWidgets import QLabel

from mascarade_qt.engine.events import TurnBegan
from mascarade_qt.engine.questions import Answer
from mascarade_qt.match.messages import Advice, Asked, Opinion, Trouble
from mascarade_qt.ui.look.motion import CURTAIN_HOLD, PROMPT_GUARD
from mascarade_qt.ui.table.prompt import panel as prompt_module
from mascarade_qt.ui.table.prompt.confirm_here import ConfirmHere
from mascarade_qt.words.languages import install
from tests.support.prompted import at, lay
from tests.support.waiting import idle, wait_until
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import NAMES, Hands, ScriptedMatch, StillMatch


@pytest.fixture
def long_guard(monkeypatch: pytest.MonkeyPatch) -> None:
    """The usual one is too short for a busy machine."""
    assert PROMPT_GUARD > 0
    monkeypatch.setattr(prompt_module, "PROMPT_GUARD", 600_000)


def end_guard(hands: Hands) -> None:
    """Its time has come."""
    hands.screen.prompt._guard.start(0)
    wait_until(lambda: not hands.screen.prompt.guarded)


@pytest.mark.usefixtures("long_guard")
def test_a_new_prompt_takes_no_click(opened: Opened) -> None:
    """Neither on a button, nor on a card, nor by a key."""
    hands, match = at(opened, lay(), ("swap", "0", "1"))
    prompt = hands.screen.prompt
    assert prompt.guarded
    hands.click(prompt.buttons[0])
    hands.key(Qt.Key.Key_1)
    hands.key(Qt.Key.Key_Return)
    idle()
    assert not match.answers
    end_guard(hands)
    hands.key(Qt.Key.Key_2)
    assert match.answers == [(1, False)]


@pytest.mark.usefixtures("long_guard")
def test_cards_are_guarded_too(opened: Opened) -> None:
    """A click that was meant for something else chooses no target."""
    hands, match = at(
        opened, lay(cards="spy judge thief cheat | king widow"), ("announce", "0", "spy"), *[False] * 3
    )
    board = hands.screen.board
    assert hands.screen.prompt.guarded
    hands.click(board.cards["1"])
    assert "confirmButton" not in hands.names
    end_guard(hands)
    hands.click(board.cards["1"])
    assert hands.names == ["confirmButton", "takeBackButton"]
    assert not match.answers


def test_the_curtain_is_guarded_by_its_button() -> None:
    """Half a second of holding is longer than the guard."""
    assert CURTAIN_HOLD > PROMPT_GUARD


@pytest.mark.usefixtures("quick")
def test_a_target_is_confirmed_or_taken_back(opened: Opened) -> None:
    """Back leads to the same question, Escape too; Confirm answers."""
    hands, match = at(opened, lay())
    hands.press("answer_swap")
    idle()
    board = hands.screen.board
    before = hands.names
    for back in ("button", "escape"):
        hands.click(board.cards["2"])
        assert hands.names == ["confirmButton", "takeBackButton"]
        assert board.cards["1"] in hands.lit  # the choice can still be moved
        if back == "button":
            hands.press("takeBackButton")
        else:
            hands.key(Qt.Key.Key_Escape)
        idle()
        assert hands.names == before
    hands.press("takeBackButton")
    idle()
    assert hands.names == ["answer_look", "answer_swap", "answer_announce"]
    assert not match.answers
    hands.press("answer_swap")
    idle()
    hands.click(board.cards["c1"])
    hands.press("confirmButton")
    assert match.answers == [(0, ("swap", "0", "c1"))]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("how", ["again", "Enter", "button on the card"])
def test_a_target_that_was_chosen_is_confirmed_on_the_table(opened: Opened, how: str) -> None:
    """Choosing something else moves the choice; the same again confirms it, and so does Enter."""
    hands, match = at(opened, lay())
    hands.press("answer_swap")
    idle()
    board = hands.screen.board
    for place in ("1", "2", "c0", "2"):
        hands.click(board.cards[place])
        assert not match.answers
        assert hands.screen.company.place(place) in hands.screen.prompt.text
        assert [card.place for card in board.cards.values() if card._chosen] == ["0", place]
    if how == "again":
        hands.click_at(
            board.cards["2"].mapTo(hands.screen.window(), board.cards["2"].rect().topLeft() + QPoint(9, 9))
        )
    elif how == "Enter":
        hands.key(Qt.Key.Key_Return)
    else:
        here = hands.screen.findChild(ConfirmHere)
        assert isinstance(here, ConfirmHere)
        assert here.target is board.cards["2"]
        hands.click(here)
    assert match.answers == [(0, ("swap", "0", "2"))]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("place", "answer"), [("0", ("look", "0")), ("3", ("swap", "0", "3"))])
def test_on_ones_turn_a_card_is_enough(opened: Opened, place: str, answer: Answer) -> None:
    """One's own card is pressed to look at it, another's to take it under the table; twice, to be sure."""
    hands, match = at(opened, lay())
    hands.click(hands.screen.board.cards[place])
    assert not match.answers
    assert hands.names == ["confirmButton", "takeBackButton"]
    hands.key(Qt.Key.Key_Return)
    assert match.answers == [(0, answer)]


@pytest.mark.usefixtures("quick")
def test_every_answer_has_a_key(opened: Opened) -> None:
    """After nine comes 0, then letters that are no commands."""
    masks = "judge king empress fool thief witch spy cheat widow beggar patron trickster sage"
    hands, match = at(opened, lay(cards=masks))
    hands.press("answer_announce")
    idle()
    keys = [button.key for button in hands.screen.prompt.buttons]
    assert keys == list("1234567890ABDE")
    hands.key(Qt.Key.Key_B)
    assert match.answers == [(0, ("announce", "0", "trickster"))]


@pytest.mark.usefixtures("quick")
def test_arrows_walk_among_the_answers_and_up_to_the_table(opened: Opened) -> None:
    hands, _ = at(opened, lay())
    _, swap, announce = hands.screen.prompt.buttons
    hands.key(Qt.Key.Key_Right)
    assert swap.hasFocus()
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_Left)
    assert announce.hasFocus()
    hands.key(Qt.Key.Key_Up)
    assert hands.screen.board.cards["0"].hasFocus()


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("coins", "warned"), [(6, True), (9, True), (10, False)])
def test_the_cheat_below_ten_coins(opened: Opened, coins: int, warned: bool) -> None:
    """It is said before, and can be taken back."""
    hands, match = at(opened, lay((coins, 6, 6, 6)))
    hands.press("answer_announce")
    idle()
    hands.press("answer_cheat")
    idle()
    assert bool(match.answers) != warned
    if warned:
        label = hands.screen.prompt.findChild(QLabel, "promptWarning")
        assert isinstance(label, QLabel)
        assert label.isVisible()
        assert str(coins) in label.text()
        assert hands.names == ["confirmButton", "takeBackButton"]
        hands.press("confirmButton")
    assert match.answers == [(0, ("announce", "0", "cheat"))]


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize(("coins", "warned"), [(1, True), (2, False)])
def test_a_contest_with_the_last_coin(opened: Opened, coins: int, warned: bool) -> None:
    """To let pass needs no confirmation; to contest does."""
    hands, match = at(opened, lay((coins, 6, 6, 6), first=3), ("announce", "3", "king"))
    hands.wait()
    contest = next(name for name in hands.names if name != "answer_False")
    hands.press(contest)
    idle()
    assert ("confirmButton" in hands.names) == warned
    assert bool(match.answers) != warned
    if warned:
        hands.press("takeBackButton")
        idle()
        hands.press("answer_False")
        assert match.answers[-1][1] is False


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("interruption", ["language", "advice"])
def test_a_confirmation_survives(opened: Opened, interruption: str) -> None:
    """A change of language, or the coach's late word, does not lose the Confirm button."""
    hands, match = at(opened, lay(), help="coach")
    hands.press("answer_swap")
    idle()
    hands.click(hands.screen.board.cards["2"])
    assert "confirmButton" in hands.names
    if interruption == "language":
        install("fr")
    else:
        match.advice.emit(Advice(0, Opinion(("look", "0"), "", {}, {})))
    idle()
    assert hands.names == ["confirmButton", "takeBackButton"]


def louder(_: QTranslator, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
    """Another language that is always at hand: English, but louder."""
    return f"{text}!"


# Made like this, because the names of the methods are Qt's.
Loud = type("Loud", (QTranslator,), {"translate": louder, "isEmpty": lambda _: False})


@pytest.fixture
def loud() -> Iterator[Callable[[], None]]:
    """Changes the language, until the test is over."""
    translator = Loud()

    def speak() -> None:
        assert QCoreApplication.installTranslator(translator)

    yield speak
    QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("said", ["study", "look", "question", "waiting"])
def test_the_prompt_follows_the_language(opened: Opened, loud: Callable[[], None], said: str) -> None:
    """All of its texts are set again in the new language."""
    if said == "waiting":
        match = StillMatch()
        hands = opened(match)
        match.open(lay(), past=[TurnBegan(0, 1, 1)])
        match.tell(lay(), [], asked=Asked(0, 1, "turn", None, False))
        idle()
    else:
        match = ScriptedMatch(lay())
        hands = opened(match)
        if said != "study":
            hands.turn_over()
        if said == "look":
            hands.give(("look", "0"))
            assert hands.names == ["turnDownButton"]
    loud()
    idle()
    prompt = hands.screen.prompt
    assert prompt.text.endswith("!")
    assert all(button.text().endswith("!") for button in prompt.buttons)


@pytest.mark.usefixtures("quick")
def test_trouble_names_the_player(opened: Opened) -> None:
    """The notice says who can't go on, and why."""
    hands, match = at(opened, lay())
    match.trouble.emit(Trouble("bot-replaced", {"player": 2, "bot": "guest", "why": "it hung"}))
    notice = hands.screen._notice
    assert notice.isVisible()
    assert NAMES[2] in notice.text()
    assert "it hung" in notice.text()


@pytest.mark.usefixtures("quick")
def test_the_coach_is_asked_and_heard(opened: Opened) -> None:
    """Advice on this question is shown, advice on another is not."""
    hands, match = at(opened, lay(), help="coach")
    hands.wait()
    hands.key(Qt.Key.Key_H)
    wait_until(lambda: match.wondered == [0])
    match.advice.emit(Advice(7, Opinion(("look", "0"), "", {}, {})))
    advice = hands.screen.side.advice
    assert not advice.isVisible()
    match.advice.emit(Advice(0, Opinion(("look", "0"), "", {}, {"1": {"king": 0.5, "judge": 0.5}})))
    assert advice.isVisible()
    assert "Look" in advice.title
    assert [button.answer.advised for button in hands.screen.prompt.buttons] == [True, False, False]
