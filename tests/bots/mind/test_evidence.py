"""What silence tells, who knows their cards, and what somebody sure of theirs still weighs."""

import pytest

from mascarade_qt.bots.mind.claims import Claims
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.tuning import LEVELS
from mascarade_qt.engine.sight import open_setup, seen
from tests.bots.prepared import Watched
from tests.engine.builders import begin


def view(table: Watched, player: int) -> Opponent:
    """A master at this place, who has seen everything."""
    bot = Opponent(open_setup(table.game.setup), player, 0, "master")
    for event in table.past:
        bot.see(seen(event, player))
    return bot


def odds_told_by_silence(contested: bool) -> float:
    """How much likelier player 4's silence makes it to player 5 that player 4 has the King."""
    table = Watched(begin("king judge spy thief fool witch"))
    table.play(("swap", "0", "4"), True, ("look", "1"))
    table.announce("king").play("3" if contested else False)
    before = view(table, 5).mind.belief.chances("4")["king"]
    table.play(False)
    after = view(table, 5).mind.belief.chances("4")["king"]
    return after / (1 - after) * (1 - before) / before


def test_silence_tells_more_as_long_as_nobody_has_contested() -> None:
    alone, joining = odds_told_by_silence(contested=False), odds_told_by_silence(contested=True)
    assert alone < joining < 1


def test_who_has_several_cards_knows_the_one_that_nobody_has_touched() -> None:
    table = Watched(begin("judge/empress king/fool witch/trickster", first=1))
    table.play(("swap", "1L", "0L"), True)
    mind = table.bot().mind
    assert mind.knows(0) == mind.knows(1) == 1
    table.play(("swap", "2L", "0R"), True)
    mind = table.bot().mind
    assert mind.knows(0) < 1


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_the_mask_does_not_even_think_of_passing(level: str) -> None:
    table = Watched(begin("king judge empress cheat | thief witch", coins=(9, 6, 6, 6)))
    table.announce("cheat").all_pass(until=3)
    question = table.game.question
    assert question is not None
    turns = table.bot(level=level)._judge()
    assert [answer for _, answer in turns.weigh(question)] == ["3"]
    assert {answer for _, answer in turns.weigh(question, thorough=True)} == {"3", False}


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("coins", [6, 11])
def test_every_level_takes_an_urgent_threat_for_what_it_is(level: str, coins: int) -> None:
    """Others count for less at the lower levels."""
    table = Watched(begin("judge king spy thief fool witch", coins=(6, coins, 6, 6, 6, 6)))
    turns = table.bot(level=level)._judge()
    weight, threat, knows = turns._threat(1)
    share = 1.0 if coins == 11 else LEVELS[level].relief
    assert weight == pytest.approx(share * turns.claims.soon(1))
    assert 0 < threat < 1
    assert 0 < knows <= 1


@pytest.mark.parametrize("level", LEVELS)
def test_once_somebody_has_contested_joining_without_the_mask_only_costs_a_coin(level: str) -> None:
    """Player 3 or 4 has the King, and will say so."""
    table = Watched(begin("judge spy thief king fool witch", first=3))
    table.play(("swap", "3", "4"), True, ("look", "4"), ("look", "5"))
    table.announce("king").play("1")
    claims = Claims(table.bot(level=level).mind)
    joining, passing = claims.contesting(0.0)
    assert 0 < joining < passing < 1
    assert claims.stopped_by_others() == 1
    table.always(False, level)


@pytest.mark.parametrize("level", LEVELS)
def test_a_mask_that_nobody_else_can_have_is_used_or_fined(level: str) -> None:
    """What a claim is worth without the mask lies between the two, as likely as somebody contests."""
    table = Watched(begin("king judge thief spy | cheat widow", first=1))
    table.play(("swap", "1", "2"), True, ("swap", "2", "3"), True, ("swap", "3", "c0"), True)
    claims = Claims(table.bot(level=level).mind)
    mine, fined = claims.holding("king"), claims.effects.after_fine(claims.effects.fortunes, [0], 0)
    assert 0 < mine.contested < 1
    assert mine.false == pytest.approx(mine.contested * fined + (1 - mine.contested) * mine.true)


def test_who_has_several_cards_may_have_a_mask_at_any_of_them() -> None:
    mind = Watched(begin("judge/empress king/fool witch/trickster")).bot().mind
    assert {mask for mask in ("king", "fool", "judge", "witch") if mind.is_open(1, mask)} == {
        "judge",
        "witch",
    }
    assert mind.known_cards(1) == frozenset(("king", "fool"))


def test_a_first_claim_has_no_rivals() -> None:
    table = Watched(begin("king judge thief spy witch fool")).announce("king")
    assert table.bot(level="regular").mind.rivals() == 0
    assert table.bot(level="regular")._judge()._wearying() == 0


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
def test_to_contest_without_the_mask_is_worth_less_than_it_brings(level: str) -> None:
    table = Watched(begin("king judge thief spy witch fool"))
    for seat in range(6):
        table.play(("swap", str(seat), str((seat + 2) % 6)), True)
    question = table.announce("king").game.question
    assert question is not None
    turns = table.bot(level=level)._judge()
    place = str(question.player)
    have = table.bot(level=level).mind.belief.chances(place).get("king", 0.0)
    weighed = {answer: worth for worth, answer in turns.weigh(question)}
    brings, passing = turns.claims.contesting(have)
    assert have < 1
    assert weighed[place] < brings
    assert weighed[False] == passing


