"""Makes the pictures of the README and of software centres: bots play a game in the real window.

    .venv/bin/python packaging/pictures.py

One folder for each language; a note says which version and drawings they were made from. A test fails when
those have changed, or when the table looks different at the same deal.
"""

import hashlib
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from mascarade_qt import __version__  # noqa: E402
from mascarade_qt.system.paths import SOURCE, languages  # noqa: E402

FOLDER = ROOT / "packaging" / "screenshots"
MADE_FROM = FOLDER / "made-from.txt"
# Which pictures are shown; in languages other than English, software centres have room for the first only.
SHOWN = ("reveal", "deal", "unmasking")
GAME = ("--players", "8", "--seed", "2", "--size", "1280x720")
# The drawings; a test compares what else the table looks like with a picture.
DRAWINGS = ("avatars", "cards", "characters", "coins", "icons", "masks")


def made_from() -> str:
    """The version, and a digest of the drawings."""
    digest = hashlib.sha256()
    for name in DRAWINGS:
        for file in sorted((ROOT / "resources" / name).rglob("*.svg")):
            digest.update(file.relative_to(ROOT).as_posix().encode())
            digest.update(file.read_bytes().replace(b"\r\n", b"\n"))
    return f"{__version__} {digest.hexdigest()}\n"


def path_of(name: str, language: str = SOURCE) -> Path:
    """Where a picture is: the English ones are in the top folder."""
    return (FOLDER if language == SOURCE else FOLDER / language) / f"{name}.png"


def playing(language: str, folder: str | Path) -> list[str]:
    """The command that plays the game and takes pictures."""
    command = [sys.executable, "-m", "mascarade_qt", "demo", *GAME]
    return [*command, "--language", language, "--pictures", str(folder)]


def make(language: str) -> None:
    """Play the game in a language, and keep the pictures that are shown."""
    with TemporaryDirectory() as folder:
        subprocess.run(playing(language, folder), check=True, stdout=subprocess.DEVNULL, cwd=ROOT)
        for name in SHOWN if language == SOURCE else SHOWN[:1]:
            (taken,) = Path(folder).glob(f"*-{name}.png")
            target = path_of(name, language)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(taken.read_bytes())


def main() -> int:
    """Make all of them."""
    for language in languages():
        print(f"-- {language}", flush=True)
        make(language)
    MADE_FROM.write_text(made_from(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
