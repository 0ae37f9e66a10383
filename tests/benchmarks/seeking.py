"""How long it takes to show any moment of a long game: `python tests/benchmarks/seeking.py`.

What counts is the processor time from the dragged slider to the painted window, in frames of 1/60 s: every
seek must fit into two. Each counts as the best of three, because a busy machine makes any of them slower.
"""

import os
import random
import statistics
import sys
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.events import TurnBegan
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.scenarios import deal, ready_scenarios
from mascarade_qt.history.replay import replay_of
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import load_fonts
from mascarade_qt.ui.replays.viewer import ViewerScreen

TURNS, PLAYERS, SEEKS, TIMES = 500, 13, 200, 3
FRAME = 1 / 60
MOST_FRAMES = 2.0


def a_long_game(turns: int = TURNS, seed: int = 1) -> Record:
    """Thirteen players who swap, look and contest, and never let anyone win."""
    rng = random.Random(seed)
    names = [f"Player {number}" for number in range(PLAYERS)]
    game = Game(deal(ready_scenarios()["b9"], names, rng), listening=True)
    choices: list[Choice] = []
    seen = 0
    while seen < turns and (question := game.question) is not None:
        answer = _slow(question, game, rng)
        choices.append((question.player, question.kind, answer))
        seen += sum(isinstance(event, TurnBegan) for event in game.answer(answer))
    return Record(game.setup, choices)


def _slow(question: Question, game: Game, rng: random.Random) -> Answer:
    """The Cheat below 10 coins is announced and brings nothing; everything else stays as it is."""
    if question.kind == "contest":
        return False
    if question.kind != "turn":
        return rng.choice(question.answers)
    actions: dict[str, list[Answer]] = {"look": [], "swap": [], "announce": []}
    for answer in question.answers:
        if isinstance(answer, tuple) and (answer[0] != "announce" or answer[2] == "cheat"):
            actions[str(answer[0])].append(answer)
    if max(game.coins) >= 10:
        actions["announce"] = []
    return rng.choice(rng.choice([group for group in actions.values() if group]))


def frames_a_seek(seeks: int = SEEKS) -> tuple[float, float, int]:
    """The median and the worst seek, painting included, in frames; and the number of turns."""
    app = QApplication.instance() or QApplication([])
    load_fonts()
    apply_look("night", 100)
    replay = replay_of(a_long_game())
    screen = ViewerScreen(replay)
    screen.resize(1280, 720)
    screen.show()
    app.processEvents()
    rng = random.Random(2)
    rows = [rng.randrange(screen.rows.rowCount()) for _ in range(seeks)]
    rounds = [[_seek(app, screen, row) for row in rows] for _ in range(TIMES)]
    best = [min(times) for times in zip(*rounds, strict=True)]
    screen.close()
    return statistics.median(best) / FRAME, max(best) / FRAME, len(replay.turns)


def _seek(app: QCoreApplication, screen: ViewerScreen, row: int) -> float:
    began = time.process_time()
    screen.controls.slider.setValue(row)
    app.processEvents()  # in which it is painted
    return time.process_time() - began


def main() -> int:
    """Print the figures; 1 if a seek takes more than two frames."""
    median, worst, turns = frames_a_seek()
    print(f"{turns} turns: a seek takes {median:.2f} frames, {worst:.2f} at worst")
    return int(worst > MOST_FRAMES)


if __name__ == "__main__":
    raise SystemExit(main())
