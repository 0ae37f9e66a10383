"""Training is repeatable, and what it writes is what masters read."""

import argparse
import shutil
from typing import Any

import numpy as np
import pytest

from mascarade_qt.bots.mind.policy import from_data
from mascarade_qt.engine.scenarios import ready_scenarios
from training import league, learn, ppo
from training.simulator import KINDS

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(600),  # building the simulator takes its time
    pytest.mark.skipif(shutil.which("c++") is None, reason="needs a C++ compiler"),
]


def learned(monkeypatch: pytest.MonkeyPatch, seed: int) -> dict[str, Any]:
    """A few rounds."""
    monkeypatch.setitem(learn.ROUND, 4, 30)
    return learn.train(4, argparse.Namespace(seed=seed, rate=2e-3, games=90), {})


def test_the_same_seed_teaches_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    assert learned(monkeypatch, 1) == learned(monkeypatch, 1) != learned(monkeypatch, 2)


def test_masters_can_read_it(monkeypatch: pytest.MonkeyPatch) -> None:
    policy = from_data(learned(monkeypatch, 1))
    for kind, width in KINDS.items():
        (score,) = policy.scores(kind, np.zeros((1, width)).tolist())
        assert abs(score) < 1  # a beginner is near the expected worth


def test_a_best_response_goes_on_from_nets_of_any_size(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(league, "LESSONS", 2)
    monkeypatch.setattr(league, "WARMING_UP", 0)
    monkeypatch.setattr(league, "GAMES_A_LESSON", 60)
    monkeypatch.setattr(ppo, "HIDDEN", (8, 4))
    league.response(ready_scenarios()["a4"], argparse.Namespace(players=4, games=20, seed=1))
    assert "20 games" in capsys.readouterr().out
