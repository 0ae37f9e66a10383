"""What a Linux desktop is told about the program, and what its package consists of."""

import gzip
import re
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import about
import licences
import pytest
from linux import manual, package

from mascarade_qt.__main__ import COMMANDS
from mascarade_qt.commands.completion import commands
from mascarade_qt.system.folders import VARIABLE

HERE = about.PACKAGING / "linux"
MIME_SPACE = "{http://www.freedesktop.org/standards/shared-mime-info}"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """The files of the package, with a program that is only an empty file."""
    program, icons = tmp_path / "program", tmp_path / "icons"
    (program / "_internal").mkdir(parents=True)
    (program / about.PROGRAM).touch()
    icons.mkdir()
    for size in ICON_SIZES:
        (icons / f"{size}.png").touch()
    (program / "_internal" / "licences").mkdir()
    (program / "_internal" / "licences" / "README.md").touch()
    for part in licences.parts():
        for name, path in part.notices().items():
            shutil.copy(path, program / "_internal" / "licences" / name)
    package.lay_out(program, icons, tmp_path / "root", licences.parts(), {"libxcb1": ["libxcb.so.1"]})
    return tmp_path / "root"


def desktop_entry() -> ConfigParser:
    entry = ConfigParser(interpolation=None, delimiters="=")
    entry.optionxform = str  # type: ignore[assignment, method-assign] # as configparser's documentation says
    entry.read_string(about.fill(HERE / "desktop.in", EXEC="/usr/games/mascarade-qt"))
    return entry


def test_the_desktop_entry_starts_the_program_with_a_file() -> None:
    entry = desktop_entry()["Desktop Entry"]
    assert entry["Exec"] == "/usr/games/mascarade-qt %f"
    assert entry["Icon"] == about.APP_ID
    assert entry["MimeType"] == f"{about.MIME};"


def test_the_window_and_the_desktop_entry_know_each_other() -> None:
    source = (about.ROOT / "mascarade_qt" / "ui" / "app.py").read_text("utf-8")
    assert f'setDesktopFileName("{about.APP_ID}")' in source
    # On Wayland a window has the entry's name; on X11 it has that of the application.
    assert f'setApplicationName("{about.PROGRAM}")' in source
    assert desktop_entry()["Desktop Entry"]["StartupWMClass"] == about.PROGRAM


def test_the_desktop_entry_and_the_metadata_speak_all_languages() -> None:
    entry = desktop_entry()["Desktop Entry"]
    metadata = ElementTree.fromstring(about.fill(HERE / "metainfo.xml.in"))
    told = {summary.get(LANGUAGE, "en"): summary.text for summary in metadata.findall("summary")}
    assert told == dict(about.SUMMARIES)
    assert {code: entry["Comment" if code == "en" else f"Comment[{code}]"] for code in told} == told


def test_the_metadata_names_what_is_installed() -> None:
    metadata = ElementTree.fromstring(about.fill(HERE / "metainfo.xml.in"))
    assert metadata.findtext("id") == about.APP_ID
    assert metadata.findtext("launchable") == f"{about.APP_ID}.desktop"
    assert metadata.findtext("provides/mediatype") == about.MIME
    release = metadata.find("releases/release")
    assert release is not None
    assert release.attrib == {"version": about.version(), "date": about.release_date()}


def test_saved_games_have_a_type_of_their_own() -> None:
    kind = ElementTree.fromstring(about.fill(HERE / "mime.xml.in")).find(f"{MIME_SPACE}mime-type")
    assert kind is not None
    assert kind.get("type") == about.MIME
    pattern = kind.find(f"{MIME_SPACE}glob")
    assert pattern is not None
    assert pattern.get("pattern") == f"*{about.SUFFIX}"


def test_the_manual_page_names_every_command() -> None:
    page = manual.page()
    assert VARIABLE in page
    assert list(COMMANDS) == re.findall(r"^\.SS (\w+)$", page, re.MULTILINE)
    for option in (option for command in commands() for option in command.options):
        assert "--help" in option.names or f"\\fB{option.names[-1]}".replace("-", "\\-") in page


@pytest.mark.skipif(not shutil.which("mandoc"), reason="mandoc is not installed")
def test_the_manual_page_is_well_written(tmp_path: Path) -> None:
    (tmp_path / "page.6").write_text(manual.page(), "utf-8")
    command = ["mandoc", "-T", "lint", "-W", "warning", str(tmp_path / "page.6")]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.stdout == ""


