"""Games that agree with all that one player has seen; what the player can't know is drawn at random.

Made from the player's sight alone: secret swaps, hidden coins and the graveyard's order.
"""

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

import numpy as np
import numpy.typing as npt

from mascarade_qt.bots.environment.observer import MASK_INDEX, PLACE_INDEX
from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Chose,
    Contested,
    Discarded,
    Event,
    HandOpened,
    Looked,
    Passed,
    Returned,
    Revealed,
    Shown,
    Took,
    TurnedUp,
)
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen

TABLES = (64, 1024, 16_384, *(262_144,) * 4)  # imagined at once; ever more of them, if none agrees


class RedrawError(ValueError):
    """No game was found that agrees; the text says with what."""


def redraw(setup: Setup, heard: Sequence[Event], player: int, rng: random.Random) -> tuple[Game, list[Event]]:
    """A game at the same point, and all its events; `heard` is what the player saw of the real one."""
    known = replace(setup, graveyard=_graveyard(setup, heard, rng))
    swaps = iter(_swaps(setup, heard, rng))
    hands = iter(_hands(heard, rng))
    game = Game(known)
    log = list(game.events)
    while len(log) < len(heard):
        log += game.answer(_answer(heard[len(log)], swaps, hands))
    if [seen(event, player) for event in log] != list(heard):
        raise RedrawError(f"these are not events of this game as player {player} sees them")
    return game, log


def _answer(event: Event, swaps: Iterator[bool], hands: Iterator[int]) -> Answer:
    """The answer that an event shows, or what was drawn for it."""
    match event:
        case Looked(_, places, _):
            return ("look", *places)
        case Took(_, places):
            return ("swap", *places)
        case Announced(_, place, mask):
            return ("announce", place, mask)
        case Returned():
            return next(swaps)
        case Passed():
            return False
        case Contested(_, place):
            return place
        case Chose(_, "hide", _):
            return next(hands)
        case Chose(_, _, answer):
            return answer  # type: ignore[return-value] # of a question, therefore an answer
    raise RedrawError(f"nobody answers with {event}")


def _graveyard(setup: Setup, heard: Sequence[Event], rng: random.Random) -> tuple[str, ...]:
    """What was turned up, in this order, lies above the rest."""
    top = [event.mask for event in heard if isinstance(event, TurnedUp)][: len(setup.graveyard)]
    rest = sorted((Counter(setup.graveyard) - Counter(top)).elements())
    rng.shuffle(rest)
    return (*top, *rest)


def _hands(heard: Sequence[Event], rng: random.Random) -> list[int]:
    """How many coins were hidden each time: as told, as opened later, or any number."""
    opened = iter([event.coins for event in heard if isinstance(event, HandOpened)])
    hidden = [event.answer for event in heard if isinstance(event, Chose) and event.question == "hide"]
    found = []
    for own in hidden:
        coins = next(opened, None)  # hands are opened in the order they were closed
        number = own if coins is None else coins
        found.append(number if isinstance(number, int) else rng.choice((1, 2, 3)))
    return found


def _swaps(setup: Setup, heard: Sequence[Event], rng: random.Random) -> list[bool]:
    """Whether the cards were swapped, each time a player held two."""
    acts = [event for event in heard if isinstance(event, _ACTS)]
    for tables in TABLES:
        found = _imagined(setup, acts, tables, rng)
        if found is not None:
            return found
    raise RedrawError(f"none of {TABLES[-1]:,} imagined games shows what the player saw")


_ACTS = (Returned, Looked, Revealed, Shown, Discarded, CardMoved)


def _imagined(setup: Setup, acts: Sequence[Event], tables: int, rng: random.Random) -> list[bool] | None:
    """Many tables at once, on which others swap at random; those that show a wrong card are replaced."""
    start = np.zeros(len(PLACE_INDEX), np.int8)
    for place, mask in setup.deal.items():
        start[PLACE_INDEX[place]] = MASK_INDEX[mask]
    cards = np.tile(start[:, None], tables)  # by place and table
    swaps = np.zeros((sum(isinstance(act, Returned) for act in acts), tables), bool)
    number = 0
    for act in acts:
        match act:
            case Returned(_, (one, other), swapped):
                where = _coins(tables, rng) if swapped is None else np.full(tables, swapped)
                a, b = PLACE_INDEX[one], PLACE_INDEX[other]
                cards[a], cards[b] = np.where(where, cards[b], cards[a]), np.where(where, cards[a], cards[b])
                swaps[number] = where
                number += 1
            case CardMoved(source, target):
                cards[PLACE_INDEX[target]] = cards[PLACE_INDEX[source]]
            case _:
                for place, mask in _shown(act):
                    right = np.flatnonzero(cards[PLACE_INDEX[place]] == MASK_INDEX[mask])
                    if not right.size:
                        return None
                    if right.size < tables:
                        chosen = right[_spread(right.size, tables, rng)]
                        cards, swaps = cards[:, chosen], swaps[:, chosen]
    return [bool(swapped) for swapped in swaps[:, rng.randrange(tables)]]


def _shown(act: Event) -> list[tuple[str, str]]:
    match act:
        case Looked(_, places, masks):
            return list(zip(places, masks or (), strict=False))
        case Revealed(cards):
            return [(place, mask) for _, place, mask in cards]
        case Shown(_, _, place, mask) if mask is not None:
            return [(place, mask)]
        case Discarded(place, mask) if place is not None:
            return [(place, mask)]
    return []


def _coins(number: int, rng: random.Random) -> npt.NDArray[np.bool_]:
    return (np.frombuffer(rng.randbytes(number), np.uint8) & 1).astype(bool)


def _spread(size: int, number: int, rng: random.Random) -> npt.NDArray[np.intp]:
    """Numbers below `size`, each as equally often as possible, in any order."""
    return (np.arange(number) + rng.randrange(size)) % size
