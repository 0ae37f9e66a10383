"""Every text can be read on every ground it stands on; what has the focus can be seen."""

import pytest
from PySide6.QtWidgets import QApplication

from mascarade_qt.ui.cards import painter
from mascarade_qt.ui.kit.backdrop import WARMTH
from mascarade_qt.ui.look.style import accent_focus, accent_hover, apply_look, palette, style_sheet
from mascarade_qt.ui.look.theme import LOOK, THEMES, Theme, mixed
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
