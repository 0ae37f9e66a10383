"""What would make people at a table shake their heads: no level does it."""

import pytest

from mascarade_qt.bots.mind.tuning import LEVELS
from mascarade_qt.engine.questions import Answer
from tests.bots.prepared import Watched
from tests.engine.builders import begin, crowd

LOWER = [level for level in LEVELS if level != "master"]


def announced(answer: Answer) -> str | None:
    """The mask that an answer announces."""
    return str(answer[2]) if isinstance(answer, tuple) and answer[0] == "announce" else None


@pytest.mark.parametrize("level", LOWER)
def test_nobody_looks_at_a_card_that_everybody_knows(level: str) -> None:
    table = Watched(begin("judge king thief spy | cheat widow"))
    table.always(lambda answer: isinstance(answer, tuple) and answer[0] != "look", level)


@pytest.mark.parametrize("level", LOWER)
@pytest.mark.parametrize("useless", ["judge", "cheat"])
def test_nobody_announces_what_brings_nothing(useless: str, level: str) -> None:
    """The courthouse is empty, and six coins are too few for the Cheat."""
    table = Watched(begin(f"{useless} king thief spy | empress widow"))
    table.always(lambda answer: announced(answer) != useless, level)


@pytest.mark.parametrize("level", LOWER)
def test_nobody_claims_what_lies_open_in_the_centre(level: str) -> None:
    """The own card is no longer known, but everybody knows where the Empress is."""
    table = Watched(begin("judge king thief spy | empress widow", first=1))
    for seat in (1, 2, 3):
        table.play(("swap", str(seat), "0"), False)
    table.always(lambda answer: announced(answer) not in ("empress", "widow"), level)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(
    "cards", ["king judge empress thief | cheat witch", "king judge empress thief spy witch | cheat"]
)
def test_one_and_only_one_stops_a_lie_that_would_end_the_game(cards: str, level: str) -> None:
    others = len(cards.partition("|")[0].split()) - 1
    table = Watched(begin(cards, coins=(10, *[6] * others))).announce("cheat")
    contests = 0
    while table.game.question is not None and table.game.question.kind == "contest":
        answer, _ = table.ask(level=level)
        contests += answer is not False
        table.play(answer)
    assert contests == 1


@pytest.mark.parametrize("level", ["regular", "courtier", "master"])
def test_somebody_disturbs_the_one_who_is_about_to_win(level: str) -> None:
    """Everybody knows that player 1 has the King and needs two coins."""
    table = Watched(begin(crowd(6, "judge", "king", "spy", "fool"), coins=(6, 11, 6, 6, 6, 6)))
    assert table.answers(range(10), level)["swap", "0", "1"] >= 8


@pytest.mark.parametrize("level", ["courtier", "master"])
def test_the_last_to_speak_stops_what_ends_the_game_at_any_real_doubt(level: str) -> None:
    """The claim is likelier true than not, but contesting it costs nothing more."""
    table = Watched(begin("king cheat empress thief spy witch | judge", coins=(10, 6, 6, 6, 6, 6)))
    table.play(("swap", "0", "1"), True)
    for seat in range(1, 6):
        table.play(("swap", str(seat), "0" if seat in (2, 3) else "c0"), False)
    table.announce("cheat")
    for _ in range(4):
        table.play(False)
    assert table.ask(level=level)[0] is not False


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("coins", [(6, 6, 6, 6, 6, 6), (11, 6, 6, 6, 6, 6)])
def test_nobody_lets_another_use_the_mask_that_is_surely_theirs(coins: tuple[int, ...], level: str) -> None:
    table = Watched(begin("king empress thief spy judge witch", coins=coins))
    table.play(("swap", "0", "2"), False)
    for seat in range(1, 6):
        table.play(("look", str(seat)))
    table.announce("empress")
    table.always("1", level)


@pytest.mark.parametrize("level", ["courtier", "master"])
def test_whoever_knows_a_lie_that_ends_the_game_waits_for_nobody(level: str) -> None:
    """Player 1 has secretly given player 0 the Thief; all the others believe in the Empress."""
    table = Watched(begin("empress thief king spy judge witch", coins=(10, 6, 6, 6, 6, 6), first=1))
    table.play(("swap", "1", "0"), True)
    for seat in (2, 3, 4, 5):
        table.play(("swap", str(seat), "1"), False)
    table.announce("empress")
    table.always("1", level)


@pytest.mark.parametrize("level", ["regular", "courtier", "master"])
def test_nobody_only_pretends_if_a_swap_stops_the_winner(level: str) -> None:
    """Everybody knows that player 1 has the King and needs two coins."""
    table = Watched(begin("judge king spy thief fool witch", coins=(6, 11, 6, 6, 6, 6)))
    table.play(("swap", "0", "1"))
    assert table.answers(range(20), level)[True] >= 18


@pytest.mark.parametrize("level", ["courtier", "master"])
def test_nobody_earns_while_the_next_one_is_about_to_win(level: str) -> None:
    """Everybody knows that player 1 has the King and needs two coins; own coins would come too late."""
    table = Watched(begin("empress king spy thief | judge witch", coins=(6, 11, 6, 6)))
    assert table.answers(range(10), level)["swap", "0", "1"] >= 8


@pytest.mark.parametrize("level", ["courtier", "master"])
@pytest.mark.parametrize(("cards", "victim"), [("empress judge", 1), ("judge empress", 2)])
def test_among_equals_the_more_dangerous_one_pays(cards: str, victim: int, level: str) -> None:
    """Everybody knows who has the Empress; the Judge would find an empty courthouse."""
    table = Watched(begin(f"trickster {cards} spy thief witch", coins=(6, 11, 11, 6, 6, 6)))
    table.announce("trickster").all_pass()
    assert table.answers(range(10), level)[victim] >= 8


@pytest.mark.parametrize("level", ["regular", "courtier"])
def test_once_nobody_earns_the_masks_in_the_centre_are_remembered(level: str) -> None:
    table = Watched(begin("judge spy witch thief | empress king"))
    at_first = from_the_centre(table, level)
    for turn in range(32):
        table.play(("look", str(turn % 4)))
    assert from_the_centre(table, level) >= max(6, at_first + 3)


def from_the_centre(table: Watched, level: str) -> int:
    """How many of eight would swap for a card of the centre."""
    answers = table.answers(range(8), level)
    return answers["swap", "0", "c0"] + answers["swap", "0", "c1"]
