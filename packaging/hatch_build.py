"""Compiles the translations when a wheel is built: i18n/*.ts becomes mascarade_qt/i18n/*.qm."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import qm


class CustomBuildHook(BuildHookInterface[Any]):
    """Found by hatchling through pyproject.toml."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Before the files are gathered."""
        qm.compile_all()
