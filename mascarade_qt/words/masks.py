"""The masks in words: name, power in a line and at length, sex, and the icon of what the power does."""

from mascarade_qt.engine.masks import MASKS, Program, brings_money
from mascarade_qt.words.mask_texts import WORDS, Mask, Power

_SEX = {
    "m": Mask.mark("A man’s mask"),
    "f": Mask.mark("A woman’s mask"),
}
_STAR = Mask.mark("★ Brings money from the bank")
_EDITIONS = {
    "base": Mask.mark("Base game"),
    "first": Mask.mark("First edition"),
    "expansion": Mask.mark("Expansion"),
}


def mask_name(mask: str) -> str:
    """The mask's name, in the nominative."""
    return Mask.text(WORDS[mask].name)


def mask_power(mask: str, bear_tamer: Program | None = None) -> str:
    """The power in one line, for a card; the Bear Tamer's as composed, if given."""
    if mask == "bear_tamer" and bear_tamer:
        from mascarade_qt.words.bear_tamer import bear_tamer_line  # here: the home screen needs none of it

        return bear_tamer_line(bear_tamer)
    return Power.text(WORDS[mask].line)


def mask_power_long(mask: str, bear_tamer: Program | None = None) -> str:
    """The power in one or two sentences, for tooltips and screen readers."""
    if mask == "bear_tamer" and bear_tamer:
        from mascarade_qt.words.bear_tamer import bear_tamer_sentence

        return bear_tamer_sentence(bear_tamer)
    return Power.text(WORDS[mask].long)


def mask_icon(mask: str, bear_tamer: Program | None = None) -> str:
    """The icon (in resources/icons) of what the power does; the Bear Tamer's shows its first step."""
    if mask == "bear_tamer" and bear_tamer:
        return str(bear_tamer[0]["do"])
    return WORDS[mask].icon


def mask_sex(mask: str) -> str:
    """What the Courtesan asks for."""
    return Mask.text(_SEX[MASKS[mask].sex])


def mask_edition(mask: str) -> str:
    """Where the card comes from."""
    return Mask.text(_EDITIONS[MASKS[mask].edition])


def mask_facts(mask: str, bear_tamer: Program | None = None, *, sex: bool = False) -> list[str]:
    """What else there is to say about a card: ★, its fewest players, and its sex if that matters."""
    facts = [Mask.text(_STAR)] if brings_money(mask, bear_tamer) else []
    fewest = MASKS[mask].min_players
    if fewest:
        facts.append(Mask.tr("For %n player(s) or more", "", fewest))
    return facts + ([mask_sex(mask)] if sex else [])


def mask_tooltip(mask: str, bear_tamer: Program | None = None, *, sex: bool = False) -> str:
    """Name, power and facts, a line each."""
    return "\n".join(
        (mask_name(mask), mask_power_long(mask, bear_tamer), *mask_facts(mask, bear_tamer, sex=sex))
    )
