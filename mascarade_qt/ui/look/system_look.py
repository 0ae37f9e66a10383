"""What the system suggests: colours, and whether things should move."""

import sys
from collections.abc import Mapping
from functools import cache

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

_SPI_GETCLIENTAREAANIMATION = 0x1042
# How to ask each system about motion, and its answer if it wants less of it.
_MOTION_QUESTIONS: Mapping[str, tuple[tuple[str, ...], str]] = {
    "darwin": (("defaults", "read", "com.apple.universalaccess", "reduceMotion"), "1"),
    "linux": (("gsettings", "get", "org.gnome.desktop.interface", "enable-animations"), "false"),
}


def system_theme() -> str:
    """Light systems get the salon, those that ask for contrast get contrast, all others the night."""
    hints = QGuiApplication.styleHints()
    if hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
        return "contrast"
    return "salon" if hints.colorScheme() == Qt.ColorScheme.Light else "night"


@cache
def system_reduces_motion() -> bool:
    """Whether the system asks programs not to animate things. Qt doesn't say, but the systems do."""
    # Here, because the window is open before this is needed.
    import ctypes
    import shutil
    import subprocess

    from mascarade_qt.system.outside import outside_environment

    if sys.platform == "win32":
        wanted = ctypes.c_int(1)
        ctypes.windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(wanted), 0)
        return not wanted.value
    asking, reduced = _MOTION_QUESTIONS.get(sys.platform, _MOTION_QUESTIONS["linux"])
    program = shutil.which(asking[0])
    if program is None:
        return False
    try:
        said = subprocess.run(
            [program, *asking[1:]],
            capture_output=True,
            text=True,
            timeout=1,
            check=False,
            env=outside_environment(),
        )
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return False
    return said.stdout.strip() == reduced


def screen_reader_runs() -> bool:
    """Whether a screen reader is running, as far as Qt knows."""
    from PySide6.QtGui import QAccessible  # the home screen doesn't need its hundreds of names

    return QAccessible.isActive()
