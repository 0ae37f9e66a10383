"""Finds the programs that play as bots."""

import time
from pathlib import Path

from mascarade_qt.bots.hosting.keeper import HOST

PATIENCE = 90.0  # seconds; it takes a fraction of one unless the machine is very busy


def marked(note: Path) -> set[int]:
    """All processes that know of this note: the programs, and all that they have started."""
    found = set()
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            environment = (folder / "environ").read_bytes()
        except OSError:
            continue
        if f"{HOST}=".encode() in environment and f"NOTE={note}".encode() in environment:
            found.add(int(folder.name))
    return found


def all_gone(note: Path) -> bool:
    deadline = time.monotonic() + PATIENCE
    while marked(note) and time.monotonic() < deadline:
        time.sleep(0.05)
    return not marked(note)


def wait_for_programs(note: Path, count: int) -> None:
    deadline = time.monotonic() + PATIENCE
    while not (note.exists() and note.read_text().count("started") == count):
        assert time.monotonic() < deadline, "the programs did not start"
        time.sleep(0.02)
