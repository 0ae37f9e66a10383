"""Setting up from a checkout: what is installed for what, and what is asked of the system."""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from concurrent.futures import Executor, Future
from pathlib import Path
from typing import Any

import contents
import dev
import environment
import PySide6
import pytest
import surroundings
import system
from setup_steps import SetupError

from tests.packaging import elf

QT = Path(PySide6.__path__[0])
# On every Linux that runs Python and a package manager.
PLAIN = {
    f"lib{name}"
    for name in ("c.so.6", "m.so.6", "resolv.so.2", "gcc_s.so.1", "stdc++.so.6", "z.so.1", "zstd.so.1")
}
linux = pytest.mark.skipif(sys.platform != "linux", reason="other systems bring their libraries along")


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[str]:
    """What is installed and made, without doing it; the environment is an empty folder."""
    made: list[str] = []

    def make() -> None:
        made.append("venv")
        shutil.rmtree(tmp_path, ignore_errors=True)
        (tmp_path / "python").parent.mkdir()
        (tmp_path / "python").touch()

    monkeypatch.setattr(environment, "STAMP", tmp_path / "installed")
    monkeypatch.setattr(environment, "PYTHON", tmp_path / "python")
    monkeypatch.setattr(environment, "_make", make)
    monkeypatch.setattr(environment, "say", lambda text: None)
    monkeypatch.setattr(
        environment,
        "pip_install",
        lambda *given: made.append(" ".join(p.stem for p in given if isinstance(p, Path))),
    )
    return made


def test_playing_installs_what_playing_needs_and_the_rest_comes_when_wanted(calls: list[str]) -> None:
    environment.prepare("play")
    environment.prepare("play")
    assert calls == ["venv", "play"]
    environment.prepare("play", "test")
    environment.prepare("play")
    assert calls == ["venv", "play", "test"]
    environment.prepare("play", "build", "cluster")
    assert calls[3:] == ["build cluster"]


