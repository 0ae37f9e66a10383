"""A wheel and a source archive are built, installed and used. This takes long."""

import os
import shutil
import subprocess
import sys
import sysconfig
import tarfile
import venv
import zipfile
from configparser import ConfigParser
from pathlib import Path

import about
import pytest

from mascarade_qt.words.languages import LANGUAGES

pytestmark = [pytest.mark.slow, pytest.mark.timeout(600)]
IGNORED = shutil.ignore_patterns(".*", "__pycache__", "build", "dist", "*.qm", "htmlcov")


def hatch(kind: str, source: Path, target: Path) -> Path:
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(target)]
    subprocess.run(command, cwd=source, check=True, capture_output=True)
    return next(target.glob("*.whl" if kind == "wheel" else "*.tar.gz"))


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The source archive, made from a copy, so that nothing compiled is lying around."""
    folder = tmp_path_factory.mktemp("sources")
    shutil.copytree(about.ROOT, folder / "copy", ignore=IGNORED)
    shutil.copy(about.ROOT / ".gitignore", folder / "copy")
    return hatch("sdist", folder / "copy", folder / "dist")


@pytest.fixture(scope="module")
def wheel(archive: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel, made from the source archive."""
    folder = tmp_path_factory.mktemp("wheel")
    with tarfile.open(archive) as content:
        content.extractall(folder, filter="data")
    return hatch("wheel", next(folder.glob("mascarade_qt-*")), folder / "dist")


@pytest.fixture(scope="module")
def program(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command in a fresh environment that borrows Qt and numpy from this one, without a checkout."""
    folder = tmp_path_factory.mktemp("fresh")
    venv.create(folder, with_pip=True)
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    packages = next(folder.rglob("site-packages"))
    (packages / "borrowed.pth").write_text(sysconfig.get_path("platlib"), "utf-8")
    command = [
        str(scripts / "python"),
        "-m",
        "pip",
        "install",
        "-q",
        "--no-index",
        "--no-deps",
        "--ignore-installed",
        str(wheel),
    ]
    subprocess.run(command, check=True, capture_output=True, cwd=folder)
    return scripts / "mascarade-qt"


def run(program: Path, *arguments: str | Path) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(
        [program, *arguments],
        cwd=program.parent,
        env=environment,
        check=True,
        capture_output=True,
        encoding="utf-8",
    )
    assert not said.stderr
    return said.stdout


def test_the_wheel_holds_the_program_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as content:
        names = content.namelist()
    assert {name.split("/")[0] for name in names} == {
        "mascarade_qt",
        f"mascarade_qt-{about.version()}.dist-info",
    }
    allowed = {".py", ".svg", ".ttf", ".txt", ".toml", ".json", ".qm", ".wav", ".html", ".css", ".js"}
    inside = [name for name in names if name.startswith("mascarade_qt/")]
    assert [name for name in inside if Path(name).suffix not in allowed] == []
    assert [name for name in inside if "/test" in name] == []
    licences = [Path(name).name for name in names if "OFL" in name or name.endswith("LICENSE")]
    fonts = ["OFL-MascaradeSans.txt", "OFL.txt"]
    assert sorted(licences) == ["LICENSE", *sorted([*fonts, *fonts])]  # beside the fonts, too
    assert wheel.stat().st_size < 2_500_000


def test_there_is_a_command_without_a_console(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as content:
        (name,) = (name for name in content.namelist() if name.endswith("entry_points.txt"))
        points = ConfigParser()
        points.read_string(content.read(name).decode())
    assert dict(points["gui_scripts"]) == {"mascarade-qt-window": "mascarade_qt.__main__:main"}
    assert dict(points["console_scripts"]) == {"mascarade-qt": "mascarade_qt.__main__:main"}


def test_the_wheel_holds_resources_and_compiled_translations(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as content:
        names = set(content.namelist())
    assert {f"mascarade_qt/i18n/mascarade_{language}.qm" for language in LANGUAGES} <= names
    drawn = [path for path in (about.ROOT / "resources").rglob("*") if path.suffix in (".svg", ".ttf")]
    assert {f"mascarade_qt/{path.relative_to(about.ROOT).as_posix()}" for path in drawn} <= names


def test_the_source_archive_has_what_a_wheel_is_made_of_and_nothing_compiled(archive: Path) -> None:
    with tarfile.open(archive) as content:
        names = {name.split("/", 1)[1] for name in content.getnames() if "/" in name}
    assert {"packaging/hatch_build.py", "i18n/mascarade_uk.ts", "resources/app/icon.svg", "LICENSE"} <= names
    assert [name for name in names if name.endswith((".qm", ".pyc"))] == []


def test_the_installed_program_says_its_version(program: Path) -> None:
    assert run(program, "--version") == f"mascarade-qt {about.version()}\n"


def test_the_installed_program_replays_a_game(program: Path, tmp_path: Path) -> None:
    record = next((about.ROOT / "tests" / "records").glob("*.mascarade"))
    assert '"over"' in run(program, "replay", "--json", shutil.copy(record, tmp_path))


def test_the_installed_program_speaks_ukrainian(program: Path) -> None:
    assert "Король" in run(program, "rules", "king", "--language", "uk")
