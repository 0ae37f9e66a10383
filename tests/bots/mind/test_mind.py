"""What a bot makes of what it sees: who knows which card, what everybody knows, whose turn matters."""

import random

import numpy as np
import pytest

from mascarade_qt.bots.mind.claims import Claims
from mascarade_qt.bots.mind.judgement import judge
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.skimmed import Skimmed
from mascarade_qt.bots.mind.tuning import LEVELS, RESTLESS, TRUTH_CONTESTED
from mascarade_qt.engine.events import CardMoved
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from tests.bots.prepared import Watched
from tests.engine.builders import begin, crowd


def question_of(table: Watched) -> Question:
    """What is asked."""
    assert table.game.question is not None
    return table.game.question


def minds(level: str, seed: int) -> list[Mind]:
    """What one player thinks each time somebody is asked, in a random game."""
    rng = random.Random(seed)
    setup = deal(ready_scenarios()["a5"], [f"Player {player}" for player in range(6)], rng)
    table, found = Watched(Game(setup)), []
    for _ in range(40):
        if table.game.question is not None:
            found.append(table.bot(level=level).mind)
            table.play(rng.choice(table.game.question.answers))
    return found


@pytest.mark.parametrize("level", ["guest", "master"])
def test_chances_are_chances(level: str) -> None:
    """Nobody is surer than sure; an impossible mask is left out; each card is somewhere, once."""
    for mind in minds(level, 3):
        world = mind.world
        assert all(0 < mind.knows(player) <= 1 for player in range(world.players))
        everywhere = dict.fromkeys(world.layout.masks, 0.0)
        for place in world.setup.deal:
            chances = mind.belief.chances(place)
            assert all(0 < chance <= 1 + 1e-9 for chance in chances.values())
            assert sum(chances.values()) == pytest.approx(1)
            for mask, chance in chances.items():
                everywhere[mask] += chance
        assert everywhere == pytest.approx(dict.fromkeys(everywhere, 1.0))


def test_who_holds_my_card_knows_it_better_than_i_do() -> None:
    table = Watched(begin(crowd(6, "king", "judge"), first=1))
    table.play(("swap", "1", "4"), True)
    mind = table.bot().mind
    assert mind.knows(4) < mind.knows(1) == 1
    assert mind.knows(0) == 1
    table.play(("swap", "2", "1"), False)
    assert table.bot().mind.knows(1) < 1
    assert table.bot().mind.knows(2) > table.bot().mind.knows(1)


def test_what_lies_in_the_centre_lies_in_front_of_nobody() -> None:
    mind = Watched(begin("king judge thief spy | cheat widow")).bot().mind
    assert [mind.in_centre(mask) for mask in ("cheat", "widow", "king")] == [1, 1, 0]
    mind = Watched(begin("king judge thief spy witch cheat")).bot().mind
    assert mind.in_centre("cheat") == 0


def test_what_everybody_saw_is_known_to_be_known() -> None:
    """After a contest, and when a card is moved openly."""
    table = Watched(begin("king judge thief spy witch cheat"))
    for seat in range(6):
        table.play(("swap", str(seat), str((seat + 1) % 6)), True)
    table.announce("witch").play("1", False, False, False, False)
    mind = table.bot().mind
    assert mind.public is not None
    for place in ("0", "1"):
        assert list(mind.public.chances(place).values()) == [1.0]
        assert mind.is_known(place)
    before = {place: mind.public.chances(place) for place in ("1", "4")}
    mind.see(CardMoved("1", "4"))
    assert mind.public.chances("4") == before["1"]
    assert mind.public.chances("1") == before["4"]
    assert mind.knows(4) < 1


def test_a_card_that_is_shown_to_me_is_known_to_all_who_saw_it() -> None:
    table = Watched(begin(crowd(6, "princess", "king", "judge", "spy"), first=5))
    table.play(("swap", "5", "3"), True).announce("princess", "0").all_pass()
    table.play(3)
    mind = table.bot().mind
    assert list(mind.belief.chances("3").values()) == [1.0]
    assert mind.public is not None
    assert list(mind.public.chances("3").values()) == [1.0]


