"""What Qt and the build need from the system: looked for before any download, asked for at once."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping

from setup_steps import SetupError, install, say

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"

# A library, and the package of Debian and Ubuntu that brings it. Every library that Qt's own ones ask for by
# name is here, unless a system that runs Python has it anyway; a test compares.
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
BUILD_TOOLS = {"dpkg-shlibdeps": "dpkg-dev", "strip": "binutils", "patchelf": "patchelf"}


def libraries(text: bool, environ: Mapping[str, str]) -> dict[str, str]:
    """What playing needs here: as text, in a window on X or Wayland, or for pictures without a display."""
    if text:
        return CORE
    wanted = CORE | PICTURES
    if "DISPLAY" in environ:
        wanted |= X11
    if "WAYLAND_DISPLAY" in environ:
        wanted |= WAYLAND
    return wanted


def require(wanted: Mapping[str, str], tools: Mapping[str, str] | None = None) -> None:
    """Install all that is missing, as root on Debian and its kin; otherwise stop and say how to."""
    if sys.platform != "linux":
        return
    absent = [name for name in wanted if _is_missing(name)]
    packages = [wanted[name] for name in absent]
    if tools and shutil.which("apt-get"):
        packages += [package for tool, package in tools.items() if not shutil.which(tool)]
    if not _has_ensurepip():
        if sys.base_prefix != "/usr" or not shutil.which("apt-get"):
            raise SetupError("this Python lacks ensurepip, which a virtual environment needs.")
        packages.append(f"python{VERSION}-venv")
    packages = list(dict.fromkeys(packages))
    if not packages:
        return
    if shutil.which("apt-get") and os.geteuid() == 0:
        _install_packages(packages)
    else:
        raise SetupError(_advice(packages, absent))


def _advice(packages: list[str], absent: list[str]) -> str:
    """One sentence with one command, to be copied as it stands."""
    # As root there is no apt-get, or it would have been called.
    sudo = "" if os.geteuid() == 0 else "sudo "
    if shutil.which("apt-get"):
        command = (
            f"apt-get update && {sudo}apt-get install --yes --no-install-recommends {' '.join(packages)}"
        )
        if not shutil.which("sudo"):
            return f"some system packages are missing. As root, run:\n\n    {command.replace('sudo ', '')}\n"
        return f"some system packages are missing. Run:\n\n    {sudo}{command}\n"
    # RPM knows which package brings a library.
    bits = "()(64bit)" if sys.maxsize > 2**32 else ""
    names = " ".join(f"'{name}{bits}'" for name in absent)
    for manager in ("dnf", "zypper"):
        if shutil.which(manager):
            return f"some system libraries are missing. Run:\n\n    {sudo}{manager} install {names}\n"
    return f"these system libraries are missing: {', '.join(absent)}"


def _install_packages(packages: list[str]) -> None:
    names = " ".join(packages)
    say(f"installing system packages: {names}")
    # An update that fails for some other source does not matter as long as the packages are found.
    script = f"apt-get -qq update; apt-get -qq install --yes --no-install-recommends {names}"
    install(f"the system packages {names}", ["sh", "-c", script], DEBIAN_FRONTEND="noninteractive")


def _is_missing(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return True
    return False


def _has_ensurepip() -> bool:
    """Asked of the interpreter below a virtual environment, if this is one: that is what makes the next."""
    python = getattr(sys, "_base_executable", sys.executable)
    return subprocess.call([python, "-c", "import ensurepip"], stderr=subprocess.DEVNULL) == 0
