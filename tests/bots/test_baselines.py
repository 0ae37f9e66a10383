"""The simple players do what bots.md says of them."""

import random
from collections import Counter

from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.registry import make_bot
from mascarade_qt.engine.sight import seen
from tests.bots.prepared import Watched
from tests.engine.builders import begin

CARDS = "king judge empress thief | cheat witch"


def seated(table: Watched, name: str, seed: int = 0) -> Bot:
    """A simple player in the place of the one who is asked."""
    question = table.game.question
    assert question is not None
    bot = make_bot(name, table.game.setup, question.player, seed)
    for event in table.past:
        bot.see(seen(event, question.player))
    return bot


def answers(table: Watched, name: str, seeds: int = 300) -> Counter[object]:
    """What it answers, over many seeds."""
    assert table.game.question is not None
    return Counter(seated(table, name, seed).answer(table.game.question) for seed in range(seeds))


def test_random_does_anything() -> None:
    table = Watched(begin(CARDS))
    actions = Counter(
        answer[0] for answer in answers(table, "random").elements() if isinstance(answer, tuple)
    )
    assert all(70 < actions[action] < 130 for action in ("look", "swap", "announce"))
    table.announce("king")
    assert 30 < 300 - answers(table, "random")[False] < 80


def test_naive_says_what_it_believes() -> None:
    assert answers(Watched(begin(CARDS)), "naive", 20) == {("announce", "0", "king"): 20}
    useless = Watched(begin("judge king empress thief | cheat witch"))
    assert all(answer[0] == "swap" for answer in answers(useless, "naive", 20) if isinstance(answer, tuple))


def test_naive_contests_what_it_has_and_nothing_else() -> None:
    lie = Watched(begin(CARDS)).announce("judge")
    assert answers(lie, "naive", 20) == {"1": 20}
    assert answers(Watched(begin(CARDS)).announce("empress"), "naive", 20) == {False: 20}


def test_naive_averages_over_a_swap_and_believes_its_eyes() -> None:
    table = Watched(begin(CARDS)).play(("swap", "0", "1"), True)
    assert all(answer != ("announce", "1", "judge") for answer in answers(table, "naive", 20))
    table.play(("look", "1"), ("look", "2"), ("look", "3"), ("look", "0"))
    assert answers(table, "naive", 20) == {("announce", "1", "king"): 20}


def test_naive_really_swaps_four_times_in_five() -> None:
    table = Watched(begin(CARDS)).play(("swap", "0", "1"))
    assert 210 < answers(table, "naive")[True] < 270


def test_those_with_a_fixed_idea() -> None:
    table = Watched(begin(CARDS))
    assert answers(table, "always-announces-the-richest-mask", 5) == {("announce", "0", "empress"): 5}
    table.announce("empress")
    assert answers(table, "always-contests", 5) == {"1": 5}
    lie = Watched(begin(CARDS)).announce("judge")
    assert answers(lie, "never-contests", 5) == {False: 5}
    assert answers(Watched(begin(CARDS)), "never-bluffs", 5) == {("announce", "0", "king"): 5}


def test_naive_is_asked_everything() -> None:
    rng = random.Random(4)
    for cards, mask in (("witch king judge thief | cheat empress", "witch"), (CARDS, "thief")):
        table = Watched(begin(cards, coins=(5, 6, 9, 6))).announce(mask).all_pass()
        while (question := table.game.question) is not None and table.game.turn < 3:
            table.play(seated(table, "naive", rng.randrange(99)).answer(question))
    witch = Watched(begin("witch king judge thief | cheat empress", coins=(5, 6, 9, 6)))
    assert answers(witch.announce("witch").all_pass(), "naive", 5) == {2: 5}
    rich = Watched(begin("witch king judge thief | cheat empress", coins=(10, 6, 9, 6)))
    assert answers(rich.announce("witch").all_pass(), "naive", 5) == {None: 5}
