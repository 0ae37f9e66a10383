"""Write a manifest for Flathub: built from source, on top of the Qt for Python that it provides.

    .venv/bin/python packaging/linux/flatpak.py [FOLDER]

The manifest and the desktop's files go into FOLDER (build/flatpak). The locks say what is needed; its
addresses are looked up now, in the package index that pip uses, because builders have no network later.
"""

import json
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]

import about  # noqa: E402
import build  # noqa: E402
from package_index import IndexReadError, PackageIndex  # noqa: E402

QT = "6.11"  # of the runtime and of the base application, which has PySide6
PREFIX = [
    "pip3",
    "install",
    "--no-index",
    "--no-deps",
    "--find-links=file://${PWD}",
    "--prefix=${FLATPAK_DEST}",
]
# Packages compiled there, and what compiling needs. Qt comes with the base application, meson with the SDK.
COMPILED = ("cython", "pycparser", "cffi", "numpy", "miniaudio")
PURE = ("segno", "websockets")
TOOLS = ("hatchling", "packaging", "pathspec", "pluggy", "trove-classifiers", "meson-python")
TOOLS_TOO = ("pyproject-metadata", "tomlkit", "setuptools")


class SourceError(Exception):
    """A source can't be found; the message says which."""


def manifest(sources: Mapping[str, Mapping[str, str]]) -> dict[str, Any]:
    """What flatpak-builder reads: JSON, which is also YAML. `sources` has url and sha256 by package."""
    return {
        "id": about.APP_ID,
        "runtime": "org.kde.Platform",
        "runtime-version": QT,
        "sdk": "org.kde.Sdk",
        "base": "io.qt.PySide.BaseApp",
        "base-version": QT,
        "command": about.PROGRAM,
        "finish-args": [
            "--share=ipc",
            "--share=network",  # phones at the table, on the local network
            "--socket=wayland",
            "--socket=fallback-x11",
            "--socket=pulseaudio",
            "--device=dri",
        ],
        "cleanup": ["/include", "*.a", "*.la"],
        "cleanup-commands": ["/app/cleanup-BaseApp.sh"],
        "modules": [
            _packages("tools", (*TOOLS, *TOOLS_TOO), sources, cleanup=True),
            *(_packages(name, [name], sources, cleanup=name == "cython") for name in COMPILED),
            _packages("phones", PURE, sources),
            _game(),
        ],
    }


def _packages(
    name: str, wanted: Iterable[str], sources: Mapping[str, Mapping[str, str]], cleanup: bool = False
) -> dict[str, Any]:
    wanted = list(wanted)
    command = " ".join([*PREFIX, "--no-build-isolation", *wanted])
    module: dict[str, Any] = {
        "name": f"python3-{name}",
        "buildsystem": "simple",
        "build-commands": [command],
        "sources": [{"type": "file", **sources[package]} for package in wanted],
    }
    return {**module, "cleanup": ["*"]} if cleanup else module


def _game() -> dict[str, Any]:
    share = "${FLATPAK_DEST}/share"
    icons = f"{share}/icons/hicolor/scalable"
    drawing = "resources/app/icon.svg"
    return {
        "name": about.PROGRAM,
        "buildsystem": "simple",
        "build-commands": [
            " ".join([*PREFIX, "--no-build-isolation", "."]),
            f"install -Dm644 desktop {share}/applications/{about.APP_ID}.desktop",
            f"install -Dm644 metainfo.xml {share}/metainfo/{about.APP_ID}.metainfo.xml",
            f"install -Dm644 mime.xml {share}/mime/packages/{about.APP_ID}.xml",
            f"install -Dm644 {drawing} {icons}/apps/{about.APP_ID}.svg",
            f"install -Dm644 {drawing} {icons}/mimetypes/{about.APP_ID}.{about.MIME.replace('/', '-')}.svg",
        ],
        "sources": [
            {"type": "git", "url": f"{about.HOMEPAGE}.git", "tag": f"v{about.version()}"},
            *({"type": "file", "path": name} for name in FILES),
        ],
    }


FILES = {"desktop": "desktop.in", "metainfo.xml": "metainfo.xml.in", "mime.xml": "mime.xml.in"}


def found_sources() -> dict[str, dict[str, str]]:
    """Where the index has the locked packages: sources of compiled ones, wheels of pure Python ones."""
    index = PackageIndex()
    names = (*COMPILED, *PURE, *TOOLS, *TOOLS_TOO)
    with ThreadPoolExecutor(8) as aside:
        return dict(zip(names, aside.map(lambda name: _source(name, index), names), strict=True))


def _source(name: str, index: PackageIndex) -> dict[str, str]:
    """The file of the locked version."""
    ending = ".tar.gz" if name in COMPILED else "-none-any.whl"
    (entry,) = build.locked(name)  # the same for every Python, so also for the runtime's
    for address, digest in index.files(name):
        if address.endswith(ending) and f"sha256:{digest}" in entry:
            return {"url": address, "sha256": digest}
    raise SourceError(f"{index.page(name)} has no *{ending} with a hash that is locked")


def write(folder: Path, sources: Mapping[str, Mapping[str, str]]) -> Path:
    """Write the manifest and the files that go with it."""
    for name, template in FILES.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(about.fill(HERE / template, EXEC=about.PROGRAM), "utf-8")
    target = folder / f"{about.APP_ID}.json"
    target.write_text(json.dumps(manifest(sources), indent=4) + "\n", "utf-8")
    return target


def main(folder: Path) -> int:
    """Write it, and print where."""
    try:
        print(write(folder, found_sources()))
    except (SourceError, IndexReadError) as error:
        print(f"flatpak: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]) if len(sys.argv) > 1 else about.BUILD / "flatpak"))
