"""What it is worth to announce or to contest a mask, from beliefs about who has it and who would say so."""

from collections.abc import Callable
from functools import cached_property
from math import prod
from typing import NamedTuple

from mascarade_qt.bots.mind.contesters import HARDLY, Claim, Onlooker, Onlookers
from mascarade_qt.bots.mind.effects import Effects, Outcome
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import TRUTH_CONTESTED, WAITING


class Holding(NamedTuple):
    """The worth of announcing a mask, with and without having it."""

    true: float
    false: float
    contested: float  # how likely somebody is to contest, without having it
    contested_if_true: float  # … and with
    credit: float  # how likely others would hold it to be true


class Claims:
    """The worth of claims at this moment, for one player."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._world = mind.world
        self.effects = Effects(mind.world, mind.belief.chances, mind.knows)
        self.now = self.effects.standing[mind.world.my_seat]  # the chance to win as things stand
        self._onlookers = Onlookers(mind, self.effects)
        self._mine = mind.world.my_seat
        self._holdings: dict[str, Holding] = {}
        self._best: dict[str, float] = {}
        self._threats: dict[int, float] = {}
        self._losses: dict[tuple[int, str], float] = {}

    def chance(self, player: int, mask: str) -> float:
        """How likely a player is to have a mask, at any of their places."""
        places = self._world.layout.own[self._world.seat_of[player]]
        chances = self._mind.belief.chances
        if len(places) == 1:
            return chances(places[0]).get(mask, 0.0)
        return min(1.0, sum(chances(place).get(mask, 0.0) for place in places))

    # --- announcing -----------------------------------------------------------------------------------

    def holding(self, mask: str) -> Holding:
        """The worth of announcing a mask, whatever lies in front of this player."""
        found = self._holdings.get(mask)
        if found is None:
            found = self._holdings[mask] = self._weigh_announcement(mask)
        return found

    def announcing(self, mask: str, have: float) -> float:
        """The worth of announcing a mask, given the chance of having it."""
        true, false, *_ = self.holding(mask)
        return have * true + (1 - have) * false

    def best_at(self, place: str) -> float:
        """The worth of the best announcement with the card that lies at a place."""
        found = self._best.get(place)
        if found is None:
            found = self._best[place] = self.best_announcement(self._mind.belief.chances(place))
        return found

    def best_announcement(self, chances: dict[str, float]) -> float:
        """The worth of the best announcement with such a card."""
        best = self._best_bluff
        holdings = self._holdings  # all of them, since the best bluff is known
        for mask, have in chances.items():
            if mask != "damned":
                true, false, _, _, _ = holdings[mask]
                worth = have * true + (1 - have) * false
                if worth > best:
                    best = worth
        return best

    @cached_property
    def _best_bluff(self) -> float:
        dares = self._mind.level.dares
        holdings = [self.holding(mask) for mask in self._world.layout.nameable]
        return max([found.false for found in holdings if found.contested <= dares], default=self.now)

    def _weigh_announcement(self, mask: str) -> Holding:
        others, credit = self._others, self._credit(mask)
        claim = Claim(self._onlookers, self._world.me, mask, credit)
        used, nowhere = claim.used[self._mine], claim.nowhere
        holds = [chances.get(mask, 0.0) for chances in self._cards_of_others]
        if not holds:  # with several cards each
            holds = [self.chance(one.player, mask) for one in others]
        stops = claim.stops(others, holds)
        quiet = prod([1 - stop for stop in stops])  # the chance that nobody contests without having it
        scale = nowhere + sum(holds) + 1e-9
        passes = nowhere * quiet
        caught = worth = 0.0
        for one, has, stop in zip(others, holds, stops, strict=True):
            if has < HARDLY:
                continue
            says = has * claim.speaks(one)
            caught += says
            worth += says * self._after_fine(self.effects.of(one.seat, mask), self._my_fine)
            passes += (has - says) * quiet / (1 - stop)
        if scale < HARDLY:  # there is no other
            false = quiet * used + (1 - quiet) * self._fined
            return Holding(used, false, 1 - quiet, TRUTH_CONTESTED * (1 - quiet), credit)
        fined = max(0.0, scale - caught - passes)
        false = (worth + passes * used + fined * self._fined) / scale
        return Holding(used, false, 1 - passes / scale, TRUTH_CONTESTED * (1 - quiet), credit)

    def known_holder(self, mask: str) -> float:
        """How likely the likeliest of the others has a mask and knows it."""
        others, cards = self._others, self._cards_of_others
        if cards:
            return max([found.get(mask, 0.0) * one.knows for one, found in zip(others, cards, strict=True)])
        return max([self.chance(one.player, mask) * one.knows for one in others])

    @cached_property
    def _credit(self) -> Callable[[str], float]:
        return self._mind.creditor()

    @cached_property
    def _others(self) -> list[Onlooker]:
        return self._onlookers.of(self._world.others(self._world.me))

    @cached_property
    def _cards_of_others(self) -> list[dict[str, float]]:
        """What may lie in front of each of the others; nothing, if they have several cards."""
        world, chances = self._world, self._mind.belief.chances
        hands = [world.layout.own[one.seat] for one in self._others]
        return [] if len(hands[0]) > 1 else [chances(place) for (place,) in hands]

    @cached_property
    def _my_fine(self) -> list[int]:
        return [self._mine]

    @cached_property
    def _fined(self) -> float:
        return self._after_fine(self.effects.now(), self._my_fine)

    def _after_fine(self, outcomes: list[Outcome], payers: list[int]) -> float:
        """The worth of what a power leads to, if these seats then pay a fine."""
        after_fine, mine = self.effects.after_fine, self._mine
        if len(outcomes) == 1:
            return after_fine(outcomes[0][1], payers, mine)
        return sum([chance * after_fine(coins, payers, mine) for chance, coins, _ in outcomes])

    # --- contesting -----------------------------------------------------------------------------------

    def cost(self) -> float:
        """What the present announcement would cost, as a share of the chance to win."""
        world, effects = self._world, self.effects
        after = effects.result(world.turn_seat, world.announced or "")[world.my_seat]
        return 1 - after / (self.now + 1e-9)

    @cached_property
    def _present(self) -> Claim:
        """The present announcement."""
        world = self._world
        return Claim(self._onlookers, world.active, world.announced or "", self._mind.truth())

    @cached_property
    def _later(self) -> list[tuple[Onlooker, float, float]]:
        """Who is asked later, how likely each has the mask, and how likely each stops it without."""
        world = self._world
        ones = self._onlookers.of(world.still_to_answer())
        holds = [self.chance(one.player, world.announced or "") for one in ones]
        stops = [0.0] * len(ones) if world.contested else self._present.stops(ones, holds)
        return list(zip(ones, holds, stops, strict=True))

    def stopped_by_others(self) -> float:
        """How likely somebody asked later is to contest the present announcement; or somebody already has."""
        if self._world.contested:
            return 1.0
        quiet = 1.0
        for one, has, stop in self._later:
            quiet *= 1 - has * self._present.speaks(one) - (1 - has) * stop
        return 1 - quiet

    def contesting(self, have: float) -> tuple[float, float]:
        """The worth of contesting the present announcement, and of letting it pass.

        Claimants who have the mask use it; those without it pay. Somebody who
        is asked later may do what needs doing.
        """
        world, effects, claim = self._world, self.effects, self._present
        mask, mine, contested = world.announced or "", world.my_seat, world.contested
        claimants = [world.seat_of[player] for player in world.claims]
        all_pay = [*claimants, mine]
        quiet = 1.0
        for _, _, stop in self._later:
            quiet *= 1 - stop
        fined = self._after_fine(effects.now(), claimants)  # a contest that found nobody
        fined_too = self._after_fine(effects.now(), all_pay)
        unchallenged = fined if contested else effects.result(world.turn_seat, mask)[mine]
        passing = quiet * unchallenged + (1 - quiet) * fined  # nobody among those who still speak has it
        yes = have * self._after_fine(effects.of(mine, mask), claimants)
        no = have * passing
        rest = 1 - have
        for player, seat in zip(world.claims, claimants, strict=True):
            has = min(rest, self.chance(player, mask))
            others = [other for other in claimants if other != seat]
            used = effects.of(seat, mask)
            yes += has * self._after_fine(used, [*others, mine])
            no += has * self._after_fine(used, others)
            rest -= has
        for one, holds, stop in self._later:
            has = min(rest, holds)
            if has < HARDLY:
                continue
            used = effects.of(one.seat, mask)
            says, joins = claim.speaks(one, contested), claim.speaks(one, True)
            yes += has * (joins * self._after_fine(used, all_pay) + (1 - joins) * fined_too)
            silent = quiet / (1 - stop)
            left = silent * unchallenged + (1 - silent) * fined
            no += has * (says * self._after_fine(used, claimants) + (1 - says) * left)
            rest -= has
        yes += rest * fined_too
        no += rest * passing
        return yes, no

    # --- threats --------------------------------------------------------------------------------------

    def threat(self, player: int) -> float:
        """What a player's next turn may cost this one, to the extent that player is sure of a card."""
        found = self._threats.get(player)
        if found is None:
            seat = self._world.seat_of[player]
            loss = self.loss_to(seat, self._world.layout.own[seat][0])
            found = self._threats[player] = loss * self._mind.knows(player)
        return found

    def soon(self, player: int) -> float:
        """How much it matters what a player does next: the less, the more turns pass before."""
        return 1 / (1 + WAITING * self._world.turns_until(player))

    def loss_to(self, seat: int, place: str) -> float:
        """What the card at a place may cost this player once it lies in front of a seat."""
        found = self._losses.get((seat, place))
        if found is None:
            found = self._losses[seat, place] = self._loss(seat, self._mind.belief.chances(place))
        return found

    def _loss(self, seat: int, chances: dict[str, float]) -> float:
        result, mine, now = self.effects.result, self._mine, self.now
        total = 0.0
        for mask, chance in chances.items():
            if chance > 0.1 and mask != "damned":
                loss = now - result(seat, mask)[mine]
                if loss > 0:
                    total += chance * loss
        return total
