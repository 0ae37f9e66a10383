"""Who plays: people and bots, and what a bot is like."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Role = Context("Role")

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


def level_name(level: str) -> str:
    """How good a bot is, in a word."""
    return Role.text(_LEVELS[level])


def level_choice(level: str) -> str:
    """How hard a bot is to beat, and the name of its level."""
    return Role.text(_LEVELS_BY_STRENGTH[level])


def level_about(level: str) -> str:
    """How good a bot is, in a sentence."""
    return Role.text(_LEVELS_ABOUT[level])


def temperament_name(temperament: str) -> str:
    """How a bot plays, in a word."""
    return Role.text(_TEMPERAMENTS[temperament])


def temperament_about(temperament: str) -> str:
    """How a bot plays, in a sentence."""
    return Role.text(_TEMPERAMENTS_ABOUT[temperament])


def bot_name(level: str, temperament: str) -> str:
    """Level and temperament together; an even temper goes unmentioned."""
    if temperament in ("", "even"):
        return level_name(level)
    return Role.text(_BOT, level=level_name(level), temperament=temperament_name(temperament).lower())


def player_kind(human: bool) -> str:
    """A person or a bot."""
    return Role.text(_PLAYERS["human" if human else "bot"])
