"""Every question has its words, every answer its label."""

import random
from dataclasses import replace

import pytest

from mascarade_qt.engine import events
from mascarade_qt.engine.bear_tamer import checked_power
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.table import WINNING_FORTUNE
from mascarade_qt.words.bear_tamer import step_sentence
from mascarade_qt.words.company import Company
from mascarade_qt.words.masks import mask_power_long
from mascarade_qt.words.prompts import Prompts, has_prompt
from tests.match.tables import QUESTION_KINDS
from tests.support.stories import DUEL, FOUR, LEFT_OVER, SIX
from tests.words.games import moments, setups


def test_every_question_is_asked_in_words() -> None:
    kinds = set()
    for seed in range(3):
        rng = random.Random(seed)
        for setup in setups(rng):
            company = Company(setup)
            prompts = Prompts(company)
            for question, happened in moments(setup, rng):
                for event in happened:
                    company.see(event)
                if question is not None:
                    kinds.add(question.kind)
                    company.me = question.player
                    check(prompts, question)
    assert kinds == set(QUESTION_KINDS)


def check(prompts: Prompts, question: Question) -> None:
    """A question in words, and answers that can be told apart."""
    text = prompts.prompt(question)
    labels = [prompts.choice(question.kind, answer) for answer in question.answers]
    assert text
    assert len(set(labels)) == len(labels), labels
    warnings = prompts.warnings(question, question.answers[-1])
    waiting = prompts.waiting(question.player, question.kind)
    for said in (text, waiting, *labels, *warnings):
        assert said
        assert not LEFT_OVER.search(said), said


def test_a_shared_screen_asks_by_name() -> None:
    question = Question(1, "hide", (1, 2, 3))
    text = Prompts(Company(SIX)).prompt(question, addressed=True)
    assert text.startswith("For Bob. How many of the bank’s coins do you hide in your hand?")


def test_a_contest_quotes_the_announcement() -> None:
    company = Company(SIX, 1)
    company.see(events.Announced(0, "0", "king"))
    text = Prompts(company).prompt(Question(1, "contest", (False, "1")))
    assert text == "Ann says: “I am the King!” Do you contest?"


def test_the_guru_asks_the_target() -> None:
    company = Company(SIX, 1)
    company.see(events.Used(0, "guru", None))
    assert Prompts(company).prompt(Question(1, "mask", ("king", "judge"))).startswith("Ann asks")
    assert Prompts(company).prompt(Question(1, "place", ("1L", "1R"))) == "Which of your cards do you reveal?"


@pytest.mark.parametrize(
    ("mask", "coins", "warned"),
    [
        ("cheat", 9, "You have 9 coins. The Cheat needs at least 10 to win."),
        ("cheat", 10, ""),
        ("widow", 9, ""),
        ("widow", 10, "You have 10 coins or more: this power would earn you nothing."),
        ("judge", 6, "The courthouse is empty: this power would earn you nothing."),
        ("actress", 6, "No power has been used yet: there is nothing to copy."),
        ("necromancer", 6, "The graveyard is empty: this power would do nothing."),
        ("king", 6, ""),
    ],
)
def test_warnings_before_an_announcement(mask: str, coins: int, warned: str) -> None:
    company = Company(replace(SIX, coins=(coins, *SIX.coins[1:])), 0)
    said = Prompts(company).announce_warnings(0, mask)
    assert [warning.replace("\u00a0", " ") for warning in said] == ([warned] if warned else [])


def test_no_warning_where_a_power_has_something_to_do() -> None:
    company = Company(replace(SIX, graveyard=("damned",)), 0)
    company.see(events.Used(1, "king", None))
    company.see(events.CoinsMoved(((1, "courthouse", 1),), "fine"))
    company.see(events.TurnBegan(5, 0, 0))
    for mask in ("judge", "actress", "necromancer"):
        assert Prompts(company).announce_warnings(0, mask) == []


def test_the_numbers_in_texts_are_those_of_the_rules() -> None:
    """Texts say 13 coins to win, 10 for the Cheat, up to 10 for the Widow."""
    assert WINNING_FORTUNE == 13
    assert [MASKS[mask].power[0]["n"] for mask in ("cheat", "widow")] == [10, 10]


