"""A table that is waiting for an answer."""

from dataclasses import replace

from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.setup import Setup
from tests.engine.builders import begin
from tests.support.waiting import idle
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import NAMES, Hands, ScriptedMatch

CARDS = "cheat judge thief spy | king widow"


def lay(coins: int | tuple[int, ...] = 6, first: int = 0, cards: str = CARDS) -> Setup:
    """Four players and two cards in the centre."""
    setup = begin(cards, coins=coins, first=first).setup
    return replace(setup, players=NAMES[: len(setup.players)])


def at(opened: Opened, setup: Setup, *choices: Answer, help: str = "history") -> tuple[Hands, ScriptedMatch]:
    """A screen on which the first question after these choices has just been asked."""
    match = ScriptedMatch(setup, (0,), choices, stop=True, help=help)
    hands = opened(match)
    if hands.screen.prompt.buttons and hands.names == ["turnOverButton"]:
        hands.wait()
        hands.press("turnOverButton")
        idle()
    return hands, match
