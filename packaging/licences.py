"""Which licences a built program has to include: found for every file in it, or the build fails.

packaging/licences/parts.toml assigns files to parts. Bundled libraries of the system are not named there:
their own notices come from the Debian package that they were taken from.
"""

import json
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Iterable, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path
from typing import NamedTuple

import about
import contents

FOLDER = about.PACKAGING / "licences"
NAME = "licences"
STDLIB = "<stdlib>"


class LicenceError(Exception):
    """The program contains something of unknown licence."""


class Part(NamedTuple):
    """Files with one origin and one licence."""

    name: str
    licence: str
    copyright: str
    files: Sequence[str] = ()
    modules: Sequence[str] = ()
    texts: Sequence[str] = ()
    distribution: str = ""
    note: str = ""

    def notices(self) -> dict[str, Path]:
        """The files with the licence and the notices, by the names they get in the program."""
        found = {_plain_name(text): (FOLDER / text).resolve() for text in self.texts}
        for path in _own_texts(self.distribution):
            ending = path.suffix if path.suffix in (".txt", ".md") else ".txt"
            stem = self.distribution if path.stem.upper() in ("LICENSE", "COPYING") else path.stem
            found[f"{stem}{ending}"] = path
        return found


def _plain_name(text: str) -> str:
    name = Path(text).name
    return "mascarade-qt.txt" if name == "LICENSE" else name


def _own_texts(name: str) -> list[Path]:
    if name == "python":
        places = [Path(place) / "LICENSE.txt" for place in (sysconfig.get_path("stdlib"), sys.base_prefix)]
        return [path for path in places if path.is_file()][:1]
    if not name:
        return []
    try:
        files = distribution(name).files or ()
    except PackageNotFoundError:  # then it isn't in the program either
        return []
    return [
        Path(str(file.locate()))
        for file in files
        if file.parent.name == "licenses" and file.name.upper().startswith(("LICENSE", "COPYING", "NOTICE"))
    ]


@cache
def parts() -> tuple[Part, ...]:
    """All known parts, the special ones after the general ones."""
    with (FOLDER / "parts.toml").open("rb") as file:
        return tuple(Part(**entry) for entry in tomllib.load(file)["part"])


def part_of_file(name: str) -> Part | None:
    """The part that a file in the program belongs to; the last match is the most specific.

    Names of Windows libraries may come in any capitalisation.
    """
    name = name.replace("\\", "/").lower()
    for part in reversed(parts()):
        if any(fnmatchcase(name, shape.lower()) for shape in part.files):
            return part
    return None


def part_of_module(name: str) -> Part | None:
    """The part that a module belongs to."""
    top = name.split(".")[0]
    for part in parts():
        if any(fnmatchcase(top, shape) for shape in part.modules if shape != STDLIB):
            return part
    known = top in sys.stdlib_module_names or top.startswith("_sysconfigdata")
    return next((part for part in parts() if STDLIB in part.modules), None) if known else None


def gather(files: Iterable[tuple[str, str]], modules: Iterable[str], target: Path) -> list[Part]:
    """Write all licences of a program into a folder: of its files, each with its source, and its modules."""
    found: list[Part] = []
    packages: dict[str, list[str]] = {}
    unknown: list[str] = []
    for name, source in files:
        part = part_of_file(name)
        if part is not None:
            found.append(part)
        elif contents.is_system_library(source):
            packages.setdefault(debian_package(source), []).append(name)
        else:
            unknown.append(name)
    for name in modules:
        part = part_of_module(name)
        found += [part] if part else []
        unknown += [] if part else [name]
    if unknown:
        raise LicenceError(f"no part in {FOLDER / 'parts.toml'} has {', '.join(sorted(set(unknown)))}")
    chosen = [part for part in parts() if part in found]
    _write(chosen, packages, target)
    noted = {"parts": [part.name for part in chosen], "packages": packages}
    target.with_suffix(".json").write_text(json.dumps(noted, indent=1), "utf-8")
    return chosen


def gathered(target: Path) -> tuple[list[Part], dict[str, list[str]]]:
    """What was last written there: the parts, and libraries by their Debian packages."""
    noted = json.loads(target.with_suffix(".json").read_text("utf-8"))
    return [part for part in parts() if part.name in noted["parts"]], noted["packages"]


def _write(chosen: Sequence[Part], packages: dict[str, list[str]], target: Path) -> None:
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    lines = [f"# What {about.NAME} consists of, and under which licences", ""]
    for part in chosen:
        notices = part.notices()
        for name, path in notices.items():
            shutil.copyfile(path, target / name)
        if not notices and not part.note:
            raise LicenceError(f"no licence text for {part.name}")
        where = f" Texts: {', '.join(f'`{name}`' for name in notices)}." if notices else ""
        note = f" {part.note}" if part.note else ""
        lines.append(
            f"- **{part.name}**: {part.licence}. Copyright {part.copyright.rstrip('.')}.{where}{note}"
        )
    for package, names in sorted(packages.items()):
        name = f"{package}.txt"
        shutil.copyfile(Path("/usr/share/doc") / package / "copyright", target / name)
        lines.append(f"- **{', '.join(sorted(names))}**, from the Debian package {package}: `{name}`")
    (target / "README.md").write_text("\n".join(lines) + "\n", "utf-8", newline="\n")


def debian_package(source: str) -> str:
    """The package that a library of the system belongs to."""
    for path in (source, str(Path(source).resolve())):
        for name in (path, f"/usr{path}", path.removeprefix("/usr")):
            command = ["dpkg-query", "--search", name]
            said = subprocess.run(command, capture_output=True, text=True, check=False)
            if said.returncode == 0:
                return said.stdout.split(":")[0]
    raise LicenceError(f"no Debian package has {source}, so its licence is not known")
