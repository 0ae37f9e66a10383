"""What one bot makes of all it has seen: the public table, where the cards may be, and what others know."""

import random

from mascarade_qt.bots.mind.belief import MOST_PLACEMENTS, Belief
from mascarade_qt.bots.mind.glance import gain
from mascarade_qt.bots.mind.habits import FALSE_CONTEST, LIE, Habits, Ledger
from mascarade_qt.bots.mind.levels import Level
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
    SeatsChanged,
    Shown,
    TurnBegan,
)
from mascarade_qt.engine.setup import Setup

HEARD = 0.75  # words tell less than they seem to: some who know their card have reasons to be silent
HOLDER_CONTESTS = 0.85  # who knows to have the announced mask mostly says so
LEAST_KNOWN = 0.15
FADED_PLACEMENTS = 1_000  # a memory that fades needs no more, and answers sooner
MOVED_KNOWS = 0.6  # how much of what was known about a card remains when another sits down in front of it
STRONGEST_PULL = 4.0  # coins; what brings more draws no stronger


class Mind:
    """Follows the events; `belief` is about cards, `knows` about how sure others are of their own."""

    def __init__(self, setup: Setup, player: int, level: Level, rng: random.Random) -> None:
        self.world = World(setup, player)
        limit = FADED_PLACEMENTS if level.fades else MOST_PLACEMENTS
        self.belief = Belief(setup.deal, level.swappers, limit)
        self.level = level
        self.habits = tuple(Habits() for _ in setup.players)
        self._ledger = Ledger()
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
            self._see_cards(event)
        elif isinstance(event, Shown):
            if event.mask is not None:
                self._learn(event.place, event.mask)
        elif isinstance(event, CardMoved):
            self._ledger.touched(event.source, event.target)
            self.belief.exchange(event.source, event.target)
            self._knows[event.target] = LEAST_KNOWN
        elif isinstance(event, SeatsChanged):
            for seat in event.seats:
                for place in self.world.layout.own[seat]:
                    self._knows[place] = max(LEAST_KNOWN, self._knows[place] * MOVED_KNOWS)
        self.world.see(event)
        if self.level.evidence and isinstance(event, Announced | Contested | Passed):
            self._hear(event)
        elif self.level.trusts != 0.5 and isinstance(event, Announced) and event.player != self.world.me:
            marks = self.belief.where(event.place, event.mask)
            self.belief.weigh(marks, self.level.trusts, 1 - self.level.trusts)
        if self.level.fades and isinstance(event, TurnBegan):
            self._fade()

    # --- cards ----------------------------------------------------------------------------------------

    def _learn(self, place: str, mask: str) -> None:
        if self.level.evidence:
            self._ledger.seen(place, mask)
        self.belief.know(place, mask)

    def _see_cards(self, event: Revealed) -> None:
        world = self.world
        for player, place, mask in event.cards:
            self._learn(place, mask)
            self._knows[place] = 1.0
            if world.claims.get(player) == place and not world.used:
                false = mask != world.announced
                if player == world.active:
                    self.habits[player].lies.note(false)
                else:
                    self.habits[player].contests_falsely.note(false, false)

    def _see_look(self, event: Looked) -> None:
        for number, place in enumerate(event.places):
            if event.masks is not None:
                self._learn(place, event.masks[number])
            seat = self.world.layout.owner.get(place)
            if seat is not None and self.world.seats[seat] == event.player:
                self._knows[place] = 1.0

    def _see_swap(self, event: Returned) -> None:
        one, other = event.places
        self._ledger.touched(one, other)
        if event.swapped is not None:
            if event.swapped:
                self.belief.exchange(one, other)
        elif not self.level.forgets or self._rng.random() >= self.level.forgets:
            self._see_others_swap(event)
        self._others_lose_track(event)

    def _see_others_swap(self, event: Returned) -> None:
        one, other = event.places
        belief = self.belief
        if not self.level.evidence:
            belief.maybe_exchange(one, other)
            return
        habits = self.habits[event.player]
        self._ledger.held(habits, one, other, belief.chances(one), belief.chances(other))
        belief.maybe_exchange(one, other, habits.shift, self._pull(event))

    def _pull(self, event: Returned) -> dict[str, float] | None:
        """How much each mask draws the one who swaps, if it is for an own card."""
        own = event.places[0]
        seat = self.world.seat_of[event.player]
        if self.world.layout.owner.get(own) != seat:
            return None
        sure = 0.3 + 0.7 * self._knows[own]
        return {mask: sure * min(STRONGEST_PULL, gain(self.world, seat, mask)) for mask in self.belief.masks}

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

    def _fade(self) -> None:
        pairs, rest = divmod(self.level.fades, 1)
        for _ in range(int(pairs) + (self._rng.random() < rest)):
            self.belief.blur(*self._rng.sample(list(self._knows), 2))

    # --- words ----------------------------------------------------------------------------------------

    def _hear(self, event: Announced | Contested | Passed) -> None:
        """What was said, and what was left unsaid, makes some placements likelier than others."""
        player, mask = event.player, self.world.announced
        if player == self.world.me or mask is None:
            return
        sure, habits, belief = HEARD * self.knows(player), self.habits[player], self.belief
        if isinstance(event, Passed):
            habits.contests_falsely.note(0.0)
            marks = belief.where_any(self.world.layout.own[self.world.seat_of[player]], mask)
            belief.weigh(marks, 1 - HOLDER_CONTESTS * sure, 1 - habits.false_contests)
            return
        unsure = 0.25 * (1 - sure)
        if isinstance(event, Announced):
            false = max(1.0, float(habits.lies) / LIE)
        else:
            false = habits.false_contests / FALSE_CONTEST
        belief.weigh(belief.where(event.place, mask), 0.2 + 0.6 * sure, min(0.9, 0.06 * false + unsure))
