"""Foreign bots: no matter what a program does, the game goes on, and nothing of it stays behind."""

import contextlib
import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest

from mascarade_qt.bots.baselines import NaiveBot
from mascarade_qt.bots.hosting import keeper
from mascarade_qt.bots.hosting.foreign import ForeignBot
from mascarade_qt.bots.hosting.guard import BotError, Guard
from mascarade_qt.bots.hosting.keeper import MODULE
from mascarade_qt.bots.registry import make_bot, make_guarded
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.sight import teller
from tests.example_records import EXAMPLE_SETUP
from tests.support.systems import bot_command, ended, needs_perl

HERE = Path(__file__).parent
ROOT = HERE.parents[2]
PERL = bot_command("perl", HERE / "example_bot.pl")
FILE = f"{HERE / 'foreign_bots.py'}:"
BEGINNING = """
import os, signal, subprocess, sys, time
read, sleep = sys.stdin.readline, "import time; time.sleep(1000)"
def write(data): os.write(1, data)
def drain():
    while read(): pass
"""
ASKED = "read(); read(); read()"  # the set-up, the first event, the question


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """No process and no thread outlives its game, no matter what the program does."""
    threads, processes = set(threading.enumerate()), children()
    yield
    assert not set(threading.enumerate()) - threads
    assert not children() - processes


def children(keepers: bool = False) -> set[str]:
    """All child processes, zombies included; but for our keeper, which waits for our own end."""
    found = set()
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it may be gone by now
            ours = file.read_text().rpartition(")")[2].split()[1] == str(os.getpid())
            if ours and (keepers or MODULE.encode() not in (file.parent / "cmdline").read_bytes()):
                found.add(file.parent.name)
    return found


def script(tmp_path: Path, *lines: str) -> str:
    """A bot that is a program of a few lines."""
    file = tmp_path / "bot.py"
    file.write_text("\n".join((BEGINNING, *lines)), encoding="utf-8")
    return bot_command(sys.executable, "-I", "-S", file)


def play(name: str, seconds: float = 10.0) -> tuple[Game, Guard]:
    """A game in which player 0 is this bot and all others are naive; cut off after some turns."""
    game = Game(EXAMPLE_SETUP)
    guard = make_guarded(name, EXAMPLE_SETUP, 0, 1, seconds)
    bots = [guard, *(make_bot("naive", EXAMPLE_SETUP, player, 1) for player in range(1, 4))]
    listeners = [bot.see for bot in bots]
    try:
        teller(listeners)(game.events)
        while (question := game.question) is not None and game.turn < 60:
            teller(listeners)(game.answer(bots[question.player].answer(question)))
    finally:
        guard.close()
    assert game.over or game.turn == 60
    return game, guard


def why(name: str, seconds: float = 10.0) -> str:
    """The reason for which a bot was replaced, once; the game went on with a simple one."""
    _, guard = play(name, seconds)
    (fault,) = guard.faults
    assert (fault.bot, fault.player) == (name, 0)
    assert isinstance(guard.bot, NaiveBot)
    assert fault.why.isprintable()
    return fault.why


@needs_perl
def test_a_program_plays_a_whole_game() -> None:
    _, guard = play(PERL)
    assert guard.faults == []


def test_a_class_in_a_file_plays_in_a_process_of_its_own() -> None:
    _, guard = play(f"{FILE}Good")
    assert guard.faults == []


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("Raises", "ended with status 1: ValueError: no idea"),
        ("RaisesAtOnce", "ended with status 1: ValueError: not today"),
        ("Leaves", "ended with status 3"),
        ("Dies", "ended with status 3" if sys.platform == "win32" else "was ended by signal 6"),
        ("Lies", "answered 'nonsense', which is not one of the possible answers"),
    ],
)
def test_a_class_that_fails(bot: str, reason: str) -> None:
    assert why(FILE + bot).startswith(reason)


def test_a_class_that_hangs() -> None:
    assert why(f"{FILE}Hangs", 1.0) == "did not answer within 1 s"


def test_a_program_that_is_not_there() -> None:
    assert why("cmd:no-such-program-at-all").startswith("cannot be started: ")


def test_a_program_that_ends_at_once(tmp_path: Path) -> None:
    assert (
        why(script(tmp_path, "sys.stderr.write('oh dear')", "sys.exit(7)")) == "ended with status 7: oh dear"
    )


