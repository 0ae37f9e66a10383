"""The sentences of the log. Forms: `you` if the reader acts, `name` if another player does."""

from collections.abc import Callable, Mapping

from mascarade_qt.words.context import Context

Log = Context("Log")

#: A heading in the log: in a round, everyone has one turn.
ROUND = Log.mark("Round {number}")
#: A line of the log, and what somebody says about it: “Anna takes 2 coins from Ben. Anna: “Now we’re even.””
REMARK = Log.mark("{line} {name}: “{words}”")
#: The first line of a turn, as a screen reader reads it in the log: “Turn 8. Anna looks at her card.”
IN_TURN = Log.mark("Turn {number}. {line}")
TURN: Mapping[str, str] = {
    "you": Log.mark("Turn {number}: your turn."),
    "name": Log.mark("Turn {number}: {name}."),
}

LOOKED: Mapping[tuple[str, str], str] = {
    ("own", "you"): Log.mark("You look at your card."),
    ("own", "name"): Log.mark("{name} looks at their own card."),
    ("own seen", "you"): Log.mark("You look at your card: {mask}."),
    ("own seen", "name"): Log.mark("{name} looks at their own card: {mask}."),
    ("one", "you"): Log.mark("You look at one card: {place}."),
    ("one", "name"): Log.mark("{name} looks at one card: {place}."),
    ("one seen", "you"): Log.mark("You look at one card: {place} ({mask})."),
    ("one seen", "name"): Log.mark("{name} looks at one card: {place} ({mask})."),
    ("two", "you"): Log.mark("You look at two cards: {place} and {place2}."),
    ("two", "name"): Log.mark("{name} looks at two cards: {place} and {place2}."),
    ("two seen", "you"): Log.mark("You look at two cards: {place} ({mask}) and {place2} ({mask2})."),
    ("two seen", "name"): Log.mark("{name} looks at two cards: {place} ({mask}) and {place2} ({mask2})."),
}

TOOK: Mapping[str, str] = {
    "you": Log.mark("You take two cards under the table: {place} and {place2}."),
    "you other": Log.mark("You take your card and {other}’s under the table."),
    "you centre": Log.mark("You take your card and {place2} under the table."),
    "name": Log.mark("{name} swaps two cards, or pretends to: {place} and {place2}."),
    "name you": Log.mark("{name} swaps cards with you, or pretends to."),
    "name other": Log.mark("{name} swaps cards with {other}, or pretends to."),
    "name centre": Log.mark("{name} swaps, or pretends to swap, with {place2}."),
}
RETURNED: Mapping[tuple[bool, str], str] = {
    (True, "you"): Log.mark("You really swap them."),
    (False, "you"): Log.mark("You only pretend to swap them."),
    (True, "name"): Log.mark("{name} really swaps them."),
    (False, "name"): Log.mark("{name} only pretends to swap them."),
}

# {words} is a whole sentence that a player says aloud.
ANNOUNCED: Mapping[tuple[str, bool], str] = {
    ("you", False): Log.mark("You announce: “{words}”"),
    ("name", False): Log.mark("{name} announces: “{words}”"),
    ("you", True): Log.mark("You announce: “{words}” ({place})"),
    ("name", True): Log.mark("{name} announces: “{words}” ({place})"),
}
PASSED: Mapping[str, str] = {
    "you": Log.mark("You let it pass."),
    "name": Log.mark("{name} lets it pass."),
}
CONTESTED: Mapping[tuple[str, bool], str] = {
    ("you", False): Log.mark("You contest: “{words}”"),
    ("name", False): Log.mark("{name} contests: “{words}”"),
    ("you", True): Log.mark("You contest: “{words}” ({place})"),
    ("name", True): Log.mark("{name} contests: “{words}” ({place})"),
}

REVEALED: Mapping[str, str] = {
    "contest": Log.mark("The cards are revealed: {cards}."),
    #: An entry of the list {cards}; {name} may also be “you”.
    "card": Log.mark("{mask} ({name})"),
    "nobody": Log.mark("None of them is the {mask}."),
    "nobody you": Log.mark("None of you is the {mask}."),
    "you": Log.mark("You reveal your card: {mask}."),
    "name": Log.mark("{name} reveals: {mask}."),
    "place": Log.mark("A card is revealed: {place} ({mask})."),
}
SHOWN: Mapping[tuple[str, bool], str] = {  # whether the mask is known
    ("you", True): Log.mark("You show {owner}’s card to everyone else: {mask}."),
    ("you", False): Log.mark("You show {owner}’s card to everyone else."),
    ("to all but you", True): Log.mark("{name} shows your card to everyone but you: {mask}."),
    ("to all but you", False): Log.mark("{name} shows your card to everyone but you."),
    ("name", True): Log.mark("{name} shows {owner}’s card to everyone else: {mask}."),
    ("name", False): Log.mark("{name} shows {owner}’s card to everyone else."),
    ("place", True): Log.mark("A card is shown to everyone but its owner: {place} ({mask})."),
    ("place", False): Log.mark("A card is shown to everyone but its owner: {place}."),
}

