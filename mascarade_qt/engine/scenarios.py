"""Ready-made sets of masks, and the rules for custom ones (rules.md §2 and §8)."""

import random
import tomllib
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from mascarade_qt.engine.bear_tamer import cancels_out
from mascarade_qt.engine.layout import NO_ANNOUNCE, USURPED_SWAP, centre_sizes, table_places
from mascarade_qt.engine.masks import MASKS, Program, brings_money
from mascarade_qt.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS, OPENING_TURNS, Setup

DAMNED_FROM = 8  # players; with fewer, the Damned makes a poor graveyard card

ERROR, HOUSE, WARNING, HINT = GRAVE = ("error", "house", "warning", "hint")


@dataclass(frozen=True)
class Scenario:
    """A set of masks for a range of players; `grow` adds one for each player past the base set."""

    id: str
    fewest: int
    most: int
    masks: tuple[str, ...]
    grow: tuple[str, ...] = ()
    official: bool = False
    bear_tamer: Program | None = None
    graveyard: tuple[str, ...] | None = None  # None: the usual one

    def fits(self, players: int) -> bool:
        """Whether the scenario is made for this number of players."""
        return self.fewest <= players <= self.most

    def masks_for(self, players: int) -> tuple[str, ...]:
        """The cards dealt to this number of players, including the centre."""
        return self.masks + self.grow[: max(0, players - len(self.masks))]

    def usual_revealed(self, players: int) -> str:
        """What its printed rules say about players who were just revealed."""
        return USURPED_SWAP if "usurper" in self.masks_for(players) else NO_ANNOUNCE

    def graveyard_for(self, players: int) -> tuple[str, ...]:
        """The graveyard's cards, in no particular order; none without the Necromancer."""
        masks = self.masks_for(players)
        if "necromancer" not in masks:
            return ()
        return usual_graveyard(masks, players) if self.graveyard is None else self.graveyard


class Finding(NamedTuple):
    """A remark on a custom scenario: how serious it is, which rule it is about, and the details."""

    level: str
    rule: str
    about: Mapping[str, object]


@cache
def ready_scenarios() -> Mapping[str, Scenario]:
    """The scenarios that come with the game, by id."""
    text = files("mascarade_qt.engine").joinpath("scenarios.toml").read_text(encoding="utf-8")
    return {row["id"]: _scenario(row) for row in tomllib.loads(text)["scenario"]}


def _scenario(row: Mapping[str, Any]) -> Scenario:
    fewest, most = row["players"]
    masks, grow = tuple(row["masks"]), tuple(row.get("grow", ()))
    return Scenario(row["id"], fewest, most, masks, grow, row.get("official", False))


def scenarios_for(players: int) -> tuple[Scenario, ...]:
    """The ready scenarios that fit a number of players, in the order of the file."""
    return tuple(scenario for scenario in ready_scenarios().values() if scenario.fits(players))


def usual_graveyard(masks: Sequence[str], players: int) -> tuple[str, ...]:
    """Every card of base and expansion that is not in play, except those that don't belong there (§2)."""
    left_out = {"bear_tamer"} if players >= DAMNED_FROM else {"bear_tamer", "damned"}
    dealt = Counter(masks)
    return tuple(
        mask.id
        for mask in MASKS.values()
        if mask.edition != "first" and mask.id not in left_out
        for _ in range(mask.copies - dealt[mask.id])
    )


def deal(
    scenario: Scenario,
    names: Sequence[str],
    rng: random.Random,
    *,
    first: int = 0,
    opening_turns: int = OPENING_TURNS,
    revealed: str = NO_ANNOUNCE,
    characters: tuple[str, ...] = (),
) -> Setup:
    """Shuffle a scenario's cards and deal them."""
    players = len(names)
    masks = list(scenario.masks_for(players))
    graveyard = list(scenario.graveyard_for(players))
    rng.shuffle(masks)
    rng.shuffle(graveyard)
    seats = len(table_places(players, 0))
    return Setup(
        players=tuple(names),
        deal=dict(zip(table_places(players, len(masks) - seats), masks, strict=True)),
        first=first,
        graveyard=tuple(graveyard),
        opening_turns=opening_turns,
        revealed=revealed,
        bear_tamer=scenario.bear_tamer,
        characters=characters,
    )


