"""Players' own scenarios as files: kept whole, read strictly, hostile ones refused."""

import json
import os
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.storage.scenario_files import (
    SCENARIO_SUFFIX,
    OwnScenario,
    ScenarioFileError,
    ScenarioStore,
    parse_scenario,
    read_scenario,
    scenario_data,
    write_scenario,
)
from mascarade_qt.words.findings import scenario_error

SIX = ("judge", "king", "empress", "witch", "thief", "cheat")
POWER = ({"do": "bank", "n": 2}, {"do": "swap", "cards": "own-centre"})
WHOLE = OwnScenario("Nuit à Venise", Scenario("x", 4, 6, SIX, bear_tamer=POWER, graveyard=("spy", "queen")))


def data(**changes: object) -> bytes:
    """A good file with some entries changed; None takes one out."""
    document = scenario_data(OwnScenario("Good", Scenario("", 4, 5, SIX))) | changes
    return json.dumps({key: value for key, value in document.items() if value is not None}).encode()


def test_a_file_holds_everything(tmp_path: Path) -> None:
    path = tmp_path / f"x{SCENARIO_SUFFIX}"
    write_scenario(WHOLE, path)
    assert read_scenario(path) == WHOLE
    assert [file.name for file in tmp_path.iterdir()] == [path.name]


def test_a_number_of_players_may_stand_alone() -> None:
    scenario = parse_scenario(data(players=5), "x").scenario
    assert (scenario.fewest, scenario.most) == (5, 5)


HOSTILE = {
    "empty": b"",
    "not json": b"{",
    "not utf-8": b"\xff\xfe\x00",
    "deep": b"[" * 50_000,
    "huge": b" " * 70_000,
    "a list": b"[]",
    "twice a key": b'{"format": "mascarade-scenario", "format": "mascarade-scenario"}',
    "another format": data(format="mascarade-record"),
    "another version": data(version=2),
    "version true": data(version=True),
    "unknown key": data(evil=1),
    "no name": data(name=None),
    "empty name": data(name=""),
    "long name": data(name="x" * 61),
    "name that nobody sees": data(name="\u200b\u202e"),
    "name as a number": data(name=5),
    "players as text": data(players="4"),
    "players turned round": data(players=[6, 4]),
    "too many players": data(players=[4, 99]),
    "players true": data(players=[True, 4]),
    "no masks": data(masks=None),
    "masks as text": data(masks="king"),
    "unknown mask": data(masks=["king", "../../etc/passwd"]),
    "mask as object": data(masks=[{}]),
    "many masks": data(masks=["king"] * 1000),
    "a mask twice": data(masks=["king", "king"]),
    "three peasants": data(masks=["peasant"] * 3),
    "graveyard as text": data(graveyard="x"),
    "unknown step": data(bear_tamer=[{"do": "win"}]),
    "too many steps": data(bear_tamer=[{"do": "court"}] * 5),
    "no step": data(bear_tamer=[]),
    "a huge number": data(bear_tamer=[{"do": "bank", "n": 10**30}]),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_files_are_refused_with_a_reason(name: str) -> None:
    with pytest.raises(ScenarioFileError) as refused:
        parse_scenario(HOSTILE[name], "x")
    text = scenario_error(refused.value)
    assert text
    assert not re.search(r"\{\w", text)
    assert "\n" not in text
    assert len(text) < 300


@given(st.binary(max_size=300))
def test_any_bytes_are_refused_or_read(junk: bytes) -> None:
    with pytest.raises(ScenarioFileError):
        parse_scenario(junk, "x")


@given(
    st.dictionaries(
        st.sampled_from(["name", "players", "masks", "graveyard", "bear_tamer", "version"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.sampled_from(SIX),
            lambda inner: (
                st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3)
            ),
            max_leaves=8,
        ),
    )
)
def test_any_values_are_refused_or_read(changes: dict[str, object]) -> None:
    refused = None
    try:
        own = parse_scenario(data(**changes), "x")
        own.findings()
    except ScenarioFileError as error:
        refused = error
    assert refused is None or scenario_error(refused)


def test_what_is_not_a_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none", "a\0b"):
        with pytest.raises(ScenarioFileError):
            read_scenario(path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such pipes")
def test_a_pipe_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ScenarioFileError):
        read_scenario(tmp_path / "pipe")


def test_the_store_names_what_it_cannot_read_and_leaves_it(tmp_path: Path) -> None:
    store = ScenarioStore(tmp_path)
    key = store.add(WHOLE)
    (tmp_path / f"bad{SCENARIO_SUFFIX}").write_text("no")
    (tmp_path / f"folder{SCENARIO_SUFFIX}").mkdir()
    again = ScenarioStore(tmp_path)
    again.load()
    assert list(again.own) == [key]
    again.load()
    assert [name for name, _ in again.unreadable] == [f"bad{SCENARIO_SUFFIX}", f"folder{SCENARIO_SUFFIX}"]
    assert (tmp_path / f"bad{SCENARIO_SUFFIX}").read_text() == "no"


def test_something_else_in_the_place_of_the_store(tmp_path: Path) -> None:
    folder = tmp_path / "scenarios"
    folder.write_text("precious")
    store = ScenarioStore(folder)
    store.load()
    assert [name for name, _ in store.unreadable] == ["scenarios"]
    key = store.add(WHOLE)
    store.load()
    assert (list(store.own), store.unreadable) == ([key], [])
    assert (tmp_path / "scenarios.odd").read_text() == "precious"


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / f"x{SCENARIO_SUFFIX}"
    write_scenario(WHOLE, path)
    before = path.read_bytes()
    monkeypatch.setattr(os, "fsync", lambda handle: (_ for _ in ()).throw(OSError(28, "No space left")))
    with pytest.raises(OSError, match="No space"):
        write_scenario(OwnScenario("Other", WHOLE.scenario), path)
    assert path.read_bytes() == before
    assert len(list(tmp_path.iterdir())) == 1


def test_names_are_told_apart(tmp_path: Path) -> None:
    store = ScenarioStore(tmp_path)
    store.add(OwnScenario("Ours", WHOLE.scenario))
    assert store.named("Ours") == "Ours (2)"
    assert store.named("Theirs") == "Theirs"


def test_findings_name_the_numbers_they_concern() -> None:
    own = OwnScenario("x", Scenario("", 5, 7, SIX))
    rules = {finding.rule: players for finding, players in own.findings()}
    assert rules["number"] == [7]
    assert own.playable(6)
    assert not own.by_house_rules(6)
    assert not own.playable(7)
    assert not own.playable(4)


def test_what_only_breaks_the_printed_rules_can_be_played() -> None:
    own = OwnScenario("x", Scenario("", 6, 6, ("king", "empress", "fool", "thief", "cheat", "widow")))
    assert own.playable(6)
    assert own.by_house_rules(6)
