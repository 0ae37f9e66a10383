"""The manifest for Flathub: from source, without a network, on Flathub's own Qt for Python."""

import json
import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import about
import build
import pytest
from linux import flatpak

PACKAGES = (*flatpak.TOOLS, *flatpak.TOOLS_TOO, *flatpak.COMPILED, *flatpak.PURE)
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


def test_the_sandbox_has_no_files() -> None:
    allowed = flatpak.manifest(SOURCES)["finish-args"]
    assert not [argument for argument in allowed if "filesystem" in argument]


@pytest.mark.parametrize("name", PACKAGES)
def test_every_package_is_locked(name: str) -> None:
    assert build.locked(name)


class Index(SimpleHTTPRequestHandler):
    """A package index, in the form that every one has to offer."""

    def log_message(self, *_: object) -> None:
        """Not here."""


@pytest.fixture
def index(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of one that pip is told to use; it has all that is locked, and other versions."""
    for name in PACKAGES:
        page = tmp_path / "simple" / name / "index.html"
        page.parent.mkdir(parents=True)
        (entry,) = build.locked(name)
        version = re.findall(r"==(\S+)", entry)[0]
        hashes = re.findall(r"sha256:(\w+)", entry)
        files = {f"{name}-0.1.tar.gz": "0" * 64, f"{name}-0.1-py3-none-any.whl": "1" * 64}
        files |= {f"{name}-{version}.tar.gz": hashes[-1], f"{name}-{version}-py3-none-any.whl": hashes[0]}
        links = (f'<a href="../../files/{file}#sha256={digest}">{file}</a>' for file, digest in files.items())
        page.write_text(f"<html><body>{' '.join(links)}</body></html>", "utf-8")
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Index, directory=str(tmp_path)))
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    monkeypatch.setenv("PIP_INDEX_URL", f"http://127.0.0.1:{server.server_port}/simple")
    monkeypatch.setenv("no_proxy", "127.0.0.1")
    yield tmp_path / "simple"
    server.shutdown()
    thread.join()
    server.server_close()


@pytest.mark.timeout(60)
def test_the_documented_command_asks_the_index_for_what_is_locked(
    index: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert flatpak.main(tmp_path / "manifest") == 0
    path = Path(capsys.readouterr().out.strip())
    found = json.loads(path.read_text("utf-8"))
    sources = {
        source["url"]: source["sha256"] for module in found["modules"][:-1] for source in module["sources"]
    }
    assert len(sources) == len(PACKAGES)
    for name in PACKAGES:
        (entry,) = build.locked(name)
        (address,) = (url for url in sources if f"/files/{name}-" in url)
        assert f"sha256:{sources[address]}" in entry
        assert "/simple/" not in address
        assert address.endswith(".tar.gz" if name in flatpak.COMPILED else "-py3-none-any.whl")


@pytest.mark.parametrize(("lacking", "said"), [("numpy", "has no *.tar.gz"), ("", "cannot be read")])
def test_an_index_without_what_is_locked_is_named(
    lacking: str, said: str, index: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if lacking:
        (index / lacking / "index.html").write_text("nothing")
    else:
        shutil.rmtree(index)
    assert flatpak.main(tmp_path / "manifest") == 1
    told = capsys.readouterr().err
    assert told.startswith("flatpak: http")
    assert said in told
    assert not (tmp_path / "manifest").exists()


def test_all_that_playing_needs_is_there_beside_qt() -> None:
    lock = build.LOCKS[0].read_text("utf-8")
    needed = {line.split("==")[0] for line in lock.splitlines() if line[:1].isalpha()}
    assert needed == {*flatpak.COMPILED, *flatpak.PURE, "pyside6-essentials", "shiboken6"} - {"cython"}
