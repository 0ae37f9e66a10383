"""What one bot makes of all it has seen: the public table, where the cards may be, and what others know."""

import random

from mascarade_qt.bots.belief import Belief
from mascarade_qt.bots.levels import Level
from mascarade_qt.bots.world import World
from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Contested,
    Event,
    Looked,
    Passed,
    Returned,
    Revealed,
    Shown,
    TurnBegan,
)
from mascarade_qt.engine.setup import Setup

HOLDER_CONTESTS = 0.85  # who knows to have the announced mask mostly says so
STRANGER_PASSES = 0.96  # who hasn't mostly lets it pass
LEAST_KNOWN = 0.15


class Mind:
    """Follows the events; `belief` is about cards, `knows` about how sure others are of their own."""

    def __init__(self, setup: Setup, player: int, level: Level, rng: random.Random) -> None:
        self.world = World(setup, player)
        self.belief = Belief(setup.deal, level.rates)
        self.level = level
        self._rng = rng
        self._knows = dict.fromkeys(setup.deal, 1.0)  # how sure a place's owner is of the card there

    def knows(self, player: int) -> float:
        """How sure a player is of (one of) the own cards, as far as one can tell."""
        places = self.world.layout.own[self.world.seat_of[player]]
        return max(self._knows[place] for place in places)

    def see(self, event: Event) -> None:
        """Follow what happened."""
        if isinstance(event, Returned):
            self._see_swap(event)
        elif isinstance(event, Looked):
            self._see_look(event)
        elif isinstance(event, Revealed):
            for player, place, mask in event.cards:
                self.belief.know(place, mask)
                self._knows[place] = 1.0
        elif isinstance(event, Shown):
            if event.mask is not None:
                self.belief.know(event.place, event.mask)
        elif isinstance(event, CardMoved):
            self.belief.exchange(event.source, event.target)
            self._knows[event.target] = LEAST_KNOWN
        self.world.see(event)
        if self.level.evidence and isinstance(event, Announced | Contested | Passed):
            self._hear(event)
        if self.level.fades and isinstance(event, TurnBegan):
            self._fade()

    def _see_swap(self, event: Returned) -> None:
        one, other = event.places
        if event.swapped is not None:
            if event.swapped:
                self.belief.exchange(one, other)
        elif self._rng.random() >= self.level.forgets:
            self.belief.maybe_exchange(one, other)
        self._others_lose_track(event)

    def _others_lose_track(self, event: Returned) -> None:
        """Who swapped knows what happened; whoever's card was taken is less sure of it."""
        one, other = event.places
        rate = self.belief.swap_rate
        sure_one, sure_other = self._knows[one], self._knows[other]
        owners = self.world.layout.owner
        for place, mine, theirs in ((one, sure_one, sure_other), (other, sure_other, sure_one)):
            known = rate * theirs + (1 - rate) * mine
            seat = owners.get(place)
            if seat is None or self.world.seats[seat] != event.player:
                known *= max(rate, 1 - rate)
            self._knows[place] = max(LEAST_KNOWN, known)

    def _see_look(self, event: Looked) -> None:
        for number, place in enumerate(event.places):
            if event.masks is not None:
                self.belief.know(place, event.masks[number])
            seat = self.world.layout.owner.get(place)
            if seat is not None and self.world.seats[seat] == event.player:
                self._knows[place] = 1.0

    def _hear(self, event: Announced | Contested | Passed) -> None:
        """What was said, and what was left unsaid, makes some placements likelier than others."""
        player, mask = event.player, self.world.announced
        if player == self.world.me or mask is None:
            return
        sure = self.knows(player)
        belief, strength = self.belief, self.level.evidence
        if isinstance(event, Passed):
            places = self.world.layout.own[self.world.seat_of[player]]
            marks = belief.where(places[0], mask)
            for place in places[1:]:
                marks = marks | belief.where(place, mask)
            if_true, if_false = 1 - HOLDER_CONTESTS * sure, STRANGER_PASSES
        else:
            marks = belief.where(event.place, mask)
            if_true = 0.2 + 0.6 * sure
            if_false = 0.06 + 0.25 * (1 - sure)
        belief.weigh(marks, if_true**strength, if_false**strength)

    def _fade(self) -> None:
        places = list(self._knows)
        one, other = self._rng.sample(places, 2)
        self.belief.blur(one, other, self.level.fades * 3)
