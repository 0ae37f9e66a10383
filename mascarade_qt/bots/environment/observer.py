"""What one player has seen of a game, as an array of fixed size and as text."""

from collections import Counter
from collections.abc import Mapping
from math import prod

import numpy as np
import numpy.typing as npt

from mascarade_qt.bots.environment.actions import KINDS, MASK_NAMES, PLACES
from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Discarded,
    Eliminated,
    Event,
    Looked,
    Returned,
    Revealed,
    Shown,
    TurnBegan,
)
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.setup import COINS_IN_ALL, MOST_PLAYERS, Setup
from mascarade_qt.engine.table import WINNING_FORTUNE

Array = npt.NDArray[np.float32]

LARGEST = 16.0  # no number in the array is larger: all coins, by the winning fortune
_P, _M = len(PLACES), len(MASK_NAMES)
PLACE_INDEX: Mapping[str, int] = {place: number for number, place in enumerate(PLACES)}
MASK_INDEX: Mapping[str, int] = {mask: number for number, mask in enumerate(MASK_NAMES)}
KIND_INDEX: Mapping[str, int] = {kind: number for number, kind in enumerate(KINDS)}

# The parts of the array, in order: name and shape. Coins are in 13ths, the bank in 200ths, turns in 100ths.
SHAPES: Mapping[str, tuple[int, ...]] = {
    "you": (MOST_PLAYERS,),  # by player
    "seat_of": (MOST_PLAYERS, MOST_PLAYERS),  # player, seat
    "in_game": (MOST_PLAYERS,),  # by player
    "coins": (MOST_PLAYERS,),  # by seat
    "courthouse": (1,),
    "bank": (1,),
    "turn": (1,),
    "opening": (1,),  # only swaps are possible
    "active": (MOST_PLAYERS,),  # by player
    "question": (len(KINDS),),  # what you are asked
    "announced": (_M,),
    "claimed": (MOST_PLAYERS,),  # players who claim the announced mask
    "claimed_with": (_P,),  # with these cards
    "passed": (MOST_PLAYERS,),
    "held": (_P,),  # cards under the table, or last there this turn
    "power": (_M,),  # in use
    "via": (_M,),  # the mask that turned it up
    "target": (MOST_PLAYERS,),  # the player chosen for it
    "named": (_M,),  # the mask named for it
    "last_power": (_M,),  # what the Actress copies
    "exposed": (MOST_PLAYERS,),  # players revealed this turn or the one before
    "last_claim": (MOST_PLAYERS, _M),  # what each player announced last
    "in_play": (_M,),
    "graveyard": (_M,),  # half for each card: there may be two
    "next_up": (_M,),  # masks that the graveyard's top card may be
    "memory": (_P, _M),  # where each card is: see Observer.memory
}


def _slices() -> dict[str, slice]:
    found, start = {}, 0
    for name, shape in SHAPES.items():
        found[name] = slice(start, start := start + prod(shape))
    return found


SLICES: Mapping[str, slice] = _slices()
SIZE = sum(map(prod, SHAPES.values()))


def parts(array: Array) -> dict[str, Array]:
    """The parts of an observation by name, each in its shape; they share its memory."""
    return {name: array[SLICES[name]].reshape(shape) for name, shape in SHAPES.items()}


