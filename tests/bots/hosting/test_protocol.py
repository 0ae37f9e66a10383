"""The conversation in lines: the same as `replay --as N` prints, and the same at both ends."""

import json
import random
from pathlib import Path

import pytest

from mascarade_qt.__main__ import main
from mascarade_qt.bots.baselines import NaiveBot
from mascarade_qt.bots.bot import Bot
from mascarade_qt.bots.hosting.guard import BotError
from mascarade_qt.bots.hosting.protocol import event_line, question_line, read_answer, serve, setup_line
from mascarade_qt.bots.registry import make_guarded
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record, save_record
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, seen, teller
from tests.sampling import sampled
from tests.support.systems import bot_command, needs_perl

DOCS = Path(__file__).parents[3] / "docs"
PERL = bot_command("perl", Path(__file__).parent / "example_bot.pl")


class Listener:
    """Plays naively, and keeps what it was told."""

    def __init__(self, setup: Setup, player: int, seed: int = 0) -> None:
        self.setup = setup
        self.events: list[Event] = []
        self.asked: list[Question] = []
        self._bot = NaiveBot(setup, player, random.Random(f"{seed}/{player}"))

    def see(self, event: Event) -> None:
        """Keep it."""
        self.events.append(event)
        self._bot.see(event)

    def answer(self, question: Question) -> Answer:
        """Keep it, too."""
        self.asked.append(question)
        return self._bot.answer(question)


def played(scenario: str, players: int, seed: int) -> tuple[Record, list[Listener]]:
    """A game between listeners, for some turns."""
    names = [f"Zoë {number}" for number in range(players)]
    setup = deal(ready_scenarios()[scenario], names, random.Random(seed))
    game = Game(setup)
    bots = [Listener(open_setup(setup), player) for player in range(players)]
    choices: list[Choice] = []
    teller([bot.see for bot in bots])(game.events)
    while (question := game.question) is not None and game.turn < 80:
        answer = bots[question.player].answer(question)
        choices.append((question.player, question.kind, answer))
        teller([bot.see for bot in bots])(game.answer(answer))
    return Record(setup, choices), bots


def told(record: Record, player: int) -> list[str]:
    """All lines that a program would get for this player, questions included."""
    game = Game(record.setup)
    lines = [setup_line(record.setup, player)]
    for answer in [*(choice[2] for choice in record.choices), None]:
        lines += [event_line(seen(event, player)) for event in game.events]
        if game.question is not None and game.question.player == player:
            lines.append(question_line(game.question))
        if answer is not None or (game.question is not None and game.question.offers(None)):
            game.answer(answer)
    return lines


SCENARIOS = [
    (scenario.id, players)
    for scenario in ready_scenarios().values()
    for players in {scenario.fewest, scenario.most}
]


@pytest.mark.parametrize(("scenario", "players"), sampled(SCENARIOS, SCENARIOS[::2]))
def test_both_ends_understand_each_other(scenario: str, players: int) -> None:
    """A bot that is told lines sees, is asked and answers the same as one that is told objects."""
    record, bots = played(scenario, players, 1)
    for player, bot in enumerate(bots):
        made: list[Listener] = []

        def make(setup: Setup, number: int, made: list[Listener] = made) -> Bot:
            made.append(Listener(setup, number))
            return made[0]

        answers: list[str] = []
        game_lines = told(record, player)
        serve(make, game_lines, answers.append)
        (heard,) = made
        assert heard.setup == bot.setup
        assert heard.events[: len(bot.events)] == bot.events
        assert heard.asked[: len(bot.asked)] == bot.asked
        given = [json.dumps(choice[2]) + "\n" for choice in record.choices if choice[0] == player]
        assert answers[: len(given)] == given


def test_the_lines_are_those_of_replay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record, _ = played("a5", 6, 2)
    file = tmp_path / "game.mascarade"
    save_record(record, file)
    for player in range(6):
        assert main(["replay", str(file), "--as", str(player)]) == 0
        assert capsys.readouterr().out == "".join(told(record, player))


