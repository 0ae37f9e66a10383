"""Hooks for hatchling: compiled translations, and a description for package indexes."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parent))
import about
import qm


class CustomBuildHook(BuildHookInterface[Any]):
    """Compiles i18n/*.ts into mascarade_qt/i18n/*.qm before the files of a wheel are gathered."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Part of BuildHookInterface."""
        qm.compile_all()


class CustomMetadataHook(MetadataHookInterface):
    """Gives links that work elsewhere, from the one place that knows the address."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Part of MetadataHookInterface."""
        metadata["readme"] = {"content-type": "text/markdown", "text": about.readme()}
        metadata["urls"] = about.urls()
