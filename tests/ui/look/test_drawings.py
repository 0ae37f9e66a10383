"""The drawings keep to what QtSvg draws, and the characters can be told apart at the size of a seat."""

import re
from collections import defaultdict
from functools import lru_cache
from itertools import combinations
from pathlib import Path
from xml.etree import ElementTree

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from mascarade_qt.match.characters import CALM, CHARACTERS, MOODS
from mascarade_qt.system.paths import resources
from mascarade_qt.ui.look.portraits import NEUTRAL, portrait

SVG = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "circle", "ellipse", "rect"}
ALLOWED = SHAPES | {"svg", "g", "defs", "use", "linearGradient", "radialGradient", "stop"}
FORBIDDEN = re.compile(r"\b(class|style|filter|mask|clip-path|font-family)=|<!|<\?|[a-z]:href=\"[^#]|data:")
SMALL = 40  # pixels, about what a seat has for a face
# Mean distance of a colour channel, of 255, over the whole picture. A mood changes little but the face.
OTHER_MOOD, OTHER_PERSON = 6.0, 16.0


@lru_cache
def drawings() -> tuple[Path, ...]:
    return tuple(sorted(resources().rglob("*.svg")))


@lru_cache
def characters() -> dict[str, dict[str, Path]]:
    """Who has been drawn, and the picture of each mood."""
    found: dict[str, dict[str, Path]] = defaultdict(dict)
    for path in (resources() / "characters").iterdir():
        name, _, mood = path.stem.partition("-")
        found[name][mood] = path
    return dict(sorted(found.items()))


@lru_cache
def persons() -> dict[str, Path]:
    """Everybody who may sit at a table: the characters as they usually look, and the masked guests."""
    guests = {path.stem: path for path in sorted((resources() / "avatars").iterdir())}
    return guests | {name: moods[CALM] for name, moods in characters().items()}


@lru_cache
def pixels(path: Path, side: int = SMALL) -> np.ndarray:
    """The drawing on black; the fourth channel is how much of each pixel it covers."""
    image = QImage(side, side, QImage.Format.Format_RGBA8888_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(path)).render(painter, QRectF(0, 0, side, side))
    painter.end()
    return np.frombuffer(image.constBits(), np.uint8).reshape(side, side, 4).astype(float)


def distance(one: Path, other: Path) -> float:
    return float(np.abs(pixels(one) - pixels(other)).mean())


@pytest.mark.parametrize("path", drawings(), ids=lambda path: path.stem)
def test_a_drawing_uses_only_what_qtsvg_draws(path: Path) -> None:
    text = path.read_text("utf-8")
    root = ElementTree.fromstring(text)
    used = {element.tag.removeprefix(SVG) for element in root.iter()}
    assert used <= ALLOWED
    assert used & SHAPES
    assert not FORBIDDEN.search(text)
    ids = {element.get("id", "") for element in root.iter()} - {""}
    referred = set(re.findall(r"url\(#([^)]+)\)", text)) | set(re.findall(r'href="#([^"]+)"', text))
    assert referred <= ids


def test_every_character_has_a_picture_of_every_mood_and_nobody_else_has() -> None:
    found = {path.relative_to(resources()) for path in (resources() / "characters").iterdir()}
    assert found == {Path(f"{portrait(who, 0, mood)}.svg") for who in CHARACTERS for mood in MOODS}


def test_every_seat_has_a_masked_guest() -> None:
    found = {path.relative_to(resources()) for path in (resources() / "avatars").iterdir()}
    assert found == {Path(f"{portrait('', seat)}.svg") for seat in range(NEUTRAL)}


@pytest.mark.parametrize("name", persons())
def test_a_person_is_drawn_in_the_house_style(name: str) -> None:
    for path in characters().get(name, {"": persons()[name]}).values():
        text = path.read_text("utf-8")
        assert 'viewBox="0 0 96 96" width="96" height="96"' in text
        assert not re.search(r"\.\d\d", re.sub(r'opacity="[^"]*"', "", text)), "one decimal is enough"
        assert all(found.startswith(f"{path.stem}-") for found in re.findall(r'id="([^"]+)"', text))
        assert len(text) <= 12_000


@pytest.mark.parametrize("name", persons())
def test_a_person_fills_the_picture_and_touches_no_edge(name: str, qapp: QApplication) -> None:
    for path in characters().get(name, {"": persons()[name]}).values():
        assert QSvgRenderer(str(path)).isValid()
        covered = pixels(path, 96)[:, :, 3] > 0
        assert covered.mean() > 0.4
        covered[1:-1, 1:-1] = False
        assert not covered.any(), path


@pytest.mark.parametrize("name", characters())
def test_moods_of_a_character_differ_visibly(name: str, qapp: QApplication) -> None:
    for one, other in combinations(characters()[name].values(), 2):
        assert distance(one, other) > OTHER_MOOD, (one.stem, other.stem)


def test_no_two_characters_look_alike_in_any_mood(qapp: QApplication) -> None:
    for one, other in combinations(characters().values(), 2):
        for mood in MOODS:
            assert distance(one[mood], other[mood]) > OTHER_PERSON, one[mood].stem


def test_no_two_persons_look_alike(qapp: QApplication) -> None:
    for one, other in combinations(persons().values(), 2):
        assert distance(one, other) > OTHER_PERSON, (one.stem, other.stem)
