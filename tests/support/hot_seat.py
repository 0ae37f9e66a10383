"""A table for several people at one screen."""

from dataclasses import replace

from mascarade_qt.engine.setup import Setup
from tests.engine.builders import begin
from tests.ui.table.harness import NAMES

CARDS = "king judge thief spy sage gambler princess witch"


def lay(cards: str, first: int = 0) -> Setup:
    """A table of eight."""
    setup = begin(cards).setup
    return replace(setup, players=NAMES[: len(setup.players)], first=first)
