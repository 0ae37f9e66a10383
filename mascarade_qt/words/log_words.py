"""The sentences of the log. Forms: `you` if the reader acts, `name` if somebody else does."""

from collections.abc import Callable, Mapping

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context

Log = Context("Log")

TURN: Mapping[str, str] = {
    "you": QT_TRANSLATE_NOOP("Log", "Turn {number}: your turn."),
    "name": QT_TRANSLATE_NOOP("Log", "Turn {number}: {name}."),
}

LOOKED: Mapping[tuple[str, str], str] = {
    ("own", "you"): QT_TRANSLATE_NOOP("Log", "You look at your card."),
    ("own", "name"): QT_TRANSLATE_NOOP("Log", "{name} looks at their own card."),
    ("own seen", "you"): QT_TRANSLATE_NOOP("Log", "You look at your card: {mask}."),
    ("own seen", "name"): QT_TRANSLATE_NOOP("Log", "{name} looks at their own card: {mask}."),
    ("one", "you"): QT_TRANSLATE_NOOP("Log", "You look at one card: {place}."),
    ("one", "name"): QT_TRANSLATE_NOOP("Log", "{name} looks at one card: {place}."),
    ("one seen", "you"): QT_TRANSLATE_NOOP("Log", "You look at one card: {place} ({mask})."),
    ("one seen", "name"): QT_TRANSLATE_NOOP("Log", "{name} looks at one card: {place} ({mask})."),
    ("two", "you"): QT_TRANSLATE_NOOP("Log", "You look at two cards: {place} and {place2}."),
    ("two", "name"): QT_TRANSLATE_NOOP("Log", "{name} looks at two cards: {place} and {place2}."),
    ("two seen", "you"): QT_TRANSLATE_NOOP(
        "Log", "You look at two cards: {place} ({mask}) and {place2} ({mask2})."
    ),
    ("two seen", "name"): QT_TRANSLATE_NOOP(
        "Log", "{name} looks at two cards: {place} ({mask}) and {place2} ({mask2})."
    ),
}

TOOK: Mapping[str, str] = {
    "you": QT_TRANSLATE_NOOP("Log", "You take two cards under the table: {place} and {place2}."),
    "you other": QT_TRANSLATE_NOOP("Log", "You take your card and {other}’s under the table."),
    "you centre": QT_TRANSLATE_NOOP("Log", "You take your card and {place2} under the table."),
    "name": QT_TRANSLATE_NOOP("Log", "{name} swaps two cards, or pretends to: {place} and {place2}."),
    "name you": QT_TRANSLATE_NOOP("Log", "{name} swaps cards with you, or pretends to."),
    "name other": QT_TRANSLATE_NOOP("Log", "{name} swaps cards with {other}, or pretends to."),
    "name centre": QT_TRANSLATE_NOOP("Log", "{name} swaps, or pretends to swap, with {place2}."),
}
RETURNED: Mapping[tuple[bool, str], str] = {
    (True, "you"): QT_TRANSLATE_NOOP("Log", "You really swap them."),
    (False, "you"): QT_TRANSLATE_NOOP("Log", "You only pretend to swap them."),
    (True, "name"): QT_TRANSLATE_NOOP("Log", "{name} really swaps them."),
    (False, "name"): QT_TRANSLATE_NOOP("Log", "{name} only pretends to swap them."),
}

# {words} is a whole sentence that somebody says aloud.
ANNOUNCED: Mapping[tuple[str, bool], str] = {
    ("you", False): QT_TRANSLATE_NOOP("Log", "You announce: “{words}”"),
    ("name", False): QT_TRANSLATE_NOOP("Log", "{name} announces: “{words}”"),
    ("you", True): QT_TRANSLATE_NOOP("Log", "You announce: “{words}” ({place})"),
    ("name", True): QT_TRANSLATE_NOOP("Log", "{name} announces: “{words}” ({place})"),
}
PASSED: Mapping[str, str] = {
    "you": QT_TRANSLATE_NOOP("Log", "You let it pass."),
    "name": QT_TRANSLATE_NOOP("Log", "{name} lets it pass."),
}
CONTESTED: Mapping[tuple[str, bool], str] = {
    ("you", False): QT_TRANSLATE_NOOP("Log", "You contest: “{words}”"),
    ("name", False): QT_TRANSLATE_NOOP("Log", "{name} contests: “{words}”"),
    ("you", True): QT_TRANSLATE_NOOP("Log", "You contest: “{words}” ({place})"),
    ("name", True): QT_TRANSLATE_NOOP("Log", "{name} contests: “{words}” ({place})"),
}

