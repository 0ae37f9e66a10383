"""Every face there is has been drawn, in every mood."""

from itertools import product
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QImage

from mascarade_qt.match.characters import CHARACTERS, MOODS
from mascarade_qt.system.paths import resources
from mascarade_qt.ui.look.art import picture
from mascarade_qt.ui.look.motion import MOODS as DURATIONS
from mascarade_qt.ui.look.portraits import NEUTRAL, portrait

NEUTRAL_FACES = [portrait("", player) for player in range(NEUTRAL)]


def image(drawing: str) -> QImage:
    """As it is seen on a plate."""
    return picture(drawing, 64, 64).toImage()


@pytest.mark.parametrize(
    "drawing", [*NEUTRAL_FACES, *(portrait(who, 0, mood) for who, mood in product(CHARACTERS, MOODS))]
)
def test_it_is_there_in_the_usual_size(drawing: str, qapp: object) -> None:
    root = ElementTree.parse(resources() / f"{drawing}.svg").getroot()
    assert root.get("viewBox") == "0 0 96 96"
    assert image(drawing).pixelColor(32, 32).alpha() == 255


def test_all_differ(qapp: object) -> None:
    """Nobody looks like somebody else, or the same in two moods."""
    drawn = [portrait(who, 0, mood) for who, mood in product(CHARACTERS, MOODS)]
    assert len({bytes(image(name).constBits()) for name in [*drawn, *NEUTRAL_FACES]}) == 24 * 3 + NEUTRAL


def test_there_is_no_portrait_too_many() -> None:
    names = {path.stem for path in (resources() / "characters").glob("*.svg")}
    assert names == {f"{who}-{mood}" for who, mood in product(CHARACTERS, MOODS)}


def test_a_mood_passes_and_calm_does_not() -> None:
    assert set(DURATIONS) == set(MOODS) - {"calm"}
    assert all(2000 <= time <= 15_000 for time in DURATIONS.values())
