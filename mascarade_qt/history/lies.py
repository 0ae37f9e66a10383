"""After the game: where every mask ended up, which claims were false, which were lies, what they brought."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from mascarade_qt.engine.events import Announced, Contested, Ended, Event, TurnBegan
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import seen
from mascarade_qt.history.candidates import Candidates
from mascarade_qt.history.truth import Truth


@dataclass(frozen=True)
class FalseClaim:
    """A mask was claimed by a player without it.

    It is a lie if, from all that player had seen, it couldn't be true; else an honest mistake, or a gamble.
    `gain` is how much richer (or poorer) the player was at the end of the turn. If nobody contested, it was
    believed; otherwise the cards told the truth.
    """

    turn: int
    player: int
    place: str
    mask: str  # what was said
    truth: str  # what lay there
    announced: bool  # or was it made in a contest?
    contested_by: tuple[int, ...]
    gain: int
    lie: bool = True

    @property
    def believed(self) -> bool:
        """Whether it went uncontested."""
        return self.announced and not self.contested_by


@dataclass(frozen=True)
class Unmasking:
    """How the game ended, with everything open."""

    winners: tuple[int, ...]
    why: str
    cards: dict[str, str]  # by place, those still in the game
    seats: tuple[int, ...]  # the player on each seat
    coins: tuple[int, ...]  # by seat
    out: tuple[int, ...]  # players who left, in order
    false_claims: tuple[FalseClaim, ...]
    turns: int

    @property
    def lies(self) -> tuple[FalseClaim, ...]:
        """The false claims that even their makers could not believe."""
        return tuple(claim for claim in self.false_claims if claim.lie)


def unmask(setup: Setup, events: Sequence[Event]) -> Unmasking:
    """Everything that is shown after a game."""
    truth = Truth(setup)
    eyes = [Candidates(setup) for _ in setup.players]
    claims: list[FalseClaim] = []
    ended: Ended | None = None
    turns = 0
    for turn in _turns(events):
        claims.extend(_false_claims(turn, truth, eyes))
        turns += isinstance(turn[0], TurnBegan)
        ended = next((event for event in turn if isinstance(event, Ended)), ended)
    return Unmasking(
        winners=ended.winners if ended else (),
        why=ended.why if ended else "",
        cards=truth.cards,
        seats=tuple(truth.seats),
        coins=tuple(truth.coins),
        out=tuple(truth.out),
        false_claims=tuple(claims),
        turns=turns,
    )


def _turns(events: Sequence[Event]) -> list[list[Event]]:
    turns: list[list[Event]] = []
    for event in events:
        if not turns or isinstance(event, TurnBegan):
            turns.append([])
        turns[-1].append(event)
    return turns


class _Said(NamedTuple):
    player: int
    place: str
    truth: str  # what really lay there
    announced: bool
    believable: bool  # to the player who claimed it


def _false_claims(turn: Sequence[Event], truth: Truth, eyes: Sequence[Candidates]) -> list[FalseClaim]:
    """Finds the false claims of one turn, followed to its end."""
    number = turn[0].turn if isinstance(turn[0], TurnBegan) else 0
    said: list[_Said] = []
    mask = ""
    before = {player: truth.fortune(player) for player in truth.seats}
    for event in turn:
        if isinstance(event, Announced):
            mask = event.mask
        if isinstance(event, Announced | Contested):
            believable = eyes[event.player].may_be(event.place, mask)
            lay = truth.cards[event.place]
            said.append(_Said(event.player, event.place, lay, isinstance(event, Announced), believable))
        truth.see(event)
        for player, possible in enumerate(eyes):
            possible.see(seen(event, player))
    contested_by = tuple(one.player for one in said if not one.announced)
    return [
        FalseClaim(
            turn=number,
            player=one.player,
            place=one.place,
            mask=mask,
            truth=one.truth,
            announced=one.announced,
            contested_by=contested_by if one.announced else (),
            gain=truth.fortune(one.player) - before[one.player],
            lie=not one.believable,
        )
        for one in said
        if one.truth != mask
    ]
