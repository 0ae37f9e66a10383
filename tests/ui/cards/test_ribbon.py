"""Names on open cards grow with the text, though cards give way to it."""

import pytest

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.ui.cards.ribbon import Ribbon
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.board.board import Board
from mascarade_qt.ui.table.board.seats_model import SeatsModel
from mascarade_qt.words.languages import LANGUAGES
from tests.sampling import sampled
from tests.ui.conftest import Show
from tests.ui.table.harness import a_setup

# Boards in a window of 1280×720, with usual and with large text.
USUAL, LARGE = (1008, 552), (934, 504)
SAMPLE = {"fr", "ru"}
TABLES = [("small-two", 2), ("small-three", 3), ("b6", 6), ("b8", 8), ("b9", 13)]


def _letters(board: Board) -> dict[str, int]:
    """The size of each mask's name, where it is smallest."""
    ribbons = board.findChildren(Ribbon)
    return {mask: min(ribbon.letters_of(mask) for ribbon in ribbons) for mask in MASKS}


@pytest.mark.parametrize("language", sampled(LANGUAGES, SAMPLE))
@pytest.mark.parametrize(("scenario", "players"), sampled(TABLES, TABLES[::2]))
def test_no_name_shrinks_when_text_grows(
    scenario: str, players: int, language: str, settings: Settings, show: Show
) -> None:
    settings.language = language
    board = Board(SeatsModel(a_setup(scenario, players)))
    show(board, *USUAL)
    usual = _letters(board)
    settings.text_size = 200
    board.resize(*LARGE)
    board.restyle()
    large = _letters(board)
    assert not {mask: (usual[mask], large[mask]) for mask in MASKS if large[mask] < usual[mask]}
    assert sum(large.values()) > sum(usual.values())


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize(("scenario", "players"), TABLES)
def test_names_hide_no_neighbours(
    scenario: str, players: int, size: int, settings: Settings, show: Show
) -> None:
    """All cards are open, and each has a long name."""
    settings.language, settings.text_size = "ru", size
    board = Board(SeatsModel(a_setup(scenario, players)))
    show(board, *LARGE)
    for place in board.cards:
        board.turn_up(place, "bear_tamer")
    ribbons = board.findChildren(Ribbon)
    assert len(ribbons) == len(board.cards)
    for ribbon in ribbons:
        area = ribbon.geometry()
        others = [other.geometry() for other in ribbons if other is not ribbon]
        others += [seat.geometry() for seat in board.seats]
        others += [card.geometry() for card in board.cards.values() if card is not ribbon.card]
        assert not [other for other in others if other.intersects(area)]
