"""What goes into the built program, and which parts of Qt, numpy and the system are left out.

Used by mascarade.spec; it doesn't depend on PyInstaller, so that the tests can use it on any system.
"""

import re
import sysconfig
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from about import ROOT

LANGUAGES = tuple(sorted(path.stem.removeprefix("mascarade_") for path in (ROOT / "i18n").glob("*.ts")))

# Qt's libraries and their bindings: only these are needed by widgets, on any system.
QT_MODULES = {"Core", "Gui", "Widgets", "Svg", "DBus", "XcbQpa", "WaylandClient"}
# Folder and name, the same on all systems once `lib` and the ending are gone.
QT_PLUGINS = {
    "iconengines": {"qsvgicon"},
    "imageformats": {"qsvg"},
    "platforminputcontexts": {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"},
    "platforms": {"qcocoa", "qoffscreen", "qwayland", "qwindows", "qxcb"},
    "platformthemes": {"qxdgdesktopportal"},
    "styles": {"qmacstyle", "qmodernwindowsstyle", "qwindowsvistastyle"},
    "wayland-decoration-client": {"adwaita", "bradient"},
    "wayland-shell-integration": {"xdg-shell"},
}
# Large libraries that Qt brings for things that widgets don't do.
QT_EXTRAS = re.compile(
    r"^(opengl32sw|d3dcompiler_\d+|dxcompiler|dxil|av\w+-\d+|sw\w+-\d+)\.dll$", re.IGNORECASE
)

# Of the system's libraries only Python's, and those for X that a desktop may lack: of all others, the user's
# own fit their drivers and fonts better.
LINUX_LIBRARIES = re.compile(
    r"^lib(python3|ffi|bz2|lzma|mpdec|sqlite3|uuid|xcb-(cursor|icccm|image|keysyms|render-util|util|xkb)|xkbcommon)"
)

# Modules that are mentioned somewhere but not needed here.
EXCLUDED_MODULES = [
    "PySide6.QtDBus",
    "PySide6.QtNetwork",
    "PySide6.QtOpenGL",
    "_curses",  # would bring in ncurses
    "_hashlib",  # OpenSSL; hashlib has its own
    "_pyrepl",
    "_ssl",
    "_tkinter",
    "bz2",
    "charset_normalizer",
    "curses",
    "distributed",
    "distutils",
    "doctest",
    "gymnasium",
    "lzma",
    "numpy.distutils",
    "numpy.f2py",
    "numpy.fft",
    "numpy.polynomial",
    "numpy.random",
    "numpy.testing",
    "pdb",
    "pettingzoo",
    "pkg_resources",
    "psutil",
    "pydoc",
    "readline",
    "setuptools",
    "ssl",
    "tkinter",
    "typing_extensions",
    "unittest",
    "xml",
    "yaml",
]
EXCLUDED_FILES = re.compile(
    r"(^|/)(_multiarray_tests|_operand_flag_tests|_rational_tests|_struct_ufunc_tests|_umath_tests|_simd)\."
    r"|(^|/)_codecs_(cn|hk|iso2022|jp|kr|tw)\."
)

_QT_LIBRARY = re.compile(
    r"^(?:lib)?Qt(?:6(?=[A-Z]))?(\w+?)(?:\.abi3)?(?:\.so|\.dll|\.pyd|\.dylib|\.framework|$)"
)


def data_files() -> list[tuple[str, str]]:
    """The files of the game itself, each with its folder in the program."""
    found = [
        (str(path), f"mascarade_qt/{path.parent.relative_to(ROOT).as_posix()}")
        for path in sorted((ROOT / "resources").rglob("*"))
        if path.is_file() and path.suffix != ".md"
    ]
    catalogues = sorted((ROOT / "mascarade_qt" / "i18n").glob("*.qm"))
    found += [(str(path), "mascarade_qt/i18n") for path in catalogues]
    for name in ("engine/scenarios.toml", "bots/mind/policy.json"):
        path = ROOT / "mascarade_qt" / name
        found.append((str(path), path.parent.relative_to(ROOT).as_posix()))
    return found


def kept(files: Iterable[tuple[str, str, str]]) -> list[tuple[str, str, str]]:
    """The files that the program needs, of those that PyInstaller has found: name, path and kind."""
    return [entry for entry in files if is_needed(entry[0].replace("\\", "/"), entry[1])]


def is_needed(name: str, source: str) -> bool:
    """Whether a file belongs in the program."""
    path = PurePosixPath(name)
    if EXCLUDED_FILES.search(name) or QT_EXTRAS.match(path.name):
        return False
    if "plugins" in path.parts:
        stem = path.name.split(".")[0].removeprefix("lib")
        return stem in QT_PLUGINS.get(path.parent.name, set())
    if "translations" in path.parts:
        return path.name in {f"qtbase_{language}.qm" for language in LANGUAGES}
    if any(part == "qml" for part in path.parts):
        return False
    for part in path.parts:
        found = _QT_LIBRARY.match(part)
        if found and part != "Qt":
            return found[1] in QT_MODULES
    return not is_system_library(source) or bool(LINUX_LIBRARIES.match(path.name))


def is_system_library(source: str) -> bool:
    """Whether a file belongs to Linux rather than to Python or one of its packages."""
    path = Path(source)
    folders = [sysconfig.get_path("stdlib"), sysconfig.get_path("platlib")]
    if not re.search(r"\.so(\.|$)", path.name) or any(path.is_relative_to(folder) for folder in folders):
        return False
    return path.is_relative_to("/usr/lib") or path.is_relative_to("/lib")
