"""What one bot makes of all it has seen: the public table, where the cards may be, and what others know."""

import random
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import Any

from mascarade_qt.bots.mind import evidence
from mascarade_qt.bots.mind.belief import Belief
from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.mind.habits import Habits, Ledger, Usual
from mascarade_qt.bots.mind.tuning import (
    FADED_PLACEMENTS,
    FORGIVES,
    GRUDGE,
    LEAST_KNOWN,
    LEAST_VIEW,
    MOST_PLACEMENTS,
    MOVED_KNOWS,
    PUBLIC_PLACEMENTS,
    SHARPNESS,
    STRONGEST_PULL,
    SURELY_NOT,
    SWAPPERS,
    Level,
    People,
)
from mascarade_qt.bots.world import World
from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    CoinsMoved,
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

Words = Announced | Contested | Passed


class Mind:
    """Follows the events; `belief` is about cards, `knows` about how sure others are of their own."""

    def __init__(self, setup: Setup, player: int, level: Level, rng: random.Random) -> None:
        self.world = World(setup, player)
        limit = FADED_PLACEMENTS if level.fades else MOST_PLACEMENTS
        self.belief = Belief(setup.deal, level.swappers, limit, evenly=bool(level.fades))
        # What everybody can know: it tells what others make of this player's card.
        self.public = (
            Belief(setup.deal, SWAPPERS, PUBLIC_PLACEMENTS, evenly=True, at_once=0)
            if level.evidence
            else None
        )
        self._open = dict(setup.deal)  # cards that everybody has seen, untouched since
        self._copies = Counter(setup.deal.values())
        self.level = level
        usual = Usual()
        self.habits = tuple(Habits(usual) for _ in setup.players)
        self.sharpness = [likely for _, likely in SHARPNESS]  # how likely each view of the company is
        self._ledger = Ledger()
        self.repeated: dict[int, int] = {}  # by player: how often in a row they have said the same
        self._grudges: dict[int, float] = {}  # by player
        self._rng = rng
        self._said: dict[str, str] = {}  # by place, untouched since: the mask last announced for it
        self._knows = dict.fromkeys(setup.deal, 1.0)  # how sure each place's owner is of the card there
        self._ears = {kind: ears(level.people) for kind, ears in _EARS.items()}

    def knows(self, player: int) -> float:
        """How sure a player seems of their own card (the surest, if several)."""
        places = self.world.layout.own[self.world.seat_of[player]]
        if len(places) == 1:
            return self._knows[places[0]]
        return max([self._knows[place] for place in places])

    def learn_sharpness(self, likelihoods: Sequence[float]) -> None:
        """A claim was answered: `likelihoods` says how likely that was in each view of the company."""
        found = [
            max(LEAST_VIEW, view * likely) for view, likely in zip(self.sharpness, likelihoods, strict=True)
        ]
        total = sum(found)
        self.sharpness = [view / total for view in found]

    def grudge(self, player: int) -> float:
        """How much this player holds against another, from 0 to 1."""
        return min(1.0, self._grudges.get(player, 0.0))

    def _bear_grudge(self, player: int) -> None:
        if player != self.world.me:
            self._grudges[player] = self._grudges.get(player, 0.0) + GRUDGE

    def _see_coins(self, event: CoinsMoved) -> None:
        """Being robbed is remembered."""
        world = self.world
        if event.why in ("fine", "out") or world.power is None:
            return
        mine = sum(
            number * ((target == world.my_seat) - (source == world.my_seat))
            for source, target, number in event.moves
        )
        if mine < 0:
            self._bear_grudge(world.power.player)

    def _see_turn(self, event: TurnBegan) -> None:
        """Grudges fade."""
        if event.player == self.world.me:
            self._grudges = {player: found * FORGIVES for player, found in self._grudges.items()}

    def is_open(self, player: int, mask: str) -> bool:
        """Whether everybody knows that a player hasn't this mask."""
        places = self.world.layout.own[self.world.seat_of[player]]
        if len(places) == 1:
            return self._open.get(places[0], mask) != mask
        return mask not in [self._open.get(place, mask) for place in places]

    def known_cards(self, player: int) -> frozenset[str] | None:
        """A player's cards, if everybody knows them all."""
        places = self.world.layout.own[self.world.seat_of[player]]
        if len(places) == 1:
            card = self._open.get(places[0])
            return None if card is None else frozenset((card,))
        cards = [self._open.get(place) for place in places]
        return None if None in cards else frozenset(card for card in cards if card is not None)

    def is_open_card(self, place: str, mask: str) -> bool:
        """Whether everybody knows that this mask is not there."""
        return self._open.get(place, mask) != mask

    def lies_elsewhere(self, place: str, mask: str) -> bool:
        """Whether everybody knows where this mask is: not there."""
        if mask not in self._open.values():  # mostly
            return False
        known = [other for other, card in self._open.items() if card == mask and other != place]
        return len(known) == self._copies[mask]

    def is_known(self, place: str) -> bool:
        """Whether everybody knows what lies there."""
        return place in self._open

    def in_centre(self, mask: str) -> float:
        """How likely a mask lies in front of nobody."""
        centre = self.world.layout.centre
        return sum([self.belief.chances(place).get(mask, 0.0) for place in centre]) if centre else 0.0

    def truth(self) -> float:
        """How likely the present announcement is true, in the eyes of those who answer it."""
        world = self.world
        belief = self.public if world.active == world.me and self.public is not None else self.belief
        return belief.chances(world.claims[world.active]).get(world.announced or "", 0.0)

    def creditor(self) -> Callable[[str], float]:
        """How likely others would hold it to be true if this player announced a mask at this moment."""
        world, level, public = self.world, self.level, self.public
        if public is None:
            return lambda mask: level.credit
        rows = [public.chances(place) for place in world.layout.open[world.my_seat]]
        features = evidence.announcing(world, world.me, self.knows(world.me), self.habits[world.me])

        def credit(mask: str) -> float:
            chance = max([row.get(mask, 0.0) for row in rows])
            odds = chance * exp(evidence.told(level.people.announced, features(mask, chance)))
            return odds / (odds + 1 - chance)

        return credit

    def see(self, event: Event) -> None:
        """Follow what happened."""
        kind = type(event)
        before = _BEFORE.get(kind)
        if before is not None:
            before(self, event)
        self.world.see(event)
        if kind in _EARS:
            self._hear(event)
        elif kind is TurnBegan and self.level.fades:
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
            self._open[place] = mask
            self._said.pop(place, None)
            if self.public is not None:
                self.public.know(place, mask)
            self._knows[place] = 1.0
            if world.claims.get(player) == place and not world.used:
                self._note_manners(player, mask != world.announced)
        self._see_who_lied(event)

    def _see_who_lied(self, event: Revealed) -> None:
        """Being found out is remembered, and being wrong about somebody, too."""
        world = self.world
        if world.used or world.me not in world.claims or world.announced is None:
            return
        shown = {player: mask for player, _, mask in event.cards}
        if shown.get(world.me, world.announced) == world.announced:
            return
        if world.me == world.active:
            for player in list(world.claims)[1:]:
                self._bear_grudge(player)
        elif shown.get(world.active) == world.announced:
            self._bear_grudge(world.active)

    def _note_manners(self, player: int, false: bool) -> None:
        if player == self.world.me:
            return
        habits = self.habits[player]
        if player == self.world.active:
            habits.lies.note(false, 0.0)
        else:
            habits.contests_falsely.note(false, false)

    def _see_shown(self, event: Shown) -> None:
        if event.mask is not None:
            self._learn(event.place, event.mask)
            if self.public is not None:
                self.public.know(event.place, event.mask)

    def _see_move(self, event: CardMoved) -> None:
        self._touch(event.source, event.target)
        self.belief.exchange(event.source, event.target)
        if self.public is not None:
            self.public.exchange(event.source, event.target)
        self._knows[event.target] = LEAST_KNOWN

    def _see_seats(self, event: SeatsChanged) -> None:
        for seat in event.seats:
            for place in self.world.layout.own[seat]:
                self._knows[place] = max(LEAST_KNOWN, self._knows[place] * MOVED_KNOWS)

    def _see_look(self, event: Looked) -> None:
        for number, place in enumerate(event.places):
            if event.masks is not None:
                self._learn(place, event.masks[number])
            seat = self.world.layout.owner.get(place)
            if seat is not None and self.world.seats[seat] == event.player:
                self._knows[place] = 1.0

    def _see_swap(self, event: Returned) -> None:
        one, other = event.places
        self._touch(one, other)
        if self.public is not None:
            self.public.maybe_exchange(one, other)
        if event.swapped is not None:
            if event.swapped:
                self.belief.exchange(one, other)
        elif not self.level.forgets or self._touches_me(event) or self._rng.random() >= self.level.forgets:
            self._see_others_swap(event)
        self._others_lose_track(event)

    def _touches_me(self, event: Returned) -> bool:
        """A swap that touches your own card is never missed."""
        return any(place in self.world.own(self.world.me) for place in event.places)

    def _touch(self, one: str, other: str) -> None:
        self._ledger.touched(one, other)
        for place in (one, other):
            self._open.pop(place, None)
            self._said.pop(place, None)

    def _see_others_swap(self, event: Returned) -> None:
        one, other = event.places
        belief = self.belief
        if not self.level.evidence:
            belief.maybe_exchange(one, other)
            return
        habits = self.habits[event.player]
        self._ledger.held(habits, one, other, belief.chances_of_now(one), belief.chances_of_now(other))
        belief.maybe_exchange(one, other, habits.shift, self._pull(event))

    def _pull(self, event: Returned) -> dict[str, float] | None:
        """How much each mask tempts the swapper, if one of the cards is their own."""
        own = event.places[0]
        seat = self.world.seat_of[event.player]
        if self.world.layout.owner.get(own) != seat:
            return None
        sure = 0.3 + 0.7 * self._knows[own]
        return {mask: sure * min(STRONGEST_PULL, gain(self.world, seat, mask)) for mask in self.belief.masks}

    def _others_lose_track(self, event: Returned) -> None:
        """The swapper knows what happened; the owner of the other card is less sure of it."""
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
            own = self.world.own(self.world.me)  # your own card is never forgotten
            self.belief.blur(*self._rng.sample([place for place in self._knows if place not in own], 2))

    # --- evidence -------------------------------------------------------------------------------------

    def _hear(self, event: Any) -> None:
        """What was said, and what was left unsaid, makes some placements likelier than others."""
        player, mask = event.player, self.world.announced
        if mask is None:
            return
        silent = type(event) is Passed
        if player != self.world.me:
            if self.level.evidence:  # the other levels remember no manners
                if silent:
                    self.habits[player].contests_falsely.note(0.0)
                elif type(event) is Announced:
                    self.habits[player].lies.note(0.0)
            self._weigh(self.belief, event, mask)
        if self.public is not None and not silent:
            self._weigh(self.public, event, mask)
        if silent and self.level.unopposed:
            self._hear_nobody(mask)

    def _hear_nobody(self, mask: str) -> None:
        """Nobody else claimed what this player has just announced, so probably nobody else has it."""
        world = self.world
        if world.active == world.me and not world.contested and not world.still_to_answer():
            marks = self.belief.where(world.claims[world.me], mask)
            if SURELY_NOT < self.belief.share(marks) < 1 - SURELY_NOT:
                self.belief.weigh(marks, exp(self.level.unopposed))

    def _weigh(self, belief: Belief, event: Words, mask: str) -> None:
        weights, features = self._ears[type(event)]
        if weights is None:
            return
        player = event.player
        if isinstance(event, Announced) and self._is_old_news(event, mask):
            return
        if isinstance(event, Passed):
            places = self.world.layout.own[self.world.seat_of[player]]
        else:
            places = (event.place,)
        chance = belief.chance_of_any(places, mask)
        if SURELY_NOT < chance < 1 - SURELY_NOT:
            found = features(self.world, player, mask, self.knows(player), self.habits[player], chance)
            belief.weigh(belief.where_any(places, mask), exp(evidence.told(weights, found)))

    def rivals(self) -> int:
        """How many others have announced the same as is announced now, of cards untouched since, but lied."""
        world = self.world
        mask, mine = world.announced or "", world.own(world.me)
        said = [place for place, known in self._said.items() if known == mask and place not in mine]
        return max(0, len(said) - self._copies[mask])

    def _is_old_news(self, event: Announced, mask: str) -> bool:
        """Whether somebody only repeats what they said of a card that nobody has touched since."""
        if self.level.evidence:  # which weighs habits instead
            return False
        known = self._said.get(event.place) == mask
        self._said[event.place] = mask
        self.repeated[event.player] = self.repeated.get(event.player, 0) + 1 if known else 0
        return known


Ears = tuple[evidence.Weights | None, Callable[..., evidence.Weights]]  # None: deaf to it


def _heard(weights: evidence.Weights, features: Callable[..., evidence.Weights]) -> Ears:
    return weights if any(weights) else None, features


_EARS: Mapping[type, Callable[[People], Ears]] = {
    Announced: lambda people: _heard(people.announced, evidence.announced),
    Contested: lambda people: _heard(people.contested, evidence.contested),
    Passed: lambda people: _heard(people.passed, evidence.passed),
}
_BEFORE: Mapping[type, Callable[[Mind, Any], None]] = {  # what is noted while the table is still as it was
    Returned: Mind._see_swap,
    Looked: Mind._see_look,
    Revealed: Mind._see_cards,
    Shown: Mind._see_shown,
    CardMoved: Mind._see_move,
    SeatsChanged: Mind._see_seats,
    CoinsMoved: Mind._see_coins,
    TurnBegan: Mind._see_turn,
}
