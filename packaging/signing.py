"""Sign what was built, if the environment has all that is needed; otherwise do nothing.

WINDOWS_SIGN_COMMAND   signs the file that stands for $f, such as
                       signtool sign /fd sha256 /td sha256 /tr TIMESTAMP-URL /sha1 FINGERPRINT $f
MACOS_IDENTITY         a "Developer ID Application: …" in the keychain
NOTARY_PROFILE         what `xcrun notarytool store-credentials` was told to call its credentials
NOTARY_KEYCHAIN        the keychain that they are in, unless it is the usual one
"""

import os
import subprocess
from collections.abc import Iterable, Mapping
from pathlib import Path

ENTITLEMENTS = Path(__file__).resolve().parent / "macos" / "entitlements.plist"


def windows_command(environ: Mapping[str, str] = os.environ) -> str:
    """The command that signs $f, or nothing."""
    return environ.get("WINDOWS_SIGN_COMMAND", "").strip()


def sign_windows(files: Iterable[Path], environ: Mapping[str, str] = os.environ) -> None:
    """Sign programs."""
    command = windows_command(environ)
    for file in files if command else ():
        subprocess.run(command.replace("$f", f'"{file}"'), shell=True, check=True)


def installer_options(environ: Mapping[str, str] = os.environ) -> list[str]:
    """What Inno Setup needs to sign the installer and the uninstaller itself."""
    command = windows_command(environ)
    return ["/DSIGNED", f"/Ssign={command}"] if command else []


def macos_options(environ: Mapping[str, str] = os.environ) -> dict[str, str]:
    """What PyInstaller needs to sign the application, or nothing: then it is signed for this machine only."""
    identity = environ.get("MACOS_IDENTITY", "").strip()
    return {"codesign_identity": identity, "entitlements_file": str(ENTITLEMENTS)} if identity else {}


def verify(app: Path, environ: Mapping[str, str] = os.environ) -> None:
    """Check that the application is still as PyInstaller signed it: otherwise it couldn't be opened."""
    if macos_options(environ):
        subprocess.run(["codesign", "--verify", "--deep", "--strict", app], check=True)


def notarize(image: Path, environ: Mapping[str, str] = os.environ) -> None:
    """Have Apple check a disk image, and attach the result."""
    identity, profile = (
        macos_options(environ).get("codesign_identity"),
        environ.get("NOTARY_PROFILE", "").strip(),
    )
    if not identity or not profile:
        return
    subprocess.run(["codesign", "--sign", identity, "--timestamp", image], check=True)
    submit: list[str | Path] = ["xcrun", "notarytool", "submit", image, "--keychain-profile", profile]
    keychain = environ.get("NOTARY_KEYCHAIN", "").strip()
    subprocess.run([*submit, *(["--keychain", keychain] if keychain else []), "--wait"], check=True)
    subprocess.run(["xcrun", "stapler", "staple", image], check=True)