REVEALED: Mapping[str, str] = {
    "contest": QT_TRANSLATE_NOOP("Log", "The cards are revealed: {cards}."),
    #: An entry of the list {cards}; {name} may also be “you”.
    "card": QT_TRANSLATE_NOOP("Log", "{mask} ({name})"),
    "nobody": QT_TRANSLATE_NOOP("Log", "None of them is the {mask}."),
    "nobody you": QT_TRANSLATE_NOOP("Log", "None of you is the {mask}."),
    "you": QT_TRANSLATE_NOOP("Log", "You reveal your card: {mask}."),
    "name": QT_TRANSLATE_NOOP("Log", "{name} reveals: {mask}."),
    "place": QT_TRANSLATE_NOOP("Log", "A card is revealed: {place} ({mask})."),
}
SHOWN: Mapping[tuple[str, bool], str] = {  # whether the mask is known
    ("you", True): QT_TRANSLATE_NOOP("Log", "You show {owner}’s card to everyone else: {mask}."),
    ("you", False): QT_TRANSLATE_NOOP("Log", "You show {owner}’s card to everyone else."),
    ("to all but you", True): QT_TRANSLATE_NOOP("Log", "{name} shows your card to everyone but you: {mask}."),
    ("to all but you", False): QT_TRANSLATE_NOOP("Log", "{name} shows your card to everyone but you."),
    ("name", True): QT_TRANSLATE_NOOP("Log", "{name} shows {owner}’s card to everyone else: {mask}."),
    ("name", False): QT_TRANSLATE_NOOP("Log", "{name} shows {owner}’s card to everyone else."),
    ("place", True): QT_TRANSLATE_NOOP("Log", "A card is shown to everyone but its owner: {place} ({mask})."),
    ("place", False): QT_TRANSLATE_NOOP("Log", "A card is shown to everyone but its owner: {place}."),
}

USED: Mapping[tuple[str, str], str] = {
    ("uncontested", "you"): QT_TRANSLATE_NOOP("Log", "Nobody contests. You use the power: {mask}."),
    ("uncontested", "name"): QT_TRANSLATE_NOOP("Log", "Nobody contests. {name} uses the power: {mask}."),
    ("contested", "you"): QT_TRANSLATE_NOOP("Log", "You really are the {mask} and use its power."),
    ("contested", "name"): QT_TRANSLATE_NOOP("Log", "{name} really is the {mask} and uses its power."),
    ("actress", "you"): QT_TRANSLATE_NOOP("Log", "You use the last power used: {mask}."),
    ("actress", "name"): QT_TRANSLATE_NOOP("Log", "{name} uses the last power used: {mask}."),
    ("necromancer", "you"): QT_TRANSLATE_NOOP("Log", "You use a power from the graveyard: {mask}."),
    ("necromancer", "name"): QT_TRANSLATE_NOOP("Log", "{name} uses a power from the graveyard: {mask}."),
    ("usurper", "you"): QT_TRANSLATE_NOOP("Log", "You named the right mask and use its power: {mask}."),
    ("usurper", "name"): QT_TRANSLATE_NOOP("Log", "{name} named the right mask and uses its power: {mask}."),
}

