"""The program's names and descriptions in one place, for the files that each system needs.

python packaging/about.py version          print the version
python packaging/about.py notes            print what CHANGELOG.md says about it
python packaging/about.py missing FOLDER   print what a release in this folder lacks
"""

import os
import re
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
PACKAGING = ROOT / "packaging"
BUILD = ROOT / "build"
DIST = ROOT / "dist"

NAME = "Mascarade Qt"
PROGRAM = "mascarade-qt"
APP_ID = "io.github.mascarade_qt.mascarade_qt"
# The project's future address; to publish it elsewhere, change it here and in pyproject.toml.
HOMEPAGE = "https://github.com/mascarade-qt/mascarade-qt"
# Pictures are shown from there, by software centres and package indexes.
PICTURES = "https://raw.githubusercontent.com/mascarade-qt/mascarade-qt/main/packaging/screenshots"
DEVELOPER = "The Mascarade Qt contributors"
DEVELOPER_ID = "io.github.mascarade_qt"
MAINTAINER = "The Mascarade Qt contributors <mascarade-qt@users.noreply.github.com>"
SUFFIX = ".mascarade"
SCENARIO_SUFFIX = ".mascarade-scenario"
MIME = "application/x-mascarade"
# Windows recognises the program by this from version to version: never change it.
WINDOWS_ID = "4B2A6F0E-6B0D-4C5C-9A0E-2F1C7D3E8A51"

# Shown next to the name in menus and software centres.
SUMMARIES: Mapping[str, str] = {
    "en": "A game of masks, memory and bluff",
    "uk": "Гра масок, пам’яті та блефу",
    "ru": "Игра масок, памяти и блефа",
    "hu": "Az álarcok, az emlékezet és a blöff játéka",
    "fr": "Un jeu de masques, de mémoire et de bluff",
    "pt_BR": "Um jogo de máscaras, memória e blefe",
}
# What a file manager calls a saved game.
DOCUMENTS: Mapping[str, str] = {
    "en": "Mascarade game",
    "uk": "Партія «Маскараду»",
    "ru": "Партия «Маскарада»",
    "hu": "Mascarade-játszma",
    "fr": "Partie de Mascarade",
    "pt_BR": "Partida de Mascarade",
}


