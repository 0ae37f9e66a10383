"""After the game: where every mask ended up, who lied when, and what it brought. Pure functions."""

from collections.abc import Sequence
from dataclasses import dataclass

from mascarade_qt.engine.events import Announced, Contested, Ended, Event, TurnBegan
from mascarade_qt.engine.setup import Setup
from mascarade_qt.match.truth import Truth


@dataclass(frozen=True)
class Lie:
    """Somebody said to have a mask without having it.

    `gain` is how much richer (or poorer) the liar's fortune was at the end of the turn. A bluff that nobody
    contested was believed; of a contested one the cards told the truth.
    """

    turn: int
    player: int
    mask: str  # what was said
    truth: str  # what lay there
    announced: bool  # else it was said in a contest
    contested_by: tuple[int, ...]
    gain: int

    @property
    def believed(self) -> bool:
        """Whether nobody contested it."""
        return self.announced and not self.contested_by


@dataclass(frozen=True)
class Unmasking:
    """How the game ended, with everything open."""

    winners: tuple[int, ...]
    why: str
    cards: dict[str, str]  # by place, those still in the game
    seats: tuple[int, ...]  # the player on each seat
    coins: tuple[int, ...]  # by seat
    out: tuple[int, ...]  # players who left, in this order
    lies: tuple[Lie, ...]
    turns: int


def unmask(setup: Setup, events: Sequence[Event]) -> Unmasking:
    """Everything there is to show after a game."""
    truth = Truth(setup)
    lies: list[Lie] = []
    ended: Ended | None = None
    turns = 0
    for turn in _turns(events):
        lies.extend(_lies_of(turn, truth))
        turns += isinstance(turn[0], TurnBegan)
        ended = next((event for event in turn if isinstance(event, Ended)), ended)
    return Unmasking(
        winners=ended.winners if ended else (),
        why=ended.why if ended else "",
        cards=truth.cards,
        seats=tuple(truth.seats),
        coins=tuple(truth.coins),
        out=tuple(truth.out),
        lies=tuple(lies),
        turns=turns,
    )


def _turns(events: Sequence[Event]) -> list[list[Event]]:
    turns: list[list[Event]] = []
    for event in events:
        if not turns or isinstance(event, TurnBegan):
            turns.append([])
        turns[-1].append(event)
    return turns


def _lies_of(turn: Sequence[Event], truth: Truth) -> list[Lie]:
    """Follow one turn to its end, and say who lied in it."""
    number = turn[0].turn if isinstance(turn[0], TurnBegan) else 0
    said: list[tuple[int, str, bool]] = []  # who, what really lay there, whether it was announced
    mask = ""
    before = {player: truth.fortune(player) for player in truth.seats}
    for event in turn:
        if isinstance(event, Announced):
            mask = event.mask
        if isinstance(event, Announced | Contested):
            said.append((event.player, truth.cards[event.place], isinstance(event, Announced)))
        truth.see(event)
    contested_by = tuple(player for player, _, announced in said if not announced)
    return [
        Lie(
            turn=number,
            player=player,
            mask=mask,
            truth=lay,
            announced=announced,
            contested_by=contested_by if announced else (),
            gain=truth.fortune(player) - before[player],
        )
        for player, lay, announced in said
        if lay != mask
    ]
