"""The masks in words: name, power in a line and at length, sex, and the icon of what the power does."""

from collections.abc import Mapping

from mascarade_qt.engine.masks import MASKS, Program, brings_money
from mascarade_qt.words.bear_tamer import bear_tamer_line, bear_tamer_sentence
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context

Mask = Context("Mask")
Power = Context("Power")

_NAMES: Mapping[str, str] = {
    "judge": QT_TRANSLATE_NOOP("Mask", "Judge"),
    "king": QT_TRANSLATE_NOOP("Mask", "King"),
    "empress": QT_TRANSLATE_NOOP("Mask", "Empress"),
    "queen": QT_TRANSLATE_NOOP("Mask", "Queen"),
    "fool": QT_TRANSLATE_NOOP("Mask", "Fool"),
    "thief": QT_TRANSLATE_NOOP("Mask", "Thief"),
    "witch": QT_TRANSLATE_NOOP("Mask", "Witch"),
    "spy": QT_TRANSLATE_NOOP("Mask", "Spy"),
    "peasant": QT_TRANSLATE_NOOP("Mask", "Peasant"),
    "cheat": QT_TRANSLATE_NOOP("Mask", "Cheat"),
    "guru": QT_TRANSLATE_NOOP("Mask", "Guru"),
    "widow": QT_TRANSLATE_NOOP("Mask", "Widow"),
    "beggar": QT_TRANSLATE_NOOP("Mask", "Beggar"),
    "patron": QT_TRANSLATE_NOOP("Mask", "Patron"),
    "puppet_master": QT_TRANSLATE_NOOP("Mask", "Puppet Master"),
    "princess": QT_TRANSLATE_NOOP("Mask", "Princess"),
    "trickster": QT_TRANSLATE_NOOP("Mask", "Trickster"),
    "alchemist": QT_TRANSLATE_NOOP("Mask", "Alchemist"),
    "actress": QT_TRANSLATE_NOOP("Mask", "Actress"),
    "courtesan": QT_TRANSLATE_NOOP("Mask", "Courtesan"),
    "gambler": QT_TRANSLATE_NOOP("Mask", "Gambler"),
    "damned": QT_TRANSLATE_NOOP("Mask", "Damned"),
    "necromancer": QT_TRANSLATE_NOOP("Mask", "Necromancer"),
    "sage": QT_TRANSLATE_NOOP("Mask", "Sage"),
    "usurper": QT_TRANSLATE_NOOP("Mask", "Usurper"),
    "bear_tamer": QT_TRANSLATE_NOOP("Mask", "Bear Tamer"),
}

# For the card: one line, at most some fifty letters.
_LINES: Mapping[str, str] = {
    "judge": QT_TRANSLATE_NOOP("Power", "Take all coins from the courthouse"),
    "king": QT_TRANSLATE_NOOP("Power", "Take 2 coins from the bank"),
    "empress": QT_TRANSLATE_NOOP("Power", "Take 3 coins from the bank"),
    "queen": QT_TRANSLATE_NOOP("Power", "Take 2 coins from the bank"),
    "fool": QT_TRANSLATE_NOOP("Power", "Take 1 coin; swap two others’ cards, or pretend to"),
    "thief": QT_TRANSLATE_NOOP("Power", "Take 1 coin from each neighbour"),
    "witch": QT_TRANSLATE_NOOP("Power", "Exchange fortunes with a player, if you like"),
    "spy": QT_TRANSLATE_NOOP("Power", "See your card and another’s; swap or pretend to"),
    "peasant": QT_TRANSLATE_NOOP("Power", "Take 1 coin; both Peasants together: 2 each"),
    "cheat": QT_TRANSLATE_NOOP("Power", "With 10 coins or more, you win"),
    "guru": QT_TRANSLATE_NOOP("Power", "A player names a mask and reveals; wrong: pays you 4"),
    "widow": QT_TRANSLATE_NOOP("Power", "Take coins until you have 10"),
    "beggar": QT_TRANSLATE_NOOP("Power", "Everyone richer than you gives you 1 coin"),
    "patron": QT_TRANSLATE_NOOP("Power", "Take 3 coins; each neighbour takes 1"),
    "puppet_master": QT_TRANSLATE_NOOP("Power", "Take 1 coin each from two players, who change seats"),
    "princess": QT_TRANSLATE_NOOP("Power", "Take 2 coins; show a card to all but its player"),
    "trickster": QT_TRANSLATE_NOOP("Power", "Take 2 coins from the richest other player"),
    "alchemist": QT_TRANSLATE_NOOP("Power", "All fortunes move on to the left or the right"),
    "actress": QT_TRANSLATE_NOOP("Power", "Use the power that was used last"),
    "courtesan": QT_TRANSLATE_NOOP("Power", "Right neighbour reveals; a man’s mask pays you 3"),
    "gambler": QT_TRANSLATE_NOOP("Power", "Hide 1–3 coins; a wrong guess makes them yours"),
    "damned": QT_TRANSLATE_NOOP("Power", "Can’t be announced; if revealed, someone is out"),
    "necromancer": QT_TRANSLATE_NOOP("Power", "Use the top mask of the graveyard"),
    "sage": QT_TRANSLATE_NOOP("Power", "Take 1 coin; look at two cards"),
    "usurper": QT_TRANSLATE_NOOP("Power", "Name a player’s mask; right: use its power"),
    "bear_tamer": QT_TRANSLATE_NOOP("Power", "The power that the players gave it"),
}

