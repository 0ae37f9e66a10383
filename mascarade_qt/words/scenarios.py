"""Scenarios in words."""

import re
from collections.abc import Callable, Mapping

from mascarade_qt.engine import scenarios
from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.record import LONGEST_TITLE
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.phrases import joined, labelled

Scenario = Context("Scenario")

_TITLES: Mapping[str, str] = {
    "small-three": Scenario.mark("Small table for three"),
    "small-two": Scenario.mark("Small table for two"),
    "infernal-trio": Scenario.mark("Infernal trio"),
    "deadly-duel": Scenario.mark("Deadly duel"),
    "classic": Scenario.mark("Classic"),
    "let-it-roll": Scenario.mark("Let it roll!"),
    "strength-in-unity": Scenario.mark("Strength in unity"),
    "ultimate-combo": Scenario.mark("Ultimate combo"),
}
_FOR: Mapping[str, Callable[[int], str]] = {
    "a": lambda n: Scenario.tr("A · %n player(s)", "", n),
    "b": lambda n: Scenario.tr("B · %n player(s)", "", n),
}
_FROM_TO: Mapping[str, str] = {
    "a": Scenario.mark("A · {fewest}–{most} players"),
    "b": Scenario.mark("B · {fewest}–{most} players"),
}
_ABOUT: Mapping[str, str] = {
    "a": Scenario.mark("The best choice for a first game."),
    "a, many": Scenario.mark("For many players; a first game is easier with six."),
    "b": Scenario.mark("For players who know the A scenarios; made for this program."),
    "expansion": Scenario.mark("A scenario from the expansion."),
    "small": Scenario.mark("A small table: everyone has several cards."),
}
# How records call a scenario that a player has made: an id and its name.
_OWN_NAMED = re.compile(r"own-[0-9a-f]{12} (.{1,60})")
_OWN = Scenario.mark("Custom scenario")
_UNKNOWN = Scenario.mark("Unknown scenario")
MANY = 9  # players: too many for a first game
_SMALL = ("small-three", "small-two", "infernal-trio", "deadly-duel")


def scenario_title(scenario: str) -> str:
    """The name of a ready scenario."""
    if scenario in _TITLES:
        return Scenario.text(_TITLES[scenario])
    found = ready_scenarios()[scenario]
    family = scenario[0]
    if found.fewest == found.most:
        return fill(_FOR[family](found.fewest))
    return Scenario.text(_FROM_TO[family], fewest=found.fewest, most=found.most)


def scenario_name(scenario: str) -> str:
    """The name of a scenario that may have been deleted, or was never one of ours."""
    if scenario in ready_scenarios():
        return scenario_title(scenario)
    own = _OWN_NAMED.fullmatch(scenario)
    if own is not None:
        return plain(own[1], LONGEST_TITLE)
    return Scenario.text(_OWN if scenario else _UNKNOWN)


def scenario_about(scenario: str) -> str:
    """One sentence on who a scenario is for."""
    family = "small" if scenario in _SMALL else "expansion" if scenario in _TITLES else scenario[0]
    if family == "a" and ready_scenarios()[scenario].most >= MANY:
        family = "a, many"
    return Scenario.text(_ABOUT[family])


def scenario_heard(scenario: scenarios.Scenario, own: bool, players: int) -> str:
    """Its masks at this number of players and who it is for, for those who can't see the cards."""
    masks = scenario.masks_for(players)
    names = joined([mask_name(mask) for mask in dict.fromkeys(masks)])
    text = labelled(cards_text(len(masks)), names)
    return f"{text}." if own else f"{text}. {scenario_about(scenario.id)}"


def cards_text(number: int) -> str:
    """A number of masks."""
    return Scenario.tr("%n mask(s)", "", number)
