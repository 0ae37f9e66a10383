"""The manifest for Flathub: from source, without a network, on Flathub's own Qt for Python."""

import json
from pathlib import Path

import about
import build
import pytest
from linux import flatpak

PACKAGES = (*flatpak.TOOLS, *flatpak.TOOLS_TOO, *flatpak.COMPILED)
SOURCES = {name: {"url": f"https://example.org/{name}.tar.gz", "sha256": "0" * 64} for name in PACKAGES}


def test_the_manifest_builds_the_game_from_its_sources(tmp_path: Path) -> None:
    path = flatpak.write(tmp_path, SOURCES)
    found = json.loads(path.read_text("utf-8"))
    assert path.name == f"{found['id']}.json" == f"{about.APP_ID}.json"
    assert found["base"] == "io.qt.PySide.BaseApp"
    assert found["base-version"] == found["runtime-version"]
    game = found["modules"][-1]
    assert game["sources"][0]["tag"] == f"v{about.version()}"
    named = {source["path"] for source in game["sources"] if source["type"] == "file"}
    assert named == {entry.name for entry in tmp_path.iterdir()} - {path.name}
    assert f"Exec={about.PROGRAM} %f" in (tmp_path / "desktop").read_text("utf-8")


def test_nothing_is_downloaded_while_it_is_built() -> None:
    for module in flatpak.manifest(SOURCES)["modules"]:
        assert "build-options" not in module
        assert all("--no-index" in command for command in module["build-commands"] if "pip3" in command)
        assert all(len(source.get("sha256", "0" * 64)) == 64 for source in module["sources"])


def test_the_sandbox_has_no_files_and_no_network() -> None:
    allowed = flatpak.manifest(SOURCES)["finish-args"]
    assert not [argument for argument in allowed if "filesystem" in argument or "network" in argument]


@pytest.mark.parametrize("name", PACKAGES)
def test_every_package_is_locked(name: str) -> None:
    assert build.locked(name)


def test_all_that_playing_needs_is_there_beside_qt() -> None:
    lock = build.LOCKS[0].read_text("utf-8")
    needed = {line.split("==")[0] for line in lock.splitlines() if line[:1].isalpha()}
    assert needed == {*flatpak.COMPILED, "pyside6-essentials", "shiboken6"} - {"cython"}
