"""The arena on a dask cluster, a local one in this process; and without dask."""

import importlib
import json
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from mascarade_qt.__main__ import main

LASTING = "Dask-Offload"  # threads of a pool that dask makes once and keeps for the whole process


@pytest.fixture
def cluster() -> Iterator[str]:
    """The address of a cluster; no thread of it is left afterwards."""
    distributed: Any = importlib.import_module("distributed")
    before = set(threading.enumerate())
    with distributed.LocalCluster(
        n_workers=1, threads_per_worker=2, processes=False, dashboard_address=None, silence_logs=False
    ) as cluster:
        yield cluster.scheduler_address
    deadline = time.monotonic() + 60  # seconds; the machine may be busy
    while left := {t for t in threading.enumerate() if not t.name.startswith(LASTING)} - before:
        assert time.monotonic() < deadline, left
        time.sleep(0.05)


@pytest.mark.slow
def test_a_cluster_plays_the_same_games(cluster: str, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "--games", "18", "--bots", "naive,random,random,random,random,random", "--json"]
    assert main([*arguments, "--dask", cluster]) == 0
    there = json.loads(capsys.readouterr().out)
    assert main([*arguments, "--workers", "1"]) == 0
    here = json.loads(capsys.readouterr().out)
    for name in ("games", "questions", "turns_a_game"):
        assert there[name] == here[name]
    wins = [[row["win_share"] for row in found["results"]] for found in (there, here)]
    assert wins[0] == wins[1]


@pytest.mark.slow
@pytest.mark.parametrize("address", ["tcp://127.0.0.1:1", "nonsense://there", "no\nway"])
def test_no_cluster_there(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("mascarade_qt.commands.workers.DASK_SECONDS", 0.5)
    assert main(["arena", "--games", "1", "--dask", address]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert errors == f"mascarade-qt arena: no dask scheduler answers at {address!r}\n"


def test_without_dask(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["arena", "--games", "1", "--dask", "tcp://127.0.0.1:1"]) == 2
    assert capsys.readouterr() == (
        "",
        'mascarade-qt arena: --dask needs the extra "dask": pip install "mascarade-qt[dask]"\n',
    )
