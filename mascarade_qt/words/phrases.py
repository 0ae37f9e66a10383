"""Pieces of sentences that are the same everywhere: lists, labels, capitals."""

import re
from collections.abc import Sequence

from mascarade_qt.words.context import Context

Lists = Context("Lists")
#: The last entry of a list, and lists of two.
_AND = Lists.mark("{list} and {last}")
#: All other entries of a list.
_COMMA = Lists.mark("{list}, {next}")

#: A label and what it stands for.
_LABELLED = Lists.mark("{label}: {text}")
#: A title and a sentence that may have a colon of its own.
_TITLED = Lists.mark("{title} – {text}")

_UNFINISHED = re.compile(r"(?<=[\w)”»])(?<![.!?…][”»])\n+")  # a line that doesn't end like a sentence


def joined(items: Sequence[str]) -> str:
    """Several words as a list: one, two and three."""
    if not items:
        return ""
    text = items[0]
    for item in items[1:-1]:
        text = Lists.text(_COMMA, list=text, next=item)
    return Lists.text(_AND, list=text, last=items[-1]) if len(items) > 1 else text


def labelled(label: object, text: object) -> str:
    """A label and its text, with a colon as the language has it."""
    return Lists.text(_LABELLED, label=label, text=text)


def titled(title: object, text: object) -> str:
    """A title and its text, where a colon could be the second one."""
    return Lists.text(_TITLED, title=title, text=text)


def capital(text: str) -> str:
    """Capitalised, for a phrase on its own on a button or in a list."""
    return text[:1].upper() + text[1:]


def read_on(text: str) -> str:
    """Several lines as they are read aloud, with a pause after each."""
    return _UNFINISHED.sub(". ", text).replace("\n", " ")
