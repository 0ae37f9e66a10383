"""The files for systems that can't be tried here agree with what is built there."""

import hashlib
import plistlib
import re
import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import about
import build
import pytest
import signing
from windows import inno_setup

from mascarade_qt.words.languages import LANGUAGES

# Inno Setup's own names of the languages.
INNO_LANGUAGES: Mapping[str, str] = {
    "en": "Default",
    "uk": "Ukrainian",
    "ru": "Russian",
    "hu": "Hungarian",
    "fr": "French",
    "pt_BR": "BrazilianPortuguese",
}


@pytest.fixture(scope="module")
def installer() -> Mapping[str, list[str]]:
    """The lines of every section of the installer's script."""
    sections: dict[str, list[str]] = {}
    for line in about.fill(about.PACKAGING / "windows" / "installer.iss.in").splitlines():
        if heading := re.fullmatch(r"\[(\w+)\]", line):
            sections[heading[1]] = []
        elif line and not line.startswith((";", "#")):
            list(sections.values())[-1].append(line)
    return sections


def setup(installer: Mapping[str, list[str]]) -> Mapping[str, str]:
    return dict(line.split("=", 1) for line in installer["Setup"])


def test_the_installer_has_the_version_and_an_identity(installer: Mapping[str, list[str]]) -> None:
    values = setup(installer)
    assert values["AppVersion"] == about.version()
    assert values["VersionInfoVersion"] == ".".join(map(str, about.version_numbers()))
    assert values["MinVersion"] == "10.0.17763"
    assert re.fullmatch(r"\{\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}", values["AppId"])


def test_the_installer_takes_the_folder_that_is_built(installer: Mapping[str, list[str]]) -> None:
    assert setup(installer)["SourceDir"] == ".."  # as seen from build/
    assert setup(installer)["OutputDir"] == about.DIST.name
    assert installer["Files"] == [
        f'Source: "dist\\{about.PROGRAM}\\*"; DestDir: "{{app}}"; Flags: ignoreversion recursesubdirs'
    ]
    for key in ("LicenseFile", "SetupIconFile"):
        path = setup(installer)[key].replace("\\", "/")
        assert path.startswith("build/") or (about.ROOT / path).is_file()


def test_the_installer_starts_the_program_for_the_desktop(installer: Mapping[str, list[str]]) -> None:
    lines = "\n".join(line for section in installer.values() for line in section)
    started = re.findall(r"\{app\}\\([^\"\\,]+\.exe)", lines)
    assert len(started) >= 6
    assert set(started) == {f"{about.NAME}.exe"}


def test_the_installer_makes_a_double_click_open_a_game(installer: Mapping[str, list[str]]) -> None:
    lines = "\n".join(installer["Registry"])
    assert (
        f'"Software\\Classes\\{about.SUFFIX}"; ValueType: string; ValueData: "{about.PROGRAM}.record"'
        in lines
    )
    assert f'ValueData: """{{app}}\\{about.NAME}.exe"" ""%1"""' in lines


def test_the_installer_speaks_all_languages(installer: Mapping[str, list[str]]) -> None:
    pattern = r'Name: "(\w+)"; MessagesFile: "compiler:(?:Languages\\)?(\w+)\.isl"'
    told = dict(re.findall(pattern, "\n".join(installer["Languages"])))
    assert told == INNO_LANGUAGES
    assert set(told) <= set(LANGUAGES)


def test_the_version_resource_can_be_read_and_says_the_version() -> None:
    def keep(*values: Any, **named: Any) -> dict[str, Any]:
        return {"values": values, **named}

    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "VarFileInfo", "VarStruct")
    strings: dict[str, str] = {}
    space = {**dict.fromkeys(names, keep), "StringStruct": strings.__setitem__}
    read = eval(about.fill(about.PACKAGING / "windows" / "version.txt.in"), space)
    assert read["ffi"]["filevers"] == read["ffi"]["prodvers"] == about.version_numbers()
    assert strings["ProductVersion"] == strings["FileVersion"] == about.version()
    assert strings["ProductName"] == about.NAME


def test_the_property_list_can_be_written_and_declares_saved_games() -> None:
    values = plistlib.loads(plistlib.dumps(about.info_plist()))
    (document,) = values["CFBundleDocumentTypes"]
    (declared,) = values["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == [
        about.SUFFIX[1:],
        about.SCENARIO_SUFFIX[1:],
    ]
    assert values["CFBundleLocalizations"] == list(about.SUMMARIES)


@pytest.mark.skipif(not shutil.which("sh"), reason="there is no shell")
@pytest.mark.parametrize("script", sorted(about.PACKAGING.rglob("*.sh")), ids=lambda path: path.name)
def test_shell_scripts_can_be_read(script: Path) -> None:
    said = subprocess.run(["sh", "-n", script], capture_output=True, text=True, check=False)
    assert (said.returncode, said.stderr) == (0, "")


# --- what makes the installer ---


