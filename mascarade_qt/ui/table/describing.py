"""What screen readers say of seats and cards."""

from mascarade_qt.ui.table.board import Board
from mascarade_qt.words.company import Company
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context, capital
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.prompts import coins_text

Describing = Context("Describing")

_OPEN_CARD = QT_TRANSLATE_NOOP("Describing", "{place}: {mask}")
_SEAT = QT_TRANSLATE_NOOP("Describing", "{name}, {coins}")


def describe_board(board: Board, company: Company) -> None:
    """Name everything on the table as it is now; nothing hidden is named."""
    for place, card in board.cards.items():
        name = capital(company.place(place))
        if card.shown is not None:
            name = Describing.say(_OPEN_CARD, place=name, mask=mask_name(card.shown))
        card.setAccessibleName(name)
        more = "\n".join(text for text in (card.note.words(), card.chances) if text)
        card.setAccessibleDescription(more)
    for seat in board.seats:
        name, coins = company.title(seat.player), coins_text(seat.coins)
        seat.setAccessibleName(Describing.say(_SEAT, name=name, coins=coins))
