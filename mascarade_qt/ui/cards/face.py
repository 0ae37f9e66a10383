"""The text and signs on a card, in the current language."""

from typing import NamedTuple

from mascarade_qt.engine.masks import MASKS, Program, brings_money
from mascarade_qt.words.masks import mask_icon, mask_name, mask_power


class Face(NamedTuple):
    """Everything a card may show; how much of it is shown depends on its size."""

    mask: str
    name: str
    power: str = ""
    star: bool = False  # brings money from the bank
    sex: str = ""  # f, m, or empty if it doesn't matter
    icon: str = ""  # what the power does, in resources/icons


def face_of(mask: str, bear_tamer: Program | None = None, *, sexes: bool = False) -> Face:
    """The face of a mask; the Bear Tamer's shows its composed power."""
    return Face(
        mask,
        mask_name(mask),
        mask_power(mask, bear_tamer),
        brings_money(mask, bear_tamer),
        MASKS[mask].sex if sexes else "",
        mask_icon(mask, bear_tamer),
    )
