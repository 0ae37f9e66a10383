"""The log, line by line: as others read it, and as the player does who acts."""

import pytest

from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Chose,
    CoinsMoved,
    Contested,
    Discarded,
    Eliminated,
    Event,
    HandOpened,
    Looked,
    Nothing,
    Passed,
    Returned,
    Revealed,
    SeatsChanged,
    Shown,
    Took,
    TurnBegan,
    TurnedUp,
    Used,
)
from mascarade_qt.words.company import Company
from mascarade_qt.words.story import Story
from tests.support.stories import SIX

ANN, BOB, CLEO = range(3)
LINES: list[tuple[Event, str, str]] = [
    (TurnBegan(4, BOB, 1), "Turn 5: Bob.", "Turn 5: your turn."),
    (Looked(BOB, ("1",), None), "Bob looks at their own card.", "You look at your card."),
    (Looked(BOB, ("1",), ("king",)), "Bob looks at their own card: King.", "You look at your card: King."),
    (
        Looked(BOB, ("2",), ("witch",)),
        "Bob looks at one card: Cleo’s card (Witch).",
        "You look at one card: Cleo’s card (Witch).",
    ),
    (
        Looked(BOB, ("2", "3"), ("witch", "cheat")),
        "Bob looks at two cards: Cleo’s card (Witch) and Dan’s card (Cheat).",
        "You look at two cards: Cleo’s card (Witch) and Dan’s card (Cheat).",
    ),
    (
        Took(BOB, ("1", "0")),
        "Bob swaps cards with you, or pretends to.",
        "You take your card and Ann’s under the table.",
    ),
    (
        Took(BOB, ("1", "2")),
        "Bob swaps cards with Cleo, or pretends to.",
        "You take your card and Cleo’s under the table.",
    ),
    (
        Took(BOB, ("0", "2")),
        "Bob swaps two cards, or pretends to: your card and Cleo’s card.",
        "You take two cards under the table: Ann’s card and Cleo’s card.",
    ),
    (Returned(BOB, ("0", "1"), None), "", ""),
    (Returned(BOB, ("0", "1"), True), "Bob really swaps them.", "You really swap them."),
    (Returned(BOB, ("0", "1"), False), "Bob only pretends to swap them.", "You only pretend to swap them."),
    (Announced(BOB, "1", "spy"), "Bob announces: “I am the Spy!”", "You announce: “I am the Spy!”"),
    (Passed(BOB), "Bob lets it pass.", "You let it pass."),
    (Revealed(((BOB, "1", "king"),)), "Bob reveals: King.", "You reveal your card: King."),
    (
        Shown(BOB, ANN, "0", None),
        "Bob shows your card to everyone but you.",
        "You show Ann’s card to everyone else.",
    ),
    (
        Shown(BOB, CLEO, "2", "witch"),
        "Bob shows Cleo’s card to everyone else: Witch.",
        "You show Cleo’s card to everyone else: Witch.",
    ),
    (
        Used(BOB, "king", None),
        "Nobody contests. Bob uses the power: King.",
        "Nobody contests. You use the power: King.",
    ),
    (
        Used(BOB, "king", "actress"),
        "Bob copies the last power used: King.",
        "You copy the last power used: King.",
    ),
    (
        Nothing(BOB, "cheat", "too poor"),
        "Bob has fewer than 10 coins: nothing happens.",
        "You have fewer than 10 coins: nothing happens.",
    ),
    (
        Nothing(BOB, "judge", "no coins"),
        "There are no coins to take: nothing happens.",
        "There are no coins to take: nothing happens.",
    ),
    (
        Nothing(BOB, "spy", "again"),
        "Spy: this power has already been used this turn. Nothing happens.",
        "Spy: this power has already been used this turn. Nothing happens.",
    ),
    (
        Chose(BOB, "hide", None),
        "Bob hides some of the bank’s coins in their hand.",
        "You hide some of the bank’s coins in your hand.",
    ),
    (
        Chose(BOB, "hide", 2),
        "Bob hides 2 of the bank’s coins in their hand.",
        "You hide 2 of the bank’s coins in your hand.",
    ),
    (Chose(BOB, "guess", 1), "Bob guesses: 1 coin.", "You guess: 1 coin."),
    (
        Chose(BOB, "players", (ANN, CLEO)),
        "Bob chooses two players: Cleo and you.",
        "You choose two players: Ann and Cleo.",
    ),
    (Chose(BOB, "mask", "king"), "Bob names a mask: King.", "You name a mask: King."),
    (Chose(BOB, "direction", "left"), "Bob chooses left.", "You choose left."),
    (Chose(BOB, "direction", "right"), "Bob chooses right.", "You choose right."),
    (Chose(BOB, "player", ANN), "Bob chooses you.", "You choose Ann."),
    (Chose(BOB, "player", CLEO), "Bob chooses Cleo.", "You choose Cleo."),
    (Chose(BOB, "player", None), "", ""),
    (Chose(BOB, "place", "2"), "", ""),
    (HandOpened(BOB, 2), "Bob opens their hand: 2 coins.", "You open your hand: 2 coins."),
    (
        SeatsChanged((CLEO, BOB), (1, 2)),
        "Cleo and Bob change seats. Cards and coins stay put.",
        "You and Cleo change seats. Cards and coins stay put.",
    ),
    (
        SeatsChanged((BOB, ANN), (0, 1)),
        "You and Bob change seats. Cards and coins stay put.",
        "You and Ann change seats. Cards and coins stay put.",
    ),
    (
        TurnedUp(BOB, "king"),
        "The top card of the graveyard is turned up: King.",
        "The top card of the graveyard is turned up: King.",
    ),
    (Discarded("2", "damned"), "A card leaves the game: Damned.", "A card leaves the game: Damned."),
    (
        CardMoved("1", "3"),
        "Bob’s own card takes its place, unseen.",
        "Your own card takes its place, unseen.",
    ),
    (
        Eliminated(BOB, 1, ("1",)),
        "Bob is out of the game. Any cards left there go too, unseen.",
        "You are out of the game. Any cards you had left go with you, unseen.",
    ),
    (Eliminated(BOB, 1, ()), "Bob is out of the game.", "You are out of the game."),
]


