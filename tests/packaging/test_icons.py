"""The program's icon, in the formats of the systems."""

import struct
from pathlib import Path

import icons
import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

pytestmark = pytest.mark.usefixtures("qapp")


def side(png: bytes) -> int:
    """The side of a square PNG, which must be readable."""
    image = QImage.fromData(png)
    assert image.width() == image.height() > 0
    return image.width()


def test_a_picture_has_the_size_asked_for_and_round_corners() -> None:
    image = QImage.fromData(icons.png(64))
    assert side(icons.png(64)) == 64
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(32, 32).alpha() == 255


def test_windows_gets_its_sizes_in_one_file() -> None:
    data = icons.ico()
    zero, kind, number = struct.unpack_from("<HHH", data)
    assert (zero, kind, number) == (0, 1, len(icons.ICO_SIZES))
    for index, size in enumerate(icons.ICO_SIZES):
        width, _, _, _, _, bits, length, where = struct.unpack_from("<BBBBHHII", data, 6 + 16 * index)
        assert (width or 256, bits) == (size, 32)
        assert side(data[where : where + length]) == size


def test_macos_gets_its_sizes_in_one_file() -> None:
    data = icons.icns()
    magic, length = struct.unpack_from(">4sI", data)
    assert (magic, length) == (b"icns", len(data))
    where, found = 8, {}
    while where < len(data):
        kind, length = struct.unpack_from(">4sI", data, where)
        found[kind] = side(data[where + 8 : where + length])
        where += length
    assert found == dict(icons.ICNS_KINDS)


def test_all_files_are_drawn(tmp_path: Path, qapp: QApplication) -> None:
    icons.draw(tmp_path)
    names = {path.name for path in tmp_path.iterdir()}
    assert names == {f"{size}.png" for size in icons.PNG_SIZES} | {"mascarade.ico", "mascarade.icns"}
