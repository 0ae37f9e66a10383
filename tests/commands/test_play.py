"""`mascarade-qt play --text`: a game in the terminal, driven through standard input."""

import itertools
import random
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path

import pytest

from mascarade_qt.__main__ import main
from mascarade_qt.bots.baselines import RandomBot
from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.record import Record, read_record, save_record
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match import new_games, runner
from mascarade_qt.match.bot_process import BotProcess, Died, ReplyListener
from mascarade_qt.match.new_games import new_record
from mascarade_qt.match.thinker import Answered, Ask, Message, NewGame
from mascarade_qt.storage.game_lock import GameLock
from mascarade_qt.storage.journal import Journal
from mascarade_qt.system.folders import JOURNAL
from mascarade_qt.words.guests import guest_names
from tests.sampling import sampled

Play = Callable[..., tuple[int, str]]


class Typed:
    """Standard input with these lines typed into it."""

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines: Iterator[str] = iter(lines)

    def fileno(self) -> int:
        """There is no file behind it."""
        raise OSError

    def readline(self, size: int | None = -1, /) -> str:
        """The next line; the Enter that a terminal shows is printed."""
        del size
        print()
        return next(self._lines, "")


class Here(BotProcess):
    """Bots without a process: they answer at random, and may secretly do the opposite."""

    contrary = False

    def __init__(self) -> None:
        super().__init__()
        self._told: ReplyListener | None = None
        self._bots: dict[int, RandomBot] = {}

    def warm(self) -> None:
        """Nothing to start."""

    def listen(self, listener: ReplyListener | None) -> None:
        """Who gets the answers."""
        self._told = listener

    def leave(self, listener: ReplyListener) -> None:
        """Give the answers to no one."""
        self._told = None

    def send(self, message: Message) -> None:
        """Answer at once."""
        if isinstance(message, NewGame):
            for player, seat in message.bots.items():
                self._bots[player] = RandomBot(message.setup, player, random.Random(seat.seed))
        elif isinstance(message, Ask) and self._told is not None:
            answer = self._bots[message.player].answer(
                Question(message.player, message.kind, message.answers)
            )
            if self.contrary and message.kind == "swap":
                answer = not answer
            self._told(Answered(message.game, message.request, answer))


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], data: Path) -> Play:
    """Play with these lines typed: status and text."""
    monkeypatch.setattr(runner, "BotProcess", Here)
    del data

    def played(lines: Iterable[str], *arguments: str) -> tuple[int, str]:
        capsys.readouterr()
        monkeypatch.setattr(sys, "stdin", Typed(lines))
        if "--seed" in arguments:  # so that a test always meets the same game
            monkeypatch.setattr(new_games, "any_seed", partial(random.Random(1).getrandbits, 63))
        status = main(["play", "--text", "--language", "en", *arguments])
        output, errors = capsys.readouterr()
        assert errors == ""
        return status, output

    return played


def anything(seed: int = 1) -> Iterator[str]:
    """Numbers, mostly small ones; some are not offered and then asked for again."""
    rng = random.Random(seed)
    while True:
        yield f"{rng.choice((1, 1, 1, 2, 2, 3, 5, 8, 13))}\n"


def always(line: str) -> Iterator[str]:
    return itertools.repeat(line + "\n")


@pytest.mark.parametrize("players", ["2", "3", "4", "6", "13"])
@pytest.mark.parametrize("people", ["1", "2"])
def test_a_game_to_its_end(run: Play, data: Path, players: str, people: str) -> None:
    status, text = run(anything(), "--players", players, "--seed", "1", "--hot-seat", people)
    assert status == 0
    assert re.search(r"\b(wins?|won)\b", text)
    assert "The masks at the end:\n" in text
    [file] = (data / "games").iterdir()
    assert len(read_record(file).setup.players) == int(players)


def test_the_masks_are_seen_first(run: Play) -> None:
    _, text = run(["\n"], "--scenario", "a4", "--players", "4", "--seed", "1")
    rows = [line.split(": ") for line in text.splitlines()[:6]]
    assert rows[0][0] == "Your card"
    assert [row[0] for row in rows[4:]] == ["The first card in the centre", "The second card in the centre"]
    assert sorted(row[1] for row in rows) == ["Cheat", "Empress", "Judge", "King", "Thief", "Trickster"]


