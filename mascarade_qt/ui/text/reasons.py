"""What the coach says: why an answer is advised, and how likely a card is what it may be."""

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QLocale

from mascarade_qt.ui.text.company import Company
from mascarade_qt.ui.text.linguist import QT_TRANSLATE_NOOP, Context, joined
from mascarade_qt.ui.text.masks import mask_name

Coach = Context("Coach")

#: A mask and how likely a card is this one: “King: 75 %”; {percent} comes with its sign.
_CHANCE = QT_TRANSLATE_NOOP("Coach", "{mask}: {percent}")
_CERTAIN = QT_TRANSLATE_NOOP("Coach", "{mask}: certain")

# By the kind of reason. Facts are filled in under their own names: player(s), mask(s), place(s), chance, …
_REASONS: Mapping[str, str] = {}


def reason_sentence(reason: str, facts: Mapping[str, object], company: Company) -> str:
    """Why an answer is advised; nothing for a reason that has no words."""
    if reason not in _REASONS:
        return ""
    return Coach.say(_REASONS[reason], **{name: _fact(name, fact, company) for name, fact in facts.items()})


def _fact(name: str, fact: Any, company: Company) -> str:
    """A fact by what its name says it is."""
    tellers: Mapping[str, Callable[[Any], str]] = {
        "player": company.who,
        "mask": mask_name,
        "place": company.place,
        "chance": percent_text,
    }
    one = tellers.get(name.removesuffix("s"))
    if fact is None or one is None:
        return "" if fact is None else str(fact)
    return joined([one(item) for item in fact]) if isinstance(fact, list | tuple) else one(fact)


def percent_text(chance: float) -> str:
    """A chance in per cent; what is neither impossible nor certain is not said to be."""
    percent = min(max(round(chance * 100), 1), 99) if 0 < chance < 1 else round(chance * 100)
    locale = QLocale()
    return f"{locale.toString(percent)}\u202f{locale.percent()}"


def chance_text(mask: str, chance: float) -> str:
    """How likely a card is this mask."""
    if chance >= 1:
        return Coach.say(_CERTAIN, mask=mask_name(mask))
    return Coach.say(_CHANCE, mask=mask_name(mask), percent=percent_text(chance))


def likeliest(chances: Mapping[str, float], most: int = 4) -> list[str]:
    """The likeliest masks of a card, at most so many, a line each."""
    ordered = sorted(chances.items(), key=lambda pair: -pair[1])
    return [chance_text(mask, chance) for mask, chance in ordered[:most] if chance > 0]
