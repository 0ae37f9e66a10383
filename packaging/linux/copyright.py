"""The copyright file of the Debian package: every part with its notice and its licence."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import about
import licences
from licences import Part

INSIDE = f"usr/lib/{about.PROGRAM}/_internal"
TEXTS = f"/usr/share/doc/{about.PROGRAM}/{licences.NAME}"
FORMAT = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
# Debian's names for them.
NAMES = {
    "MIT": "Expat",
    "LGPL-3.0-only": "LGPL-3",
    "BSD-3-Clause": "BSD-3-clause",
    "PSF-2.0": "Python-2.0",
    "GPL-2.0-or-later WITH Bootloader-exception": "GPL-2+ with bootloader exception",
}
# Licences that every Debian system has a copy of.
COMMON = {
    "LGPL-3": "/usr/share/common-licenses/LGPL-3",
    "GPL-2+ with bootloader exception": "/usr/share/common-licenses/GPL-2",
}


def text(parts: Sequence[Part], packages: Mapping[str, Sequence[str]], folder: Path) -> str:
    """The whole file, for these parts and these libraries from other packages; `folder` has their texts."""
    head = [
        f"Format: {FORMAT}",
        f"Upstream-Name: {about.NAME}",
        f"Upstream-Contact: {about.MAINTAINER}",
        f"Source: {about.HOMEPAGE}",
        "Comment:",
        *_indented(
            f"The program brings along Python, Qt and some libraries, as separate files in\n/{INSIDE}\n"
            f"that may be replaced. {TEXTS}\nhas the complete texts and notices of all of them."
        ),
    ]
    paragraphs = [
        "\n".join(head),
        *(_part(part, folder) for part in parts),
        *map(_package, packages, packages.values()),
    ]
    return "\n\n".join(paragraphs) + "\n"


def _part(part: Part, folder: Path) -> str:
    whole = part is licences.parts()[0]
    shapes = ["*"] if whole else [f"{INSIDE}/{shape}" for shape in part.files if shape != "."] or [INSIDE]
    name = NAMES.get(part.licence, part.licence)
    lines = [f"Files: {shapes[0]}", *(f" {shape}" for shape in shapes[1:])]
    lines += [f"Copyright: {part.copyright}", f"License: {name}"]
    if name in COMMON:
        lines += _indented(f"On Debian systems the full text is in {COMMON[name]}.")
    else:
        texts = [folder / name for name in part.notices()]
        lines += _indented("\n".join(path.read_text("utf-8").strip() for path in texts))
    lines += ["Comment:", *_indented(f"This is {part.name}. {part.note}".strip())]
    return "\n".join(lines)


def _package(package: str, names: Iterable[str]) -> str:
    shapes = [f"{INSIDE}/{name}" for name in names]
    lines = [f"Files: {shapes[0]}", *(f" {shape}" for shape in shapes[1:])]
    lines += [f"Copyright: the authors that {TEXTS}/{package}.txt names", f"License: {package}"]
    return "\n".join([*lines, *_indented(f"As the Debian package {package}: see {TEXTS}/{package}.txt.")])


def _indented(text: str) -> list[str]:
    """Indented as the format requires: a space before each line, a dot for an empty one."""
    return [f" {line.rstrip()}" if line.strip() else " ." for line in text.splitlines()]
