"""Kept games in words: when, who, what, how it ended."""

from collections.abc import Callable, Mapping
from datetime import datetime

from PySide6.QtCore import QDate, QDateTime, QLocale

from mascarade_qt.storage.library import KeptGame
from mascarade_qt.words.company import called
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.phrases import joined

Games = Context("Games")

_RESULTS: Mapping[str, Callable[[int], str]] = {
    #: {name} won the game; the number is the fortune.
    "one": lambda n: Games.tr("{name} won with %n coin(s).", "", n),
    "several": lambda n: Games.tr("{names} shared the victory with %n coin(s) each.", "", n),
}
_UNFINISHED = Games.mark("Not finished.")


def game_title(game: KeptGame) -> str:
    """The name the player gave it, or when it was played."""
    return game.title or date_text(game)


def date_text(game: KeptGame) -> str:
    """When it was played."""
    when = QDateTime.fromSecsSinceEpoch(int(game.created.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def day_text(created: str) -> str:
    """The day on which a game began, from what its record says; empty if that is no date."""
    try:
        day = datetime.fromisoformat(created).date()
    except ValueError:
        return ""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.ShortFormat)


def players_text(game: KeptGame) -> str:
    """Who played."""
    return joined(_names(game))


def player_text(game: KeptGame, player: int) -> str:
    """What one of them is called."""
    return called(game.players[player], game.people == (player,))


def _names(game: KeptGame) -> list[str]:
    return [player_text(game, player) for player in range(len(game.players))]


def result_text(game: KeptGame) -> str:
    """How it ended."""
    if not game.over or not game.winners:
        return Games.text(_UNFINISHED)
    names = [called(game.players[player]) for player in game.winners]
    text = _RESULTS["one" if len(names) == 1 else "several"](game.coins[game.winners[0]])
    return fill(text, name=names[0], names=joined(names))


def turns_text(game: KeptGame) -> str:
    """How long it was."""
    return Games.tr("%n turn(s)", "", game.turns)
