"""Do the tests notice mistakes? Makes small ones at random, and runs tests on each. By hand:

    .venv/bin/python tests/mutants.py mascarade_qt/words tests/words
    .venv/bin/python tests/mutants.py mascarade_qt/match tests/match --seed 2 --count 20 --jobs 2
    .venv/bin/python tests/mutants.py mascarade_qt/words tests/words --only 7 31

The first argument is a folder or a file; what isn't an option of this script goes to pytest. In each mutant,
one operator, number, condition or return value is another; a seed names the same mutants as long as the
sources stay the same. A mutant is killed if a test fails or takes too long. A survivor either shows that a
test is missing or does exactly what the original does: judge for yourself. Everything happens in a copy of
the tree. Only tests that visit the line in question are run, first those of its module, then those that visit
few other lines; all of them if the line runs when its module is imported. `--most 30` runs only the first 30:
another test might kill a survivor.
"""

import argparse
import ast
import copy
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import NamedTuple

from coverage import CoverageData

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = (".git", ".venv", ".*_cache", "__pycache__", "build", "dist", ".hypothesis")
PATIENCE = 4.0  # times as long as the tests take without a mistake
LEAST_PATIENCE = 30.0  # seconds

_OTHER: Mapping[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.Mult,
    ast.And: ast.Or,
    ast.Or: ast.And,
}
_NOT_RUN = ("annotation", "returns", "type_params", "decorator_list")


class Mutant(NamedTuple):
    """A mistake: the number of a place in a file's tree, and what changes there."""

    path: Path
    statement: int  # where it begins: what follows on other lines isn't always visited by itself
    line: int
    place: int
    before: str
    after: str

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}: {self.before}  →  {self.after}"


def places(tree: ast.AST) -> Iterator[ast.AST]:
    """Everything that is run, in a fixed order."""
    yield tree
    for name, value in ast.iter_fields(tree):
        if name in _NOT_RUN or (isinstance(tree, ast.If) and "TYPE_CHECKING" in ast.unparse(tree.test)):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from places(child)


def mistake(node: ast.AST) -> ast.AST | None:
    """The node with a mistake in it; None if there is none to make."""
    other = copy.deepcopy(node)
    match other:
        case ast.Compare(ops=[op]) if type(op) in _OTHER:
            other.ops = [_OTHER[type(op)]()]  # type: ignore[list-item]
        case ast.BinOp(op=op) | ast.BoolOp(op=op) | ast.AugAssign(op=op) if type(op) in _OTHER:
            other.op = _OTHER[type(op)]()  # type: ignore[assignment]
        case ast.UnaryOp(ast.Not(), operand):
            return operand
        case ast.Constant(bool(value)):
            other.value = not value
        case ast.Constant(int(value) | float(value)):
            other.value = value + 1
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            other.test = ast.UnaryOp(ast.Not(), test)
        case ast.Return(value) if value is not None and not (
            isinstance(value, ast.Constant) and value.value is None
        ):
            other.value = ast.Constant(None)
        case _:
            return None
    return other


def mutants(tree: Path, path: Path) -> Iterator[Mutant]:
    """All mistakes that can be made in a file of this tree."""
    parsed = ast.parse((tree / path).read_text("utf-8"))
    begins = {
        node: statement.lineno
        for statement in ast.walk(parsed)  # the outer ones first
        if isinstance(statement, ast.stmt)
        for node in ast.walk(statement)
    }
    for place, node in enumerate(places(parsed)):
        other = mistake(node)
        if other is not None:
            yield Mutant(path, begins[node], getattr(node, "lineno", 0), place, _shown(node), _shown(other))


def _shown(node: ast.AST) -> str:
    """The first line, without what stays the same."""
    text = (
        ast.unparse(getattr(node, "test", node))
        if isinstance(node, ast.If | ast.While)
        else ast.unparse(node)
    )
    return text.splitlines()[0][:100]


def mutated(source: str, place: int) -> str:
    """The source with the mistake."""
    tree = ast.parse(source)
    node = list(places(tree))[place]
    other = mistake(node)
    assert other is not None

    class Replace(ast.NodeTransformer):
        def visit(self, found: ast.AST) -> ast.AST:
            return other if found is node else self.generic_visit(found)  # type: ignore[return-value]

    return ast.unparse(ast.fix_missing_locations(Replace().visit(tree)))


def chosen(tree: Path, target: Path, count: int, seed: int) -> list[Mutant]:
    """Some of the mutants of a folder or file in this tree."""
    wanted = tree / target
    files = sorted(wanted.rglob("*.py")) if wanted.is_dir() else [wanted]
    found = [mutant for file in files for mutant in mutants(tree, file.relative_to(tree))]
    return random.Random(seed).sample(found, min(count, len(found)))


