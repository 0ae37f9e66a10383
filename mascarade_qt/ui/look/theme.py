"""Colours and fonts of the three themes. Sizes follow one unit: the window's size times the text size."""

from collections.abc import Mapping
from typing import NamedTuple

from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication

from mascarade_qt.system.paths import resources

BASE_PIXELS = 16.0  # of text and of an em, in a window of the usual size at a text size of 100 %
TITLE_FAMILY = "Vollkorn Mascarade"
TEXT_FAMILY = "Mascarade Sans"


class Theme(NamedTuple):
    """One set of colours. Text has a contrast of at least 4.5:1 to its background (a test measures it)."""

    name: str
    window: str  # behind everything
    panel: str  # boxes, lists
    raised: str  # buttons
    hover: str
    text: str
    dim: str  # less important text
    gold: str  # ornaments, focus
    accent: str  # the thing to do next
    on_accent: str
    cloth: str  # the table
    cloth_edge: str
    on_cloth: str  # text on cloth, as on the curtain
    room: str  # around the table
    light: str  # whose turn it is, what can be chosen
    on_light: str  # drawn below a light, so that it shows everywhere
    danger: str
    line: str
    border: str  # of fields, buttons and plates: at least 3:1 to what they stand on
    balloon: str
    on_balloon: str


THEMES: Mapping[str, Theme] = {
    "night": Theme(
        name="night", window="#12142a", panel="#1c1f3d", raised="#2a2e57", hover="#383d70", text="#f3ead6",
        dim="#b9b3c9", gold="#d8b25c", accent="#8c1f3c", on_accent="#fff6e3", cloth="#5c1428",
        cloth_edge="#3a0c1a", on_cloth="#f3ead6", room="#0d0f22", light="#ffd98a",
        on_light="#2a0a14", danger="#ff9a8a", line="#4a4f7d", border="#6c72a6",
        balloon="#f6efdf", on_balloon="#2a1420",
    ),
    "salon": Theme(
        name="salon", window="#f4ecdd", panel="#fffaf0", raised="#efe0c4", hover="#e5d0a8", text="#2b1a22",
        dim="#6a5560", gold="#775610", accent="#7a1f37", on_accent="#fff8ec", cloth="#7d2a40",
        cloth_edge="#591a2c", on_cloth="#fff8ec", room="#e9dcc5", light="#ffe08a",
        on_light="#4a0f1f", danger="#a31515", line="#c9b48c", border="#937336",
        balloon="#fffdf7", on_balloon="#2b1a22",
    ),
    "contrast": Theme(
        name="contrast", window="#000000", panel="#000000", raised="#000000", hover="#333333", text="#ffffff",
        dim="#ffffff", gold="#ffe100", accent="#ffe100", on_accent="#000000", cloth="#000000",
        cloth_edge="#ffffff", on_cloth="#ffffff", room="#000000", light="#ffe100",
        on_light="#000000", danger="#ff8080", line="#ffffff", border="#ffffff",
        balloon="#ffffff", on_balloon="#000000",
    ),
}  # fmt: skip


def mixed(one: str, other: str, share: float) -> str:
    """A colour between two."""
    first, second = QColor(one), QColor(other)
    return QColor(
        round(first.red() + (second.red() - first.red()) * share),
        round(first.green() + (second.green() - first.green()) * share),
        round(first.blue() + (second.blue() - first.blue()) * share),
    ).name()


def luminance(colour: str) -> float:
    """How light a colour is, as WCAG 2 defines it."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    found = QColor(colour)
    return 0.2126 * linear(found.redF()) + 0.7152 * linear(found.greenF()) + 0.0722 * linear(found.blueF())


def contrast(one: str, other: str) -> float:
    """How well two colours can be told apart: from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


class Look:
    """The current theme and sizes; widgets read them here and are repainted when they change."""

    def __init__(self) -> None:
        self.theme = THEMES["night"]
        self.text = 1.0  # the text size set by the player
        self.zoom = 1.0  # the size of the window, relative to the usual one

    @property
    def scale(self) -> float:
        """The scale of everything that contains text."""
        return self.text * self.zoom

    @property
    def large_text(self) -> bool:
        """Whether text is so large for the window that room has to be saved."""
        return self.text >= 1.4

    def em(self, number: float = 1.0) -> int:
        """A length in pixels, in units of the text height."""
        return round(number * BASE_PIXELS * self.scale)

    def px(self, number: float) -> int:
        """A length that grows with the window, but not with the text: lines, margins, pictures."""
        return max(1, round(number * self.zoom))

    def font(self, factor: float = 1.0, bold: bool = False) -> QFont:
        """The text font."""
        font = QFont([TEXT_FAMILY, TITLE_FAMILY])  # the serif has characters that the other font lacks
        font.setPointSizeF(self.points(factor))
        font.setBold(bold)
        return font

    def title_font(self, factor: float = 1.0, bold: bool = True) -> QFont:
        """The display serif, for titles and names of masks."""
        font = QFont(TITLE_FAMILY)
        font.setPointSizeF(self.points(factor * 1.05))
        font.setBold(bold)
        return font

    def points(self, factor: float = 1.0) -> float:
        """A font size. Systems differ in how many pixels make a point; the game looks the same on all."""
        return BASE_PIXELS * self.scale * factor * 72 / QGuiApplication.primaryScreen().logicalDotsPerInch()


LOOK = Look()


def load_fonts() -> bool:
    """Register the bundled fonts; without them Qt falls back to others, and the game goes on."""
    files = sorted((resources() / "fonts").glob("*.ttf"))
    found = [QFontDatabase.addApplicationFont(str(path)) for path in files]
    return any(number >= 0 for number in found)
