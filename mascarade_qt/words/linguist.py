"""How texts get to Qt Linguist: what lupdate can find, and what happens when they are shown.

lupdate reads Python by its words. Without a number a text is marked with QT_TRANSLATE_NOOP; one with a
number is a call `Name.tr("…", "", n)`, where `Name` is a variable named like its context. Both are plain
literals; what varies goes into {braces}, the number is %n.
"""

import re
import unicodedata
from collections.abc import Sequence

from mascarade_qt.system.speech import QT_TRANSLATE_NOOP, translate

__all__ = ["QT_TRANSLATE_NOOP", "Context", "capital", "fill", "joined", "labelled", "titled"]

_FIELD = re.compile(r"\{(\w+)\}")
_ELIDED = re.compile(r"\b([dD]|[qQ]u)’(?=\{(\w+)\})")
_PLURAL = re.compile(r"\((\w+)\)")


def fill(text: str, /, **values: object) -> str:
    """Fill in the braces. Those that a translation has invented stay as they are.

    French: “la carte d’{name}” is « la carte d’Angela », but « la carte de Polo ».
    """
    if "{" not in text:
        return text
    text = _ELIDED.sub(
        lambda word: word[0] if _elides(str(values.get(word[2], ""))) else f"{word[1]}e ", text
    )
    return _FIELD.sub(lambda field: str(values.get(field[1], field[0])), text)


def _elides(name: str) -> bool:
    """Whether de and que lose their e before a name: before vowels and h, but not in « de Yann »."""
    plain = unicodedata.normalize("NFD", name.replace("œ", "o").replace("Œ", "o")).lower()
    letters = [char for char in plain if not unicodedata.combining(char)]
    if letters[:1] == ["y"]:
        return len(letters) > 1 and letters[1] not in "aeiouy"
    return bool(letters) and letters[0] in "aeiouhæ"


class Context:
    """A group of texts in the translation files."""

    def __init__(self, name: str) -> None:
        self.name = name

    def say(self, text: str, /, **values: object) -> str:
        """A marked text in the current language, with its braces filled in."""
        return fill(translate(self.name, text), **values)

    def tr(self, text: str, comment: str, n: int) -> str:
        """A text with a number in the current language; the caller fills in the braces."""
        said = translate(self.name, text, comment, n)
        if said == text.replace("%n", str(n)):  # no catalogue: the best possible English
            said = _PLURAL.sub("" if n == 1 else r"\1", said)
        return said.replace(f"{n} ", f"{n}\u00a0", 1)  # a number stays with its noun


Lists = Context("Lists")
#: The last entry of a list, and lists of two.
_AND = QT_TRANSLATE_NOOP("Lists", "{list} and {last}")
#: All other entries of a list.
_COMMA = QT_TRANSLATE_NOOP("Lists", "{list}, {next}")

#: A label and what it stands for.
_LABELLED = QT_TRANSLATE_NOOP("Lists", "{label}: {text}")
#: A title and a sentence that may have a colon of its own.
_TITLED = QT_TRANSLATE_NOOP("Lists", "{title} – {text}")


def joined(items: Sequence[str]) -> str:
    """Several words as a list: one, two and three."""
    if not items:
        return ""
    text = items[0]
    for item in items[1:-1]:
        text = Lists.say(_COMMA, list=text, next=item)
    return Lists.say(_AND, list=text, last=items[-1]) if len(items) > 1 else text


def labelled(label: object, text: object) -> str:
    """A label and its text, with a colon as the language has it."""
    return Lists.say(_LABELLED, label=label, text=text)


def titled(title: object, text: object) -> str:
    """A title and its text, where a colon could be the second one."""
    return Lists.say(_TITLED, title=title, text=text)


def capital(text: str) -> str:
    """Capitalised, for a phrase on its own on a button or in a list."""
    return text[:1].upper() + text[1:]
