"""What is said where Linux lacks a library that Qt needs: one line, and no traceback."""

import sys

import contents
import pytest

from mascarade_qt.__main__ import main
from mascarade_qt.system import system_libraries
from mascarade_qt.system.system_libraries import CORE, PICTURES, WAYLAND, X11, complaint, missing


@pytest.mark.skipif(sys.platform != "linux", reason="about the libraries of Linux")
def test_a_library_is_looked_for_by_loading_it() -> None:
    assert missing(["libc.so.6", "libnowhere.so.7", "libm.so.6"]) == ["libnowhere.so.7"]


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> None:
    """A Linux with a display and without any of these libraries."""
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.setattr(system_libraries, "missing", list)
    monkeypatch.setattr(system_libraries, "_qt_is_a_wheel", lambda: True)


@pytest.mark.usefixtures("bare")
@pytest.mark.parametrize(
    ("arguments", "wanted", "unwanted"),
    [
        (["play"], WAYLAND, X11),
        ([], WAYLAND, X11),
        (["demo", "--pictures", "pictures"], PICTURES, X11),
    ],
    ids=str,
)
def test_one_line_says_what_is_missing(
    arguments: list[str],
    wanted: dict[str, str],
    unwanted: dict[str, str],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path_factory: pytest.TempPathFactory,
) -> None:
    monkeypatch.chdir(tmp_path_factory.mktemp("bare"))
    if "demo" not in arguments:
        monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    assert main(arguments) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert "sudo apt-get update; sudo apt-get install --yes libglib2.0-0" in errors
    assert all(name in errors for name in [*wanted, *wanted.values()])
    assert not any(name in errors.replace(",", "").split() for name in unwanted)


@pytest.mark.usefixtures("bare")
def test_only_linux_and_a_qt_from_pip_are_doubted(monkeypatch: pytest.MonkeyPatch) -> None:
    assert complaint(CORE, "linux")
    assert complaint(CORE, "darwin") == ""
    monkeypatch.setattr(system_libraries, "_qt_is_a_wheel", lambda: False)
    assert complaint(CORE, "linux") == ""


@pytest.mark.usefixtures("bare")
def test_the_built_program_is_asked_only_for_what_it_loads() -> None:
    assert "libwayland-egl" in complaint(WAYLAND, "linux", frozen=False)
    assert "libwayland-egl" not in complaint(WAYLAND, "linux", frozen=True)
    assert not any("wayland-egl" in name for names in contents.QT_PLUGINS.values() for name in names)


def test_here_nothing_is_missing() -> None:
    assert complaint(CORE | PICTURES, sys.platform) == ""
