"""The unmasking as a picture file: who wore what, who won, fortunes and the ways of the masks; PNG or SVG."""

from collections.abc import Mapping, Sequence
from math import ceil
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPaintDevice, QPainter, QPen
from PySide6.QtSvg import QSvgGenerator

from mascarade_qt.ui.end.chart_text import write
from mascarade_qt.ui.end.turn_chart import TurnChart, draw_mask
from mascarade_qt.ui.look.art import tinted
from mascarade_qt.ui.look.text_fit import fitting_font
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import joined

WIDTH, HEAD, SUBTITLE, CHART, FOOT = 1280, 110, 36, 430, 60
MARGIN, GAP = 20, 10
SEAT, MOST_IN_A_ROW = 190, 7  # the height of a seat
PORTRAIT, LAURELS = 84, 26
SHARPNESS = 2.0


class Unmasked(NamedTuple):
    """What somebody wore at the end, or what lay in the centre."""

    name: str
    masks: tuple[str, ...]
    fortune: str
    won: bool


class Poster:
    """Who won and why, when and where; everybody with open masks; the charts, each with its legend."""

    def __init__(
        self, title: str, lines: Sequence[str], seats: Sequence[Unmasked], charts: Mapping[TurnChart, str]
    ) -> None:
        """`lines` are what decided the game, and a smaller one below it."""
        self._title, self._line, self._subtitle = title, *lines
        self._seats, self._charts = tuple(seats), charts
        widest = max((chart.minimumSizeHint().width() for chart in charts), default=0)
        self._rows = ceil(len(seats) / MOST_IN_A_ROW)
        self._top = HEAD + SUBTITLE + self._rows * (SEAT + GAP)
        height = self._top + (CHART + FOOT) * len(charts) + MARGIN
        self.size = QSize(max(WIDTH, widest + 2 * MARGIN), height)

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
        painter.fillRect(QRectF(0, 0, self.size.width(), self.size.height()), QColor(LOOK.theme.panel))
        self._paint_head(painter)
        self._paint_seats(painter, vector)
        theme, width = LOOK.theme, float(self.size.width())
        for number, (chart, signs) in enumerate(self._charts.items()):
            top = self._top + number * (CHART + FOOT)
            chart.draw(painter, QRectF(MARGIN, top, width - 2 * MARGIN, CHART), None, vector)
            painter.setPen(QColor(theme.dim))
            painter.setFont(LOOK.font(0.85))
            foot = QRectF(MARGIN, top + CHART + 4, width - 2 * MARGIN, FOOT - 8)
            write(painter, foot, Qt.AlignmentFlag.AlignHCenter, signs, wrapped=True)
        painter.end()

    def _paint_head(self, painter: QPainter) -> None:
        theme, width = LOOK.theme, self.size.width() - 2.0 * MARGIN
        for colour, font, top, height, text in (
            (theme.gold, LOOK.title_font(2.0), 12, 50, self._title),
            (theme.text, LOOK.font(), 62, HEAD - 64, self._line),
            (theme.dim, LOOK.font(0.9), HEAD - 4, SUBTITLE - 8, self._subtitle),
        ):
            painter.setPen(QColor(colour))
            _write(painter, QRectF(MARGIN, top, width, height), font, text)

    def _paint_seats(self, painter: QPainter, vector: bool) -> None:
        columns = ceil(len(self._seats) / max(1, self._rows))
        width = (self.size.width() - 2 * MARGIN - GAP * (columns - 1)) / max(1, columns)
        for number, seat in enumerate(self._seats):
            row, column = divmod(number, columns)
            left, top = MARGIN + column * (width + GAP), HEAD + SUBTITLE + row * (SEAT + GAP)
            self._paint_seat(painter, QRectF(left, top, width, SEAT), seat, vector)

    def _paint_seat(self, painter: QPainter, area: QRectF, seat: Unmasked, vector: bool) -> None:
        theme = LOOK.theme
        painter.setBrush(QColor(theme.raised))
        painter.setPen(QPen(QColor(theme.gold if seat.won else theme.line), 3 if seat.won else 1))
        painter.drawRoundedRect(area.adjusted(2, 2, -2, -2), 8, 8)
        inner = area.adjusted(10, 8, -10, -8)
        if seat.won:
            laurels = tinted("icons/win", LAURELS, theme.gold, SHARPNESS)
            painter.drawPixmap(inner.topRight() - QPointF(LAURELS, 0), laurels)
        lines = (
            (theme.text, LOOK.font(0.95, bold=True), 0.0, 26.0, seat.name),
            (theme.text, LOOK.font(0.85), 28 + PORTRAIT, 30.0, joined([mask_name(m) for m in seat.masks])),
            (theme.gold, LOOK.title_font(1.05), 60 + PORTRAIT, 28.0, seat.fortune),
        )
        for colour, font, top, height, text in lines:
            painter.setPen(QColor(colour))
            aside = LAURELS if seat.won and not top else 0
            room = QRectF(inner.left() + aside, inner.top() + top, inner.width() - 2 * aside, height)
            _write(painter, room, font, text)
        side = min(float(PORTRAIT), inner.width() / max(1, len(seat.masks)))
        left = inner.center().x() - side * len(seat.masks) / 2
        top = inner.top() + 26 + (PORTRAIT - side) / 2
        for number, mask in enumerate(seat.masks):
            draw_mask(painter, mask, QRectF(left + number * side, top, side, side), vector)


def _write(painter: QPainter, room: QRectF, font: QFont, text: str) -> None:
    """In the middle, smaller if it doesn't fit: the paper has the same size for every text size."""
    painter.setFont(fitting_font(font, text, room.size()))
    write(painter, room, Qt.AlignmentFlag.AlignCenter, text, wrapped=True)
