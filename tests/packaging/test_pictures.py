"""The pictures of README and software centres show the program as it is."""

import os
import re
import subprocess
import sys
from pathlib import Path

import about
import pictures
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter

from mascarade_qt.system.paths import SOURCE, languages
from tests.support.systems import ON_ITS_OWN, press_ctrl_c

METAINFO = (about.ROOT / "packaging" / "linux" / "metainfo.xml.in").read_text("utf-8")
README = (about.ROOT / "README.md").read_text("utf-8")

AGAIN = "make them again: .venv/bin/python packaging/pictures.py"
COLUMNS, ROWS = 64, 36
ALIKE = 12  # of 255: antialiasing may differ between systems, but not the average of a square


def squares(image: QImage) -> list[int]:
    """How light each square of a picture is on average."""
    smooth = Qt.TransformationMode.SmoothTransformation
    small = image.scaled(COLUMNS, ROWS, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return [small.pixelColor(x, y).lightness() for y in range(ROWS) for x in range(COLUMNS)]


def look_alike(one: QImage, other: QImage) -> bool:
    pairs = zip(squares(one), squares(other), strict=True)
    return all(abs(light - dark) <= ALIKE for light, dark in pairs)


def test_they_were_made_from_this_version() -> None:
    made = pictures.MADE_FROM.read_text("utf-8")
    assert made == pictures.made_from(), AGAIN


@pytest.mark.skipif(
    sys.platform != "linux", reason="the pictures are made on Linux; letters are drawn otherwise"
)
def test_the_table_still_looks_like_that(tmp_path: Path) -> None:
    """The same deal, today: by its first line, the masks have been turned down."""
    with subprocess.Popen(
        pictures.playing(SOURCE, tmp_path),
        stdout=subprocess.PIPE,
        cwd=about.ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen"},
        **ON_ITS_OWN,
    ) as demo:
        assert demo.stdout is not None
        assert demo.stdout.readline()
        press_ctrl_c(demo.pid)
        demo.communicate()
    (today,) = tmp_path.glob("*-deal.png")
    assert look_alike(QImage(str(today)), QImage(str(pictures.path_of("deal")))), AGAIN


def test_a_small_change_of_the_table_is_noticed() -> None:
    """A card that is a little lower, say."""
    shown = QImage(str(pictures.path_of("deal")))
    moved = shown.copy()
    painter = QPainter(moved)
    painter.drawImage(440, 74, shown, 440, 66, 100, 140)
    painter.end()
    assert look_alike(shown, shown.copy())
    assert not look_alike(shown, moved)


@pytest.mark.parametrize("language", languages())
def test_there_is_one_for_each_language(language: str) -> None:
    for name in pictures.SHOWN if language == SOURCE else pictures.SHOWN[:1]:
        image = QImage(str(pictures.path_of(name, language)))
        assert (image.width(), image.height()) == (1280, 720)
    others = [QImage(str(pictures.path_of("reveal", other))) for other in languages() if other != language]
    assert QImage(str(pictures.path_of("reveal", language))) not in others


def test_pages_show_pictures_that_are_there() -> None:
    shown = {*re.findall(r"@PICTURES@/(\S+\.png)", METAINFO), *re.findall(r"screenshots/(\S+?\.png)", README)}
    there = {path.relative_to(pictures.FOLDER).as_posix() for path in pictures.FOLDER.rglob("*.png")}
    assert shown == there


def test_a_changed_drawing_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    before = pictures.made_from()
    monkeypatch.setattr(pictures, "DRAWINGS", pictures.DRAWINGS[:-1])
    assert pictures.made_from() != before
