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


def workflow(name: str) -> dict[Any, Any]:
    text = (FOLDER / f"{name}.yml").read_text("utf-8")
    read: dict[Any, Any] = yaml.safe_load(text)
    return read


def steps(name: str) -> Iterator[dict[str, Any]]:
    for job in workflow(name)["jobs"].values():
        yield from job["steps"]


def commands(name: str) -> list[str]:
    return [line.strip() for step in steps(name) for line in step.get("run", "").splitlines()]


def rows(name: str, job: str) -> list[dict[str, str]]:
    found: list[dict[str, str]] = workflow(name)["jobs"][job]["strategy"]["matrix"]["include"]
    return found


def test_the_tests_run_everywhere_with_the_command_of_the_readme() -> None:
    assert {row["python"] for row in rows("ci", "test")} == {"3.11", "3.12", "3.13", "3.14"}
    systems = " ".join(row["runner"] for row in rows("ci", "test"))
    assert all(name in systems for name in ("ubuntu", "-arm", "windows", "macos", "-intel"))
    assert "python3 packaging/dev.py test" in commands("ci")


def test_windows_and_macos_check_types_of_their_own() -> None:
    assert ".venv/Scripts/mypy --platform win32 mascarade_qt" in commands("ci")
    assert ".venv/bin/mypy --platform darwin mascarade_qt" in commands("ci")


@pytest.mark.parametrize("name", ["ci", "release"])
def test_the_installer_for_windows_is_built_and_tried(name: str) -> None:
    told = [command for command in commands(name) if "windows/" in command or "dev.py build" in command]
    order = ["packaging/windows/inno_setup.py", "dev.py build", "packaging/windows/try_installer.py"]
    assert all(wanted in command for wanted, command in zip(order, told, strict=False))
    assert len(told) >= len(order)


def test_the_oldest_python_is_tested_where_the_project_says() -> None:
    text = (about.ROOT / "pyproject.toml").read_text("utf-8")
    assert 'requires-python = ">=3.11"' in text
    for row in rows("ci", "test"):
        assert f'"Programming Language :: Python :: {row["python"]}"' in text


def test_a_release_is_built_everywhere_and_published_for_tags_only() -> None:
    jobs = workflow("release")["jobs"]
    built = {row["system"] for row in rows("release", "build")}
    assert built == {"Linux-x86_64", "Linux-aarch64", "Windows", "macOS-arm64", "macOS-x86_64"}
    assert "python3 packaging/dev.py build" in commands("release")
    assert jobs["publish"]["needs"] == "build"
    assert "github.ref_type == 'tag'" in jobs["publish"]["if"]
    assert jobs["index"]["needs"] == "publish"
    assert workflow("release")[True]["push"]["tags"] == ["v*"]  # YAML takes "on" for yes


def test_a_release_goes_out_with_what_is_ready_and_says_what_is_not(tmp_path: Path) -> None:
    assert jobs_condition("publish").startswith("${{ !cancelled()")
    for shape in list(about.RELEASED.values())[:-1]:
        (tmp_path / shape.replace("*", "mascarade-qt")).touch()
    assert about.missing(tmp_path).strip() == "This release could not be built for: pip."
    (tmp_path / "mascarade_qt.whl").touch()
    assert about.missing(tmp_path) == ""


def jobs_condition(job: str) -> str:
    condition: str = workflow("release")["jobs"][job]["if"]
    return condition


@pytest.mark.parametrize("name", ["ci", "release"])
def test_every_job_may_do_what_it_must_and_no_more(name: str) -> None:
    assert workflow(name)["permissions"] == {}
    allowed = {job: told["permissions"] for job, told in workflow(name)["jobs"].items()}
    writing = {job for job, told in allowed.items() if "write" in told.values()}
    assert writing == ({"publish", "index"} if name == "release" else set())
    assert name == "ci" or allowed["index"] == {"id-token": "write"}


@pytest.mark.parametrize("name", ["ci", "release"])
def test_every_script_that_is_called_exists(name: str) -> None:
    called = re.findall(r"packaging/[\w./]+", "\n".join(commands(name)))
    assert called
    assert all((about.ROOT / path).is_file() for path in called)


def test_the_version_of_a_tag_is_compared_with_the_one_place() -> None:
    assert 'test "$GITHUB_REF_NAME" = "v$(python3 packaging/about.py version)"' in commands("release")


def test_everything_that_is_built_is_kept() -> None:
    uploads = [step for step in steps("release") if "upload-artifact" in step.get("uses", "")]
    patterns = re.findall(r"dist/[^\s']+", "\n".join(step["with"]["path"] for step in uploads))
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


def test_actions_are_pinned_by_their_commits_with_the_version_beside_it() -> None:
    for path in FOLDER.glob("*.yml"):
        used = re.findall(r"uses: (\S+)(.*)", path.read_text("utf-8"))
        assert used
        assert all(re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40}", action) for action, _ in used)
        assert all(re.fullmatch(r" # v\d+\.\d+\.\d+", version) for _, version in used)


@pytest.mark.parametrize("name", ["ci", "release"])
def test_containers_are_pinned_by_their_content(name: str) -> None:
    for job in workflow(name)["jobs"].values():
        for row in job.get("strategy", {}).get("matrix", {}).get("include", ()):
            assert re.fullmatch(r"(|python:3\.\d+-\w+@sha256:[0-9a-f]{64})", row.get("container", ""))


def test_nothing_is_installed_before_the_upload_that_has_no_hash() -> None:
    installing = [
        command for command in commands("release") if re.search(r"\b(pip|choco|npm|uv|curl)\b", command)
    ]
    assert installing
    for command in installing:
        assert "--require-hashes" in command or "--no-index --no-deps" in command
    last = [step.get("uses", "").split("@")[0] for step in workflow("release")["jobs"]["build"]["steps"]][-2:]
    assert last == ["actions/upload-artifact"] * 2


def test_what_signs_is_kept_where_only_releases_get_it() -> None:
    for name in ("ci", "release"):
        for job in workflow(name)["jobs"].values():
            if "secrets." in str(job):
                assert job["environment"] == "${{ github.ref_type == 'tag' && 'signing' || '' }}"


def test_there_are_no_other_workflows() -> None:
    assert sorted(path.name for path in Path(FOLDER).iterdir()) == ["ci.yml", "release.yml"]
