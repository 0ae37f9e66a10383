"""Venetian first names for the bots; some languages write them in their own letters."""

from collections.abc import Mapping

from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.words.context import Context
from mascarade_qt.words.roles import temperament_name

Guest = Context("Guest")

_CHARACTERS: Mapping[str, str] = {
    "alvise": Guest.mark("Alvise"),
    "zanetta": Guest.mark("Zanetta"),
    "marin": Guest.mark("Marin"),
    "orsola": Guest.mark("Orsola"),
    "zorzi": Guest.mark("Zorzi"),
    "bettina": Guest.mark("Bettina"),
    "vettor": Guest.mark("Vettor"),
    "lucrezia": Guest.mark("Lucrezia"),
    "polo": Guest.mark("Polo"),
    "cecilia": Guest.mark("Cecilia"),
    "tonin": Guest.mark("Tonin"),
    "marietta": Guest.mark("Marietta"),
    "nicolo": Guest.mark("Nicolò"),
    "faustina": Guest.mark("Faustina"),
    "anzolo": Guest.mark("Anzolo"),
    "chiara": Guest.mark("Chiara"),
    "lunardo": Guest.mark("Lunardo"),
    "daria": Guest.mark("Daria"),
    "jacopo": Guest.mark("Jacopo"),
    "isabetta": Guest.mark("Isabetta"),
    "domenego": Guest.mark("Domenego"),
    "pisana": Guest.mark("Pisana"),
    "piero": Guest.mark("Piero"),
    "gasparina": Guest.mark("Gasparina"),
}
GUESTS = (  # for those who are nobody in particular
    Guest.mark("Tomà"),
    Guest.mark("Angela"),
    Guest.mark("Bortolo"),
    Guest.mark("Catina"),
    Guest.mark("Momolo"),
    Guest.mark("Rosaura"),
    Guest.mark("Tita"),
    Guest.mark("Giustina"),
    Guest.mark("Beppo"),
    Guest.mark("Leonora"),
    Guest.mark("Zuane"),
    Guest.mark("Benedetta"),
    Guest.mark("Ottavio"),
)
#: Somebody and what they are like: “Bettina, bold”.
_WITH_TEMPER = Guest.mark("{name}, {temperament}")


def guest_names() -> tuple[str, ...]:
    """Names for those who are nobody in particular, in the current language."""
    return tuple(map(Guest.text, GUESTS))


def character_name(character: str) -> str:
    """What a character is called in the current language; nothing for nobody in particular."""
    return Guest.text(_CHARACTERS[character]) if character else ""


def character_text(character: str) -> str:
    """The name, and what they are like: “Bettina, bold”."""
    temperament = temperament_name(CHARACTERS[character]).lower()
    return Guest.text(_WITH_TEMPER, name=character_name(character), temperament=temperament)