# For tooltips and screen readers: one or two whole sentences.
_LONG: Mapping[str, str] = {
    "judge": QT_TRANSLATE_NOOP("Power", "You take all the coins that lie in the courthouse."),
    "king": QT_TRANSLATE_NOOP("Power", "You take 2 coins from the bank."),
    "empress": QT_TRANSLATE_NOOP("Power", "You take 3 coins from the bank."),
    "queen": QT_TRANSLATE_NOOP("Power", "You take 2 coins from the bank."),
    "fool": QT_TRANSLATE_NOOP(
        "Power",
        "You take 1 coin from the bank. Then you take the cards of two other players, unseen, "
        "and swap them or only pretend to.",
    ),
    "thief": QT_TRANSLATE_NOOP(
        "Power", "You take 1 coin from the player on your left and 1 from the player on your right."
    ),
    "witch": QT_TRANSLATE_NOOP(
        "Power", "You may exchange your whole fortune with that of another player. You may also decline."
    ),
    "spy": QT_TRANSLATE_NOOP(
        "Power",
        "You look, alone, at your own card and at the card of another player, "
        "then swap the two or only pretend to.",
    ),
    "peasant": QT_TRANSLATE_NOOP(
        "Power",
        "You take 1 coin from the bank. If both Peasants are revealed in the same contest, "
        "both take 2 instead.",
    ),
    "cheat": QT_TRANSLATE_NOOP(
        "Power", "With 10 coins or more you win the game at once. With fewer, nothing happens."
    ),
    "guru": QT_TRANSLATE_NOOP(
        "Power",
        "Another player of your choice names a mask and then reveals their card. "
        "If it is not the mask they named, they give you 4 coins.",
    ),
    "widow": QT_TRANSLATE_NOOP(
        "Power", "You take coins from the bank until you have 10. With 10 or more, nothing happens."
    ),
    "beggar": QT_TRANSLATE_NOOP(
        "Power",
        "You ask one player after the other, from your left on: "
        "whoever has more coins than you at that moment gives you 1.",
    ),
    "patron": QT_TRANSLATE_NOOP(
        "Power",
        "You take 3 coins from the bank. Then the players on your left and right each take 1 from the bank.",
    ),
    "puppet_master": QT_TRANSLATE_NOOP(
        "Power",
        "You take 1 coin from each of two other players. Then these two change seats; "
        "cards and coins stay where they are.",
    ),
    "princess": QT_TRANSLATE_NOOP(
        "Power",
        "You take 2 coins from the bank. Then you choose another player, "
        "whose card is shown to everyone except that player.",
    ),
    "trickster": QT_TRANSLATE_NOOP(
        "Power", "You take 2 coins from the richest other player. Among equals you choose."
    ),
    "alchemist": QT_TRANSLATE_NOOP(
        "Power",
        "You choose left or right: everyone hands their whole fortune to the neighbour on that side.",
    ),
    "actress": QT_TRANSLATE_NOOP("Power", "You use the power that was used last in the game."),
    "courtesan": QT_TRANSLATE_NOOP(
        "Power", "The player on your right reveals their card. If it is a man’s mask, they give you 3 coins."
    ),
    "gambler": QT_TRANSLATE_NOOP(
        "Power",
        "You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. "
        "If the guess is right, that player takes the coins; if it is wrong, you do.",
    ),
    "damned": QT_TRANSLATE_NOOP(
        "Power",
        "This mask cannot be announced or named. Whoever reveals it in a contest is out of the game; "
        "if a power makes somebody reveal it, the one who used the power is out instead.",
    ),
    "necromancer": QT_TRANSLATE_NOOP(
        "Power",
        "You turn up the top card of the graveyard, put it at the bottom and use its power as your own.",
    ),
    "sage": QT_TRANSLATE_NOOP(
        "Power",
        "You take 1 coin from the bank. Then you look, alone, at two cards of other players "
        "or of the centre.",
    ),
    "usurper": QT_TRANSLATE_NOOP(
        "Power",
        "You choose another player and name a mask, and that player’s card is revealed. "
        "If you were right, you use the power of that mask as your own.",
    ),
    "bear_tamer": QT_TRANSLATE_NOOP(
        "Power", "This mask has the power that the players gave it before the game."
    ),
}

