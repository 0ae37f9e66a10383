"""The window opens soon: what only PySide's own build needs is not loaded, and nothing is painted twice."""

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from mascarade_qt.ui.pyside import quick_start

ROOT = Path(__file__).resolve().parents[3]
# Opens the window the way `mascarade-qt` does, and tells what was there when it was painted first.
OPENED = """
import gc, linecache, sys
from pathlib import Path
gc.disable()
import mascarade_qt.ui  # before anything else of Qt
from PySide6 import QtGui, QtWidgets
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QTimer
from mascarade_qt.ui import app, window
found = {"collecting": gc.isenabled()}
class Watched(window.MainWindow):
    def paintEvent(self, event):
        if not found.get("first"):
            found["first"], found["modules"] = type(self.screen_shown).__name__, sorted(sys.modules)
            found["classes"] = sorted({*vars(QtGui), *vars(QtWidgets)})
            QTimer.singleShot(0, finish)
        super().paintEvent(event)
app.MainWindow = Watched
app.SEEN = 1_000_000  # it is called below
def finish():
    app.finish_start()
    found["settled"] = gc.isenabled()
    found["sources"] = [name for name in linecache.cache if "mascarade_qt" in Path(name).parts]
    try:
        QPoint("no number")
    except TypeError as error:
        found["error"] = str(error)
    print(repr(found))
    QCoreApplication.quit()
sys.exit(app.main(None, "en", False))
"""


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> dict[str, object]:
    folder = str(tmp_path_factory.mktemp("opened"))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "MASCARADE_DATA": folder, "HOME": folder}
    said = subprocess.run(
        [sys.executable, "-c", OPENED], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    found: dict[str, object] = ast.literal_eval(said.stdout)
    return found


def test_the_first_picture_is_of_home(opened: dict[str, object]) -> None:
    assert opened["first"] == "HomeScreen"


@pytest.mark.parametrize(
    "module",
    [
        "argparse",
        pytest.param(
            "dataclasses",
            marks=pytest.mark.skipif(
                sys.version_info >= (3, 14), reason="comes with traceback, which PySide imports"
            ),
        ),
        "json",
        "logging",
        "multiprocessing",
        "numpy",
        "subprocess",
        "mascarade_qt.bots",
        "mascarade_qt.engine.game",
        "mascarade_qt.ui.table.screen",
    ],
)
def test_home_does_without(module: str, opened: dict[str, object]) -> None:
    modules = opened["modules"]
    assert isinstance(modules, list)
    assert module not in modules


def test_no_screen_brings_numpy_into_this_process() -> None:
    """It takes long to import, and only the bots need it."""
    code = (
        "import importlib, pkgutil, sys, mascarade_qt.ui\n"
        "for found in pkgutil.walk_packages(mascarade_qt.ui.__path__, 'mascarade_qt.ui.'):\n"
        "    importlib.import_module(found.name)\n"
        "assert 'mascarade_qt.ui.table.screen' in sys.modules\n"
        "assert 'numpy' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=True)


@pytest.mark.parametrize("many_names", ["QAccessible", "QStyle"])
def test_home_makes_no_enumerations_that_it_does_without(many_names: str, opened: dict[str, object]) -> None:
    classes = opened["classes"]
    assert isinstance(classes, list)
    assert "QPushButton" in classes
    assert many_names not in classes


def test_no_source_is_read_to_look_for_snake_case(opened: dict[str, object]) -> None:
    assert opened["sources"] == []


def test_garbage_is_collected_once_home_was_seen(opened: dict[str, object]) -> None:
    assert (opened["collecting"], opened["settled"]) == (False, True)


def test_a_wrong_argument_still_gets_its_explanation(opened: dict[str, object]) -> None:
    assert "QPoint.__init__(xpos: int, ypos: int, /)" in str(opened["error"])


def test_what_is_put_off_is_there_when_wanted() -> None:
    class Loader:
        def exec_module(self, module: object) -> None:
            module.answer = 42  # type: ignore[attr-defined]

    later = quick_start._Later("later", Loader())
    assert "answer" not in vars(later)
    assert later.answer == 42
    with pytest.raises(AttributeError, match="nothing"):
        _ = later.nothing


def test_the_built_program_says_where_qt_is_once_that_was_imported_quickly(tmp_path: Path) -> None:
    (tmp_path / "pyi_rth_pyside6.py").write_text("import sys; print('PySide6.QtCore' in sys.modules)")
    code = "import sys; sys.frozen = True; import mascarade_qt.ui; print('argparse' in sys.modules)"
    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    said = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert said.stdout.split() == ["True", "False"]
