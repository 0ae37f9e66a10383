"""What to say when a Python package is missing that pip would have installed."""

import sys
from importlib.util import find_spec

# By the name we import. The same as in pyproject.toml; a test compares them.
REQUIREMENTS = {
    "PySide6": "PySide6-Essentials>=6.10,<6.12",
    "miniaudio": "miniaudio>=1.61",
    "numpy": "numpy>=2",
    "segno": "segno>=1.6",
    "websockets": "websockets>=15",
}


def need(package: str) -> None:
    """Fail now rather than at the first import, perhaps in another process."""
    if find_spec(package) is None:
        raise ModuleNotFoundError(name=package)


def missing_requirement(error: ImportError) -> str | None:
    """One line about what is missing and how to get it; None if that is our own fault."""
    package = (error.name or "").partition(".")[0]
    if package not in REQUIREMENTS:
        return None
    if not isinstance(error, ModuleNotFoundError):
        return f"{error.name} can't be loaded: {' '.join(str(error).split())}"
    absent = [name for name in REQUIREMENTS if find_spec(name) is None] or [package]
    wanted = " ".join(f'"{REQUIREMENTS[name]}"' for name in absent)
    python = sys.executable or "python3"
    return f"this Python lacks {', '.join(absent)}; to install: {python} -m pip install {wanted}"
