"""Opening a game in a folder runs nothing that lies there, under any name."""

import json
import os
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from mascarade_qt.system.children import players_environment, shut_out_current_folder

ROOT = Path(__file__).resolve().parents[2]
OTHERS = (
    *("mascarade_qt", "numpy", "PySide6", "shiboken6", "miniaudio", "_miniaudio", "cffi", "_cffi_backend"),
    *("distributed", "dask", "sitecustomize", "usercustomize", "bot_mine", "threadpoolctl", "mkl"),
)
HOSTILE = "open({note!r}, 'a').write(__name__ + ' was imported\\n')\n"
BOT = """
from helper_of_mine import first

class Mine:
    def __init__(self, setup, player, seed):
        import concurrent.futures, ctypes, multiprocessing, subprocess

    def see(self, event):
        pass

    def answer(self, question):
        return first(question.answers)
"""
HELPER = """
def first(answers):
    return answers[0]
"""
OFFER = "[mascarade_qt.bots]\nstranger = argparse:Stranger\n"
GAME = ROOT / "tests/records/unfinished.mascarade"
PATIENCE = 240  # seconds, on a busy machine


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> list[str]:
    """The command as pip writes it, in an environment of its own that borrows this one's packages."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=os.name == "posix")
    packages = next(path for path in folder.rglob("site-packages"))
    borrowed = f"{ROOT}\n{sysconfig.get_path('platlib')}\n"
    (packages / "borrowed.pth").write_text(borrowed, encoding="utf-8")
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    script = scripts / "mascarade-qt.py"
    script.write_text(
        "import sys\nfrom mascarade_qt.__main__ import main\n"
        "if __name__ == '__main__':\n    sys.exit(main())\n",
        encoding="utf-8",
    )
    return [str(scripts / "python"), str(script)]


@pytest.fixture
def note(tmp_path: Path) -> Path:
    """What hostile modules write to."""
    return tmp_path / "note"


@pytest.fixture
def hostile(tmp_path: Path, note: Path) -> Path:
    """A folder with a game and, under every name that anything imports, a module."""
    folder = tmp_path / "downloads"
    folder.mkdir()
    for name in {*sys.stdlib_module_names, *OTHERS}:
        (folder / f"{name}.py").write_text(HOSTILE.format(note=str(note)), encoding="utf-8")
    offer = folder / "stranger-1.dist-info"
    offer.mkdir()
    (offer / "METADATA").write_text("Metadata-Version: 2.1\nName: stranger\nVersion: 1\n", encoding="utf-8")
    (offer / "entry_points.txt").write_text(OFFER, encoding="utf-8")
    (folder / GAME.name).write_bytes(GAME.read_bytes())
    return folder


@pytest.fixture
def bot(tmp_path: Path) -> str:
    """A player's own bot, with a module beside it."""
    folder = tmp_path / "bots"
    folder.mkdir()
    (folder / "mine.py").write_text(BOT, encoding="utf-8")
    (folder / "helper_of_mine.py").write_text(HELPER, encoding="utf-8")
    return f"{folder / 'mine.py'}:Mine"


