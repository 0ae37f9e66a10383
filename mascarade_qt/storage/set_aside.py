"""Files that can't be used are kept under another name: their contents may still be wanted."""

import os
import shutil
from pathlib import Path


def set_aside(path: Path, why: str) -> Path:
    """Give a file, or whatever it is, a new name that says why. OSError if that fails."""
    return path.rename(_free_name(path, why))


def copy_aside(path: Path, why: str) -> Path:
    """The same with a copy, leaving the original where it is."""
    return Path(shutil.copy2(path, _free_name(path, why)))


def made_folder(path: Path) -> Path:
    """A folder of ours, made if it isn't there; anything else in its place is set aside.

    May raise OSError.
    """
    if path.exists() and not path.is_dir():
        set_aside(path, "odd")
    path.mkdir(parents=True, exist_ok=True)
    return path


def cannot_be_listed(folder: Path) -> bool:
    """Whether something is there, but no folder that can be listed. May raise OSError."""
    return folder.exists() and not (folder.is_dir() and os.access(folder, os.R_OK | os.X_OK))


def _free_name(path: Path, why: str) -> Path:
    number = 1
    aside = path.with_name(f"{path.name}.{why}")
    while aside.exists() or aside.is_symlink():
        number += 1
        aside = path.with_name(f"{path.name}.{why}.{number}")
    return aside
