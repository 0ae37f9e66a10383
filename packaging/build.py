"""Build what is released: wheel, program, installer. Called by `python3 packaging/dev.py build`.

    wheel     dist/*.whl and dist/*.tar.gz, for pip
    program   dist/mascarade-qt/, a folder that needs no Python, and build/smallest/ to compare it with
    smoke     start the program, let it play, measure it
    package   of that folder: a .deb and a .tar.gz, an installer, or a disk image, as the system has it

Without arguments, all of them in this order. On Linux the program gets a numpy without OpenBLAS, which would
be a fifth of its size and is never called; compiling it takes some minutes, once.
"""

import argparse
import hashlib
import os
import platform
import re
import shutil
import subprocess
import sys
import sysconfig
import tarfile
from pathlib import Path

import about
import icons
import signing

LOCKS = [about.PACKAGING / "locks" / f"{part}.txt" for part in ("play", "build")]
SPEC = about.PACKAGING / "mascarade.spec"
NUMPY_OPTIONS = ("blas=none", "lapack=none", "allow-noblas=true", "cpu-dispatch=none")
TOOLS = ("cc", "c++")


def run(*command: str | Path, **environment: str) -> None:
    """Run a command in the project's folder; it must succeed."""
    subprocess.run(command, check=True, cwd=about.ROOT, env={**os.environ, **environment})


def say(text: str) -> None:
    """Print what comes next."""
    print(f"-- {text}", flush=True)


def make_wheel() -> None:
    """Make the packages for pip; uses what is installed already, so nothing is downloaded."""
    say("wheel and source archive")
    run(sys.executable, "-m", "hatchling", "build", "-d", about.DIST)


# --- the program ---


def make_program() -> None:
    """The folder with the program, and the yardstick."""
    about.BUILD.mkdir(exist_ok=True)
    icons.draw(about.BUILD / "icons")
    about.write(about.PACKAGING / "windows" / "version.txt.in", about.BUILD / "version.txt")
    numpy = small_numpy()
    search = {"PYTHONPATH": str(numpy)} if numpy else {}
    say("the program")
    _freeze(about.DIST, **search)
    say("the smallest program, to compare with")
    _freeze(about.BUILD, "--", "--smallest")


def _freeze(target: Path, *arguments: str, **environment: str) -> None:
    options = [
        "--noconfirm",
        "--log-level=ERROR",
        f"--distpath={target}",
        f"--workpath={about.BUILD / 'work'}",
    ]
    run(sys.executable, "-m", "PyInstaller", *options, SPEC, *arguments, **environment)


def program_folder() -> Path:
    """Where the program is. On macOS, that is inside the application."""
    if sys.platform == "darwin":
        return about.DIST / f"{about.NAME}.app" / "Contents" / "MacOS"
    return about.DIST / about.PROGRAM


def small_numpy() -> Path | None:
    """A folder with the numpy that the bots need, compiled from the locked source; None for the usual one."""
    if sys.platform != "linux":
        return None
    header = Path(sysconfig.get_path("include")) / "Python.h"
    missing = [tool for tool in TOOLS if not shutil.which(tool)] + ([] if header.exists() else [str(header)])
    if missing:
        say(f"numpy stays as it is, with OpenBLAS: there is no {' and no '.join(missing)}")
        return None
    wanted = locked("numpy")
    key = hashlib.sha256(repr((wanted, NUMPY_OPTIONS, platform.machine())).encode()).hexdigest()[:12]
    folder = cache() / f"numpy-{sys.implementation.cache_tag}-{key}"
    if not folder.exists():
        say("numpy without OpenBLAS, this once")
        _compile_numpy(wanted, folder)
    return folder


def cache() -> Path:
    """A folder that survives `rm -r build`, shared by all checkouts."""
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "mascarade-qt-build"