def run(command: list[str], folder: Path, given: str = "", **more: str) -> "subprocess.CompletedProcess[str]":
    """Run a command there, with nothing in its environment that would protect it, or find this package."""
    dropped = ("PYTHONPATH", "PYTHONSAFEPATH", "PYTHONNOUSERSITE")
    environment = {name: value for name, value in os.environ.items() if name not in dropped}
    data = {"MASCARADE_DATA": str(folder.with_name("data")), "QT_QPA_PLATFORM": "offscreen"}
    return subprocess.run(
        command,
        cwd=folder,
        env=environment | data | more,
        input=given,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


def imported(note: Path) -> str:
    return note.read_text() if note.exists() else ""


def test_the_hostile_folder_is_hostile(hostile: Path, note: Path) -> None:
    run([sys.executable, "-c", "import colorsys"], hostile)
    assert "was imported" in imported(note)  # from 3.13 on, -c alone imports from there


def test_a_game_in_the_terminal(program: list[str], hostile: Path, note: Path, bot: str) -> None:
    said = run([*program, "play", "--text", "--language", "en", GAME.name], hostile, "1\n" * 40)
    assert (said.returncode, said.stderr) == (0, "")
    said = run(
        [*program, "play", "--text", "--language", "en", "--seed", "2", "--level", bot], hostile, "1\n" * 400
    )
    assert (said.returncode, said.stderr) == (0, "")
    assert said.stdout.count("\n> ") > 10  # so the bots have played
    assert "mine.py" not in said.stdout  # and none was replaced
    assert imported(note) == ""


def test_a_game_in_the_window(program: list[str], hostile: Path, note: Path) -> None:
    said = run([*program, "demo", "--players", "3", "--pictures", "../pictures"], hostile)
    assert (said.returncode, said.stderr) == (0, "")
    assert imported(note) == ""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_the_arena(program: list[str], hostile: Path, note: Path, bot: str, workers: str) -> None:
    bots = f"{bot},{bot},naive,guest"
    arena = ["arena", "--players", "4", "--games", "4", "--workers", workers, "--json", "--time-limit", "60"]
    said = run([*program, *arena, "--bots", bots], hostile)
    assert (said.returncode, said.stderr) == (0, "")
    assert json.loads(said.stdout)["games"] == 4
    said = run([*program, *arena, "--bots", "stranger"], hostile)
    assert said.returncode == 2
    assert "no bot is called 'stranger'" in said.stderr
    assert imported(note) == ""


@pytest.mark.parametrize("command", [("replay", GAME.name), ("rules", "king"), ("--version",)])
def test_other_commands(program: list[str], hostile: Path, note: Path, command: tuple[str, ...]) -> None:
    assert run([*program, *command], hostile).returncode == 0
    assert imported(note) == ""


# A worker of a cluster is somebody else's process; only what it starts for a game is ours.
PLAYS = """
import sys
from mascarade_qt.bots.registry import check_bot, make_bot
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.setup import Setup
masks = ("king", "judge", "thief", "empress", "cheat", "trickster")
deal = dict(zip(("0", "1", "2", "3", "c0", "c1"), masks))
check_bot(sys.argv[1])
bot = make_bot(sys.argv[1], Setup(("a", "b", "c", "d"), deal), 0, 1, 60.0)
print(bot.answer(Question(0, "swap", (True, False))))
bot.close()
"""


def test_what_a_worker_of_a_cluster_starts(program: list[str], hostile: Path, note: Path, bot: str) -> None:
    said = run([program[0], "-P", "-c", PLAYS, bot], hostile)
    assert (said.returncode, said.stdout, said.stderr) == (0, "True\n", "")
    assert imported(note) == ""


SHOWS = """
import os, sys
print(os.environ.get("PYTHONSAFEPATH"), file=sys.stderr)
sys.exit(1)
"""


@pytest.mark.parametrize(("players", "shown"), [("", "None"), ("yes", "yes")])
def test_a_players_program_finds_what_lies_beside_it(
    program: list[str], tmp_path: Path, players: str, shown: str
) -> None:
    (tmp_path / "shows.py").write_text(SHOWS, encoding="utf-8")
    here = {"PYTHONSAFEPATH": players} if players else {}
    command = f'cmd:"{program[0]}" "{tmp_path / "shows.py"}"'
    arena = [
        "arena",
        "--players",
        "4",
        "--games",
        "1",
        "--workers",
        "2",
        "--bots",
        f"{command},naive,naive,naive",
    ]
    said = run([*program, *arena], tmp_path, **here)
    assert f"ended with status 1: {shown}\n" in said.stdout + said.stderr


def test_a_players_own_choice_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
    shut_out_current_folder()
    assert os.environ["PYTHONSAFEPATH"]
    assert "PYTHONSAFEPATH" not in players_environment()
    monkeypatch.setenv("PYTHONSAFEPATH", "1")
    shut_out_current_folder()
    assert players_environment()["PYTHONSAFEPATH"] == "1"
