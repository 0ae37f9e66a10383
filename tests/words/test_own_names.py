"""What people have named, or left without a name, in every language."""

from datetime import datetime
from pathlib import Path

import pytest

from mascarade_qt.engine.scenarios import Scenario
from mascarade_qt.storage.library import KeptGame
from mascarade_qt.storage.scenario_files import OwnScenario, ScenarioStore
from mascarade_qt.words.catalogue import speaking
from mascarade_qt.words.company import called, person_name, stored_name
from mascarade_qt.words.games import players_text, result_text
from mascarade_qt.words.scenarios import scenario_name


@pytest.mark.parametrize("language", ["en", "fr", "uk"])
def test_who_gave_no_name_is_called_so_in_every_language(language: str) -> None:
    with speaking(language):
        assert called(stored_name(2)) == person_name(2)
        assert (person_name(2) == "Player 2") == (language == "en")
        assert called("Player Two") == "Player Two"


def test_a_lone_person_without_a_name_is_you() -> None:
    game = KeptGame(
        *(Path(), "", datetime(2026, 11, 17), ("Player 1", "Bob"), ("", "alvise"), "a4", (0,), True, (1,)),
        coins=(6, 13),
        turns=7,
    )
    assert players_text(game) == "You and Bob"
    assert result_text(game).startswith("Bob won")


def test_own_scenarios_are_told_apart_by_name(tmp_path: Path) -> None:
    store = ScenarioStore(tmp_path)
    key = store.add(OwnScenario("Ball at Anna’s", Scenario("", 4, 4, ("judge",))))
    named = store.own[key].in_records().id
    assert named.startswith(key)
    assert scenario_name(named) == "Ball at Anna’s"
    assert scenario_name(key) == "Custom scenario"  # by a program that didn't say the name yet
    assert scenario_name("own-zzz Ball") == "Custom scenario"


def test_a_scenario_that_is_there_twice_is_the_next_in_number(tmp_path: Path) -> None:
    store = ScenarioStore(tmp_path)
    for expected in ("Ball", "Ball (2)", "Ball (3)"):
        name = store.named("Ball (2)" if expected == "Ball (3)" else "Ball")
        assert name == expected
        store.add(OwnScenario(name, Scenario("", 4, 4, ("judge",))))
