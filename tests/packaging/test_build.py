"""Building: what is taken from the lock, what the program begins with, and the steps there are."""

import multiprocessing
import operator
import re
import subprocess
import sys
import sysconfig
from pathlib import Path
from types import ModuleType

import about
import build
import entry
import pytest
import smoke

import mascarade_qt.__main__
from mascarade_qt.bots.hosting import host
from mascarade_qt.bots.hosting.python_bots import host_command
from mascarade_qt.words.languages import LANGUAGES


def test_a_package_is_taken_from_the_lock_with_its_hashes() -> None:
    for wanted in build.locked("numpy"):
        assert re.match(r"numpy==\d+\.\d+", wanted)
        assert wanted.count("--hash=sha256:") > 10
        assert "#" not in wanted


def test_every_python_finds_one_numpy_in_the_lock() -> None:
    compare = {"<": operator.lt, ">=": operator.ge}
    markers = [re.search(r"python_full_version (<|>=) '3\.(\d+)'", entry) for entry in build.locked("numpy")]
    for minor in range(11, 15):
        assert sum(found is None or compare[found[1]](minor, int(found[2])) for found in markers) == 1


def test_what_is_not_locked_is_not_built() -> None:
    with pytest.raises(ValueError, match="nonsense"):
        build.locked("nonsense")


def test_numpy_stays_as_it_is_where_nothing_can_be_compiled(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert build.small_numpy() is None
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(build, "TOOLS", ("no-such-compiler",))
    assert build.small_numpy() is None
    assert "there is no no-such-compiler" in capsys.readouterr().out


def test_numpy_is_compiled_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = []

    def compile_numpy(wanted: list[str], folder: Path) -> None:
        compiled.append(wanted)
        folder.mkdir(parents=True)

    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(build, "TOOLS", ())
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(build, "_compile_numpy", compile_numpy)
    (tmp_path / "Python.h").touch()
    assert build.small_numpy() == build.small_numpy()
    assert len(compiled) == 1


def test_an_unknown_step_is_refused() -> None:
    command = [sys.executable, str(about.PACKAGING / "build.py"), "nonsense"]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 2
    assert "there is no step 'nonsense'" in said.stderr


def test_the_built_program_is_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["mascarade-qt", "rules"])
    monkeypatch.setattr(mascarade_qt.__main__, "main", lambda: 7)
    assert entry.main() == 7


def test_the_built_program_is_also_what_hosts_a_bot_in_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "argv", host_command("bot.py:Bot", "--check"))
    monkeypatch.setattr(host, "main", lambda arguments: 3 if arguments == ["bot.py:Bot", "--check"] else 1)
    assert entry.main() == 3


def test_a_process_that_the_game_starts_goes_no_further_than_the_entry(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def end() -> None:
        raise SystemExit(0)

    monkeypatch.setattr(sys, "argv", ["mascarade-qt", "--multiprocessing-fork", "tracker_fd=5"])
    monkeypatch.setitem(sys.modules, "pyi_rth_multiprocessing", ModuleType("put aside"))
    monkeypatch.setattr(multiprocessing, "freeze_support", end)
    monkeypatch.setattr(mascarade_qt.__main__, "main", lambda: pytest.fail("the game began"))
    with pytest.raises(SystemExit):
        entry.main()


def test_the_smoke_test_knows_all_languages() -> None:
    assert set(smoke.LANGUAGES) == set(LANGUAGES)


def test_the_smoke_test_counts_a_linked_file_once(tmp_path: Path) -> None:
    (tmp_path / "library").write_bytes(bytes(1000))
    try:
        (tmp_path / "link").symlink_to("library")
    except OSError:
        pytest.skip("links are not allowed here")
    (tmp_path / "numpy.libs").mkdir()
    (tmp_path / "numpy.libs" / "libopenblas.so").write_bytes(bytes(500))
    assert smoke.size(tmp_path) == 1500
    assert smoke.size(tmp_path, "openblas") == 500


@pytest.mark.parametrize("inside", ["mascarade-qt", "Mascarade Qt.app/Contents/MacOS"])
def test_the_smoke_test_leaves_the_program_as_it_is(inside: str, tmp_path: Path) -> None:
    folder = tmp_path / inside
    fonts = (folder.parent if "app" in inside else folder) / "Resources" / "fonts"
    fonts.mkdir(parents=True)
    folder.mkdir(exist_ok=True)
    (folder / f"mascarade-qt{smoke.EXE}").touch()
    (fonts / smoke.FONT).touch()
    (tmp_path / "scratch").mkdir()
    built = smoke.Built(folder, "mascarade-qt", tmp_path / "scratch")
    without = smoke._without_fonts(built, tmp_path / "scratch")
    assert (fonts / smoke.FONT).exists()
    assert without.whole.name == built.whole.name
    assert without.whole.is_relative_to(tmp_path / "scratch")
    assert not list(without.whole.rglob("fonts"))


@pytest.mark.parametrize(
    ("ratios", "kept", "said"),
    [
        ([1.2, 1.3, 1.4], True, "goal 1.5: reached"),
        ([1.4, 1.6, 1.8], True, "goal 1.5: within the noise"),
        ([1.7, 1.71, 1.72], False, "goal 1.5: MISSED"),
    ],
)
def test_a_goal_holds_beyond_the_noise_of_the_runs(
    ratios: list[float], kept: bool, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert smoke.judge("start", ratios, 1.5) is kept
    assert said in capsys.readouterr().out


@pytest.mark.skipif(sys.platform != "linux", reason="reads what Linux says about processes")
def test_the_memory_of_all_processes_is_counted() -> None:
    script = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'print(1, flush=True); input()'])"
    with subprocess.Popen(
        [sys.executable, "-c", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        process.stdout.readline()
        family = list(smoke._family(process.pid))
        sizes = [smoke._proportional_size(number) for number in family]
        process.communicate(b"\n")
    assert len(family) == 2
    assert all(size > 1_000_000 for size in sizes)
