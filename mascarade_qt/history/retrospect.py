"""A finished game turn by turn, with everything revealed: fortunes, the cards' ways, lies, great moments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Discarded,
    Eliminated,
    Ended,
    Event,
    Returned,
    TurnBegan,
)
from mascarade_qt.engine.setup import Setup
from mascarade_qt.history.lies import FalseClaim, Unmasking, unmask
from mascarade_qt.history.truth import Truth


@dataclass(frozen=True)
class Swap:
    """Two cards were held under the table."""

    player: int
    places: tuple[str, str]
    real: bool
    moment: int  # how many events have happened by the time the cards lie there again


@dataclass(frozen=True)
class TurnStory:
    """One turn, and the table after it."""

    number: int  # from 0
    player: int
    first: int  # the moment at which it begins
    last: int  # the moment at which it is over
    announced: Announced | None
    swaps: tuple[Swap, ...]
    false_claims: tuple[FalseClaim, ...]
    fortunes: tuple[int, ...]  # by player
    seats: tuple[int, ...]  # by seat: the player there
    cards: dict[str, str]  # by place


Beliefs = Mapping[str, Mapping[str, float]]  # by place and mask: how likely it is to lie there


def best_guess(chances: Mapping[str, float]) -> tuple[str, float]:
    """The likeliest mask of a card, and how likely it is."""
    mask = max(chances, key=lambda found: chances[found], default="")
    return mask, chances.get(mask, 0.0)


@dataclass(frozen=True)
class GreatMoment:
    """Something worth telling: `bluff`, `fine` or `swap`. The number counts coins; a swap has none."""

    kind: str
    turn: TurnStory
    player: int
    number: int
    claim: FalseClaim | None = None
    swap: Swap | None = None
    fooled: tuple[int, ...] = ()  # by the swap, in the order in which it showed


class Retrospect:
    """Everything that is shown after a game."""

    def __init__(self, setup: Setup, events: Sequence[Event]) -> None:
        self.setup = setup
        self.events = tuple(events)
        self.result: Unmasking = unmask(setup, self.events)
        self.turns: tuple[TurnStory, ...] = tuple(self._turns())
        self.ended = next((event for event in self.events if isinstance(event, Ended)), None)

    def _turns(self) -> list[TurnStory]:
        truth = Truth(self.setup)
        starts = [number for number, event in enumerate(self.events) if isinstance(event, TurnBegan)]
        found = []
        for first, last in zip(starts, [*starts[1:], len(self.events)], strict=True):
            turn = self.events[first:last]
            for event in turn:
                truth.see(event)
            began = turn[0]
            assert isinstance(began, TurnBegan)
            found.append(
                TurnStory(
                    number=began.turn,
                    player=began.player,
                    first=first,
                    last=last,
                    announced=next((event for event in turn if isinstance(event, Announced)), None),
                    swaps=tuple(
                        Swap(event.player, event.places, event.swapped is True, moment)
                        for moment, event in enumerate(turn, first + 1)
                        if isinstance(event, Returned)
                    ),
                    false_claims=tuple(
                        claim for claim in self.result.false_claims if claim.turn == began.turn
                    ),
                    fortunes=truth.fortunes(),
                    seats=tuple(truth.seats),
                    cards=dict(truth.cards),
                )
            )
        return found

    def great_moments(self) -> list[GreatMoment]:
        """The boldest bluff, the costliest false claim and the swap that fooled the most players; if any."""
        found = (self._boldest_bluff(), self._dearest_fine(), self._best_swap())
        return [moment for moment in found if moment is not None]

    def _boldest_bluff(self) -> GreatMoment | None:
        held = [
            (claim, turn)
            for turn in self.turns
            for claim in turn.false_claims
            if claim.lie and claim.believed and claim.gain > 0
        ]
        if not held:
            return None
        claim, turn = max(held, key=lambda pair: (pair[0].gain, pair[1].number))
        return GreatMoment("bluff", turn, claim.player, claim.gain, claim=claim)

    def _dearest_fine(self) -> GreatMoment | None:
        paid = [
            (claim, turn)
            for turn in self.turns
            for claim in turn.false_claims
            if claim.gain < 0 and (claim.contested_by or not claim.announced)
        ]
        if not paid:
            return None
        claim, turn = min(paid, key=lambda pair: (pair[0].gain, -pair[1].number))
        return GreatMoment("fine", turn, claim.player, -claim.gain, claim=claim)

    def _best_swap(self) -> GreatMoment | None:
        found = [(self.fooled_by(swap), swap, turn) for turn in self.turns for swap in turn.swaps]
        most = max(found, key=lambda one: (len(one[0]), one[2].number), default=None)
        if most is None or not most[0]:
            return None
        fooled, swap, turn = most
        return GreatMoment("swap", turn, swap.player, 0, swap=swap, fooled=fooled)

    def fooled_by(self, swap: Swap) -> tuple[int, ...]:
        """The players who later claimed in good faith what would have been true had the swap gone the other
        way. A swap fools for as long as both cards lie where it put them.
        """
        one, other = swap.places
        cards = next(turn.cards for turn in self.turns if turn.last >= swap.moment)
        instead = {one: cards.get(other), other: cards.get(one)}  # what would lie there
        end = self._moved_again(swap)
        first = {turn.number: turn.first for turn in self.turns}
        fooled = [
            claim.player
            for claim in self.result.false_claims
            if not claim.lie
            and claim.player != swap.player
            and swap.moment <= first[claim.turn] < end
            and claim.mask == instead.get(claim.place)
        ]
        return tuple(dict.fromkeys(fooled))

    def _moved_again(self, swap: Swap) -> int:
        """The moment one of the two cards was held again or taken away."""
        for moment, event in enumerate(self.events[swap.moment :], swap.moment):
            match event:
                case Returned(places=places) | Eliminated(places=places):
                    touched = set(places)
                case CardMoved(source=source, target=target):
                    touched = {source, target}
                case Discarded(place=str(place)):
                    touched = {place}
                case _:
                    continue
            if touched & set(swap.places):
                return moment
        return len(self.events)
