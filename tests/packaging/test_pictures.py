"""The pictures of README and software centres show the program as it is."""

import re

import about
import pictures
import pytest
from PySide6.QtGui import QImage

from mascarade_qt.system.paths import SOURCE, languages

METAINFO = (about.ROOT / "packaging" / "linux" / "metainfo.xml.in").read_text("utf-8")
README = (about.ROOT / "README.md").read_text("utf-8")


def test_they_were_made_from_this_version() -> None:
    made = pictures.MADE_FROM.read_text("utf-8")
    assert made == pictures.made_from(), "make them again: .venv/bin/python packaging/pictures.py"


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
    monkeypatch.setattr(pictures, "LOOKS", pictures.LOOKS[:-1])
    assert pictures.made_from() != before
