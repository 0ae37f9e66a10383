"""Whether a window can be shown. Checked before Qt is loaded, because Qt would end the program."""

from collections.abc import Mapping


def can_show(environ: Mapping[str, str], platform: str) -> bool:
    """True unless X or Wayland is needed and missing. A Qt platform named by hand is trusted."""
    if platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
