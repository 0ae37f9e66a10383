"""What is painted at the table can be read: inside its widget, and not across anything else."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.words.languages import install
from tests.sampling import sampled
from tests.support.dice import dice
from tests.ui.painted import Painted, painted
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
TOUCH = 1.0  # pixels
ENDLESS = 10_000
MARK = 1  # letters: a key or a question mark lies on a portrait


def faults(widget: QWidget) -> list[str]:
    """What can't be read."""
    found = [piece for piece in painted(widget) if piece.kind != "shape"]
    texts = [piece for piece in found if piece.kind == "text" and piece.text.strip()]
    room = QRectF(widget.rect()).adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH)
    if widget.objectName() == "qt_scrollarea_viewport":  # what is above and below can be scrolled to
        room.adjust(0, -ENDLESS, 0, ENDLESS)
    said = [f"{piece.text!r} is cut: {piece.area}" for piece in texts if not room.contains(piece.area)]
    said += [
        f"{one.text!r} across {other.text!r}"
        for one, other in combinations(found, 2)
        if crossed(one, other) and not (other.text and len(other.text) <= MARK)
    ]
    return [f"{widget.objectName()} {widget.size().toTuple()}: {fault}" for fault in said]


def crossed(one: Painted, other: Painted) -> bool:
    """Whether words lie across something."""
    shared = one.area.intersected(other.area)
    words = "text" in (one.kind, other.kind)
    return words and shared.width() > TOUCH and shared.height() > TOUCH


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
