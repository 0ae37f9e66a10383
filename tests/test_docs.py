"""What the documents name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
DOCUMENTS = ["CONTRIBUTING.md", "README.md", *sorted(f"docs/{path.name}" for path in ROOT.glob("docs/*.md"))]


@pytest.mark.parametrize("document", DOCUMENTS)
def test_links_lead_somewhere(document: str) -> None:
    path = ROOT / document
    links = re.findall(r"\]\((?!https?:|#)([^)#]+)", path.read_text("utf-8"))
    assert [link for link in links if not (path.parent / link).exists()] == []


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/design.md"])
def test_files_that_are_named_are_there(document: str) -> None:
    named = re.findall(r"`((?:\w+/)+\w+\.\w+)`", (ROOT / document).read_text("utf-8"))
    assert named
    homes = [ROOT, ROOT / "mascarade_qt"]
    assert [name for name in named if not any((home / name).exists() for home in homes)] == []


@pytest.mark.parametrize("document", ["CONTRIBUTING.md", "docs/design.md"])
def test_modules_that_are_named_without_a_folder_are_there(document: str) -> None:
    named = set(re.findall(r"`(\w+\.py)`", (ROOT / document).read_text("utf-8")))
    folders = ("mascarade_qt", "packaging")
    modules = {path.name for folder in folders for path in ROOT.glob(f"{folder}/**/*.py")}
    assert named <= modules


def test_every_ruling_that_is_cited_is_a_ruling() -> None:
    rulings = set(re.findall(r"\b(R\d+)\b", (ROOT / "docs/rules.md").read_text("utf-8")))
    cited = {
        ruling
        for path in ROOT.glob("mascarade_qt/**/*.py")
        for ruling in re.findall(r"\bR\d{1,2}\b", path.read_text("utf-8"))
    }
    assert rulings
    assert cited <= rulings
