"""What Qt and the build need from the system: checked before any download, and reported all at once."""

import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Mapping
from pathlib import Path

from setup_steps import SetupError, install, say

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from mascarade_qt.system.system_libraries import CORE, PICTURES, WAYLAND, X11, for_window, missing

__all__ = ["CORE", "LUPDATE", "PICTURES", "TESTS", "WAYLAND", "X11", "for_build", "for_window", "require"]

VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"

# Qt's tool that collects texts can reach the network, and therefore needs more than Qt's widgets.
LUPDATE = {
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
}
TESTS = CORE | PICTURES | LUPDATE

# Programs and files that the steps of build.py need, and their Debian packages.
_TOOLS = {
    "program": {"cc": "gcc", "c++": "g++", "strip": "binutils", "patchelf": "patchelf"},
    "package": {"dpkg-deb": "dpkg", "dpkg-shlibdeps": "dpkg-dev"},
}


def for_build(steps: Iterable[str]) -> dict[str, str]:
    """What these steps need, or all of them."""
    chosen = set(steps) or set(_TOOLS)
    found = {tool: package for step in _TOOLS if step in chosen for tool, package in _TOOLS[step].items()}
    if "program" in chosen and sys.base_prefix == "/usr":  # any other Python has it, or it can't be added
        found[str(Path(sysconfig.get_path("include")) / "Python.h")] = f"libpython{VERSION}-dev"
    return found


def require(wanted: Mapping[str, str], tools: Mapping[str, str] | None = None) -> None:
    """Install all that is missing, as root on Debian and its derivatives; otherwise stop and say how to."""
    if sys.platform != "linux":
        return
    absent = missing(wanted)
    packages = [wanted[name] for name in absent]
    lacking = [
        tool for tool in tools or () if not (Path(tool).exists() if "/" in tool else shutil.which(tool))
    ]
    packages += [(tools or {})[tool] for tool in lacking]
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
        raise SetupError(_advice(packages, absent, lacking))


def _advice(packages: list[str], absent: list[str], lacking: list[str]) -> str:
    """One sentence with one command to copy."""
    # If we are root, there is no apt-get, otherwise it would have been called.
    sudo = "" if os.geteuid() == 0 else "sudo "
    if shutil.which("apt-get"):
        command = f"apt-get update; {sudo}apt-get install --yes --no-install-recommends {' '.join(packages)}"
        if not shutil.which("sudo"):
            return f"some system packages are missing. As root, run:\n\n    {command.replace('sudo ', '')}\n"
        return f"some system packages are missing. Run:\n\n    {sudo}{command}\n"
    # RPM knows which package has a library or a file.
    bits = "()(64bit)" if sys.maxsize > 2**32 else ""
    names = [f"'{name}{bits}'" for name in absent]
    names += [tool if "/" in tool else f"/usr/bin/{tool}" for tool in lacking]
    for manager in ("dnf", "zypper"):
        if shutil.which(manager):
            return (
                f"some system packages are missing. Run:\n\n    {sudo}{manager} install {' '.join(names)}\n"
            )
    return f"missing from this system: {', '.join([*absent, *lacking])}"


# On a fresh machine another installation may be running: wait for it.
_APT = "apt-get -qq -o DPkg::Lock::Timeout=120"


def _install_packages(packages: list[str]) -> None:
    names = " ".join(packages)
    say(f"installing system packages: {names}")
    # A failed update of some other source does not matter as long as the packages are found.
    script = f"{_APT} update; {_APT} install --yes --no-install-recommends {names}"
    install(f"the system packages {names}", ["sh", "-c", script], DEBIAN_FRONTEND="noninteractive")


def _has_ensurepip() -> bool:
    """Asked of the interpreter below a virtual environment, if this is one: that is what makes the next."""
    python = getattr(sys, "_base_executable", sys.executable)
    return subprocess.call([python, "-c", "import ensurepip"], stderr=subprocess.DEVNULL) == 0
