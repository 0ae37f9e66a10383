"""Venetian first names for the bots; some languages write them in their own letters."""

from mascarade_qt.words.context import Context

Guest = Context("Guest")

GUESTS = (
    Guest.mark("Alvise"),
    Guest.mark("Zanetta"),
    Guest.mark("Marin"),
    Guest.mark("Orsola"),
    Guest.mark("Zorzi"),
    Guest.mark("Bettina"),
    Guest.mark("Vettor"),
    Guest.mark("Lucrezia"),
    Guest.mark("Polo"),
    Guest.mark("Cecilia"),
    Guest.mark("Tonin"),
    Guest.mark("Marietta"),
    Guest.mark("Nicolò"),
    Guest.mark("Faustina"),
    Guest.mark("Anzolo"),
    Guest.mark("Chiara"),
    Guest.mark("Lunardo"),
    Guest.mark("Daria"),
    Guest.mark("Jacopo"),
    Guest.mark("Isabetta"),
    Guest.mark("Domenego"),
    Guest.mark("Pisana"),
    Guest.mark("Piero"),
    Guest.mark("Gasparina"),
    Guest.mark("Tomà"),
    Guest.mark("Angela"),
)


def guest_name(name: str) -> str:
    """One of the guests in the current language."""
    return Guest.text(name)


def guest_names() -> tuple[str, ...]:
    """All of them in the current language."""
    return tuple(map(guest_name, GUESTS))