# Drawings in resources/icons: what the power mostly does.
_ICONS: Mapping[str, str] = {
    "judge": "court",
    "king": "bank",
    "empress": "bank",
    "queen": "bank",
    "fool": "swap",
    "thief": "take",
    "witch": "fortunes",
    "spy": "look",
    "peasant": "bank",
    "cheat": "win",
    "guru": "name",
    "widow": "bank",
    "beggar": "take",
    "patron": "bank",
    "puppet_master": "move",
    "princess": "show",
    "trickster": "take",
    "alchemist": "pass",
    "actress": "copy",
    "courtesan": "reveal",
    "gambler": "guess",
    "damned": "curse",
    "necromancer": "graveyard",
    "sage": "look",
    "usurper": "reveal",
    "bear_tamer": "star",
}

_SEX = {
    "m": QT_TRANSLATE_NOOP("Mask", "A man’s mask"),
    "f": QT_TRANSLATE_NOOP("Mask", "A woman’s mask"),
}
_STAR = QT_TRANSLATE_NOOP("Mask", "★ Brings money from the bank")
_EDITIONS = {
    "base": QT_TRANSLATE_NOOP("Mask", "Base game"),
    "first": QT_TRANSLATE_NOOP("Mask", "First edition"),
    "expansion": QT_TRANSLATE_NOOP("Mask", "Expansion"),
}


def mask_name(mask: str) -> str:
    """The mask's name, in the nominative."""
    return Mask.say(_NAMES[mask])


def mask_power(mask: str, bear_tamer: Program | None = None) -> str:
    """The power in one line, for a card; the Bear Tamer's as composed, if it is given."""
    if mask == "bear_tamer" and bear_tamer:
        return bear_tamer_line(bear_tamer)
    return Power.say(_LINES[mask])


def mask_power_long(mask: str, bear_tamer: Program | None = None) -> str:
    """The power in one or two sentences, for tooltips and screen readers."""
    if mask == "bear_tamer" and bear_tamer:
        return bear_tamer_sentence(bear_tamer)
    return Power.say(_LONG[mask])


def mask_icon(mask: str, bear_tamer: Program | None = None) -> str:
    """The icon (in resources/icons) of what the power does; the Bear Tamer's shows its first step."""
    if mask == "bear_tamer" and bear_tamer:
        return str(bear_tamer[0]["do"])
    return _ICONS[mask]


def mask_sex(mask: str) -> str:
    """What the Courtesan asks for."""
    return Mask.say(_SEX[MASKS[mask].sex])


def mask_edition(mask: str) -> str:
    """Where the card comes from."""
    return Mask.say(_EDITIONS[MASKS[mask].edition])


def mask_facts(mask: str, bear_tamer: Program | None = None, *, sex: bool = False) -> list[str]:
    """What else there is to say about a card: ★, its fewest players, and its sex where that matters."""
    facts = [Mask.say(_STAR)] if brings_money(mask, bear_tamer) else []
    fewest = MASKS[mask].min_players
    if fewest:
        facts.append(Mask.tr("For %n player(s) or more", "", fewest))
    return facts + ([mask_sex(mask)] if sex else [])


def mask_tooltip(mask: str, bear_tamer: Program | None = None, *, sex: bool = False) -> str:
    """Name, power and facts, a line each."""
    return "\n".join(
        (mask_name(mask), mask_power_long(mask, bear_tamer), *mask_facts(mask, bear_tamer, sex=sex))
    )
