"""What screen readers say about seats and cards."""

from collections.abc import Callable

from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.card import CardWidget
from mascarade_qt.ui.table.board.purse import PurseWidget
from mascarade_qt.ui.table.board.seat import SeatWidget
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.numbers import coins_text
from mascarade_qt.words.phrases import capital

Descriptions = Context("Descriptions")

_OPEN_CARD = Descriptions.mark("{place}: {mask}")
_SEAT = Descriptions.mark("{name}, {coins}")
_ON_TURN = Descriptions.mark("Taking their turn")
_OUT = Descriptions.mark("Out of the game")
_PHONES = {
    "here": Descriptions.mark("Answers on a phone"),
    "away": Descriptions.mark("Answers on a phone that is asleep"),
    "answered": Descriptions.mark("Has answered on the phone"),
}
_NOTE = Descriptions.mark("Note: {words}")
_COACH = Descriptions.mark("Coach: {words}")
_LIT = Descriptions.mark("Can be chosen on the table")


Thing = CardWidget | SeatWidget | PurseWidget


def describe_board(
    board: Board, company: Company, explained: Callable[[Thing], str] = lambda thing: ""
) -> None:
    """Name everything on the table as it is now, and nothing hidden; `explained` says what a thing is."""
    for place, card in board.cards.items():
        name = capital(company.place(place))
        if card.shown is not None:
            name = Descriptions.text(_OPEN_CARD, place=name, mask=mask_name(card.shown))
        card.setAccessibleName(name)
        _describe(card, *_choice(card), known_of(card), explained(card))
    for seat in board.seats:
        name, coins = company.title(seat.player), coins_text(seat.coins)
        seat.setAccessibleName(Descriptions.text(_SEAT, name=name, coins=coins))
        _describe(seat, *_choice(seat), *_state(seat), "" if seat.out else explained(seat))
    for purse in board.purses.values():
        _describe(purse, explained(purse))


def _describe(thing: Thing, *lines: str) -> None:
    thing.setAccessibleDescription("\n".join(filter(None, lines)))


def known_of(card: CardWidget) -> str:
    """What was noted about a card, and what the coach thinks of it; each says where it comes from."""
    words = {_NOTE: card.note.words(), _COACH: card.chances}
    return "\n".join(Descriptions.text(whose, words=text) for whose, text in words.items() if text)


def _choice(thing: CardWidget | SeatWidget) -> list[str]:
    """An answer may have the same name as the card it stands for: this tells them apart."""
    return [Descriptions.text(_LIT)] if thing.lit else []


def _state(seat: SeatWidget) -> list[str]:
    if seat.out:
        return [Descriptions.text(_OUT)]
    states = [_ON_TURN] if seat.active else []
    if seat.phone:
        states.append(_PHONES[seat.phone])
    return [*(Descriptions.text(state) for state in states), seat.said]
