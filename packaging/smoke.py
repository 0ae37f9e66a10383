"""Try the built program: let it play, check what it made, and measure it against the smallest possible one.

    python packaging/smoke.py PROGRAM-FOLDER SMALLEST-FOLDER

Off-screen, and on Linux also in an X server without a screen, if there is Xvfb. It needs nothing but Python,
and the program is given folders of its own, so that nobody's games are touched.
"""

import contextlib
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

PROGRAM = "mascarade-qt"
EXE = ".exe" if os.name == "nt" else ""
LANGUAGES = sorted(
    path.stem.removeprefix("mascarade_") for path in Path(__file__).resolve().parents[1].glob("i18n/*.ts")
)
PLAYED = ("en", "uk")
FONT = "VollkornMascarade-Regular.ttf"
PATIENCE = 300  # seconds; for a game on a busy machine
STARTS = 7
SIZE, START, MEMORY = 1.25, 1.5, 1.4  # limits, as multiples of the smallest program's
if sys.platform == "win32":  # there it is built twice, for console and desktop, and with the usual numpy
    SIZE = 1.4
SETTLED = 4  # seconds for a started program to settle
PAINTED = "Flushing"  # Qt logs this when a window gets its picture; the rule below makes it
LOG_RULE = {"QT_LOGGING_RULES": "qt.widgets.painting.debug=true", "QT_FORCE_STDERR_LOGGING": "1"}


class SmokeError(Exception):
    """Something is wrong with the program; the message says what."""


class Place(NamedTuple):
    """Where the program shows its windows."""

    name: str
    environment: Mapping[str, str]


def check(truth: object, what: str) -> None:
    """Stop here if something isn't as it should be."""
    if not truth:
        raise SmokeError(what)


