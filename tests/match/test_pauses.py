"""How long bots seem to think: from what everybody sees, and from nothing else."""

import inspect
import random
from dataclasses import replace
from statistics import mean

import pytest

from mascarade_qt.engine.cast import Cast, Role
from mascarade_qt.engine.events import Announced, CoinsMoved, Contested, SeatsChanged, TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.record import Record
from mascarade_qt.engine.sight import seen
from mascarade_qt.match.pauses import LONGEST, SHORTEST, USUAL, Pauses, Situation, thinking_time
from tests.match.tables import QUESTION_KINDS, a_record, played, run_script

NOBODY = -1


def usual(situation: Situation) -> float:
    return mean(thinking_time(situation, random.Random(seed)) for seed in range(200))


@pytest.mark.parametrize("kind", QUESTION_KINDS)
@pytest.mark.parametrize("answers", [2, 30])
def test_neither_at_once_nor_for_ever(kind: str, answers: int) -> None:
    times = {thinking_time(Situation(kind, answers), random.Random(seed)) for seed in range(200)}
    assert SHORTEST <= min(times) < max(times) <= LONGEST
    assert len(times) > 20


def test_most_times_are_near_the_usual_one() -> None:
    """Longer and shorter, but a swap never seems to be forgotten."""
    times = sorted(thinking_time(Situation("swap", 2), random.Random(seed)) for seed in range(400))
    middle = times[200]
    assert times[20] > middle / 2
    assert times[380] < middle * 2


def test_more_answers_take_longer() -> None:
    assert usual(Situation("turn", 30)) > usual(Situation("turn", 3))


@pytest.mark.parametrize("kind", USUAL)
def test_each_doubling_of_the_answers_takes_as_much_longer(kind: str) -> None:
    base, growth = USUAL[kind]
    alone = usual(Situation(kind, 1))
    for doublings in (1, 2, 5):
        longer = usual(Situation(kind, 2**doublings)) / alone
        assert longer == pytest.approx((base + doublings * growth) / base, rel=0.02)


def test_what_costs_more_takes_longer() -> None:
    contest = Situation("contest", 2)
    assert usual(contest._replace(coins=1)) > usual(contest._replace(claims=2)) > usual(contest)


def test_a_question_is_all_it_gets() -> None:
    assert list(inspect.signature(Pauses.pause).parameters) == ["self", "question", "number"]


CONTEST = Question(2, "contest", (False, "2"))


def test_it_follows_the_table() -> None:
    setup = a_record().setup
    pauses = Pauses(setup)
    before = pauses.pause(CONTEST, 9)
    assert before == Pauses(setup).pause(CONTEST, 9)
    pauses.see(SeatsChanged((2, 4), (4, 2)))
    pauses.see(CoinsMoved(((4, "courthouse", 5),), "fine"))
    poor = pauses.pause(CONTEST, 9)
    assert poor > before
    pauses.see(Announced(0, "0", "king"))
    pauses.see(Contested(1, "1"))
    assert pauses.pause(CONTEST, 9) > poor
    pauses.see(TurnBegan(4, 1, 1))
    assert pauses.pause(CONTEST, 9) == poor


def test_graveyards_do_not_matter() -> None:
    one = a_record(6, scenario="let-it-roll", seed=1).setup
    other = replace(one, graveyard=one.graveyard[::-1])
    assert [Pauses(one).pause(CONTEST, n) for n in range(9)] == [
        Pauses(other).pause(CONTEST, n) for n in range(9)
    ]


# --- whole games: how long it seems to take says nothing of how hard a choice is ---


def pauses(record: Record) -> list[int]:
    """How long each bot in turn seemed to think, as the window was told."""
    told, _ = run_script(record)
    return [moment.asked.pause for moment in told.moments if moment.asked is not None]


def with_bots(record: Record, level: str, temperament: str, seed: int) -> Record:
    """The same game, played by others."""
    bot = Role(human=False, level=level, temperament=temperament, seed=seed)
    cast = Cast((Role(human=True), *(bot,) * (len(record.setup.players) - 1)))
    return replace(record, cast=cast)


@pytest.mark.parametrize("seed", range(3))
def test_who_thinks_and_how_deeply_does_not_matter(qapp: object, seed: int) -> None:
    """A master weighs hundreds of placements where a guest takes the first that comes along."""
    record = played(a_record(6, seed=seed), seed, most=80)
    guests = pauses(with_bots(record, "guest", "even", 1))
    assert guests == pauses(with_bots(record, "master", "chaotic", 2))
    assert len(set(guests)) > 10


@pytest.mark.parametrize("seed", range(3))
def test_what_only_the_thinker_knows_does_not_matter(seed: int) -> None:
    """Every swap of one game is a pretence in the other; while all looks the same, so do the pauses."""
    record = played(a_record(6, seed=seed), seed)
    games = [Game(record.setup), Game(record.setup)]
    both = [Pauses(record.setup), Pauses(record.setup)]
    compared = swaps = 0
    for number, (_, kind, answer) in enumerate(record.choices):
        questions = [game.question for game in games]
        if questions[0] is None or questions[0] != questions[1]:
            break
        assert both[0].pause(questions[0], number) == both[1].pause(questions[0], number)
        compared += 1
        swaps += kind == "swap"
        answers = [answer, not answer] if kind == "swap" else [answer, answer]
        public = [
            [seen(event, NOBODY) for event in game.answer(given)]
            for game, given in zip(games, answers, strict=True)
        ]
        if public[0] != public[1]:
            break
        for pauses, events in zip(both, public, strict=True):
            for event in events:
                pauses.see(event)
    assert swaps >= 2
    assert compared > swaps