def test_the_last_coin_is_said_before() -> None:
    company = Company(SIX, 0)
    company.see(events.CoinsMoved(((0, "bank", 5),), "thief"))
    prompts = Prompts(company)
    contest = Question(0, "contest", (False, "0"))
    assert prompts.warnings(contest, False) == []
    assert len(prompts.warnings(contest, "0")) == 1
    turn = Question(0, "turn", (("announce", "0", "king"),))
    assert len(prompts.warnings(turn, ("announce", "0", "king"))) == 1


def test_small_tables_name_the_card() -> None:
    prompts = Prompts(Company(DUEL, 0))
    assert prompts.choice("turn", ("announce", "0L", "king")) == "“I am the King!” (your left card)"
    assert prompts.choice("contest", "0P") == "Contest with your protected card"
    assert prompts.choice("place", "1R") == "Bob’s right card"


@pytest.mark.parametrize("turn", [0, DUEL.opening_turns])
def test_small_tables_ask_for_two_cards(turn: int) -> None:
    """Both may be your own; “with yours” would be wrong."""
    company = Company(DUEL, 0)
    company.turn = turn
    text = Prompts(company).prompt(Question(0, "turn", (("swap", "0L", "0R"), ("swap", "0L", "1R"))))
    assert "two cards" in text
    assert "At least one must be yours." in text


def test_phrases_around_the_curtain() -> None:
    prompts = Prompts(Company(SIX))
    assert prompts.curtain(0) == "For Ann. Everyone else, look away."
    for phrase in ("open", "close", "seen"):
        assert prompts.hot_seat(phrase, 0, "Yes.")
    for step in (
        "look",
        "swap",
        "swap own",
        "swap other",
        "announce",
        "announce own",
        "second places",
        "second players",
    ):
        assert prompts.step(step, 0)
    for verb in ("look", "swap", "announce"):
        assert prompts.action(verb)
    assert prompts.contests(None)


LOOK, SWAP, ANNOUNCE = ("look", "0"), ("swap", "0", "1"), ("announce", "0", "king")


@pytest.mark.parametrize(
    ("opening_turns", "answers", "text"),
    [
        (0, (LOOK, SWAP, ANNOUNCE), "Your turn: look, swap or announce?"),
        (0, (LOOK, SWAP), "Your card was revealed last turn, so you can’t announce: look or swap?"),
        (
            0,
            (SWAP,),
            "Your card was revealed last turn, so you must swap it, or pretend to. With which card?",
        ),
        (4, (SWAP,), "Opening turn 1 of 4. Which card do you take under the table with yours?"),
    ],
)
def test_a_turn_says_what_may_be_done(opening_turns: int, answers: tuple[Answer, ...], text: str) -> None:
    company = Company(replace(SIX, opening_turns=opening_turns), 0)
    assert Prompts(company).prompt(Question(0, "turn", answers)) == text


HIDE = (
    "How many of the bank’s coins do you hide in your hand? Another player guesses: a right guess wins "
    "the coins, a wrong one makes them yours."
)


@pytest.mark.parametrize(
    ("mask", "kind", "asked", "text"),
    [
        ("witch", "player", 0, "Who do you exchange fortunes with? You may also keep yours."),
        ("guru", "player", 0, "Choose who must name a mask and then reveal a card."),
        ("princess", "player", 0, "Whose card do you show to everyone else?"),
        ("princess", "place", 0, "Which of these cards do you show to everyone else?"),
        ("gambler", "player", 0, "Choose who must guess how many coins you hide."),
        ("gambler", "hide", 0, HIDE),
        ("gambler", "guess", 1, "Ann hides 1, 2 or 3 coins. How many? Guess right and they’re yours."),
        ("usurper", "player", 0, "Whose mask do you want to name?"),
        ("usurper", "place", 0, "Which card’s mask do you want to name?"),
        ("puppet_master", "players", 0, "Which two players give you 1 coin each and change seats?"),
        ("spy", "place", 0, "Which card do you look at along with your own?"),
        ("fool", "places", 0, "Which two cards do you take under the table?"),
        ("sage", "places", 0, "Which two cards do you look at?"),
        ("alchemist", "direction", 0, "Everyone passes their whole fortune. To the left or to the right?"),
        ("courtesan", "place", 1, "Which of your cards do you reveal?"),
    ],
)
def test_each_power_asks_in_its_own_words(mask: str, kind: str, asked: int, text: str) -> None:
    company = Company(SIX, asked)
    company.see(events.Used(0, mask, None))
    assert Prompts(company).prompt(Question(asked, kind, (1, 2))) == text


