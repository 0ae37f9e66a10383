"""Where the drawings, fonts and sounds are: inside an installed package, or beside it in a checkout."""

from functools import cache
from pathlib import Path

_HERE = Path(__file__).resolve().parent


@cache
def resources() -> Path:
    """The folder of resources."""
    inside = _HERE / "resources"
    return inside if inside.is_dir() else _HERE.parent / "resources"