@pytest.mark.parametrize("level", LEVELS)
def test_a_next_turn_brings_what_the_best_claim_would(level: str) -> None:
    turns = Watched(begin("king judge thief spy witch fool")).bot(level=level)._judge()
    claims = turns.claims
    gains = [claims.announcing(mask, float(mask == "king")) - claims.now for mask in ("king", "thief")]
    assert max(gains) <= turns._unchanged < claims.best_at("0")
    assert turns._unchanged == pytest.approx(claims.best_at("0") - claims.now)


@pytest.mark.parametrize("level", ["regular", "courtier"])
def test_a_lie_tempts_the_more_the_surer_it_passes(level: str) -> None:
    table = Watched(begin("king judge thief spy witch fool"))
    for seat in range(6):
        table.play(("swap", str(seat), str((seat + 2) % 6)), True)
    question = table.game.question
    assert question is not None
    turns, calm = (table.bot(level=level)._judge() for _ in range(2))
    lure = calm._level.lure
    calm._level = calm._level._replace(lure=0.0)
    dull = {answer: worth for worth, answer in calm.weigh(question)}
    lies = 0
    for worth, answer in turns.weigh(question):
        tempts = worth - dull[answer]
        if tempts:
            assert isinstance(answer, tuple)
            passes = 1 - turns.claims.holding(str(answer[2])).contested
            assert tempts == pytest.approx(lure * passes)
            lies += 1
    assert lies > 2


def test_one_good_swap_in_five_is_only_pretended_unless_much_depends_on_it() -> None:
    """The King for the Judge of an empty courthouse; then, at a small table, the Empress."""
    for cards, least, most in (
        ("judge king spy thief fool witch", 68, 92),
        ("judge empress thief spy | cheat witch", 100, 100),
    ):
        table = Watched(begin(cards))
        table.play(("swap", "0", "1"))
        assert least <= table.answers(range(100))[True] <= most


@pytest.mark.parametrize("level", LEVELS)
def test_a_chaotic_bot_tells_less_apart(level: str) -> None:
    table = Watched(begin("king judge thief spy witch fool"))
    even, chaotic = (table.bot(level=level, temperament=taste)._noise() for taste in ("even", "chaotic"))
    assert even < chaotic < 2 * even


def test_who_keeps_silent_seems_less_likely_to_contest_without_the_mask() -> None:
    table = Watched(begin("king judge thief spy witch fool"))
    before = float(view(table, 5).mind.habits[1].contests_falsely)
    table.announce("king").play(False)
    habits = view(table, 5).mind.habits
    assert float(habits[1].contests_falsely) < before
    assert float(habits[0].lies) < float(
        view(Watched(begin("king judge thief spy witch fool")), 5).mind.habits[0].lies
    )


@pytest.mark.parametrize("level", [level for level in LEVELS if level != "master"])
def test_how_often_somebody_repeats_a_claim_is_counted(level: str) -> None:
    table = Watched(begin("king judge thief spy witch fool"))
    counted = []
    for mask in ("king", "king", "king", "judge", "judge"):
        table.announce(mask).all_pass()
        counted.append(table.bot(level=level).mind.repeated[0])
        for seat in (1, 2, 3, 4, 5):
            table.play(("look", str(seat)))
    assert counted == [0, 1, 2, 0, 1]


def test_the_cautious_prefer_the_truth_and_the_bold_a_lie() -> None:
    table = Watched(begin("king judge thief spy witch fool"))
    for temperament, truth in (("cautious", True), ("bold", False), ("greedy", False)):
        wish = table.bot(level="courtier", temperament=temperament)._judge()._wish
        assert (wish("king", 1.0) > wish("king", 0.0)) == truth
    wish = table.bot(level="courtier", temperament="greedy")._judge()._wish
    assert wish("empress", 1.0) > wish("king", 1.0) > wish("fool", 1.0)


def odds_told_by_a_contest(joins: bool) -> float:
    """How much likelier it becomes to player 5 that player 4, who contests, has the King."""
    table = Watched(begin("king judge spy thief fool witch"))
    table.play(("swap", "0", "4"), True, ("look", "1"))
    table.announce("king").play("3" if joins else False)
    before = view(table, 5).mind.belief.chances("4")["king"]
    table.play("4")
    after = view(table, 5).mind.belief.chances("4")["king"]
    return after / (1 - after) * (1 - before) / before


def test_to_join_a_contest_tells_more_than_to_begin_it() -> None:
    assert 1 < odds_told_by_a_contest(joins=False) < odds_told_by_a_contest(joins=True)


def test_only_leaders_are_everybodys_business_and_the_last_before_them_minds_most() -> None:
    turns = Watched(begin("judge king spy queen fool witch", coins=(6, 11, 6, 11, 6, 6))).bot()._judge()
    assert [turns._business(player) for player in (2, 4, 5)] == [0.0, 0.0, 0.0]
    assert turns._business(1) > turns._business(3) > 0


def test_in_sharp_company_contesting_is_less_of_a_shame() -> None:
    table = Watched(begin("king judge empress thief | cheat witch")).announce("empress")
    calm, sharp = table.bot(), table.bot()
    for _ in range(3):
        sharp.mind.learn_sharpness((0.1, 0.5, 0.9))
    assert 0 < sharp._judge()._shame < calm._judge()._shame