def passes(tree: Path, tests: Sequence[str], seconds: float | None) -> bool:
    """Whether the tests pass in this copy of the tree."""
    options = ("-x", "-q", "--no-header", "-p", "no:cacheprovider")
    command = [sys.executable, "-m", "pytest", *options, *tests]
    environment = os.environ | {"PYTHONPATH": str(tree), "PYTHONDONTWRITEBYTECODE": "1"}
    with subprocess.Popen(
        command,
        cwd=tree,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    ) as process:
        try:
            return process.wait(seconds) == 0
        except subprocess.TimeoutExpired:
            return False
        finally:
            _end(process)


def _end(process: "subprocess.Popen[bytes]") -> None:
    """End all processes that the tests have started."""
    with suppress(ProcessLookupError):
        if os.name == "posix":
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()


Visits = Mapping[tuple[str, int], Sequence[str]]


def visits(tree: Path, target: Path, tests: Sequence[str]) -> Visits:
    """By file and line, the tests that visit it, as pytest names them, in the order to run them."""
    data = tree / ".visits"
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests]
    measured = [
        "--cov",
        str(target if target.is_dir() else target.parent),
        "--cov-context=test",
        "--cov-report=",
    ]
    environment = os.environ | {"PYTHONPATH": str(tree), "COVERAGE_FILE": str(data)}
    if subprocess.run([*command, *measured], cwd=tree, env=environment, stdout=subprocess.DEVNULL).returncode:
        raise SystemExit("the tests fail without a mistake; see: python -m pytest " + " ".join(tests))
    found: dict[tuple[str, int], frozenset[str]] = {}
    coverage = CoverageData(str(data))
    coverage.read()
    for file in coverage.measured_files():
        for line, contexts in coverage.contexts_by_lineno(file).items():
            names = frozenset(context.partition("|")[0] for context in contexts)
            if "" not in names:  # it doesn't run as its module is imported
                found[Path(file).relative_to(tree).as_posix(), line] = names
    lines = Counter(chain.from_iterable(found.values()))

    def late(file: str, test: str) -> tuple[bool, int, str]:
        return f"test_{Path(file).stem}" not in test, lines[test], test

    return {place: sorted(names, key=partial(late, place[0])) for place, names in found.items()}


def survives(
    mutant: Mutant, free: "SimpleQueue[Path]", tests: Sequence[str], seconds: float, passing_by: Sequence[str]
) -> bool:
    """Whether no test notices the mistake; it is made in one of the copies and undone again."""
    if passing_by:
        tests = [*(test for test in tests if test.startswith("-")), *passing_by]
    tree = free.get()
    file = tree / mutant.path
    right = file.read_bytes()
    try:
        file.write_text(mutated(right.decode(), mutant.place), "utf-8")
        return passes(tree, tests, seconds)
    finally:
        file.write_bytes(right)
        free.put(tree)


def report(
    wanted: Mapping[int, Mutant], trees: Sequence[Path], target: Path, tests: Sequence[str], most: int | None
) -> int:
    """Try these mutants, and say which survive; returns how many do."""
    start = time.monotonic()
    visited = visits(trees[0], target, tests)
    seconds = max(LEAST_PATIENCE, PATIENCE * len(trees) * (time.monotonic() - start))
    free: SimpleQueue[Path] = SimpleQueue()
    for tree in trees:
        free.put(tree)
    survivors = 0

    def tried_on(mutant: Mutant) -> bool:
        passing_by = visited.get((mutant.path.as_posix(), mutant.statement), ())[:most]
        return survives(mutant, free, tests, seconds, passing_by)

    with ThreadPoolExecutor(len(trees)) as pool:
        tried = pool.map(tried_on, wanted.values())
        for (number, mutant), survived in zip(wanted.items(), tried, strict=True):
            survivors += survived
            print(f"{number:3} {'SURVIVED' if survived else 'killed  '} {mutant}", flush=True)
    print(f"killed: {len(wanted) - survivors} of {len(wanted)}")
    return survivors


def copied(folder: Path) -> Path:
    """A copy of the tree to make mistakes in."""
    shutil.copytree(ROOT, folder, ignore=shutil.ignore_patterns(*LEFT_OUT))
    return folder


def main() -> int:
    """Run the command."""
    parser = argparse.ArgumentParser(
        description="Make small mistakes at random, and see whether tests notice."
    )
    parser.add_argument("target", type=Path, help="a folder or a file, such as mascarade_qt/words")
    parser.add_argument("--count", type=int, default=60, help="how many mutants (default: 60)")
    parser.add_argument("--seed", type=int, default=1, help="which ones (default: 1)")
    parser.add_argument("--only", type=int, nargs="+", help="just these numbers of them")
    parser.add_argument("--most", type=int, help="how many tests to run on each (default: all that come by)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at a time (default: 1)")
    options, tests = parser.parse_known_args()
    target = options.target.resolve().relative_to(ROOT)
    with TemporaryDirectory() as folder:
        trees = [copied(Path(folder, str(job))) for job in range(options.jobs)]
        numbered = dict(enumerate(chosen(trees[0], target, options.count, options.seed)))
        wanted = {number: numbered[number] for number in options.only or numbered}
        return 1 if report(wanted, trees, target, tests, options.most) else 0


if __name__ == "__main__":
    sys.exit(main())
