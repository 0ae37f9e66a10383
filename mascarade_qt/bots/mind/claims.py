"""What it is worth to announce or to contest a mask, from beliefs about who has it and who would say so."""

from functools import cached_property
from typing import NamedTuple

from mascarade_qt.bots.mind.contesters import Claim
from mascarade_qt.bots.mind.effects import Effects, Outcome
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import TRUTH_CONTESTED, WAITING
from mascarade_qt.engine.table import WINNING_FORTUNE


class Holding(NamedTuple):
    """The worth of announcing a mask, with and without having it."""

    true: float
    false: float
    contested: float  # how likely somebody is to contest, without having it
    contested_if_true: float  # … and with


class Claims:
    """The worth of claims at this moment, for one player."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._world = mind.world
        self.effects = Effects(mind.world, mind.belief.chances, mind.knows)
        self._holdings: dict[str, Holding] = {}
        self._losses: dict[tuple[int, str], float] = {}

    @cached_property
    def now(self) -> float:
        """The chance to win as things stand."""
        return self.effects.standing[self._world.my_seat]

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
        true, false, _, _ = self.holding(mask)
        return have * true + (1 - have) * false

    def best_announcement(self, chances: dict[str, float]) -> float:
        """The worth of the best announcement with such a card."""
        best = self._best_bluff
        holdings = self._holdings  # all of them, since the best bluff is known
        for mask, have in chances.items():
            if mask != "damned":
                true, false, _, _ = holdings[mask]
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
        world, effects, mind = self._world, self.effects, self._mind
        me, mine = world.me, world.my_seat
        used = effects.result(mine, mask)[mine]
        claim = Claim(mind, effects, me, mask, mind.credit(mask))
        others = self._others
        holds = [chances.get(mask, 0.0) for chances in self._cards_of_others]
        if not holds:  # with several cards each
            holds = [self.chance(player, mask) for player in others]
        stops = [
            claim.stops(player, has, later=len(others) - 1 - number)
            for number, (player, has) in enumerate(zip(others, holds, strict=True))
        ]
        quiet = 1.0  # the chance that nobody contests without having it
        for stop in stops:
            quiet *= 1 - stop
        nowhere = claim.nowhere
        scale = nowhere + sum(holds) + 1e-9
        passes = nowhere * quiet
        caught = worth = 0.0
        for player, has, stop in zip(others, holds, stops, strict=True):
            if has < 0.002:
                continue
            says = has * claim.speaks(player)
            caught += says
            worth += says * self._after_fine(effects.of(world.seat_of[player], mask), [me])
            passes += (has - says) * quiet / (1 - stop)
        if scale < 0.002:  # there is no other
            return Holding(
                used, quiet * used + (1 - quiet) * self._fined, 1 - quiet, TRUTH_CONTESTED * (1 - quiet)
            )
        fined = max(0.0, scale - caught - passes)
        false = (worth + passes * used + fined * self._fined) / scale
        return Holding(used, false, 1 - passes / scale, TRUTH_CONTESTED * (1 - quiet))

    @cached_property
    def _others(self) -> list[int]:
        return self._world.others(self._world.me)

    @cached_property
    def _cards_of_others(self) -> list[dict[str, float]]:
        """What may lie in front of each of the others; nothing, if they have several cards."""
        world, chances = self._world, self._mind.belief.chances
        hands = [world.own(player) for player in self._others]
        return [] if len(hands[0]) > 1 else [chances(place) for (place,) in hands]

    @cached_property
    def _fined(self) -> float:
        return self._after_fine(self.effects.now(), [self._world.me])

    def _after_fine(self, outcomes: list[Outcome], payers: list[int]) -> float:
        worths, seat_of = self.effects.worths, self._world.seat_of
        mine = seat_of[self._world.me]
        total = 0.0
        for chance, coins, _ in outcomes:
            if max(coins) < WINNING_FORTUNE:
                after = list(coins)
                for player in payers:
                    after[seat_of[player]] -= 1
                coins = tuple(after)
            total += chance * worths(coins)[mine]
        return total

    # --- contesting -----------------------------------------------------------------------------------

    def cost(self) -> float:
        """What the present announcement would cost, as a share of the chance to win."""
        world, effects = self._world, self.effects
        after = effects.result(world.turn_seat, world.announced or "")[world.my_seat]
        return 1 - after / (self.now + 1e-9)

    def stopped_by_others(self) -> float:
        """How likely somebody asked later is to contest the present announcement; or somebody already has."""
        world, mind = self._world, self._mind
        if len(world.claims) > 1:
            return 1.0
        mask, later = world.announced or "", world.still_to_answer()
        claim = Claim(mind, self.effects, world.active, mask, mind.truth())
        quiet = 1.0
        for number, player in enumerate(later):
            has = self.chance(player, mask)
            stops = claim.stops(player, has, later=len(later) - 1 - number)
            quiet *= 1 - has * claim.speaks(player) - (1 - has) * stops
        return 1 - quiet

    def contesting(self, have: float) -> tuple[float, float]:
        """The worth of contesting the present announcement, and of letting it pass.

        Claimants who have the mask use it; those without it pay. Somebody who
        is asked later may do what needs doing.
        """
        world, effects, mind = self._world, self.effects, self._mind
        mask = world.announced or ""
        claimants = list(world.claims)
        contested = len(claimants) > 1
        claim = Claim(mind, effects, world.active, mask, mind.truth())
        later = world.still_to_answer()
        holds = [self.chance(player, mask) for player in later]
        quiet = 1.0
        stops: list[float] = []
        for number, (player, has) in enumerate(zip(later, holds, strict=True)):
            stops.append(0.0 if contested else claim.stops(player, has, False, len(later) - 1 - number))
            quiet *= 1 - stops[-1]
        fined = self._after_fine(effects.now(), claimants)  # a contest that found nobody
        fined_too = self._after_fine(effects.now(), [*claimants, world.me])
        unchallenged = fined if contested else effects.result(world.turn_seat, mask)[world.my_seat]
        passing = quiet * unchallenged + (1 - quiet) * fined  # nobody among those who still speak has it
        yes = have * self._after_fine(effects.of(world.my_seat, mask), claimants)
        no = have * passing
        rest = 1 - have
        for player in claimants:
            has = min(rest, self.chance(player, mask))
            others = [other for other in claimants if other != player]
            used = effects.of(world.seat_of[player], mask)
            yes += has * self._after_fine(used, [*others, world.me])
            no += has * self._after_fine(used, others)
            rest -= has
        for player, has, stop in zip(later, holds, stops, strict=True):
            has = min(rest, has)
            if has < 0.002:
                continue
            used = effects.of(world.seat_of[player], mask)
            says, joins = claim.speaks(player, contested), claim.speaks(player, True)
            yes += has * (joins * self._after_fine(used, [*claimants, world.me]) + (1 - joins) * fined_too)
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
        world = self._world
        seat = world.seat_of[player]
        return self.loss_to(seat, world.layout.own[seat][0]) * self._mind.knows(player)

    def soon(self, player: int) -> float:
        """How much it matters what a player does next: the less, the more turns pass before."""
        return 1 / (1 + WAITING * self._world.turns_until(player))

    def loss_to(self, seat: int, place: str) -> float:
        """What the card at a place may cost this player once it lies in front of a seat."""
        found = self._losses.get((seat, place))
        if found is None:
            found = self._losses[seat, place] = self.loss(seat, self._mind.belief.chances(place))
        return found

    def loss(self, seat: int, chances: dict[str, float]) -> float:
        """What a card like this in front of a seat may cost this player."""
        result, mine, now = self.effects.result, self._world.my_seat, self.now
        total = 0.0
        for mask, chance in chances.items():
            if chance > 0.1 and mask != "damned":
                loss = now - result(seat, mask)[mine]
                if loss > 0:
                    total += chance * loss
        return total
