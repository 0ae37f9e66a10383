"""The names that dialogs propose."""

from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from mascarade_qt.ui.kit.proposed_file import proposed_file


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Ball at Anna’s", "Ball at Anna’s"),
        ("Бал 2026-11-18", "Бал 2026-11-18"),
        ("../../a:b\\c*?", "a b c"),
        ("...", "mascarade"),
        ("x" * 300, "x" * 80),
    ],
)
def test_a_name_is_kept_as_far_as_files_allow(
    name: str, stem: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(tmp_path))
    assert Path(proposed_file(name, ".mascarade")) == tmp_path / f"{stem}.mascarade"


def test_without_documents_it_is_the_home_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: "/nowhere/at/all")
    assert Path(proposed_file("Ball", ".x")).parent == Path.home()
