"""Every text is readable on every background it has; what has the focus can be seen."""

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from mascarade_qt.ui.cards import painter
from mascarade_qt.ui.kit.backdrop import WARMTH
from mascarade_qt.ui.look.lines import line_pen
from mascarade_qt.ui.look.style import accent_focus, accent_hover, apply_look, palette, style_sheet
from mascarade_qt.ui.look.theme import LOOK, THEMES, Theme, mixed
from mascarade_qt.ui.table.board.fortune import EMPTY
from mascarade_qt.ui.table.board.seat import OUT
from mascarade_qt.ui.table.stage.spotlight import DARK
from tests.support.contrast import READABLE, VISIBLE, contrast


def texts(theme: Theme) -> list[tuple[str, str]]:
    """Which text stands on which ground."""
    grounds = (theme.window, theme.panel, theme.raised, theme.hover, theme.room)
    pairs = [(theme.text, ground) for ground in grounds]
    pairs += [(theme.dim, ground) for ground in (theme.window, theme.panel, theme.raised, theme.room)]
    pairs += [(theme.gold, ground) for ground in (theme.window, theme.panel, theme.room)]
    pairs += [(theme.danger, ground) for ground in (theme.window, theme.panel)]
    pairs += [(theme.on_accent, theme.accent), (theme.on_accent, accent_hover(theme))]
    pairs += [(theme.on_balloon, theme.balloon)]
    if theme.name != "contrast":  # the backdrop is warmer in the middle
        warm = mixed(theme.window, theme.accent, WARMTH[theme.name])
        pairs += [(theme.text, warm), (theme.gold, warm), (theme.dim, warm)]
    return pairs


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_text_is_readable(theme: Theme) -> None:
    poor = [(ink, ground, round(contrast(ink, ground), 2)) for ink, ground in texts(theme)]
    assert not [pair for pair in poor if pair[2] < READABLE]


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_the_focus_ring_is_visible(theme: Theme) -> None:
    for ground in (theme.window, theme.panel, theme.raised):
        assert contrast(theme.gold, ground) >= VISIBLE
    assert contrast(accent_focus(theme), theme.accent) >= VISIBLE or theme.name == "contrast"


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_borders_and_empty_pips_are_visible(theme: Theme) -> None:
    """Those of fields, buttons and plates; the place of a card that was taken."""
    for ground in (theme.panel, theme.window):
        assert contrast(theme.border, ground) >= VISIBLE, ground
    assert contrast(mixed(theme.panel, theme.text, EMPTY), theme.panel) >= VISIBLE
    assert contrast(theme.light, theme.cloth) >= VISIBLE


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_names_on_dimmed_plates_are_readable(theme: Theme) -> None:
    """While a contest is in the light, and after a player has left."""
    text, panel = (mixed(colour, "#000000", DARK / 255) for colour in (theme.text, theme.panel))
    assert contrast(text, panel) >= READABLE
    for under in (theme.room, theme.cloth):
        ground = mixed(under, theme.panel, OUT)
        assert contrast(mixed(ground, theme.text, OUT), ground) >= READABLE


@pytest.mark.parametrize("theme", THEMES)
def test_lines_are_told_apart_by_dashes_and_brightness(theme: str, qapp: QApplication) -> None:
    """As many as there can be on the chart of the masks' journeys; and each of them can be seen."""
    apply_look(theme, 100)
    pens = [line_pen(number, 2) for number in range(15)]
    for pen in pens:
        assert contrast(pen.color().name(), LOOK.theme.panel) >= VISIBLE
    alike = [
        (one, other)
        for (one, first), (other, second) in combinations(enumerate(pens), 2)
        if first.style() == second.style() and contrast(first.color().name(), second.color().name()) < 1.25
    ]
    apply_look("night", 100)
    assert not alike


def test_cards_are_readable() -> None:
    assert contrast(painter.INK, painter.IVORY_DARK) >= READABLE
    assert contrast(painter.ON_WINE, painter.WINE) >= READABLE
    assert contrast(painter.ON_WINE, "#93283f") >= READABLE


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", [80, 100, 200])
def test_a_look_is_applied(theme: str, size: int, qapp: QApplication) -> None:
    apply_look(theme, size)
    assert LOOK.theme.name == theme
    assert qapp.styleSheet() == style_sheet(LOOK)
    assert "$" not in qapp.styleSheet()
    assert qapp.palette().window().color() == palette(LOOK.theme).window().color()
    assert round(qapp.font().pointSizeF(), 1) == round(LOOK.points(), 1)
    assert round(LOOK.points() / LOOK.text, 1) == 12.0
    apply_look("night", 100)