def test_the_package_has_each_file_where_the_system_looks_for_it(root: Path) -> None:
    share = root / "usr" / "share"
    command = root / "usr" / "games" / about.PROGRAM
    assert sys.platform != "linux" or command.resolve() == root / "usr/lib/mascarade-qt/mascarade-qt"
    for size in ICON_SIZES:
        assert (share / f"icons/hicolor/{size}x{size}/apps/{about.APP_ID}.png").is_file()
    assert (share / f"icons/hicolor/scalable/apps/{about.APP_ID}.svg").is_file()
    assert (share / "icons/hicolor/scalable/mimetypes/application-x-mascarade.svg").is_file()
    assert (share / f"applications/{about.APP_ID}.desktop").is_file()
    assert (share / f"metainfo/{about.APP_ID}.metainfo.xml").is_file()
    assert (share / f"mime/packages/{about.APP_ID}.xml").is_file()
    for shell in ("bash-completion/completions", "fish/vendor_completions.d", "zsh/vendor-completions"):
        assert any((share / shell).iterdir())
    assert (share / f"doc/{about.PROGRAM}/licences/README.md").is_file()
    assert b"MASCARADE" in gzip.decompress((share / f"man/man6/{about.PROGRAM}.6.gz").read_bytes())


def test_no_file_has_an_unfilled_placeholder(root: Path) -> None:
    for path in root.rglob("*"):
        if path.is_file() and path.suffix != ".png":
            data = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
            assert not re.search(rb"@[A-Z0-9_]{3,}@", data), path


def test_the_copyright_file_names_every_part(root: Path) -> None:
    text = (root / "usr" / "share" / "doc" / about.PROGRAM / "copyright").read_text("utf-8")
    paragraphs = [paragraph for paragraph in text.split("\n\n") if paragraph.startswith("Files:")]
    assert len(paragraphs) == len(licences.parts()) + 1
    assert all(re.search(r"^Copyright: \S", p, re.MULTILINE) for p in paragraphs)
    assert all(re.search(r"^License: \S", p, re.MULTILINE) for p in paragraphs)
    assert (about.ROOT / "LICENSE").read_text("utf-8").splitlines()[-1] in text
    assert "2018 The Vollkorn Project Authors" in text
    assert "usr/lib/mascarade-qt/_internal/libxcb.so.1" in text
    fields = re.findall(r"^(?! )(\w+):", "\n".join(paragraphs), re.MULTILINE)
    assert set(fields) == {"Files", "Copyright", "License", "Comment"}


def test_the_changelog_is_one_that_dpkg_reads() -> None:
    first, *_, last = package.changelog().splitlines()
    assert first == f"{about.PROGRAM} ({about.version()}) stable; urgency=medium"
    assert re.fullmatch(r" -- .+ <\S+@\S+>  \w{3}, \d\d \w{3} \d{4} 00:00:00 \+0000", last)


def test_the_control_file_counts_what_is_installed(root: Path) -> None:
    (root / "usr" / "large").write_bytes(bytes(3_000_000))
    text = package.control(root, "libc6", "amd64")
    fields = dict(line.split(": ", 1) for line in text.splitlines() if not line.startswith(" "))
    assert fields["Version"] == about.version()
    assert fields["Depends"] == "libc6"
    assert int(fields["Installed-Size"]) >= 3_000_000 // 1024


def test_a_candidate_comes_before_the_release(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(about, "version", lambda: "1.0.0rc2")
    assert "Version: 1.0.0~rc2\n" in package.control(root, "libc6", "amd64")


def test_every_file_has_a_checksum(root: Path) -> None:
    lines = package.checksums(root).splitlines()
    files = [path for path in (root / "usr").rglob("*") if path.is_file() and not path.is_symlink()]
    assert {line.split("  ")[1] for line in lines} == {path.relative_to(root).as_posix() for path in files}


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="desktop-file-utils is not installed")
def test_the_desktop_entry_is_valid(root: Path) -> None:
    path = root / "usr" / "share" / "applications" / f"{about.APP_ID}.desktop"
    said = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="appstream is not installed")
def test_the_metadata_is_valid(root: Path) -> None:
    path = root / "usr" / "share" / "metainfo" / f"{about.APP_ID}.metainfo.xml"
    command = ["appstreamcli", "validate", "--no-net", "--pedantic", str(path)]
    said = subprocess.run(command, capture_output=True, text=True, check=False)
    assert said.returncode == 0, said.stdout