@pytest.mark.parametrize(
    "lines", [[], ["\n"], ["\n", "1\n"], ["\n", "1\n", "1\n", "1\n"], ["\n", "no\n"]], ids=str
)
def test_the_end_of_input_ends_the_game(run: Play, lines: list[str]) -> None:
    status, text = run(lines, "--seed", "1")
    assert status == 0
    assert text.endswith("\nThe game is saved. Resume it with mascarade-qt play --text --continue.\n")


WRONG = ["", "0", "-1", "999", "one", "1.0", "²", "½", "1 2", "9" * 5000, "\x1b[A", "\0", "\udcff"]


@pytest.mark.parametrize("wrong", WRONG, ids=[repr(wrong)[:12] for wrong in WRONG])
def test_a_wrong_answer_is_asked_again(run: Play, wrong: str) -> None:
    _, text = run(["\n", wrong + "\n", wrong + "\n"], "--seed", "1")
    assert text.count("Please type a number from 1 to ") == 2


def test_blanks_around_a_number_are_nothing_wrong(run: Play) -> None:
    assert "Please" not in run(["\n", "  1 \t\n"], "--seed", "1")[1]


def test_the_same_seed_is_the_same_deal(run: Play) -> None:
    told = [run(["\n"], "--seed", seed)[1] for seed in ("4", "4", "5")]
    dealt = [text.partition("Your card: ")[2].partition("Study the masks")[0] for text in told]
    assert dealt[0] == dealt[1] != dealt[2]


def test_without_a_seed_games_differ(run: Play) -> None:
    assert len({run(["\n"])[1] for _ in range(4)}) > 1


def test_what_may_be_a_mistake_is_said_before(run: Play) -> None:
    """Announcing the Cheat with few coins has to be confirmed."""
    arguments = ["--players", "6", "--scenario", "a5", "--seed", "3", "--hot-seat", "6"]
    lines = ["\n", *["1\n", "\n", "1\n"] * 4, "11\n", "2\n"]
    once = run(lines, *arguments)[1]
    assert " 11  “I am the Cheat!”" in once
    assert "The Cheat needs at least 10 to win." in once
    assert "If you mean it, type the same number again." in once
    assert "announces: “I am the Cheat!”" not in once
    assert "announces: “I am the Cheat!”" in run([*lines[:-1], "11\n"], *arguments)[1]


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("?", ["c  show everyone’s coins", "q  save the game and leave"]),
        ("c", ["You: 6\xa0coins", "Bank: 164\xa0coins", "Courthouse: 0\xa0coins"]),
        ("M", ["King: "]),
        ("с", ["You: 6\xa0coins"]),
        ("Ь", ["King: "]),
    ],
)
def test_keys_beside_the_numbers(run: Play, typed: str, said: list[str]) -> None:
    _, text = run(["\n", typed + "\n"], "--seed", "1")
    assert all(f"\n{line}" in text for line in said)
    assert "Please type a number" not in text


def test_masks_in_the_graveyard_are_not_in_play(run: Play) -> None:
    _, text = run(["\n", "m\n"], "--players", "8", "--scenario", "classic", "--seed", "1")
    in_play, _, graveyard = text.partition("\nIn the graveyard:\n")
    assert "\nNecromancer: " in in_play
    assert "\nEmpress: " not in in_play
    assert "Empress: " in graveyard


@pytest.mark.parametrize(
    "lines", [["q\n"], ["\n", "Q\n"], ["\n", "й\n"], ["\n", "1\n", "q\n", "1\n"]], ids=str
)
def test_leaving(run: Play, lines: list[str]) -> None:
    status, text = run(lines, "--seed", "1")
    assert status == 0
    assert text.endswith("\nThe game is saved. Resume it with mascarade-qt play --text --continue.\n")


