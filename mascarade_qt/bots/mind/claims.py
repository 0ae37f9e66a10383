"""What it is worth to announce or to contest a mask, from beliefs about who has it and who would say so."""

from functools import cached_property
from typing import NamedTuple

from mascarade_qt.bots.mind.effects import Effects, Outcome
from mascarade_qt.bots.mind.mind import Mind

MISTAKEN_CONTEST = 0.5  # how often those contest who may wrongly believe to have the mask
HOLDER_CONTESTS = 0.92


class Holding(NamedTuple):
    """The worth of announcing a mask, if one has it and if one hasn't."""

    true: float
    false: float
    contested: float  # how likely somebody contests, if one hasn't


class Claims:
    """The worth of claims at this moment, for one player."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._world = mind.world
        self.effects = Effects(mind.world, mind.belief.chances, mind.knows)
        self.stake = 0.0  # what it costs to let the announcement pass, once that was weighed
        self._holdings: dict[str, Holding] = {}

    @cached_property
    def now(self) -> float:
        """The chance to win as things stand."""
        return self.effects.worth(self._world.coins, self._world.my_seat)

    def chance(self, player: int, mask: str) -> float:
        """How likely a player has a mask, on any of the own places."""
        places = self._world.layout.own[self._world.seat_of[player]]
        return min(1.0, sum(self._mind.belief.chances(place).get(mask, 0.0) for place in places))

    def holding(self, mask: str) -> Holding:
        """The worth of announcing a mask, whatever lies in front of this player."""
        found = self._holdings.get(mask)
        if found is None:
            found = self._holdings[mask] = self._weigh_announcement(mask)
        return found

    def announcing(self, mask: str, have: float) -> float:
        """The worth of announcing a mask that one has with this chance."""
        true, false, _ = self.holding(mask)
        return have * true + (1 - have) * false

    def best_announcement(self, chances: dict[str, float]) -> float:
        """The worth of the best announcement with such a card."""
        nameable = self._world.layout.nameable
        return max(self.announcing(mask, chances.get(mask, 0.0)) for mask in nameable)

    def _weigh_announcement(self, mask: str) -> Holding:
        world, effects = self._world, self.effects
        mine = effects.of(world.my_seat, mask)
        unharmed = effects.expected(mine, world.my_seat)
        contested = 0.0  # worth and chance of being contested by the holder
        caught = 0.0
        quiet = 1.0  # the chance that nobody contests by mistake
        elsewhere = 1e-9
        for player in world.others(world.me):
            has = self.chance(player, mask)
            sure = self._mind.knows(player)
            says = has * sure * HOLDER_CONTESTS
            elsewhere += has
            if says > 0.005:
                caught += says
                contested += says * self._after_fine(effects.of(world.seat_of[player], mask), [world.me])
            falsely = self._mind.habits[player].false_contests
            quiet *= 1 - min(0.9, falsely + MISTAKEN_CONTEST * has * (1 - sure))
        for place in world.layout.centre:
            elsewhere += self._mind.belief.chances(place).get(mask, 0.0)
        caught_worth = contested / caught if caught else 0.0
        caught = min(1.0, caught / elsewhere)
        fined = self._after_fine(effects.now(), [world.me])
        bluffed = quiet * unharmed + (1 - quiet) * fined
        noticed = caught + (1 - caught) * (1 - quiet)
        return Holding(unharmed, caught * caught_worth + (1 - caught) * bluffed, noticed)

    def _after_fine(self, outcomes: list[Outcome], payers: list[int]) -> float:
        world = self._world
        seats = [world.seat_of[player] for player in payers]
        total = 0.0
        for chance, coins, _ in outcomes:
            after = list(coins)
            if max(after) < 13:
                for seat in seats:
                    after[seat] -= 1
            total += chance * self.effects.worth(after, world.my_seat)
        return total

    def contesting(self, have: float) -> tuple[float, float]:
        """The worth of contesting the present announcement, and of letting it pass.

        Whoever has the mask uses it, if they are among the claimants; those without it pay.
        """
        world, effects = self._world, self.effects
        mask = world.announced or ""
        claimants = list(world.claims)
        contested = len(claimants) > 1
        yes = no = 0.0
        rest = 1 - have
        yes += have * self._after_fine(effects.of(world.my_seat, mask), claimants)
        no += have * self._unchallenged(mask, contested, claimants)
        for player in claimants:
            has = min(rest, self.chance(player, mask))
            others = [other for other in claimants if other != player]
            used = effects.of(world.seat_of[player], mask)
            yes += has * self._after_fine(used, [*others, world.me])
            no += has * self._after_fine(used, others)
            rest -= has
        for player in world.others(world.active):
            if player in (world.me, *claimants) or player in world.passed:
                continue
            says = min(rest, self.chance(player, mask) * self._mind.knows(player) * HOLDER_CONTESTS)
            if says > 0.005:
                used = effects.of(world.seat_of[player], mask)
                yes += says * self._after_fine(used, [*claimants, world.me])
                no += says * self._after_fine(used, claimants)
                rest -= says
        left = max(0.0, rest)
        yes += left * self._after_fine(effects.now(), [*claimants, world.me])
        no += left * self._unchallenged(mask, contested, claimants)
        self.stake = self.now - no
        return yes, no

    def _unchallenged(self, mask: str, contested: bool, claimants: list[int]) -> float:
        """None of the claimants has it: with a contest all of them pay, without one the first uses it."""
        if contested:
            return self._after_fine(self.effects.now(), claimants)
        return self.effects.expected(self.effects.of(self._world.turn_seat, mask), self._world.my_seat)

    def threat(self, player: int) -> float:
        """What the next turn of a player may cost this one, as far as that player is sure of a card."""
        world = self._world
        seat = world.seat_of[player]
        chances = self._mind.belief.chances(world.layout.own[seat][0])
        return self.loss(seat, chances) * self._mind.knows(player)

    def loss(self, seat: int, chances: dict[str, float]) -> float:
        """What a card like this in front of a seat may cost this player."""
        world = self._world
        return sum(
            chance * max(0.0, self.now - self.effects.expected(self.effects.of(seat, mask), world.my_seat))
            for mask, chance in chances.items()
            if chance > 0.1 and mask != "damned"
        )
