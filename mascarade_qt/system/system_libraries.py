"""The libraries and the display that Qt needs on Linux, checked first: without one, it aborts.

packaging/dev.py imports this too, so it needs nothing but the standard library.
"""

import sys
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path

# A library, and the Debian and Ubuntu package that provides it. Every library that Qt's own ones ask for by
# name is here, unless any system that runs Python has it; a test compares.
CORE = {"libglib-2.0.so.0": "libglib2.0-0", "libgthread-2.0.so.0": "libglib2.0-0"}
PICTURES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libxkbcommon.so.0": "libxkbcommon0",
}
X11 = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
WAYLAND = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
}
# Asked for by a part of Qt that is left out of the built program.
_LEFT_OUT = {"libwayland-egl.so.1"}
_PACKAGES: Mapping[str, str] = CORE | PICTURES | X11 | WAYLAND


def for_window(environ: Mapping[str, str]) -> dict[str, str]:
    """What a window needs on this display, or pictures without one."""
    wanted = CORE | PICTURES
    platform = environ.get("QT_QPA_PLATFORM", "")  # one that is named is the one wanted
    if platform.startswith("xcb") or (not platform and environ.get("DISPLAY")):
        wanted |= X11
    if platform.startswith("wayland") or (not platform and environ.get("WAYLAND_DISPLAY")):
        wanted |= WAYLAND
    return wanted


def missing(wanted: Iterable[str]) -> list[str]:
    """Those that can't be loaded."""
    found: list[str] = []
    if sys.platform != "win32":  # Qt brings all it needs there
        from _ctypes import dlopen  # importing ctypes takes longer than all of this

        for name in wanted:
            try:
                dlopen(name, 0)
            except OSError:
                found.append(name)
    return found


def complaint(wanted: Iterable[str], platform: str, frozen: bool = hasattr(sys, "frozen")) -> str:
    """What is missing and how to get it, in one line; empty if Qt can be loaded."""
    if platform != "linux" or not _qt_is_a_wheel():
        return ""
    absent = missing(name for name in wanted if not (frozen and name in _LEFT_OUT))
    if not absent:
        return ""
    packages = " ".join(dict.fromkeys(_PACKAGES[name] for name in absent))
    libraries = "library" if len(absent) == 1 else "libraries"
    return (
        f"this system lacks the {libraries} {', '.join(absent)};"
        f" on Debian and Ubuntu: sudo apt-get update; sudo apt-get install --yes {packages}"
    )


def _qt_is_a_wheel() -> bool:
    """Whether Qt came from pip or with the program. A distribution's own finds its libraries itself."""
    spec = find_spec("PySide6")
    return spec is not None and any(Path(place, "Qt", "lib").is_dir() for place in _places(spec))


def _places(spec: object) -> list[str]:
    return list(getattr(spec, "submodule_search_locations", None) or ())


def can_show(environ: Mapping[str, str], platform: str) -> bool:
    """Whether there is a display. A Qt platform named by hand is trusted."""
    if platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
