"""Translation files are compiled into what Qt reads."""

from pathlib import Path

import pytest
import qm
import translations
from PySide6.QtCore import QTranslator

HEAD = (
    '<?xml version="1.0" encoding="utf-8"?>\n<TS version="2.1" language="{}">\n<context><name>Talk</name>\n'
)


def loaded(tmp_path: Path, text: str, language: str = "uk_UA") -> QTranslator:
    source, target = tmp_path / "talk.ts", tmp_path / "talk.qm"
    source.write_text(HEAD.format(language) + text + "</context>\n</TS>\n", "utf-8")
    target.write_bytes(qm.compiled(source))
    translator = QTranslator()
    assert translator.load(str(target))
    return translator


@pytest.mark.parametrize("language", translations.languages())
def test_qt_finds_every_translation(language: str, tmp_path: Path) -> None:
    path = tmp_path / "language.qm"
    path.write_bytes(qm.compiled(translations.catalogue(language)))
    translator = QTranslator()
    assert translator.load(str(path))
    messages = [m for m in translations.messages(translations.catalogue(language)) if any(m.forms)]
    assert len(messages) > 50
    for message in messages:
        if message.plural:
            said = {translator.translate(message.context, message.source, None, n) for n in range(30)}
            assert said == set(message.forms)
        else:
            assert translator.translate(message.context, message.source) == message.forms[0]


def test_numbers_take_the_form_of_their_language(tmp_path: Path) -> None:
    text = (
        '<message numerus="yes"><source>%n coin(s)</source><translation>'
        "<numerusform>one</numerusform><numerusform>few</numerusform><numerusform>many</numerusform>"
        "</translation></message>"
    )
    translator = loaded(tmp_path, text)
    said = [translator.translate("Talk", "%n coin(s)", None, n) for n in (0, 1, 2, 5, 11, 12, 21, 22, 111)]
    assert said == ["many", "one", "few", "many", "many", "many", "one", "few", "many"]


@pytest.mark.parametrize(("language", "none"), [("pt_BR", "many"), ("fr", "one"), ("en", "many")])
def test_none_is_a_plural_but_in_french(tmp_path: Path, language: str, none: str) -> None:
    """Brazilians say “0 moedas”, contrary to Qt's own rule."""
    text = (
        '<message numerus="yes"><source>%n coin(s)</source><translation>'
        "<numerusform>one</numerusform><numerusform>many</numerusform></translation></message>"
    )
    translator = loaded(tmp_path, text, language)
    assert [translator.translate("Talk", "%n coin(s)", None, n) for n in (0, 1, 2)] == [none, "one", "many"]


def test_what_is_not_translated_is_left_to_the_source(tmp_path: Path) -> None:
    translator = loaded(
        tmp_path,
        '<message><source>Yes</source><translation type="unfinished"></translation></message>'
        '<message><source>No</source><translation type="vanished">Ні</translation></message>'
        '<message><source>Maybe</source><translation type="unfinished">Може</translation></message>',
    )
    assert [translator.translate("Talk", text) for text in ("Yes", "No", "Maybe")] == ["", "", "Може"]


def test_the_same_text_may_mean_two_things(tmp_path: Path) -> None:
    translator = loaded(
        tmp_path,
        "<message><source>Turn</source><comment>a round</comment><translation>Хід</translation></message>"
        "<message><source>Turn</source><comment>around</comment><translation>Крути</translation></message>",
    )
    assert translator.translate("Talk", "Turn", "a round") == "Хід"
    assert translator.translate("Talk", "Turn", "around") == "Крути"
    assert translator.translate("Elsewhere", "Turn", "around") == ""


def test_only_what_is_newer_is_compiled_again(tmp_path: Path) -> None:
    qm.compile_all(tmp_path)
    target = tmp_path / "mascarade_hu.qm"
    target.write_bytes(b"kept")
    qm.compile_all(tmp_path)
    assert target.read_bytes() == b"kept"


@pytest.mark.parametrize(
    ("text", "why"),
    [("<TS", "not well-formed|unclosed"), ('<TS language="tlh"/>', "no plural rule for 'tlh'")],
)
def test_what_cannot_be_compiled_is_named(text: str, why: str, tmp_path: Path) -> None:
    path = tmp_path / "mascarade_tlh.ts"
    path.write_text(text, "utf-8")
    with pytest.raises(qm.CatalogueError, match=f"mascarade_tlh.ts: .*({why})"):
        qm.compiled(path)
