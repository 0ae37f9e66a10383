"""Levels differ in memory and depth, temperaments in taste; all play every table."""

import random

import pytest

from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.tuning import LEVELS, TASTE, TEMPERAMENTS
from mascarade_qt.bots.mind.turns import TurnJudge
from mascarade_qt.bots.registry import make_bot
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.scenarios import deal, ready_scenarios, scenarios_for
from mascarade_qt.engine.sight import open_setup, seen, teller
from tests.bots.prepared import Watched
from tests.engine.builders import begin
from tests.sampling import sampled

TABLES = [(scenario.id, players) for players in range(2, 14) for scenario in scenarios_for(players)]
DAILY = [("classic", 13), *((found.id, found.fewest) for found in [*ready_scenarios().values()][::2])]
MOST_TURNS = 60  # a player


def play(scenario: str, players: int, lineup: list[str], seed: int) -> Game:
    """One game of bots, to its end or until it was too long."""
    rng = random.Random(f"{scenario} {players} {seed}")
    setup = deal(ready_scenarios()[scenario], [f"Player {n}" for n in range(players)], rng)
    game = Game(setup)
    bots = [make_bot(name, setup, player, seed) for player, name in enumerate(lineup)]
    listeners = [bot.see for bot in bots]
    teller(listeners)(game.events)
    while (question := game.question) is not None and game.turn < MOST_TURNS * players:
        teller(listeners)(game.answer(bots[question.player].answer(question)))
    return game


def test_a_level_is_weakened_through_memory_and_depth_alone() -> None:
    guest, regular, courtier, master = LEVELS.values()
    assert guest.forgets > regular.forgets >= courtier.forgets == master.forgets == 0
    assert guest.fades >= regular.fades > courtier.fades == master.fades == 0
    assert guest.foresight <= regular.foresight <= courtier.foresight <= master.foresight
    assert [level.evidence for level in LEVELS.values()] == [False, False, False, True]


def certain(level: str) -> int:
    """How many cards a bot is certain of, after some turns in which nothing but looking happened."""
    table = Watched(begin("king judge thief spy | cheat widow"))
    for _ in range(9):
        table.play(("look", str(table.game.turn_seat)))
    belief = table.bot(level=level).mind.belief
    return sum(max(belief.chances(place).values()) > 0.99 for place in table.game.setup.deal)


def test_only_the_lower_levels_forget() -> None:
    assert certain("guest") < 6
    assert certain("courtier") == certain("master") == 6


def noticed(level: str, places: tuple[str, str], me: int) -> int:
    """How many of forty who forget nothing else notice that two cards may have changed places."""
    table = Watched(begin("king judge thief spy witch cheat"))
    table.play(("swap", *places), True)
    setup = open_setup(table.game.setup)
    found = 0
    for seed in range(40):
        mind = Mind(setup, me, LEVELS[level]._replace(fades=0.0), random.Random(seed))
        for event in table.past:
            mind.see(seen(event, me))
        found += len(mind.belief.chances(places[1])) > 1
    return found


def test_guests_miss_half_of_the_swaps_but_never_one_of_their_own_card() -> None:
    assert 10 < noticed("guest", ("0", "1"), me=3) < 30
    assert noticed("guest", ("0", "3"), me=3) == 40
    assert noticed("regular", ("0", "1"), me=3) == noticed("master", ("0", "1"), me=3) == 40


@pytest.mark.parametrize(("scenario", "players"), sampled(TABLES, DAILY))
def test_courtiers_end_every_game(scenario: str, players: int) -> None:
    assert play(scenario, players, ["courtier"] * players, 1).over


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_two_masters_don_t_repeat_themselves_for_ever(temperament: str) -> None:
    """The Witch and the Trickster can send the same coins back and forth for ever."""
    for seed in range(1, 11):
        assert play("small-two", 2, [f"master-{temperament}"] * 2, seed).over


def test_everybody_hears_claims_and_only_masters_hear_silence() -> None:
    def learns(level: str, answer: Answer) -> float:
        table = Watched(begin("king judge thief spy | cheat widow"))
        for _ in range(4):
            table.play(("swap", str(table.game.turn_seat), "c0"), False)
        if answer is False:
            table.announce("judge")
        bot = Opponent(open_setup(table.game.setup), 3, 0, level)
        for event in table.past:
            bot.see(seen(event, 3))
        place, mask = ("1", "judge") if answer is False else ("0", "king")
        before = bot.mind.belief.chances(place)[mask]
        for event in table.game.answer(answer):
            bot.see(seen(event, 3))
        return bot.mind.belief.chances(place)[mask] - before

    assert all(learns(level, ("announce", "0", "king")) > 0.05 for level in LEVELS)
    assert learns("master", False) < -0.02
    assert learns("courtier", False) == 0


def test_nobody_overlooks_a_hand_that_reaches_for_the_own_card() -> None:
    table = Watched(begin("king judge thief spy | cheat widow"))
    table.play(("look", "0"), ("look", "1"), ("look", "2"), ("swap", "3", "0"), False)
    for level in LEVELS:
        chances = table.bot(level=level).mind.belief.chances("0")
        assert 0.1 < chances["king"] < 0.95, level


@pytest.mark.parametrize("temperament", TEMPERAMENTS)
def test_temperaments_play_at_any_level(temperament: str) -> None:
    assert play("a4", 4, [f"{level}-{temperament}" for level in LEVELS], 2).over


def test_temperaments_have_another_taste() -> None:
    def contests(temperament: str) -> int:
        table = Watched(begin("judge thief empress king | cheat witch", coins=(9, 6, 6, 6)))
        table.announce("empress")
        return sum(table.ask(seed, temperament=temperament)[0] is not False for seed in range(40))

    assert contests("suspicious") >= contests("cautious")


@pytest.mark.parametrize("level", LEVELS)
def test_tastes_show_at_every_level(level: str) -> None:
    """However fine the differences are that it tells apart."""
    table = Watched(begin("judge thief empress king | cheat witch"))
    table.play(("swap", "0", "1"), True, *[("look", seat) for seat in "123"]).announce("king")
    question = table.game.question
    assert question is not None

    def contesting(temperament: str) -> float:
        mind = table.bot(level=level).mind
        return TurnJudge(mind, TEMPERAMENTS[temperament]).weigh(question)[0][0]

    found = contesting("suspicious") - contesting("even")
    assert found >= TEMPERAMENTS["suspicious"].contests * TASTE - 1e-9


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = (play("a4", 4, ["master", "regular", "guest-bold", "courtier"], 5) for _ in range(2))
    assert one == other


def test_a_master_learns_everybodys_manners() -> None:
    table = Watched(begin("king judge empress thief | cheat witch", coins=6))
    fresh = Opponent(open_setup(table.game.setup), 3, 0).mind.habits
    before = float(fresh[1].lies), float(fresh[2].contests_falsely)
    table.play(("look", "0")).announce("witch").play("2", False, False)
    now = table.bot().mind.habits
    assert float(now[1].lies) > before[0]
    table.play(("look", "2"), ("look", "3"), ("look", "0"))
    assert before[1] < float(table.bot().mind.habits[2].contests_falsely)
