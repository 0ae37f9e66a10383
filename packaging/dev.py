"""Set up and run Mascarade Qt from a checkout. All you need is Python 3.11 or newer.

    python3 packaging/dev.py play [ARGUMENT...]                 start the game
    python3 packaging/dev.py test [--all] [PYTEST ARGUMENT...]  run all checks and tests, without a screen
    python3 packaging/dev.py build [STEP...]                    build wheel, program and installer into dist/

The first run creates .venv and installs what the command needs (98 MB to download for playing); after that it
starts at once. test --all adds the slow tests. With pytest arguments, coverage is not measured.
"""

import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory

# Here, because older versions can parse this file, but not the modules it imports.
if sys.version_info < (3, 11):
    sys.exit(f"dev.py: Mascarade Qt needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")

import qm
import surroundings
import system
from environment import BIN, EXE, PYTHON, ROOT, STAMP, fingerprint, prepare
from setup_steps import SetupError, run, run_aside, say

__all__ = ["STAMP", "compile_translations", "fingerprint", "main"]


def compile_translations() -> None:
    """Compile those i18n/*.ts files that are newer than what the program loads."""
    qm.compile_all()


def play(arguments: list[str]) -> int:
    """Start the game; without a display, show that it works."""
    display = sys.platform != "linux" or "DISPLAY" in os.environ or "WAYLAND_DISPLAY" in os.environ
    system.require({} if "--text" in arguments else system.for_window(os.environ))
    prepare("play")
    compile_translations()
    if display or arguments:
        return run([PYTHON, "-m", "mascarade_qt", "play", *arguments])
    pictures = ROOT / "build" / "pictures"
    say(f"there is no display, so bots will play a game as text, with pictures in {pictures}")
    say("to play in the terminal yourself: python3 packaging/dev.py play --text")
    return run([PYTHON, "-m", "mascarade_qt", "demo", "--pictures", pictures])


def test(arguments: list[str]) -> int:
    """Run all checks; stop at the first that fails."""
    chosen = [argument for argument in arguments if argument != "--all"]
    surroundings.forget(os.environ)
    system.require(system.TESTS)
    prepare("play", "test", *(("build", "cluster", "pettingzoo") if "--all" in arguments else ()))
    compile_translations()
    os.chdir(ROOT)
    style = [["ruff", "check"], ["ruff", "format", "--check"]]
    structure = [["lint-imports", "--no-logo"], ["mypy"]]
    if chosen:
        return _in_order([*style, *structure, ["pytest", *arguments]])
    # The engine's tests cover all rules; tracing the other tests would only take time.
    rules = [
        ["pytest", "tests/engine", *arguments, "--cov", "--cov-report="],
        ["coverage", "report", "--fail-under=100"],
    ]
    workers = (os.cpu_count() or 1) + 1  # there is always a test that is only waiting
    others = ["pytest", "--ignore=tests/engine", *arguments, "-n", str(workers), "--dist", "worksteal"]
    with TemporaryDirectory(prefix="mascarade-", dir=_in_memory()) as folder:
        return _in_order(style) or _side_by_side(structure, [*rules, others], TMPDIR=folder)


def _in_memory() -> Path | None:
    """A folder that Linux keeps in memory: the tests write thousands of files, each flushed to disk."""
    memory = Path("/dev/shm")
    roomy = os.access(memory, os.W_OK) and disk_usage(memory).free > 2 * 1024**3
    return memory if roomy else None


SETTINGS = {"QT_QPA_PLATFORM": "offscreen"}


def _in_order(steps: list[list[str]], **more: str) -> int:
    for step in steps:
        say(" ".join(step))
        if code := run([BIN / f"{step[0]}{EXE}", *step[1:]], **SETTINGS, **more):
            say(f"failed: {' '.join(step)}")
            return code
    return 0


def _side_by_side(quiet: list[list[str]], shown: list[list[str]], **more: str) -> int:
    """Run steps side by side; quiet ones print their output at the end.

    Once one has failed, no other begins.
    """
    with ThreadPoolExecutor(1) as aside:
        commands: list[list[str | Path]] = [[BIN / f"{name}{EXE}", *rest] for name, *rest in quiet]
        results = [aside.submit(run_aside, command, **SETTINGS) for command in commands]
        code = 0
        for step in shown:
            if any(result.done() and result.result()[0] != 0 for result in results):
                break
            if code := _in_order([step], **more):
                break
    for step, result in zip(quiet, results, strict=True):
        status, output = result.result()
        say(" ".join(step))
        print(output, end="", flush=True)
        if status != 0:
            say(f"failed: {' '.join(step)}")
            code = code or status
    return code


def build(arguments: list[str]) -> int:
    """Build what is released."""
    surroundings.forget(os.environ)
    wanted = system.CORE | system.PICTURES | system.X11 | system.WAYLAND
    system.require(wanted, system.for_build(arguments))
    prepare("play", "build")
    compile_translations()
    return run([PYTHON, ROOT / "packaging" / "build.py", *arguments], QT_QPA_PLATFORM="offscreen")


def main(arguments: list[str]) -> int:
    """Run a command; the exit status is 2 for a command that does not exist."""
    commands = {"play": play, "test": test, "build": build}
    if not arguments or arguments[0] not in commands:
        print(__doc__)
        return 0 if not arguments or arguments[0] in ("-h", "--help", "help") else 2
    try:
        return commands[arguments[0]](arguments[1:])
    except (SetupError, qm.CatalogueError, OSError) as problem:
        print(f"dev.py: {problem}", file=sys.stderr)
    except KeyboardInterrupt:
        print("\ndev.py: interrupted; run it again to continue.", file=sys.stderr)
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