def test_a_composed_power_is_told_along_with_its_question() -> None:
    power = checked_power([{"do": "take", "n": 2, "from": "chosen"}])
    company = Company(replace(SIX, deal={**SIX.deal, "5": "bear_tamer"}, bear_tamer=power), 0)
    company.see(events.Used(0, "bear_tamer", None))
    text = Prompts(company).prompt(Question(0, "player", (1, 2)))
    assert text == f"Choose a player. The power: {mask_power_long('bear_tamer', power)}"


def test_a_composed_power_of_several_steps_says_which_one_asks() -> None:
    power = checked_power([{"do": "take", "n": 2, "from": "richest"}, {"do": "fortunes"}])
    company = Company(replace(SIX, deal={**SIX.deal, "5": "bear_tamer"}, bear_tamer=power), 0)
    company.see(events.Used(0, "bear_tamer", None))
    company.see(events.Chose(0, "player", 3))
    text = Prompts(company).prompt(Question(0, "player", (1, 2)))
    assert text == f"Step 2 of 2: {step_sentence(power[1])} Choose a player."


def test_whose_mask_is_named_is_not_forgotten() -> None:
    company = Company(SIX, 0)
    company.see(events.Used(0, "usurper", None))
    company.see(events.Chose(0, "player", 2))
    assert "Cleo" in Prompts(company).prompt(Question(0, "mask", ("king", "queen")))


def test_the_cards_under_the_table_are_named() -> None:
    company = Company(SIX, 0)
    company.see(events.Took(0, ("0", "2")))
    text = Prompts(company).prompt(Question(0, "swap", (True, False)))
    assert text == "Under the table: your card and Cleo’s card. Do you swap them, or only pretend to?"


def test_waiting_for_others() -> None:
    company = Company(FOUR, 0)
    prompts = Prompts(company)
    assert prompts.waiting(1, "turn") == "Bob is thinking…"
    assert prompts.waiting(1, "contest") == "Bob: contest, or let it pass?"
    company.see(events.Took(1, ("1", "c0")))
    cards = "their own card and the first card in the centre"
    assert prompts.waiting(1, "swap") == f"Bob has two cards under the table: {cards}."
    assert prompts.showdown("king") == "Masks off: who really is the King?"
    assert prompts.contest_heard(1) == "Do you contest?"
    assert prompts.contest_heard(1, addressed=True) == "For Bob. Do you contest?"


@pytest.mark.parametrize(
    ("kind", "answer", "label"),
    [
        ("turn", LOOK, "Look at your card"),
        ("turn", SWAP, "Swap with Bob’s card, or pretend to"),
        ("turn", ANNOUNCE, "“I am the King!”"),
        ("swap", True, "Swap"),
        ("swap", False, "Pretend"),
        ("contest", False, "Let it pass"),
        ("contest", "0", "Contest"),
        ("player", 2, "Cleo (6 coins)"),
        ("player", None, "Keep your fortune"),
        ("players", (0, 2), "Ann and Cleo"),
        ("place", "1", "Bob’s card"),
        ("places", ("0", "1"), "Your card and Bob’s card"),
        ("mask", "king", "King"),
        ("direction", "left", "To the left"),
        ("hide", 1, "1 coin"),
        ("guess", 2, "2 coins"),
    ],
)
def test_the_label_of_an_answer(kind: str, answer: Answer, label: str) -> None:
    assert Prompts(Company(FOUR, 0)).choice(kind, answer).replace("\u00a0", " ") == label


def test_phrases_for_the_person_behind_the_curtain() -> None:
    prompts = Prompts(Company(SIX, 0))
    assert prompts.hot_seat("open", 0) == "Ann: hold to open"
    assert prompts.hot_seat("seen", sentence="King.") == "Only you can see this: King."
    assert prompts.contests(None) == "Nobody here contests"
    assert prompts.contests((1, "1")) == "Bob contests"
    assert prompts.chosen("“I am the King!”") == "Your choice: “I am the King!”"
    assert [prompts.action(verb) for verb in ("look", "announce")] == ["Look", "Announce"]


def test_an_unheard_of_question_is_known_to_have_no_words() -> None:
    assert has_prompt("player", {"do": "question", "n": 4})
    assert has_prompt("player", {"do": "wink"}), "any choice of a player can be asked for"
    assert not has_prompt("wink", {"do": "wink"})
