"""The file that a dialog proposes: named by the player, in their own documents."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

_LONGEST = 80
_ALLOWED = " -_.,!()'’"


def proposed_file(name: str, suffix: str) -> str:
    """A path for a file of this name, without characters that a file system may refuse."""
    kept = "".join(char if char.isalnum() or char in _ALLOWED else " " for char in name)
    stem = " ".join(kept.split()).strip(". ")[:_LONGEST].rstrip(". ") or "mascarade"
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(documents) if documents and Path(documents).is_dir() else Path.home()
    return str(folder / f"{stem}{suffix}")
