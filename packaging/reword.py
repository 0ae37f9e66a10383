"""Change English texts in the sources, and keep their translations where the meaning stays.

    python packaging/reword.py CHANGES.json

CHANGES.json is a list of [context, old, new], or [context, old, new, "anew"] where the new text has to be
translated again: the old translation then stays as a hint, marked as unfinished. Run `translations.py update`
afterwards, then `ruff format`.
"""

import ast
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 96  # of a piece of a long text, without its indentation


class Change(NamedTuple):
    """One text, before and after."""

    context: str
    old: str
    new: str
    anew: bool = False


class Found(NamedTuple):
    """A text marked for translation in a source."""

    context: str
    node: ast.Constant


def read(path: Path) -> list[Change]:
    """The changes of a file."""
    return [Change(row[0], row[1], row[2], len(row) > 3) for row in json.loads(path.read_text("utf-8"))]


def marked(tree: ast.AST, scope: str = "") -> Iterator[Found]:
    """All texts marked for translation, with their contexts."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Call):
            yield from _marked_call(node, scope)
        inner = node.name if isinstance(node, ast.ClassDef) else scope
        yield from marked(node, inner)


def _marked_call(call: ast.Call, scope: str) -> Iterator[Found]:
    texts = [arg for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
    match call.func:
        case ast.Name("QT_TRANSLATE_NOOP") | ast.Attribute(attr="translate") if len(texts) > 1:
            yield Found(str(texts[0].value), texts[1])
        case ast.Attribute(ast.Name("self"), "tr") if texts:
            yield Found(scope, texts[0])
        case ast.Attribute(ast.Name(context), "tr") if texts:
            yield Found(context, texts[0])


def literal(text: str, indent: int) -> str:
    """A text as Python writes it, cut into lines where it is long."""
    pieces, line = [], ""
    for word in re.findall(r"\S+\s*|\s+", text):
        if line and len(line) + len(word) > WIDTH - indent:
            pieces.append(line)
            line = ""
        line += word
    return ("\n" + " " * indent).join(json.dumps(piece, ensure_ascii=False) for piece in (*pieces, line))


def reword_source(source: str, changes: list[Change]) -> str:
    """A source with its texts changed."""
    wanted = {(change.context, change.old): change.new for change in changes}
    lines = source.encode().splitlines(keepends=True)  # ast counts columns in bytes
    starts = [sum(map(len, lines[:row])) for row in range(len(lines))]
    body = source.encode()
    for found in sorted(marked(ast.parse(source)), key=lambda found: -starts[found.node.lineno - 1]):
        new = wanted.get((found.context, str(found.node.value)))
        if new is None or found.node.end_lineno is None or found.node.end_col_offset is None:
            continue
        begin = starts[found.node.lineno - 1] + found.node.col_offset
        end = starts[found.node.end_lineno - 1] + found.node.end_col_offset
        body = body[:begin] + literal(new, found.node.col_offset).encode() + body[end:]
    return body.decode()


def reword_catalogue(catalogue: str, changes: list[Change]) -> str:
    """A .ts file with its sources changed; translations stay."""
    wanted = {(change.context, escape(change.old)): change for change in changes}

    def in_context(context: re.Match[str]) -> str:
        name = context[1]

        def message(found: re.Match[str]) -> str:
            change = wanted.get((name, found[2]))
            if change is None:
                return found[0]
            rest = found[3].replace("<translation>", '<translation type="unfinished">', 1)
            return f"{found[1]}{escape(change.new)}{rest if change.anew else found[3]}"

        return re.sub(r"(<source>)(.*?)(</source>.*?</message>)", message, context[0], flags=re.DOTALL)

    return re.sub(r"<context>\s*<name>(.*?)</name>.*?</context>", in_context, catalogue, flags=re.DOTALL)


def main(arguments: list[str]) -> int:
    """Run the command."""
    if len(arguments) != 1 or arguments[0].startswith("-"):
        print(__doc__)
        return 2
    changes = read(Path(arguments[0]))
    for paths, reword in (
        (sorted((ROOT / "mascarade_qt").rglob("*.py")), reword_source),
        (sorted((ROOT / "i18n").glob("*.ts")), reword_catalogue),
    ):
        for path in paths:
            before = path.read_text("utf-8")
            after = reword(before, changes)
            if after != before:
                path.write_text(after, "utf-8", newline="\n")
                print(path.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
