"""What goes into the built program."""

import ast
import sys
import sysconfig
from functools import cache
from pathlib import Path

import about
import contents
import pytest

PACKAGE = about.ROOT / "mascarade_qt"
SITE = sysconfig.get_path("platlib")


@cache
def parsed() -> list[list[ast.AST]]:
    """All that is written in each module."""
    return [list(ast.walk(ast.parse(path.read_text("utf-8")))) for path in PACKAGE.rglob("*.py")]


def imports() -> set[str]:
    """All modules that the package imports, Qt's among them."""
    found = set()
    for nodes in parsed():
        for node in nodes:
            if isinstance(node, ast.Import):
                found |= {name.name for name in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
                found |= {node.module, *(f"{node.module}.{name.name}" for name in node.names)}
    return found


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Core.so.6",
        "libQt6Widgets.so.6",
        "PySide6/Qt6Svg.dll",
        "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/QtCore.pyd",
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/plugins/styles/libqmacstyle.dylib",
        "PySide6/Qt/translations/qtbase_pt_BR.qm",
        "PySide6/translations/qtbase_uk.qm",
        "PySide6/Qt/lib/libicudata.so.73",
        "numpy/_core/_multiarray_umath.cp311-win_amd64.pyd",
        "mascarade_qt/resources/masks/king.svg",
        "mascarade_qt/i18n/mascarade_hu.qm",
    ],
)
def test_what_the_game_needs_is_kept(name: str) -> None:
    assert contents.is_needed(name, f"{SITE}/{name}")


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/lib/libQt6Network.so.6",
        "libQt6Quick.so.6",
        "PySide6/Qt6Qml.dll",
        "PySide6/Qt/lib/QtPdf.framework/Versions/A/QtPdf",
        "PySide6/QtNetwork.abi3.so",
        "PySide6/opengl32sw.dll",
        "PySide6/D3Dcompiler_47.dll",
        "PySide6/Qt/plugins/platforms/libqvnc.so",
        "PySide6/plugins/imageformats/qjpeg.dll",
        "PySide6/Qt/plugins/tls/libqopensslbackend.so",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qt_uk.qm",
        "PySide6/Qt/qml/QtQuick/qmldir",
        "numpy/_core/_multiarray_tests.cpython-311-x86_64-linux-gnu.so",
    ],
)
def test_what_the_game_does_not_need_is_left_out(name: str) -> None:
    assert not contents.is_needed(name, f"{SITE}/{name}")


@pytest.mark.skipif(sys.platform != "linux", reason="about the libraries of Linux")
def test_a_desktop_keeps_its_own_libraries_and_gets_those_it_may_lack() -> None:
    folder = "/usr/lib/x86_64-linux-gnu"
    for name in ("libfontconfig.so.1", "libX11.so.6", "libglib-2.0.so.0", "libstdc++.so.6", "libGL.so.1"):
        assert not contents.is_needed(name, f"{folder}/{name}")
    for name in ("libxcb-cursor.so.0", "libxkbcommon-x11.so.0", "libffi.so.8", "libpython3.11.so.1.0"):
        assert contents.is_needed(name, f"{folder}/{name}")


def attributes() -> set[str]:
    """All that the package takes from modules: numpy loads parts of itself when they are asked for."""
    found = set()
    for nodes in parsed():
        imported = [node for node in nodes if isinstance(node, ast.Import)]
        modules = {alias.asname or alias.name: alias.name for node in imported for alias in node.names}
        for node in nodes:
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                found.add(f"{modules.get(node.value.id)}.{node.attr}")
    return found


def test_nothing_is_excluded_that_the_package_imports() -> None:
    # For clusters only, for programs that learn, and for type checkers.
    others = {"distributed", "gymnasium", "pettingzoo", "typing_extensions"}
    excluded = set(contents.EXCLUDED_MODULES) - others
    assert not excluded & imports()
    assert "numpy.float64" in attributes()
    assert not excluded & attributes()


def test_qt_is_kept_as_far_as_the_package_imports_it() -> None:
    used = {name.split(".")[1] for name in imports() if name.startswith("PySide6.Qt")}
    assert used <= {f"Qt{module}" for module in contents.QT_MODULES}


def test_all_resources_are_in_it_and_no_documents() -> None:
    names = {f"{folder}/{Path(path).name}" for path, folder in contents.data_files()}
    wanted = {
        f"mascarade_qt/{path.relative_to(about.ROOT).as_posix()}"
        for path in (about.ROOT / "resources").rglob("*")
        if path.is_file() and path.suffix != ".md"
    }
    assert wanted <= names
    assert {"mascarade_qt/engine/scenarios.toml", "mascarade_qt/bots/mind/policy.json"} <= names
    assert not [name for name in names if name.endswith((".md", ".ts", ".py"))]


def test_every_file_of_the_package_that_is_not_python_is_in_it() -> None:
    known = {Path(path).resolve() for path, _ in contents.data_files()}
    others = {
        path.resolve() for path in PACKAGE.rglob("*") if path.is_file() and "__pycache__" not in path.parts
    }
    assert {path for path in others - known if path.suffix not in (".py", ".md")} == set()