def test_who_moves_later_matters_less() -> None:
    claims = Claims(Watched(begin(crowd(6, "king"))).bot().mind)
    soon = [claims.soon(player) for player in (1, 2, 3, 4, 5)]
    assert soon == sorted(soon, reverse=True)
    assert len(set(soon)) == 5
    assert all(0 < one <= 1 for one in soon)


def test_of_two_who_are_about_to_win_the_next_one_is_stopped_first() -> None:
    table = Watched(begin("judge king spy queen fool witch", coins=(6, 11, 6, 11, 6, 6)))
    table.always(("swap", "0", "1"))
    weighed = {answer: worth for worth, answer in table.bot()._judge().weigh(question_of(table))}
    assert weighed["swap", "0", "1"] > weighed["swap", "0", "3"] > weighed["swap", "0", "4"]
    after = table.bot()._judge().after_swap
    assert after("0", "1", False) > after("0", "3", False) > after("0", "4", False)


@pytest.mark.parametrize("coins", [(6, 6, 6, 6, 6, 6), (6, 11, 6, 6, 6, 6)])
def test_a_game_that_ends_soon_is_critical_and_no_other(coins: tuple[int, ...]) -> None:
    """Then what self-play has found usual is no guide."""
    table = Watched(begin("judge king spy thief fool witch", coins=coins))
    turns = table.bot()._judge()
    assert turns.is_critical(question_of(table)) == turns.is_urgent() == (11 in coins)


def test_with_two_peasants_one_has_the_peasant_and_no_more() -> None:
    claims = Claims(Watched(begin("king/judge peasant/peasant thief/witch")).bot().mind)
    assert claims.chance(1, "peasant") == 1
    assert claims.chance(0, "peasant") == 0


def test_contesting_with_the_mask_is_no_shame() -> None:
    """It is worth what the power brings, whatever the company thinks of contests without it."""
    table = Watched(begin("king judge empress cheat | thief witch", coins=(9, 6, 6, 6)))
    table.announce("cheat").all_pass(until=3)
    for level in LEVELS:
        turns = table.bot(level=level)._judge()
        weighed = {answer: worth for worth, answer in turns.weigh(question_of(table))}
        assert weighed["3"] == pytest.approx(turns.claims.contesting(1.0)[0])


def test_in_company_like_its_own_a_master_expects_no_more_contests() -> None:
    table = Watched(begin("king judge empress thief | cheat witch"))
    assert table.bot()._judge()._sharper == 0
    bot = table.bot()
    bot.mind.learn_sharpness((0.1, 0.5, 0.9))  # a claim was answered as only a sharp company would
    first = bot._judge()._sharper
    bot = table.bot()
    for _ in range(3):
        bot.mind.learn_sharpness((0.1, 0.5, 0.9))
    assert 0 < first < bot._judge()._sharper <= 1


@pytest.mark.parametrize("shift", [1e-9, -1e-9])
def test_rough_memory_takes_a_usual_swapper_as_usual(shift: float) -> None:
    """What is known about somebody moves what is usual; hardly anything moves it hardly."""
    usual, shifted = (Skimmed(np.eye(2), np.ones(2), 0.8) for _ in range(2))
    usual.maybe_exchange(0, 1, 0.0)
    shifted.maybe_exchange(0, 1, shift)
    assert list(shifted.chances(0)) == pytest.approx(list(usual.chances(0)))
    assert list(usual.chances(0)) == pytest.approx([0.2, 0.8])


def test_a_card_that_all_know_stops_a_lie_only_if_nobody_else_may() -> None:
    """All have seen the Judge of player 1, and that the claim is a lie; it would end the game."""
    table = Watched(begin("king judge cheat thief spy witch", coins=(10, 6, 6, 6, 6, 6), first=2))
    for seat in (2, 3, 4, 5):
        table.play(("swap", str(seat), str((seat - 1) % 4 + 2)), False)
    table.announce("cheat")
    assert table.always(False).kind == "pass-others"
    judgement = judge(table.bot().mind, question_of(table))
    assert judgement is not None
    assert judgement.best is False
    worths = dict(judgement.worths)
    assert worths["1"] < worths[False]


