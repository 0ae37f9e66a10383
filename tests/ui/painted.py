"""What a widget paints, piece by piece: texts, pictures and shapes, each with its place and colour."""

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QIODevice, QPoint, QRectF
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QRegion, QTransform
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

_NUMBER = re.compile(r"-?\d+(?:\.\d+)?(?:e-?\d+)?")
_PARTS = re.compile(r"M[^M]*")


class Painted(NamedTuple):
    """A piece. A text takes the room from its line up to the height of its capitals."""

    kind: str  # text, picture, shape
    area: QRectF
    fill: str
    line: str  # the colour of its outline
    text: str = ""
    size: int = 0  # of its letters, in pixels
    bold: bool = False


def painted(widget: QWidget) -> list[Painted]:
    """All that the widget itself paints, from back to front; not what lies on it."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    page = QSvgGenerator()
    page.setOutputDevice(buffer)
    page.setSize(widget.size())
    page.setViewBox(widget.rect())
    page.setResolution(widget.logicalDpiX())
    painter = QPainter(page)
    widget.render(painter, QPoint(), QRegion(), QWidget.RenderFlag(0))
    painter.end()
    root = ElementTree.fromstring(buffer.data().data())
    return [piece for group in root.findall(".//{*}g") for piece in _pieces(group)]


def texts(found: list[Painted]) -> dict[str, Painted]:
    """The texts among them."""
    return {piece.text: piece for piece in found if piece.kind == "text"}


def kinds(found: list[Painted], kind: str) -> list[Painted]:
    """The pictures, or the shapes."""
    return [piece for piece in found if piece.kind == kind]


def _pieces(group: ElementTree.Element) -> Iterator[Painted]:
    matrix = [float(number) for number in _NUMBER.findall(group.get("transform", "1,0,0,1,0,0"))]
    place = QTransform(*matrix)
    fill, line = group.get("fill", "none"), group.get("stroke", "none")
    for piece in group:
        name = piece.tag.rpartition("}")[2]
        if name == "text":
            yield _text(piece, place)
        elif name == "image":
            yield Painted("picture", place.mapRect(_box(piece)), "", "")
        elif name == "path":
            for part in _PARTS.findall(piece.get("d", "")):
                yield Painted("shape", place.mapRect(_around(part)), fill, line)
        elif name in ("polyline", "polygon"):
            yield Painted("shape", place.mapRect(_around(piece.get("points", ""))), fill, line)
        elif name in ("circle", "ellipse"):
            yield Painted("shape", place.mapRect(_round(piece)), fill, line)
        elif name == "rect":
            yield Painted("shape", place.mapRect(_box(piece)), fill, line)


def _text(piece: ElementTree.Element, place: QTransform) -> Painted:
    font = QFont(piece.get("font-family", "").split(","))
    font.setPixelSize(round(float(piece.get("font-size", "0"))))
    font.setWeight(QFont.Weight(int(piece.get("font-weight", "400"))))
    metrics = QFontMetricsF(font)
    text = piece.text or ""
    height = metrics.capHeight()
    x, y = float(piece.get("x", "0")), float(piece.get("y", "0"))
    area = QRectF(x, y - height, metrics.horizontalAdvance(text), height)
    return Painted(
        "text", place.mapRect(area), piece.get("fill", ""), "", text, font.pixelSize(), font.bold()
    )


def _box(piece: ElementTree.Element) -> QRectF:
    x, y, width, height = (float(piece.get(name, "0")) for name in ("x", "y", "width", "height"))
    return QRectF(x, y, width, height)


def _round(piece: ElementTree.Element) -> QRectF:
    x, y = float(piece.get("cx", "0")), float(piece.get("cy", "0"))
    across, down = (float(piece.get(name, piece.get("r", "0"))) for name in ("rx", "ry"))
    return QRectF(x - across, y - down, 2 * across, 2 * down)


def _around(points: str) -> QRectF:
    numbers = [float(number) for number in _NUMBER.findall(points)]
    across, down = numbers[::2], numbers[1::2]
    return QRectF(min(across), min(down), max(across) - min(across), max(down) - min(down))
