"""As loud as the settings say, and silent where it must be."""

from pathlib import Path

import pytest

from mascarade_qt.engine.events import Announced, Chose, Revealed, TurnBegan
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.setup import Setup
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.sound.room import Room
from tests.support.ear import Ear


@pytest.fixture
def own_settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path)


def test_events_are_heard_at_the_volume_that_is_set(own_settings: Settings) -> None:
    own_settings.volume = 50
    room = Room(own_settings, ear := Ear())
    room.hear(Announced(0, "0", "king"))
    room.hear(TurnBegan(0, 0, 0))
    room.call()
    assert ear.heard == [("balloon", 0.25), ("turn", 0.25)]


def test_sound_can_be_switched_off(own_settings: Settings) -> None:
    room = Room(own_settings, ear := Ear())
    own_settings.sound = False
    room.call()
    assert ear.heard == []
    own_settings.sound = True
    room.hear(Chose(0, "hide", 3))
    assert ear.heard == []


def test_a_contest_ends_with_a_verdict(own_settings: Settings) -> None:
    room = Room(own_settings, ear := Ear())
    deal = {"0": "king", "1": "judge", "2": "witch", "3": "spy", "c0": "fool", "c1": "cheat"}
    table = PublicTable(Setup(tuple("ABCD"), deal))
    table.see(TurnBegan(0, 1, 1))
    table.see(Announced(1, "1", "king"))
    room.judge(Revealed(((1, "1", "judge"), (0, "0", "king"))), table)
    assert [name for name, _ in ear.heard] == ["false"]


@pytest.mark.parametrize("value", ["", "-1", "101", "loud", "50.5"])
def test_a_damaged_volume_is_the_usual_one(own_settings: Settings, value: str) -> None:
    own_settings._file.set("volume", value)
    assert own_settings.volume == 60
    assert own_settings.sound