def test_a_program_that_closes_its_pipes(tmp_path: Path) -> None:
    assert why(script(tmp_path, "os.close(0); os.close(1); os.close(2); exec(sleep)")) == "closed its output"


def test_a_program_that_closes_its_input_only(tmp_path: Path) -> None:
    assert why(script(tmp_path, "os.close(0); exec(sleep)"), 0.3) == "did not answer within 0.3 s"


def test_a_program_that_never_reads(tmp_path: Path) -> None:
    game = Game(EXAMPLE_SETUP)
    bot = make_bot(script(tmp_path, "exec(sleep)"), EXAMPLE_SETUP, 0, 1, 0.3)
    assert isinstance(bot, ForeignBot)
    for _ in range(3000):  # far more than a pipe holds
        bot.see(game.events[0])
    assert game.question is not None
    with pytest.raises(BotError, match=r"did not answer within 0\.3 s"):
        bot.answer(game.question)
    bot.close()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (f"{ASKED}; write(b'{{[nonsense\\n')", "wrote '{[nonsense', which is not JSON"),
        (f"{ASKED}; write(bytes([255, 0, 10]))", "wrote '\\ufffd\\x00'"),
        (f"{ASKED}; write(b'1e999\\n')", "answered Infinity, which is not one"),
        (f"{ASKED}; write(b'\\n')", "wrote '', which is not JSON"),
        ("write(b'hello\\n')", "wrote 'hello'"),
    ],
    ids=["garbage", "bytes", "infinity", "empty", "early"],
)
def test_a_program_that_writes_garbage(tmp_path: Path, text: str, reason: str) -> None:
    assert why(script(tmp_path, text, "drain()")).startswith(reason)


def test_json_nested_deeply_is_refused(tmp_path: Path) -> None:
    assert why(script(tmp_path, ASKED, "write(b'[' * 60000 + b'\\n')", "drain()")).startswith("wrote ")


def test_a_second_line_for_one_question_is_found_out(tmp_path: Path) -> None:
    twice = """write(b'["swap", "0", "1"]\\n' * 2)"""
    assert why(script(tmp_path, ASKED, twice, "drain()")).startswith(("wrote '[", "answered ["))


@pytest.mark.parametrize(
    ("flood", "reason"),
    [
        ("write(b'y\\n' * 4096)", ("wrote ", "did not answer")),
        ("os.write(2, b'y\\n' * 4096)", ("wrote more than 4 MB to standard error",)),
        ("write(b'x' * 4096)", ("wrote a line of more than 64 KB",)),
    ],
    ids=["lines", "errors", "one line"],
)
def test_a_program_that_floods(tmp_path: Path, flood: str, reason: tuple[str, ...]) -> None:
    assert why(script(tmp_path, f"while True: {flood}")).startswith(reason)


def test_a_program_that_ignores_requests_to_end(tmp_path: Path) -> None:
    deaf = "for number in {signal.SIGTERM, signal.SIGINT}: signal.signal(number, signal.SIG_IGN)"
    assert why(script(tmp_path, deaf, "exec(sleep)"), 0.3) == "did not answer within 0.3 s"


def test_what_a_program_starts_is_ended_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    why(script(tmp_path, START.format(session=False), note_down(note), "exec(sleep)"), 3.0)
    assert gone(int(note.read_text()))


START = "child = subprocess.Popen([sys.executable, '-I', '-S', '-c', sleep], start_new_session={session})"


def note_down(note: Path) -> str:
    """Write down the number of the child, in a program."""
    return f"with open({str(note)!r}, 'w') as file: print(child.pid, file=file)"


def gone(pid: int, looks: int = 100) -> bool:
    """Whether a process has ended: it is init's to bury, not ours."""
    for _ in range(looks):
        if ended(pid):
            return True
        time.sleep(0.05)
    return False


