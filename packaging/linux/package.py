"""Make a Debian package of the built program, without being root."""

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
from pathlib import Path

import about
from linux import manual

HERE = Path(__file__).resolve().parent
PNG_FOLDERS = "hicolor/{0}x{0}/apps"
# What dpkg-shlibdeps wants to see before it looks at anything.
CONTROL = f"Source: {about.PROGRAM}\n\nPackage: {about.PROGRAM}\nArchitecture: any\n"
PRIVATE_LIBRARIES = ("", "PySide6/Qt/lib", "PySide6", "shiboken6", "numpy.libs")


def lay_out(program: Path, icons: Path, root: Path) -> None:
    """All files as they will be installed."""
    usr = root / "usr"
    shutil.copytree(program, usr / "lib" / about.PROGRAM, symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / about.PROGRAM).symlink_to(f"../lib/{about.PROGRAM}/{about.PROGRAM}")
    share = usr / "share"
    about.write(HERE / "mascarade-qt.desktop.in", share / "applications" / f"{about.PROGRAM}.desktop")
    about.write(HERE / "metainfo.xml.in", share / "metainfo" / f"{about.APP_ID}.metainfo.xml")
    about.write(HERE / "mime.xml.in", share / "mime" / "packages" / f"{about.PROGRAM}.xml")
    about.write(HERE / "copyright.in", share / "doc" / about.PROGRAM / "copyright")
    _zip((about.ROOT / "CHANGELOG.md").read_text("utf-8"), share / "doc" / about.PROGRAM / "changelog.gz")
    _zip(manual.page(), share / "man" / "man6" / f"{about.PROGRAM}.6.gz")
    _lay_out_icons(icons, share / "icons")


def _lay_out_icons(icons: Path, folder: Path) -> None:
    for picture in icons.glob("*.png"):
        _copy(picture, folder / PNG_FOLDERS.format(picture.stem) / f"{about.PROGRAM}.png")
    drawing = about.ROOT / "resources" / "app" / "icon.svg"
    _copy(drawing, folder / "hicolor" / "scalable" / "apps" / f"{about.PROGRAM}.svg")
    document = f"{about.MIME.replace('/', '-')}.svg"
    _copy(drawing, folder / "hicolor" / "scalable" / "mimetypes" / document)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def _zip(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))


def dependencies(root: Path, scratch: Path) -> str:
    """The packages with the libraries that the program leaves to the system."""
    (scratch / "debian").mkdir(parents=True, exist_ok=True)
    (scratch / "debian" / "control").write_text(CONTROL, "utf-8")
    inside = root / "usr" / "lib" / about.PROGRAM / "_internal"
    own = [f"-l{inside / folder}" for folder in PRIVATE_LIBRARIES]
    files = [str(path) for path in inside.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    program = str(inside.parent / about.PROGRAM)
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0", *own, program, *files]
    said = subprocess.run(command, cwd=scratch, check=False, capture_output=True, text=True)
    if said.returncode != 0:
        sys.exit(said.stderr)
    return said.stdout.strip().removeprefix("shlibs:Depends=")


def control(root: Path, depends: str, architecture: str) -> str:
    """What dpkg is told about the package."""
    kilobytes = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    version = re.sub(r"(\d)((?:a|b|rc|\.dev)\d+)$", r"\1~\2", about.version())
    return f"""\
Package: {about.PROGRAM}
Version: {version}
Architecture: {architecture}
Maintainer: the contributors to {about.NAME} <nobody@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
Section: games
Priority: optional
Description: {about.SUMMARIES["en"][0].lower()}{about.SUMMARIES["en"][1:]}
 At this ball nobody is sure who they are. Swap masks under the table, or only
 pretend to; announce who you are, truly or not; and see whether anybody dares
 to say: no, I am! For 2 to 13 players, people or opponents of four levels.
"""


def checksums(root: Path) -> str:
    """One line for every file, as `dpkg --verify` reads it."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in files
    )


def set_modes(root: Path) -> None:
    """Whoever built it: files and folders as the system wants them."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path.name == about.PROGRAM
            path.chmod(0o755 if runs else 0o644)


def make(program: Path, build: Path, dist: Path) -> Path:
    """Build the package and say where it is."""
    root = build / "linux"
    if root.exists():
        shutil.rmtree(root)
    lay_out(program, build / "icons", root)
    (root / "DEBIAN").mkdir()
    asked = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    text = control(root, dependencies(root, build / "shlibs"), architecture)
    (root / "DEBIAN" / "control").write_text(text, "utf-8")
    (root / "DEBIAN" / "md5sums").write_text(checksums(root), "utf-8")
    set_modes(root)
    about.write(HERE / "flatpak.yml.in", build / "flatpak.yml")
    target = dist / f"{about.PROGRAM}_{about.version()}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)], check=True)
    return target
