"""The package index that pip uses, asked for the files of a package."""

import os
import re
import ssl
import subprocess
import sys
from html import unescape
from urllib.parse import urljoin
from urllib.request import urlopen

INDEX = "https://pypi.org/simple"  # pip's default
# A file as every package index lists it (PEP 503). Few offer the list as JSON, too.
LINK = re.compile(r"""href=["']([^"'#]+)#sha256=([0-9a-f]{64})""")
PATIENCE = 30  # seconds for an answer to begin


class IndexReadError(Exception):
    """The index can't be read; the message says why."""


class PackageIndex:
    """The index, reached the way pip is set up to reach it."""

    def __init__(self) -> None:
        self._root = (_setting("index-url") or INDEX).rstrip("/")
        self._trusted = ssl.create_default_context(cafile=_setting("cert"))

    def page(self, name: str) -> str:
        """The address of the page about a package."""
        return f"{self._root}/{name}/"

    def files(self, name: str) -> list[tuple[str, str]]:
        """The files of a package: each one's address and SHA-256."""
        page = self.page(name)
        found = LINK.findall(self.read(page).decode("utf-8"))
        return [(urljoin(page, unescape(address)), digest) for address, digest in found]

    def read(self, address: str) -> bytes:
        """The content at an address."""
        try:
            with urlopen(address, context=self._trusted, timeout=PATIENCE) as answer:
                found: bytes = answer.read()
        except OSError as error:
            raise IndexReadError(f"{address} cannot be read: {error}") from None
        return found


def _setting(name: str) -> str | None:
    if found := os.environ.get(f"PIP_{name.upper().replace('-', '_')}"):
        return found
    command = [sys.executable, "-m", "pip", "config", "get", f"global.{name}"]
    said = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    return said.stdout.strip() or None
