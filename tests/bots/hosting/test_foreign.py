"""Foreign bots: whatever a program does, the game goes on, and nothing of it stays behind."""

import contextlib
import os
import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from mascarade_qt.bots.baselines import NaiveBot
from mascarade_qt.bots.hosting.foreign import ForeignBot
from mascarade_qt.bots.hosting.guard import BotError, Guard
from mascarade_qt.bots.hosting.keeper import MODULE
from mascarade_qt.bots.registry import make_bot, make_guarded
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import teller

HERE = Path(__file__).parent
PERL = f"cmd:perl {shlex.quote(str(HERE / 'example_bot.pl'))}"
FILE = f"{HERE / 'foreign_bots.py'}:"
MASKS = ("king", "judge", "thief", "empress", "cheat", "trickster")
SETUP = Setup(
    players=("Ann", "Bob", "Cleo", "Dan"),
    deal=dict(zip(("0", "1", "2", "3", "c0", "c1"), MASKS, strict=True)),
)


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """No process and no thread outlives its game, whatever the program does."""
    threads, processes = set(threading.enumerate()), children()
    yield
    assert not set(threading.enumerate()) - threads
    assert not children() - processes


def children() -> set[str]:
    """All child processes, zombies included; but for the keeper, which waits for our own end."""
    found = set()
    for file in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):  # it may be gone by now
            ours = file.read_text().rpartition(")")[2].split()[1] == str(os.getpid())
            if ours and MODULE.encode() not in (file.parent / "cmdline").read_bytes():
                found.add(file.parent.name)
    return found


def script(tmp_path: Path, text: str) -> str:
    """A bot that is a shell script."""
    file = tmp_path / "bot.sh"
    file.write_text(text, encoding="utf-8")
    return f"cmd:sh {shlex.quote(str(file))}"


def play(name: str, seconds: float = 10.0) -> tuple[Game, Guard]:
    """A game in which player 0 is this bot and all others are naive; cut off after some turns."""
    game = Game(SETUP)
    guard = make_guarded(name, SETUP, 0, 1, seconds)
    bots = [guard, *(make_bot("naive", SETUP, player, 1) for player in range(1, 4))]
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
        ("Dies", "was ended by signal 6"),
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
    assert why(script(tmp_path, "echo oh dear >&2; exit 7")) == "ended with status 7: oh dear"


def test_a_program_that_closes_its_pipes(tmp_path: Path) -> None:
    assert why(script(tmp_path, "exec <&- >&- 2>&-; exec sleep 1000")) == "closed its output"


def test_a_program_that_closes_its_input_only(tmp_path: Path) -> None:
    assert why(script(tmp_path, "exec <&-; exec sleep 1000"), 0.3) == "did not answer within 0.3 s"


def test_a_program_that_never_reads(tmp_path: Path) -> None:
    game = Game(SETUP)
    bot = make_bot(script(tmp_path, "exec sleep 1000"), SETUP, 0, 1, 0.3)
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
        (
            "read a; read b; read c; echo '{[nonsense'; cat >/dev/null",
            "wrote '{[nonsense', which is not JSON",
        ),
        ("read a; read b; read c; printf '\\377\\000\\n'; cat >/dev/null", "wrote '\\ufffd\\x00'"),
        ("read a; read b; read c; echo 1e999; cat >/dev/null", "answered Infinity, which is not one"),
        ("read a; read b; read c; echo; cat >/dev/null", "wrote '', which is not JSON"),
        ("echo hello; cat >/dev/null", "wrote 'hello'"),
    ],
    ids=["garbage", "bytes", "infinity", "empty", "early"],
)
def test_a_program_that_writes_garbage(tmp_path: Path, text: str, reason: str) -> None:
    assert why(script(tmp_path, text)).startswith(reason)


def test_json_nested_deeply_is_refused(tmp_path: Path) -> None:
    deep = "head -c 60000 /dev/zero | tr '\\0' '['; echo; cat >/dev/null"
    assert why(script(tmp_path, f"read a; read b; read c; {deep}")).startswith("wrote ")


