"""Install the program as a user would, play, open a game by its name, remove it, and see what is left.

    python packaging/windows/try_installer.py [--all-users]

It takes the installer from dist/. For Windows, on disposable machines.
"""

import ctypes
import os
import subprocess
import sys
import tempfile
import time
import winreg
from collections.abc import Callable
from ctypes import wintypes
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import about

assert sys.platform == "win32"
QUIET = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART")
PATIENCE = 120  # seconds
CLASS = f"{about.PROGRAM}.record"
UNINSTALLING = rf"Software\Microsoft\Windows\CurrentVersion\Uninstall\{{{about.WINDOWS_ID}}}_is1"
GAME = about.ROOT / "tests" / "records" / f"a4{about.SUFFIX}"


class TrialError(Exception):
    """Something is not as it should be; the message says what."""


def main(for_all: bool) -> None:
    """Everything, in order."""
    (installer,) = about.DIST.glob("*-windows.exe")
    with tempfile.TemporaryDirectory(prefix="Маски ", ignore_cleanup_errors=True) as name:
        scratch = Path(name)
        folder = scratch / "installed"
        whose = "/ALLUSERS" if for_all else "/CURRENTUSER"
        run(installer, *QUIET, whose, f"/DIR={folder}")
        check(registered(for_all) is not None, "it is not among the installed programs")
        # The data folder is where this leads to, unless MASCARADE_DATA is set.
        environment = {name: value for name, value in os.environ.items() if name != "MASCARADE_DATA"}
        environment["LOCALAPPDATA"] = str(scratch / "local")
        try_commands(folder / f"{about.PROGRAM}.exe", scratch, environment)
        home = title_of([str(folder / f"{about.NAME}.exe")], environment)
        file = scratch / f"Гра друзів{about.SUFFIX}"
        file.write_bytes(GAME.read_bytes())
        opened = title_of(opening(str(file)), environment)
        check(opened != home, f"{file.name} was not opened: the window says {opened!r}")
        print(f"windows: {home!a}, and for {file.name!a} {opened!a}")
        run(folder / "unins000.exe", *QUIET)
        wait_until(lambda: not (folder / "_internal").exists(), "it is not removed")
        check(registered(for_all) is None, "it is still among the installed programs")
        check(not value(CLASS, ""), "its kind of file is still registered")
        check((scratch / "local" / about.PROGRAM).is_dir(), "removing it took the games along")
    print("installed, played, removed")


def try_commands(program: Path, scratch: Path, environment: dict[str, str]) -> None:
    """Try the commands in a console."""
    said = run(program, "--version", environment=environment)
    check(said.split() == [about.PROGRAM, about.version()], f"this is {said}")
    check(
        "Король" in run(program, "rules", "king", "--language", "uk", environment=environment), "no Ukrainian"
    )
    run(program, "play", "--text", "--players", "4", environment=environment, given="1\n" * 5000)
    games = [*(scratch / "local" / about.PROGRAM / "games").glob(f"*{about.SUFFIX}")]
    check(len(games) == 1, f"a game was played, and these are kept: {games}")


def check(truth: object, what: str) -> None:
    """Stop here if something isn't as it should be."""
    if not truth:
        raise TrialError(what)


def wait_until(condition: Callable[[], object], otherwise: str) -> None:
    """Check again and again until it is true."""
    until = time.monotonic() + PATIENCE
    while not condition():
        check(time.monotonic() < until, otherwise)
        time.sleep(0.2)


def run(*command: str | Path, environment: dict[str, str] | None = None, given: str = "") -> str:
    """Its output; it must succeed."""
    ended = subprocess.run(
        command, env=environment, input=given, capture_output=True, encoding="utf-8", timeout=600, check=False
    )
    check(ended.returncode == 0, f"{command}: status {ended.returncode}\n{ended.stderr}")
    return ended.stdout


def opening(file: str) -> list[str]:
    """The command of a double click, as registered for the file's ending."""
    kind = value(about.SUFFIX, "")
    check(kind == CLASS, f"{about.SUFFIX} is a {kind}")
    command = value(rf"{kind}\shell\open\command", "")
    check(command.endswith('.exe" "%1"'), f"it is opened by {command!r}")
    program, argument = command.strip('"').split('" "')
    return [program, argument.replace("%1", file)]


def value(key: str, name: str) -> str:
    """What is registered for kinds of files."""
    try:
        with winreg.OpenKey(winreg.HKEY_CLASSES_ROOT, key) as found:
            return str(winreg.QueryValueEx(found, name)[0])
    except FileNotFoundError:
        return ""


def registered(for_all: bool) -> str | None:
    """The version that is installed."""
    root = winreg.HKEY_LOCAL_MACHINE if for_all else winreg.HKEY_CURRENT_USER
    try:
        with winreg.OpenKey(root, UNINSTALLING, access=winreg.KEY_READ | winreg.KEY_WOW64_64KEY) as found:
            return str(winreg.QueryValueEx(found, "DisplayVersion")[0])
    except FileNotFoundError:
        return None


def title_of(command: list[str], environment: dict[str, str]) -> str:
    """Start it, and close its window as a user does: the program has to end by itself."""
    with subprocess.Popen(command, env=environment) as program:
        wait_until(lambda: windows_of(program.pid), "there is no window")
        time.sleep(3)
        (window, *_) = windows_of(program.pid)
        text = ctypes.create_unicode_buffer(512)
        ctypes.windll.user32.GetWindowTextW(wintypes.HWND(window), text, len(text))
        ctypes.windll.user32.PostMessageW(wintypes.HWND(window), 0x10, 0, 0)  # WM_CLOSE
        status = program.wait(PATIENCE)
    check(status == 0, f"{command} ended with status {status}")
    return text.value


def windows_of(pid: int) -> list[int]:
    """The windows of a process that are shown and have a title."""
    user = ctypes.windll.user32
    found: list[int] = []

    def look(window: int, _: int) -> bool:
        owner = wintypes.DWORD()
        user.GetWindowThreadProcessId(wintypes.HWND(window), ctypes.byref(owner))
        shown = user.IsWindowVisible(wintypes.HWND(window))
        if owner.value == pid and shown and user.GetWindowTextLengthW(wintypes.HWND(window)):
            found.append(window)
        return True

    kind = ctypes.WINFUNCTYPE(wintypes.BOOL, wintypes.HWND, wintypes.LPARAM)
    user.EnumWindows(kind(look), 0)
    return found


if __name__ == "__main__":
    try:
        main("--all-users" in sys.argv)
    except TrialError as error:
        sys.exit(f"try_installer: {error}")
