"""What the files for the systems are filled in with."""

import re
from pathlib import Path

import about
import pytest

import mascarade_qt
from mascarade_qt.system.folders import GAME_SUFFIX
from mascarade_qt.words.languages import LANGUAGES

TEMPLATES = sorted(about.PACKAGING.rglob("*.in"))


def test_the_version_is_that_of_the_package() -> None:
    assert about.version() == mascarade_qt.__version__


def test_windows_gets_four_numbers_of_any_version(monkeypatch: pytest.MonkeyPatch) -> None:
    for version, numbers in {
        "1.2.3": (1, 2, 3, 0),
        "0.4.0rc1": (0, 4, 0, 0),
        "2.0.dev3": (2, 0, 0, 0),
    }.items():
        monkeypatch.setattr(about, "version", lambda version=version: version)
        assert about.version_numbers() == numbers


def test_saved_games_have_one_suffix() -> None:
    assert about.SUFFIX == GAME_SUFFIX


def test_summaries_and_names_for_a_saved_game_are_in_languages_of_the_program() -> None:
    assert list(about.SUMMARIES) == list(about.DOCUMENTS)
    assert set(about.SUMMARIES) <= set(LANGUAGES)
    assert (
        len(set(about.SUMMARIES.values())) == len(set(about.DOCUMENTS.values())) == len(about.SUMMARIES) > 5
    )


@pytest.mark.parametrize("template", TEMPLATES, ids=lambda path: path.name)
def test_a_template_is_filled_completely(template: Path) -> None:
    assert not re.search(r"@\w+@", about.fill(template, COMMANDS="", EXEC=""))


def test_an_unknown_name_in_a_template_is_an_error(tmp_path: Path) -> None:
    template = tmp_path / "template"
    template.write_text("@NONSENSE@", "utf-8")
    with pytest.raises(KeyError):
        about.fill(template)


def test_no_version_is_written_into_a_template() -> None:
    assert not [path for path in TEMPLATES if mascarade_qt.__version__ in path.read_text("utf-8")]


def test_the_changelog_dates_a_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    changes = f"# Changelog\n\n## [{about.version()}] - 2031-02-03\n\nNews.\n\n## [0.0.1] - 2030-01-01\n"
    (tmp_path / "CHANGELOG.md").write_text(changes, "utf-8")
    version = about.version()
    monkeypatch.setattr(about, "version", lambda: version)
    monkeypatch.setattr(about, "ROOT", tmp_path)
    assert about.release_date() == "2031-02-03"
    assert about.release_notes() == "News."


def test_without_a_date_it_is_released_when_it_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "version", lambda: "99.0.0")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert about.release_date() == "1970-01-02"
    assert about.release_notes()


def test_links_of_the_readme_work_on_a_package_index() -> None:
    links = re.findall(r"\]\(([^)]+)\)", about.readme())
    assert len(links) > 5
    assert all(link.startswith("https://") for link in links)
    here = re.findall(r"\]\(([^)]+)\)", (about.ROOT / "README.md").read_text("utf-8"))
    assert [link for link in here if "://" not in link and not (about.ROOT / link).exists()] == []
    assert f"{about.PICTURES}/reveal.png" in links


def test_all_addresses_are_below_the_homepage() -> None:
    assert all(url.startswith(about.HOMEPAGE) for url in about.urls().values())
    assert "io.github." + about.HOMEPAGE.split("/", 3)[3].replace("-", "_").replace("/", ".") == about.APP_ID