def version() -> str:
    """The version, from mascarade_qt/__init__.py."""
    text = (ROOT / "mascarade_qt" / "__init__.py").read_text("utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, re.MULTILINE)
    if found is None:
        raise ValueError("mascarade_qt/__init__.py has no __version__")
    return found[1]


def version_numbers() -> tuple[int, int, int, int]:
    """The version as Windows needs it: four numbers, without any `rc1` at the end."""
    numbers = [int(number) for number in re.findall(r"\d+", re.split(r"[a-z+-]", version())[0])]
    major, minor, patch, build = (*numbers, 0, 0, 0, 0)[:4]
    return major, minor, patch, build


def release_date() -> str:
    """When this version came out, according to CHANGELOG.md; today if it doesn't say yet."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    found = re.search(rf"^## \[{re.escape(version())}\] - (\d{{4}}-\d\d-\d\d)$", changes, re.MULTILINE)
    if found is not None:
        return found[1]
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    now = datetime.fromtimestamp(int(seconds), UTC) if seconds else datetime.now(UTC)
    return now.date().isoformat()


def release_notes() -> str:
    """What CHANGELOG.md says about this version, or, before it has a section, about the unreleased one."""
    changes = (ROOT / "CHANGELOG.md").read_text("utf-8")
    sections = re.split(r"^## \[([^\]]+)\].*$", changes, flags=re.MULTILINE)
    notes = dict(zip(sections[1::2], sections[2::2], strict=True))
    return notes.get(version(), notes.get("Unreleased", "")).strip()


RELEASED: Mapping[str, str] = {
    "Debian and Ubuntu, x86-64": "*_amd64.deb",
    "Debian and Ubuntu, aarch64": "*_arm64.deb",
    "any Linux, x86-64": "*-linux-x86_64.tar.gz",
    "any Linux, aarch64": "*-linux-aarch64.tar.gz",
    "Windows": "*-windows.exe",
    "Macs with Apple's processors": "*-macos-arm64.dmg",
    "Macs with Intel's processors": "*-macos-x86_64.dmg",
    "pip": "*.whl",
}


def missing(folder: Path) -> str:
    """A sentence about what could not be built, or nothing."""
    absent = [name for name, shape in RELEASED.items() if not list(folder.glob(shape))]
    return f"\nThis release could not be built for: {', '.join(absent)}." if absent else ""


def urls() -> dict[str, str]:
    """Addresses for package indexes."""
    return {
        "Homepage": HOMEPAGE,
        "Source": HOMEPAGE,
        "Issues": f"{HOMEPAGE}/issues",
        "Changelog": f"{HOMEPAGE}/blob/main/CHANGELOG.md",
    }


def readme() -> str:
    """README.md with links that work anywhere: in the repository they are relative."""
    text = (ROOT / "README.md").read_text("utf-8").replace("](packaging/screenshots/", f"]({PICTURES}/")
    return re.sub(r"\]\((?!https?:)([^)]+)\)", rf"]({HOMEPAGE}/blob/main/\1)", text)


def values() -> Mapping[str, str]:
    """The values for names between @ and @ in a template."""
    return {
        "NAME": NAME,
        "PROGRAM": PROGRAM,
        "APP_ID": APP_ID,
        "MIME": MIME,
        "HOMEPAGE": HOMEPAGE,
        "PICTURES": PICTURES,
        "DEVELOPER": DEVELOPER,
        "DEVELOPER_ID": DEVELOPER_ID,
        "SUFFIX": SUFFIX,
        "SCENARIO_SUFFIX": SCENARIO_SUFFIX,
        "WINDOWS_ID": WINDOWS_ID,
        "VERSION": version(),
        "NUMBERS": ".".join(map(str, version_numbers())),
        "NUMBERS_LIST": ", ".join(map(str, version_numbers())),
        "DATE": release_date(),
        "SUMMARY": SUMMARIES["en"],
        "DOCUMENT": DOCUMENTS["en"],
        "SUMMARY_DESKTOP": _desktop_lines("Comment", SUMMARIES),
        "SUMMARY_XML": _xml_lines("summary", SUMMARIES),
        "DOCUMENT_XML": _xml_lines("comment", DOCUMENTS),
    }


def info_plist() -> dict[str, object]:
    """What macOS reads in the application's Info.plist, beside what PyInstaller writes there."""
    return {
        "CFBundleDisplayName": NAME,
        "CFBundleLocalizations": list(SUMMARIES),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "LSMinimumSystemVersion": "14.0",  # the wheel of numpy that pip takes needs this; Qt's needs less
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": f"© {DEVELOPER}. MIT License.",
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": DOCUMENTS["en"],
                "CFBundleTypeRole": "Editor",
                "CFBundleTypeIconFile": "mascarade.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [f"{APP_ID}.record"],
            }
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": f"{APP_ID}.record",
                "UTTypeDescription": DOCUMENTS["en"],
                "UTTypeConformsTo": ["public.json"],
                "UTTypeTagSpecification": {
                    "public.filename-extension": [end.removeprefix(".") for end in (SUFFIX, SCENARIO_SUFFIX)],
                    "public.mime-type": [MIME],
                },
            }
        ],
    }


PLACEHOLDER = re.compile(r"@([A-Z0-9_]+)@")


def fill(template: Path, **more: str) -> str:
    """The text of a template with its values; an unknown name is an error."""
    known = {**values(), **more}
    return PLACEHOLDER.sub(lambda name: known[name[1]], template.read_text("utf-8"))


def write(template: Path, target: Path) -> Path:
    """Fill in a template and write the result, with plain line ends everywhere."""
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(fill(template), "utf-8", newline="\n")
    return target


def _desktop_lines(key: str, texts: Mapping[str, str]) -> str:
    return "\n".join(f"{key}{'' if code == 'en' else f'[{code}]'}={text}" for code, text in texts.items())


def _xml_lines(tag: str, texts: Mapping[str, str]) -> str:
    lines = []
    for code, text in texts.items():
        language = "" if code == "en" else f' xml:lang="{code}"'
        lines.append(f"<{tag}{language}>{escape(text)}</{tag}>")
    return "\n".join(lines)


if __name__ == "__main__":
    if sys.argv[1] == "missing":
        print(missing(Path(sys.argv[2])))
    else:
        print({"version": version, "notes": release_notes}[sys.argv[1]]())
