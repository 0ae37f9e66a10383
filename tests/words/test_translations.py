"""lupdate finds every text, and the translation files are in step with them."""

import ast
import importlib.util
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
TEXT = ROOT / "mascarade_qt" / "words"
Texts = set[tuple[str, str, bool]]  # context, text, with a number


def load_tool() -> ModuleType:
    """The script that keeps the translation files."""
    spec = importlib.util.spec_from_file_location("translations", ROOT / "packaging" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["translations"] = module
    spec.loader.exec_module(module)
    return module


TOOL = load_tool()


def marked(path: Path) -> Texts:
    """What the program itself takes for texts: marks, and calls with a number."""
    found: Texts = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.Call(ast.Attribute(ast.Name(context), call), arguments) if context[0].isupper():
                if call not in ("tr", *TOOL.MARKS):
                    continue
                match arguments:
                    case [ast.Constant(str(text)), *_]:
                        found.add((context, text, call == "tr"))
                    case _:
                        pytest.fail(f"{path.name}, line {node.lineno}: not a plain text")
            case _:
                pass
    return found


def texts_of(path: Path) -> Texts:
    """All texts of a .ts file."""
    return {(message.context, message.source, message.plural) for message in TOOL.messages(path)}


def extracted(folder: Path, files: list[Path]) -> Texts:
    """What lupdate finds."""
    target = folder / "all.ts"
    assert "warning" not in TOOL.extract(map(str, files), target).lower()
    return texts_of(target)


def test_lupdate_finds_every_text(tmp_path: Path) -> None:
    files = sorted(TEXT.rglob("*.py"))
    expected = set().union(*(marked(path) for path in files))
    assert extracted(tmp_path, files) == expected
    assert len(expected) > 600


def test_contexts_are_called_as_their_variables() -> None:
    for path in TEXT.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Assign(
                    targets=[ast.Name(name)],
                    value=ast.Call(ast.Name("Context" | "Book"), [ast.Constant(text)]),
                ):
                    assert name == text
                case _:
                    pass


def test_texts_with_a_number_say_where_it_goes() -> None:
    for path in TEXT.rglob("*.py"):
        for context, text, number in marked(path):
            assert ("%n" in text) == number, (context, text)


def test_translation_files_are_in_step(tmp_path: Path) -> None:
    """If this fails: packaging/translations.py update."""
    found = extracted(tmp_path, [ROOT / source for source in TOOL.sources()])
    for language in TOOL.languages():
        expected = {text for text in found if text[2]} if language == TOOL.SOURCE else found
        assert texts_of(TOOL.catalogue(language)) == expected


def test_english_plurals_are_all_there() -> None:
    assert list(TOOL.problems(TOOL.catalogue("en"), "en")) == []


def test_files_hold_no_paths() -> None:
    for language in TOOL.languages():
        root = ElementTree.parse(TOOL.catalogue(language)).getroot()
        assert root.find(".//location") is None


def message(source: str, *forms: str, plural: bool = False, context: str = "Log", state: str = "") -> object:
    """A message as it stands in a file."""
    return TOOL.Message(context, source, plural, state, forms)


@pytest.mark.parametrize(
    ("language", "said", "wrong"),
    [
        ("fr", message("{name} wins!", "{name} gagne\u202f!"), ""),
        ("fr", message("{name} wins!", "{name} gagne !"), "no-break"),
        ("fr", message("{name} wins!", "{name} gagne!"), "no-break"),
        ("fr", message("{name}: {mask}", "{name}\u00a0: {mask}"), ""),
        ("fr", message("“{words}”", "«\u202f{words}\u202f»"), ""),
        ("fr", message("“{words}”", "« {words} »"), "no-break"),
        ("ru", message("“{words}”", "“{words}”"), "quotation"),
        ("ru", message("Take it.", "Возьмите его."), ""),
        ("ru", message("Take it.", "Возьмите bank."), "Latin"),
        ("hu", message("Take it.", "Take it."), "English"),
        ("hu", message("{name} wins!", "Győzelem!"), "lacks {name}"),
        ("hu", message("You win!", "{name} győz!"), "unknown {name}"),
        ("hu", message("%n coin(s)", "%n\u00a0érme", plural=True), ""),
        ("hu", message("%n coin(s)", "%n érme", plural=True), "a line may break"),
        ("fr", message("A: b", "A\u00a0: b\u00a0: c"), "two colons"),
        ("fr", message("A b", "A\u00a0: b\u00a0:"), "two colons"),
        ("pt_BR", message("Look at {place}", "Olhar: {place}", context="Answers"), "stands after one"),
        ("hu", message("Settings", "Settings"), "English"),
        ("hu", message("Bank", "Bank"), ""),
        ("fr", message("Orsola", "Orsola", context="Guest"), ""),
        ("fr", message("Take your card.", "Prenez your carte."), "English words: your"),
        ("uk", message("You win.", "Вы виграли."), "letters of another language"),
        ("ru", message("You win.", "Вi выиграли."), "Latin"),
        ("hu", message("You win.", "Gyõztél."), "letters of another language"),
        ("fr", message("You win.", "Vоus gagnez."), "Cyrillic"),
        ("fr", message("You win.", "C'est gagné."), "apostrophe"),
        ("hu", message("A, b", "A - b"), "dash"),
        ("uk", message("A, b", "А – б"), "dash"),
        ("uk", message("A, b", "А — б"), "a line may break"),
        ("ru", message("A, b", "А\u00a0 б"), "two spaces"),
        ("fr", message("{number}%", "{number} %"), "space before %"),
        ("fr", message("{number}%", "{number}\u202f%"), ""),
        ("uk", message("up to {most}", "до {most} гравців"), "a line may break"),
        ("uk", message("%n coin(s)", "%n монета", "%n монети", plural=True), "plural forms"),
        ("hu", message("%n coin(s)", "érme", plural=True), "lacks %n"),
        ("hu", message("See [[mask:king]].", "Lásd: [[mask:king|Királyt]]."), ""),
        ("hu", message("See [[mask:king]].", "Lásd: [[mask:queen]]."), "links"),
        ("hu", message("You win.", "Győztél"), "sentence"),
        ("hu", message("You win.", ""), "empty"),
        ("hu", message("You win.", "", state="unfinished"), "unfinished"),
        ("pt_BR", message("Wait…", "Espere..."), "three dots"),
    ],
)
def test_the_check_finds_mistakes(language: str, said: object, wrong: str) -> None:
    found = " / ".join(TOOL._message_problems(said, language, None))
    assert wrong in found
    assert bool(wrong) == bool(found)


def test_the_check_knows_the_glossary() -> None:
    found = list(TOOL._message_problems(message("King", "Rex", context="Mask"), "fr", "Roi"))
    assert found == ["the glossary says Roi"]