def test_a_child_that_has_run_away_holds_nobody_up(tmp_path: Path) -> None:
    """In a session of its own, with the pipes open: even there it is found."""
    note = tmp_path / "pid"
    text = START.format(session=True), note_down(note), "exec(sleep)"
    assert why(script(tmp_path, *text), 3.0) == "did not answer within 3 s"
    assert gone(int(note.read_text()))


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux lets us adopt orphans")
def test_a_child_that_is_still_ending_is_collected(tmp_path: Path) -> None:
    """On a busy machine a killed process takes a while."""
    note = tmp_path / "pid"
    text = START.format(session=True), note_down(note), "exec(sleep)"
    with patch.object(keeper, "kill_marked"):
        assert why(script(tmp_path, *text), 3.0) == "did not answer within 3 s"
    assert gone(int(note.read_text()))


HOSTS = """
import sys
from mascarade_qt.bots.registry import make_bot
from tests.example_records import EXAMPLE_SETUP
bot = make_bot(sys.argv[1], EXAMPLE_SETUP, 0, 1)
sys.stdin.read()
"""


def test_what_a_program_starts_ends_with_a_killed_game(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    lines = START.format(session=False), note_down(note), "exec(sleep)"
    command = [sys.executable, "-c", HOSTS, script(tmp_path, *lines)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, cwd=ROOT) as host:
        while not (note.exists() and note.read_text().endswith("\n")):
            assert host.poll() is None
            time.sleep(0.02)
        before = children(keepers=True)
        host.kill()
    assert gone(int(note.read_text()), looks=1000)
    # Other tests have made us one that adopts orphans: those of this host, and its keeper, are ours to bury.
    while adopted := children(keepers=True) - before:
        for number in adopted:
            os.waitpid(int(number), 0)


def test_after_the_game_a_program_is_ended(tmp_path: Path) -> None:
    bot = make_bot(script(tmp_path, "drain(); exec(sleep)"), EXAMPLE_SETUP, 0, 1)
    assert isinstance(bot, ForeignBot)
    bot.close()
    bot.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of another process")
def test_a_program_that_wants_all_memory(tmp_path: Path) -> None:
    assert why(f"{FILE}Hoards").endswith(": MemoryError")  # its output may be closed before it has ended


def test_the_seed_is_in_the_environment(tmp_path: Path) -> None:
    assert why(script(tmp_path, "sys.exit(os.environ['MASCARADE_SEED'])")) == "ended with status 1: 1"


TELLS = """
import sys

class Tells:
    def __init__(self, setup, player, seed):
        sys.exit(f"{seed}, {'visible' if str(seed) in ' '.join(sys.orig_argv) else 'hidden'}")
"""


def test_the_seed_is_in_no_command_line(tmp_path: Path) -> None:
    """Other users can read those."""
    file = tmp_path / "tells.py"
    file.write_text(TELLS, encoding="utf-8")
    bot = make_bot(f"{file}:Tells", EXAMPLE_SETUP, 0, 918273645)
    with pytest.raises(BotError, match="918273645, hidden"):
        bot.answer(Question(0, "swap", (True, False)))
    assert isinstance(bot, ForeignBot)
    bot.close()


def test_other_bots_keep_playing_when_one_fails() -> None:
    game, guard = play(f"{FILE}Raises")
    assert guard.faults
    assert game.turn > 4


def test_the_host_is_run_as_a_module() -> None:
    found = subprocess.run(
        [sys.executable, "-m", "mascarade_qt.bots.hosting.host", f"{FILE}Good", "--check"],
        capture_output=True,
        check=False,
    )
    assert (found.returncode, found.stdout) == (0, b"")


def test_an_answer_without_the_end_of_its_line_counts_when_the_program_ends(tmp_path: Path) -> None:
    text = """write(b'["swap", "0", "1"]')"""
    assert why(script(tmp_path, ASKED, text)) == "ended with status 0"


@pytest.mark.parametrize(("frozen", "told"), [(False, True), (True, False)])
def test_only_an_installed_game_tells_programs_where_it_is(
    frozen: bool, told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    if frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    note = tmp_path / "note"
    part = note.with_suffix(".part")
    write = f"import os, pathlib as p; p.Path({str(part)!r}).write_text(os.environ.get('PYTHONPATH', ''))"
    words = [sys.executable, "-S", "-c", f"{write}; os.rename({str(part)!r}, {str(note)!r}); input()"]
    monkeypatch.setattr(sys, "executable", "")  # or it would be for the game itself
    bot = ForeignBot(words, EXAMPLE_SETUP, 0, seed=1)
    while not note.exists():
        time.sleep(0.01)
    bot.close()
    assert bool(note.read_text().strip()) is told
