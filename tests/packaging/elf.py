"""Reads from a library of Linux which others it asks for."""

import struct
from pathlib import Path

LOAD, DYNAMIC = 1, 2
NEEDED, STRINGS, RUNPATHS = 1, 5, (15, 29)


def needed(path: Path) -> list[str]:
    """The names of the libraries that this one needs."""
    return _entries(path, (NEEDED,))


def runpaths(path: Path) -> list[str]:
    """Where it looks for them first."""
    return [folder for entry in _entries(path, RUNPATHS) for folder in entry.split(":")]


def _entries(path: Path, tags: tuple[int, ...]) -> list[str]:
    data = path.read_bytes()
    if data[:5] != b"\x7fELF\x02":
        return []
    (table,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    segments = [struct.unpack_from("<IIQQQQQQ", data, table + size * number) for number in range(count)]
    dynamic = next((segment for segment in segments if segment[0] == DYNAMIC), None)
    if dynamic is None:
        return []
    found = list(struct.iter_unpack("<QQ", data[dynamic[2] : dynamic[2] + dynamic[5] // 16 * 16]))
    address = next(value for tag, value in found if tag == STRINGS)
    start = next(s[2] + address - s[3] for s in segments if s[0] == LOAD and s[3] <= address < s[3] + s[5])
    return [
        data[start + value : data.index(b"\0", start + value)].decode() for tag, value in found if tag in tags
    ]
