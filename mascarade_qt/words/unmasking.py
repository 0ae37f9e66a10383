"""After the game: who lied when, and what it brought."""

from collections.abc import Mapping

from mascarade_qt.match.lies import Lie
from mascarade_qt.words.company import Company
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context
from mascarade_qt.words.masks import mask_name

Unmasking = Context("Unmasking")

_LIES: Mapping[tuple[str, str], str] = {
    ("believed", "you"): QT_TRANSLATE_NOOP(
        "Unmasking", "Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested."
    ),
    ("believed", "name"): QT_TRANSLATE_NOOP(
        "Unmasking",
        "Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested.",
    ),
    ("found out", "you"): QT_TRANSLATE_NOOP(
        "Unmasking",
        "Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Contested by: {names}.",
    ),
    ("found out", "name"): QT_TRANSLATE_NOOP(
        "Unmasking",
        "Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Contested by: {names}.",
    ),
    ("contested", "you"): QT_TRANSLATE_NOOP(
        "Unmasking", "Turn {turn}: you contested “{mask}” but wore another mask ({truth})."
    ),
    ("contested", "name"): QT_TRANSLATE_NOOP(
        "Unmasking", "Turn {turn}: {name} contested “{mask}” but wore another mask ({truth})."
    ),
}
_NOTHING = QT_TRANSLATE_NOOP("Unmasking", "It brought nothing.")
_NO_LIES = QT_TRANSLATE_NOOP("Unmasking", "Nobody lied in this game. Remarkable!")


def lie_sentence(company: Company, lie: Lie) -> str:
    """Who said what, and what really lay there."""
    how = "contested" if not lie.announced else "believed" if lie.believed else "found out"
    return Unmasking.say(
        _LIES[how, "you" if lie.player == company.me else "name"],
        turn=lie.turn + 1,
        name=company.name(lie.player),
        mask=mask_name(lie.mask),
        truth=mask_name(lie.truth),
        names=company.names(lie.contested_by),
    )


def lie_gain(lie: Lie) -> str:
    """What it brought, or cost."""
    if lie.gain == 0:
        return Unmasking.say(_NOTHING)
    if lie.gain > 0:
        return Unmasking.tr("It brought %n coin(s).", "", lie.gain)
    return Unmasking.tr("It cost %n coin(s).", "", -lie.gain)


def no_lies() -> str:
    """What is said where the list would be empty."""
    return Unmasking.say(_NO_LIES)
