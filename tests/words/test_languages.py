"""Languages: found, installed, and speaking by the glossary."""

import csv
import errno
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
import qm
import translations
from PySide6 import QtCore
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication

from mascarade_qt.engine.record import RecordError, read_record
from mascarade_qt.engine.setup import Setup
from mascarade_qt.system.paths import languages as compiled_languages
from mascarade_qt.words import languages
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.languages import LANGUAGES, install
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.numbers import coins_text
from mascarade_qt.words.phrases import capital, joined, labelled, read_on, titled
from mascarade_qt.words.system_language import _system_languages as on_this_system
from mascarade_qt.words.system_language import fitting_language, system_language
from mascarade_qt.words.troubles import error_text

FOUR = {"0": "judge", "1": "king", "2": "witch", "3": "cheat", "c0": "spy", "c1": "fool"}
ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture(scope="module")
def catalogues(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The translation files, compiled."""
    folder = tmp_path_factory.mktemp("catalogues")
    script = ROOT / "packaging" / "translations.py"
    subprocess.run([sys.executable, str(script), "compile", str(folder)], check=True)
    return folder


@pytest.fixture
def speaking(catalogues: Path, monkeypatch: pytest.MonkeyPatch, qapp: QApplication) -> Iterator[None]:
    """Languages can be installed, and are gone afterwards."""
    before = QLocale()
    monkeypatch.setattr(languages, "_CATALOGUES", catalogues)
    yield
    monkeypatch.setattr(languages, "_CATALOGUES", catalogues / "nowhere")
    install("en")
    QLocale.setDefault(before)


def names() -> list[dict[str, str]]:
    """The names that were agreed upon."""
    with (ROOT / "i18n" / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return [row for row in csv.DictReader(file) if row["kind"] == "mask"]


@pytest.mark.usefixtures("speaking")
@pytest.mark.parametrize("language", LANGUAGES)
def test_masks_have_the_names_agreed_upon(language: str) -> None:
    install(language)
    assert {row["key"]: mask_name(row["key"]) for row in names()} == {
        row["key"]: row[language] for row in names()
    }


def test_a_seventh_language_is_there_with_its_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    text = (ROOT / "i18n" / "mascarade_fr.ts").read_text("utf-8").replace('"fr_FR"', '"de_DE"', 1)
    (tmp_path / "mascarade_de.ts").write_text(text, "utf-8")
    (tmp_path / "glossary.csv").write_bytes((ROOT / "i18n" / "glossary.csv").read_bytes())
    monkeypatch.setattr(translations, "FOLDER", tmp_path)
    monkeypatch.setattr(qm, "SOURCES", tmp_path)
    qm.compile_all(tmp_path)
    assert translations.check(["de"]) == 0
    assert compiled_languages(tmp_path) == ("en", "de")
    assert languages.own_name("de") == "Deutsch"


def test_languages_are_called_by_their_own_names() -> None:
    assert LANGUAGES == {
        "en": "English",
        "fr": "Français",
        "hu": "Magyar",
        "pt_BR": "Português (Brasil)",
        "ru": "Русский",
        "uk": "Українська",
    }


@pytest.mark.usefixtures("speaking")
def test_english_has_plurals_with_and_without_a_catalogue(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for _ in range(2):
        install("en")
        assert [coins_text(number) for number in (0, 1, 2)] == ["0\u00a0coins", "1\u00a0coin", "2\u00a0coins"]
        monkeypatch.setattr(languages, "_CATALOGUES", tmp_path)


@pytest.mark.usefixtures("speaking")
def test_a_damaged_catalogue_leaves_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "mascarade_hu.qm").write_bytes(b"not a catalogue")
    monkeypatch.setattr(languages, "_CATALOGUES", tmp_path)
    install("hu")
    assert mask_name("king") == "King"


@pytest.mark.usefixtures("speaking")
def test_qt_speaks_the_language_too() -> None:
    install("fr")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    install("en")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pt-PT", "pt_BR"),
        ("pt", "pt_BR"),
        ("uk_UA", "uk"),
        ("FR", "fr"),
        ("en-GB", "en"),
        ("de", None),
        ("C", None),
    ],
)
def test_fitting_languages(wanted: str, found: str | None) -> None:
    assert fitting_language(wanted) == found


SETTINGS = [
    ({"LANG": "uk_UA.UTF-8"}, "uk"),
    ({"LANG": "C.UTF-8"}, "en"),
    ({}, "en"),
    ({"LANG": "fr_FR", "LC_MESSAGES": "ru_RU"}, "ru"),
    ({"LANG": "fr_FR", "LC_MESSAGES": "ru_RU", "LC_ALL": "pt_PT@euro"}, "pt_BR"),
    ({"LANG": "fr_FR", "LC_ALL": "POSIX"}, "en"),
    ({"LANG": "fr_FR", "LANGUAGE": "de:hu"}, "hu"),
    ({"LANG": "C", "LANGUAGE": "hu"}, "hu"),
    ({"LANG": "fr.UTF-8", "LANGUAGE": ":"}, "fr"),
]


@pytest.mark.skipif(sys.platform != "linux", reason="about the settings of Linux")
@pytest.mark.parametrize(("environ", "found"), SETTINGS)
def test_the_first_start_speaks_the_systems_language(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], found: str
) -> None:
    for name in ("LANG", "LANGUAGE", "LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert system_language() == found
    asked = "from PySide6.QtCore import QLocale; print(*QLocale.system().uiLanguages())"
    told = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout
    assert next(filter(None, map(fitting_language, told.split())), "en") == found, "Qt reads them otherwise"


@pytest.mark.parametrize(
    ("spoken", "found"), [(["de-DE", "hu-HU", "fr"], "hu"), (["C"], "en"), ([], "en"), (["pt-PT"], "pt_BR")]
)
def test_elsewhere_qt_is_asked(monkeypatch: pytest.MonkeyPatch, spoken: list[str], found: str) -> None:
    system = SimpleNamespace(uiLanguages=lambda: spoken)
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(QtCore, "QLocale", SimpleNamespace(system=lambda: system))
    assert system_language() == found


@pytest.mark.skipif(sys.platform != "win32", reason="about the settings of Windows")
def test_windows_is_asked_as_qt_does_it() -> None:
    asked = QLocale.system().uiLanguages()
    assert {*on_this_system()} & {*asked}
    assert system_language() == next(filter(None, map(fitting_language, asked)), "en")


@pytest.mark.usefixtures("speaking")
@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Polo", "la carte de Polo"),
        ("Angela", "la carte d’Angela"),
        ("Élise", "la carte d’Élise"),
        ("Œdipe", "la carte d’Œdipe"),
        ("Hélène", "la carte d’Hélène"),
        ("Yves", "la carte d’Yves"),
        ("Yann", "la carte de Yann"),
        ("Інна", "la carte de Інна"),
        ("13", "la carte de 13"),
    ],
)
def test_french_drops_the_e_before_a_vowel(name: str, text: str) -> None:
    install("fr")
    company = Company(Setup(("Ben", name, "Eva", "Max"), FOUR), 0)
    assert company.place("1") == text


@pytest.mark.usefixtures("speaking")
@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_told_in_the_language(language: str) -> None:
    install(language)
    english = {"the disk is full", "it is damaged or isn’t a game"}
    told = {
        error_text(OSError(errno.ENOSPC, "No space left on device")),
        error_text(RecordError("setup: bad")),
    }
    assert len(told) == 2
    assert told == english if language == "en" else not told & english
    assert "Input/output error" in error_text(OSError(errno.EIO, "Input/output error"))


@pytest.mark.usefixtures("speaking")
def test_a_game_that_cannot_be_opened_is_told_from_one_that_is_none(tmp_path: Path) -> None:
    install("hu")
    with pytest.raises(RecordError) as caught:
        read_record(tmp_path / "none")
    assert error_text(caught.value) == "nincs ilyen fájl vagy mappa"
    with pytest.raises(RecordError) as caught:
        read_record(tmp_path)
    assert error_text(caught.value) == "a fájl sérült, vagy nem játszma"


@pytest.mark.usefixtures("speaking")
def test_a_colon_stands_as_the_language_sets_it() -> None:
    install("fr")
    assert labelled("À corriger", "Paysan") == "À corriger\u00a0: Paysan"
    install("hu")
    assert labelled("Javítandó", "Paraszt") == "Javítandó: Paraszt"


def test_a_number_stays_with_its_noun() -> None:
    """The text has no translation: English makes do with the plural in brackets."""
    talk = Context("Talk")
    assert talk.tr("%n card(s), and 2 left", "", 2) == "2\u00a0cards, and 2 left"
    assert talk.tr("%n card(s) left", "", 1) == "1\u00a0card left"
    assert talk.tr("%n card(s) left", "", 0) == "0\u00a0cards left"


def test_lists_and_labels() -> None:
    assert [joined(words) for words in ([], ["a"], ["a", "b"], ["a", "b", "c", "d"])] == [
        *("", "a", "a and b", "a, b, c and d"),
    ]
    assert labelled("Bank", 3) == "Bank: 3"
    assert titled("Saved", "where: there") == "Saved – where: there"
    assert (capital("your card"), capital("")) == ("Your card", "")


def test_braces_are_filled_in() -> None:
    assert fill("{name} takes {coins}", name="Ann", coins=2) == "Ann takes 2"
    assert fill("{name} and {other}", name="Ann") == "Ann and {other}"


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Angela", "la carte d’Angela"),
        ("Hugo", "la carte d’Hugo"),
        ("Élodie", "la carte d’Élodie"),
        ("Œdipe", "la carte d’Œdipe"),
        ("Ylva", "la carte d’Ylva"),
        ("Ys", "la carte d’Ys"),
        ("Yann", "la carte de Yann"),
        ("Y", "la carte de Y"),
        ("Polo", "la carte de Polo"),
        ("", "la carte de "),
    ],
)
def test_french_elides_before_vowels_and_h(name: str, said: str) -> None:
    assert fill("la carte d’{name}", name=name) == said


@pytest.mark.parametrize(
    ("lines", "heard"),
    [
        ("Your choice: Swap\nThis is your last coin.", "Your choice: Swap. This is your last coin."),
        ("Contest (your left card)\n\nThe bank is empty.", "Contest (your left card). The bank is empty."),
        ("“I am the Judge”\nYou risk a coin.", "“I am the Judge”. You risk a coin."),
        ("“I am the Judge!”\nYou risk a coin.", "“I am the Judge!” You risk a coin."),
        ("Your turn.\nWhich card?", "Your turn. Which card?"),
    ],
)
def test_lines_are_read_as_sentences(lines: str, heard: str) -> None:
    assert read_on(lines) == heard
