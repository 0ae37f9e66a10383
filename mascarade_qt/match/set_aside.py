"""Files that can't be used are kept under another name: somebody may still want what is in them."""

import shutil
from pathlib import Path


def set_aside(path: Path, why: str) -> Path:
    """Give a file, or whatever it is, a new name that says why. OSError if that fails."""
    return path.rename(_free_name(path, why))


def copy_aside(path: Path, why: str) -> Path:
    """The same with a copy, leaving the original where it is."""
    return Path(shutil.copy2(path, _free_name(path, why)))


def _free_name(path: Path, why: str) -> Path:
    number = 1
    aside = path.with_name(f"{path.name}.{why}")
    while aside.exists() or aside.is_symlink():
        number += 1
        aside = path.with_name(f"{path.name}.{why}.{number}")
    return aside
