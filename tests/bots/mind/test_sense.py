"""Things that would make people at a table shake their heads: no level does them."""

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
    """The player's own card is no longer known, but all know where the Empress is."""
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
    """All know that player 1 has the King and needs two coins; earning coins would come too late."""
    table = Watched(begin("empress king spy thief | judge witch", coins=(6, 11, 6, 6)))
    assert table.answers(range(10), level)["swap", "0", "1"] >= 8


@pytest.mark.parametrize("level", ["courtier", "master"])
@pytest.mark.parametrize(("cards", "victim"), [("empress judge", 1), ("judge empress", 2)])
def test_among_equals_the_more_dangerous_one_pays(cards: str, victim: int, level: str) -> None:
    """All know who has the Empress; the Judge would find an empty courthouse."""
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


def test_only_the_centre_tempts_and_only_once_nobody_earns() -> None:
    table = Watched(begin("thief spy witch king | empress judge"))
    found = []
    for turn in range(24):
        thirst = table.bot()._judge()._thirst
        assert thirst("3") == thirst("c1") == 0  # the courthouse is empty
        found.append(thirst("c0"))
        table.play(("look", str(turn % 4)))
    assert found[0] == 0
    assert found == sorted(found)
    assert found[-1] > 0


def test_once_nothing_changes_what_leads_somewhere_new_gains_and_nothing_else() -> None:
    """The courthouse is empty."""
    table = Watched(begin("king judge thief spy | cheat widow"))
    found = []
    for turn in range(24):
        impatience = table.bot()._judge()._impatience
        assert impatience("judge") == 0
        found.append(impatience("king"))
        table.play(("look", str(turn % 4)))
    assert found[0] == 0
    assert found == sorted(found)
    assert found[-1] > 0


def from_the_centre(table: Watched, level: str) -> int:
    """How many of eight would swap for a card of the centre."""
    answers = table.answers(range(8), level)
    return answers["swap", "0", "c0"] + answers["swap", "0", "c1"]


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("players", [4, 6, 8, 13])
def test_a_sure_holder_joins_a_contest(players: int, level: str) -> None:
    """Player 1 has contested with the wrong card, and player 2 has the mask."""
    table = Watched(begin(crowd(players, "judge", "thief", "king")))
    table.announce("king").play("1")
    table.always("2", level)


@pytest.mark.parametrize("level", LEVELS)
def test_nobody_looks_a_fourth_time_on_end(level: str) -> None:
    table = Watched(begin("judge spy witch thief fool beggar"))
    for seat in (1, 2, 3, 4, 5, 0):
        table.play(("swap", str((seat - 1) % 6), str(seat)), True)
    for seat in range(3):
        table.play(("look", str(seat)))
    assert table.bot().mind.world.look_run == 3
    table.always(lambda answer: isinstance(answer, tuple) and answer[0] != "look", level)


@pytest.mark.parametrize("level", ["regular", "courtier", "master"])
def test_the_last_before_a_leader_does_something(level: str) -> None:
    """Player 1 has eleven coins and the King, and all know it."""
    table = Watched(begin("judge king spy thief fool witch", coins=(6, 11, 6, 6, 6, 6)))
    assert table.answers(range(10), level)["swap", "0", "1"] >= 8


@pytest.mark.parametrize("level", ["guest", "regular", "courtier"])
def test_an_unopposed_announcement_tells_its_maker_something(level: str) -> None:
    table = Watched(begin("judge king spy thief fool witch"))
    table.play(("swap", "0", "1"), True)
    for seat in (1, 2, 3, 4, 5):
        table.play(("swap", str(seat), "0" if seat == 2 else str(seat % 5 + 1)), False)
    before = table.bot(level=level).mind.belief.chances("0").get("king", 0.0)
    table.announce("king").all_pass()
    for seat in (1, 2, 3):
        table.play(("swap", str(seat), str(seat + 1)), False)
    table.play(("swap", "4", "5"), False, ("look", "5"))
    after = table.bot(level=level).mind.belief.chances("0").get("king", 0.0)
    assert before < after < 1


@pytest.mark.parametrize("level", LEVELS)
def test_among_equal_victims_the_robber_is_robbed(level: str) -> None:
    """Player 2 has taken two coins; players 1 and 2 are as rich as each other, and the cards are as open."""
    table = Watched(begin("fool thief trickster spy judge witch", coins=(9, 7, 5, 6, 6, 6), first=2))
    table.announce("trickster").all_pass()
    mind = table.bot(level=level).mind
    assert mind.grudge(2) == 0  # player 3 has suffered nothing
    for seat in (3, 4, 5):
        table.play(("look", str(seat)))
    mind = table.bot(level=level).mind
    assert mind.grudge(2) > 0
    assert mind.grudge(1) == 0


@pytest.mark.parametrize("level", LEVELS)
def test_among_equal_cards_that_of_the_robber_is_swapped_a_little_more_often(level: str) -> None:
    table = Watched(begin("fool thief trickster spy judge witch", coins=(9, 7, 5, 6, 6, 6), first=2))
    table.announce("trickster").all_pass()
    for seat in (3, 4, 5):
        table.play(("look", str(seat)))
    bot = table.bot(level=level)
    assert table.game.question is not None
    weighed = {answer: worth for worth, answer in bot._judge().weigh(table.game.question)}
    bot.mind._grudges.clear()
    calm = {answer: worth for worth, answer in bot._judge().weigh(table.game.question)}
    more = {answer for answer in weighed if weighed[answer] > calm[answer]}
    assert more == {("swap", "0", "2")}
    assert weighed["swap", "0", "2"] - calm["swap", "0", "2"] < 0.01


def two_kings(level: str) -> Watched:
    """Players 1 and 3 have both announced the King, as if there were two; player 2 let both pass."""
    table = Watched(begin("judge king spy thief fool witch", first=0))
    table.play(("swap", "0", "2"), False)
    table.play(("swap", "1", "3"), False, ("swap", "2", "3"), False, ("swap", "3", "1"), False)
    table.play(("swap", "4", "5"), False, ("swap", "5", "4"), False, ("look", "0"))
    table.announce("king").all_pass()
    table.play(("look", "2"))
    return table.announce("king").all_pass(until=0)


@pytest.mark.parametrize("level", LOWER)
def test_who_says_the_same_as_somebody_else_is_doubted(level: str) -> None:
    table = two_kings(level)
    assert table.bot(level=level).mind.rivals() == 1
    assert table.bot(level=level)._judge()._wearying() == 1


@pytest.mark.parametrize("level", LOWER)
def test_once_somebody_contests_nobody_else_needs_to_out_of_weariness(level: str) -> None:
    table = two_kings(level)
    before = table.bot(level=level)._judge()._shame
    table.play("0")
    after = table.bot(level=level)._judge()._shame
    assert before < after == LEVELS[level].wrong + LEVELS[level].joining


@pytest.mark.parametrize("level", ["regular", "courtier"])
def test_a_lie_that_surely_fails_tempts_nobody(level: str) -> None:
    """All know the cards: player 1 would contest the King at once."""
    table = Watched(begin(crowd(6, "judge", "king", "spy", "fool")))
    table.always(lambda answer: announced(answer) != "king", level)