def locked(name: str) -> list[str]:
    """What the lock says about a package: a version and the hashes of its files, perhaps one per Python."""
    text = "\n".join(lock.read_text("utf-8") for lock in LOCKS)
    found = re.findall(rf"^{name}==.*?(?=^\S|\Z)", text, re.MULTILINE | re.DOTALL)
    if not found:
        raise ValueError(f"no lock has {name}")
    return [re.sub(r"^\s+#.*\n", "", entry, flags=re.MULTILINE).rstrip() for entry in found]


def _compile_numpy(wanted: list[str], folder: Path) -> None:
    part = folder.with_name(f"{folder.name}.part")
    shutil.rmtree(part, ignore_errors=True)
    part.mkdir(parents=True)
    # In the file, because on the command line they would not apply to packages named in the file.
    settings = [f"setup-args=-D{option}" for option in NUMPY_OPTIONS]
    settings.append("install-args=--tags=runtime,python-runtime")
    given = [f"--config-settings={setting}" for setting in settings]
    lines = [" \\\n    ".join([entry, *given]) for entry in wanted]
    (part / "wanted.txt").write_text("\n".join(lines), "utf-8")
    options = ["--no-deps", "--no-binary=numpy", "--no-build-isolation", "--require-hashes", "--no-compile"]
    options.append("--no-cache-dir")  # it may hold one that was compiled with other settings
    where = [f"--target={part / 'packages'}", "-r", str(part / "wanted.txt")]
    tools = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"  # Cython and ninja are there
    run(sys.executable, "-m", "pip", "install", "-q", *options, *where, PATH=tools)
    (part / "packages").rename(folder)
    shutil.rmtree(part)


# --- what people download ---


def make_package() -> None:
    """Make the kind of package that this system installs programs from."""
    say("the package")
    name = f"{about.PROGRAM}-{about.version()}"
    if sys.platform == "win32":
        script = about.write(about.PACKAGING / "windows" / "installer.iss.in", about.BUILD / "installer.iss")
        signing.sign_windows(program_folder().glob("*.exe"))
        run(tool("iscc"), *signing.installer_options(), script)
    elif sys.platform == "darwin":
        app = about.DIST / f"{about.NAME}.app"
        signing.verify(app)
        image = about.DIST / f"{name}-macos-{platform.machine()}.dmg"
        run("sh", about.PACKAGING / "macos" / "dmg.sh", app, image)
        signing.notarize(image)
    else:
        with tarfile.open(about.DIST / f"{name}-linux-{platform.machine()}.tar.gz", "w:gz") as archive:
            archive.add(program_folder(), name, filter=_nobodys)
        tool("dpkg-deb")
        tool("dpkg-shlibdeps")
        from linux import package

        package.make(program_folder(), about.BUILD, about.DIST)


def _nobodys(entry: tarfile.TarInfo) -> tarfile.TarInfo:
    """Leave out who built it."""
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    return entry


def tool(name: str) -> str:
    """The path of a program that has to be there."""
    found = shutil.which(name)
    if found is None:
        packages = {"dpkg-shlibdeps": "dpkg-dev", "iscc": "Inno Setup", "dpkg-deb": "dpkg"}
        sys.exit(f"build: {name} is missing; it comes with {packages.get(name, name)}")
    return found


def smoke_test() -> None:
    """Try what was built."""
    say("smoke test")
    run(sys.executable, about.PACKAGING / "smoke.py", program_folder(), about.BUILD / "smallest")


STEPS = {"wheel": make_wheel, "program": make_program, "smoke": smoke_test, "package": make_package}


def main() -> int:
    """Run the wanted steps."""
    parser = argparse.ArgumentParser(prog="dev.py build", description="Build what is handed out.")
    parser.add_argument("steps", nargs="*", metavar="STEP", help=f"{', '.join(STEPS)} (all of them)")
    steps = parser.parse_args().steps or list(STEPS)
    if unknown := [step for step in steps if step not in STEPS]:
        parser.error(f"there is no step {unknown[0]!r}")
    about.DIST.mkdir(exist_ok=True)
    try:
        for step in steps:
            STEPS[step]()
    except subprocess.CalledProcessError as error:
        print(f"build: {Path(str(error.cmd[0])).name} failed", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