@pytest.mark.parametrize("level", ["guest", "regular", "courtier"])
def test_what_brings_nothing_is_worse_than_nothing(level: str) -> None:
    """The courthouse is empty. What brings something is better."""
    table = Watched(begin("judge king thief spy | cheat widow"))
    turns = table.bot(level=level)._judge()
    idle = {answer: worth for worth, answer in turns.weigh(question_of(table))}
    assert idle["announce", "0", "judge"] < turns.claims.now
    table = Watched(begin("king judge thief spy | cheat widow"))
    turns = table.bot(level=level)._judge()
    earning = {answer: worth for worth, answer in turns.weigh(question_of(table))}
    assert earning["announce", "0", "king"] > turns.claims.now


@pytest.mark.parametrize("level", ["guest", "master"])
def test_an_announcement_is_worth_something_between_lie_and_truth(level: str) -> None:
    for mind in minds(level, 4)[::4]:
        claims = Claims(mind)
        for mask in mind.world.layout.nameable:
            found = claims.holding(mask)
            assert all(-1e-9 <= share <= 1 + 1e-9 for share in found)
            low, high = sorted((found.true, found.false))
            for have in (0.0, 0.3, 1.0):
                assert low - 1e-9 <= claims.announcing(mask, have) <= high + 1e-9
            outcomes = claims.effects.of(mind.world.my_seat, mask)
            expected = claims.effects.expected(outcomes, mind.world.my_seat)
            assert claims._after_fine(outcomes, []) == pytest.approx(expected)
            assert 0 <= found.contested_if_true <= min(TRUTH_CONTESTED, found.contested + 1e-9)
            fined = claims._after_fine(claims.effects.now(), claims._my_fine)
            proven = [
                claims._after_fine(claims.effects.of(one.seat, mask), claims._my_fine)
                for one in claims._others
            ]
            worths = (fined, found.true, *proven)
            assert min(worths) - 1e-6 <= found.false <= max(worths) + 1e-6


def test_saying_the_same_again_costs_something_only_once_nothing_else_happens() -> None:
    for looks, same in ((0, True), (RESTLESS - 1, True), (RESTLESS, False), (12, False)):
        table = Watched(begin("king judge thief spy witch fool"))
        table.announce("king").all_pass()
        for seat in (1, 2, 3, 4, 5):
            table.play(("look", str(seat)))
        bot = table.bot()
        bot.mind.world.same_turns = looks
        again = {answer: worth for worth, answer in bot._judge().weigh(question_of(table))}
        bot = table.bot()
        bot.mind.world.same_turns = looks
        bot.mind.world.last_claim.clear()
        fresh = {answer: worth for worth, answer in bot._judge().weigh(question_of(table))}
        king = ("announce", "0", "king")
        assert (again[king] == fresh[king]) == same
        assert again[king] <= fresh[king]


def test_where_nothing_depends_on_it_most_swaps_are_pretended() -> None:
    """Two Peasants change places, or don't: often enough that nobody can tell."""
    table = Watched(begin("peasant peasant king judge spy witch"))
    table.play(("swap", "0", "1"))
    real = table.answers(range(150), "courtier")[True]
    assert 30 <= real <= 90


@pytest.mark.parametrize(("found", "more"), [("judge", True), ("king", False)])
def test_a_swap_that_comes_to_light_tells_how_somebody_swaps(found: str, more: bool) -> None:
    """Player 1 had the King and player 2 the Judge; player 1 has held both, and now contests."""
    table = Watched(begin("spy king judge witch thief cheat", first=1))
    before = float(table.bot().mind.habits[1].really_swaps)
    table.play(("swap", "1", "2"), more)
    for seat in (2, 3, 4, 5):
        table.play(("look", str(seat)))
    table.announce("thief").play("1", False, False, False, False)
    table.play(("look", "1"), ("look", "2"))
    mind = table.bot().mind
    assert mind.belief.chances("1") == {found: 1.0}
    assert (float(mind.habits[1].really_swaps) > before) == more
    assert (float(mind.habits[1].really_swaps) < before) == (not more)
