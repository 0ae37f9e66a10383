"""The file that a dialog proposes: what somebody called it, in their own documents."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

_LONGEST = 80
_ALLOWED = " -_.,!()'’"


def proposed_file(name: str, suffix: str) -> str:
    """A path for something with this name; what a file system may refuse is left out."""
    kept = "".join(char if char.isalnum() or char in _ALLOWED else " " for char in name)
    stem = " ".join(kept.split()).strip(". ")[:_LONGEST].rstrip(". ") or "mascarade"
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    folder = Path(documents) if documents and Path(documents).is_dir() else Path.home()
    return str(folder / f"{stem}{suffix}")
