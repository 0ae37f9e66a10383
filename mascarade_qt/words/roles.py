"""The choices of New game and Settings in words: opponents, help, variants, themes, speeds."""

from collections.abc import Mapping

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context

Role = Context("Role")
Choice = Context("Choice")

_LEVELS: Mapping[str, str] = {
    #: How good a bot is: a guest at the ball, the weakest of four.
    "guest": QT_TRANSLATE_NOOP("Role", "Guest"),
    #: How good a bot is: a regular guest at such balls, the second of four.
    "regular": QT_TRANSLATE_NOOP("Role", "Regular"),
    "courtier": QT_TRANSLATE_NOOP("Role", "Courtier"),
    "master": QT_TRANSLATE_NOOP("Role", "Master"),
}
#: How hard an opponent is to beat, with the name of the level; in a list of opponents.
_LEVELS_BY_STRENGTH: Mapping[str, str] = {
    "guest": QT_TRANSLATE_NOOP("Role", "Easy (guest)"),
    "regular": QT_TRANSLATE_NOOP("Role", "Medium (regular)"),
    "courtier": QT_TRANSLATE_NOOP("Role", "Hard (courtier)"),
    "master": QT_TRANSLATE_NOOP("Role", "Very hard (master)"),
}
_LEVELS_ABOUT: Mapping[str, str] = {
    "guest": QT_TRANSLATE_NOOP("Role", "Often misses a swap and believes most of what is said."),
    "regular": QT_TRANSLATE_NOOP(
        "Role", "Pays attention, but anything more than a few rounds back begins to blur."
    ),
    "courtier": QT_TRANSLATE_NOOP("Role", "Forgets nothing and weighs the odds."),
    "master": QT_TRANSLATE_NOOP("Role", "Forgets nothing, reads words and silences, and thinks ahead."),
}
_TEMPERAMENTS: Mapping[str, str] = {
    #: A bot’s temperament: a bit of everything. Temperaments also stand after the level: “Master, bold”.
    "even": QT_TRANSLATE_NOOP("Role", "Balanced"),
    "cautious": QT_TRANSLATE_NOOP("Role", "Cautious"),
    "bold": QT_TRANSLATE_NOOP("Role", "Bold"),
    "greedy": QT_TRANSLATE_NOOP("Role", "Greedy"),
    "suspicious": QT_TRANSLATE_NOOP("Role", "Suspicious"),
    "chaotic": QT_TRANSLATE_NOOP("Role", "Chaotic"),
}
_TEMPERAMENTS_ABOUT: Mapping[str, str] = {
    "even": QT_TRANSLATE_NOOP("Role", "A bit of everything."),
    "cautious": QT_TRANSLATE_NOOP("Role", "Looks more often, bluffs and contests less."),
    "bold": QT_TRANSLATE_NOOP("Role", "Loves to bluff and to contest."),
    "greedy": QT_TRANSLATE_NOOP("Role", "Goes for the money and rarely looks."),
    "suspicious": QT_TRANSLATE_NOOP("Role", "Takes many claims for lies and contests them."),
    "chaotic": QT_TRANSLATE_NOOP("Role", "Hard to predict."),
}
_PLAYERS: Mapping[str, str] = {
    "human": QT_TRANSLATE_NOOP("Role", "Human"),
    "bot": QT_TRANSLATE_NOOP("Role", "Bot"),
}
_BOT = QT_TRANSLATE_NOOP("Role", "{level}, {temperament}")

_HELP: Mapping[str, str] = {
    #: How much help there is in a game.
    "classic": QT_TRANSLATE_NOOP("Choice", "No help"),
    "history": QT_TRANSLATE_NOOP("Choice", "History"),
    "notebook": QT_TRANSLATE_NOOP("Choice", "Notebook"),
    "coach": QT_TRANSLATE_NOOP("Choice", "Coach"),
}
_HELP_ABOUT: Mapping[str, str] = {
    "classic": QT_TRANSLATE_NOOP("Choice", "You see what is on the table. The rest is up to your memory."),
    "history": QT_TRANSLATE_NOOP("Choice", "A log of everything that has happened stays open."),
    "notebook": QT_TRANSLATE_NOOP("Choice", "The log, plus notes you can pin to cards."),
    "coach": QT_TRANSLATE_NOOP(
        "Choice",
        "All that, plus what a perfect memory would know about each card and, if you ask, advice "
        "with reasons.",
    ),
}
_REVEALED: Mapping[str, str] = {
    #: What a player who was just revealed may do.
    "no-announce": QT_TRANSLATE_NOOP("Choice", "May look or swap"),
    "must-swap": QT_TRANSLATE_NOOP("Choice", "Must swap"),
}
_REVEALED_ABOUT: Mapping[str, str] = {
    "no-announce": QT_TRANSLATE_NOOP(
        "Choice", "A player whose card was revealed on the previous turn may look or swap, but not announce."
    ),
    "must-swap": QT_TRANSLATE_NOOP(
        "Choice",
        "A player whose card was revealed on the previous turn may only swap, or pretend to, as "
        "in the first edition and the Hungarian rules.",
    ),
}
_THEMES: Mapping[str, str] = {
    #: Colours of the window; “Salon” is the light one.
    "night": QT_TRANSLATE_NOOP("Choice", "Night"),
    "salon": QT_TRANSLATE_NOOP("Choice", "Salon"),
    "contrast": QT_TRANSLATE_NOOP("Choice", "High contrast"),
}
_SPEEDS: Mapping[str, str] = {
    #: Speed of the animation.
    "slow": QT_TRANSLATE_NOOP("Choice", "Slow"),
    "normal": QT_TRANSLATE_NOOP("Choice", "Normal"),
    "fast": QT_TRANSLATE_NOOP("Choice", "Fast"),
    "instant": QT_TRANSLATE_NOOP("Choice", "Instant"),
}
_READINGS: Mapping[str, str] = {
    #: How long texts can be read before the game goes on.
    "brief": QT_TRANSLATE_NOOP("Choice", "Short"),
    "usual": QT_TRANSLATE_NOOP("Choice", "Medium"),
    "ample": QT_TRANSLATE_NOOP("Choice", "Long"),
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