class Observer:
    """Follows a game as one player sees it.

    `memory` says how likely each place holds each mask, assuming that others really swap half of the time:
    exact where the player saw the card or swapped it, halves where another player held two, and so on.
    """

    def __init__(self, setup: Setup, player: int) -> None:
        self.setup = setup
        self.player = player
        self.table = PublicTable(setup)
        self.heard: list[Event] = []
        self.exposed: set[int] = set()  # revealed this turn
        self.exposed_before: set[int] = set()
        self.last_claim: dict[int, str] = {}
        self.memory = np.zeros((_P, _M), np.float32)
        for place, mask in setup.deal.items():
            self.memory[PLACE_INDEX[place], MASK_INDEX[mask]] = 1
        self._copies = Counter(setup.deal.values())

    def see(self, event: Event) -> None:
        """Take in an event as this player sees it."""
        self.heard.append(event)
        self.table.see(event)
        match event:
            case TurnBegan():
                self.exposed_before, self.exposed = self.exposed, set()
            case Announced(player, _, mask):
                self.last_claim[player] = mask
            case Returned(_, places, swapped):
                self._swap(*places, swapped)
            case Looked(_, places, masks):
                for place, mask in zip(places, masks or (), strict=False):
                    self._know(place, mask)
            case Revealed(cards):
                for player, place, mask in cards:
                    self.exposed.add(player)
                    self._know(place, mask)
            case Shown(_, owner, place, mask):
                self.exposed.add(owner)
                if mask is not None:
                    self._know(place, mask)
            case CardMoved(source, target):
                self.memory[PLACE_INDEX[target]] = self.memory[PLACE_INDEX[source]]
                self.memory[PLACE_INDEX[source]] = 0
            case Discarded(place, _) if place is not None:
                self.memory[PLACE_INDEX[place]] = 0
            case Eliminated(_, _, places):
                self.memory[[PLACE_INDEX[place] for place in places]] = 0

    def _swap(self, one: str, other: str, swapped: bool | None) -> None:
        both = [PLACE_INDEX[one], PLACE_INDEX[other]]
        if swapped is None:
            self.memory[both] = self.memory[both].mean(axis=0)
        elif swapped:
            self.memory[both] = self.memory[both[::-1]]

    def _know(self, place: str, mask: str) -> None:
        row, column = PLACE_INDEX[place], MASK_INDEX[mask]
        memory = self.memory
        if memory[row, column] == 1:
            return
        memory[row] = 0
        memory[row, column] = 1
        settled = 0  # rows with only one mask left
        while (alone := (memory > 0).sum(axis=1) == 1).sum() > settled:
            settled = int(alone.sum())
            for known in np.flatnonzero(alone):  # what is here is nowhere else
                found = int(memory[known].argmax())
                if self._copies[MASK_NAMES[found]] == 1:
                    memory[:known, found] = memory[known + 1 :, found] = 0
        sums = memory.sum(axis=1, keepdims=True)
        np.divide(memory, sums, out=memory, where=sums > 0)

    def array(self, question: Question | None) -> Array:
        """All of it as one array; the question counts only if it is this player's."""
        array = np.zeros(SIZE, np.float32)
        self._fill_table(array)
        self._fill_turn(array)
        if question is not None and question.player == self.player:
            array[SLICES["question"].start + KIND_INDEX[question.kind]] = 1
        array[SLICES["memory"]] = self.memory.ravel()
        return array

    def _fill_table(self, array: Array) -> None:
        table = self.table
        _mark(array, "you", self.player)
        seats = SLICES["seat_of"].start
        for player, seat in enumerate(table.seat_of):
            array[seats + MOST_PLAYERS * player + seat] = 1
        _mark(array, "in_game", *(player for player in range(table.players) if player not in table.out))
        start = SLICES["coins"].start
        array[start : start + table.players] = table.coins
        array[SLICES["courthouse"]] = table.courthouse
        array[start : SLICES["courthouse"].stop] /= WINNING_FORTUNE
        array[SLICES["bank"]] = table.bank / COINS_IN_ALL
        array[SLICES["turn"]] = min(1.0, table.turn / 100)
        array[SLICES["opening"]] = table.turn < self.setup.opening_turns
        _mark(array, "in_play", *map(MASK_INDEX.__getitem__, self.setup.masks))
        start = SLICES["last_claim"].start
        for player, mask in self.last_claim.items():
            array[start + player * _M + MASK_INDEX[mask]] = 1
        if table.graveyard:
            start = SLICES["graveyard"].start
            for mask in table.graveyard:
                array[start + MASK_INDEX[mask]] += 0.5
            _mark(array, "next_up", *map(MASK_INDEX.__getitem__, table.next_from_graveyard()))

    def _fill_turn(self, array: Array) -> None:
        table = self.table
        _mark(array, "active", table.active)
        _mark(array, "exposed", *self.exposed, *self.exposed_before)
        if table.last_power is not None:
            _mark(array, "last_power", MASK_INDEX[table.last_power])
        if table.announced is not None:
            _mark(array, "announced", MASK_INDEX[table.announced])
            _mark(array, "claimed", *table.claims)
            _mark(array, "claimed_with", *map(PLACE_INDEX.__getitem__, table.claims.values()))
            _mark(array, "passed", *table.passed)
        if table.held[0]:
            _mark(array, "held", *map(PLACE_INDEX.__getitem__, table.held))
        if table.power is not None:
            _mark(array, "power", MASK_INDEX[table.power.mask])
            if table.power.via is not None:
                _mark(array, "via", MASK_INDEX[table.power.via])
        if table.target is not None:
            _mark(array, "target", table.target)
        if table.named is not None:
            _mark(array, "named", MASK_INDEX[table.named])


def _mark(array: Array, name: str, *numbers: int) -> None:
    start = SLICES[name].start
    for number in numbers:
        array[start + number] = 1
