"""Keep the translation files in i18n/ in step with the texts of the program.

    python packaging/translations.py update            take new texts from the sources into all .ts files
    python packaging/translations.py compile [FOLDER]  make .qm files (in mascarade_qt/i18n)
    python packaging/translations.py check [LANGUAGE…] say what is missing or wrong in the translations

Run it with the project's Python: .venv/bin/python. i18n/README.md says how to translate.
"""

import csv
import html
import re
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape, unescape

import qm
from typography import WIDE, set_right

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "i18n"
TOOLS = Path(sys.executable).parent  # not resolved: a virtual environment's python is a link
EXE = ".exe" if sys.platform == "win32" else ""

SOURCE = "en"
# Methods of words' contexts that mark a text, beside `tr`.
MARKS = ("mark", "para", "head", "item", "step", "tip")
# Quotation marks that a language uses; all others are wrong there. A language that is missing is not checked.
QUOTES: Mapping[str, str] = {
    SOURCE: "“”",
    "uk": "«»„“",
    "ru": "«»„“",
    "hu": "„”»«",
    "fr": "«»“”",
    "pt_BR": "“”",
}
ALL_QUOTES = set('«»„“”"‟‹›')
CYRILLIC = ("uk", "ru")
LATIN_ALLOWED = {
    *("A", "B", "Qt", "Mascarade", "PySide6", "SVG", "PNG", "MIT", "SIL", "Open", "Font", "License", "LGPL"),
    *("QR", "Vollkorn", "Source", "Sans", "Python", "py", "cmd", "Repos", "Production"),
    *("c", "m", "q", "H", "M", "N", "P"),
    *("F1", "F2", "Enter", "Space", "Esc", "Tab", "Home", "End", "Page", "Up", "Down", "Del"),
}
# Letters that belong to a neighbouring alphabet.
FOREIGN: Mapping[str, str] = {"uk": "ыэёъЫЭЁЪ", "ru": "іїєґІЇЄҐ", "hu": "õûÕÛ"}
# Words that exist only in English: if one turns up, part of a sentence was not translated.
ENGLISH = {
    *("and", "the", "their", "this", "that", "which", "with", "you", "your"),
    *("card", "cards", "coin", "coins", "mask", "masks", "player", "players", "swap", "turn", "turns"),
}
# Words that are the same in English.
SAME_WORDS = {
    *("Mascarade", "Bank", "Bot", "Link", "Normal", "Replay", "Replays", "Volume"),
    *("Animation", "Coach", "Fortunes", "Long", "Note", "Notes", "Salon", "Version"),
}
NAMES = ("Guest", "Mask", "Scenario")  # may stay the same in any language
# Dashes that are wrong between words.
WRONG_DASHES: Mapping[str, str] = {"uk": "-–", "ru": "-–", "hu": "-—", "fr": "-", "pt_BR": "-–"}
NARROW = "\u202f"
# Texts that follow a colon in others: “The coach would choose: …”.
AFTER_A_COLON = ("Answers", "Place")

_FIELD = re.compile(r"\{\w+\}")
_LINK = re.compile(r"\[\[((?:mask|chapter):\w+)(?:\|[^\]]+)?\]\]")
_LINK_TEXT = re.compile(r"\[\[(?:mask|chapter):\w+(?:\|([^\]]+))?\]\]")
_WORD = re.compile(r"[^\W\d_]+")
_LATIN = re.compile(r"[A-Za-z][A-Za-z0-9]*")
_CYRILLIC = re.compile(r"[А-Яа-яЁёІіЇїЄєҐґ]")
_DOUBLE_COLON = re.compile(r":\s[^.!?:;«“„]*:(?=\s|$)")
_TAG = re.compile(r"</?[a-z][^>]*>|https?://\S+|&\w+;")


