"""Players' own scenarios as files (`.mascarade-scenario`): read strictly, and written all or nothing.

The files are shared between strangers: a hostile one is refused with a reason, never a crash.
"""

import json
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any
from uuid import uuid4

from mascarade_qt.engine.bear_tamer import PowerError, checked_power
from mascarade_qt.engine.files import read_bytes, write_whole
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.plain_text import plain
from mascarade_qt.engine.scenarios import ERROR, GRAVE, HOUSE, Finding, Scenario, check_own
from mascarade_qt.engine.setup import FEWEST_PLAYERS, MOST_PLAYERS
from mascarade_qt.storage.set_aside import cannot_be_listed, made_folder

SCENARIO_SUFFIX = ".mascarade-scenario"
FORMAT, VERSION = "mascarade-scenario", 1
MOST_BYTES = 64 * 1024
LONGEST_TITLE = 60
MOST_MASKS = sum(mask.copies for mask in MASKS.values())
_NUMBERED = re.compile(r" \([0-9]+\)$")
_KEYS = {"format", "version", "name", "players", "masks", "graveyard", "bear_tamer"}


class ScenarioFileError(ValueError):
    """A file that isn't a scenario. `reason` is translated at the edge, `facts` say what it is about."""

    def __init__(self, reason: str, **facts: object) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts: Mapping[str, object] = facts


@dataclass(frozen=True)
class OwnScenario:
    """A named scenario made by a player; it may still be unfinished."""

    name: str
    scenario: Scenario

    def in_records(self) -> Scenario:
        """The scenario with an id that contains its name, for the records of games played with it."""
        return replace(self.scenario, id=f"{self.scenario.id} {self.name}")

    def findings(self) -> list[tuple[Finding, list[int]]]:
        """All findings, each with the numbers of players it concerns; errors first."""
        found: dict[str, tuple[Finding, list[int]]] = {}
        for players in range(self.scenario.fewest, self.scenario.most + 1):
            for finding in check_own(self.scenario, players):
                found.setdefault(repr(finding), (finding, []))[1].append(players)
        return sorted(found.values(), key=lambda pair: GRAVE.index(pair[0].level))

    def by_house_rules(self, players: int) -> bool:
        """Whether it breaks printed rules, but only such that a game can still be played."""
        return any(finding.level == HOUSE for finding in check_own(self.scenario, players))

    def playable(self, players: int) -> bool:
        """Whether this number of players can play it at all, perhaps by house rules (rules.md §8)."""
        if not self.scenario.fits(players):
            return False
        return all(finding.level != ERROR for finding in check_own(self.scenario, players))


def scenario_data(own: OwnScenario) -> dict[str, object]:
    """The scenario as a file has it."""
    scenario = own.scenario
    data: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "name": own.name,
        "players": [scenario.fewest, scenario.most],
        "masks": list(scenario.masks),
    }
    if scenario.graveyard is not None:
        data["graveyard"] = list(scenario.graveyard)
    if scenario.bear_tamer is not None:
        data["bear_tamer"] = [dict(step) for step in scenario.bear_tamer]
    return data


def parse_scenario(data: bytes, name: str) -> OwnScenario:
    """A scenario from the bytes of a file; `name` becomes its id."""
    document = _json(data)
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise ScenarioFileError("format")
    if type(document.get("version")) is not int or document["version"] != VERSION:
        raise ScenarioFileError("version")
    for key in document:
        if key not in _KEYS:
            raise ScenarioFileError("unknown key", key=_short(key))
    title = document.get("name")
    title = plain(title, LONGEST_TITLE) if isinstance(title, str) and len(title) <= LONGEST_TITLE else ""
    if not title:
        raise ScenarioFileError("name", most=LONGEST_TITLE)
    fewest, most = _players(document.get("players"))
    graveyard = document.get("graveyard")
    scenario = Scenario(
        name,
        fewest,
        most,
        _masks(document.get("masks"), "masks"),
        bear_tamer=_power(document),
        graveyard=None if graveyard is None else _masks(graveyard, "graveyard"),
    )
    return OwnScenario(title, scenario)


