"""What everybody has seen happen to each card on the table, for players who may look it up."""

from typing import NamedTuple

from mascarade_qt.engine.events import (
    Announced,
    CardMoved,
    Contested,
    Event,
    Looked,
    Revealed,
    Shown,
    Took,
)
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name

CardPast = Context("CardPast")
MOST_TOLD = 5  # of each kind: the latest

_DEALT = CardPast.mark("Dealt as: {mask}.")
_REVEALED = CardPast.mark("Revealed on turn {turn}: {mask}.")
_UNTOUCHED = CardPast.mark("Nobody has touched it since.")
#: “Swapped or not since then: turn 3 (Anna, with Bruno’s card), turn 5 (you, with the card in the centre).”
_TOUCHED = CardPast.mark("Swapped or not since then: {list}.")
_TOUCH = CardPast.mark("turn {turn} ({name}, with {place})")
#: “Looked at: turn 4 (Anna), turn 6 (you).”
_LOOKED = CardPast.mark("Looked at: {list}.")
_LOOK = CardPast.mark("turn {turn} ({name})")
#: “Claimed with it: King on turn 2 (Anna), Witch on turn 8 (you).”
_CLAIMED = CardPast.mark("Claimed with it: {list}.")
_CLAIM = CardPast.mark("{mask} on turn {turn} ({name})")


class _Touch(NamedTuple):
    turn: int
    player: int
    other: str  # the place of the card that went under the table with it; empty if none did


class _Claim(NamedTuple):
    turn: int
    player: int
    mask: str


class _Card:
    """Since it was last seen by all."""

    def __init__(self, mask: str, revealed: int | None = None) -> None:
        self.mask, self.revealed = mask, revealed  # the turn, counted from 0; None: the deal
        self.touches: list[_Touch] = []
        self.looks: list[tuple[int, int]] = []  # turn, player
        self.claims: list[_Claim] = []


class CardPasts:
    """Follows what a company has seen; a card is known by the place where it lies."""

    def __init__(self, company: Company) -> None:
        self._company = company
        self._cards = {place: _Card(mask) for place, mask in company.setup.deal.items()}

    def see(self, event: Event) -> None:
        """Take in what happened; the company has seen it already."""
        turn, cards = self._company.turn, self._cards
        if isinstance(event, Revealed):
            for _, place, mask in event.cards:
                cards[place] = _Card(mask, turn)
        elif isinstance(event, Shown) and event.mask is not None:
            cards[event.place] = _Card(event.mask, turn)
        elif isinstance(event, Took):
            for place, other in (event.places, event.places[::-1]):
                cards[place].touches.append(_Touch(turn, event.player, other))
        elif isinstance(event, Looked):
            for place in event.places:
                cards[place].looks.append((turn, event.player))
        elif isinstance(event, Announced | Contested):
            claim = self._company.announced
            if claim is not None:
                cards[event.place].claims.append(_Claim(turn, event.player, claim))
        elif isinstance(event, CardMoved):
            cards[event.target] = cards[event.source]

    def text(self, place: str) -> str:
        """What is known about the card that lies there, in the current language."""
        card, company = self._cards[place], self._company
        mask = mask_name(card.mask)
        if card.revealed is None:
            lines = [CardPast.text(_DEALT, mask=mask)]
        else:
            lines = [CardPast.text(_REVEALED, turn=card.revealed + 1, mask=mask)]
        touches = [
            CardPast.text(_TOUCH, turn=turn + 1, name=company.who(player), place=company.place(other))
            for turn, player, other in card.touches
        ]
        lines.append(_listed(_TOUCHED, touches) if touches else CardPast.text(_UNTOUCHED))
        if card.claims:
            lines.append(
                _listed(
                    _CLAIMED,
                    [
                        CardPast.text(
                            _CLAIM,
                            mask=mask_name(claim.mask),
                            turn=claim.turn + 1,
                            name=company.who(claim.player),
                        )
                        for claim in card.claims
                    ],
                )
            )
        if card.looks:
            looks = [
                CardPast.text(_LOOK, turn=turn + 1, name=company.who(player)) for turn, player in card.looks
            ]
            lines.append(_listed(_LOOKED, looks))
        return "\n".join(lines)


def _listed(text: str, each: list[str]) -> str:
    """The latest of them; three dots stand for those before."""
    shown = ["…", *each[-MOST_TOLD:]] if len(each) > MOST_TOLD else each
    return CardPast.text(text, list=", ".join(shown))
