"""The languages by their own names, and how to switch the window to one of them."""

from collections.abc import Mapping
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from mascarade_qt.system.paths import CATALOGUES, SOURCE, catalogue, languages
from mascarade_qt.words.context import translate_with


def own_name(language: str) -> str:
    """What its speakers call a language; with the country, if the file is for one country."""
    locale = QLocale(language)
    name = "English" if language == SOURCE else locale.nativeLanguageName()
    country = f" ({locale.nativeTerritoryName()})" if "_" in language else ""
    return name[:1].upper() + name[1:] + country


_CATALOGUES = CATALOGUES
_BRITISH = "en_GB"  # like the texts; a plain "en" would write dates the American way
LANGUAGES: Mapping[str, str] = {language: own_name(language) for language in languages(_CATALOGUES)}

_installed: list[QTranslator] = []


def install(language: str) -> None:
    """From now on, use a language; open windows get a LanguageChange event.

    A catalogue that is missing or can't be read leaves that part in English.
    """
    for translator in _installed:
        QCoreApplication.removeTranslator(translator)
    _installed.clear()
    QLocale.setDefault(locale_of(language))
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    for path in (qt / f"qtbase_{language}.qm", catalogue(language, _CATALOGUES)):
        translator = QTranslator(QCoreApplication.instance())
        if path.is_file() and translator.load(str(path)):
            _installed.append(translator)
            QCoreApplication.installTranslator(translator)
    translate_with(QCoreApplication.translate)


def locale_of(language: str) -> QLocale:
    """The locale for dates and numbers: the system's own, if it has this language."""
    wanted, system = QLocale(_BRITISH if language == SOURCE else language), QLocale.system()
    return system if system.language() == wanted.language() else wanted
