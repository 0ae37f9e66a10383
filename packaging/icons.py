"""Draw the program's icon in the sizes and formats that the systems need.

python packaging/icons.py FOLDER
"""

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

SOURCE = Path(__file__).resolve().parent.parent / "resources" / "app" / "icon.svg"

PNG_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
# A size, and the name under which an .icns file keeps it; those with @2x are the same picture again.
ICNS_KINDS: Mapping[bytes, int] = {
    b"icp4": 16,
    b"icp5": 32,
    b"ic07": 128,
    b"ic08": 256,
    b"ic09": 512,
    b"ic10": 1024,
    b"ic11": 32,
    b"ic12": 64,
    b"ic13": 256,
    b"ic14": 512,
}


def png(size: int) -> bytes:
    """The icon as a square PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(SOURCE)).render(painter)
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload] # the stubs know only bytes, Qt only text
    return bytes(buffer.data().data())


def ico() -> bytes:
    """An icon for Windows: a table of contents, then PNGs."""
    pictures = [png(size) for size in ICO_SIZES]
    where = 6 + 16 * len(pictures)
    entries = b""
    for size, picture in zip(ICO_SIZES, pictures, strict=True):
        side = size % 256  # 0 stands for 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(picture), where)
        where += len(picture)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures)


def icns() -> bytes:
    """An icon for macOS: PNGs, each with its kind and length."""
    pictures = {size: png(size) for size in set(ICNS_KINDS.values())}
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size]
        for kind, size in ICNS_KINDS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def draw(folder: Path) -> None:
    """Write all of them."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication.instance() or QGuiApplication([])
    folder.mkdir(parents=True, exist_ok=True)
    for size in PNG_SIZES:
        (folder / f"{size}.png").write_bytes(png(size))
    (folder / "mascarade.ico").write_bytes(ico())
    (folder / "mascarade.icns").write_bytes(icns())
    del application


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
