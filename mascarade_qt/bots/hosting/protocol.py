"""The conversation with a bot in lines of JSON, from both ends, as described in docs/bot-protocol.md.

A program is told what `replay --as N` prints, line by line, and answers each question with one line.
"""

import json
from collections.abc import Callable, Iterable
from typing import Any

from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting.guard import BotError, impossible
from mascarade_qt.engine.events import EVENT_KINDS, Event, event_data
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.refusals import shown
from mascarade_qt.engine.setup import Setup, setup_from_data
from mascarade_qt.engine.sight import STREAM_VERSION, public_setup, question_data

SEED = "MASCARADE_SEED"  # the variable with the seed, which is not part of the lines

_EVENTS: dict[str, type[Event]] = {name: kind for kind, name in EVENT_KINDS.items()}


# --- the game's end ----------------------------------------------------------------------------------


def setup_line(setup: Setup, player: int) -> str:
    """The first line: what this player may know of the set-up."""
    return _line(public_setup(setup, player))


def event_line(event: Event) -> str:
    """An event, as the player has seen it."""
    return _line(event_data(event))


def question_line(question: Question) -> str:
    """A question; the game waits for one line."""
    return _line(question_data(question))


def _line(data: object) -> str:
    return json.dumps(data) + "\n"


def read_answer(line: bytes, question: Question) -> Answer:
    """The answer that a program wrote. Anything but a possible answer is a BotError."""
    try:
        value = json.loads(line)
    except RecursionError:
        raise BotError("wrote JSON nested too deeply") from None
    except ValueError:
        raise BotError(f"wrote {_text(line)}, which is not JSON, when asked {question.kind!r}") from None
    answer = tuple(value) if isinstance(value, list) else value
    if not question.offers(answer):
        raise impossible(question, value)
    return question.lookup[answer]


def _text(line: bytes) -> str:
    return shown(line.decode("utf-8", "replace"))


# --- the bot's end, for bots written in Python -------------------------------------------------------


def serve(make: Callable[[Setup, int], Bot], lines: Iterable[str], write: Callable[[str], object]) -> None:
    """Let a bot play one game: read lines, write answers."""
    bot: Bot | None = None
    for line in lines:
        data: dict[str, Any] = json.loads(line)
        kind = data.pop("event")
        if kind == "setup":
            bot = make(*_read_setup(data))
        elif bot is None:
            raise ValueError("the first line must be the set-up")
        elif kind == "question":
            write(_line(bot.answer(_read_question(data))))
        else:
            bot.see(_EVENTS[kind](**{name: _frozen(value) for name, value in data.items()}))


def _read_setup(data: dict[str, Any]) -> tuple[Setup, int]:
    version, player = data.pop("version"), data.pop("you")
    if version != STREAM_VERSION:
        raise ValueError(f"version {version} of the stream cannot be read, only {STREAM_VERSION}")
    return setup_from_data(data), player


def _read_question(data: dict[str, Any]) -> Question:
    return Question(data["player"], data["question"], map(_frozen, data["answers"]))


def _frozen(value: Any) -> Any:
    """Turn lists into the tuples that events and answers are made of."""
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
