"""The unmasking as a picture file: who won, fortunes and the ways of the masks, as PNG or SVG."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPaintDevice, QPainter
from PySide6.QtSvg import QSvgGenerator

from mascarade_qt.ui.end.chart_text import write
from mascarade_qt.ui.end.turn_chart import TurnChart
from mascarade_qt.ui.look.theme import LOOK

WIDTH, HEAD, CHART, FOOT = 1280, 110, 430, 60
SHARPNESS = 2.0


class Poster:
    """A title, a line below it, and the charts one below the other, each with its legend."""

    def __init__(self, title: str, line: str, charts: Mapping[TurnChart, str]) -> None:
        self._title, self._line, self._charts = title, line, charts
        widest = max((chart.minimumSizeHint().width() for chart in charts), default=0)
        self.size = QSize(max(WIDTH, widest + 40), HEAD + (CHART + FOOT) * len(charts) + 20)

    def save(self, path: Path) -> bool:
        """Write it in the format of the name's ending; returns whether that worked."""
        return self._save_svg(path) if path.suffix.lower() == ".svg" else self._save_png(path)

    def _save_png(self, path: Path) -> bool:
        image = QImage(self.size * SHARPNESS, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(SHARPNESS)
        self._paint(image, vector=False)
        return image.save(str(path), "PNG")  # type: ignore[call-overload, no-any-return]

    def _save_svg(self, path: Path) -> bool:
        generator = QSvgGenerator()
        generator.setFileName(str(path))
        generator.setSize(self.size)
        generator.setViewBox(QRect(0, 0, self.size.width(), self.size.height()))
        # One pixel is one pixel, so letters are as large as on the screen.
        generator.setResolution(round(QGuiApplication.primaryScreen().logicalDotsPerInch()))
        generator.setTitle(self._title)
        generator.setDescription(self._line)
        try:
            path.write_bytes(b"")  # Qt only warns if a file can't be written
        except OSError:
            return False
        self._paint(generator, vector=True)
        return path.stat().st_size > 0

    def _paint(self, device: QPaintDevice, vector: bool) -> None:
        painter = QPainter(device)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = LOOK.theme
        width = float(self.size.width())
        painter.fillRect(QRectF(0, 0, width, self.size.height()), QColor(theme.panel))
        painter.setPen(QColor(theme.gold))
        painter.setFont(LOOK.title_font(2.0))
        centred = Qt.AlignmentFlag.AlignCenter
        write(painter, QRectF(20, 12, width - 40, 50), centred, self._title)
        painter.setPen(QColor(theme.text))
        painter.setFont(LOOK.font())
        write(painter, QRectF(20, 62, width - 40, HEAD - 64), centred, self._line, wrapped=True)
        for number, (chart, signs) in enumerate(self._charts.items()):
            top = HEAD + number * (CHART + FOOT)
            chart.draw(painter, QRectF(20, top, width - 40, CHART), None, vector)
            painter.setPen(QColor(theme.dim))
            painter.setFont(LOOK.font(0.85))
            foot = QRectF(20, top + CHART + 4, width - 40, FOOT - 8)
            write(painter, foot, Qt.AlignmentFlag.AlignHCenter, signs, wrapped=True)
        painter.end()
