"""Whom, what, which way: the choices within a power."""

import random
from math import log

from mascarade_qt.bots.mind.claims import Claims
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import FOES, KNOWLEDGE, REVENGE
from mascarade_qt.bots.mind.turns import TurnJudge
from mascarade_qt.bots.mind.win_chances import Coins
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Answer, Question


class TargetJudge:
    """Weighs the answers to the questions that a power asks."""

    def __init__(self, mind: Mind, turns: TurnJudge, rng: random.Random) -> None:
        self._mind = mind
        self._world = mind.world
        self._turns = turns
        self._claims: Claims = turns.claims
        self._rng = rng

    def weigh(self, question: Question) -> list[tuple[float, Answer]]:
        """The worth of every answer."""
        return [(self._worth(question.kind, answer), answer) for answer in question.answers]

    def _worth(self, kind: str, answer: Answer) -> float:
        if kind == "player":
            return self._player(answer if isinstance(answer, int) else None)
        if kind == "direction":
            return self._worth_of(self._claims.effects.passed_on(tuple(self._world.coins), str(answer)))
        if kind == "mask":
            return self._mask(str(answer))
        if kind == "place":
            return self._place(str(answer))
        assert isinstance(answer, tuple)
        if kind == "players":
            return self._players([int(player) for player in answer])
        return self._places([str(place) for place in answer])

    def _worth_of(self, coins: Coins | list[int]) -> float:
        return self._claims.effects.worth(tuple(coins), self._world.my_seat)

    def _player(self, player: int | None) -> float:
        if player is None:
            return self._claims.now
        world = self._world
        step = world.asking_step
        coins, seat, mine = list(world.coins), world.seat_of[player], world.my_seat
        do, number = step["do"], step.get("n", 0)
        assert isinstance(number, int)
        if do == "fortunes":
            coins[seat], coins[mine] = coins[mine], coins[seat]
            return self._worth_of(coins) + REVENGE * self._mind.grudge(player)
        if do in ("take", "give"):
            number = min(number, coins[seat]) if do == "take" else -min(number, coins[mine])
            coins[seat] -= number
            coins[mine] += number
            foe = self._foe(player)
            return self._worth_of(coins) + (foe if do == "take" else -foe)
        if do == "question":
            return self._guru(player, number)
        if do == "gamble":
            coins[seat] += 2
        elif do == "usurp":
            return self._usurp(player)
        elif do in ("show", "reveal"):
            return (
                self._claims.now
                + self._unknown(world.layout.open[seat][0])
                + 0.1 * self._claims.threat(player)
            )
        else:
            raise KeyError(f"whom does the step {do!r} want?")
        return self._worth_of(coins)

    def _players(self, players: list[int]) -> float:
        world = self._world
        coins = list(world.coins)
        for player in players:
            coins[world.seat_of[player]] -= 1
            coins[world.my_seat] += 1
        return self._worth_of(coins) + sum(map(self._foe, players))

    def _foe(self, player: int) -> float:
        """Whom to harm among equals: the dangerous, those who move next, and those who deserve it."""
        danger = FOES * self._claims.threat(player) * self._claims.soon(player)
        return danger + REVENGE * self._mind.grudge(player)

    def _places(self, places: list[str]) -> float:
        """Two cards: to look at those known least, or to hold those whose owners know them best."""
        world = self._world
        if not any(step["do"] == "swap" for step in world.program(world.using)):
            return sum(self._unknown(place) for place in places)
        owners = {world.seats[world.layout.owner[place]] for place in places}
        return sum(self._claims.threat(player) for player in owners)

    def _guru(self, player: int, number: int) -> float:
        world = self._world
        coins = list(world.coins)
        paid = min(number, coins[world.seat_of[player]])
        coins[world.seat_of[player]] -= paid
        coins[world.my_seat] += paid
        knows = self._mind.knows(player)
        damned = self._mind.belief.chances(world.layout.own[world.seat_of[player]][0]).get("damned", 0.0)
        return knows * self._claims.now + (1 - knows) * self._worth_of(coins) - damned * self._claims.now

    def _usurp(self, player: int) -> float:
        """Name a mask that is likely there and brings the most; the Damned there would be the end."""
        world, effects = self._world, self._claims.effects
        best = 0.0
        for place in world.layout.open[world.seat_of[player]]:
            chances = self._mind.belief.chances(place)
            for mask, chance in chances.items():
                if mask not in ("damned", "usurper"):
                    used = effects.expected(effects.of(world.my_seat, mask), world.my_seat)
                    kept = 1 - chance - chances.get("damned", 0.0)
                    best = max(best, chance * used + kept * self._claims.now)
        return best

    def _mask(self, mask: str) -> float:
        """The Guru asks for a player's own mask; the Usurper names somebody else's."""
        if self._world.using == "usurper" and self._world.used[-1][0] == self._world.me:
            return self._named(mask)
        return self._claims.chance(self._world.me, mask)

    def _named(self, mask: str) -> float:
        target = self._world.target
        if target is None:
            return 0.0
        effects, world = self._claims.effects, self._world
        chance = self._claims.chance(target, mask)
        return chance * (
            effects.expected(effects.of(world.my_seat, mask), world.my_seat) - self._claims.now + 0.01
        )

    def _place(self, place: str) -> float:
        world = self._world
        seat = world.layout.owner.get(place)
        if seat == world.my_seat:
            return self._own_place(place)
        own = world.claims.get(world.me)
        if own is not None and self._world.using in ("spy", "bear_tamer"):
            return self._spied(own, place)
        return self._unknown(place)

    def _own_place(self, place: str) -> float:
        """Which of one's own cards to reveal: the named one to the Guru, a woman to the Courtesan."""
        chances = self._mind.belief.chances(place)
        if self._world.using == "courtesan":
            return sum(
                chance for mask, chance in chances.items() if MASKS[mask].sex == "f" or mask == "damned"
            )
        named = self._world.named
        return chances.get(named, 0.0) + 2 * chances.get("damned", 0.0) if named else max(chances.values())

    def _spied(self, own: str, place: str) -> float:
        real, pretended = self._turns.after_swap(own, place, True), self._turns.after_swap(own, place, False)
        return max(real, pretended) + self._unknown(place)

    def _unknown(self, place: str) -> float:
        """How much there is to learn about a place."""
        chances = self._mind.belief.chances(place).values()
        return KNOWLEDGE * -sum(chance * log(chance) for chance in chances if chance > 0)

    # --- the Gambler's game ---------------------------------------------------------------------------

    def hide(self) -> int:
        """How many coins to hide: mixed so that every guess is equally good."""
        world = self._world
        mine = world.my_seat
        spread = []
        for number in (1, 2, 3):
            other = min(world.others(world.me), key=lambda player: world.coins[world.seat_of[player]])
            won, lost = self._gambled(mine, number), self._gambled(world.seat_of[other], number)
            spread.append(1 / max(1e-6, won - lost))
        return self._rng.choices((1, 2, 3), spread)[0]

    def guess(self) -> int:
        """What to guess: mixed so that it doesn't matter what was hidden."""
        world = self._world
        gambler = world.seat_of[world.used[-1][0]] if world.used else world.turn_seat
        right = [self._gambled(world.my_seat, number) for number in (1, 2, 3)]
        wrong = [self._gambled(gambler, number) for number in (1, 2, 3)]
        gains = [max(1e-6, won - lost) for won, lost in zip(right, wrong, strict=True)]
        even = (1 + sum(lost / gain for lost, gain in zip(wrong, gains, strict=True))) / sum(
            1 / g for g in gains
        )
        chances = [max(0.02, (even - lost) / gain) for lost, gain in zip(wrong, gains, strict=True)]
        return self._rng.choices((1, 2, 3), chances)[0]

    def _gambled(self, seat: int, number: int) -> float:
        coins = list(self._world.coins)
        coins[seat] += number
        return self._worth_of(coins)
