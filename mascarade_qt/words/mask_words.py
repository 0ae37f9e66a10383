"""What is said about each mask, one row per mask. Its page in the rulebook is in rules_masks.py."""

from collections.abc import Mapping
from typing import NamedTuple

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP


class MaskWords(NamedTuple):
    """A mask in words; all but the icon are translated."""

    name: str
    line: str  # the power, for the card: at most about fifty letters
    long: str  # the power, for tooltips and screen readers: one or two whole sentences
    icon: str  # a drawing in resources/icons: what the power mostly does
    i_am: str  # a whole sentence, for the articles of other languages; empty if the mask can't be announced


WORDS: Mapping[str, MaskWords] = {
    "judge": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Judge"),
        line=QT_TRANSLATE_NOOP("Power", "Take all coins from the courthouse"),
        long=QT_TRANSLATE_NOOP("Power", "You take all the coins in the courthouse."),
        icon="court",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Judge!"),
    ),
    "king": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "King"),
        line=QT_TRANSLATE_NOOP("Power", "Take 2 coins from the bank"),
        long=QT_TRANSLATE_NOOP("Power", "You take 2 coins from the bank."),
        icon="bank",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the King!"),
    ),
    "empress": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Empress"),
        line=QT_TRANSLATE_NOOP("Power", "Take 3 coins from the bank"),
        long=QT_TRANSLATE_NOOP("Power", "You take 3 coins from the bank."),
        icon="bank",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Empress!"),
    ),
    "queen": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Queen"),
        line=QT_TRANSLATE_NOOP("Power", "Take 2 coins from the bank"),
        long=QT_TRANSLATE_NOOP("Power", "You take 2 coins from the bank."),
        icon="bank",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Queen!"),
    ),
    "fool": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Fool"),
        line=QT_TRANSLATE_NOOP("Power", "Take 1 coin; swap two others’ cards, or pretend to"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You take 1 coin from the bank. Then, without looking, you take two other players’ "
            "cards and swap them, or only pretend to.",
        ),
        icon="swap",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Fool!"),
    ),
    "thief": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Thief"),
        line=QT_TRANSLATE_NOOP("Power", "Take 1 coin from each neighbour"),
        long=QT_TRANSLATE_NOOP(
            "Power", "You take 1 coin from the player on your left and 1 from the player on your right."
        ),
        icon="take",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Thief!"),
    ),
    "witch": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Witch"),
        line=QT_TRANSLATE_NOOP("Power", "You may exchange fortunes with another player"),
        long=QT_TRANSLATE_NOOP(
            "Power", "You may exchange your whole fortune with another player’s, or decline to."
        ),
        icon="fortunes",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Witch!"),
    ),
    "spy": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Spy"),
        line=QT_TRANSLATE_NOOP("Power", "See your card and another’s; swap or pretend to"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You secretly look at your own card and another player’s. Then you swap them, or "
            "only pretend to.",
        ),
        icon="look",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Spy!"),
    ),
    "peasant": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Peasant"),
        line=QT_TRANSLATE_NOOP("Power", "Take 1 coin; both Peasants together: 2 each"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You take 1 coin from the bank. If both Peasants are revealed in the same contest, "
            "both take 2 instead.",
        ),
        icon="bank",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am a Peasant!"),
    ),
    "cheat": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Cheat"),
        line=QT_TRANSLATE_NOOP("Power", "With 10 coins or more, you win"),
        long=QT_TRANSLATE_NOOP(
            "Power", "With 10 coins or more, you win the game at once. With fewer, nothing happens."
        ),
        icon="win",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Cheat!"),
    ),
    "guru": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Guru"),
        line=QT_TRANSLATE_NOOP("Power", "A player names their mask; if wrong, pays you 4"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "Another player of your choice names a mask, then reveals their card. If it isn’t "
            "the mask they named, they give you 4 coins.",
        ),
        icon="name",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Guru!"),
    ),
    "widow": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Widow"),
        line=QT_TRANSLATE_NOOP("Power", "Take coins until you have 10"),
        long=QT_TRANSLATE_NOOP(
            "Power", "You take coins from the bank until you have 10. With 10 or more, nothing happens."
        ),
        icon="bank",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Widow!"),
    ),
    "beggar": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Beggar"),
        line=QT_TRANSLATE_NOOP("Power", "Everyone richer than you gives you 1 coin"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You ask each player in turn, starting on your left: anyone who has more coins than "
            "you at that moment gives you 1.",
        ),
        icon="take",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Beggar!"),
    ),
    "patron": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Patron"),
        line=QT_TRANSLATE_NOOP("Power", "Take 3 coins; each neighbour takes 1"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You take 3 coins from the bank. "
            "Then the players on your left and right each take 1 from the bank.",
        ),
        icon="bank",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Patron!"),
    ),
    "puppet_master": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Puppet Master"),
        line=QT_TRANSLATE_NOOP("Power", "Two players give you 1 coin each and change seats"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You take 1 coin from each of two other players. Then those two change seats; cards "
            "and coins stay where they are.",
        ),
        icon="move",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Puppet Master!"),
    ),
    "princess": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Princess"),
        line=QT_TRANSLATE_NOOP("Power", "Take 2 coins; show a card to all but its owner"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You take 2 coins from the bank. Then you choose another player, whose card is shown "
            "to everyone but them.",
        ),
        icon="show",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Princess!"),
    ),
    "trickster": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Trickster"),
        line=QT_TRANSLATE_NOOP("Power", "Take 2 coins from the richest other player"),
        long=QT_TRANSLATE_NOOP(
            "Power", "You take 2 coins from the richest other player. If tied, you choose."
        ),
        icon="take",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Trickster!"),
    ),
    "alchemist": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Alchemist"),
        line=QT_TRANSLATE_NOOP("Power", "All fortunes pass to the left or to the right"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You choose left or right: everyone passes their whole fortune to their neighbour on that side.",
        ),
        icon="pass",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Alchemist!"),
    ),
    "actress": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Actress"),
        line=QT_TRANSLATE_NOOP("Power", "Use the last power used"),
        long=QT_TRANSLATE_NOOP("Power", "You use the last power used in the game."),
        icon="copy",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Actress!"),
    ),
    "courtesan": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Courtesan"),
        line=QT_TRANSLATE_NOOP("Power", "Right neighbour reveals; a man’s mask pays you 3"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "The player on your right reveals their card. If it is a man’s mask, they give you 3 coins.",
        ),
        icon="reveal",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Courtesan!"),
    ),
    "gambler": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Gambler"),
        line=QT_TRANSLATE_NOOP("Power", "Hide 1–3 coins; a wrong guess makes them yours"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. "
            "If the guess is right, that player takes the coins; if it is wrong, you do.",
        ),
        icon="guess",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Gambler!"),
    ),
    "damned": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Damned"),
        line=QT_TRANSLATE_NOOP("Power", "Can’t be announced; if revealed, someone is out"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "This mask can’t be announced or named. A player who reveals it in a contest is out "
            "of the game; if a power makes someone reveal it, the player who used that power is "
            "out instead.",
        ),
        icon="curse",
        i_am="",
    ),
    "necromancer": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Necromancer"),
        line=QT_TRANSLATE_NOOP("Power", "Use the power of the graveyard’s top mask"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You turn up the top card of the graveyard, put it at the bottom and use its power as your own.",
        ),
        icon="graveyard",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Necromancer!"),
    ),
    "sage": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Sage"),
        line=QT_TRANSLATE_NOOP("Power", "Take 1 coin; look at two cards"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You take 1 coin from the bank. Then you secretly look at two cards, other players’ "
            "or in the centre.",
        ),
        icon="look",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Sage!"),
    ),
    "usurper": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Usurper"),
        line=QT_TRANSLATE_NOOP("Power", "Name a player’s mask; if right, use its power"),
        long=QT_TRANSLATE_NOOP(
            "Power",
            "You choose another player and name a mask, and that player’s card is revealed. "
            "If you were right, you use the power of that mask as your own.",
        ),
        icon="reveal",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Usurper!"),
    ),
    "bear_tamer": MaskWords(
        name=QT_TRANSLATE_NOOP("Mask", "Bear Tamer"),
        line=QT_TRANSLATE_NOOP("Power", "The power the players gave it"),
        long=QT_TRANSLATE_NOOP("Power", "This mask has the power the players gave it before the game."),
        icon="star",
        i_am=QT_TRANSLATE_NOOP("Balloon", "I am the Bear Tamer!"),
    ),
}