def test_an_answer_is_read_with_its_type() -> None:
    question = Question(0, "players", [(1, 2), (1, 3)])
    assert read_answer(b"[1, 2]", question) == (1, 2)
    assert read_answer(b" [3,1]\r", question) == (1, 3)
    assert read_answer(b"null", Question(0, "player", [1, 2, None])) is None
    assert read_answer(b"false", Question(0, "contest", [False, "0"])) is False
    for wrong in (b"[1.0, 2]", b"[true, 2]", b'["1", "2"]', b"{}", b"[[1, 2]]", b"0", b"NaN", b'"\xc3\xa9"'):
        with pytest.raises(BotError, match="is not one of the possible answers to 'players': "):
            read_answer(wrong, question)
    with pytest.raises(BotError, match=r"answered 1, .* to 'guess': 2 3$"):
        read_answer(b"1", Question(0, "guess", [2, 3]))


@pytest.mark.parametrize(
    "line", [b"", b"swap", b"[1, 2", b"\xff\xfe", b"9" * 5000, b"[" * 60_000, b'"\xed\xa0"']
)
def test_what_is_not_json(line: bytes) -> None:
    with pytest.raises(BotError) as caught:
        read_answer(line, Question(0, "player", [1, 2]))
    assert str(caught.value).isprintable()
    assert len(str(caught.value)) < 200


def test_the_first_line_is_the_set_up_of_a_known_version() -> None:
    record, _ = played("a5", 6, 3)
    first, second, *_ = told(record, 0)
    with pytest.raises(ValueError, match="the first line must be the set-up"):
        serve(Listener, [second], print)
    with pytest.raises(ValueError, match="version 2 of the stream cannot be read, only 1"):
        serve(Listener, [first.replace('"version": 1', '"version": 2')], print)


@needs_perl
@pytest.mark.parametrize(("scenario", "players"), sampled(SCENARIOS, SCENARIOS[::3]))
def test_the_example_bot_plays_every_scenario(scenario: str, players: int) -> None:
    setup = deal(ready_scenarios()[scenario], [f"Player {n}" for n in range(players)], random.Random(4))
    game = Game(setup)
    guard = make_guarded(PERL, setup, 0, 1, 20)
    bots: list[Bot] = [guard, *(Listener(setup, player) for player in range(1, players))]
    listeners = [bot.see for bot in bots]
    try:
        teller(listeners)(game.events)
        while (question := game.question) is not None and game.turn < 40:
            teller(listeners)(game.answer(bots[question.player].answer(question)))
    finally:
        guard.close()
    assert guard.faults == []


def test_the_document_shows_the_conversation_as_it_is() -> None:
    text = (DOCS / "bot-protocol.md").read_text(encoding="utf-8")
    lines = [line[2:] for line in text.splitlines() if line.startswith(("> ", "< "))]
    data = json.loads(lines[0])
    setup = Setup(tuple(data["players"]), data["deal"])
    choices: list[Choice] = [(0, "turn", ("swap", "0", "2")), (0, "swap", True)]
    choices += [(1, "turn", ("swap", "1", "c0")), (1, "swap", True)]
    real = [line.rstrip("\n") for line in told(Record(setup, choices), 1)]
    assert [line for line in lines if line.startswith("{")] == real[: len(real) - 1]
    assert [json.loads(line) for line in lines if not line.startswith("{")] == [["swap", "1", "c0"], True]


def test_the_document_has_a_class_that_plays(tmp_path: Path) -> None:
    text = (DOCS / "bots.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    game = Game(deal(ready_scenarios()["a5"], [f"Player {n}" for n in range(6)], random.Random(4)))
    guard = make_guarded(f"{tmp_path / 'mine.py'}:Mine", game.setup, 0, 1, 20)
    assert game.question is not None
    guard.answer(game.question)
    guard.close()
    assert guard.faults == []
