"""What each player sees of a game, line by line."""

import json

from mascarade_qt.engine import sight
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.record import Record


def streams(record: Record, player: int) -> list[str]:
    """What `replay --as` prints, piece by piece: the set-up and the beginning, then after each choice."""
    game = Game(record.setup)
    pieces = [as_lines([sight.public_setup(record.setup, player), *lines_seen(game, player)])]
    for _, _, answer in record.choices:
        game.answer(answer)
        pieces.append(as_lines(lines_seen(game, player)))
    return pieces


def lines_seen(game: Game, player: int) -> list[dict[str, object]]:
    return sight.stream(game.events, game.question, player)


def as_lines(objects: list[dict[str, object]]) -> str:
    return "".join(json.dumps(line, ensure_ascii=False) + "\n" for line in objects)
