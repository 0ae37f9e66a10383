"""The choices of New game and Settings in words: opponents, help, variants, themes, speeds."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Role = Context("Role")
Choice = Context("Choice")

_LEVELS: Mapping[str, str] = {
    #: How good a bot is: a guest at the ball, the weakest of four.
    "guest": Role.mark("Guest"),
    #: How good a bot is: a regular guest at such balls, the second of four.
    "regular": Role.mark("Regular"),
    "courtier": Role.mark("Courtier"),
    "master": Role.mark("Master"),
}
#: How hard an opponent is to beat, with the name of the level; in a list of opponents.
_LEVELS_BY_STRENGTH: Mapping[str, str] = {
    "guest": Role.mark("Easy (guest)"),
    "regular": Role.mark("Medium (regular)"),
    "courtier": Role.mark("Hard (courtier)"),
    "master": Role.mark("Very hard (master)"),
}
_LEVELS_ABOUT: Mapping[str, str] = {
    "guest": Role.mark("Often misses a swap and believes most of what is said."),
    "regular": Role.mark("Pays attention, but anything more than a few rounds back begins to blur."),
    "courtier": Role.mark("Forgets nothing and weighs the odds."),
    "master": Role.mark("Forgets nothing, reads words and silences, and thinks ahead."),
}
_TEMPERAMENTS: Mapping[str, str] = {
    #: A bot’s temperament: a bit of everything. Temperaments also stand after the level: “Master, bold”.
    "even": Role.mark("Balanced"),
    "cautious": Role.mark("Cautious"),
    "bold": Role.mark("Bold"),
    "greedy": Role.mark("Greedy"),
    "suspicious": Role.mark("Suspicious"),
    "chaotic": Role.mark("Chaotic"),
}
_TEMPERAMENTS_ABOUT: Mapping[str, str] = {
    "even": Role.mark("A bit of everything."),
    "cautious": Role.mark("Looks more often, bluffs and contests less."),
    "bold": Role.mark("Loves to bluff and to contest."),
    "greedy": Role.mark("Goes for the money and rarely looks."),
    "suspicious": Role.mark("Takes many claims for lies and contests them."),
    "chaotic": Role.mark("Hard to predict."),
}
_PLAYERS: Mapping[str, str] = {
    "human": Role.mark("Human"),
    "bot": Role.mark("Bot"),
}
_BOT = Role.mark("{level}, {temperament}")

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
    #: What a player who was just revealed may do.
    "no-announce": Choice.mark("May look or swap"),
    "must-swap": Choice.mark("Must swap"),
}
_REVEALED_ABOUT: Mapping[str, str] = {
    "no-announce": Choice.mark(
        "A player whose card was revealed on the previous turn may look or swap, but not announce."
    ),
    "must-swap": Choice.mark(
        "A player whose card was revealed on the previous turn may only swap, or pretend to, as in the first "
        "edition and the Hungarian rules."
    ),
}
_THEMES: Mapping[str, str] = {
    #: Colours of the window; “Salon” is the light one.
    "night": Choice.mark("Night"),
    "salon": Choice.mark("Salon"),
    "contrast": Choice.mark("High contrast"),
}
_SPEEDS: Mapping[str, str] = {
    #: Speed of the animation.
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


def level_name(level: str) -> str:
    """How good a bot is, in a word."""
    return Role.say(_LEVELS[level])


def level_choice(level: str) -> str:
    """How hard a bot is to beat, and the name of its level."""
    return Role.say(_LEVELS_BY_STRENGTH[level])


def level_about(level: str) -> str:
    """How good a bot is, in a sentence."""
    return Role.say(_LEVELS_ABOUT[level])


def temperament_name(temperament: str) -> str:
    """How a bot plays, in a word."""
    return Role.say(_TEMPERAMENTS[temperament])


def temperament_about(temperament: str) -> str:
    """How a bot plays, in a sentence."""
    return Role.say(_TEMPERAMENTS_ABOUT[temperament])


def bot_name(level: str, temperament: str) -> str:
    """Level and temperament together; an even temper goes unmentioned."""
    if temperament in ("", "even"):
        return level_name(level)
    return Role.say(_BOT, level=level_name(level), temperament=temperament_name(temperament).lower())


def player_kind(human: bool) -> str:
    """A person or a bot."""
    return Role.say(_PLAYERS["human" if human else "bot"])


def help_name(help_level: str) -> str:
    """A help level in a word."""
    return Choice.say(_HELP[help_level])


def help_about(help_level: str) -> str:
    """A help level in a sentence."""
    return Choice.say(_HELP_ABOUT[help_level])


def revealed_name(variant: str) -> str:
    """What a revealed player may do in the next turn."""
    return Choice.say(_REVEALED[variant])


def revealed_about(variant: str) -> str:
    """The same in a sentence."""
    return Choice.say(_REVEALED_ABOUT[variant])


def theme_name(theme: str) -> str:
    """A theme's name."""
    return Choice.say(_THEMES[theme])


def speed_name(speed: str) -> str:
    """A speed's name."""
    return Choice.say(_SPEEDS[speed])


def reading_name(reading: str) -> str:
    """A reading time's name."""
    return Choice.say(_READINGS[reading])
