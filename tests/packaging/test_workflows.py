"""The workflows of the public continuous integration can be read and call what there is."""

import re
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import about
import pytest
import yaml

FOLDER = about.ROOT / ".github" / "workflows"
SYSTEMS = ["Linux", "Windows", "macOS"]


def workflow(name: str) -> dict[Any, Any]:
    text = (FOLDER / f"{name}.yml").read_text("utf-8")
    read: dict[Any, Any] = yaml.safe_load(text)
    return read


def steps(name: str) -> Iterator[dict[str, Any]]:
    for job in workflow(name)["jobs"].values():
        yield from job["steps"]


def commands(name: str) -> list[str]:
    return [line.strip() for step in steps(name) for line in step.get("run", "").splitlines()]


def test_the_tests_run_on_three_systems_with_the_command_of_the_readme() -> None:
    matrix = workflow("ci")["jobs"]["test"]["strategy"]["matrix"]["include"]
    assert [row["system"] for row in matrix] == SYSTEMS
    assert commands("ci") == ["python3 packaging/dev.py test"]


def test_a_release_is_built_on_three_systems_and_published_for_tags_only() -> None:
    jobs = workflow("release")["jobs"]
    assert [row["system"] for row in jobs["build"]["strategy"]["matrix"]["include"]] == SYSTEMS
    assert "python3 packaging/dev.py build" in commands("release")
    assert jobs["publish"]["needs"] == "build"
    assert "github.ref_type == 'tag'" in jobs["publish"]["if"]
    assert workflow("release")[True]["push"]["tags"] == ["v*"]  # YAML takes "on" for yes


@pytest.mark.parametrize("name", ["ci", "release"])
def test_only_publishing_may_write(name: str) -> None:
    assert workflow(name)["permissions"] == {"contents": "read"}
    writing = [job for job, told in workflow(name)["jobs"].items() if "permissions" in told]
    assert writing == (["publish"] if name == "release" else [])


@pytest.mark.parametrize("name", ["ci", "release"])
def test_every_script_that_is_called_exists(name: str) -> None:
    called = re.findall(r"packaging/[\w./]+", "\n".join(commands(name)))
    assert called
    assert all((about.ROOT / path).is_file() for path in called)


def test_the_version_of_a_tag_is_compared_with_the_one_place() -> None:
    assert 'test "$GITHUB_REF_NAME" = "v$(python3 packaging/about.py version)"' in commands("release")


def test_everything_that_is_built_is_kept() -> None:
    upload = next(step for step in steps("release") if "upload-artifact" in step.get("uses", ""))
    patterns = re.findall(r"dist/[^\s']+", upload["with"]["path"])
    name, version = about.PROGRAM, about.version()
    made = [
        f"dist/{name}_{version}_amd64.deb",
        f"dist/{name}-{version}-linux-x86_64.tar.gz",
        f"dist/{name}-{version}-windows.exe",
        f"dist/{name}-{version}-macos-arm64.dmg",
        f"dist/mascarade_qt-{version}-py3-none-any.whl",
        f"dist/mascarade_qt-{version}.tar.gz",
    ]
    assert [file for file in made if not any(fnmatch(file, pattern) for pattern in patterns)] == []


def test_actions_are_named_with_a_version() -> None:
    used = [step["uses"] for path in FOLDER.glob("*.yml") for step in steps(path.stem) if "uses" in step]
    assert all(re.fullmatch(r"actions/[\w-]+@v\d+", action) for action in used)


def test_there_are_no_other_workflows() -> None:
    assert sorted(path.name for path in Path(FOLDER).iterdir()) == ["ci.yml", "release.yml"]
