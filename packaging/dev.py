"""Set up and run Mascarade Qt from a checkout, with nothing but Python 3.11 or newer.

    python3 packaging/dev.py play [ARGUMENT...]                 start the game
    python3 packaging/dev.py test [--all] [PYTEST ARGUMENT...]  check and test everything, without a screen
    python3 packaging/dev.py build [STEP...]                    build wheel, program and installer into dist/

The first call makes .venv and installs the locked dependencies (about 130 MB to download); later calls
start at once. test --all adds the tests that take long. With pytest arguments, coverage is left out.
"""

import ctypes
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"
# Here, because older versions can read this file, but fail at the annotations below.
if sys.version_info < (3, 11):
    sys.exit(f"dev.py: Mascarade Qt needs Python 3.11 or newer, and this is Python {VERSION}.")

ROOT = Path(__file__).resolve().parent.parent
LOCK = ROOT / "packaging" / "requirements.lock"
PROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
STAMP = VENV / "installed"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
EXE = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{EXE}"

# What Qt loads from a Debian or Ubuntu system: a library and the package that brings it.
LIBRARIES = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libxkbcommon.so.0": "libxkbcommon0",
}
WINDOW_LIBRARIES = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# What a package is built with, beside all of these: Qt's part for Wayland needs libraries, too.
BUILD_LIBRARIES = {"libwayland-cursor.so.0": "libwayland-cursor0"}
BUILD_TOOLS = {"dpkg-shlibdeps": "dpkg-dev", "strip": "binutils"}
# How pip and apt-get say that there is no network; their last lines only say that nothing was found.
NO_CONNECTION = ("connection broken", "Temporary failure", "Could not connect", "Unable to connect")


class SetupError(Exception):
    """Something outside the project is missing; the message says what."""


def say(text: str) -> None:
    print(f"-- {text}", flush=True)


def run(command: list[str | Path], **environment: str) -> int:
    """Run a command to its end; Ctrl-C is the command's to answer, not ours."""
    with subprocess.Popen(command, env={**os.environ, **environment}) as process:
        while True:
            try:
                code = process.wait()
                return code if code >= 0 else 128 - code
            except KeyboardInterrupt:
                continue


def install(what: str, command: list[str | Path], **environment: str) -> None:
    """Run a command that installs something, showing only its downloads unless it fails."""
    lines = []
    with subprocess.Popen(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    ) as process:
        for line in map(str.rstrip, process.stdout or ()):
            lines.append(line)
            if line.strip().startswith("Downloading"):
                print(line, flush=True)
    if process.returncode == 0:
        return
    output = "\n".join(lines)
    if any(sign in output for sign in NO_CONNECTION) and "CERTIFICATE_VERIFY_FAILED" not in output:
        raise SetupError(f"could not install {what}: no network connection. Call this again when online.")
    print(output, file=sys.stderr)
    raise SetupError(f"could not install {what}; the reason stands above.")


# --- What the system has to bring ---


def install_packages(packages: list[str], purpose: str) -> None:
    """Install Debian packages as root; otherwise stop and name the command."""
    names = " ".join(packages)
    if os.geteuid() != 0:
        raise SetupError(f"{purpose} needs system packages. Run: sudo apt-get install {names}")
    say(f"installing system packages: {names}")
    # An update that fails for some other source does not matter as long as the packages are found.
    script = f"apt-get -qq update; apt-get -qq install --yes --no-install-recommends {names}"
    install(f"the system packages {names}", ["sh", "-c", script], DEBIAN_FRONTEND="noninteractive")


