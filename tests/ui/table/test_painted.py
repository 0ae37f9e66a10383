"""What is painted at the table can be read: inside its widget, and not across anything else."""

import pytest
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.words.languages import install
from tests.sampling import sampled
from tests.support.dice import dice
from tests.ui.legible import faults
from tests.ui.table.conftest import Opened
from tests.ui.table.harness import Hands, ScriptedMatch, a_setup
from tests.ui.table.positions import find

POSITIONS = [
    ("turn", "b9", 13, ""),
    ("contest", "b7", 7, "seats"),
    ("player", "ultimate-combo", 11, "out"),
    ("places", "infernal-trio", 3, ""),
    ("mask", "b8", 8, ""),
    ("direction", "classic", 6, ""),
]
LOOKS = [(language, percent) for language in ("en", "uk", "fr") for percent in (100, 150, 200)]


def at_the_table(hands: Hands) -> list[str]:
    """All faults that there are now."""
    widgets = [widget for widget in hands.screen.findChildren(QWidget) if widget.isVisible()]
    return [fault for widget in widgets for fault in faults(widget)]


@pytest.mark.parametrize(("language", "percent"), sampled(LOOKS, [("en", 100), ("uk", 200)]))
@pytest.mark.parametrize(("kind", "scenario", "players", "wish"), POSITIONS)
def test_a_question_and_all_around_it(
    opened: Opened, kind: str, scenario: str, players: int, wish: str, language: str, percent: int
) -> None:
    install(language)
    apply_look("night", percent)
    position = find(kind, scenario, players, wish)
    hands = opened(ScriptedMatch(position.setup, choices=position.choices, help="coach"))
    hands.wait()
    assert at_the_table(hands) == []
    install("en")


@pytest.mark.parametrize(("language", "percent"), sampled(LOOKS, [("en", 100), ("uk", 200)]))
def test_a_turn_from_the_choice_of_a_mask_to_the_next_question(
    opened: Opened, language: str, percent: int
) -> None:
    install(language)
    apply_look("night", percent)
    hands = opened(ScriptedMatch(a_setup("classic", 6), bots=dice(3)))
    hands.turn_over()
    for part in ("announce", "0", "spy"):
        hands.give(part)
        assert at_the_table(hands) == []
    hands.wait()
    assert at_the_table(hands) == []
    install("en")