def _json(data: bytes) -> object:
    if len(data) > MOST_BYTES:
        raise ScenarioFileError("size", most=MOST_BYTES // 1024)
    try:
        return json.loads(data.decode("utf-8"), object_pairs_hook=_object)
    except ScenarioFileError:
        raise
    except (ValueError, RecursionError):
        raise ScenarioFileError("json") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ScenarioFileError("json")
    return found


def _players(value: object) -> tuple[int, int]:
    """A number, or the fewest and the most."""
    numbers = [value, value] if type(value) is int else value
    if (
        not isinstance(numbers, list)
        or len(numbers) != 2
        or any(type(number) is not int for number in numbers)
    ):
        raise ScenarioFileError("players", fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    fewest, most = numbers
    if not FEWEST_PLAYERS <= fewest <= most <= MOST_PLAYERS:
        raise ScenarioFileError("players", fewest=FEWEST_PLAYERS, most=MOST_PLAYERS)
    return fewest, most


def _masks(value: object, key: str) -> tuple[str, ...]:
    if not isinstance(value, list) or len(value) > MOST_MASKS:
        raise ScenarioFileError("masks", key=key)
    for mask in value:
        if not isinstance(mask, str) or mask not in MASKS:
            raise ScenarioFileError("mask", mask=_short(mask))
        if value.count(mask) > MASKS[mask].copies:
            raise ScenarioFileError("twice", mask=mask)
    return tuple(value)


def _power(document: dict[str, Any]) -> tuple[Mapping[str, Any], ...] | None:
    if document.get("bear_tamer") is None:
        return None
    try:
        return checked_power(document["bear_tamer"])
    except PowerError as error:
        raise ScenarioFileError("bear tamer", error=str(error)) from None


def _short(value: object) -> str:
    """Text from a stranger's file for a message: short, without control characters."""
    text = ascii(value)
    return text if len(text) <= 40 else text[:40] + "…"


def holds_scenario(path: str | os.PathLike[str]) -> bool:
    """Whether a file is meant to be a scenario, by its name or by what it says."""
    if Path(path).suffix.lower() == SCENARIO_SUFFIX:
        return True
    try:
        document = _json(read_bytes(path, MOST_BYTES))
    except (OSError, ScenarioFileError):
        return False
    return isinstance(document, dict) and document.get("format") == FORMAT


def read_scenario(path: str | os.PathLike[str]) -> OwnScenario:
    """Read a file; every refusal is a ScenarioFileError."""
    try:
        data = read_bytes(path, MOST_BYTES)
    except OSError:
        raise ScenarioFileError("not a file") from None
    return parse_scenario(data, Path(path).stem)


def write_scenario(own: OwnScenario, path: str | os.PathLike[str]) -> None:
    """Write a file; at any moment it is either the old one or the new one. May raise OSError."""
    text = json.dumps(scenario_data(own), ensure_ascii=False, indent=2)
    write_whole(path, f"{text}\n".encode())


@dataclass
class ScenarioStore:
    """This player's own scenarios: a folder with a file for each."""

    folder: Path
    own: dict[str, OwnScenario] = field(default_factory=dict)
    unreadable: list[tuple[str, ScenarioFileError]] = field(default_factory=list)

    def load(self) -> None:
        """Read the folder. Files that can't be read are left alone and reported."""
        self.own, self.unreadable = {}, []
        try:
            if cannot_be_listed(self.folder):
                self.unreadable.append((self.folder.name, ScenarioFileError("not a file")))
            paths = sorted(self.folder.glob(f"*{SCENARIO_SUFFIX}"))
        except OSError:
            return
        for path in paths:
            try:
                self.own[path.stem] = read_scenario(path)
            except ScenarioFileError as error:
                self.unreadable.append((path.name, error))

    def add(self, own: OwnScenario) -> str:
        """Keep another one; it gets a new id."""
        name = f"own-{uuid4().hex[:12]}"
        self.save(name, OwnScenario(own.name, replace(own.scenario, id=name)))
        return name

    def save(self, name: str, own: OwnScenario) -> None:
        """Keep a changed one. May raise OSError; the change is kept in memory regardless."""
        self.own[name] = own
        write_scenario(own, made_folder(self.folder) / f"{name}{SCENARIO_SUFFIX}")

    def remove(self, name: str) -> None:
        """Delete one."""
        self.own.pop(name, None)
        (self.folder / f"{name}{SCENARIO_SUFFIX}").unlink(missing_ok=True)

    def same_as(self, own: OwnScenario) -> str:
        """The id of one that says the same; empty if there is none."""
        wanted = scenario_data(own)
        return next((name for name, kept in self.own.items() if scenario_data(kept) == wanted), "")

    def named(self, wanted: str) -> str:
        """The name, with a number if it is taken."""
        taken = {own.name for own in self.own.values()}
        if wanted not in taken:
            return wanted
        wanted = _NUMBERED.sub("", wanted)
        numbers = (f"{wanted[: LONGEST_TITLE - 5]} ({n})" for n in range(2, 1000))
        return next((name for name in numbers if name not in taken), wanted)
