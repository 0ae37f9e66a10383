"""Achievements, each of which teaches something: pure functions of a finished game and one seat."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.events import Contested, Looked
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.sight import seen
from mascarade_qt.history.candidates import Candidates
from mascarade_qt.history.lies import FalseClaim
from mascarade_qt.history.retrospect import Retrospect, TurnStory

CHEAT = "cheat"
FEW, MANY = 2, 3


@dataclass(frozen=True)
class PlayedSeat:
    """A finished game from one player's seat; `roles` says who sat on the others."""

    game: Retrospect
    player: int
    roles: Sequence[Role]

    @property
    def won(self) -> bool:
        """Whether this player won."""
        return self.player in self.game.result.winners

    @property
    def last(self) -> TurnStory | None:
        """The turn that ended the game, if it was this player's own, and won it."""
        turns = self.game.turns
        return turns[-1] if self.won and turns and turns[-1].player == self.player else None

    def fortune_before(self, number: int) -> tuple[int, ...]:
        """Everybody's coins before a turn, which is counted from 0 in the list of turns."""
        return self.game.turns[number - 1].fortunes if number else self.game.setup.coins

    def false(self, turn: TurnStory) -> FalseClaim | None:
        """This player's false claim in a turn."""
        return next((claim for claim in turn.false_claims if claim.player == self.player), None)

    def contested(self, turn: TurnStory) -> bool:
        """Whether this player contested in a turn."""
        events = self.game.events[turn.first : turn.last]
        return any(isinstance(event, Contested) and event.player == self.player for event in events)

    def announced(self, turn: TurnStory) -> bool:
        """Whether this player announced a mask in a turn."""
        return turn.announced is not None and turn.announced.player == self.player


def _bluff(seat: PlayedSeat) -> bool:
    claim = None if seat.last is None else seat.false(seat.last)
    return claim is not None and claim.lie and claim.believed


def _unknown(seat: PlayedSeat) -> bool:
    """The winning claim was true, but from all this player had seen it might have been false."""
    turn = seat.last
    if turn is None or turn.announced is None or seat.false(turn) is not None:
        return False
    known = Candidates(seat.game.setup)
    for event in seat.game.events[: turn.last]:
        if event is turn.announced:
            break
        known.see(seen(event, seat.player))
    return not known.sure(turn.announced.place)


def _blind(seat: PlayedSeat) -> bool:
    own = sum(turn.player == seat.player for turn in seat.game.turns)
    looks = any(isinstance(event, Looked) and event.player == seat.player for event in seat.game.events)
    return seat.won and own >= MANY and not looks


def _honest(seat: PlayedSeat) -> bool:
    claims = [turn for turn in seat.game.turns if seat.announced(turn) or seat.contested(turn)]
    return seat.won and len(claims) >= MANY and all(seat.false(turn) is None for turn in claims)


def _fibber(seat: PlayedSeat) -> bool:
    return sum(lie.player == seat.player and lie.believed for lie in seat.game.result.lies) >= MANY


def _cheat(seat: PlayedSeat) -> bool:
    """Another player with enough coins would have won as the Cheat, but was not the Cheat."""
    enough = next(step["n"] for step in MASKS[CHEAT].power)
    return any(
        seat.contested(turn)
        and any(
            claim.announced
            and claim.mask == CHEAT
            and claim.player != seat.player
            and seat.fortune_before(number)[claim.player] >= enough
            for claim in turn.false_claims
        )
        for number, turn in enumerate(seat.game.turns)
    )


def _last_coin(seat: PlayedSeat) -> bool:
    return any(
        seat.contested(turn) and seat.false(turn) is None and seat.fortune_before(number)[seat.player] == 1
        for number, turn in enumerate(seat.game.turns)
    )


def _doubted(seat: PlayedSeat) -> bool:
    """An honest announcement that several players contested."""
    return any(
        seat.announced(turn)
        and seat.false(turn) is None
        and sum(not claim.announced for claim in turn.false_claims) >= FEW
        for turn in seat.game.turns
    )


def _sharp(seat: PlayedSeat) -> bool:
    contests = [turn for turn in seat.game.turns if seat.contested(turn)]
    return len(contests) >= MANY and all(seat.false(turn) is None for turn in contests)


def _sleight(seat: PlayedSeat) -> bool:
    swaps = (swap for turn in seat.game.turns for swap in turn.swaps if swap.player == seat.player)
    return any(seat.game.fooled_by(swap) for swap in swaps)


def _comeback(seat: PlayedSeat) -> bool:
    return seat.won and any(turn.fortunes[seat.player] <= 1 for turn in seat.game.turns)


def _ruin(seat: PlayedSeat) -> bool:
    return seat.won and seat.game.result.why == "broke"


def _masters(seat: PlayedSeat) -> bool:
    others = [role for player, role in enumerate(seat.roles) if player != seat.player]
    masters = all(not role.human and not role.bot and role.level == "master" for role in others)
    return seat.won and len(others) >= MANY and masters


# In the order they are shown. `words/achievements.py` has their titles and texts.
ACHIEVEMENTS: Mapping[str, Callable[[PlayedSeat], bool]] = {
    "honest": _honest,
    "bluff": _bluff,
    "cheat": _cheat,
    "unknown": _unknown,
    "blind": _blind,
    "last-coin": _last_coin,
    "doubted": _doubted,
    "sharp": _sharp,
    "fibber": _fibber,
    "sleight": _sleight,
    "comeback": _comeback,
    "ruin": _ruin,
    "masters": _masters,
}


def achieved(game: Retrospect, player: int, roles: Sequence[Role]) -> tuple[str, ...]:
    """What a player has achieved in a game that is over."""
    if game.ended is None:
        return ()
    seat = PlayedSeat(game, player, roles)
    return tuple(name for name, reached in ACHIEVEMENTS.items() if reached(seat))