def test_where_the_game_is_when_another_window_plays(run: Play, data: Path) -> None:
    """It can't be saved while it is played, but leaving keeps it, and that is what counts."""
    lock = GameLock()
    _, text = run(["\n", "1\n", "1\n", "q\n"], "--seed", "1")
    lock.release()
    assert "another game is open in a second window" in text
    assert text.endswith(f"\nYour unfinished game has been moved to {data / 'games'}.\n")
    assert len(list((data / "games").glob("*-unfinished.mascarade"))) == 1


def test_a_game_that_could_be_saved_in_the_end_is_said_to_be_saved(
    run: Play, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin = Journal.begin

    def fail_once(self: Journal, record: Record) -> None:
        lock = GameLock()
        try:
            begin(self, record)
        finally:
            lock.release()

    monkeypatch.setattr(Journal, "begin", fail_once)
    _, text = run(["\n", "1\n", "1\n", "q\n"], "--seed", "1")
    assert "another game is open in a second window" in text
    assert text.endswith("\nThe game is saved. Resume it with mascarade-qt play --text --continue.\n")


def test_coins_are_told_before_each_turn_of_ones_own(run: Play) -> None:
    _, text = run(["\n", *["1\n"] * 9], "--seed", "1", "--players", "4")
    fortunes = re.findall(r"^Coins: .*\byou \(\d+\).*$", text, re.MULTILINE)
    assert len(fortunes) == text.count(": your turn.") > 1


def test_another_game_says_where_the_unfinished_one_is(run: Play, data: Path) -> None:
    assert "moved" not in run(["\n", "1\n", "1\n"], "--seed", "1")[1]
    _, text = run(["\n"], "--seed", "2")
    assert text.count(f"Your unfinished game has been moved to {data / 'games'}.\n") == 1
    [file] = (data / "games").glob("*-unfinished.mascarade")
    assert read_record(file).seed == 1


def test_a_file_is_opened(run: Play, data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(["\n", "1\n", "1\n"], "--seed", "1")
    run(["\n"], "--seed", "2")
    [file] = (data / "games").glob("*-unfinished.mascarade")
    assert "The masks at the end:" in run(always("1"), str(file))[1]
    over = next(path for path in (data / "games").iterdir() if "unfinished" not in path.name)
    for path, why in ((over, "this game is over"), (data / "none", "the file or folder doesn’t exist")):
        assert main(["play", "--text", str(path)]) == 2
        assert f"{path}: {why}" in capsys.readouterr().err


def test_bots_alone_are_watched(run: Play, data: Path) -> None:
    everybody = [Role(human=False, level="guest")] * 4
    record = new_record(ready_scenarios()["a4"], [""] * 4, everybody, 1, guests=guest_names())
    file = data.with_name("bots.mascarade")
    save_record(record, file)
    assert "The masks at the end:" in run(["\n"], str(file))[1]


def test_no_break_spaces_are_printed_as_they_are(run: Play) -> None:
    text = run(["\n"], "--seed", "1", "--language", "fr")[1]
    assert "\u202f" in text or "\xa0" in text
    assert "\\x" not in text
    assert "\\u" not in text


# --- what nobody may see --------------------------------------------------------------------------


@pytest.mark.parametrize("seed", sampled(range(12), range(4)))
@pytest.mark.parametrize("players", ["3", "6"])
def test_nothing_hidden_is_printed(
    run: Play, monkeypatch: pytest.MonkeyPatch, seed: int, players: str
) -> None:
    """What the bots do under the table shows only when a card is seen."""
    arguments = ["--players", players, "--seed", str(seed)]
    one = run(always("1"), *arguments)[1].splitlines()
    monkeypatch.setattr(Here, "contrary", True)
    other = run(always("1"), *arguments)[1].splitlines()
    assert one != other
    for line, instead in zip(one, other, strict=False):
        if line != instead:
            assert tells_a_card(line)
            assert tells_a_card(instead)
            break


def tells_a_card(line: str) -> bool:
    """Whether the line shows the person a card, or tells what came of one that was revealed."""
    return bool(re.match(r"The cards are revealed: |You look at .*: |.* reveals? .*|.* shows? .*", line))


CURTAIN = "Everyone else, look away."


def test_private_things_come_after_a_warning_and_are_scrolled_away(run: Play) -> None:
    text = run(always("1"), "--players", "4", "--seed", "2", "--hot-seat", "2")[1]
    assert text.count("For Player 1. " + CURTAIN) > 1
    assert text.count("For Player 2. " + CURTAIN) > 1
    parts = text.split(CURTAIN)
    for before, after in itertools.pairwise(parts):
        assert "Only you can see this" not in before.rpartition("\n" * 50)[2]
        private = after.split("\n" * 50)
        assert len(private) == 2


def test_nothing_private_without_a_curtain(run: Play) -> None:
    text = run(always("1"), "--players", "4", "--seed", "2", "--hot-seat", "2")[1]
    public = [part.split("\n" * 50)[-1] for part in text.split(CURTAIN)]
    assert not any("Only you can see this" in part for part in public)
    assert not any("Do you swap them" in part for part in public)


def test_alone_there_is_no_curtain(run: Play) -> None:
    assert CURTAIN not in run(always("1"), "--seed", "2")[1]


def test_a_terminal_is_wiped_after_the_masks_were_seen(run: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\033[" not in run(["\n"], "--seed", "1")[1]
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    assert "\033[2J\033[3J\033[H" in run(["\n"], "--seed", "1")[1]


# --- going on, and going wrong --------------------------------------------------------------------


def test_going_on(run: Play) -> None:
    """A game resumed half-way goes on as if it had never been left."""
    whole = run(always("1"), "--seed", "6")[1]
    cut = run(["\n", *["1\n"] * 7], "--seed", "6")[1]
    rest = run(always("1"), "--continue")[1]
    question = whole.splitlines()[len(cut.splitlines()) - 3]
    assert question in cut
    asked = [line for line in cut.splitlines() if line.endswith("?")][-1]
    assert asked in rest
    assert " wins!" in rest or " win!" in rest


def test_there_is_nothing_to_go_on_with(run: Play, capsys: pytest.CaptureFixture[str]) -> None:
    del run
    assert main(["play", "--text", "--continue"]) == 2
    assert capsys.readouterr() == ("", "mascarade-qt play: there is no unfinished game\n")


@pytest.mark.usefixtures("run")
def test_a_save_that_cannot_be_read(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data.mkdir()
    (data / JOURNAL).write_text("?")
    assert main(["play", "--text", "--continue"]) == 2
    errors = capsys.readouterr().err.splitlines()
    assert errors[0].endswith(JOURNAL + ".damaged")
    assert len(errors) == 2


def test_a_game_that_cannot_be_saved_is_played_all_the_same(
    run: Play, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("MASCARADE_DATA", str(tmp_path / "file"))
    status, text = run(always("1"), "--seed", "1")
    assert status == 0
    assert text.count("The game can’t be saved: ") == 1


def test_bots_that_fail_are_named(run: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    def send(self: Here, message: Message) -> None:
        if isinstance(message, Ask) and self._told is not None:
            self._told(Died())

    monkeypatch.setattr(Here, "send", send)
    assert run(always("1"), "--seed", "1", "--players", "4")[1].count("A simple bot takes over.") == 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--scenario", "a4"], "a4 is not for 6 players; there are: "),
        (["--hot-seat", "7"], "--hot-seat must be between 1 and the number of players (6)"),
        (["--hot-seat", "0"], "--hot-seat must be between 1 and the number of players (6)"),
        (["--level", "emperor"], ""),
        (["--language", "tlh"], "no language 'tlh'; there are: en, "),
    ],
)
def test_what_can_be_mended(capsys: pytest.CaptureFixture[str], arguments: list[str], said: str) -> None:
    assert main(["play", "--text", *arguments]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.startswith("mascarade-qt play: " + said)
    assert errors.count("\n") == 1


def test_without_a_display(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    assert main(["play"]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors.count("\n") == 1
    assert "no display" in errors
    assert "--text" in errors
    assert errors.count("\n") == 1
