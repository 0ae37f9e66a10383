"""How long words and cards are shown, in milliseconds: long enough to be read, at any speed of movement."""

from collections.abc import Mapping

from mascarade_qt.ui.look.motion import CLOCK

READINGS: Mapping[str, float] = {"brief": 0.6, "usual": 1.0, "ample": 1.7}
FIRST_GLANCE = 300  # to notice what is new
LETTER = 32  # about 30 letters a second: the words are few and soon familiar
CARD = 550  # a face with its name


def reading_time(words: str, cards: int = 0) -> int:
    """The least time for reading something: it grows with the words and cards that are shown."""
    if not words and not cards:
        return 0
    return round((FIRST_GLANCE + LETTER * len(words) + CARD * cards) * CLOCK.reading)
