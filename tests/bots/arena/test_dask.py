"""The arena on a dask cluster, a local one in this process; and without dask."""

import importlib
import json
import os
import subprocess
import sys
import sysconfig
import threading
import time
import venv
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt import __version__
from mascarade_qt.__main__ import main

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 120.0  # seconds, on a busy machine
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
    arguments = [
        "arena",
        "--seed",
        "4",
        "--games",
        "18",
        "--bots",
        "naive,random,random,random,random,random",
        "--json",
    ]
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


# --- a cluster of processes, some of which lack the package ------------------------------------------


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Python that has dask, but not this package."""
    folder = tmp_path_factory.mktemp("bare")
    venv.create(folder, symlinks=os.name == "posix")
    packages = next(folder.rglob("site-packages"))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("platlib") + "\n", encoding="utf-8")
    return str(folder / ("Scripts" if os.name == "nt" else "bin") / "python")


class Cluster:
    """A scheduler and a worker."""

    def __init__(self, python: str, folder: Path) -> None:
        self._python, self._folder = python, folder
        self.processes: dict[str, subprocess.Popen[bytes]] = {}

    def start(self, scheduler_knows: bool, worker_knows: bool) -> str:
        """Start it; its address."""
        file = self._folder / "scheduler.json"
        here = ("--host", "127.0.0.1", "--no-dashboard")
        self._start("scheduler", scheduler_knows, "--port", "0", "--scheduler-file", str(file), *here)
        self._wait(lambda: file.exists() and file.read_text().endswith("}"))
        address: str = json.loads(file.read_text())["address"]
        self._start("worker", worker_knows, address, "--no-nanny", "--nthreads", "1", *here)
        distributed: Any = importlib.import_module("distributed")
        with distributed.Client(address, set_as_default=False) as client:
            client.wait_for_workers(1, timeout=PATIENCE)
        return address

    def _start(self, part: str, knows: bool, *arguments: str) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        self.processes[part] = subprocess.Popen(
            [self._python, "-m", f"distributed.cli.dask_{part}", *arguments],
            env=environment | ({"PYTHONPATH": str(ROOT)} if knows else {}),
            cwd=self._folder,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def _wait(self, ready: Callable[[], bool]) -> None:
        deadline = time.monotonic() + PATIENCE
        while not ready():
            assert time.monotonic() < deadline
            time.sleep(0.05)

    def play(self, address: str, games: int, lose: str = "") -> tuple[int, str]:
        """Status and last words of an arena there; after the first games, it loses a part of the cluster."""
        save = self._folder / "games"
        arena = ["arena", "--players", "4", "--bots", "naive", "--save", str(save), "--dask", address]
        with subprocess.Popen(
            [sys.executable, "-m", "mascarade_qt", *arena, "--games", str(games)],
            cwd=ROOT,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        ) as playing:
            if lose:
                self._wait(lambda: save.exists() and any(save.iterdir()))
                self.processes[lose].kill()
            _, errors = playing.communicate(timeout=PATIENCE)
        return playing.returncode, errors.decode().splitlines()[-1] if errors else ""

    def close(self) -> None:
        """End it, the hard way."""
        for process in self.processes.values():
            process.kill()
            process.wait()


@pytest.fixture
def cluster_of_processes(bare: str, tmp_path: Path) -> Iterator[Cluster]:
    """Nothing of it is left."""
    found = Cluster(bare, tmp_path)
    yield found
    found.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("scheduler", "worker", "lacking"),
    [(False, False, "scheduler"), (False, True, "scheduler"), (True, False, "worker"), (True, True, "")],
)
def test_who_lacks_the_package_is_named(
    scheduler: bool, worker: bool, lacking: str, cluster_of_processes: Cluster
) -> None:
    address = cluster_of_processes.start(scheduler, worker)
    status, said = cluster_of_processes.play(address, 8)
    if lacking:
        assert status == 2
        assert said.startswith(f"mascarade-qt arena: the cluster's {lacking}")
        assert said.endswith("can't import mascarade_qt: it has to be installed there")
    else:
        assert (status, said) == (0, "")


@pytest.mark.slow
def test_a_scheduler_that_dies(cluster_of_processes: Cluster) -> None:
    address = cluster_of_processes.start(True, True)
    status, said = cluster_of_processes.play(address, 1_000_000, lose="scheduler")
    assert (status, said) == (2, "mascarade-qt arena: the cluster has lost its scheduler or its workers")


@pytest.mark.slow
def test_a_cluster_of_another_version(
    cluster: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("mascarade_qt.commands.workers.__version__", "0.0")
    assert main(["arena", "--games", "1", "--dask", cluster]) == 2
    said = f"mascarade-qt arena: the cluster's scheduler has version {__version__} of mascarade_qt, not 0.0\n"
    assert capsys.readouterr() == ("", said)
