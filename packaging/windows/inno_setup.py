"""Install exactly the Inno Setup that makes the installer. For disposable machines."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

VERSION = "6.7.3"
RELEASES = "https://github.com/jrsoftware/issrc/releases/download"
ADDRESS = f"{RELEASES}/is-{VERSION.replace('.', '_')}/innosetup-{VERSION}.exe"
SHA256 = "9c73c3bae7ed48d44112a0f48e66742c00090bdb5bef71d9d3c056c66e97b732"
OPTIONS = ("/VERYSILENT", "/SUPPRESSMSGBOXES", "/NORESTART", "/CURRENTUSER")


def main(folder: Path) -> int:
    """Install it into a folder, and put that on the path of the following steps."""
    with urlopen(ADDRESS) as answer:
        data = answer.read()
    if hashlib.sha256(data).hexdigest() != SHA256:
        print(f"inno_setup: {ADDRESS} is not what it was", file=sys.stderr)
        return 1
    folder.mkdir(parents=True)
    setup = folder / "setup.exe"
    setup.write_bytes(data)
    subprocess.run([setup, *OPTIONS, f"/DIR={folder}"], check=True)
    with Path(os.environ["GITHUB_PATH"]).open("a", encoding="utf-8") as path:
        path.write(f"{folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(os.environ["RUNNER_TEMP"]) / "inno"))
