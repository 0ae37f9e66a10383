"""Where drawings and fonts are, in an installed package or next to it in a checkout; and the languages."""

from functools import cache
from pathlib import Path

_HERE = Path(__file__).resolve().parent.parent
CATALOGUES = _HERE / "i18n"  # the compiled translations
_CATALOGUE = "mascarade_"
SOURCE = "en"  # the language of the code; its catalogue has only plural forms


@cache
def resources() -> Path:
    """The folder of resources."""
    inside = _HERE / "resources"
    return inside if inside.is_dir() else _HERE.parent / "resources"


def catalogue(language: str, folder: Path = CATALOGUES) -> Path:
    """The compiled translation of a language."""
    return folder / f"{_CATALOGUE}{language}.qm"


def compile_in_checkout() -> str | None:
    """Compile the translations in a checkout where that has not been done yet; returns what went wrong."""
    script = _HERE.parent / "packaging" / "qm.py"
    if not script.is_file() or not _uncompiled(_HERE.parent / "i18n"):
        return None
    from runpy import run_path

    try:
        run_path(str(script))["compile_all"]()
    except (OSError, ValueError) as error:
        return str(error)
    return None


def _uncompiled(sources: Path) -> set[str]:
    return {path.stem for path in sources.glob("*.ts")} - {path.stem for path in CATALOGUES.glob("*.qm")}


def languages(folder: Path = CATALOGUES) -> tuple[str, ...]:
    """Codes of all compiled languages, the source language first; a new file is all it takes to add one."""
    found = {path.stem.removeprefix(_CATALOGUE) for path in folder.glob(catalogue("*").name)}
    return (SOURCE, *sorted(found - {SOURCE}))
