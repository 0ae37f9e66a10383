"""PettingZoo's own tests pass, and without it one sentence says what to install."""

import doctest
import importlib
import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.bots.environment.actions import ActionError
from mascarade_qt.system.children import python_environment
from tests.bots.environment.games import dealt
from tests.sampling import sampled

ROOT = Path(__file__).resolve().parents[3]
SIZES = sampled(range(2, 14), ())
# PettingZoo expects these only of its own card and board games, which it knows by name.
EXPECTED = (
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be gymnasium.spaces.box",
)


def aec() -> Any:
    """Imported here, because it needs PettingZoo."""
    return importlib.import_module("mascarade_qt.bots.environment.aec")


def parallel() -> Any:
    """The other interface."""
    return importlib.import_module("mascarade_qt.bots.environment.parallel")


def pettingzoo() -> Any:
    """Its tests."""
    return importlib.import_module("pettingzoo.test")


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.filterwarnings(*EXPECTED)
def test_the_api(players: int) -> None:
    pettingzoo().api_test(aec().env(players=players), num_cycles=300)


@pytest.mark.parametrize("scenario", sampled(["classic", "let-it-roll", "ultimate-combo"], ()))
@pytest.mark.filterwarnings(*EXPECTED)
def test_the_api_with_masks_of_the_expansion(scenario: str) -> None:
    pettingzoo().api_test(aec().env(players=8, scenario=scenario), num_cycles=300)


@pytest.mark.parametrize("players", SIZES)
def test_the_same_seed_gives_the_same_game(players: int) -> None:
    pettingzoo().seed_test(lambda: aec().env(players=players), num_cycles=300)


@pytest.mark.slow
def test_the_benchmark_runs(capsys: pytest.CaptureFixture[str]) -> None:
    pettingzoo().performance_benchmark(aec().env())
    said = capsys.readouterr().out
    speed = re.search(r"([\d.]+) turns per second", said)
    assert speed is not None
    assert float(speed[1]) > 0


@pytest.mark.slow
@pytest.mark.filterwarnings(*EXPECTED)
def test_everybody_at_every_step() -> None:
    pettingzoo().max_cycles_test(parallel())
    pettingzoo().parallel_api_test(parallel().parallel_env(), num_cycles=300)
    pettingzoo().parallel_seed_test(parallel().parallel_env, num_cycles=300)
    pettingzoo().api_test(parallel().env(), num_cycles=100)


@pytest.mark.slow
def test_a_refused_answer_is_asked_for_again() -> None:
    env = parallel().parallel_env(players=4)
    env.reset(seed=1)
    asked = env.possible_agents[env.play.asked]
    _, _, terminated, truncated, infos = env.step(dict.fromkeys(env.agents, 0))
    assert infos[asked]["refused"].startswith("action 0 (wait) is no possible answer to 'turn'; possible: ")
    assert [infos[agent] for agent in env.agents if agent != asked] == [{}] * 3
    assert not any((*terminated.values(), *truncated.values()))
    assert env.possible_agents[env.play.asked] == asked


@pytest.mark.slow
def test_an_impossible_action_changes_nothing() -> None:
    env = aec().env(render_mode="ansi")
    env.reset(seed=1)
    before = env.render()
    with pytest.raises(ActionError, match="is no possible answer to 'turn'"):
        env.step(0)
    with pytest.raises(ValueError, match="is asked and needs an action, not None"):
        env.step(None)
    assert env.render() == before
    assert "you are asked: turn" in before


def play_out(env: Any, seed: int) -> dict[str, float]:
    """Play at random to the end; returns what everybody got."""
    rng, got = random.Random(seed), {}
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            got[agent] = reward
        over = terminated or truncated
        env.step(None if over else rng.choice(seen["action_mask"].nonzero()[0].tolist()))
    return got


@pytest.mark.slow
def test_victory_is_shared_and_a_long_game_is_truncated() -> None:
    env = aec().env(players=4)
    for seed in range(20):
        env.reset(seed=seed)
        assert sum(play_out(env, seed).values()) == pytest.approx(1)
        assert env.play.game.over
    short = aec().env(players=4, max_turns=3)
    short.reset(seed=1)
    assert play_out(short, 1) == dict.fromkeys(short.possible_agents, 0.25)
    assert (short.play.game.over, short.play.game.turn) == (False, 3)


@pytest.mark.slow
def test_a_table_of_ones_own_and_another_that_agrees() -> None:
    env = aec().env(players=6, scenario="a5")
    setup = dealt("a5", 6, 9)
    env.reset(seed=1, options={"setup": setup})
    assert env.play.game.setup == setup
    rng = random.Random(1)
    for _ in range(60):
        agent = env.agent_selection
        env.step(rng.choice(env.observe(agent)["action_mask"].nonzero()[0].tolist()))
    me = env.agent_selection
    other = env.redrawn(me, seed=5)
    assert other.agent_selection == me
    assert other.words(me) == env.words(me)
    assert other.lines(me) == env.lines(me)
    assert other.play.game.cards != env.play.game.cards
    before = env.words(me)
    play_out(env.copy(), 2)
    play_out(other, 2)
    assert env.words(me) == before


@pytest.mark.slow
@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"players": 14}, "there must be 2 to 13 players, not 14"),
        ({"players": 4, "scenario": "a5"}, "'a5' is not for 4 players; there are: a4, b4"),
        ({"players": 4, "scenario": "x"}, "'x' is not a scenario; for 4 players there are: a4, b4"),
    ],
)
def test_a_table_that_is_not_there(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=re.escape(reason)):
        aec().env(**arguments)


@pytest.mark.slow
def test_the_example_in_the_module_runs() -> None:
    failed, tried = doctest.testmod(aec())
    assert (failed, tried > 0) == (0, True)


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_the_small_agent_of_the_docs_beats_random_players() -> None:
    said = subprocess.run(
        [sys.executable, ROOT / "docs" / "learner.py"],
        capture_output=True,
        text=True,
        check=True,
        env=python_environment(),
    ).stdout
    found = re.fullmatch(
        r"after 2000 games: ([\d.]+)% of 1,000 new games won; a random player wins 25 %\n", said
    )
    assert found is not None
    assert float(found[1]) > 40


def test_without_pettingzoo_one_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("gymnasium", "gymnasium.spaces", "pettingzoo"):
        monkeypatch.setitem(sys.modules, name, None)
    for name in ("aec", "library", "tables"):
        monkeypatch.delitem(sys.modules, f"mascarade_qt.bots.environment.{name}", raising=False)
    with pytest.raises(ModuleNotFoundError) as caught:
        aec()
    assert str(caught.value) == (
        'this environment needs PettingZoo; to install it: pip install "mascarade-qt[pettingzoo]"'
    )


def test_nothing_else_needs_it() -> None:
    """Games, observations and redrawing work with what playing needs."""
    code = (
        "import sys\n"
        "sys.modules['pettingzoo'] = sys.modules['gymnasium'] = None\n"
        "import mascarade_qt.bots.environment.play\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env=python_environment())
