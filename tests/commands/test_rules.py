"""`mascarade-qt rules`: pages are found by any name, and nothing typed is echoed raw."""

import pytest

from mascarade_qt.__main__ import main


@pytest.mark.parametrize(
    ("language", "typed", "title"),
    [
        ("en", ["Puppet", "Master"], "Puppet Master"),
        ("en", ["puppet-master"], "Puppet Master"),
        ("fr", ["montreur", "d'ours"], "Montreur d’ours"),
        ("hu", ["kem"], "Kém"),
        ("pt_BR", ["espia"], "Espiã"),
        ("uk", ["КОРОЛЬ"], "Король"),
    ],
)
def test_a_page_is_found_without_accents_and_apostrophes(
    language: str, typed: list[str], title: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", *typed, "--language", language]) == 0
    assert capsys.readouterr().out.splitlines()[0] == title


def test_an_unknown_mask_is_named_harmlessly(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "\x1b[2J", "--language", "en"]) == 2
    output, errors = capsys.readouterr()
    assert output == ""
    assert "\x1b" not in errors
    assert "King" in errors


def test_an_unknown_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--language", "tlh"]) == 2
    assert "tlh" in capsys.readouterr().err
