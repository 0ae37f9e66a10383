"""Every file of a built program comes with its licence."""

from pathlib import Path

import about
import contents
import licences
import pytest


@pytest.mark.parametrize("part", licences.parts(), ids=lambda part: part.name)
def test_a_part_has_all_it_takes(part: licences.Part) -> None:
    assert part.licence
    assert part.copyright
    assert part.files or part.modules
    assert part.note or part.texts or part.distribution
    assert all((licences.FOLDER / text).is_file() for text in part.texts)


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("PySide6/Qt/lib/libQt6Core.so.6", "Qt and"),
        ("PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("PySide6\\msvcp140.dll", "the runtime library"),
        ("MSVCP140.dll", "the runtime library"),
        ("VCRUNTIME140_1.dll", "the runtime library"),
        ("libffi-8.dll", "libffi"),
        ("sqlite3.dll", "SQLite"),
        ("mascarade_qt/resources/masks/king.svg", "Mascarade Qt"),
        ("mascarade_qt/resources/fonts/VollkornMascarade-Bold.ttf", "Vollkorn"),
        ("mascarade_qt/resources/fonts/MascaradeSans-Bold.ttf", "Mascarade Sans"),
        ("numpy.libs/libscipy_openblas64_.so", "numpy"),
        ("python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "Python"),
        ("_cffi_backend.cpython-311-x86_64-linux-gnu.so", "cffi"),
    ],
)
def test_a_file_belongs_to_its_part(file: str, part: str) -> None:
    found = licences.part_of_file(file)
    assert found is not None
    assert found.name.startswith(part)


# What PyInstaller finds on macOS, with a Python of python.org, GitHub's or Homebrew's.
ON_MACOS = {
    "Python": "Python",
    "Python.framework/Versions/3.13/Python": "Python",
    "Python.framework/Versions/Current/Resources/Info.plist": "Python",
    "libpython3.13.dylib": "Python",
    "python3.13/lib-dynload/_ctypes.cpython-313-darwin.so": "Python",
    "lib-dynload/_decimal.cpython-311-darwin.so": "Python",
    "base_library.zip": "Python",
    "libffi.8.dylib": "libffi",
    "libsqlite3.0.dylib": "SQLite",
    "libsqlite3.3.50.1.dylib": "SQLite",
    "libmpdec.4.dylib": "libmpdec",
    "numpy/.dylibs/libscipy_openblas64_.dylib": "numpy",
    "numpy/.dylibs/libgfortran.5.dylib": "numpy",
    "numpy/_core/_multiarray_umath.cpython-313-darwin.so": "numpy",
    "_cffi_backend.cpython-313-darwin.so": "cffi",
    "_miniaudio.abi3.so": "miniaudio",
    "PySide6/QtCore.abi3.so": "Qt and",
    "PySide6/libpyside6.abi3.6.11.dylib": "Qt and",
    "shiboken6/libshiboken6.abi3.6.11.dylib": "Qt and",
    "PySide6/Qt/lib/QtGui.framework/Versions/A/QtGui": "Qt and",
    "QtGui": "Qt and",
    "PySide6/Qt/plugins/platforms/libqcocoa.dylib": "Qt and",
    "mascarade_qt/i18n/mascarade_uk.qm": "Mascarade Qt",
}


@pytest.mark.parametrize("file", ON_MACOS)
def test_a_file_on_macos_belongs_to_its_part(file: str) -> None:
    found = licences.part_of_file(file)
    assert found is not None
    assert found.name.startswith(ON_MACOS[file])
    assert contents.is_needed(file, f"/Library/Frameworks/{file}")


def test_our_own_files_belong_to_parts() -> None:
    for _, folder in contents.data_files():
        assert licences.part_of_file(f"{folder}/file")


@pytest.mark.parametrize(
    "module", ["json.decoder", "numpy._core", "PySide6.QtCore", "_sysconfigdata__linux_x"]
)
def test_a_module_belongs_to_its_part(module: str) -> None:
    assert licences.part_of_module(module)


def test_a_stranger_stops_the_build(tmp_path: Path) -> None:
    with pytest.raises(licences.LicenceError, match=r"libstranger\.dll, stranger"):
        licences.gather([("libstranger.dll", "C:/libstranger.dll")], ["stranger"], tmp_path / "licences")


def test_the_texts_of_all_parts_are_gathered(tmp_path: Path) -> None:
    files = [("PySide6/QtCore.abi3.so", "x"), ("mascarade_qt/resources/fonts/OFL.txt", "y")]
    target = tmp_path / "licences"
    chosen = licences.gather(files, ["json", "mascarade_qt.ui"], target)
    assert licences.gathered(target) == (chosen, {})
    names = {path.name for path in target.iterdir()}
    assert {"LGPL-3.0.txt", "GPL-3.0.txt", "qtbase.txt", "OFL.txt", "mascarade-qt.txt", "python.txt"} <= names
    text = (target / "README.md").read_text("utf-8")
    assert all(part.name in text and part.copyright in text for part in chosen)
    assert {name for name in names if f"`{name}`" in text} == names - {"README.md"}
    assert "numpy" not in text


def test_a_library_of_the_system_brings_the_notice_of_its_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(contents, "is_system_library", lambda source: True)
    monkeypatch.setattr(licences, "debian_package", lambda source: "dpkg")
    if not Path("/usr/share/doc/dpkg/copyright").is_file():
        pytest.skip("not on Debian")
    licences.gather([("libsomething.so.1", "/usr/lib/libsomething.so.1")], [], tmp_path / "licences")
    assert (tmp_path / "licences" / "dpkg.txt").is_file()
    assert licences.gathered(tmp_path / "licences") == ([], {"dpkg": ["libsomething.so.1"]})


def test_the_wheel_says_that_the_fonts_have_a_licence_of_their_own() -> None:
    project = (about.ROOT / "pyproject.toml").read_text("utf-8")
    assert 'license = "MIT AND OFL-1.1"' in project
    for path in (about.ROOT / "resources" / "fonts").glob("OFL*.txt"):
        assert f'"resources/fonts/{path.name}"' in project
