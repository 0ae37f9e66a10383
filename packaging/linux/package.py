"""Make a Debian package of the built program, without being root."""

import gzip
import hashlib
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import about
import licences
from licences import Part
from linux import copyright, manual

from mascarade_qt.commands import completion

HERE = Path(__file__).resolve().parent
COMPLETIONS = {
    "bash": f"share/bash-completion/completions/{about.PROGRAM}",
    "fish": f"share/fish/vendor_completions.d/{about.PROGRAM}.fish",
    "zsh": f"share/zsh/vendor-completions/_{about.PROGRAM}",
}
PNG_FOLDERS = "hicolor/{0}x{0}/apps"
# Without it, dpkg-shlibdeps refuses to work.
CONTROL = f"Source: {about.PROGRAM}\n\nPackage: {about.PROGRAM}\nArchitecture: any\n"
PRIVATE_LIBRARIES = ("", "PySide6/Qt/lib", "PySide6", "shiboken6", "numpy.libs")


def lay_out(
    program: Path, icons: Path, root: Path, parts: Sequence[Part], packages: Mapping[str, Sequence[str]]
) -> None:
    """Lay out all files as they will be installed."""
    usr = root / "usr"
    inside = usr / "lib" / about.PROGRAM
    shutil.copytree(program, inside, symlinks=True)
    (usr / "games").mkdir()
    (usr / "games" / about.PROGRAM).symlink_to(f"../lib/{about.PROGRAM}/{about.PROGRAM}")
    share = usr / "share"
    # With its folder, which is not on every user's path.
    entry = about.fill(HERE / "desktop.in", EXEC=f"/usr/games/{about.PROGRAM}")
    _write(entry, share / "applications" / f"{about.APP_ID}.desktop")
    about.write(HERE / "lintian.in", share / "lintian" / "overrides" / about.PROGRAM)
    about.write(HERE / "metainfo.xml.in", share / "metainfo" / f"{about.APP_ID}.metainfo.xml")
    about.write(HERE / "mime.xml.in", share / "mime" / "packages" / f"{about.APP_ID}.xml")
    documents = share / "doc" / about.PROGRAM
    documents.mkdir(parents=True)
    (inside / "_internal" / licences.NAME).rename(documents / licences.NAME)
    (documents / "copyright").write_text(copyright.text(parts, packages, documents / licences.NAME), "utf-8")
    _zip((about.ROOT / "CHANGELOG.md").read_text("utf-8"), documents / "CHANGELOG.md.gz")
    _zip(changelog(), documents / "changelog.gz")
    for shell, target in COMPLETIONS.items():
        _write(completion.script(shell), usr / target)
    _zip(manual.page(), share / "man" / "man6" / f"{about.PROGRAM}.6.gz")
    _lay_out_icons(icons, share / "icons")


def _lay_out_icons(icons: Path, folder: Path) -> None:
    for picture in icons.glob("*.png"):
        _copy(picture, folder / PNG_FOLDERS.format(picture.stem) / f"{about.APP_ID}.png")
    drawing = about.ROOT / "resources" / "app" / "icon.svg"
    _copy(drawing, folder / "hicolor" / "scalable" / "apps" / f"{about.APP_ID}.svg")
    document = f"{about.MIME.replace('/', '-')}.svg"
    _copy(drawing, folder / "hicolor" / "scalable" / "mimetypes" / document)


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(source, target)


def _write(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text, "utf-8")


def _zip(text: str, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(gzip.compress(text.encode("utf-8"), mtime=0))


def changelog() -> str:
    """A changelog for dpkg; the changes themselves are in CHANGELOG.md."""
    date = format_datetime(datetime.fromisoformat(about.release_date()).replace(tzinfo=UTC))
    return (
        f"{about.PROGRAM} ({version()}) stable; urgency=medium\n\n"
        f"  * Release {about.version()}: see /usr/share/doc/{about.PROGRAM}/CHANGELOG.md.gz\n\n"
        f" -- {about.MAINTAINER}  {date}\n"
    )


def dependencies(root: Path, scratch: Path, brought: Iterable[str]) -> str:
    """The packages with the libraries that the program leaves to the system, and no other."""
    (scratch / "debian").mkdir(parents=True, exist_ok=True)
    (scratch / "debian" / "control").write_text(CONTROL, "utf-8")
    inside = root / "usr" / "lib" / about.PROGRAM / "_internal"
    own = [f"-l{inside / folder}" for folder in PRIVATE_LIBRARIES]
    files = [str(path) for path in inside.rglob("*.so*") if path.is_file() and not path.is_symlink()]
    program = str(inside.parent / about.PROGRAM)
    without = [f"-x{package}" for package in brought]
    options = ["-O", "--ignore-missing-info", "--warnings=0", *without]
    command = ["dpkg-shlibdeps", *options, *own, program, *files]
    said = subprocess.run(command, cwd=scratch, check=False, capture_output=True, text=True)
    if said.returncode != 0:
        sys.exit(said.stderr)
    return said.stdout.strip().removeprefix("shlibs:Depends=")


def control(root: Path, depends: str, architecture: str) -> str:
    """The control file that describes the package to dpkg."""
    kilobytes = sum(path.lstat().st_size for path in root.rglob("*") if path.is_file()) // 1024
    return f"""\
Package: {about.PROGRAM}
Version: {version()}
Architecture: {architecture}
Maintainer: {about.MAINTAINER}
Installed-Size: {kilobytes}
Depends: {depends}
Section: games
Priority: optional
Homepage: {about.HOMEPAGE}
Description: {about.SUMMARIES["en"].removeprefix("A ")}
 At this masked ball nobody is sure who they are. Players swap masks under the
 table, or only pretend to, claim to be somebody, truthfully or not, and wait
 for others to contradict them.
 .
 For 2 to 13 players: humans around one screen, and opponents of four levels
 that remember and bluff, but never cheat. With 26 masks, in six languages.
 This is an unofficial version of the game Mascarade by Bruno Faidutti.
"""


def version() -> str:
    """In Debian's notation, where a candidate sorts before the release."""
    return re.sub(r"(\d)((?:a|b|rc|\.dev)\d+)$", r"\1~\2", about.version())


def checksums(root: Path) -> str:
    """A line per file, for `dpkg --verify`."""
    files = sorted(path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root).as_posix()}\n"
        for path in files
    )


def set_modes(root: Path) -> None:
    """Set standard permissions, independent of the builder's umask."""
    for path in [root, *root.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or path == root / "usr" / "lib" / about.PROGRAM / about.PROGRAM
            path.chmod(0o755 if runs else 0o644)


def make(program: Path, build: Path, dist: Path) -> Path:
    """Build the package; returns its path."""
    root = build / "linux"
    if root.exists():
        shutil.rmtree(root)
    parts, packages = licences.gathered(build / licences.NAME)
    lay_out(program, build / "icons", root, parts, packages)
    (root / "DEBIAN").mkdir()
    asked = ["dpkg", "--print-architecture"]
    architecture = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.strip()
    text = control(root, dependencies(root, build / "shlibs", packages), architecture)
    (root / "DEBIAN" / "control").write_text(text, "utf-8")
    (root / "DEBIAN" / "md5sums").write_text(checksums(root), "utf-8")
    set_modes(root)
    target = dist / f"{about.PROGRAM}_{about.version()}_{architecture}.deb"
    subprocess.run(["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(target)], check=True)
    return target
