"""Every event has its words, for every reader."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QCoreApplication

from mascarade_qt.engine import events
from mascarade_qt.engine.events import EVENT_KINDS, Event
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.words import log_texts
from mascarade_qt.words.company import Company
from mascarade_qt.words.languages import install
from mascarade_qt.words.story import Story, log_lines, told_of
from tests.support.stories import DUEL, FOUR, LEFT_OVER, SIX
from tests.words.games import moments, setups


def told(setup: Setup, me: int | None, *happened: Event) -> str:
    """The last sentence of what happened."""
    return log_lines(setup, me, happened)[-1]


@pytest.mark.parametrize("seed", range(4))
def test_whole_games_are_told_for_everybody(seed: int) -> None:
    rng = random.Random(seed)
    kinds: set[type] = set()
    for setup in setups(rng):
        past = [event for _, happened in moments(setup, rng) for event in happened]
        for me in (None, 0, len(setup.players) - 1):
            story = Story(Company(setup, me))
            for event in past:
                sight = event if me is None else seen(event, me)
                told = story.add(sight)
                texts = [told.line, told.spoken, *(told.balloon or ())[1:]]
                assert not any(LEFT_OVER.search(text) for text in texts), (sight, texts)
                kinds.add(type(event))
    assert kinds >= set(EVENT_KINDS) - {
        events.Discarded,
        events.CardMoved,
        events.Eliminated,
        events.SeatsChanged,
    }


def test_company_keeps_the_fortunes() -> None:
    company = Company(SIX, 0)
    company.see(events.CoinsMoved((("bank", 1, 2), (0, "courthouse", 1)), "king"))
    assert (company.fortune(0), company.fortune(1), company.courthouse) == (5, 8, 1)


@pytest.mark.parametrize("why", [why for why in log_texts.NOTHING if not why.endswith(" you")])
@pytest.mark.parametrize("me", [None, 0, 1])
def test_nothing_says_why(why: str, me: int | None) -> None:
    text = told(SIX, me, events.Nothing(0, "witch", why))
    assert text
    assert not LEFT_OVER.search(text)


@pytest.mark.parametrize(
    ("me", "text"),
    [
        (0, "You really swap them."),
        (1, ""),
    ],
)
def test_only_the_one_who_swapped_is_told(me: int, text: str) -> None:
    event = seen(events.Returned(0, ("0", "1"), True), me)
    assert told(SIX, me, event) == text


def test_a_person_without_a_name_is_you_on_the_plate_only() -> None:
    nameless = replace(FOUR, players=("Ann", "Player 2", *FOUR.players[2:]))
    assert Company(nameless, 1).title(1) == "You"
    assert Company(nameless, 0).title(1) == Company(nameless).title(1) == "Player 2"
    assert Company(FOUR, 1).title(1) == "Bob"
    assert told(nameless, None, events.Took(1, ("1", "0"))).startswith("Player 2 swaps")


def test_places_are_named_by_their_owner() -> None:
    duel = Company(DUEL, 0)
    assert [duel.place(place) for place in ("0L", "0P", "1R")] == [
        "your left card",
        "your protected card",
        "Bob’s right card",
    ]
    four = Company(FOUR, 1)
    assert [four.place(place) for place in ("0", "1", "c0", "c1")] == [
        "Ann’s card",
        "your card",
        "the first card in the centre",
        "the second card in the centre",
    ]


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (events.Looked(1, ("1L",), None), "Bob looks at one card: their left card."),
        (
            events.Took(1, ("1L", "0R")),
            "Bob swaps two cards, or pretends to: their left card and your right card.",
        ),
        (events.Announced(1, "1R", "king"), "Bob announces: “I am the King!” (the right card)"),
        (events.Announced(0, "0R", "king"), "You announce: “I am the King!” (the right card)"),
        (
            events.Shown(0, 1, "1L", "king"),
            "A card is shown to everyone but its owner: Bob’s left card (King).",
        ),
    ],
)
def test_a_small_table_names_an_owner_once(event: Event, text: str) -> None:
    assert told(DUEL, 0, event) == text


def test_a_spy_is_named_once() -> None:
    looked = events.Looked(1, ("1", "2"), None)
    assert told(SIX, 0, looked) == "Bob looks at two cards: their own card and Cleo’s card."
    assert told(SIX, 1, looked) == "You look at two cards: your card and Cleo’s card."


def test_places_follow_the_seats() -> None:
    company = Company(SIX, 0)
    company.see(events.SeatsChanged((0, 3), (3, 0)))
    assert company.place("0") == "Dan’s card"
    assert company.place("3") == "your card"


def test_equal_names_are_told_apart() -> None:
    setup = Setup(("Ann", "Ann", "Cleo", "Dan"), FOUR.deal)
    assert Company(setup, None).names((0, 1, 2)) == "Ann (1), Ann (2) and Cleo"


def test_names_with_braces_are_left_alone() -> None:
    setup = Setup(("{mask}", "%n", "Cleo", "Dan"), FOUR.deal)
    assert told(setup, None, events.Announced(0, "0", "king")) == "{mask} announces: “I am the King!”"
    assert told(setup, None, events.Announced(1, "1", "king")) == "%n announces: “I am the King!”"


def test_coins_by_the_shape_of_the_move() -> None:
    thief = events.CoinsMoved(((1, 0, 1), (5, 0, 1)), "thief")
    assert told(SIX, None, thief) == "Ann takes 1\u00a0coin each from Bob and Fay."
    assert told(SIX, 0, thief) == "You take 1\u00a0coin each from Bob and Fay."
    assert told(SIX, 1, thief) == "Ann takes 1\u00a0coin from you. Ann takes 1\u00a0coin from Fay."
    witch = events.CoinsMoved(((0, 2, 6), (2, 0, 9)), "witch")
    used = events.Used(0, "witch", None)
    assert told(SIX, 0, used, witch) == "You exchange fortunes with Cleo and now have 9\u00a0coins."
    assert told(SIX, 2, used, witch) == "Ann exchanges fortunes with you. You now have 6\u00a0coins."
    fines = events.CoinsMoved(((0, "courthouse", 1), (2, "courthouse", 1)), "fine")
    assert told(SIX, 0, fines) == "You and Cleo pay a fine of 1 coin each."
    three = events.CoinsMoved(tuple((seat, "courthouse", 1) for seat in (0, 1, 2)), "fine")
    assert told(SIX, 0, three) == "You, Bob and Cleo pay a fine of 1 coin each."
    passed = events.CoinsMoved(tuple((seat, (seat + 1) % 6, 6) for seat in range(6)), "alchemist")
    assert (
        told(SIX, 3, passed) == "Everyone passes their whole fortune to the left. You now have 6\u00a0coins."
    )
    gift = events.CoinsMoved(((0, 1, 2),), "bear_tamer")
    assert told(SIX, 1, events.Used(0, "bear_tamer", None), gift) == "Ann gives you 2\u00a0coins."


def test_a_contest_without_holder_says_so() -> None:
    announced = events.Announced(0, "0", "thief")
    revealed = events.Revealed(((0, "0", "judge"), (1, "1", "king")))
    text = told(SIX, 1, announced, events.Contested(1, "1"), revealed)
    assert text == "The cards are revealed: Judge (Ann) and King (you). None of you is the Thief."
    text = told(SIX, 2, announced, events.Contested(1, "1"), revealed)
    assert text == "The cards are revealed: Judge (Ann) and King (Bob). None of them is the Thief."


def test_balloons() -> None:
    story = Story(Company(SIX, 0))
    assert told_of(story.company, events.Announced(2, "2", "puppet_master")).balloon == (
        2,
        "I am the Puppet Master!",
    )
    story.add(events.Announced(2, "2", "puppet_master"))
    assert story.add(events.Contested(3, "3")).balloon == (3, "No, I am!")
    assert told_of(story.company, events.Contested(4, "4")).balloon == (4, "No, it’s me!")
    assert told_of(story.company, events.Passed(1)).balloon == (1, "I pass.")
    story.add(events.Used(2, "guru", None))
    assert told_of(story.company, events.Chose(3, "mask", "king")).balloon == (3, "I am the King!")
    story.add(events.Used(2, "usurper", None))
    assert told_of(story.company, events.Chose(2, "mask", "king")).balloon == (2, "You are the King!")
    assert told_of(story.company, events.TurnBegan(1, 1, 1)).balloon is None


COINS = (13, 0, 4, 13, 6, 6)


@pytest.mark.parametrize(
    ("me", "winners", "why", "title"),
    [
        (0, (0,), "thirteen", "You win!"),
        (1, (0,), "cheat", "Ann wins!"),
        (0, (0, 3), "thirteen", "You and Dan share the victory!"),
        (1, (0, 3), "broke", "Ann and Dan share the victory!"),
        (None, (0,), "alone", "Ann wins!"),
        (2, (0,), "broke", "Ann wins!"),
    ],
)
def test_the_end(me: int | None, winners: tuple[int, ...], why: str, title: str) -> None:
    text = Story(Company(SIX, me)).ending(events.Ended(winners, why, COINS))
    assert text.title == title
    assert text.why
    assert not LEFT_OVER.search(text.why)


def test_broke_names_who_it_is() -> None:
    text = Story(Company(SIX, 1)).ending(events.Ended((0,), "broke", COINS)).why
    assert text == "You have no coins left, and that ends the game. The largest fortune wins: 13\u00a0coins."


def test_what_was_told_is_told_again_as_it_was(qapp: QCoreApplication) -> None:
    """In another language, too, the first to contest speaks as the first."""
    story = Story(Company(SIX, 0))
    past: list[events.Event] = [
        events.Announced(2, "2", "king"),
        events.Contested(3, "3"),
        events.Contested(4, "4"),
    ]
    before = [story.add(event) for event in past]
    assert [told.balloon for told in before[1:]] == [(3, "No, I am!"), (4, "No, it’s me!")]
    story.retell()
    assert story.told == before
    install("fr")
    story.retell()
    french = [told.balloon for told in story.told]
    install("en")
    story.retell()
    assert story.told == before
    assert french[1] != french[2]
    assert not set(french) & {told.balloon for told in before}


def test_an_aside_stays_out_of_the_story() -> None:
    story = Story(Company(SIX, None))
    assert "King" in story.aside(events.Looked(1, ("1",), ("king",)), 1)
    assert story.company.me is None
    assert not story.told


def test_only_this_turn() -> None:
    story = Story(Company(SIX, 0))
    past: list[events.Event] = [events.TurnBegan(0, 0, 0), events.Looked(0, ("0",), None)]
    for event in [*past, events.TurnBegan(1, 1, 1)]:
        story.add(event)
    assert [told.line for told in story.of_this_turn()] == [story.told[-1].line]


def test_a_line_knows_whose_doing_it_is() -> None:
    story = Story(Company(SIX))
    happened: list[tuple[Event, int | None]] = [
        (events.TurnBegan(0, 4, 4), 4),
        (events.Announced(4, "4", "witch"), 4),
        (events.Contested(2, "2"), 2),
        (events.Revealed(((4, "4", "spy"), (2, "2", "witch"))), None),
        (events.Used(2, "witch", None), 2),
        (events.CoinsMoved(((2, 1, 1),), "witch"), 2),
        (events.CoinsMoved(((4, "courthouse", 1),), "fine"), 4),
        (events.CoinsMoved(((4, "courthouse", 1), (1, "courthouse", 1)), "fine"), None),
        (events.Ended((2,), "thirteen", (6,) * 6), None),
    ]
    assert [story.add(event).player for event, _ in happened] == [player for _, player in happened]
