"""The specification for PyInstaller, run for each system with what PyInstaller would provide."""

import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import about
import licences
import pytest

SPEC = about.PACKAGING / "mascarade.spec"
# What PyInstaller would run before the program, in this order.
HOOKS = ("pyi_rth_inspect", "pyi_rth_multiprocessing", "pyi_rth_pyside6", "pyi_rth_pkgutil")


class Made(SimpleNamespace):
    """What the specification asked for."""

    programs: list[dict[str, Any]]
    collected: dict[str, Any]
    bundle: dict[str, Any]
    analysis: dict[str, Any]
    found: SimpleNamespace


def run_spec(monkeypatch: pytest.MonkeyPatch, system: str, *arguments: str) -> Made:
    """Run it as if on that system."""
    made = Made(programs=[], collected={}, bundle={}, analysis={})

    def analyse(scripts: list[Path], **options: Any) -> SimpleNamespace:
        made.analysis = {"scripts": scripts, **options}
        given = [(name, f"{name}.py", "PYSOURCE") for name in (*HOOKS, scripts[0].stem)]
        made.found = SimpleNamespace(binaries=[], datas=[], pure=[], scripts=given)
        return made.found

    def collect(*parts: Any, **options: Any) -> SimpleNamespace:
        made.collected = options
        return SimpleNamespace(name="nowhere")

    def make_program(*parts: Any, **options: Any) -> dict[str, Any]:
        made.programs.append(options)
        return options

    def bundle(*parts: Any, **options: Any) -> None:
        made.bundle = options

    provided = {"Analysis": analyse, "PYZ": list, "EXE": make_program, "COLLECT": collect, "BUNDLE": bundle}
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "argv", ["pyinstaller", str(SPEC), *arguments])
    monkeypatch.setattr(subprocess, "run", lambda *command, **options: None)
    monkeypatch.setattr(licences, "gather", lambda files, modules, target: [])
    monkeypatch.setattr(about, "BUILD", about.PACKAGING)  # where there is a folder of licences
    code = compile(SPEC.read_text("utf-8"), SPEC.name, "exec")
    exec(code, {"SPECPATH": str(about.PACKAGING), **provided})
    return made


def test_linux_gets_one_program(monkeypatch: pytest.MonkeyPatch) -> None:
    made = run_spec(monkeypatch, "linux")
    assert [(program["name"], program["console"]) for program in made.programs] == [("mascarade-qt", True)]
    assert made.collected["name"] == about.PROGRAM
    assert not made.bundle


def test_windows_gets_one_for_the_console_and_one_for_the_desktop(monkeypatch: pytest.MonkeyPatch) -> None:
    made = run_spec(monkeypatch, "win32")
    found = {program["name"]: program["console"] for program in made.programs}
    assert found == {about.PROGRAM: True, about.NAME: False}
    assert all(program["icon"][0].name == "mascarade.ico" for program in made.programs)
    assert all(program["version"].name == "version.txt" for program in made.programs)


def test_macos_gets_an_application(monkeypatch: pytest.MonkeyPatch) -> None:
    made = run_spec(monkeypatch, "darwin")
    assert made.bundle["name"] == f"{about.NAME}.app"
    assert made.bundle["version"] == about.version()
    assert made.bundle["bundle_identifier"] == about.APP_ID
    assert [program["console"] for program in made.programs] == [False]


def test_all_modules_are_in_it_since_commands_are_imported_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    names = run_spec(monkeypatch, "linux").analysis["hiddenimports"]
    assert {"mascarade_qt", "mascarade_qt.commands.demo", "mascarade_qt.bots.mind.player"} <= set(names)


def test_the_yardstick_is_built_the_same_way_with_nothing_in_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game, smallest = run_spec(monkeypatch, "win32"), run_spec(monkeypatch, "win32", "--smallest")
    assert [path.name for path in smallest.analysis["scripts"]] == ["smallest.py"]
    assert smallest.analysis["excludes"] == game.analysis["excludes"]
    assert not smallest.analysis["datas"]
    assert [program["name"] for program in smallest.programs] == ["smallest"]


def test_no_hook_is_run_at_every_start_but_the_needed_ones_are_there(monkeypatch: pytest.MonkeyPatch) -> None:
    found = run_spec(monkeypatch, "linux").found
    assert [name for name, _, _ in found.scripts] == ["entry"]
    assert [name for name, _, _ in found.pure] == ["pyi_rth_multiprocessing", "pyi_rth_pyside6"]


def test_the_yardstick_keeps_its_hooks(monkeypatch: pytest.MonkeyPatch) -> None:
    found = run_spec(monkeypatch, "linux", "--smallest").found
    assert [name for name, _, _ in found.scripts] == [*HOOKS, "smallest"]


def test_all_scripts_it_starts_from_exist(monkeypatch: pytest.MonkeyPatch) -> None:
    for arguments in ((), ("--smallest",)):
        assert all(path.is_file() for path in run_spec(monkeypatch, "linux", *arguments).analysis["scripts"])