_MESSAGE = re.compile(r"    <message( numerus=\"yes\")?>\n.*?    </message>\n", re.DOTALL)
_SOURCE = re.compile(r"<source>(.*?)</source>", re.DOTALL)
_TRANSLATED = re.compile(
    r"(<(?:translation|numerusform)(?: [^>]*)?>)([^<]+)(</(?:translation|numerusform)>)", re.DOTALL
)
_UNFINISHED = re.compile(r"<translation type=\"unfinished\">.*?</translation>", re.DOTALL)
_PLURAL = re.compile(r"\((\w+)\)")
_ENTITIES = {"&apos;": "'", "&quot;": '"'}


def catalogue(language: str) -> Path:
    """The translation file of a language."""
    return FOLDER / f"mascarade_{language}.ts"


def languages() -> list[str]:
    """The languages that have a file."""
    return sorted(path.stem.removeprefix("mascarade_") for path in FOLDER.glob("mascarade_*.ts"))


def run_tool(tool: str, *arguments: str) -> str:
    """Run one of PySide6's tools in the project's folder, and return what it prints."""
    command = [str(TOOLS / f"{tool}{EXE}"), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode != 0:
        raise SystemExit(f"{tool} failed:\n{done.stdout}{done.stderr}")
    return done.stdout + done.stderr


def sources() -> list[str]:
    """Every file that may contain texts, relative to the project's folder."""
    return sorted(path.relative_to(ROOT).as_posix() for path in (ROOT / "mascarade_qt").rglob("*.py"))


def extract(files: Iterable[str], target: Path, *options: str) -> str:
    """Take the texts of sources into a translation file; returns what lupdate has to say."""
    aliases = ",".join(f"tr+={mark}" for mark in MARKS)
    return run_tool(
        *("pyside6-lupdate", "-locations", "none", "-tr-function-alias", aliases),
        *(*options, *files, "-ts", str(target)),
    )


def update() -> None:
    """Add new texts, drop those that are gone, and fill in what is already known."""
    options = ["-no-obsolete", "-no-ui-lines", "-source-language", SOURCE]
    for language in languages():
        only = ["-pluralonly"] if language == SOURCE else []
        target = catalogue(language)
        extract(sources(), target, *options, *only)
        text = target.read_text("utf-8")
        filled = (
            _fill_plurals(text) if language == SOURCE else _set_right(_fill_names(text, language), language)
        )
        target.write_text(filled, "utf-8", newline="\n")


def _set_right(text: str, language: str) -> str:
    """Keep lines from breaking where they shouldn't."""
    names = {*fixed_names("mask", language).values(), *fixed_names("set", language).values()}

    def one(match: re.Match[str]) -> str:
        plain = html.unescape(match[2])
        right = set_right(plain, language)
        return match[0] if right == plain or plain in names else f"{match[1]}{_escaped(right)}{match[3]}"

    return _TRANSLATED.sub(one, text)


def _fill_plurals(text: str) -> str:
    """English: "%n coin(s)" means "%n coin" and "%n coins"."""

    def fill(match: re.Match[str]) -> str:
        source = _source_of(match[0])
        forms = (_PLURAL.sub(ending, source) for ending in ("", r"\1"))
        lines = "".join(f"            <numerusform>{_escaped(form)}</numerusform>\n" for form in forms)
        return _UNFINISHED.sub(lambda _: f"<translation>\n{lines}        </translation>", match[0])

    return _MESSAGE.sub(fill, text)


def _fill_names(text: str, language: str) -> str:
    """Names of masks and sets, which the glossary fixes."""
    known = {("Mask", name): word for name, word in fixed_names("mask", language).items()}
    known |= {("Scenario", name): word for name, word in fixed_names("set", language).items()}
    parts = re.split(r"(?<=</context>\n)", text)
    return "".join(_fill_context(part, known) for part in parts)


def _fill_context(text: str, known: dict[tuple[str, str], str]) -> str:
    named = re.search(r"<name>(.*?)</name>", text)
    context = named[1] if named else ""

    def fill(match: re.Match[str]) -> str:
        word = known.get((context, _source_of(match[0])))
        if word is None:
            return match[0]
        return _UNFINISHED.sub(lambda _: f"<translation>{_escaped(word)}</translation>", match[0])

    return _MESSAGE.sub(fill, text)


def _source_of(message: str) -> str:
    found = _SOURCE.search(message)
    return unescape(found[1], _ENTITIES) if found else ""


def _escaped(text: str) -> str:
    """Escaped as lupdate writes it."""
    return escape(text, {"'": "&apos;", '"': "&quot;", WIDE: "&#xa0;", NARROW: "&#x202f;"})


# --- what a translation must keep, and how it must be written ---


class Message(NamedTuple):
    """A text and its translation, one form or several."""

    context: str
    source: str
    plural: bool
    state: str  # '' means finished
    forms: tuple[str, ...]


@cache
def glossary() -> tuple[Mapping[str, str], ...]:
    """The glossary's fixed names and terms."""
    with (FOLDER / "glossary.csv").open(encoding="utf-8", newline="") as file:
        return tuple(csv.DictReader(file))


def fixed_names(kind: str, language: str) -> dict[str, str]:
    """The glossary's names of masks or sets; none if it doesn't know the language yet."""
    return {row["en"]: row[language] for row in glossary() if row["kind"] == kind and row.get(language)}


def messages(path: Path) -> Iterator[Message]:
    """All texts of a .ts file."""
    for context in ElementTree.parse(path).getroot().iter("context"):
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            plural = message.get("numerus") == "yes"
            forms = [form.text or "" for form in translation.iter("numerusform")]
            yield Message(
                name,
                message.findtext("source") or "",
                plural,
                translation.get("type", ""),
                tuple(forms) if plural else (translation.text or "",),
            )


def problems(path: Path, language: str) -> Iterator[str]:
    """All problems of a file, one sentence each."""
    names, sets = fixed_names("mask", language), fixed_names("set", language)
    for message in messages(path):
        fixed = {"Mask": names, "Scenario": sets}.get(message.context, {}).get(message.source)
        for problem in _message_problems(message, language, fixed):
            yield f"{message.context}: “{message.source[:70]}”: {problem}"


def _message_problems(message: Message, language: str, fixed: str | None) -> Iterator[str]:
    if message.state:
        yield message.state
        return
    if message.plural and len(message.forms) != (wanted := qm.forms_of(language) or len(message.forms)):
        yield f"{len(message.forms)} plural forms instead of {wanted}"
    if message.plural and language == SOURCE:
        spaced = message.forms[-1].replace("\u00a0", " ")
        if spaced != _PLURAL.sub(r"\1", message.source):
            yield f"the plural says something else: {spaced}"
    if fixed is not None and message.forms != (fixed,):
        yield f"the glossary says {fixed}"
    for form in message.forms:
        if not form.strip():
            yield "empty"
            continue
        yield from _contents(message, form, last=form is message.forms[-1])
        if fixed is not None:  # the glossary decides, on spelling too
            continue
        yield from _spelling(message, form, language)
        if language != SOURCE:
            yield from _leftovers(message, form, language)


def _contents(message: Message, form: str, last: bool) -> Iterator[str]:
    """What must be the same in every language: braces, numbers, links, the end of a sentence."""
    wanted, found = set(_FIELD.findall(message.source)), set(_FIELD.findall(form))
    if wanted - found:
        yield f"lacks {' '.join(sorted(wanted - found))}"
    if found - wanted:
        yield f"has unknown {' '.join(sorted(found - wanted))}"
    if message.plural and last and "%n" not in form:
        yield "lacks %n"
    if Counter(_LINK.findall(message.source)) != Counter(_LINK.findall(form)):
        yield "has other links than the source"
    if "[[" in _LINK.sub("", form) or "]]" in _LINK.sub("", form):
        yield "has a broken link"
    ends = message.source[-1:] in ".!?…"
    if ends and form[-1] not in ".!?…»”)":
        yield "does not end like a sentence"
    if not ends and message.source[-1:].isalpha() and form[-1] == ".":
        yield "ends with a full stop, the source does not"


def _spelling(message: Message, form: str, language: str) -> Iterator[str]:
    text = _TAG.sub("", form)
    if form != form.strip() and message.source == message.source.strip():
        yield "begins or ends with a space"
    if "  " in form or (re.search(r"\s{2}", form) and not re.search(r"\s{2}", message.source)):
        yield "has two spaces in a row"
    if "'" in text:
        yield "a straight apostrophe instead of ’"
    if re.search(rf"\s[{WRONG_DASHES.get(language) or '-'}]\s", text):
        yield "a dash of another language"
    if re.search(r"[\d}] %(?!n)", text):
        yield "a plain space before %"
    quotes = QUOTES.get(language, "".join(ALL_QUOTES - {'"'}))
    wrong = {char for char in text if char in ALL_QUOTES and char not in quotes}
    if wrong:
        yield f"quotation marks {' '.join(sorted(wrong))} instead of {quotes[:2]}"
    if "..." in text:
        yield "three dots instead of …"
    if set_right(form, language) != form:
        yield "a line may break at a dash, a hyphen, a number or a one-letter word: run update"
    if _DOUBLE_COLON.search(text) and not _DOUBLE_COLON.search(message.source):
        yield "two colons in one sentence"
    if message.context in AFTER_A_COLON and ":" in text:
        yield "has a colon, and stands after one"
    if language == "fr":
        yield from _french_spaces(_LINK.sub("", text))


def _french_spaces(text: str) -> Iterator[str]:
    if re.search(rf"(?<![{NARROW}{WIDE}\s?!(«…])[;!?](?!\w)", text) or re.search(r" [;!?:»]|« ", text):
        yield "a no-break space (U+202F; before a colon U+00A0) must stand before ; ! ? : and inside « »"
    if re.search(rf"«(?![{NARROW}{WIDE}])|(?<![{NARROW}{WIDE}])»", text):
        yield "no-break spaces (U+202F) must stand inside « »"
    if re.search(rf"(?<![{NARROW}{WIDE}\d]):(?=\s|$)", text):
        yield "a no-break space (U+00A0) must stand before a colon"


def _leftovers(message: Message, form: str, language: str) -> Iterator[str]:
    source = message.source
    words = _WORD.findall(_TAG.sub(" ", _LINK.sub(" ", _FIELD.sub(" ", source.replace("%n", " ")))))
    left = set(words) - LATIN_ALLOWED - SAME_WORDS
    if form == source and left and message.context not in NAMES:
        yield "is still English"
    if set(FOREIGN.get(language, "")) & set(form):
        yield f"has letters of another language: {FOREIGN[language]}"
    if language not in CYRILLIC:
        if _CYRILLIC.search(form):
            yield "has Cyrillic letters"
        if english := sorted(set(_WORD.findall(_FIELD.sub(" ", _LINK.sub(" ", form)))) & ENGLISH):
            yield f"has English words: {' '.join(english)}"
    else:
        text = _LINK_TEXT.sub(lambda link: link[1] or " ", _FIELD.sub(" ", form.replace("%n", " ")))
        latin = {word for word in _LATIN.findall(_TAG.sub(" ", text)) if word not in LATIN_ALLOWED}
        if latin:
            yield f"has Latin letters: {' '.join(sorted(latin))}"


def check(languages: list[str]) -> int:
    """Report the problems; returns how many there are."""
    count = 0
    for language in languages:
        for problem in problems(catalogue(language), language):
            print(f"{language}: {problem}")
            count += 1
    print(f"{count} problems" if count else "no problems")
    return count


def main(arguments: list[str]) -> int:
    """Run a command."""
    for output in (sys.stdout, sys.stderr):
        if hasattr(output, "reconfigure"):
            output.reconfigure(encoding="utf-8")
    match arguments:
        case ["update"]:
            update()
        case ["compile"]:
            qm.compile_all()
        case ["compile", folder]:
            qm.compile_all(Path(folder))
        case ["check", *wanted] if set(wanted) <= set(languages()):
            return 1 if check(wanted or languages()) else 0
        case _:
            print(__doc__)
            return 0 if arguments in ([], ["--help"], ["-h"]) else 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