def test_a_second_line_for_one_question_is_found_out(tmp_path: Path) -> None:
    answer = '["swap", "0", "1"]'
    text = f"read a; read b; read c; echo '{answer}'; echo '{answer}'; cat >/dev/null"
    assert why(script(tmp_path, text)).startswith(("wrote '[", "answered ["))


@pytest.mark.parametrize(
    ("flood", "reason"),
    [
        ("yes", ("wrote ", "did not answer")),
        ("yes >&2", ("wrote more than 4 MB to standard error",)),
        ("tr '\\0' x </dev/zero", ("wrote a line of more than 64 KB",)),
    ],
    ids=["lines", "errors", "one line"],
)
def test_a_program_that_floods(tmp_path: Path, flood: str, reason: tuple[str, ...]) -> None:
    assert why(script(tmp_path, flood)).startswith(reason)


def test_a_program_that_ignores_requests_to_end(tmp_path: Path) -> None:
    deaf = "trap '' TERM INT HUP; while :; do sleep 1000; done"
    assert why(script(tmp_path, deaf), 0.3) == "did not answer within 0.3 s"


def test_what_a_program_starts_is_ended_with_it(tmp_path: Path) -> None:
    note = tmp_path / "pid"
    text = f"sleep 1000 & echo $! > {shlex.quote(str(note))}; wait"
    why(script(tmp_path, text), 1.0)
    assert gone(int(note.read_text()))


def gone(pid: int, looks: int = 100) -> bool:
    """Whether a process has ended: it is init's to bury, not ours."""
    for _ in range(looks):
        state = Path(f"/proc/{pid}/stat")
        try:
            if state.read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except (FileNotFoundError, ProcessLookupError):
            return True
        time.sleep(0.05)
    return False


def test_a_child_that_has_run_away_holds_nobody_up(tmp_path: Path) -> None:
    """In a session of its own, with the pipes open: even there it is found."""
    note = tmp_path / "pid"
    text = f"setsid sleep 1000 & echo $! > {shlex.quote(str(note))}; wait"
    assert why(script(tmp_path, text), 1.0) == "did not answer within 1 s"
    assert gone(int(note.read_text()))


def test_after_the_game_a_program_is_ended(tmp_path: Path) -> None:
    bot = make_bot(script(tmp_path, "cat >/dev/null; exec sleep 1000"), SETUP, 0, 1)
    assert isinstance(bot, ForeignBot)
    bot.close()
    bot.close()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux limits the memory of another process")
def test_a_program_that_wants_all_memory(tmp_path: Path) -> None:
    assert why(f"{FILE}Hoards").endswith(": MemoryError")  # its output may be closed before it has ended


def test_the_seed_is_in_the_environment(tmp_path: Path) -> None:
    assert why(script(tmp_path, 'echo "$MASCARADE_SEED" >&2; exit 1')) == "ended with status 1: 1"


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
    bot = make_bot(f"{file}:Tells", SETUP, 0, 918273645)
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
    text = 'read a; read b; read c; printf \'["swap", "0", "1"]\''
    assert why(script(tmp_path, text)) == "ended with status 0"


@pytest.mark.skipif(os.name != "posix", reason="a shell is needed")
@pytest.mark.parametrize(("frozen", "told"), [(False, True), (True, False)])
def test_only_an_installed_game_tells_programs_where_it_is(
    frozen: bool, told: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("PYTHONPATH", raising=False)
    if frozen:
        monkeypatch.setattr(sys, "frozen", True, raising=False)
    note = tmp_path / "note"
    script = f'echo "$PYTHONPATH" > {note}.part; mv {note}.part {note}; cat > /dev/null'
    bot = ForeignBot(["sh", "-c", script], SETUP, 0, seed=1)
    while not note.exists():
        time.sleep(0.01)
    bot.close()
    assert bool(note.read_text().strip()) is told
