"""A table for several people at one screen, and walks through its private moments."""

from dataclasses import dataclass, replace

from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.setup import Setup
from tests.engine.builders import begin
from tests.ui.table.harness import NAMES, Hands

CARDS = "king judge thief spy sage gambler princess witch"


def lay(cards: str, first: int = 0) -> Setup:
    """A table of eight."""
    setup = begin(cards).setup
    return replace(setup, players=NAMES[: len(setup.players)], first=first)


PEOPLE = (0, 1)


@dataclass(frozen=True)
class Walk:
    """A private moment: what happened before, what people answer, which secrets differ."""

    past: tuple[Answer, ...]
    answers: tuple[Answer, ...]  # None: behind a curtain, a secret is read and closed
    first: int = 0


UNKNOWN: Answer = "?"  # stands for the secret: True or False, 1 or 2
CLOSE: Answer = "close"
NO = (False,) * 7  # seven others let pass


def before(first: int = 0) -> tuple[Answer, ...]:
    """Anna takes her card and Bianca's, in secret; then everybody looks at their own card."""
    return (("swap", "0", "1"), UNKNOWN, *(("look", str(seat)) for seat in range(1, 8)))


WALKS = {
    "look": Walk(before(), (("look", "0"), CLOSE)),
    "look of the second": Walk((*before(), ("look", "0")), (("look", "1"), CLOSE)),
    "swap": Walk((), (("swap", "0", "3"), UNKNOWN)),
    "spy": Walk(before(), (("announce", "0", "spy"), False, "1", CLOSE, True)),
    "sage": Walk(before(), (("announce", "0", "sage"), False, ("1", "2"), CLOSE)),
    "gambler": Walk((), (("announce", "0", "gambler"), False, UNKNOWN)),
    "princess": Walk(before(), (("announce", "0", "princess"), False, 1, CLOSE)),
}


def skip_study(hands: Hands) -> None:
    """A game that begins is studied first."""
    if "turnOverButton" in hands.names:
        hands.turn_over()