def test_a_changed_lock_makes_a_new_environment(
    calls: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locks = tmp_path.with_name("locks")
    shutil.copytree(environment.LOCKS, locks)
    monkeypatch.setattr(environment, "LOCKS", locks)
    environment.prepare("play")
    (locks / "build.txt").write_text("", "utf-8")  # not installed: no matter
    environment.prepare("play")
    assert calls == ["venv", "play"]
    (locks / "play.txt").write_text("", "utf-8")
    environment.prepare("play")
    assert calls[2:] == ["venv", "play"]


def test_an_interrupted_installation_is_made_anew(calls: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*given: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as broken:
        broken.setattr(environment, "pip_install", interrupt)
        with pytest.raises(KeyboardInterrupt):
            environment.prepare("play")
    environment.prepare("play")
    assert calls == ["venv", "venv", "play"]


def test_the_checkout_is_found_in_any_locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python reads such a file in the locale's encoding, and does not start if it can't."""
    root = tmp_path / "Ігри й маски"

    def make(command: list[object]) -> int:
        (root / ".venv" / "lib" / "site-packages").mkdir(parents=True)
        return 0

    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setattr(environment, "VENV", root / ".venv")
    monkeypatch.setattr(subprocess, "call", make)
    environment._make()
    (file,) = root.rglob("*.pth")
    assert (file.parent / file.read_text("ascii").strip()).resolve() == root


def test_all_parts_are_the_usual_fingerprint() -> None:
    assert dev.fingerprint() == dev.fingerprint(*environment.PARTS)
    assert {path.stem for path in environment.LOCKS.iterdir()} == set(environment.PARTS)


@pytest.mark.parametrize("part", environment.PARTS)
def test_a_lock_has_hashes_and_names_no_registry(part: str) -> None:
    text = (environment.LOCKS / f"{part}.txt").read_text("utf-8")
    assert not re.search(r"https?:|file:|--index-url|--find-links|/tmp|/home", text)
    entries = re.findall(r"^\S+==.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)


def test_the_locks_agree() -> None:
    found: dict[str, set[str]] = {}
    for part in environment.PARTS:
        text = (environment.LOCKS / f"{part}.txt").read_text("utf-8")
        for name, version in re.findall(r"^([\w.-]+)==(\S+)", text, re.MULTILINE):
            found.setdefault(name, set()).add(version)
    assert {name: versions for name, versions in found.items() if len(versions) > 1} == {}


@pytest.mark.parametrize("part", environment.PARTS)
def test_every_python_gets_the_same_version(part: str) -> None:
    names = re.findall(r"^([\w.-]+)==", (environment.LOCKS / f"{part}.txt").read_text("utf-8"), re.MULTILINE)
    assert len(names) == len(set(names))


# --- the system ---


def asked_for(paths: list[Path]) -> set[str]:
    """The system's libraries that these ask for by name."""
    brought = {path.name for path in QT.rglob("*.so*")} | {
        path.name for path in (QT.parent / "shiboken6").glob("*.so*")
    }
    names = {name for path in paths for name in elf.needed(path)}
    return {name for name in names if name not in brought | PLAIN and not name.startswith("ld-linux")}


def plugins(*names: str) -> list[Path]:
    return [QT / "Qt" / "plugins" / f"{name}.so" for name in names]


def modules(*names: str) -> list[Path]:
    return [QT / "Qt" / "lib" / f"libQt6{name}.so.6" for name in names]


@linux
def test_everything_that_is_shown_needs_what_the_core_of_qt_needs() -> None:
    assert asked_for(modules("Core")) == set(system.CORE)


@linux
def test_pictures_need_what_widgets_need() -> None:
    found = asked_for(
        [*modules("Core", "Gui", "Widgets", "Svg", "DBus"), *plugins("platforms/libqoffscreen")]
    )
    assert found == set(system.CORE | system.PICTURES)


@linux
def test_windows_need_what_the_plugins_of_their_display_need() -> None:
    pictures = set(system.CORE | system.PICTURES)
    assert asked_for([*modules("XcbQpa"), *plugins("platforms/libqxcb")]) - pictures == set(system.X11)
    wayland = plugins(
        "platforms/libqwayland",
        *(
            f"wayland-shell-integration/lib{name}"
            for name in contents.QT_PLUGINS["wayland-shell-integration"]
        ),
        "wayland-graphics-integration-client/libqt-plugin-wayland-egl",
    )
    assert asked_for([*modules("WaylandClient"), *wayland]) - pictures == set(system.WAYLAND)


@linux
def test_collecting_texts_needs_what_the_tool_and_its_libraries_need() -> None:
    assert asked_for([QT / "lupdate", *modules("Core", "Network")]) == set(system.CORE | system.LUPDATE)


@pytest.mark.parametrize(
    ("environ", "wanted", "unwanted"),
    [
        ({}, system.PICTURES, system.X11 | system.WAYLAND),
        ({"DISPLAY": ":0"}, system.PICTURES | system.X11, system.WAYLAND),
        ({"WAYLAND_DISPLAY": "wayland-0"}, system.PICTURES | system.WAYLAND, system.X11),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}, system.PICTURES, system.X11),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "xcb"}, system.PICTURES | system.X11, system.WAYLAND),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "wayland"}, system.PICTURES | system.WAYLAND, system.X11),
    ],
)
def test_a_display_decides_what_is_asked_for(
    environ: dict[str, str], wanted: dict[str, str], unwanted: dict[str, str]
) -> None:
    found = system.for_window(environ)
    assert set(wanted) <= set(found)
    assert not set(unwanted) & set(found)


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A Debian that lacks two libraries, a tool and ensurepip, and what would be installed there."""
    installed: list[str] = []
    have = {"apt-get", "sudo"}
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    monkeypatch.setattr(os, "geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(shutil, "which", lambda name: name if name in have else None)
    monkeypatch.setattr(system, "missing", lambda names: [name for name in names if name.startswith("libw")])
    monkeypatch.setattr(system, "_has_ensurepip", lambda: False)
    monkeypatch.setattr(system, "install", lambda what, command, **kw: installed.append(command[-1]))
    return installed


OPTIONS = "--yes --no-install-recommends"
PACKAGES = f"libwayland-client0 libwayland-cursor0 libwayland-egl1 patchelf python{system.VERSION}-venv"


def test_everything_is_asked_for_at_once(bare: list[str]) -> None:
    with pytest.raises(SetupError) as refused:
        system.require(system.CORE | system.WAYLAND, {"patchelf": "patchelf"})
    assert f"    sudo apt-get update; sudo apt-get install {OPTIONS} {PACKAGES}\n" in str(refused.value)
    assert bare == []


def test_root_without_sudo_gets_the_same_installed(bare: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    system.require(system.WAYLAND, {"patchelf": "patchelf"})
    assert len(bare) == 1
    assert " update; " in bare[0]
    assert bare[0].endswith(PACKAGES)


def test_without_sudo_the_command_is_for_root(bare: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "apt-get" else None)
    with pytest.raises(SetupError, match="As root, run:\n\n    apt-get update; apt-get install") as refused:
        system.require(system.WAYLAND)
    assert "sudo" not in str(refused.value)


def test_other_systems_are_told_the_names_of_the_libraries(
    bare: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(system, "_has_ensurepip", lambda: True)
    monkeypatch.setattr(shutil, "which", lambda name: name if name == "dnf" else None)
    with pytest.raises(SetupError, match=re.escape("sudo dnf install 'libwayland-client.so.0()(64bit)'")):
        system.require(system.WAYLAND)
    monkeypatch.setattr(shutil, "which", lambda name: None)
    with pytest.raises(
        SetupError, match=r"missing from this system: libwayland-client\.so\.0, libwayland-cursor"
    ):
        system.require(system.WAYLAND)


def test_building_asks_for_all_its_tools_before_anything_is_done(
    bare: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(sys, "base_prefix", "/usr")
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    with pytest.raises(SetupError) as refused:
        system.require({}, system.for_build([]))
    wanted = f"gcc g\\+\\+ binutils patchelf dpkg dpkg-dev libpython{re.escape(system.VERSION)}-dev"
    assert re.search(f"install {OPTIONS} {wanted}", str(refused.value))
    (tmp_path / "Python.h").touch()
    monkeypatch.setattr(shutil, "which", lambda name: name)
    monkeypatch.setattr(system, "_has_ensurepip", lambda: True)
    system.require({}, system.for_build([]))
    assert system.for_build(["wheel"]) == {}
    assert set(system.for_build(["package"])) == {"dpkg-deb", "dpkg-shlibdeps"}


def test_a_python_of_ones_own_without_ensurepip_is_not_helped_by_a_package(
    bare: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "base_prefix", "/opt/python")
    with pytest.raises(SetupError, match="ensurepip"):
        system.require(system.CORE)


# --- the commands ---


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What dev.py would run."""
    commands: list[list[str]] = []

    def run(command: list[str | Path], **environment: str) -> int:
        commands.append([str(part) for part in command])
        return 0

    def run_aside(command: list[str | Path], **environment: str) -> tuple[int, str]:
        return run(command), ""

    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "run_aside", run_aside)
    monkeypatch.setattr(dev, "say", lambda text: commands.append([text]))
    monkeypatch.setattr(dev, "prepare", lambda *parts: commands.append(["prepare", *parts]))
    monkeypatch.setattr(system, "require", lambda *wanted: None)
    monkeypatch.setattr(surroundings, "forget", lambda environ: None)
    monkeypatch.chdir(environment.ROOT)
    return commands