NOTHING: Mapping[str, str] = {
    "again": QT_TRANSLATE_NOOP("Log", "{mask}: this power has already been used this turn. Nothing happens."),
    "no power yet": QT_TRANSLATE_NOOP("Log", "No power has been used yet: there is nothing to copy."),
    "no coins": QT_TRANSLATE_NOOP("Log", "There are no coins to take: nothing happens."),
    "rich enough": QT_TRANSLATE_NOOP("Log", "{name} already has 10 coins or more and takes nothing."),
    "rich enough you": QT_TRANSLATE_NOOP("Log", "You already have 10 coins or more and take nothing."),
    "too poor": QT_TRANSLATE_NOOP("Log", "{name} has fewer than 10 coins: nothing happens."),
    "too poor you": QT_TRANSLATE_NOOP("Log", "You have fewer than 10 coins: nothing happens."),
    "declined": QT_TRANSLATE_NOOP("Log", "{name} decides not to exchange fortunes."),
    "declined you": QT_TRANSLATE_NOOP("Log", "You decide not to exchange fortunes."),
    "nobody richer": QT_TRANSLATE_NOOP("Log", "Nobody has more coins than {name}: nothing happens."),
    "nobody richer you": QT_TRANSLATE_NOOP("Log", "Nobody has more coins than you: nothing happens."),
    "nobody left": QT_TRANSLATE_NOOP("Log", "There is nobody left to choose: nothing happens."),
    "no cards": QT_TRANSLATE_NOOP("Log", "There are too few cards for this: nothing happens."),
    "a woman": QT_TRANSLATE_NOOP("Log", "It’s a woman’s mask: nothing to pay."),
    "named right": QT_TRANSLATE_NOOP("Log", "The right mask was named: nothing to pay."),
    "named wrong": QT_TRANSLATE_NOOP("Log", "The wrong mask was named: nothing happens."),
    "empty graveyard": QT_TRANSLATE_NOOP("Log", "The graveyard is empty: nothing happens."),
}

CHOSE: Mapping[str, str] = {
    "player you": QT_TRANSLATE_NOOP("Log", "You choose {other}."),
    "player of you": QT_TRANSLATE_NOOP("Log", "{name} chooses you."),
    "player name": QT_TRANSLATE_NOOP("Log", "{name} chooses {other}."),
    "players you": QT_TRANSLATE_NOOP("Log", "You choose two players: {names}."),
    "players name": QT_TRANSLATE_NOOP("Log", "{name} chooses two players: {names}."),
    "mask you": QT_TRANSLATE_NOOP("Log", "You name a mask: {mask}."),
    "mask name": QT_TRANSLATE_NOOP("Log", "{name} names a mask: {mask}."),
    "left you": QT_TRANSLATE_NOOP("Log", "You choose left."),
    "left name": QT_TRANSLATE_NOOP("Log", "{name} chooses left."),
    "right you": QT_TRANSLATE_NOOP("Log", "You choose right."),
    "right name": QT_TRANSLATE_NOOP("Log", "{name} chooses right."),
    "hide you": QT_TRANSLATE_NOOP("Log", "You hide some of the bank’s coins in your hand."),
    "hide name": QT_TRANSLATE_NOOP("Log", "{name} hides some of the bank’s coins in their hand."),
}
NUMBERS: Mapping[str, Callable[[int], str]] = {
    "hide you": lambda n: Log.tr("You hide %n coin(s) from the bank in your hand.", "", n),
    "hide name": lambda n: Log.tr("{name} hides %n coin(s) from the bank in their hand.", "", n),
    "guess you": lambda n: Log.tr("You guess: %n coin(s).", "", n),
    "guess name": lambda n: Log.tr("{name} guesses: %n coin(s).", "", n),
    "opened you": lambda n: Log.tr("You open your hand: %n coin(s).", "", n),
    "opened name": lambda n: Log.tr("{name} opens their hand: %n coin(s).", "", n),
}

SEATS: Mapping[str, str] = {
    "you": QT_TRANSLATE_NOOP("Log", "You and {other} change seats. Cards and coins stay put."),
    "name": QT_TRANSLATE_NOOP("Log", "{name} and {other} change seats. Cards and coins stay put."),
}
TURNED_UP = QT_TRANSLATE_NOOP("Log", "The top card of the graveyard is turned up: {mask}.")
DISCARDED = QT_TRANSLATE_NOOP("Log", "A card leaves the game: {mask}.")
MOVED: Mapping[str, str] = {
    #: Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.
    "you": QT_TRANSLATE_NOOP("Log", "Your own card takes its place, unseen."),
    "name": QT_TRANSLATE_NOOP("Log", "{name}’s own card takes its place, unseen."),
}
OUT: Mapping[tuple[str, bool], str] = {  # whether cards leave the game with the player
    ("you", False): QT_TRANSLATE_NOOP("Log", "You are out of the game."),
    ("name", False): QT_TRANSLATE_NOOP("Log", "{name} is out of the game."),
    ("you", True): QT_TRANSLATE_NOOP(
        "Log", "You are out of the game. Any cards you had left go with you, unseen."
    ),
    ("name", True): QT_TRANSLATE_NOOP(
        "Log", "{name} is out of the game. Any cards left there go too, unseen."
    ),
}
