"""After the game: who lied when, and what it brought."""

from collections.abc import Mapping

from mascarade_qt.history.lies import FalseClaim
from mascarade_qt.history.lies import Unmasking as Result
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name

Unmasking = Context("Unmasking")
Unmasked = Context("Unmasked")

_LIES: Mapping[tuple[str, str], str] = {
    ("believed", "you"): Unmasking.mark(
        "Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody contested."
    ),
    ("believed", "name"): Unmasking.mark(
        "Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody contested."
    ),
    ("found out", "you"): Unmasking.mark(
        "Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Contested by: {names}."
    ),
    ("found out", "name"): Unmasking.mark(
        "Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Contested by: {names}."
    ),
    ("contested", "you"): Unmasking.mark(
        "Turn {turn}: you contested “{mask}” but wore another mask ({truth})."
    ),
    ("contested", "name"): Unmasking.mark(
        "Turn {turn}: {name} contested “{mask}” but wore another mask ({truth})."
    ),
}
#: After a sentence about a false claim that its player could have believed: by mistake, or at a venture.
_BELIEVABLE = Unmasking.mark("It could have been true.")
_NOTHING = Unmasking.mark("It earned nothing.")
_NO_LIES = Unmasking.mark("Nobody lied in this game. Remarkable!")


def lie_sentence(company: Company, lie: FalseClaim) -> str:
    """Who said what, and what really lay there."""
    how = "contested" if not lie.announced else "believed" if lie.believed else "found out"
    text = Unmasking.text(
        _LIES[how, "you" if lie.player == company.me else "name"],
        turn=lie.turn + 1,
        name=company.name(lie.player),
        mask=mask_name(lie.mask),
        truth=mask_name(lie.truth),
        names=company.names(lie.contested_by),
    )
    return text if lie.lie else f"{text} {Unmasking.text(_BELIEVABLE)}"


def lie_gain(lie: FalseClaim) -> str:
    """What it brought, or cost."""
    if lie.gain == 0:
        return Unmasking.text(_NOTHING)
    if lie.gain > 0:
        return Unmasking.tr("It earned %n coin(s).", "", lie.gain)
    return Unmasking.tr("It cost %n coin(s).", "", -lie.gain)


def lies_in_all(result: Result) -> str:
    """How many lies there were, and how many false claims that weren't lies."""
    lies = len(result.lies)
    believable = len(result.false_claims) - lies
    said = [Unmasked.tr("%n lie(s) in this game.", "", lies) if lies else Unmasking.text(_NO_LIES)]
    if believable and lies:
        said.append(Unmasking.tr("%n more false claim(s) could have been true.", "", believable))
    elif believable:
        said.append(Unmasking.tr("%n false claim(s) could have been true.", "", believable))
    return " ".join(said)