def is_missing(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return True
    return False


def check_libraries(window: bool, build: bool = False) -> None:
    if sys.platform != "linux":
        return
    wanted = LIBRARIES | (WINDOW_LIBRARIES if window else {}) | (BUILD_LIBRARIES if build else {})
    missing = [library for library in wanted if is_missing(library)]
    if build and shutil.which("apt-get"):
        wanted |= BUILD_TOOLS
        missing += [tool for tool in BUILD_TOOLS if not shutil.which(tool)]
    if missing and shutil.which("apt-get"):
        install_packages([wanted[library] for library in missing], "Qt")
    elif missing:
        raise SetupError(f"Qt needs libraries that this system lacks: {' '.join(missing)}")


# --- The virtual environment ---


def make_venv() -> None:
    if VENV.exists():
        shutil.rmtree(VENV)
    # The interpreter below a virtual environment, if we run in one (perhaps the one just removed).
    python = getattr(sys, "_base_executable", sys.executable)
    if subprocess.call([python, "-c", "import ensurepip"], stderr=subprocess.DEVNULL) != 0:
        if not shutil.which("apt-get"):
            raise SetupError("this Python has no ensurepip, which a virtual environment needs.")
        install_packages([f"python{VERSION}-venv"], "A virtual environment")
    if subprocess.call([python, "-m", "venv", VENV]) != 0:
        raise SetupError(f"could not make a virtual environment in {VENV}")


def pip_install(what: str, *arguments: str | Path) -> None:
    # Compiling all modules takes longer than compiling those few that are imported, when they are.
    options = ["--disable-pip-version-check", "--no-compile", "--no-input", "--retries=2"]
    install(what, [PYTHON, "-m", "pip", "install", *options, *arguments])


def fingerprint() -> list[str]:
    """What the environment was made from: a different place or Python, lock or project make another."""
    files = [hashlib.sha256(path.read_bytes()).hexdigest() for path in (LOCK, PROJECT)]
    return [f"{sys.implementation.name} {VERSION} {sysconfig.get_platform()} {ROOT}", *files]


def installed() -> list[str]:
    """The fingerprint that the last complete installation left; nothing after an interrupted one."""
    return STAMP.read_text("utf-8").splitlines() if STAMP.exists() and PYTHON.exists() else []


def prepare_venv() -> None:
    wanted, found = fingerprint(), installed()
    if found == wanted:
        return
    STAMP.unlink(missing_ok=True)
    if found[:2] != wanted[:2]:
        say("making .venv and installing the dependencies, this once")
        make_venv()
        # The lock names everything; older versions of pip would look for newer ones of what has extras.
        pip_install("the dependencies", "--no-deps", "--require-hashes", "--only-binary=:all:", "-r", LOCK)
    pip_install("the project", "--no-deps", "--no-build-isolation", "--no-index", "--editable", ROOT)
    STAMP.write_text("\n".join(wanted), "utf-8")


def compile_translations() -> None:
    for source in sorted((ROOT / "i18n").glob("*.ts")):
        target = ROOT / "mascarade_qt" / "i18n" / f"{source.stem}.qm"
        if target.exists() and target.stat().st_mtime >= source.stat().st_mtime:
            continue
        target.parent.mkdir(exist_ok=True)
        if run([BIN / f"pyside6-lrelease{EXE}", "-silent", source, "-qm", target]) != 0:
            raise SetupError(f"could not compile {source.relative_to(ROOT)}")


def prepare(window: bool) -> None:
    check_libraries(window)
    prepare_venv()
    compile_translations()


# --- The commands ---


def play(arguments: list[str]) -> int:
    windows = sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    prepare(window=windows)
    if windows or "--text" in arguments:
        return run([PYTHON, "-m", "mascarade_qt", "play", *arguments])
    pictures = ROOT / "build" / "pictures"
    say(f"there is no display, so bots play a game as text, with pictures in {pictures}")
    say("to play yourself in the terminal: python3 packaging/dev.py play --text")
    return run([PYTHON, "-m", "mascarade_qt", "demo", "--pictures", pictures])


def test(arguments: list[str]) -> int:
    prepare(window=False)
    os.chdir(ROOT)
    chosen = [argument for argument in arguments if argument != "--all"]
    steps = [
        ["ruff", "check"],
        ["ruff", "format", "--check"],
        ["mypy"],
        ["lint-imports", "--no-logo"],
        ["pytest", *arguments, *([] if chosen else ["-n", "auto", "--cov", "--cov-report="])],
    ]
    if not chosen:  # every line and branch of the rules is tested
        steps.append(["coverage", "report", "--include=mascarade_qt/engine/*", "--fail-under=100"])
    for step in steps:
        say(" ".join(step))
        code = run([BIN / f"{step[0]}{EXE}", *step[1:]], QT_QPA_PLATFORM="offscreen")
        if code != 0:
            say(f"failed: {' '.join(step)}")
            return code
    return 0


def build(arguments: list[str]) -> int:
    check_libraries(window=True, build=True)
    prepare(window=True)
    return run([PYTHON, ROOT / "packaging" / "build.py", *arguments], QT_QPA_PLATFORM="offscreen")


def main(arguments: list[str]) -> int:
    commands = {"play": play, "test": test, "build": build}
    if not arguments or arguments[0] not in commands:
        print(__doc__)
        return 0 if not arguments or arguments[0] in ("-h", "--help", "help") else 2
    try:
        return commands[arguments[0]](arguments[1:])
    except (SetupError, OSError) as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\ndev.py: interrupted; call it again to continue.", file=sys.stderr)
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
