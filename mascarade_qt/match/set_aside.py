"""Files that can't be used here are kept under another name: somebody may still want what is in them."""

from pathlib import Path


def set_aside(path: Path, why: str) -> Path:
    """Give a file, or whatever it is, a new name that says why. OSError if it can't be."""
    number = 1
    aside = path.with_name(f"{path.name}.{why}")
    while aside.exists() or aside.is_symlink():
        number += 1
        aside = path.with_name(f"{path.name}.{why}.{number}")
    return path.rename(aside)
