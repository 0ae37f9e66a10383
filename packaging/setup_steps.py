"""How dev.py runs commands, and what it says when they fail."""

import os
import subprocess
import sys
from pathlib import Path

# How pip and apt-get say that there is no network; their last lines only say that nothing was found.
NO_CONNECTION = ("connection broken", "Temporary failure", "Could not connect", "Unable to connect")


class SetupError(Exception):
    """Something outside the project is missing; the message says what."""


def say(text: str) -> None:
    """Say what comes next."""
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


def run_aside(command: list[str | Path], **environment: str) -> tuple[int, str]:
    """Run a command beside others, and return what it prints."""
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        check=False,
    )
    return done.returncode, done.stdout


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
        raise SetupError(f"could not install {what}: no network connection. Try again when online.")
    print(output, file=sys.stderr)
    raise SetupError(f"could not install {what}; see the output above.")
