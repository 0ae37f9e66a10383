"""Which bots there are, and what they are given."""

import random
import sys
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from mascarade_qt.bots import registry
from mascarade_qt.bots.baselines import RandomBot
from mascarade_qt.bots.hosting import host
from mascarade_qt.bots.hosting.foreign import ForeignBot
from mascarade_qt.bots.hosting.python_bots import ENTRY_POINTS, UnknownBotError, is_file
from mascarade_qt.bots.mind.tuning import LEVELS, TEMPERAMENTS
from mascarade_qt.bots.registry import (
    BASELINES,
    bot_role,
    check_bot,
    make_bot,
)
from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup
from tests.support.systems import bot_command

FILE = Path(__file__).parent / "hosting" / "foreign_bots.py"
NAMES = [f"Player {number}" for number in range(8)]


def secretive() -> Setup:
    """A set-up with things that nobody at the table may know."""
    names = next(s for s in ready_scenarios().values() if "necromancer" in s.masks_for(8) and s.fits(8))
    return deal(names, NAMES, random.Random(1))


@pytest.mark.parametrize(
    "name", [*BASELINES, *LEVELS, *(f"master-{temper}" for temper in TEMPERAMENTS), "guest-bold"]
)
def test_every_built_in_name(name: str) -> None:
    check_bot(name)
    setup = secretive()
    game = Game(setup)
    assert game.question is not None
    bot = make_bot(name, setup, game.question.player, 0)
    for event in game.events:
        bot.see(event)
    assert game.question.offers(bot.answer(game.question))


def test_the_public_set_up_has_no_order() -> None:
    setup = secretive()
    known = open_setup(setup)
    assert setup.graveyard != known.graveyard == tuple(sorted(setup.graveyard))
    assert replace(known, graveyard=setup.graveyard) == setup


def test_a_bot_gets_the_public_set_up(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Setup] = []

    class Spy(RandomBot):
        def __init__(self, setup: Setup, player: int, rng: random.Random) -> None:
            super().__init__(setup, player, rng)
            told.append(setup)

    monkeypatch.setattr(registry, "BASELINES", {"spy": Spy})
    make_bot("spy", secretive(), 0, 0)
    assert told == [open_setup(secretive())]


@pytest.mark.parametrize(
    "name", ["", "nobody", "master-", "master-silly", "grandmaster", "bold", "random-bold"]
)
def test_a_name_that_nobody_has(name: str) -> None:
    with pytest.raises(UnknownBotError) as caught:
        check_bot(name)
    text = str(caught.value)
    assert text.startswith(f"no bot is called {name!r}; there are: random, naive, ")
    for known in ("guest", "master", "-bold", "file.py:Class", "cmd:PROGRAM"):
        assert known in text


REFUSED = {
    "no/such/file.py:Mine": "there is no file 'no/such/file.py'",
    f"{FILE}:Missing": f"{str(FILE)!r} has no 'Missing'",
    f"{FILE}:NOT_A_CLASS": f"{str(FILE) + ':NOT_A_CLASS'!r} is not a class",
    "cmd:": "cmd: needs a program",
    "cmd:no-such-program --fast": "there is no program 'no-such-program'",
    "cmd:'perl": 'there is no program "\'perl"'
    if sys.platform == "win32"
    else '"cmd:\'perl": No closing quotation',
}


@pytest.mark.parametrize(("name", "reason"), REFUSED.items(), ids=range(len(REFUSED)))
def test_a_foreign_bot_that_is_not_there(name: str, reason: str) -> None:
    with pytest.raises(UnknownBotError) as caught:
        check_bot(name)
    assert str(caught.value) == reason


def test_a_file_that_cannot_be_loaded(tmp_path: Path) -> None:
    file = tmp_path / "bad.py"
    file.write_text("1 / 0\n", encoding="utf-8")
    with pytest.raises(UnknownBotError, match="cannot be loaded: ZeroDivisionError: division by zero"):
        check_bot(f"{file}:Mine")


def test_a_file_and_a_program_that_are_there() -> None:
    check_bot(f"{FILE}:Good")
    check_bot(bot_command(sys.executable, "whatever.py"))


def test_what_looks_like_a_file() -> None:
    assert is_file("mine.py:Mine")
    assert is_file("C:\\bots\\mine.py:Mine")
    assert not is_file("mine.py")
    assert not is_file("mine.py:1")
    assert not is_file("cmd:mine")


def test_a_package_offers_a_bot(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As an installed package does: by the metadata that lies beside it on the path."""
    (tmp_path / "some_bots.py").write_text(FILE.read_text(encoding="utf-8"), encoding="utf-8")
    info = tmp_path / "some_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: some-bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text(
        "[mascarade_qt.bots]\nsomebody = some_bots:Good\n", encoding="utf-8"
    )
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(tmp_path)
    check_bot("somebody")
    with pytest.raises(UnknownBotError, match="master, somebody;"):
        check_bot("anybody")
    game = Game(secretive())
    assert game.question is not None
    bot = make_bot("somebody", game.setup, game.question.player, 0)
    assert isinstance(bot, ForeignBot)
    for event in game.events:
        bot.see(event)
    assert game.question.offers(bot.answer(game.question))
    bot.close()


def test_a_package_that_cannot_be_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("odd", "no_such_module:Bot", ENTRY_POINTS)
    monkeypatch.setattr(host, "installed", lambda: {"odd": point})
    with pytest.raises(UnknownBotError, match="the bot 'odd' cannot be loaded: ModuleNotFoundError"):
        host.load("odd")
    with pytest.raises(UnknownBotError, match="no package offers a bot called 'even'"):
        host.load("even")


def test_roles_in_a_record() -> None:
    assert bot_role("master-bold", 3) == Role(human=False, level="master", temperament="bold", seed=3)
    assert bot_role("random", 3) == Role(human=False, bot="random", seed=3)
