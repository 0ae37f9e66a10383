"""The arena: rotated seats, paired deals, the same games in any place, and honest counts."""

from collections import Counter
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.bots import registry
from mascarade_qt.bots.arena import arena
from mascarade_qt.bots.arena.arena import DealtTable, play_games, run_arena, run_arenas
from mascarade_qt.bots.arena.manners import Manners
from mascarade_qt.bots.arena.plan import CHUNK, Plan
from mascarade_qt.bots.arena.referee import run_game
from mascarade_qt.bots.arena.tally import Score, Tally
from mascarade_qt.bots.baselines import NaiveBot
from mascarade_qt.bots.hosting import guard
from mascarade_qt.bots.registry import bot_role
from mascarade_qt.commands.workers import HereExecutor
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import fold, read_record
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.engine.setup import Setup

A5 = ready_scenarios()["a5"]
LINEUP = ("naive", "random", "never-bluffs", "always-contests", "never-contests", "random")
PLAN = Plan(A5, 6, LINEUP, 7)


def silent(done: int) -> None:
    """No progress."""


def counts(tally: Tally) -> object:
    """All that doesn't depend on the clock."""
    scores = {
        name: (score.seats, score.wins, score.coins, score.lies, score.believed, score.contests, score.right)
        for name, score in tally.scores.items()
    }
    return tally.questions, tally.turns, tally.sat, scores


