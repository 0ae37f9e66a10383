"""The terminal's catalogue gives the same answers as Qt's."""

from pathlib import Path

import pytest
import qm
import translations
from PySide6.QtCore import QCoreApplication, QTranslator

from mascarade_qt.words.catalogue import Catalogue
from mascarade_qt.words.qm_format import plural_form

NUMBERS = (*range(26), 100, 101, 102, 111, 112, 121, 1000, 1001)


def asked(translator: QTranslator, context: str, text: str, comment: str, n: int) -> str:
    """What Qt says, through the one function that fills in numbers."""
    assert QCoreApplication.installTranslator(translator)
    try:
        return QCoreApplication.translate(context, text, comment, n)
    finally:
        QCoreApplication.removeTranslator(translator)


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("language", translations.languages())
def test_every_text_is_translated_as_by_qt(language: str, tmp_path: Path) -> None:
    path = tmp_path / "language.qm"
    path.write_bytes(qm.compiled(translations.catalogue(language)))
    translator = QTranslator()
    assert translator.load(str(path))
    catalogue = Catalogue(path)
    messages = translations.messages(translations.catalogue(language))
    assert len(catalogue.messages) == len([m for m in messages if any(m.forms)]) > 50
    for context, text, comment in catalogue.messages:
        for n in (-1, *(NUMBERS if "%n" in text else ())):
            for remark in (comment, "of a translation that isn't there"):
                said = asked(translator, context, text, remark, n)
                assert catalogue.translate(context, text, remark, n) == said


@pytest.mark.usefixtures("qapp")
def test_what_is_not_translated_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "language.qm"
    path.write_bytes(qm.compiled(translations.catalogue("uk")))
    translator = QTranslator()
    assert translator.load(str(path))
    for n in (-1, 0, 5):
        said = asked(translator, "Nowhere", "%n thing(s)", "", n)
        assert Catalogue(path).translate("Nowhere", "%n thing(s)", "", n) == said


@pytest.mark.parametrize("rule", sorted(set(qm.PLURAL_RULES.values())))
def test_numbers_take_the_forms_of_qt(rule: bytes, tmp_path: Path) -> None:
    forms = "".join(f"<numerusform>{form}</numerusform>" for form in range(3))
    source = tmp_path / "language.ts"
    code = next(code for code, found in qm.PLURAL_RULES.items() if found == rule)
    source.write_text(
        f'<TS language="{code}"><context><name>Talk</name><message numerus="yes"><source>%n coin(s)</source>'
        f"<translation>{forms}</translation></message></context></TS>"
    )
    path = tmp_path / "language.qm"
    path.write_bytes(qm.compiled(source))
    translator = QTranslator()
    assert translator.load(str(path))
    for n in NUMBERS:
        assert str(plural_form(rule, n)) == translator.translate("Talk", "%n coin(s)", None, n)


@pytest.mark.parametrize("kept", [0, 3, 16, 20, 1000, -1])
def test_a_damaged_catalogue_leaves_english(kept: int, tmp_path: Path) -> None:
    path = tmp_path / "language.qm"
    path.write_bytes(qm.compiled(translations.catalogue("hu"))[:kept])
    catalogue = Catalogue(path)
    assert catalogue.messages == {}
    assert catalogue.translate("Masks", "King") == "King"


def test_so_does_one_that_is_missing(tmp_path: Path) -> None:
    assert Catalogue(tmp_path / "none.qm").translate("Masks", "%n King(s)", "", 3) == "3 King(s)"
