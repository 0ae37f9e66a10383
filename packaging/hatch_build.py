"""Compiles the translations while a wheel is built: i18n/*.ts becomes mascarade_qt/i18n/*.qm."""

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# By way of Python: in pip's isolated environment the tool is importable, but not always on the PATH.
LRELEASE = "from PySide6.scripts.pyside_tool import lrelease; lrelease()"


class CustomBuildHook(BuildHookInterface[Any]):
    """Called by hatchling, which finds it through pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered. An editable install leaves it to dev.py, which renews them."""
        if version == "editable":
            return
        root = Path(self.root)
        folder = root / "mascarade_qt" / "i18n"
        folder.mkdir(exist_ok=True)
        for source in sorted((root / "i18n").glob("*.ts")):
            target = folder / f"{source.stem}.qm"
            command = [sys.executable, "-c", LRELEASE, "-silent", str(source), "-qm", str(target)]
            subprocess.run(command, check=True)
