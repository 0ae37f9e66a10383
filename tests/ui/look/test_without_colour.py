"""What colours tell, shapes tell too, as the colour-blind see it; and nothing flashes."""

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from numpy.typing import NDArray
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QWidget

import mascarade_qt.ui
from mascarade_qt.storage.statistics import Achieved
from mascarade_qt.ui.cards import painter, verdict
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.ui.look.art import tinted
from mascarade_qt.ui.look.motion import BEATS, DURATIONS, SPEEDS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import THEMES, Theme
from mascarade_qt.ui.scenarios.mask_grid import MaskTile
from mascarade_qt.ui.statistics.plaques import Plaque
from mascarade_qt.ui.table.board import seat
from mascarade_qt.ui.table.board.seat import SeatWidget
from mascarade_qt.ui.table.side.log_delegate import SIGNS
from tests.support.contrast import READABLE, VISIBLE, contrast
from tests.ui.conftest import Show

Picture = NDArray[np.float64]

# Machado, Oliveira and Fernandes (2009), complete lack of one kind of cones; for linear RGB.
EYES = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
ENOUGH = 30  # pixels that are clearly lighter or darker
FLASHES = 3  # a second, at most


def seen(picture: QPixmap | QImage, eyes: str) -> Picture:
    """How light each point is to these eyes, on a grey background."""
    image = QImage(picture.size(), QImage.Format.Format_RGB32)
    image.fill(QColor("#808080"))
    brush = QPainter(image)
    brush.drawImage(image.rect(), picture.toImage() if isinstance(picture, QPixmap) else picture)
    brush.end()
    raw = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    colours = raw[:, :, 2::-1].astype(np.float64) / 255
    linear = np.where(colours <= 0.04045, colours / 12.92, ((colours + 0.055) / 1.055) ** 2.4)
    felt = np.clip(linear @ np.array(EYES[eyes]).T, 0, 1)
    return np.asarray(felt @ np.array((0.2126, 0.7152, 0.0722)))


def apart(one: Picture, other: Picture) -> int:
    """How many points differ clearly in lightness alone."""
    lighter, darker = np.maximum(one, other), np.minimum(one, other)
    return int(((lighter + 0.05) / (darker + 0.05) >= VISIBLE).sum())


def seat_states(show: Show) -> dict[str, QPixmap]:
    """A name plate in all its states."""
    changes: dict[str, Callable[[SeatWidget], None]] = {
        "idle": lambda plate: None,
        "turn": lambda plate: plate.set_state(True, False, False),
        "awaited": lambda plate: plate.set_state(False, True, False),
        "out": lambda plate: plate.set_state(False, False, True),
        "can be chosen": lambda plate: plate.set_lit(True),
        "chosen": lambda plate: plate.set_lit(True, chosen=True),
    }
    found = {}
    for name, change in changes.items():
        table = QWidget()
        plate = SeatWidget(1, table)
        plate.setGeometry(10, 10, 180, 80)
        plate.set_player(1, "Anna", False)
        plate.set_coins(6)
        change(plate)
        show(table, 220, 110)
        found[name] = plate.grab()
    return found


def tile_states(show: Show) -> dict[str, QPixmap]:
    """A mask that is chosen for a scenario, or not."""
    found = {}
    for chosen in (False, True):
        tile = MaskTile("tile", "king")
        tile.setChecked(chosen)
        show(tile, 110, 120)
        found[str(chosen)] = tile.grab()
    return found


def toggle_states(show: Show) -> dict[str, QPixmap]:
    """On and off."""
    found = {}
    for on in (False, True):
        toggle = Toggle("sample")
        toggle.setChecked(on)
        show(toggle, 80, 40)
        found[str(on)] = toggle.grab()
    return found


def segment_states(show: Show) -> dict[str, QPixmap]:
    """The chosen one of two that are called the same."""
    choice = Segmented("sample", ("a", "b"))
    for key in ("a", "b"):
        choice.label(key, "Same")
    show(choice, 300, 60)
    return {key: choice.button(key).grab() for key in ("a", "b")}


def stamps(show: Show) -> dict[str, QPixmap]:
    """True and false."""
    return {str(true): verdict.verdict(true, 64, 1.0) for true in (True, False)}


def log_signs(show: Show) -> dict[str, QPixmap]:
    """What happened, by kind: all in the same colour."""
    return {name: tinted(name, 32, "#000000", 1.0) for name, _ in SIGNS.values()}


def plaques(show: Show) -> dict[str, QPixmap]:
    """An achievement that somebody has reached, and one that nobody has."""
    found = {}
    for reached in (None, Achieved("bluff", "Anna", "classic", "")):
        wall = QWidget()
        plaque = Plaque("bluff", wall)
        plaque.setGeometry(0, 0, 300, 120)
        plaque.show_first(reached, named=False)
        show(wall, 300, 120)
        found[str(plaque.reached)] = plaque.grab()
    return found


SORTS = {
    "log sign": log_signs,
    "plaque": plaques,
    "seat": seat_states,
    "tile": tile_states,
    "toggle": toggle_states,
    "segment": segment_states,
    "stamp": stamps,
}


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("sort", SORTS)
def test_states_are_told_apart_without_colour(sort: str, theme: str, settings: Settings, show: Show) -> None:
    settings.theme = theme
    states = SORTS[sort](show)
    assert len(states) >= 2
    alike = []
    for eyes in EYES:
        pictures = {name: seen(picture, eyes) for name, picture in states.items()}
        for one, other in combinations(pictures, 2):
            number = apart(pictures[one], pictures[other])
            if number < ENOUGH:
                alike.append((eyes, one, other, number))
    assert not alike


def test_the_check_sees_what_only_colour_tells() -> None:
    """To many people, red and green of the same lightness look alike."""
    red, green = QImage(20, 20, QImage.Format.Format_RGB32), QImage(20, 20, QImage.Format.Format_RGB32)
    red.fill(QColor("#b04040"))
    green.fill(QColor("#4f7a3a"))
    assert apart(seen(red, "deutan"), seen(green, "deutan")) == 0
    green.fill(QColor("#d8ffd0"))
    assert apart(seen(red, "deutan"), seen(green, "deutan")) == 400


@pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))
def test_marks_are_visible(theme: Theme, settings: Settings) -> None:
    settings.theme = theme.name
    assert contrast(theme.on_cloth, theme.cloth) >= READABLE
    for mark, ground in (
        (theme.light, theme.on_light),
        (seat._glow().name(), theme.panel),
        (theme.gold, theme.room),
        (painter.ON_WINE, painter.WINE),
        (painter.ON_WINE, verdict._GREEN),
        *((getattr(theme, colour), theme.panel) for _, colour in SIGNS.values()),  # in the log
        (theme.on_accent, theme.accent),  # there, on a chosen line
        (theme.gold, theme.raised),  # the edge of a plaque that has been reached
    ):
        assert contrast(mark, ground) >= VISIBLE, (mark, ground)


def test_the_table_does_not_flash() -> None:
    """It darkens for a contest and is bright again after it, at most three times a second at any speed."""
    fastest = min(speed for speed in SPEEDS.values() if speed)
    contest = sum(DURATIONS[part] for part in ("dim", "gather", "hush")) + BEATS["reveal"]
    assert 1000 / (contest * fastest) <= FLASHES


def test_nothing_moves_for_ever() -> None:
    """An animation that repeats itself might blink."""
    folder = Path(mascarade_qt.ui.__path__[0])
    assert not [path for path in folder.rglob("*.py") if "setLoopCount" in path.read_text("utf-8")]
