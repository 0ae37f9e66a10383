"""What the learned policy looks at: one row of numbers per answer, none of which names a mask or a seat.

Differences in the chance to win are measured in fair shares, so that they mean the same at every table.
"""

from collections.abc import Iterable, Sequence
from math import log

from mascarade_qt.bots.mind.claims import Claims
from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import (
    CONTESTS_TELL,
    ENDS_THE_GAME,
    HONEST,
    LIES_TELL,
    STRONGEST_PULL,
    SWAPS_TELL,
    USUALLY_SWAPS,
    WINS,
)
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.setup import MOST_PLAYERS
from mascarade_qt.engine.table import WINNING_FORTUNE

Row = list[float]

COMMON = 20  # numbers about the table, at the start of every row
TURN = COMMON + 32
CONTEST = COMMON + 18

_MOST_SHARES = 3.0


class Features:
    """The rows for the questions of one moment."""

    def __init__(self, mind: Mind, claims: Claims) -> None:
        self._mind = mind
        self._claims = claims
        world = mind.world
        self._players = len(world.layout.seats)
        self._own = world.layout.own[world.my_seat][0]
        self.common = self._common()

    def _shares(self, difference: float) -> float:
        """A difference in the chance to win, in fair shares."""
        return max(-_MOST_SHARES, min(_MOST_SHARES, difference * self._players))

    def _common(self) -> Row:
        mind, world, claims = self._mind, self._mind.world, self._claims
        seats, mine = world.layout.seats, world.coins[world.my_seat]
        others = [world.coins[seat] for seat in seats if seat != world.my_seat]
        own = mind.belief.chances(self._own)
        public = mind.public.chances(self._own) if mind.public is not None else own
        best = claims.best_at(self._own)
        threats = [claims.threat(player) for player in world.others(world.me)]
        usual = mind.habits[world.me].usual
        return [
            1.0,
            self._players / MOST_PLAYERS,
            len(world.layout.centre) / len(world.layout.masks),
            mine / WINNING_FORTUNE,
            max(others) / WINNING_FORTUNE,
            min(others) / WINNING_FORTUNE,
            self._shares(claims.now) / 2,
            sum([coins > mine for coins in others]) / self._players,
            min(1.0, world.courthouse / 8),
            min(1.0, world.stale_turns / (2 * self._players)),
            min(1.0, world.turn / (6 * self._players)),
            max(own.values()),
            _entropy(own.values()),
            max(public.values()),
            self._shares(best - claims.now),
            2 * (1 - mind.sharpness[0]),
            SWAPS_TELL * (mind.belief.swap_rate - USUALLY_SWAPS),
            self._shares(max(threats)),
            min(1.0, LIES_TELL * float(usual.lies)),
            min(2.0, CONTESTS_TELL * float(usual.contests_falsely)),
        ]

    # --- a turn -----------------------------------------------------------------------------------------

    def of_turn(self, weighed: Sequence[tuple[float, Answer]], temper: float) -> list[Row]:
        """Rows for the actions of a turn and what they are worth."""
        best = max(worth for worth, _ in weighed)
        rows = []
        for worth, answer in weighed:
            assert isinstance(answer, tuple)
            behind = max(-8.0, (worth - best) / temper) / 8
            action, place, *rest = map(str, answer)
            row = [*self.common, behind, self._shares(worth - self._claims.now)]
            if action == "announce":
                row += [0.0, 0.0, *self._announcement(place, rest[0])]
            elif action == "look":
                row += [1.0, 0.0]
            else:
                row += [0.0, 1.0, *[0.0] * 15, *self._swap(place, rest[0])]
            rows.append(row + [0.0] * (TURN - len(row)))
        return rows

    def _announcement(self, place: str, mask: str) -> Row:
        mind, world, claims = self._mind, self._mind.world, self._claims
        chances = mind.belief.chances(place)
        have = chances.get(mask, 0.0)
        true, false, contested, contested_if_true, credit = claims.holding(mask)
        bluff = have < HONEST
        return [
            1.0,
            float(bluff),
            have,
            self._shares(true - claims.now),
            self._shares(false - claims.now),
            contested,
            contested_if_true,
            credit,
            mind.in_centre(mask),
            min(STRONGEST_PULL, gain(world, world.my_seat, mask)) / STRONGEST_PULL,
            float(true > WINS),
            float(world.last_claim.get(world.me) == mask),
            claims.known_holder(mask),
            contested * bluff,
            have * self._shares(true - claims.now),
        ]

    def _swap(self, own: str, other: str) -> Row:
        mind, world, claims = self._mind, self._mind.world, self._claims
        found = mind.belief.chances(other)
        seat = world.layout.owner.get(other)
        row = [
            max(found.values()),
            _entropy(found.values()),
            self._shares(claims.best_at(other) - claims.now),
            float(world.last_pair.get(world.me) == frozenset((own, other))),
        ]
        if seat is None or seat == world.my_seat:
            return [*row, 1.0]
        player = world.seats[seat]
        return [
            *row,
            0.0,
            (world.coins[seat] - world.coins[world.my_seat]) / WINNING_FORTUNE,
            self._shares(claims.threat(player)),
            self._shares(claims.loss_to(seat, own)),
            mind.knows(player),
            world.turns_until(player) / self._players,
            float(mind.is_known(other)),
            float(mind.is_known(own)),
        ]

    # --- contest or pass ----------------------------------------------------------------------------------

    def of_contest(self, place: str, contesting: float, passing: float) -> Row:
        """The row for contesting; passing has none."""
        mind, world, claims = self._mind, self._mind.world, self._claims
        mask = world.announced or ""
        have = mind.belief.chances(place).get(mask, 0.0)
        truth = mind.truth()
        later = world.still_to_answer()
        later_has = min(1.0, sum([claims.chance(player, mask) for player in later]))
        habits = mind.habits[world.active]
        return [
            *self.common,
            have,
            self._shares(contesting - passing),
            claims.cost(),
            truth,
            1 - truth - have,
            later_has,
            claims.stopped_by_others(),
            float(len(world.claims) > 1),
            len(later) / self._players,
            float(not later),
            mind.in_centre(mask),
            world.coins[world.turn_seat] / WINNING_FORTUNE,
            min(STRONGEST_PULL, gain(world, world.turn_seat, mask)) / STRONGEST_PULL,
            float(claims.cost() > ENDS_THE_GAME),
            min(1.0, LIES_TELL * float(habits.lies)),
            float(world.coins[world.my_seat] == 1),
            mind.knows(world.active),
            float(mind.is_known(place)),
        ]


def _entropy(chances: Iterable[float]) -> float:
    return -sum([chance * log(chance) for chance in chances if chance > 0]) / 2
