"""Cards as pixmaps: each face with everything on it, and the back."""

from collections.abc import Callable, Mapping
from functools import lru_cache, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QRectF
from PySide6.QtGui import QPainter, QPixmap

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.ui.cards import painter as cards
from mascarade_qt.ui.cards.face import Face, face_of
from mascarade_qt.ui.look.art import canvas, picture
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.text_fit import fitting_font
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.masks import mask_power

if TYPE_CHECKING:
    from mascarade_qt.engine.setup import Setup

SMALLEST_POWER = 11.0  # pixels, at a text size of 100 %


_SHAPES: Mapping[str, Callable[[QPainter, QRectF, Face, float], None]] = {
    "words": partial(cards.paint_drawn, words=True),
    "icon": partial(cards.paint_drawn, words=False),
    "wordless": cards.paint_wordless,
    "sheet": cards.paint_sheet,
}


def card(face: Face, shape: str, width: int, height: int, ratio: float) -> QPixmap:
    """A card of one of the painter's shapes, painted once."""

    def paint() -> QPixmap:
        pixmap = canvas(width, height, ratio)
        painter = QPainter(pixmap)
        _SHAPES[shape](painter, QRectF(0, 0, width, height), face, ratio)
        painter.end()
        return pixmap

    return PIXMAPS.sized((face, shape, LOOK.theme.name, LOOK.scale), width, height, ratio, paint)


def back(width: int, height: int, ratio: float) -> QPixmap:
    """The back, which is the same for all cards."""
    return picture("cards/back", width, height, ratio)


class Faces:
    """The look of this game's cards everywhere: on the table, turning, behind the curtain."""

    def __init__(self, setup: "Setup") -> None:
        self._bear_tamer = setup.bear_tamer
        self._speaking: dict[tuple[int, float, str], bool] = {}  # by width, text and language
        self._sexes = "courtesan" in setup.masks

    def face(self, mask: str) -> Face:
        """What is on the card."""
        return face_of(mask, self._bear_tamer, sexes=self._sexes)

    def speaks(self, width: int) -> bool:
        """Whether cards of this width show their text; smaller ones need a ribbon with their name.

        Cards of one size are alike: none shows text unless even the longest power is readable.
        """
        key = (width, LOOK.scale, QLocale().name())
        if key not in self._speaking:
            self._speaking[key] = self._could_speak(width)
        return self._speaking[key]

    def _could_speak(self, width: int) -> bool:
        powers = [mask_power(mask) for mask in MASKS]
        if self._bear_tamer:
            powers.append(mask_power("bear_tamer", self._bear_tamer))
        return _readable(tuple(powers), width, LOOK.scale)

    def pixmap(self, mask: str, width: int, height: int, ratio: float) -> QPixmap:
        """A mask's card, with name and power in the current language if they are readable."""
        shape = "words" if self.speaks(width) else "wordless"
        return card(self.face(mask), shape, width, height, ratio)

    def named_pixmap(self, mask: str, width: int, height: int, ratio: float) -> QPixmap:
        """The same, but never without its name: for cards that get no ribbon."""
        shape = "words" if self.speaks(width) else "icon"
        return card(self.face(mask), shape, width, height, ratio)


@lru_cache(maxsize=64)
def _readable(powers: tuple[str, ...], width: int, text_scale: float) -> bool:
    room, pixels = cards.power_room(width).size(), cards.power_pixels(width)
    fonts = (fitting_font(cards.power_font(), power, room, pixels) for power in powers)
    return all(font.pixelSize() >= SMALLEST_POWER * text_scale for font in fonts)
