"""Settings are kept, checked one by one, and applied at once."""

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QSpinBox
from pytestqt.qtbot import QtBot

from mascarade_qt.ui.look import settings as settings_module
from mascarade_qt.ui.look import settings_file
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.settings import Settings, system_theme
from mascarade_qt.ui.look.settings_file import FILE
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.settings.screen import SettingsScreen
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.languages import system_language
from mascarade_qt.words.troubles import unusable_settings
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping


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
    """Until somebody says otherwise; then as they said."""
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
    settings_module.system_reduces_motion.cache_clear()
    assert settings_module.system_reduces_motion() is reduced
    settings_module.system_reduces_motion.cache_clear()


def test_everything_is_applied_at_once(settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = SettingsScreen(settings)
    show(screen)
    find(screen, QPushButton, "themeChoice_salon").click()
    assert (settings.theme, LOOK.theme.name) == ("salon", "salon")
    find(screen, QPushButton, "textSizeSpinMore").click()
    assert (settings.text_size, LOOK.text) == (110, 1.1)
    assert find(screen, QSpinBox, "textSizeSpin").value() == 110
    find(screen, QPushButton, "speedChoice_slow").click()
    assert CLOCK.factor == 1.6
    screen.reduced.click()
    assert CLOCK.reduced
    find(screen, QPushButton, "languageChoice_fr").click()
    assert settings.language == "fr"


def test_the_screen_follows_settings_made_elsewhere(settings: Settings, show: Show) -> None:
    screen = SettingsScreen(settings)
    show(screen)
    settings.theme, settings.language, settings.text_size = "contrast", "hu", 130
    assert screen.theme.value == "contrast"
    assert screen.language.choice.value == "hu"
    assert screen.text_size.value == 130


@pytest.mark.parametrize(("size", "language"), [(80, "uk"), (100, "en"), (200, "hu")])
def test_nothing_is_cut(size: int, language: str, settings: Settings, show: Show) -> None:
    settings.text_size, settings.language = size, language
    screen = SettingsScreen(settings)
    show(screen, 1024, 640)
    assert not nameless(screen)
    assert not cut(screen)
    assert not overlapping(screen)


# --- a file that is none, or not readable ---


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such pipes")
def test_a_pipe_in_the_place_of_the_file_holds_nobody_up(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / FILE)
    settings = Settings(tmp_path)
    assert settings.trouble == ("odd", tmp_path / f"{FILE}.odd")
    settings.theme = "salon"
    settings.save()
    assert Settings(tmp_path).theme == "salon"


def test_a_folder_in_its_place_is_kept(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    assert Settings(tmp_path).trouble == ("odd", tmp_path / f"{FILE}.odd")
    assert (tmp_path / f"{FILE}.odd").is_dir()


def test_garbage_is_kept_beside_what_is_written_anew(tmp_path: Path) -> None:
    garbage = b"[General\ntheme=salon\n\x00\xff]]]=\n[[[\n"
    (tmp_path / FILE).write_bytes(garbage)
    settings = Settings(tmp_path)
    assert settings.trouble == ("damaged", tmp_path / f"{FILE}.damaged")
    settings.speed = "fast"
    settings.save()
    assert (tmp_path / f"{FILE}.damaged").read_bytes() == garbage
    again = Settings(tmp_path)
    assert (again.trouble, again.speed) == (None, "fast")


def test_an_empty_file_is_as_good_as_none(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()
    assert Settings(tmp_path).trouble is None


def test_what_a_newer_version_has_set_stays(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("[General]\ntheme=velvet\nchandelier=lit\n", "utf-8")
    settings = Settings(tmp_path)
    assert settings.trouble is None
    settings.speed = "fast"
    settings.save()
    text = (tmp_path / FILE).read_text("utf-8")
    assert "chandelier=lit" in text
    assert "theme=velvet" in text


def test_deleted_while_the_program_runs(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    settings.theme = "salon"
    settings.save()
    (tmp_path / FILE).unlink()
    settings.speed = "fast"
    settings.save()
    again = Settings(tmp_path)
    assert (again.theme, again.speed) == ("salon", "fast")


# --- … or that becomes one while the program runs: told once, and nothing is lost ---


def odd_pipe(path: Path) -> None:
    path.unlink()
    os.mkfifo(path)


def odd_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


def garbage(path: Path) -> None:
    path.write_bytes(b"[General\ntheme=salon\n\x00\xff]]]=\n[[[\n")


@pytest.mark.parametrize(("damage", "kind"), [(odd_pipe, "odd"), (odd_folder, "odd"), (garbage, "damaged")])
def test_damaged_while_the_program_runs(
    tmp_path: Path, damage: Callable[[Path], None], kind: str, qapp: QApplication
) -> None:
    if damage is odd_pipe and not hasattr(os, "mkfifo"):
        pytest.skip("this system has no such pipes")
    settings = Settings(tmp_path)
    settings.theme, settings.text_size = "contrast", 130
    settings.save()
    told: list[tuple[str, Path]] = []
    settings.troubled.connect(lambda *what: told.append(what))
    damage(tmp_path / FILE)
    settings.speed = "fast"
    qapp.processEvents()  # it is saved by itself
    assert told == [(kind, tmp_path / f"{FILE}.{kind}")]
    assert (tmp_path / f"{FILE}.{kind}").exists()
    settings.speed = "slow"
    settings.save()
    assert len(told) == 1
    again = Settings(tmp_path)
    assert (again.trouble, again.theme, again.text_size, again.speed) == (None, "contrast", 130, "slow")


@pytest.mark.parametrize(("number", "kind"), [(errno.EROFS, "read-only"), (errno.ENOSPC, "full")])
def test_read_only_while_the_program_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int, kind: str
) -> None:
    """By a writer that refuses: root may write anywhere, so modes would prove nothing."""
    settings = Settings(tmp_path)
    settings.theme = "contrast"
    settings.save()
    told: list[tuple[str, Path]] = []
    settings.troubled.connect(lambda *what: told.append(what))

    def refuse(*_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(settings_file, "write_whole", refuse)
        for speed in ("fast", "slow"):
            settings.speed = speed
            settings.save()
        assert told == [(kind, tmp_path / FILE)]
        assert unusable_settings(kind, tmp_path).startswith("The disk is full") == (kind == "full")
        assert settings.speed == "slow"
    settings.save()  # it can be written again, and what was set meanwhile is not lost
    assert len(told) == 1
    assert (Settings(tmp_path).theme, Settings(tmp_path).speed) == ("contrast", "slow")


def test_a_file_that_must_not_be_written_is_not_replaced(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = Settings(tmp_path)
    settings.theme = "contrast"
    settings.save()
    before = (tmp_path / FILE).read_bytes()
    monkeypatch.setattr(os, "access", lambda *_: False)
    settings.theme = "salon"
    settings.save()
    assert (tmp_path / FILE).read_bytes() == before
    assert Settings(tmp_path).trouble == ("read-only", tmp_path / FILE)


def test_what_another_window_has_set_stays(tmp_path: Path) -> None:
    one, other = Settings(tmp_path), Settings(tmp_path)
    one.theme = "contrast"
    one.save()
    other.speed = "fast"
    other.save()
    assert (Settings(tmp_path).theme, Settings(tmp_path).speed) == ("contrast", "fast")


def test_text_of_every_kind_comes_back(tmp_path: Path) -> None:
    table = {"names": ['Łucja; "x"', "=%40,", "Ωé\n", "\\"], "numbers": [1, 2]}
    settings = Settings(tmp_path)
    settings.last_table = table
    settings.save()
    assert Settings(tmp_path).last_table == table


def test_the_window_says_what_is_wrong_with_the_file(
    window: MainWindow, settings: Settings, folder: Path
) -> None:
    settings.save()
    garbage(folder / FILE)
    settings.text_size = 110
    QApplication.processEvents()
    box = window.findChild(QMessageBox, "messageBox")
    assert box is not None
    assert f"{FILE}.damaged" in box.text()
    box.close()
