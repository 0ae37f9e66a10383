"""Counting: sums, shares, intervals, times."""

import random
from math import isclose

from mascarade_qt.bots.arena.tally import MOST_FAULTS, Score, Tally
from mascarade_qt.bots.hosting.guard import Fault


def scored(results: list[list[float]], players: int) -> Score:
    """A lone bot's wins, in the games of each deal."""
    score = Score()
    for deal, games in enumerate(results):
        for wins in games:
            score.wins += wins
            score.seats += 1
            score.add_deal(deal, wins, 1 / players)
    return score


def test_times_fair_is_the_share_of_wins_times_the_players() -> None:
    score = scored([[1, 0, 0, 1, 1, 0]] * 20, 6)
    assert isclose(score.times_fair, 3.0)


def test_the_interval_is_wilsons_where_games_have_nothing_in_common() -> None:
    """50 of 100: 0.404 to 0.596, here of 2 players and so times 2."""
    rng = random.Random(1)
    wins = [1.0] * 50 + [0.0] * 50
    rng.shuffle(wins)
    low, high = scored([[one] for one in wins], 2).interval(100)
    assert isclose(low, 0.808, abs_tol=0.005)
    assert isclose(high, 1.192, abs_tol=0.005)


def test_deals_in_which_all_seats_win_alike_count_as_one_game_each() -> None:
    together = scored([[1, 1, 1, 1], [0, 0, 0, 0]] * 25, 4).interval(200)
    apart = scored([[1, 0, 1, 0], [0, 1, 0, 1]] * 25, 4).interval(200)
    assert together[1] - together[0] > 1.9 * (apart[1] - apart[0])


def test_intervals_hold_what_they_promise() -> None:
    """About 95 % of 300 made-up arenas contain the truth; deals differ, games of a deal are alike."""
    rng = random.Random(3)
    hits = 0
    for _ in range(300):
        chances = [rng.choice((0.1, 0.5)) for _ in range(60)]
        score = scored([[float(rng.random() < chance) for _ in range(6)] for chance in chances], 6)
        low, high = score.interval(360)
        hits += low <= 0.3 * 6 <= high
    assert 0.90 <= hits / 300 <= 0.99


def test_who_never_wins_may_still_have_some_chance() -> None:
    low, high = scored([[0.0] * 6] * 10, 6).interval(60)
    assert low == 0
    assert 0.2 < high < 0.5


def test_who_has_all_seats_wins_all_that_is_fair() -> None:
    score = Score(seats=12, wins=2.0)
    score.add_deal(0, 2.0, 2.0)
    assert score.interval(2) == (1.0, 1.0)


def test_times_are_kept_to_a_few_percent() -> None:
    score = Score()
    score.add_times([0.001 * number for number in range(1, 1001)])
    assert isclose(score.seconds(0.5), 0.5, rel_tol=0.04)
    assert isclose(score.seconds(0.99), 0.99, rel_tol=0.04)
    assert Score().seconds(0.5) == 0


def test_tallies_add_up() -> None:
    one, two = Tally(questions=3), Tally(questions=4, stopped=1)
    for number, tally in enumerate((one, two)):
        tally.turns[20 + number] += 1
        tally.sat["naive"] += 1
        score = tally.score("naive")
        score.wins += number
        score.add_deal(0, number, 0.5)
        tally.faults += [(number, Fault("naive", 0, "why"))] * 60
        tally.seconds, tally.choices = 0.5, [0.1]
        tally.foresight.cards.note(0.55, True)
    one.add(two)
    assert (one.games, one.questions, one.stopped, one.sat["naive"]) == (2, 7, 1, 2)
    assert one.scores["naive"].deals == {0: (1.0, 1.0)}
    assert (one.mean_turns, one.median_turns) == (20.5, 20.5)
    assert len(one.faults) == MOST_FAULTS
    assert isclose(one.cost_in_choices, 1 / 7 / 0.1)
    assert [row.number for row in one.foresight.cards.rows()] == [2]
