"""Random set-ups over all masks, and random play: what the property tests draw from."""

import random
from collections.abc import Iterator
from typing import NamedTuple

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.setup import Setup

# The same examples on every machine, so that a red test is red for everybody.
QUICK = settings(
    max_examples=40,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
MANY = settings(QUICK, max_examples=1500)

CARDS = tuple(mask for mask in MASKS for _ in range(2 if mask == "peasant" else 1))
CENTRES = {2: (0,), 3: (0,), 4: (2,), 5: (1,)}
SIDES = {2: "LRP", 3: "LR"}


def places_of(players: int, centre: int) -> list[str]:
    """The places of a table, as the record format names them."""
    sides = SIDES.get(players, "-")
    seats = [f"{seat}{side}".rstrip("-") for seat in range(players) for side in sides]
    return seats + [f"c{number}" for number in range(centre)]


# --- the Bear Tamer's powers, rules.md §9 ------------------------------------------------------------

_NUMBER = st.integers(1, 5)
_TAKE_FROM = ("left", "right", "neighbours", "richest", "chosen", "richer")
_GIVE_TO = ("left", "right", "neighbours", "poorest", "chosen")


def _step(do: str, **fields: st.SearchStrategy[object]) -> st.SearchStrategy[dict[str, object]]:
    return st.fixed_dictionaries({"do": st.just(do), **fields})


bear_tamer_steps: st.SearchStrategy[dict[str, object]] = st.one_of(
    _step("bank", n=_NUMBER),
    _step("take", n=_NUMBER, **{"from": st.sampled_from(_TAKE_FROM)}),
    _step("give", n=_NUMBER, to=st.sampled_from(_GIVE_TO)),
    _step("court"),
    _step("look", at=st.sampled_from(("own", "chosen", "centre"))),
    _step("swap", cards=st.sampled_from(("own-chosen", "two-chosen", "own-centre"))),
    _step("fortunes"),
    _step("pass", way=st.sampled_from(("left", "right", "chosen"))),
    _step("reveal"),
)
bear_tamers = st.lists(bear_tamer_steps, min_size=1, max_size=4).map(tuple)


# --- set-ups -----------------------------------------------------------------------------------------

names = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)
json_values: st.SearchStrategy[object] = st.recursive(
    st.one_of(
        st.none(),
        st.booleans(),
        st.integers(-(2**63), 2**63 - 1),
        st.floats(allow_nan=False, width=32),
        names,
    ).filter(lambda value: value not in (float("inf"), float("-inf"))),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(names, inner, max_size=3),
    max_leaves=5,
)


@st.composite
def setups(draw: st.DrawFn) -> Setup:
    """Any set-up within the record's limits."""
    players = draw(st.integers(2, 13))
    places = places_of(players, draw(st.sampled_from(CENTRES.get(players, (0, 1, 2)))))
    cards = draw(st.permutations(CARDS))
    left = cards[len(places) :]
    graveyard = left[: draw(st.integers(0, len(left)))]
    coins = draw(
        st.just((6,) * players) | st.lists(st.integers(1, 12), min_size=players, max_size=players).map(tuple)
    )
    rest = 200 - sum(coins)
    bear_tamer = draw(
        bear_tamers if "bear_tamer" in cards[: len(places)] + graveyard else st.none() | bear_tamers
    )
    return Setup(
        players=tuple(draw(st.lists(names, min_size=players, max_size=players))),
        deal=dict(zip(places, cards, strict=False)),
        first=draw(st.integers(0, players - 1)),
        graveyard=tuple(graveyard),
        coins=coins,
        courthouse=draw(st.just(0) | st.integers(0, 5) | st.integers(0, rest) | st.just(rest)),
        opening_turns=draw(st.sampled_from((0, 0, 1, 4, 4, 9))),
        revealed=draw(st.sampled_from(("no-announce", "must-swap"))),
        bear_tamer=bear_tamer,
    )


# --- play --------------------------------------------------------------------------------------------


class Mood(NamedTuple):
    """How random people play. They know all cards: what they do with it is left to chance."""

    announces: float  # how often a turn is an announcement, where it can be one
    honest: float  # how often the announced mask is the true one
    holder_contests: float
    other_contests: float


MOODS = (
    Mood(0.33, 0.1, 0.2, 0.2),
    Mood(0.7, 0.6, 0.6, 0.1),
    Mood(0.9, 0.9, 0.9, 0.25),
    Mood(0.5, 0.3, 0.0, 0.05),
)


def random_answer(game: Game, question: Question, rng: random.Random, mood: Mood) -> Answer:
    """Any answer, as likely as the mood says."""
    answers = question.answers
    if question.kind == "contest":
        holding = [a for a in answers if isinstance(a, str) and game.cards[a] == game.announced_mask]
        if holding and rng.random() < mood.holder_contests:
            return rng.choice(holding)
        return rng.choice(answers[1:]) if rng.random() < mood.other_contests else False
    if question.kind == "turn":
        return rng.choice(_actions(game, answers, rng, mood))
    return rng.choice(answers)


def _actions(game: Game, answers: tuple[Answer, ...], rng: random.Random, mood: Mood) -> list[Answer]:
    turns = [answer for answer in answers if isinstance(answer, tuple)]
    announcements = [t for t in turns if t[0] == "announce"]
    if not announcements or rng.random() >= mood.announces:
        verb = rng.choice([str(t[0]) for t in turns if t[0] != "announce"])
        return [t for t in turns if t[0] == verb]
    true = [t for t in announcements if game.cards[str(t[1])] == t[2]]
    return [*(true if true and rng.random() < mood.honest else announcements)]


def moments(setup: Setup, seed: int, most: int = 300) -> Iterator[tuple[Game, Choice | None]]:
    """Play a random game: the same game object after every choice, beginning with none."""
    rng = random.Random(seed)
    mood = MOODS[seed % len(MOODS)]
    game = Game(setup)
    yield game, None
    for _ in range(most):
        question = game.question
        if question is None:
            return
        answer = random_answer(game, question, rng, mood)
        game.answer(answer)
        yield game, (question.player, question.kind, answer)


def play(setup: Setup, seed: int, most: int = 300) -> Record:
    """The record of a random game; it may stop before the end."""
    return Record(setup, [choice for _, choice in moments(setup, seed, most) if choice is not None])


seeds = st.integers(0, 2**32)


@st.composite
def records(draw: st.DrawFn, most: int = 300) -> Record:
    """Random games on random tables."""
    return play(draw(setups()), draw(seeds), draw(st.integers(0, most)))


@st.composite
def drawn_records(draw: st.DrawFn, most: int = 40) -> Record:
    """Games whose every choice is drawn, so that a failing one shrinks to a short one."""
    setup = draw(setups())
    game = Game(setup, listening=False)
    choices: list[Choice] = []
    for _ in range(draw(st.integers(0, most))):
        question = game.question
        if question is None:
            break
        answer = draw(st.sampled_from(question.answers))
        game.answer(answer)
        choices.append((question.player, question.kind, answer))
    return Record(setup, choices)
