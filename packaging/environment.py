"""The virtual environment that dev.py keeps in .venv: for playing; testing and building add to it."""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setup_steps import SetupError, install, say

ROOT = Path(__file__).resolve().parent.parent
LOCKS = ROOT / "packaging" / "locks"
PARTS = ("play", "test", "build", "cluster", "pettingzoo")
VENV = ROOT / ".venv"
STAMP = VENV / "installed"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"


def fingerprint(*parts: str) -> list[str]:
    """What the environment is made from: this folder and Python, then the lock of each part."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    place = f"{sys.implementation.name} {version} {sysconfig.get_platform()} {ROOT}"
    return [place, *(f"{part} {_digest(LOCKS / f'{part}.txt')}" for part in parts or PARTS)]


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def prepare(*parts: str) -> None:
    """Install the missing parts; start over if the place, Python or a lock has changed."""
    found, current = _installed(), fingerprint()
    if not found or not set(found) <= set(current):
        say("making .venv")
        _make()
        found = current[:1]
    missing = [part for part in parts if fingerprint(part)[1] not in found]
    if not missing:
        return
    STAMP.unlink(missing_ok=True)  # until the installation is complete
    locks = [argument for part in missing for argument in ("-r", LOCKS / f"{part}.txt")]
    say(f"installing what is needed to {' and to '.join(_PURPOSES[part] for part in missing)}, this once")
    # A lock names everything; older versions of pip would otherwise look for newer versions of packages with
    # extras.
    pip_install("--no-deps", "--require-hashes", "--only-binary=:all:", *locks)
    STAMP.write_text("\n".join([*found, *fingerprint(*missing)[1:]]), "utf-8")


_PURPOSES = {
    "play": "play",
    "test": "test",
    "build": "build",
    "cluster": "play on a cluster",
    "pettingzoo": "learn",
}


def _installed() -> list[str]:
    """The fingerprint left by the last complete installation; empty after an interrupted one."""
    return STAMP.read_text("utf-8").splitlines() if STAMP.exists() and PYTHON.exists() else []


def _make() -> None:
    if VENV.exists():
        shutil.rmtree(VENV)
    # The interpreter below a virtual environment, if we run in one (perhaps the one just removed).
    python = getattr(sys, "_base_executable", sys.executable)
    if subprocess.call([python, "-m", "venv", VENV]) != 0:
        raise SetupError(f"could not make a virtual environment in {VENV}")
    # The checkout itself: what an editable installation would write, with nothing to build it with; relative,
    # as Python reads it in the locale's encoding, which may not have all the letters of the path.
    packages = next(VENV.rglob("site-packages"))
    (packages / "mascarade_qt.pth").write_text(f"{os.path.relpath(ROOT, packages)}\n", "ascii")


def pip_install(*arguments: str | Path) -> None:
    """Install into the environment."""
    # Compiling all modules takes longer than compiling the few that are imported later.
    options = ["--disable-pip-version-check", "--no-compile", "--no-input", "--retries=2"]
    install("the dependencies", [PYTHON, "-m", "pip", "install", *options, *arguments])
