"""Achievements in words: a title and what it takes, which is shown as a hint until it is reached."""

from collections.abc import Mapping
from typing import NamedTuple

from mascarade_qt.words.context import Context

Achievement = Context("Achievement")


class TitleAndText(NamedTuple):
    """What an achievement is called, and what it takes."""

    title: str
    text: str


_TEXTS: Mapping[str, TitleAndText] = {
    "honest": TitleAndText(
        Achievement.mark("An honest face"),
        Achievement.mark("Win with at least three claims, all of them true."),
    ),
    "bluff": TitleAndText(
        Achievement.mark("Nobody blinked"),
        Achievement.mark("Win with a lie that nobody contests."),
    ),
    "cheat": TitleAndText(
        Achievement.mark("Cheat exposed"),
        Achievement.mark("Contest a false Cheat who has enough coins to win."),
    ),
    "unknown": TitleAndText(
        Achievement.mark("A mask you never knew you had"),
        Achievement.mark("Win with a true claim that you couldn’t be sure of."),
    ),
    "blind": TitleAndText(
        Achievement.mark("Eyes closed"),
        Achievement.mark("Win without looking at a card even once."),
    ),
    "last-coin": TitleAndText(
        Achievement.mark("The last coin"),
        Achievement.mark("Contest with only one coin left, and be right."),
    ),
    "doubted": TitleAndText(
        Achievement.mark("Too good to be true"),
        Achievement.mark("Tell the truth, and have two players contest it."),
    ),
    "sharp": TitleAndText(
        Achievement.mark("A sharp eye"),
        Achievement.mark("Contest at least three times in a game, and be right every time."),
    ),
    "fibber": TitleAndText(
        Achievement.mark("A silver tongue"),
        Achievement.mark("Have three lies believed in one game."),
    ),
    "sleight": TitleAndText(
        Achievement.mark("Sleight of hand"),
        Achievement.mark(
            "Fool somebody with a swap, real or pretended, into claiming a mask they don’t wear."
        ),
    ),
    "comeback": TitleAndText(
        Achievement.mark("From rags to riches"),
        Achievement.mark("Win after having been down to one coin or none."),
    ),
    "ruin": TitleAndText(
        Achievement.mark("Someone else’s ruin"),
        Achievement.mark("Win because somebody else has run out of coins."),
    ),
    "masters": TitleAndText(
        Achievement.mark("Among masters"),
        Achievement.mark("Win against at least three masters, and nobody else."),
    ),
}


def title_and_text(name: str) -> TitleAndText:
    """An achievement, in the current language."""
    title, text = _TEXTS[name]
    return TitleAndText(Achievement.text(title), Achievement.text(text))