@pytest.mark.parametrize("same", [True, False])
def test_only_the_inno_setup_that_is_known_is_run(
    same: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    commands: list[list[object]] = []
    file = tmp_path / "innosetup.exe"
    file.write_bytes(b"a compiler")
    monkeypatch.setattr(inno_setup, "ADDRESS", file.as_uri())
    monkeypatch.setattr(inno_setup, "SHA256", hashlib.sha256(file.read_bytes() if same else b"").hexdigest())
    monkeypatch.setattr(subprocess, "run", lambda command, **options: commands.append(command))
    monkeypatch.setenv("GITHUB_PATH", str(tmp_path / "path"))
    status = inno_setup.main(tmp_path / "inno")
    if same:
        assert status == 0
        assert [command[-1] for command in commands] == [f"/DIR={tmp_path / 'inno'}"]
        assert (tmp_path / "path").read_text("utf-8") == f"{tmp_path / 'inno'}\n"
    else:
        assert (status, commands) == (1, [])
        assert "is not what it was" in capsys.readouterr().err


# --- signing ---


def test_nothing_is_signed_without_the_means(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *command, **options: pytest.fail("something was run"))
    signing.sign_windows([tmp_path / "program.exe"], {})
    signing.notarize(tmp_path / "image.dmg", {})
    signing.notarize(tmp_path / "image.dmg", {"MACOS_IDENTITY": "me"})  # nobody to ask
    assert signing.installer_options({}) == []
    assert signing.macos_options({"MACOS_IDENTITY": " "}) == {}


def test_programs_and_the_installer_are_signed_by_the_same_command(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, installer: Mapping[str, list[str]]
) -> None:
    commands: list[str] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **options: commands.append(command))
    environ = {"WINDOWS_SIGN_COMMAND": "signtool sign /fd sha256 $f"}
    signing.sign_windows([tmp_path / "a b.exe"], environ)
    assert commands == [f'signtool sign /fd sha256 "{tmp_path / "a b.exe"}"']
    assert signing.installer_options(environ) == ["/DSIGNED", "/Ssign=signtool sign /fd sha256 $f"]
    assert setup(installer)["SignTool"] == "sign"
    assert "#ifdef SIGNED\nSignTool=sign\n" in about.fill(about.PACKAGING / "windows" / "installer.iss.in")


def test_the_disk_image_is_signed_looked_at_and_stapled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    commands: list[list[object]] = []
    monkeypatch.setattr(subprocess, "run", lambda command, **options: commands.append(command))
    image = tmp_path / "image.dmg"
    signing.notarize(image, {"MACOS_IDENTITY": "me", "NOTARY_PROFILE": "mine"})
    assert [command[:3] for command in commands] == [
        ["codesign", "--sign", "me"],
        ["xcrun", "notarytool", "submit"],
        ["xcrun", "stapler", "staple"],
    ]
    assert all(image in command for command in commands)
    assert "--keychain" not in commands[1]
    signing.notarize(image, {"MACOS_IDENTITY": "me", "NOTARY_PROFILE": "mine", "NOTARY_KEYCHAIN": "here"})
    assert commands[4][-3:] == ["--keychain", "here", "--wait"]


def test_on_macos_what_was_tried_is_checked_put_into_an_image_and_sent_to_apple(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """PyInstaller signs the application as it makes it, so the smoke test tries it signed."""
    commands: list[list[str]] = []

    def run(command: list[object], **options: object) -> None:
        commands.append([str(part) for part in command])

    monkeypatch.setattr(subprocess, "run", run)
    monkeypatch.setattr(build, "run", lambda *command: run(list(command)))
    monkeypatch.setattr(sys, "platform", "darwin")
    monkeypatch.setattr(about, "DIST", tmp_path)
    monkeypatch.setenv("MACOS_IDENTITY", "me")
    monkeypatch.setenv("NOTARY_PROFILE", "mine")
    assert list(build.STEPS) == ["wheel", "program", "smoke", "package"]
    build.make_package()
    app = str(tmp_path / f"{about.NAME}.app")
    image = commands[1][-1]
    assert [[Path(command[0]).name, *command[1:3]] for command in commands] == [
        ["codesign", "--verify", "--deep"],
        ["sh", str(about.PACKAGING / "macos" / "dmg.sh"), app],
        ["codesign", "--sign", "me"],
        ["xcrun", "notarytool", "submit"],
        ["xcrun", "stapler", "staple"],
    ]
    assert commands[0][-1] == app
    assert re.fullmatch(rf"{about.PROGRAM}-{about.version()}-macos-\w+\.dmg", Path(image).name)
    assert all(image in command for command in commands[1:])
    assert build.program_folder() == tmp_path / f"{about.NAME}.app" / "Contents" / "MacOS"


def test_without_a_certificate_there_is_nothing_to_verify(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess, "run", lambda *command, **options: pytest.fail("something was run"))
    signing.verify(Path("Any.app"), {})


def test_the_application_may_do_what_python_does() -> None:
    options = signing.macos_options({"MACOS_IDENTITY": "me"})
    assert options["codesign_identity"] == "me"
    allowed = plistlib.loads(Path(options["entitlements_file"]).read_bytes())
    assert allowed["com.apple.security.cs.allow-unsigned-executable-memory"] is True


def test_the_publisher_is_the_same_everywhere(installer: Mapping[str, list[str]]) -> None:
    assert setup(installer)["AppPublisher"] == about.DEVELOPER
    assert f"'CompanyName', '{about.DEVELOPER}'" in about.fill(about.PACKAGING / "windows" / "version.txt.in")
    assert about.DEVELOPER in str(about.info_plist()["NSHumanReadableCopyright"])
