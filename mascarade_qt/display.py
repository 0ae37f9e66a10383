"""Whether there is something to show a window on. Asked before Qt is loaded, which would end the program."""

from collections.abc import Mapping


def can_show(environ: Mapping[str, str], platform: str) -> bool:
    """Elsewhere than on X or Wayland there always is; whoever names a Qt platform knows."""
    if platform in ("win32", "darwin") or environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"))