class Built:
    """A built program with data, temporary files and settings in a folder of its own."""

    def __init__(self, folder: Path, name: str, scratch: Path) -> None:
        self.folder = folder
        self._program = folder / f"{name}{EXE}"
        self._home = scratch / "home"
        self.data = scratch / "data"
        self._home.mkdir(exist_ok=True)
        # On macOS the program is deep inside the application bundle.
        self.whole = next((parent for parent in folder.parents if parent.suffix == ".app"), folder)
        check(self._program.is_file(), f"there is no {self._program}")

    def start(self, *arguments: str, place: Place, **environment: str) -> "subprocess.Popen[str]":
        """Start it, with its output to be read."""
        home = str(self._home)
        own = {"HOME": home, "TMPDIR": home, "TEMP": home, "TMP": home, "MASCARADE_DATA": str(self.data)}
        return subprocess.Popen(
            [self._program, *arguments],
            env={**os.environ, **own, **place.environment, **environment},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            encoding="utf-8",
        )

    def run(self, *arguments: str, place: Place, given: str = "") -> str:
        """Its output; anything on standard error is a failure, even if the game goes on."""
        process = self.start(*arguments, place=place)
        called = " ".join([PROGRAM, *arguments])
        try:
            output, errors = process.communicate(given, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise SmokeError(f"`{called}` does not end") from None
        check(process.returncode == 0 and not errors, f"`{called}`: status {process.returncode}\n{errors}")
        return output


# --- does it work? ---


def check_texts(built: Built, place: Place, version: str) -> None:
    """The version, and the rules: different in every language."""
    check(built.run("--version", place=place).split()[-1] == version, f"this is not version {version}")
    pages = {
        language: built.run("rules", "king", "--language", language, place=place) for language in LANGUAGES
    }
    check(len(set(pages.values())) == len(LANGUAGES), "some languages have the same texts")
    check("Король" in pages["uk"], "the rules are not in Ukrainian")
    files = {path.name for path in built.whole.rglob("*.qm")}
    wanted = {f"{name}_{language}.qm" for name in ("mascarade", "qtbase") for language in LANGUAGES}
    check(wanted <= files, f"missing: {wanted - files}")
    check(files <= wanted, f"needless: {files - wanted}")
    check(list(built.whole.rglob("_cffi_backend*")), "nothing can be heard without cffi")


def check_game(built: Built, place: Place, language: str, pictures: Path) -> None:
    """Play a game of four bots to its end in the window, which shows that their own process works, too."""
    said = built.run(
        *("demo", "--players", "4", "--seed", "7", "--language", language, "--pictures", str(pictures)),
        place=place,
    )
    names = sorted(path.stem for path in pictures.glob("*.png"))
    check(names and names[0].endswith("home") and names[-1].endswith("unmasking"), f"pictures of {names}")
    check(
        all(path.stat().st_size > 10_000 for path in pictures.glob("*.png")), "pictures with nothing on them"
    )
    foreign = any("а" <= letter <= "я" for letter in said.splitlines()[-1].lower())
    check(foreign == (language in ("uk", "ru")), f"the story is not told in {language}: {said[-200:]}")


def check_fonts(built: Built, place: Place, scratch: Path) -> None:
    """Check that it really uses its own fonts: without the files, the same picture looks different."""
    seen = [_first_picture(built, place, scratch / f"seen-{number}") for number in (1, 2)]
    check(seen[0] == seen[1], "the first picture is never the same")
    without = _without_fonts(built, scratch)  # a copy: signed files must stay as they are
    check(_first_picture(without, place, scratch / "unseen") != seen[0], "the fonts are not used")
    shutil.rmtree(without.whole)


def _without_fonts(built: Built, scratch: Path) -> Built:
    whole = scratch / "without fonts" / built.whole.name
    shutil.copytree(built.whole, whole, symlinks=True)
    shutil.rmtree(next(whole.rglob(FONT)).parent)
    return Built(whole / built.folder.relative_to(built.whole), PROGRAM, scratch)


def _first_picture(built: Built, place: Place, pictures: Path) -> bytes:
    process = built.start("demo", "--pictures", str(pictures), place=place)
    until = time.monotonic() + PATIENCE
    try:
        while len(list(pictures.glob("*.png"))) < 2:  # then the first is complete
            check(time.monotonic() < until and process.poll() is None, "no picture was taken")
            time.sleep(0.05)
        return next(pictures.glob("*home.png")).read_bytes()
    finally:
        process.kill()
        process.communicate()


def check_saves(built: Built, place: Place) -> Path:
    """An abandoned game can be resumed, and once it is over its record can be replayed."""
    options = ("play", "--text", "--players", "4", "--level", "master")
    built.run(*options, place=place, given="\n1\n1\n")
    check(list(built.data.glob("*.journal")), "the unfinished game was not saved")
    built.run("play", "--text", "--continue", place=place, given="1\n" * 5000)
    games = list((built.data / "games").glob("*.mascarade"))
    check(len(games) == 1, f"one game was played, and these were saved: {games}")
    check(not list(built.data.glob("*.journal")), "the finished game is still there as unfinished")
    check(json.loads(built.run("replay", "--json", str(games[0]), place=place))["over"], "it has not ended")
    return games[0]


def check_pool(built: Built, place: Place) -> None:
    """Several processes play at the same time."""
    options = ("arena", "--bots", "master", "--players", "4", "--games", "4", "--workers", "2", "--json")
    check(json.loads(built.run(*options, place=place)), "the arena had nothing to say")


# --- how large and how fast is it? ---


def size(folder: Path, named: str = "") -> int:
    """The total size of the files in a folder that match; links don't count."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files if named in path.name)


def wait_for_picture(process: "subprocess.Popen[str]") -> None:
    """Wait until the window shows something; in the game that is the home screen, as a test makes sure."""
    lines = []
    for line in process.stderr or ():
        if PAINTED in line:
            return
        lines.append(line)
    raise SmokeError(f"no window: {''.join(lines[-20:])}")


def start_time(built: Built, place: Place, *arguments: str) -> float:
    """The seconds until there is a picture in the window."""
    began = time.perf_counter()
    process = built.start(*arguments, place=place, **LOG_RULE)
    try:
        wait_for_picture(process)
        return time.perf_counter() - began
    finally:
        process.kill()
        process.communicate()


def memory(built: Built, place: Place) -> float:
    """The bytes held by the idle program and its processes; shared pages count in part."""
    process = built.start(place=place, **LOG_RULE)
    try:
        wait_for_picture(process)
        time.sleep(SETTLED)
        return sum(map(_proportional_size, _family(process.pid)))
    finally:
        process.kill()
        process.communicate()


def _family(number: int) -> Iterator[int]:
    yield number
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == number:
                yield from _family(int(path.parent.name))


def _proportional_size(number: int) -> int:
    text = Path(f"/proc/{number}/smaps_rollup").read_text()
    return next(int(line.split()[1]) * 1024 for line in text.splitlines() if line.startswith("Pss:"))


def compare_starts(built: Built, smallest: Built, place: Place) -> list[float]:
    """How many times longer home takes to appear. Measured in turns, so that other load hits both."""
    pairs = [(start_time(built, place), start_time(smallest, place)) for _ in range(STARTS + 1)][1:]
    ours, theirs = (statistics.median(times) for times in zip(*pairs, strict=True))
    print(f"home, {place.name}: {ours:.2f} s, first window of the smallest program {theirs:.2f} s")
    return [ours / theirs for ours, theirs in pairs]


def compare_memory(built: Built, smallest: Built, place: Place) -> list[float]:
    """How many times more memory it needs at home."""
    pairs = [(memory(built, place), memory(smallest, place)) for _ in range(3)]
    ours, theirs = (statistics.median(sizes) / 1e6 for sizes in zip(*pairs, strict=True))
    print(f"memory at home, {place.name}: {ours:.0f} MB, smallest program {theirs:.0f} MB")
    return [ours / theirs for ours, theirs in pairs]


def compare_sizes(built: Built, smallest: Built) -> list[float]:
    """How many times larger it is, without OpenBLAS, which numpy brings where we don't compile it."""
    ours, theirs, needless = size(built.whole), size(smallest.whole), size(built.whole, "openblas")
    print(f"size: {ours / 1e6:.1f} MB, smallest program {theirs / 1e6:.1f} MB")
    if needless:
        print(f"{needless / 1e6:.1f} MB of it are OpenBLAS, which is left out of the comparison")
    return [(ours - needless) / theirs]


def judge(what: str, ratios: Sequence[float], goal: float) -> bool:
    """Print how it compares; false if the goal is missed by more than the noise of the runs."""
    ratio = statistics.median(ratios)
    noise = 1.48 * statistics.median(abs(other - ratio) for other in ratios)
    verdict = "reached" if ratio <= goal else "within the noise" if ratio - noise <= goal else "MISSED"
    print(f"{what}: {ratio:.2f} ±{noise:.2f} times the smallest program; goal {goal}: {verdict}")
    return ratio - noise <= goal


# --- where? ---


@contextlib.contextmanager
def places() -> Iterator[list[Place]]:
    """Off-screen, and an X server where there is one."""
    off_screen = Place("off-screen", {"QT_QPA_PLATFORM": "offscreen"})
    server = shutil.which("Xvfb") if sys.platform == "linux" else None
    if server is None:
        yield [off_screen]
        return
    reader, writer = os.pipe()
    command = [server, "-displayfd", str(writer), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    process = subprocess.Popen(command, pass_fds=[writer], stderr=subprocess.DEVNULL)
    os.close(writer)
    try:
        with os.fdopen(reader) as line:
            display = line.readline().strip()
        check(display, "Xvfb does not start")
        yield [off_screen, Place("Xvfb", {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{display}"})]
    finally:
        process.terminate()
        process.wait()


def measure(built: Built, smallest: Built, found: Sequence[Place]) -> None:
    """Size, start and memory, beside the smallest program's."""
    kept = [judge("size", compare_sizes(built, smallest), SIZE)]
    kept += [judge("start", compare_starts(built, smallest, place), START) for place in found]
    if sys.platform == "linux":
        kept.append(judge("memory", compare_memory(built, smallest, found[-1]), MEMORY))
    check(all(kept), "too large or too slow")


def smoke(program: Path, yardstick: Path, scratch: Path, version: str) -> None:
    """Everything, in the order in which it would fail."""
    built = Built(program, PROGRAM, scratch)
    smallest = Built(yardstick, "smallest", scratch)
    with places() as found:
        check_texts(built, found[0], version)
        for language, place in zip(PLAYED, found * len(PLAYED), strict=False):
            check_game(built, place, language, scratch / language)
            print(f"a game in {language}, {place.name}: played")
        check_fonts(built, found[0], scratch)
        game = check_saves(built, found[0])
        check_pool(built, found[0])
        start_time(built, found[-1], str(game))
        print("texts, fonts, saves, processes, opening a file: as they should be")
        measure(built, smallest, found)


def main(program: Path, yardstick: Path) -> int:
    """Try it in a folder that is removed afterwards."""
    import about

    with tempfile.TemporaryDirectory(prefix="smoke-", ignore_cleanup_errors=True) as scratch:
        try:
            smoke(program, yardstick, Path(scratch), about.version())
        except SmokeError as error:
            print(f"smoke: {error}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).resolve(), Path(sys.argv[2]).resolve()))