def test_without_a_display_bots_show_the_game(started: list[list[str]]) -> None:
    assert dev.main(["play"]) == 0
    assert started[0] == ["prepare", "play"]
    assert started[-1][2:4] == ["mascarade_qt", "demo"]


def test_what_is_asked_for_is_done_also_without_a_display(started: list[list[str]]) -> None:
    dev.main(["play", "--text", "--players", "4"])
    assert started[-1][1:] == ["-m", "mascarade_qt", "play", "--text", "--players", "4"]


def test_testing_everything_needs_everything(started: list[list[str]]) -> None:
    dev.main(["test"])
    assert started[0] == ["prepare", "play", "test"]
    del started[:]
    dev.main(["test", "--all"])
    assert started[0] == ["prepare", *environment.PARTS]


def test_the_rules_are_covered_by_their_own_tests(started: list[list[str]]) -> None:
    dev.main(["test"])
    tests = [command for command in started if Path(command[0]).stem == "pytest"]
    assert [("tests/engine" in command, "--cov" in command) for command in tests] == [
        (True, True),
        (False, False),
    ]
    assert "--ignore=tests/engine" in tests[1]
    del started[:]
    dev.main(["test", "tests/words", "-x"])
    assert started[-1][1:] == ["tests/words", "-x"]


def test_temporary_files_are_gone_afterwards(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    folders = set()

    def run(command: list[str | Path], **environment: str) -> int:
        if "pytest" in Path(command[0]).stem:
            folders.add(Path(environment["TMPDIR"]))
            assert all(folder.is_dir() for folder in folders)
        return 0

    monkeypatch.setattr(dev, "run", run)
    assert dev.main(["test"]) == 0
    assert len(folders) == 1
    assert not any(folder.exists() for folder in folders)


class AtOnce(Executor):
    """What is done beside something else is done before it."""

    def __init__(self, workers: int) -> None:
        """One is enough."""

    def submit(self, act: Callable[..., Any], /, *arguments: Any, **named: Any) -> Future[Any]:
        found: Future[Any] = Future()
        found.set_result(act(*arguments, **named))
        return found


@pytest.mark.parametrize(
    ("broken", "left_out"), [("ruff", "mypy"), ("mypy", "--ignore=tests/engine"), ("coverage", "worksteal")]
)
def test_a_check_that_fails_ends_it(
    broken: str, left_out: str, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(command: list[str | Path], **environment: str) -> int:
        started.append([Path(command[0]).stem, *map(str, command[1:])])
        return 3 if started[-1][0] == broken else 0

    monkeypatch.setattr(dev, "run", run)
    monkeypatch.setattr(dev, "run_aside", lambda command, **_: (run(command), "three mistakes"))
    monkeypatch.setattr(dev, "ThreadPoolExecutor", AtOnce)
    assert dev.main(["test"]) == 3
    assert any(command[0].startswith(f"failed: {broken}") for command in started)
    assert not any(left_out in command for command in started)


def test_what_is_wrong_is_one_line(
    started: list[list[str]], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*parts: str) -> None:
        raise SetupError("no network connection")

    monkeypatch.setattr(dev, "prepare", fail)
    assert dev.main(["play"]) == 1
    assert capsys.readouterr().err == "dev.py: no network connection\n"


def test_an_unknown_command_gets_the_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert dev.main(["dance"]) == 2
    assert "packaging/dev.py play" in capsys.readouterr().out
