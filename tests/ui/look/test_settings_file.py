"""The settings file, whatever happens to it while the program runs."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication, QMessageBox

from mascarade_qt.system.override import override
from mascarade_qt.ui.look import settings_file
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.settings_file import FILE
from mascarade_qt.ui.window import MainWindow
from mascarade_qt.words.troubles import unusable_settings


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


def test_a_change_within_the_same_tick_of_the_clock_counts(tmp_path: Path) -> None:
    path = tmp_path / FILE
    speeds = []
    for speed in ("fast", "slow"):
        path.write_text(f"[General]\nspeed={speed}\n", "utf-8")
        os.utime(path, ns=(10**18, 10**18))
        speeds.append(Settings(tmp_path).speed)
    assert speeds == ["fast", "slow"]


def test_without_room_for_a_copy_it_is_read_where_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / FILE).write_text("[General]\nspeed=fast\n", "utf-8")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "not there"))
    assert Settings(tmp_path).speed == "fast"


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
    """By a Qt that refuses: root may write anywhere, so modes would prove nothing."""
    settings = Settings(tmp_path)
    settings.theme = "contrast"
    settings.save()
    told: list[tuple[str, Path]] = []
    settings.troubled.connect(lambda *what: told.append(what))

    class Refusing(QSettings):
        @override
        def setValue(self, *_: object) -> None:  # noqa: N802 # Qt’s name
            pass

        @override
        def status(self) -> QSettings.Status:
            return QSettings.Status.AccessError

    def refuse(**_: object) -> None:
        raise OSError(number, os.strerror(number))

    with monkeypatch.context() as patch:
        patch.setattr(settings_file, "QSettings", Refusing)
        patch.setattr(settings_file, "TemporaryFile", refuse)
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


def test_what_another_program_has_set_within_the_same_tick_stays(tmp_path: Path) -> None:
    """Even if the file has the same size, so that Qt thinks it unchanged."""
    path, settings = tmp_path / FILE, Settings(tmp_path)
    settings.theme, settings.speed = "salon", "fast"
    settings.save()
    known = path.stat()
    path.write_bytes(path.read_bytes().replace(b"speed=fast", b"speed=slow"))
    os.utime(path, ns=(known.st_atime_ns, known.st_mtime_ns))
    settings.theme = "night"
    settings.save()
    assert (Settings(tmp_path).theme, Settings(tmp_path).speed) == ("night", "slow")


@pytest.mark.skipif(not hasattr(os, "symlink") or os.name == "nt", reason="links need rights on Windows")
def test_a_link_and_a_mode_stay(tmp_path: Path) -> None:
    real = tmp_path / "dotfiles.ini"
    real.touch(0o600)
    (tmp_path / FILE).symlink_to(real)
    settings = Settings(tmp_path)
    settings.speed = "fast"
    settings.save()
    assert (tmp_path / FILE).is_symlink()
    assert real.stat().st_mode & 0o777 == 0o600
    assert "speed=fast" in real.read_text("utf-8")


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="root may write anywhere")
def test_a_folder_that_must_not_be_written(tmp_path: Path) -> None:
    folder = tmp_path / "settings"
    folder.mkdir()
    folder.chmod(0o555)
    settings = Settings(folder)
    told: list[tuple[str, Path]] = []
    settings.troubled.connect(lambda *what: told.append(what))
    settings.theme = "salon"
    settings.save()
    assert told == [("read-only", folder / FILE)]


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
