"""What is wrong with a custom scenario or its file, or could be better, and what to change."""

from collections.abc import Mapping, Sequence
from typing import Any

from mascarade_qt.engine.scenarios import Finding
from mascarade_qt.storage.scenario_files import ScenarioFileError
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import joined

Findings = Context("Findings")

_LEVELS: Mapping[str, str] = {
    #: How grave a remark about an own scenario is.
    "error": Findings.mark("Must fix"),
    #: The printed rules forbid it, but it can be played.
    "house": Findings.mark("House rule"),
    "warning": Findings.mark("Worth considering"),
    "hint": Findings.mark("Hint"),
}
_TEXTS: Mapping[str, str] = {
    "unknown": Findings.mark("This version doesn’t know these masks: {masks}. Remove them."),
    "players": Findings.mark("A game needs {fewest} to {most} players."),
    "twice": Findings.mark("{mask}: there is only one of this card. Remove the second."),
    "peasants one": Findings.mark("The Peasants come as a pair: add the second one, or remove this one too."),
    "peasants many": Findings.mark("There are only two Peasants: remove the others."),
    "long game": Findings.mark("Without the Judge nobody empties the courthouse: the game may run long."),
    "judge": Findings.mark("The Judge is missing: add this mask."),
    "judge expansion": Findings.mark(
        "The Judge is missing: add this mask, or see that at least three fifths of the masks have a ★."
    ),
    "stars": Findings.mark("Masks with ★: {stars} of {masks}. At least {needed} are needed: add more."),
    "few stars": Findings.mark(
        "Masks with ★: {stars} of {masks}. The game runs better with at least half: {needed}."
    ),
    "courtesan": Findings.mark(
        "{mask}: at least a third of the masks must be women’s. There are {women} of {masks}; {needed} are "
        "needed."
    ),
    "bear tamer": Findings.mark("The Bear Tamer has no power yet: give it one to four steps."),
    "idle power": Findings.mark("The steps of the Bear Tamer’s power only undo one another: change one."),
    "graveyard": Findings.mark("{mask}: there aren’t that many copies. Remove it from the graveyard."),
}
_RANGE = Findings.mark("{fewest}–{most}")


def finding_level(finding: Finding) -> str:
    """How serious it is, in a word or two."""
    return Findings.text(_LEVELS[finding.level])


def finding_text(finding: Finding) -> str:
    """What was found, and what to change."""
    about: dict[str, Any] = dict(finding.about)
    if finding.rule == "number":
        return _number(about["wanted"], about["masks"])
    if finding.rule == "min players":
        return _company(about["mask"], about["players"])
    if finding.rule == "damned":
        return _damned(about["players"])
    return Findings.text(_TEXTS[_key(finding.rule, about)], **_values(finding.rule, about))


def _key(rule: str, about: Mapping[str, Any]) -> str:
    if rule == "peasants":
        return "peasants one" if about["peasants"] == 1 else "peasants many"
    return "judge expansion" if rule == "judge" and about["expansion"] else rule


def _values(rule: str, about: Mapping[str, Any]) -> dict[str, object]:
    values = dict(about)
    if rule == "unknown":
        values["masks"] = joined([str(mask) for mask in about["masks"]])
    elif rule == "courtesan":
        values["mask"] = mask_name("courtesan")
    elif "mask" in about:
        values["mask"] = mask_name(about["mask"])
    if rule in ("stars", "courtesan", "few stars"):
        share = 2 if rule == "few stars" else 3
        values["needed"] = -(-int(about["masks"]) // share)  # rounded up
    return values


def _number(wanted: Sequence[int], masks: int) -> str:
    fewest, most = min(wanted), max(wanted)
    needs = str(fewest) if fewest == most else Findings.text(_RANGE, fewest=fewest, most=most)
    if masks < fewest:
        return fill(Findings.tr("Add %n mask(s): this table needs {needs}.", "", fewest - masks), needs=needs)
    return fill(Findings.tr("Remove %n mask(s): this table needs {needs}.", "", masks - most), needs=needs)


def _company(mask: str, players: int) -> str:
    text = Findings.tr("{mask}: only with %n player(s) or more. Choose another mask.", "", players)
    return fill(text, mask=mask_name(mask))


def _damned(players: int) -> str:
    return Findings.tr(
        "With fewer than %n player(s), the Damned is better left out of the graveyard.", "", players
    )


# --- files that were refused ---

ScenarioFile = Context("ScenarioFile")

_REFUSALS: Mapping[str, str] = {
    "not a file": ScenarioFile.mark("The file doesn’t exist or can’t be opened."),
    "size": ScenarioFile.mark("The file is larger than {most} KB, so it isn’t a scenario."),
    "json": ScenarioFile.mark("The file is damaged or isn’t a scenario."),
    "format": ScenarioFile.mark("The file isn’t a scenario."),
    "version": ScenarioFile.mark("The file was made by a different version of the program."),
    "unknown key": ScenarioFile.mark("The file has an unknown entry: {key}."),
    "name": ScenarioFile.mark("The name must have 1 to {most} characters."),
    "players": ScenarioFile.mark("The number of players must be between {fewest} and {most}."),
    "masks": ScenarioFile.mark("The list of masks is damaged: {key}."),
    "mask": ScenarioFile.mark("No such mask: {mask}."),
    "twice": ScenarioFile.mark("A mask is listed too many times: {mask}."),
    "bear tamer": ScenarioFile.mark("The Bear Tamer’s power isn’t allowed. Details: {error}"),
}


def scenario_error(error: ScenarioFileError) -> str:
    """What is wrong with a file."""
    return ScenarioFile.text(_REFUSALS[error.reason], **error.facts)
