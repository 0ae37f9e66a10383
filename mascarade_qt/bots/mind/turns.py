"""Look, swap or announce; swap or pretend; contest or not: the worth of each answer."""

from collections.abc import Callable
from functools import cached_property

from mascarade_qt.bots.mind.claims import Claims
from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import (
    AT_LEAST,
    DESPERATE,
    ENDS_THE_GAME,
    FEW,
    FEW_FORESIGHT,
    HONEST,
    IMPATIENCE,
    KNOWN,
    LEADING,
    LEAN,
    LEARNED_TEMPER,
    MANY,
    MOST_LOOKS,
    NEVER,
    OBVIOUS,
    PATIENCE,
    RECKLESS,
    RELIED,
    RESTLESS,
    REVENGE,
    SHARPNESS,
    STRONGEST_PULL,
    SURE,
    TASTE,
    THIRST,
    UNSEEMLY,
    URGENT,
    WEARY,
    WINS,
    Level,
    Temperament,
)
from mascarade_qt.engine.questions import Answer, Question


class TurnJudge:
    """Weighs the answers to the questions of a turn."""

    def __init__(self, mind: Mind, temperament: Temperament) -> None:
        self._mind = mind
        self._level: Level = mind.level
        self._taste = temperament
        self._unit = LEARNED_TEMPER if mind.level.learned else max(TASTE, mind.level.noise)  # of taste
        few = mind.world.players <= FEW
        self._foresight = mind.level.foresight * (FEW_FORESIGHT if few else 1.0)
        self.claims = Claims(mind)
        self._threats: dict[int, tuple[float, float, float]] = {}

    def weigh(self, question: Question, thorough: bool = False) -> list[tuple[float, Answer]]:
        """The worth of every answer; what manners forbid is left out, or worth less if to be `thorough`."""
        if question.kind == "contest":
            return self._weigh_contests(question, thorough)
        if question.kind == "swap":
            return [(self.after_swap(*self._mind.world.held, real), real) for real in (True, False)]
        return [(self._weigh_action(answer), answer) for answer in question.answers]

    def _weigh_action(self, answer: Answer) -> float:
        assert isinstance(answer, tuple)
        action, place = answer[0], str(answer[1])
        if action == "announce":
            return self._weigh_announcement(place, str(answer[2]))
        if action == "look":
            unsure = 1 - max(self._mind.belief.chances(place).values())
            worth = (
                self._after(self._after_look(place))
                + self._level.looks * unsure
                + self._unit * self._taste.looks
            )
            if self._mind.world.look_run >= MOST_LOOKS:
                worth -= NEVER
            return worth - self._level.idle if unsure < KNOWN else worth
        other = str(answer[2])
        worth = max(self.after_swap(place, other, True), self.after_swap(place, other, False))
        if self._mind.world.last_pair.get(self._mind.world.me) == frozenset((place, other)):
            worth -= self._level.ping_pong
        taste = self._taste.robs if other in self._mind.world.layout.owner else self._taste.digs
        worth += self._thirst(other) + REVENGE * self._grudge_at(other) + self._unit * taste
        return worth + self._level.duty * self._business_at(other)

    def _weigh_announcement(self, place: str, mask: str) -> float:
        if self._mind.is_open_card(place, mask) or self._mind.lies_elsewhere(place, mask):
            return -1.0  # nobody would believe it
        chances = self._mind.belief.chances(place)
        have, damned = chances.get(mask, 0.0), chances.get("damned", 0.0)
        world, held, worth = self._mind.world, self.claims.holding(mask), self.claims.announcing(mask, have)
        worth *= 1 - damned * held.contested  # whoever reveals the Damned is out
        worth += self._foresight * self._unchanged
        if have < HONEST:
            worth -= self._level.scruples + self._level.centre_scruples * self._mind.in_centre(mask)
            worth += self._level.lure * (1 - held.contested)
            if held.contested > self._level.dares + self._taste.dares:
                worth -= RECKLESS
        if self._level.idle and self.claims.effects.changes_nothing(world.my_seat, mask):
            worth -= self._level.idle
        if world.same_turns >= RESTLESS and world.last_claim.get(world.me) == mask:
            worth -= self._level.restless * (world.same_turns - RESTLESS + 1)
        if worth > self.claims.now and held.true < WINS:
            worth -= self._peril(mask) * (worth - self.claims.now)
        worth += self._impatience(mask) + self._level.duty * self._robs_leader(mask, have)
        return worth + self._unit * self._wish(mask, have)

    def _wish(self, mask: str, have: float) -> float:
        taste, world = self._taste, self._mind.world
        coins = min(STRONGEST_PULL, gain(world, world.my_seat, mask)) - 1
        return (taste.bluffs if have < HONEST else taste.tells) + taste.greed * coins

    def _business_at(self, place: str) -> float:
        """How much it is up to this player to stop the owner of the card there."""
        world = self._mind.world
        seat = world.layout.owner.get(place)
        return 0.0 if seat is None or seat == world.my_seat else self._business(world.seats[seat])

    def _grudge_at(self, place: str) -> float:
        """How much this player holds against whoever the card there belongs to."""
        world = self._mind.world
        seat = world.layout.owner.get(place)
        return 0.0 if seat is None else self._mind.grudge(world.seats[seat])

    def _business(self, player: int) -> float:
        """How much it is up to this player to stop a leader: entirely, if nobody after them can."""
        world = self._mind.world
        if player in world.touched or world.fortune(player) < LEADING:
            return 0.0
        obvious = min(1.0, self.claims.threat(player) / (self.claims.now + 1e-9))
        return float(RELIED ** world.turns_until(player)) * (1 + OBVIOUS * obvious)

    def _robs_leader(self, mask: str, have: float) -> float:
        """The same for a leader whom a mask would rob, weighed by how likely that is."""
        if not self._leaders:
            return 0.0
        world, held = self._mind.world, self.claims.holding(mask)
        used = have * (1 - held.contested_if_true) + (1 - have) * (1 - held.contested)
        outcomes = self.claims.effects.of(world.my_seat, mask)
        return used * max(
            business * sum(chance for chance, coins, _ in outcomes if coins[seat] < world.coins[seat])
            for seat, business in self._leaders
        )

    @cached_property
    def _leaders(self) -> list[tuple[int, float]]:
        world = self._mind.world
        found = [(world.seat_of[player], self._business(player)) for player in world.others(world.me)]
        return [(seat, business) for seat, business in found if business]

    def _peril(self, mask: str) -> float:
        """How likely somebody else soon ends the game anyway, so that what a power brings is lost."""
        if not self._perils:
            return 0.0
        world = self._mind.world
        outcomes = self.claims.effects.of(world.my_seat, mask)
        return max(
            peril * sum(chance for chance, coins, _ in outcomes if coins[seat] >= world.coins[seat])
            for seat, peril in self._perils
        )

    @cached_property
    def _perils(self) -> list[tuple[int, float]]:
        """The seats of those about to win, and how likely they are to; at a large table others see to it."""
        world, now = self._mind.world, self.claims.now
        if world.players >= MANY:
            return []
        shares = [(player, self.claims.threat(player) / (now + 1e-9)) for player in world.others(world.me)]
        return [
            (world.seat_of[player], min(1.0, share * self.claims.soon(player)))
            for player, share in shares
            if share >= URGENT
        ]

    def _impatience(self, mask: str) -> float:
        """The bonus for a mask that leads somewhere new, once turns only repeat each other."""
        world = self._mind.world
        rounds = world.stale_turns / len(world.layout.seats) - PATIENCE
        if rounds <= 0:
            return 0.0
        outcomes = self.claims.effects.of(world.my_seat, mask)
        return IMPATIENCE * rounds * sum(chance for chance, coins, _ in outcomes if world.is_new(coins))

    def _thirst(self, other: str) -> float:
        """The bonus for a card from the centre that may earn, once the bank has long paid nobody."""
        world = self._mind.world
        rounds = world.lean_turns / len(world.layout.seats) - LEAN
        if rounds <= 0 or other in world.layout.owner:
            return 0.0
        of, mine, before = self.claims.effects.of, world.my_seat, sum(world.coins)
        return (THIRST * rounds) * sum(
            chance * sum(share for share, coins, _ in of(mine, mask) if sum(coins) > before)
            for mask, chance in self._mind.belief.chances(other).items()
            if mask != "damned"
        )

    def _after(self, prospects: float) -> float:
        return self.claims.now + self._foresight * prospects

    @cached_property
    def _unchanged(self) -> float:
        return self._prospects(self.claims.best_at)

    def _prospects(self, best_at: Callable[[str], float]) -> float:
        """What the next own announcement may gain, by the best one with what will lie at each place."""
        world = self._mind.world
        return max(0.0, max(map(best_at, world.layout.open[world.my_seat])) - self.claims.now)

    def _after_look(self, place: str) -> float:
        world, claims = self._mind.world, self.claims
        if place not in world.layout.open[world.my_seat]:
            return self._unchanged

        def with_card(mask: str) -> float:
            best = claims.best_announcement({mask: 1.0})
            return self._prospects(lambda other: best if other == place else claims.best_at(other))

        chances = self._mind.belief.chances(place)
        return sum(chance * with_card(mask) for mask, chance in chances.items() if chance > 0.01)

    def after_swap(self, own: str, other: str, real: bool) -> float:
        """The worth of holding two cards under the table, and really exchanging them or not."""
        if real:
            best_at, moved = self.claims.best_at, {own: other, other: own}
            worth = self._after(self._prospects(lambda place: best_at(moved.get(place, place))))
        else:
            worth = self._after(self._unchanged)
        return worth + self._relief(own, other, real) if self._level.relief else worth

    def _relief(self, own: str, other: str, real: bool) -> float:
        """How much less the owner of the other card threatens: it may be worse now, and is less known."""
        world = self._mind.world
        seat = world.layout.owner.get(other)
        if seat is None or seat == world.my_seat:
            return 0.0
        weight, threat, knows = self._threats.get(seat) or self._threat(seat)
        return weight * (threat - self.claims.loss_to(seat, own if real else other) * knows)

    def _threat(self, seat: int) -> tuple[float, float, float]:
        """How much a seat's threat will matter soon, and how well its owner will know a card just held."""
        world, mind = self._mind.world, self._mind
        player = world.seats[seat]
        rate = mind.belief.swap_rate
        knows = mind.knows(player) * max(rate, 1 - rate)
        threat = self.claims.threat(player)
        urgent = world.players < MANY and threat > URGENT * self.claims.now
        relief = max(1.0, self._level.relief) if urgent else self._level.relief
        found = self._threats[seat] = relief * self.claims.soon(player), threat, knows
        return found

    def _weigh_contests(self, question: Question, thorough: bool) -> list[tuple[float, Answer]]:
        found: list[tuple[float, Answer]] = []
        passing = 0.0
        insists = False
        for answer in question.answers:
            if isinstance(answer, str):
                allowed = self._may_contest(answer)
                if allowed or thorough:
                    chances = self._mind.belief.chances(answer)
                    have = chances.get(self._mind.world.announced or "", 0.0)
                    worth, passing = self.claims.contesting(have)
                    worth *= 1 - chances.get("damned", 0.0)
                    worth += self._unit * self._taste.contests - (1 - have) * self._shame
                    insists = insists or (allowed and self._insists(have, worth, passing))
                    found.append((worth if allowed else min(worth, passing - UNSEEMLY), answer))
        if insists:
            if not thorough:
                return found
            passing = min(passing, max(found)[0] - UNSEEMLY)
        return [*found, (passing, False)]

    @cached_property
    def _shame(self) -> float:
        """What it costs to contest without the mask, beyond the fine.

        Less in sharp company, and against a claim heard too often; if all is lost anyway, only to the
        extent that the claim is true.
        """
        level = self._level
        bent = 1 - level.bends * self._sharper
        if self._mind.world.contested:
            return (level.wrong + level.joining) * bent
        bent *= WEARY ** self._wearying()
        left = DESPERATE * (1 - self.claims.cost())
        return level.wrong * bent * min(1.0, max(self._mind.truth() ** 2, left))

    def _wearying(self) -> int:
        """How often this has been claimed: by others, or again and again by one player who leads by it."""
        mind, world = self._mind, self._mind.world
        leads = world.coins[world.turn_seat] + gain(world, world.turn_seat, world.announced or "") >= LEADING
        return mind.rivals() + leads * mind.repeated.get(world.active, 0)

    @cached_property
    def _sharper(self) -> float:
        """How sure it is that people here contest more than bots of this kind, from 0 to 1."""
        return max(0.0, 1 - self._mind.sharpness[0] / SHARPNESS[0][1])

    def _insists(self, have: float, contesting: float, passing: float) -> bool:
        """Whether nobody would hesitate: with the mask, with nothing to lose, or against a plain lie."""
        if have > SURE or self.must_stop():
            return contesting > passing
        if self._mind.world.contested:
            return False
        lie = 1 - self._mind.truth() > SURE
        enough = 1 - (1 - AT_LEAST) * (1 - self._sharper)
        return lie and contesting > enough * passing and self.claims.cost() > ENDS_THE_GAME

    def is_critical(self, question: Question) -> bool:
        """Whether this claim ends the game, or it ends soon: then what is usual is no guide."""
        return self.must_stop() if question.kind == "contest" else self._ends_soon()

    def is_urgent(self) -> bool:
        """Whether somebody is likely to win soon."""
        return self._greatest_threat > URGENT * self.claims.now

    def _ends_soon(self) -> bool:
        return self._greatest_threat > ENDS_THE_GAME * self.claims.now

    @cached_property
    def _greatest_threat(self) -> float:
        return max(map(self.claims.threat, self._mind.world.others(self._mind.world.me)))

    def must_stop(self) -> bool:
        """Whether the claim in question ends the game, and nobody else is left to stop it."""
        world = self._mind.world
        last = len(world.claims) == 1 and not world.still_to_answer()
        return last and self.claims.cost() > ENDS_THE_GAME

    def _may_contest(self, place: str) -> bool:
        """Whether it makes sense: with a card that everybody knows, only the last one stops a claim."""
        mind, world = self._mind, self._mind.world
        mask = world.announced or ""
        if not mind.is_open_card(place, mask):
            return True
        if len(world.claims) > 1 or not all(mind.is_open(player, mask) for player in world.still_to_answer()):
            return False
        return self.claims.cost() > ENDS_THE_GAME
