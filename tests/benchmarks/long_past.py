"""How long it takes to tell twelve masters a past of a thousand turns, and the first of them alone.

    python tests/benchmarks/long_past.py

Seconds of processor time, which a busy machine does not change much. In one game there are only swaps and
looks, in the other also announcements and contests.
"""

import random
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.sight import open_setup, seen
from mascarade_qt.history.replay import all_events
from mascarade_qt.match.new_games import new_record
from mascarade_qt.match.thinker import Ask, BotSeat, Desk, NewGame
from mascarade_qt.words.guests import guest_names

PLAYERS = 13
TURNS = 1000
BACK = 60  # choices that are taken back when a player has won


def long_game(announces: float, seed: int) -> Record:
    """An endless game: whenever a player wins, part of it is played differently."""
    rng = random.Random(seed)
    scenario = next(found for found in ready_scenarios().values() if found.fits(PLAYERS))
    roles = [Role(human=True), *[Role(human=False, level="master")] * (PLAYERS - 1)]
    setup = new_record(scenario, [""] * PLAYERS, roles, seed, guests=guest_names()).setup
    choices: list[Choice] = []
    game = Game(setup, listening=False)
    while game.turn < TURNS:
        question = game.question
        if question is None:
            del choices[-rng.randrange(1, BACK) :]
            game = Game(setup, listening=False)
            for choice in choices:
                game.answer(choice[2])
            continue
        answers = list(question.answers)
        if question.kind == "turn":
            wanted = rng.random() < announces
            answers = [answer for answer in answers if is_announcement(answer) == wanted] or answers
        elif question.kind == "contest" and rng.random() < 0.9:
            answers = [False]
        answer = rng.choice(answers)
        choices.append((question.player, question.kind, answer))
        game.answer(answer)
    return Record(setup, choices)


def is_announcement(answer: Answer) -> bool:
    """Anything rather than a look or a swap."""
    return isinstance(answer, tuple) and answer[0] == "announce"


def tell(record: Record) -> tuple[int, float, float]:
    """How many events, and how long until the first has answered, and until all know everything."""
    setup = open_setup(record.setup)
    events = all_events(record)
    masters = range(1, PLAYERS)
    past = {player: tuple(seen(event, player) for event in events) for player in masters}
    seats = {player: BotSeat("master", player) for player in masters}
    desk = Desk()
    start = time.process_time()
    list(desk.take(NewGame(1, setup, seats, (), past)))
    list(desk.take(Ask(1, 1, 1, "swap", (True, False))))
    first = time.process_time() - start
    while desk.behind:
        list(desk.catch_up())
    return len(events), first, time.process_time() - start


def main() -> None:
    """Print the figures."""
    for name, announces in (("swaps and looks", 0.0), ("with announcements", 0.2)):
        events, first, everybody = tell(long_game(announces, 1))
        print(f"{name}: {events} events, first answer {first:.2f} s, all twelve {everybody:.2f} s")


if __name__ == "__main__":
    main()