def check_own(scenario: Scenario, players: int) -> list[Finding]:
    """All remarks on a custom scenario for this number of players, errors first (rules.md §8)."""
    masks = scenario.masks_for(players)
    unknown = [mask for mask in masks if mask not in MASKS]
    if unknown:
        return [Finding(ERROR, "unknown", {"masks": unknown})]
    findings = [
        *_check_number(masks, players),
        *_check_copies(masks),
        *_check_judge(masks, scenario.bear_tamer),
        *_check_stars(masks, scenario.bear_tamer),
        *_check_company(masks, players),
        *_check_bear_tamer(masks, scenario.bear_tamer),
        *_check_graveyard(scenario, masks, players),
    ]
    return sorted(findings, key=lambda finding: GRAVE.index(finding.level))


def _check_number(masks: Sequence[str], players: int) -> Iterator[Finding]:
    if not FEWEST_PLAYERS <= players <= MOST_PLAYERS:
        yield Finding(ERROR, "players", {"fewest": FEWEST_PLAYERS, "most": MOST_PLAYERS})
        return
    wanted = [len(table_places(players, centre)) for centre in centre_sizes(players)]
    if len(masks) not in wanted:
        yield Finding(ERROR, "number", {"wanted": wanted, "masks": len(masks)})


def _check_copies(masks: Sequence[str]) -> Iterator[Finding]:
    for mask, count in Counter(masks).items():
        if mask != "peasant" and count > 1:
            yield Finding(ERROR, "twice", {"mask": mask})
    peasants = masks.count("peasant")
    if peasants not in (0, 2):
        yield Finding(HOUSE if peasants == 1 else ERROR, "peasants", {"peasants": peasants})


def _stars(masks: Sequence[str], bear_tamer: Program | None) -> int:
    return sum(brings_money(mask, bear_tamer) for mask in masks)


def _check_judge(masks: Sequence[str], bear_tamer: Program | None) -> Iterator[Finding]:
    if "judge" in masks:
        return
    expansion = any(MASKS[mask].edition == "expansion" for mask in masks)
    if expansion and _stars(masks, bear_tamer) * 5 >= len(masks) * 3:
        yield Finding(WARNING, "long game", {})
    else:
        yield Finding(HOUSE, "judge", {"expansion": expansion})


def _check_stars(masks: Sequence[str], bear_tamer: Program | None) -> Iterator[Finding]:
    stars = _stars(masks, bear_tamer)
    about = {"stars": stars, "masks": len(masks)}
    if stars * 3 < len(masks):
        yield Finding(HOUSE, "stars", about)
    elif stars * 2 < len(masks):
        yield Finding(HINT, "few stars", about)


def _check_company(masks: Sequence[str], players: int) -> Iterator[Finding]:
    for mask in dict.fromkeys(masks):
        if players < MASKS[mask].min_players:
            yield Finding(HOUSE, "min players", {"mask": mask, "players": MASKS[mask].min_players})
    women = sum(MASKS[mask].sex == "f" for mask in masks)
    if "courtesan" in masks and women * 3 < len(masks):
        yield Finding(HOUSE, "courtesan", {"women": women, "masks": len(masks)})


def _check_bear_tamer(masks: Sequence[str], bear_tamer: Program | None) -> Iterator[Finding]:
    if "bear_tamer" in masks and bear_tamer is None:
        yield Finding(ERROR, "bear tamer", {})
    elif "bear_tamer" in masks and bear_tamer is not None and cancels_out(bear_tamer):
        yield Finding(WARNING, "idle power", {})


def _check_graveyard(scenario: Scenario, masks: Sequence[str], players: int) -> Iterator[Finding]:
    graveyard = scenario.graveyard_for(players)
    cards = Counter((*masks, *graveyard))
    unknown = [mask for mask in graveyard if mask not in MASKS]
    if unknown:
        yield Finding(ERROR, "unknown", {"masks": unknown})
        return
    for mask in dict.fromkeys(graveyard):
        if cards[mask] > MASKS[mask].copies:
            yield Finding(ERROR, "graveyard", {"mask": mask})
    if "bear_tamer" in graveyard and scenario.bear_tamer is None:
        yield Finding(ERROR, "bear tamer", {})
    if "damned" in graveyard and players < DAMNED_FROM:
        yield Finding(WARNING, "damned", {"players": DAMNED_FROM})
