"""What one player cannot know of a game, drawn again: secret swaps, hidden coins, the graveyard's order."""

import dataclasses
import random

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Choice, Record
from tests.properties.witness import CardSeen, CardsHeld, Report, known

FEW, MANY = 40, 400

Cards = dict[str, str]
Swaps = dict[int, bool]  # by the number of the choice


def hidden_from(record: Record, player: int) -> list[int]:
    """Which choices were made in secret by other players."""
    return [
        number
        for number, (who, kind, _) in enumerate(record.choices)
        if who != player and kind in ("swap", "hide")
    ]


def disagreeing(record: Record, player: int, rng: random.Random) -> Record:
    """A game in which what the player cannot know is anything."""
    hidden = hidden_from(record, player)
    others = rng.sample(hidden, min(len(hidden), rng.choice((1, 1, 2, 99))))
    answers = {number: _other(record.choices[number][2], rng) for number in others}
    return _played(_reordered(record, rng.choice((0, 0, 1, 99)), rng), answers)


def agreeing(record: Record, report: Report, player: int, rng: random.Random) -> Record:
    """A game that agrees with all that the player has seen, otherwise anything."""
    turned_up = sum(fact[0] == "graveyard" for sights in report.sights for _, fact in sights)
    swaps = _other_swaps(record, report, player, rng, FEW) or _other_swaps(record, report, player, rng, MANY)
    answers: dict[int, object] = {**swaps}
    opened = [fact for sights in report.sights for fact in known(sights, player) if fact[0] == "hand"]
    hidden = [number for number in hidden_from(record, player) if record.choices[number][1] == "hide"]
    for number in hidden[len(opened) :]:  # a hand that was not opened yet
        answers[number] = rng.choice((1, 2, 3))
    return _played(_reordered(record, turned_up, rng), answers)


def _other_swaps(record: Record, report: Report, player: int, rng: random.Random, number: int) -> Swaps:
    """Several tables at once, on which others swap at random; those that show the player a wrong card go.

    Where none is left, nothing is changed.
    """
    tables: list[tuple[Cards, Swaps]] = [(dict(record.setup.deal), {}) for _ in range(number)]
    for act in report.acts:
        if isinstance(act, CardsHeld):
            for cards, swaps in tables:
                swapped = act.swapped if act.player == player else rng.random() < 0.5
                swaps[act.number] = swapped
                if swapped:
                    cards[act.one], cards[act.other] = cards[act.other], cards[act.one]
        elif isinstance(act, CardSeen):
            if act.who is None or player in act.who:
                left = [table for table in tables if table[0][act.place] == act.mask]
                if not left:
                    return {}
                tables = [(dict(cards), dict(swaps)) for cards, swaps in rng.choices(left, k=number)]
        else:
            for cards, _ in tables:
                cards[act.target] = cards[act.source]
    return tables[0][1]


def _other(answer: object, rng: random.Random) -> object:
    if isinstance(answer, bool):
        return not answer
    return rng.choice([number for number in (1, 2, 3) if number != answer])


def _reordered(record: Record, kept: int, rng: random.Random) -> Record:
    """The graveyard shuffled below the first few cards, and another seed of the deal."""
    setup = record.setup
    rest = list(setup.graveyard[kept:])
    rng.shuffle(rest)
    graveyard = (*setup.graveyard[:kept], *rest)
    return Record(
        dataclasses.replace(setup, graveyard=graveyard), record.choices, seed=rng.randrange(1 << 31)
    )


def _played(record: Record, answers: dict[int, object]) -> Record:
    """The game with these other answers, as far as its choices are still possible then."""
    game = Game(record.setup, listening=False)
    choices: list[Choice] = []
    for number, (player, kind, usual) in enumerate(record.choices):
        question = game.question
        answer = answers.get(number, usual)
        if question is None or (question.player, question.kind) != (player, kind):
            break
        if not question.offers(answer):
            break
        game.answer(answer)
        choices.append((player, kind, question.lookup[answer]))
    return Record(record.setup, choices)