def test_the_line_up_moves_on_by_a_seat_and_the_cards_stay(monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[tuple[Setup, list[str], list[int]]] = []

    def watch(table: DealtTable, game: Game, found: list[arena.Seated], number: int, tally: Tally) -> None:
        seated.append((game.setup, [one.name for one in found], [one.seed for one in found]))

    monkeypatch.setattr(arena, "_count", watch)
    play_games(PLAN, 0, 18)
    for deal in range(3):
        games = seated[6 * deal : 6 * deal + 6]
        assert all(setup == games[0][0] for setup, _, _ in games)
        for player in range(6):
            assert Counter(names[player] for _, names, _ in games) == Counter(LINEUP)
        naive = {seeds[names.index("naive")] for _, names, seeds in games}
        assert len(naive) == 1  # its seed goes with it
    assert len({str(setup.deal) for setup, _, _ in seated}) == 3
    assert not any("naive" in name for setup, _, _ in seated for name in setup.players)


def test_another_bot_in_the_same_place_meets_the_same_luck() -> None:
    other = Plan(A5, 6, ("never-bluffs", *LINEUP[1:]), 7)
    assert [PLAN.setup(deal) for deal in range(5)] == [other.setup(deal) for deal in range(5)]
    assert [PLAN.seed_of(1, slot) for slot in range(6)] == [other.seed_of(1, slot) for slot in range(6)]


def test_chunks_and_executors_change_nothing() -> None:
    whole = play_games(PLAN, 0, 30)
    pieces = Tally()
    for first in (0, 7, 14, 21, 28):
        pieces.add(play_games(PLAN, first, min(7, 30 - first)))
    with ThreadPoolExecutor(2) as executor:
        threads = run_arena(PLAN, 30, executor, silent)
    assert counts(whole) == counts(pieces) == counts(threads)


def test_wins_and_seats_add_up() -> None:
    tally = run_arena(PLAN, 60, HereExecutor(), silent)
    assert tally.games == 60
    assert abs(sum(score.wins for score in tally.scores.values()) - 60) < 1e-9
    assert {name: score.seats for name, score in tally.scores.items()} == {
        name: 60 * number for name, number in Counter(LINEUP).items()
    }
    for score in tally.scores.values():
        assert score.believed <= score.lies <= score.announcements
        assert score.right <= score.contests
        assert score.times.total() > 0
    assert tally.scores["never-contests"].contests == 0


def test_a_mixed_table_draws_its_players_anew_for_each_deal() -> None:
    plan = Plan(A5, 6, (*registry.BASELINES, "guest"), 3, mixed=True)
    lineups = [plan.lineup(deal) for deal in range(40)]
    assert len(set(lineups)) > 30
    assert all(len(set(lineup)) == 6 for lineup in lineups)
    few = Plan(A5, 6, ("random", "naive"), 3, mixed=True)
    assert all(Counter(few.lineup(deal)) == {"random": 3, "naive": 3} for deal in range(5))


def test_progress_is_told_while_playing() -> None:
    told: list[int] = []
    run_arenas([(PLAN, 12), (PLAN, 9)], HereExecutor(), told.append)
    assert told == [6, 12, 18, 21]


def test_quick_bots_are_played_in_larger_chunks() -> None:
    assert Plan(A5, 6, ("random",) * 6, 0).chunk == CHUNK
    assert PLAN.chunk == 6


def test_events_are_delivered_to_those_who_listen_only() -> None:
    assert not DealtTable.of(Plan(A5, 6, ("random",) * 6, 0), 0).listening
    assert DealtTable.of(Plan(A5, 6, ("random",) * 6, 0, events=True), 0).listening
    assert DealtTable.of(PLAN, 0).listening
    quiet = play_games(Plan(A5, 6, ("random",) * 6, 0), 0, 10)
    loud = play_games(Plan(A5, 6, ("random",) * 6, 0, events=True), 0, 10)
    assert counts(quiet) == counts(loud)


class Failing(NaiveBot):
    """Raises when it has seen some turns."""

    seen = 0

    def see(self, event: Event) -> None:
        """Fail, after a while."""
        super().see(event)
        self.seen += 1
        if self.seen == 40:
            raise RuntimeError("tired")


def test_a_bot_that_raises_is_named_and_replaced(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "BASELINES", {**registry.BASELINES, "tired": Failing})
    tally = play_games(Plan(A5, 6, ("tired", *LINEUP[1:]), 1), 0, 6)
    assert tally.games == 6
    assert tally.scores["tired"].replaced == len(tally.faults) > 0
    number, fault = tally.faults[0]
    assert (number, fault.bot, fault.why) == (0, "tired", "RuntimeError: tired")


def test_a_replacement_that_fails_too_counts_for_the_one_it_replaced(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(registry, "BASELINES", {**registry.BASELINES, "tired": Failing})
    monkeypatch.setattr(guard, "NaiveBot", Failing)
    tally = play_games(Plan(A5, 6, ("tired", *("random",) * 5), 1), 0, 1)
    assert set(tally.scores) == {"tired", "random"}
    assert tally.scores["tired"].replaced == 1
    assert [fault.bot for _, fault in tally.faults] == ["tired", "Failing"]


def test_lies_and_contests_are_counted() -> None:
    """Player 0 always announces the King without having it, player 1 contests with the King and without."""
    masks = ("judge", "king", "thief", "empress", "cheat", "trickster")
    places = ("0", "1", "2", "3", "c0", "c1")
    setup = Setup(("A", "B", "C", "D"), dict(zip(places, masks, strict=True)), opening_turns=0)
    scores = [Score() for _ in range(4)]
    contests: list[Answer] = [False, "1"]

    def announce(question: Question) -> Answer:
        return ("announce", "0", "king") if question.kind == "turn" else False

    def contest(question: Question) -> Answer:
        return contests.pop(0) if question.kind == "contest" else ("look", "1")

    def watch(question: Question) -> Answer:
        place = str(question.player)
        return ("look", place) if question.kind == "turn" else False

    game = Game(setup)
    assert run_game(game, [announce, contest, watch, watch], [], 5, Manners(game, scores)) == 11
    assert game.turn == 5
    liar = scores[0]
    assert (liar.announcements, liar.lies, liar.believed) == (2, 2, 1)
    assert (scores[1].contests, scores[1].right) == (1, 1)


def test_a_stopped_game_is_counted_and_given_to_the_richest() -> None:
    tally = play_games(Plan(A5, 6, ("random",) * 6, 0, turns_a_player=1), 0, 6)
    assert (tally.stopped, tally.mean_turns) == (6, 6)
    assert abs(tally.scores["random"].wins - 6) < 1e-9


def test_games_are_saved_as_records(tmp_path: Path) -> None:
    plan = Plan(A5, 6, ("master-bold", *LINEUP[1:]), 5, save=tmp_path)
    tally = play_games(plan, 6, 3)
    files = sorted(tmp_path.iterdir())
    assert [file.name for file in files] == [f"a5-6-seed-5-game-{n:06}.mascarade" for n in (6, 7, 8)]
    questions = 0
    for turn, file in enumerate(files):
        record = read_record(file)
        assert fold(record).over
        questions += len(record.choices)
        assert record.cast is not None
        assert record.cast.roles[turn] == bot_role("master-bold", plan.seed_of(1, 0))
        assert (record.scenario, record.seed) == ("a5", 5)
    assert questions == tally.questions


def test_masters_are_examined_if_wanted() -> None:
    plan = Plan(A5, 6, ("master", *LINEUP[1:]), 5, calibrate=True)
    assert play_games(plan, 0, 2).foresight.cards.rows()
    assert not play_games(PLAN, 0, 2).foresight.cards.rows()


def test_a_failing_job_cancels_the_others() -> None:
    class Broken(Executor):
        """The first job fails, the others never run."""

        def __init__(self) -> None:
            self.futures: list[Future[Tally]] = []

        def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
            """Never done."""
            self.futures.append(Future())
            if len(self.futures) == 3:
                self.futures[0].set_exception(OSError("gone"))
            return self.futures[-1]

    executor = Broken()
    with pytest.raises(OSError, match="gone"):
        run_arena(PLAN, 60, executor, silent)
    assert [future.cancelled() for future in executor.futures] == [False, True, True]