def read(me: int, *happened: Event) -> str:
    """The last line, as this player reads it."""
    story = Story(Company(SIX, me))
    return [story.add(event).spoken for event in happened][-1].replace("\u00a0", " ")


@pytest.mark.parametrize(("event", "others", "own"), LINES, ids=lambda value: str(value)[:60])
def test_a_line(event: Event, others: str, own: str) -> None:
    assert (read(ANN, event), read(BOB, event)) == (others, own)


def test_a_true_claim_is_told_from_an_uncontested_one() -> None:
    past = (Announced(BOB, "1", "king"), Contested(CLEO, "2"), Used(BOB, "king", None))
    assert read(ANN, *past) == "Bob really is the King and uses its power."
    assert read(BOB, *past) == "You really are the King and use its power."


def test_the_second_to_contest_speaks_as_the_second() -> None:
    past = (Announced(ANN, "0", "king"), Contested(BOB, "1"), Contested(CLEO, "2"))
    assert read(BOB, *past[:2]) == "You contest: “No, I am!”"
    assert read(BOB, *past) == "Cleo contests: “No, it’s me!”"


@pytest.mark.parametrize(
    ("moves", "why", "others", "own"),
    [
        ((("bank", 1, 2),), "king", "Bob takes 2 coins from the bank.", "You take 2 coins from the bank."),
        (
            (("courthouse", 1, 1),),
            "judge",
            "Bob takes 1 coin from the courthouse.",
            "You take 1 coin from the courthouse.",
        ),
        (((1, "courthouse", 1),), "fine", "Bob pays a fine of 1 coin.", "You pay a fine of 1 coin."),
        (((1, "bank", 3),), "out", "Bob returns 3 coins to the bank.", "You return 3 coins to the bank."),
        (((0, 1, 2),), "thief", "Bob takes 2 coins from you.", "You take 2 coins from Ann."),
        (((2, 1, 2),), "thief", "Bob takes 2 coins from Cleo.", "You take 2 coins from Cleo."),
        (
            (("bank", 1, 3), ("bank", 2, 3)),
            "patron",
            "Bob and Cleo take 3 coins each from the bank.",
            "You and Cleo take 3 coins each from the bank.",
        ),
        (
            (("bank", 1, 1), ("bank", 2, 1), ("bank", 3, 1)),
            "patron",
            "Bob, Cleo and Dan take 1 coin each from the bank.",
            "You, Cleo and Dan take 1 coin each from the bank.",
        ),
        (
            (("bank", 1, 3), ("bank", 2, 1)),
            "patron",
            "Bob takes 3 coins from the bank. Cleo takes 1 coin from the bank.",
            "You take 3 coins from the bank. Cleo takes 1 coin from the bank.",
        ),
        (
            tuple((seat, (seat - 1) % 6, 6) for seat in range(6)),
            "alchemist",
            "Everyone passes their whole fortune to the right. You now have 6 coins.",
            "Everyone passes their whole fortune to the right. You now have 6 coins.",
        ),
        (
            ((2, 3, 5), (3, 2, 6)),
            "witch",
            "Cleo exchanges fortunes with Dan and now has 6 coins.",
            "Cleo exchanges fortunes with Dan and now has 6 coins.",
        ),
    ],
)
def test_coins_move(
    moves: tuple[tuple[int | str, int | str, int], ...], why: str, others: str, own: str
) -> None:
    event = CoinsMoved(moves, why)
    assert (read(ANN, event), read(BOB, event)) == (others, own)


def test_a_gift_is_told_as_one() -> None:
    gift = (Used(BOB, "bear_tamer", None), CoinsMoved(((1, 0, 1), (1, 2, 1)), "bear_tamer"))
    assert read(BOB, *gift) == "You give 1 coin each to Ann and Cleo."
    assert read(3, *gift) == "Bob gives 1 coin each to Ann and Cleo."
    assert read(ANN, *gift) == "Bob gives you 1 coin. Bob gives 1 coin to Cleo."
