"""The languages, and what is done to speak one of them."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QCollator, QCoreApplication, QLibraryInfo, QLocale, QTranslator

SOURCE = "en"
# By their own names. A seventh needs a line here and a file in i18n/.
LANGUAGES: Mapping[str, str] = {
    SOURCE: "English",
    "uk": "Українська",
    "ru": "Русский",
    "hu": "Magyar",
    "fr": "Français",
    "pt_BR": "Português (Brasil)",
}
_CATALOGUES = Path(__file__).resolve().parents[2] / "i18n"

_installed: list[QTranslator] = []

Item = TypeVar("Item")


def fitting_language(wanted: str) -> str | None:
    """One of our languages for a name such as `pt-PT`, `uk_UA` or `FR`; None if there is none."""
    language = wanted.replace("-", "_").split("_")[0].lower()
    return next((code for code in LANGUAGES if code.split("_")[0] == language), None)


def system_language() -> str:
    """The first of the system's languages that we speak; else English."""
    for wanted in QLocale.system().uiLanguages():
        found = fitting_language(wanted)
        if found is not None:
            return found
    return SOURCE


def install(language: str) -> None:
    """Speak a language from now on; whatever is open gets a LanguageChange event.

    A catalogue that is missing or can't be read leaves that part in English.
    """
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    QLocale.setDefault(_locale(language))
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for path in (qt / f"qtbase_{language}.qm", _CATALOGUES / f"mascarade_{language}.qm"):
        translator = QTranslator(QCoreApplication.instance())
        if path.is_file() and translator.load(str(path)):
            _installed.append(translator)
            QCoreApplication.installTranslator(translator)


def _locale(language: str) -> QLocale:
    """For dates and numbers: the system's own, if it speaks this language."""
    wanted, system = QLocale(language), QLocale.system()
    return system if system.language() == wanted.language() else wanted


def sorted_by_name(items: Iterable[Item], name: Callable[[Item], str]) -> list[Item]:
    """In the order in which the current language sorts names."""
    collator = QCollator(QLocale())
    collator.setNumericMode(True)
    return sorted(items, key=lambda item: collator.sortKey(name(item)))
