"""The files a phone may fetch: the page, and the drawings it shows."""

from collections.abc import Mapping
from typing import NamedTuple

from mascarade_qt.system.paths import resources

KINDS = {".html": "text/html", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml"}
# The addresses of folders in resources/.
DRAWN = {"masks": "/masks/", "icons": "/icons/"}


class File(NamedTuple):
    """What is sent for one address."""

    kind: str
    content: bytes


Files = Mapping[str, File]


def page_files() -> Files:
    """All addresses there are, with their files: nothing else can be fetched."""
    root = resources()
    paths = {f"/{path.name}": path for path in sorted((root / "phone").iterdir())}
    paths["/"] = paths.pop("/index.html")
    paths["/icon.svg"] = root / "app" / "icon.svg"
    for folder, address in DRAWN.items():
        paths |= {address + path.name: path for path in sorted((root / folder).glob("*.svg"))}
    return {address: File(KINDS[path.suffix], path.read_bytes()) for address, path in paths.items()}
