"""Notes that a player pins to cards: possible masks, and free text. Stored on one line."""

from collections.abc import Collection
from typing import NamedTuple

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name

Notes = Context("Notes")
#: One of several masks that a card may be: “King?”
_PERHAPS = Notes.mark("{mask}?")
_MARK = "#"  # before the name of a mask, as in "#king #witch she looked twice"


class Note(NamedTuple):
    """One mask is a certainty, several are guesses."""

    masks: tuple[str, ...] = ()
    text: str = ""

    @property
    def sure(self) -> bool:
        """Whether it names just one mask."""
        return len(self.masks) == 1

    def line(self) -> str:
        """As it is stored; empty for no note."""
        return " ".join([*(_MARK + mask for mask in self.masks), self.text.strip()]).strip()

    def words(self) -> str:
        """As people read it."""
        names = [mask_name(mask) for mask in self.masks]
        if not self.sure:
            names = [Notes.text(_PERHAPS, mask=name) for name in names]
        return " ".join([*names, self.text]).strip()


def read_note(line: str, known: Collection[str] = tuple(MASKS)) -> Note:
    """A note from its stored form; anything that isn't a mask is text."""
    masks: list[str] = []
    words = line.split(" ")
    while words and words[0].startswith(_MARK) and words[0][1:] in known and words[0][1:] not in masks:
        masks.append(words.pop(0)[1:])
    return Note(tuple(masks), " ".join(words).strip())
