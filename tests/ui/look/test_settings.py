"""Settings are kept, and checked one by one."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from mascarade_qt.ui.look import system_look
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.system_look import system_theme
from mascarade_qt.words.system_language import system_language


def test_defaults_come_from_the_system(folder: Path, qapp: QApplication) -> None:
    found = Settings(folder)
    assert found.language == system_language()
    assert found.theme == system_theme()
    assert (found.text_size, found.speed, found.reduced_motion) == (100, "slow", False)
    found.has_played = True
    assert found.speed == "normal"
    assert found.last_table is None
    assert found.geometry.isEmpty()


def test_values_are_kept(folder: Path, qapp: QApplication) -> None:
    first = Settings(folder)
    first.language, first.theme, first.text_size = "hu", "salon", 150
    first.speed, first.reduced_motion = "fast", True
    first.last_table = {"players": 4}
    first.geometry = QByteArray(b"\x01\x02")
    first.save()
    second = Settings(folder)
    assert (second.language, second.theme, second.text_size) == ("hu", "salon", 150)
    assert (second.speed, second.reduced_motion) == ("fast", True)
    assert second.last_table == {"players": 4}
    assert second.geometry == QByteArray(b"\x01\x02")


def test_the_table_waits_in_the_first_game(folder: Path) -> None:
    """Until it is set otherwise."""
    found = Settings(folder)
    changed: list[str] = []
    found.changed.connect(changed.append)
    assert found.wait_at_reveals
    found.has_played = True
    assert not found.wait_at_reveals
    assert "wait_at_reveals" in changed
    found.wait_at_reveals = True
    found.save()
    assert Settings(folder).wait_at_reveals
    assert found.reading == "usual"
    found.reading = "ample"
    found.save()
    assert Settings(folder).reading == "ample"


GOOD = {"language": "fr", "theme": "contrast", "text_size": "120", "speed": "slow", "reduced_motion": "true"}


@pytest.mark.parametrize("key", GOOD)
@pytest.mark.parametrize(
    "damage", ["", "nonsense", "a, b, c", "999999999999999999999", "@ByteArray(\\0)", "-5", "②"]
)
def test_a_damaged_value_falls_back_alone(key: str, damage: str, folder: Path, qapp: QApplication) -> None:
    usual = Settings(folder / "none")
    folder.mkdir()
    lines = [f"{name}={damage if name == key else value}" for name, value in GOOD.items()]
    (folder / "settings.ini").write_text("[General]\n" + "\n".join(lines), encoding="utf-8")
    found = Settings(folder)
    for name, value in GOOD.items():
        shown = str(getattr(found, name)).lower()
        assert shown == (str(getattr(usual, name)).lower() if name == key else value)


@pytest.mark.parametrize(
    "data", [b"\x00\xff\xfe" * 100, b"[[[[", b"=\n=\n[", b'last_table="{"', b"x" * 300_000]
)
def test_a_damaged_file_gives_defaults(data: bytes, folder: Path, qapp: QApplication) -> None:
    folder.mkdir()
    (folder / "settings.ini").write_bytes(data)
    found = Settings(folder)
    assert found.text_size == 100
    assert found.last_table is None


def test_a_deep_last_table_is_none(folder: Path, qapp: QApplication) -> None:
    folder.mkdir()
    (folder / "settings.ini").write_text('[General]\nlast_table="' + "[" * 30_000 + '"\n', encoding="utf-8")
    assert Settings(folder).last_table is None


def test_a_change_is_told_once(folder: Path, qapp: QApplication, qtbot: QtBot) -> None:
    found = Settings(folder)
    told: list[str] = []
    found.changed.connect(told.append)
    found.theme = "salon"
    found.theme = "salon"
    found.text_size = 500
    assert told == ["theme", "text_size"]
    assert found.text_size == 200


@pytest.mark.parametrize(("answer", "reduced"), [("false\n", True), ("true\n", False)])
def test_the_system_is_asked_for_motion(answer: str, reduced: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    class Said:
        stdout = answer

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(subprocess, "run", lambda *args, **kwargs: Said())
    system_look.system_reduces_motion.cache_clear()
    assert system_look.system_reduces_motion() is reduced
    system_look.system_reduces_motion.cache_clear()
