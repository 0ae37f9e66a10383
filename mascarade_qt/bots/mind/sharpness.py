"""How sharp the company is: whether people here contest more than bots of the same kind would."""

from mascarade_qt.bots.mind.contesters import Claim, Onlookers
from mascarade_qt.bots.mind.effects import Effects
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.engine.events import Announced, Contested, Event, Passed


class Sharpness:
    """Compares each answer to a claim with what was predicted; the likelier view of the table wins."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self._claim: Claim | None = None
        self._onlookers: Onlookers

    def see(self, event: Event) -> None:
        """Before the mind sees it."""
        if isinstance(event, Announced):
            self._claim = None
        elif isinstance(event, (Passed, Contested)) and self._is_others_verdict(event.player):
            self._judge(event.player, isinstance(event, Contested))

    def _is_others_verdict(self, player: int) -> bool:
        return player != self._mind.world.me and not self._mind.world.contested

    def _judge(self, player: int, contests: bool) -> None:
        mind, world = self._mind, self._mind.world
        mask = world.announced or ""
        if self._claim is None:
            self._onlookers = Onlookers(mind, Effects(world, mind.belief.chances, mind.knows))
            self._claim = Claim(self._onlookers, world.active, mask, mind.truth())
        claim = self._claim
        (one,) = self._onlookers.of([player])
        has = min(1.0, sum([mind.belief.chance(place, mask) for place in world.own(player)]))
        says = has * claim.speaks(one) if has > 0.02 else 0.0
        views = claim.stop_views(one, has, later=world.to_answer_after(player))
        chances = [says + (1 - has) * stop for stop in views]
        mind.learn_sharpness([chance if contests else 1 - chance for chance in chances])
