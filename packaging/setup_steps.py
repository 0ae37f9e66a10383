"""How dev.py runs commands, and what it says when they fail."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

# How pip and apt-get say that there is no network; their last lines only say that nothing was found.
NO_CONNECTION = ("connection broken", "Temporary failure", "Could not connect", "Unable to connect")


class SetupError(Exception):
    """Something outside the project is missing; the message says what."""


def say(text: str) -> None:
    """Print what comes next."""
    print(f"-- {text}", flush=True)


def run(command: list[str | Path], **environment: str) -> int:
    """Run a command to its end; Ctrl-C is handled by the command, not by us."""
    with subprocess.Popen(command, env={**os.environ, **environment}) as process:
        while True:
            try:
                code = process.wait()
                return code if code >= 0 else 128 - code
            except KeyboardInterrupt:
                continue


def run_aside(
    command: list[str | Path], hear: Callable[[str], None] = lambda line: None, /, **environment: str
) -> tuple[int, str]:
    """Run a command beside others, and return its output; `hear` also gets each line as it comes."""
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
        for line in process.stdout or ():
            lines.append(line)
            hear(line)
    return process.returncode, "".join(lines)


def install(what: str, command: list[str | Path], **environment: str) -> None:
    """Run a command that installs something, showing only its downloads unless it fails."""

    def show_downloads(line: str) -> None:
        if line.strip().startswith("Downloading"):
            print(line.rstrip(), flush=True)

    code, output = run_aside(command, show_downloads, **environment)
    if code == 0:
        return
    if any(sign in output for sign in NO_CONNECTION) and "CERTIFICATE_VERIFY_FAILED" not in output:
        raise SetupError(f"could not install {what}: no network connection. Try again when online.")
    print(output.rstrip(), file=sys.stderr)
    raise SetupError(f"could not install {what}; see the output above.")