USED: Mapping[tuple[str, str], str] = {
    ("uncontested", "you"): Log.mark("Nobody contests. You use the power: {mask}."),
    ("uncontested", "name"): Log.mark("Nobody contests. {name} uses the power: {mask}."),
    ("contested", "you"): Log.mark("You really are the {mask} and use its power."),
    ("contested", "name"): Log.mark("{name} really is the {mask} and uses its power."),
    ("actress", "you"): Log.mark("You copy the last power used: {mask}."),
    ("actress", "name"): Log.mark("{name} copies the last power used: {mask}."),
    ("necromancer", "you"): Log.mark("You use a power from the graveyard: {mask}."),
    ("necromancer", "name"): Log.mark("{name} uses a power from the graveyard: {mask}."),
    ("usurper", "you"): Log.mark("You named the right mask and use its power: {mask}."),
    ("usurper", "name"): Log.mark("{name} named the right mask and uses its power: {mask}."),
}
#: The announcement has just been heard.
NOBODY_CONTESTS = Log.mark("Nobody contests.")

NOTHING: Mapping[str, str] = {
    "again": Log.mark("{mask}: this power has already been used this turn. Nothing happens."),
    "no power yet": Log.mark("No power has been used yet: there is nothing to copy."),
    "no coins": Log.mark("There are no coins to take: nothing happens."),
    "rich enough": Log.mark("{name} already has 10 coins or more and takes nothing."),
    "rich enough you": Log.mark("You already have 10 coins or more and take nothing."),
    "too poor": Log.mark("{name} has fewer than 10 coins: nothing happens."),
    "too poor you": Log.mark("You have fewer than 10 coins: nothing happens."),
    "declined": Log.mark("{name} decides not to exchange fortunes."),
    "declined you": Log.mark("You decide not to exchange fortunes."),
    "nobody richer": Log.mark("Nobody has more coins than {name}: nothing happens."),
    "nobody richer you": Log.mark("Nobody has more coins than you: nothing happens."),
    "nobody left": Log.mark("There is nobody left to choose: nothing happens."),
    "no cards": Log.mark("There are too few cards for this: nothing happens."),
    "a woman": Log.mark("It’s a woman’s mask: nothing to pay."),
    "named right": Log.mark("The right mask was named: nothing to pay."),
    "named wrong": Log.mark("The wrong mask was named: nothing happens."),
    "empty graveyard": Log.mark("The graveyard is empty: nothing happens."),
}

CHOSE: Mapping[str, str] = {
    "player you": Log.mark("You choose {other}."),
    "player of you": Log.mark("{name} chooses you."),
    "player name": Log.mark("{name} chooses {other}."),
    "players you": Log.mark("You choose two players: {names}."),
    "players name": Log.mark("{name} chooses two players: {names}."),
    "mask you": Log.mark("You name a mask: {mask}."),
    "mask name": Log.mark("{name} names a mask: {mask}."),
    "left you": Log.mark("You choose left."),
    "left name": Log.mark("{name} chooses left."),
    "right you": Log.mark("You choose right."),
    "right name": Log.mark("{name} chooses right."),
    "hide you": Log.mark("You hide some of the bank’s coins in your hand."),
    "hide name": Log.mark("{name} hides some of the bank’s coins in their hand."),
}
NUMBERS: Mapping[str, Callable[[int], str]] = {
    "hide you": lambda n: Log.tr("You hide %n of the bank’s coins in your hand.", "", n),
    "hide name": lambda n: Log.tr("{name} hides %n of the bank’s coins in their hand.", "", n),
    "guess you": lambda n: Log.tr("You guess: %n coin(s).", "", n),
    "guess name": lambda n: Log.tr("{name} guesses: %n coin(s).", "", n),
    "opened you": lambda n: Log.tr("You open your hand: %n coin(s).", "", n),
    "opened name": lambda n: Log.tr("{name} opens their hand: %n coin(s).", "", n),
}

SEATS: Mapping[str, str] = {
    "you": Log.mark("You and {other} change seats. Cards and coins stay put."),
    "name": Log.mark("{name} and {other} change seats. Cards and coins stay put."),
}
TURNED_UP = Log.mark("The top card of the graveyard is turned up: {mask}.")
DISCARDED = Log.mark("A card leaves the game: {mask}.")
MOVED: Mapping[str, str] = {
    #: Follows “A card leaves the game: Damned.”; the card goes to where the Damned lay.
    "you": Log.mark("Your own card takes its place, unseen."),
    "name": Log.mark("{name}’s own card takes its place, unseen."),
}
OUT: Mapping[tuple[str, bool], str] = {  # whether cards leave the game with the player
    ("you", False): Log.mark("You are out of the game."),
    ("name", False): Log.mark("{name} is out of the game."),
    ("you", True): Log.mark("You are out of the game. Any cards you had left go with you, unseen."),
    ("name", True): Log.mark("{name} is out of the game. Any cards left there go too, unseen."),
}
