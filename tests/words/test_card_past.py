"""What has happened to a card, from what everybody has seen."""

from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Contested,
    Event,
    Looked,
    Returned,
    Revealed,
    Shown,
    Took,
    TurnBegan,
)
from mascarade_qt.words.card_past import CardPasts
from mascarade_qt.words.company import Company
from tests.ui.table.harness import a_setup


def pasts(*events: Event) -> CardPasts:
    """A table of six that has seen this; the first one reads."""
    company = Company(a_setup("classic", 6), 0)
    found = CardPasts(company)
    for event in events:
        company.see(event)
        found.see(event)
    return found


def dealt(place: str) -> str:
    return pasts().text(place).splitlines()[0]


def test_a_card_begins_with_the_deal() -> None:
    assert dealt("1").startswith("Dealt as: ")
    assert pasts().text("1").endswith("Nobody has touched it since.")


def test_who_touched_it_and_with_which_other_card() -> None:
    found = pasts(TurnBegan(2, 1, 1), Took(1, ("1", "3")), Returned(1, ("1", "3"), None), TurnBegan(3, 0, 0))
    assert found.text("3") == (
        f"{dealt('3')}\nSwapped or not since then: turn 3 (Bianca, with Bianca’s card)."
    )
    assert "with Donata’s card" in found.text("1")


def test_whether_it_was_really_swapped_is_not_told_even_to_who_knows() -> None:
    """Memory is the game: this is what everybody has seen."""
    turn, took = TurnBegan(2, 0, 0), Took(0, ("0", "3"))
    told = {pasts(turn, took, Returned(0, ("0", "3"), really)).text("0") for really in (True, False, None)}
    assert len(told) == 1


def test_a_secret_look_tells_who_looked_but_not_what_they_saw() -> None:
    turn = TurnBegan(4, 0, 0)
    told = {pasts(turn, Looked(0, ("0",), masks)).text("0") for masks in (None, ("judge",), ("king",))}
    assert len(told) == 1
    assert told.pop().endswith("Looked at: turn 5 (you).")


def test_a_reveal_is_a_new_beginning() -> None:
    found = pasts(TurnBegan(1, 1, 1), Took(1, ("1", "3")), TurnBegan(5, 3, 3), Revealed(((3, "3", "queen"),)))
    assert found.text("3") == "Revealed on turn 6: Queen.\nNobody has touched it since."
    assert "Dealt as" in found.text("1")


def test_a_card_shown_to_others_stays_hidden_from_its_owner() -> None:
    turn = TurnBegan(1, 1, 1)
    assert "Dealt as" in pasts(turn, Shown(1, 0, "0", None)).text("0")
    assert "Revealed on turn 2: King" in pasts(turn, Shown(1, 2, "2", "king")).text("2")


def test_what_was_claimed_with_it() -> None:
    found = pasts(TurnBegan(6, 1, 1), Announced(1, "1", "king"), Contested(2, "2"))
    assert found.text("1").endswith("Claimed with it: King on turn 7 (Bianca).")
    assert found.text("2").endswith("Claimed with it: King on turn 7 (Carlo).")


def test_of_many_touches_only_the_latest_are_told() -> None:
    events: list[Event] = []
    for turn in range(8):
        events += [TurnBegan(turn, 1, 1), Took(1, ("1", "3"))]
    text = pasts(*events).text("3")
    assert "…, turn 4 (" in text
    assert "turn 3 (" not in text


def test_a_card_that_moves_takes_its_past_along() -> None:
    found = pasts(TurnBegan(1, 1, 1), Took(1, ("1", "3")), CardMoved("3", "5"))
    assert found.text("5") == found.text("3")
