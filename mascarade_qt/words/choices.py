"""The choices of New game and Settings: help, variants, themes, speeds."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Choice = Context("Choice")

_HELP: Mapping[str, str] = {
    #: How much help there is in a game.
    "classic": Choice.mark("No help"),
    "history": Choice.mark("History"),
    "notebook": Choice.mark("Notebook"),
    "coach": Choice.mark("Coach"),
}
_HELP_ABOUT: Mapping[str, str] = {
    "classic": Choice.mark("You see what is on the table. The rest is up to your memory."),
    "history": Choice.mark("A log of everything that has happened stays open."),
    "notebook": Choice.mark("The log, plus notes you can pin to cards."),
    "coach": Choice.mark(
        "All that, plus what a perfect memory would know about each card and, if you ask, advice with "
        "reasons."
    ),
}
_REVEALED: Mapping[str, str] = {
    #: Which printed rule holds for a player who was just revealed.
    "by-scenario": Choice.mark("As the masks’ own rules say"),
    "no-announce": Choice.mark("Second edition: look or swap"),
    "must-swap": Choice.mark("First edition, Hungarian box: must swap"),
    "usurped-swap": Choice.mark("Expansion: the Usurper’s left must swap"),
}
_REVEALED_ABOUT: Mapping[str, str] = {
    "no-announce": Choice.mark(
        "A player whose card was revealed on the previous turn may look or swap, but not announce."
    ),
    "must-swap": Choice.mark(
        "A player whose card was revealed on the previous turn may only swap, or pretend to, as in the first "
        "edition and the Hungarian rules."
    ),
    "by-scenario": Choice.mark("The second edition’s rule; the expansion’s where the Usurper is in play."),
    "usurped-swap": Choice.mark(
        "A player whose card was revealed on the previous turn may look or swap. If the Usurper revealed the "
        "card of the player on the left, that player must swap, or pretend to."
    ),
}
_THEMES: Mapping[str, str] = {
    #: Colours of the window; “Salon” is the light one.
    "night": Choice.mark("Night"),
    "salon": Choice.mark("Salon"),
    "contrast": Choice.mark("High contrast"),
}
_SPEEDS: Mapping[str, str] = {
    #: The pace of the game.
    "slow": Choice.mark("Slow"),
    "normal": Choice.mark("Normal"),
    "fast": Choice.mark("Fast"),
    "instant": Choice.mark("Instant"),
}
_READINGS: Mapping[str, str] = {
    #: How long texts can be read before the game goes on.
    "brief": Choice.mark("Short"),
    "usual": Choice.mark("Medium"),
    "ample": Choice.mark("Long"),
}


def help_name(help_level: str) -> str:
    """A help level in a word."""
    return Choice.text(_HELP[help_level])


def help_about(help_level: str) -> str:
    """A help level in a sentence."""
    return Choice.text(_HELP_ABOUT[help_level])


def revealed_name(variant: str) -> str:
    """What a revealed player may do in the next turn."""
    return Choice.text(_REVEALED[variant])


def revealed_about(variant: str) -> str:
    """The same in a sentence."""
    return Choice.text(_REVEALED_ABOUT[variant])


def theme_name(theme: str) -> str:
    """A theme's name."""
    return Choice.text(_THEMES[theme])


def speed_name(speed: str) -> str:
    """A speed's name."""
    return Choice.text(_SPEEDS[speed])


def reading_name(reading: str) -> str:
    """A reading time's name."""
    return Choice.text(_READINGS[reading])
