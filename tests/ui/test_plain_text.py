"""Names are text: no label, hint or box takes them for markup, and no new one can."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtGui import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

import mascarade_qt.ui
from mascarade_qt.engine.cast import Role
from mascarade_qt.engine.scenarios import ready_scenarios
from mascarade_qt.match.loaded import load
from mascarade_qt.match.new_games import new_record
from mascarade_qt.storage.scenario_files import OwnScenario, ScenarioStore
from mascarade_qt.ui.kit.text import Label, hint, message_box, plain, show_message
from mascarade_qt.ui.window import MainWindow
from tests.support.finished import finale
from tests.support.rich_text import TAG, rich
from tests.support.waiting import wait_until

SOURCES = Path(mascarade_qt.ui.__file__).parent
HOME = SOURCES / "kit" / "text.py"
# What guesses whether a text is markup, and so is used in kit/text.py alone.
GUESSING = {
    *("QLabel", "QMessageBox", "QErrorMessage", "QToolTip", "QSplashScreen", "QProgressDialog", "QWhatsThis"),
    *("QStaticText", "QTextEdit", "QWizardPage", "QGraphicsTextItem"),
    *("setToolTip", "setWhatsThis", "setInformativeText", "setTextFormat", "insertHtml", "setMarkdown"),
}
HARMLESS = {"QMessageBox"}  # its icons and roles may be named, but none may be made
MAKING_LABELS = {"QFormLayout", "QInputDialog"}  # of the texts they are given: these are ours, word for word
PAGES = {"setHtml"}  # escape what they are given
HTML = {SOURCES / "kit" / "document.py", SOURCES / "rules" / "screen.py"}


def guesses(tree: ast.AST) -> Iterator[str]:
    """Names that may stand in kit/text.py only."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            owner = getattr(called.value, "id", "") if isinstance(called, ast.Attribute) else ""
            if name in GUESSING or owner in GUESSING | MAKING_LABELS:
                yield f"{name} is called in line {node.lineno}"
            elif owner != "self" and name in ("addRow", "setLabelText") and not _is_ours(node.args[:1]):
                yield f"{name} is given somebody's words in line {node.lineno}"
        elif isinstance(node, ast.ImportFrom):
            taken = {alias.name for alias in node.names} & (GUESSING - HARMLESS)
            yield from (f"{name} is imported in line {node.lineno}" for name in taken)


def _is_ours(args: list[ast.expr]) -> bool:
    """Whether a text is a translated one, as it is."""
    return all(isinstance(arg, ast.Call) and ast.unparse(arg.func) == "self.tr" for arg in args)


def writes_html(tree: ast.AST) -> Iterator[str]:
    """Calls that take markup on purpose."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in PAGES:
            yield f"{node.func.attr} is called in line {node.lineno}"


def test_pages_are_written_in_two_places() -> None:
    found = {
        path
        for path in SOURCES.rglob("*.py")
        if list(writes_html(ast.parse(path.read_text(encoding="utf-8"))))
    }
    assert found == HTML


def test_labels_hints_and_boxes_are_made_in_one_place() -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {what}"
        for path in sorted(SOURCES.rglob("*.py"))
        if path != HOME
        for what in guesses(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert not found, "use Label, hint and message_box of ui/kit/text.py"


def test_the_check_finds_a_forgotten_label() -> None:
    assert list(
        guesses(ast.parse("from PySide6.QtWidgets import QLabel\nQLabel(name)\nself.setToolTip(name)"))
    )
    assert list(guesses(ast.parse("QtWidgets.QMessageBox(self)")))
    assert list(guesses(ast.parse("QMessageBox.warning(self, title, name)")))
    assert list(guesses(ast.parse("QInputDialog.getText(self, title, name)")))
    assert list(guesses(ast.parse("box.setInformativeText(name)")))
    assert list(guesses(ast.parse("layout.addRow(name, field)")))
    assert not list(guesses(ast.parse("dialog.setLabelText(self.tr('A name:'))")))


@given(st.text(alphabet="<>&!?/;= \nabdegilmprstx\"'", max_size=40))
def test_no_hint_is_taken_for_markup(text: str) -> None:
    assert not Qt.mightBeRichText(plain(text))


@pytest.mark.parametrize("text", ["<b>x</b>", "<?xml?>", "<!doctype html>", "a <i>b", "&lt;b&gt;"])
def test_markup_stays_what_it_is(text: str) -> None:
    assert not Qt.mightBeRichText(plain(text))
    assert plain(text).replace("\u2060", "") == text


def test_what_kit_makes_is_plain(qtbot: object) -> None:
    parent = QWidget()
    assert Label("<b>x</b>", parent).textFormat() == Qt.TextFormat.PlainText
    hint(parent, "<b>x</b>")
    assert not Qt.mightBeRichText(parent.toolTip())
    box = message_box(parent, "messageBox", "<b>x</b>")
    assert box.textFormat() == Qt.TextFormat.PlainText
    box.close()


# --- every screen, with markup for names ---


def test_every_screen_with_markup_for_names(window: MainWindow) -> None:
    names = [f"{TAG}{number}" for number in range(6)]
    people = [Role(human=True), Role(human=True), *[Role(human=False, level="guest", temperament="even")] * 4]
    window.current_game.play(load(new_record(ready_scenarios()["b6"], names, people, 3)))
    wait_until(lambda: window.table is not None and hasattr(window.table, "prompt"))
    table = window.table
    assert table is not None
    wait_until(lambda: table.prompt.buttons)
    wait_until(lambda: not table.prompt.guarded)
    assert not rich(window)
    table.prompt.buttons[0].click()
    wait_until(lambda: table.asker.number is not None)
    assert TAG in " ".join(seat.accessibleName() for seat in table.board.seats)
    assert not rich(window)
    table.curtain.ask_for(f"{TAG} is called", TAG, TAG)
    assert not rich(window)
    for screen in ("rules", "settings", "newGame", "ownScenarios"):
        window.go(screen)
        assert not rich(window)


def test_the_end_and_boxes_with_markup_for_names(window: MainWindow) -> None:
    game = finale("a5")
    players = tuple(f"{TAG}{number}" for number in range(len(game.setup.players)))
    window.current_game.finish(replace(game, setup=replace(game.setup, players=players)))
    assert not rich(window)
    show_message(window, f"{TAG} could not be opened")
    box = window.findChild(QMessageBox, "messageBox")
    assert isinstance(box, QMessageBox)
    assert box.textFormat() == Qt.TextFormat.PlainText
    box.close()


def test_the_delete_box_with_markup_for_a_name(window: MainWindow, folder: Path) -> None:
    store = ScenarioStore(folder / "scenarios")
    scenario = ready_scenarios()["b6"]
    store.add(OwnScenario(TAG, scenario))
    window.go("ownScenarios")
    screen = window.screen_shown
    assert screen is not None
    screen._act("delete")  # type: ignore[attr-defined]
    box = window.findChild(QMessageBox, "deleteScenarioBox")
    assert isinstance(box, QMessageBox)
    assert box.textFormat() == Qt.TextFormat.PlainText
    assert TAG in box.text()
    assert not rich(window)
    box.close()
