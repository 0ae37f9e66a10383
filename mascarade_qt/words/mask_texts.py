"""What is said about each mask, one row per mask. Its page in the rulebook is in rulebook/masks.py."""

from collections.abc import Mapping
from typing import NamedTuple

from mascarade_qt.words.context import Context

Mask = Context("Mask")
Power = Context("Power")
Balloon = Context("Balloon")


class MaskWords(NamedTuple):
    """A mask in words; all but the icon are translated."""

    name: str
    line: str  # the power, for the card: at most about fifty letters
    long: str  # the power, for tooltips and screen readers: one or two whole sentences
    icon: str  # a drawing in resources/icons: the power's main effect
    i_am: str  # a whole sentence, because other languages need articles; empty if the mask can't be announced


WORDS: Mapping[str, MaskWords] = {
    "judge": MaskWords(
        name=Mask.mark("Judge"),
        line=Power.mark("Take all coins from the courthouse"),
        long=Power.mark("You take all the coins in the courthouse."),
        icon="court",
        i_am=Balloon.mark("I am the Judge!"),
    ),
    "king": MaskWords(
        name=Mask.mark("King"),
        line=Power.mark("Take 2 coins from the bank"),
        long=Power.mark("You take 2 coins from the bank."),
        icon="bank",
        i_am=Balloon.mark("I am the King!"),
    ),
    "empress": MaskWords(
        name=Mask.mark("Empress"),
        line=Power.mark("Take 3 coins from the bank"),
        long=Power.mark("You take 3 coins from the bank."),
        icon="bank",
        i_am=Balloon.mark("I am the Empress!"),
    ),
    "queen": MaskWords(
        name=Mask.mark("Queen"),
        line=Power.mark("Take 2 coins from the bank"),
        long=Power.mark("You take 2 coins from the bank."),
        icon="bank",
        i_am=Balloon.mark("I am the Queen!"),
    ),
    "fool": MaskWords(
        name=Mask.mark("Fool"),
        line=Power.mark("Take 1 coin; swap two others’ cards, or pretend to"),
        long=Power.mark(
            "You take 1 coin from the bank. Then, without looking, you take two other players’ cards and "
            "swap them, or only pretend to."
        ),
        icon="swap",
        i_am=Balloon.mark("I am the Fool!"),
    ),
    "thief": MaskWords(
        name=Mask.mark("Thief"),
        line=Power.mark("Take 1 coin from each neighbour"),
        long=Power.mark("You take 1 coin from the player on your left and 1 from the player on your right."),
        icon="take",
        i_am=Balloon.mark("I am the Thief!"),
    ),
    "witch": MaskWords(
        name=Mask.mark("Witch"),
        line=Power.mark("You may exchange fortunes with another player"),
        long=Power.mark("You may exchange your whole fortune for another player’s, or decline to."),
        icon="fortunes",
        i_am=Balloon.mark("I am the Witch!"),
    ),
    "spy": MaskWords(
        name=Mask.mark("Spy"),
        line=Power.mark("See your card and another’s; swap or pretend to"),
        long=Power.mark(
            "You secretly look at your own card and another player’s. Then you swap them, or only pretend to."
        ),
        icon="look",
        i_am=Balloon.mark("I am the Spy!"),
    ),
    "peasant": MaskWords(
        name=Mask.mark("Peasant"),
        line=Power.mark("Take 1 coin; both Peasants together: 2 each"),
        long=Power.mark(
            "You take 1 coin from the bank. If both Peasants are revealed in the same contest, both take 2 "
            "instead."
        ),
        icon="bank",
        i_am=Balloon.mark("I am a Peasant!"),
    ),
    "cheat": MaskWords(
        name=Mask.mark("Cheat"),
        line=Power.mark("With 10 coins or more, you win"),
        long=Power.mark("With 10 coins or more, you win the game at once. With fewer, nothing happens."),
        icon="win",
        i_am=Balloon.mark("I am the Cheat!"),
    ),
    "guru": MaskWords(
        name=Mask.mark("Guru"),
        line=Power.mark("A player names their mask; if wrong, pays you 4"),
        long=Power.mark(
            "Another player of your choice names a mask, then reveals their card. If it isn’t the mask they "
            "named, they give you 4 coins."
        ),
        icon="name",
        i_am=Balloon.mark("I am the Guru!"),
    ),
    "widow": MaskWords(
        name=Mask.mark("Widow"),
        line=Power.mark("Take coins until you have 10"),
        long=Power.mark("You take coins from the bank until you have 10. With 10 or more, nothing happens."),
        icon="bank",
        i_am=Balloon.mark("I am the Widow!"),
    ),
    "beggar": MaskWords(
        name=Mask.mark("Beggar"),
        line=Power.mark("Everyone richer than you gives you 1 coin"),
        long=Power.mark(
            "You ask each player in turn, starting on your left: anyone who has more coins than you at that "
            "moment gives you 1."
        ),
        icon="take",
        i_am=Balloon.mark("I am the Beggar!"),
    ),
    "patron": MaskWords(
        name=Mask.mark("Patron"),
        line=Power.mark("Take 3 coins; each neighbour takes 1"),
        long=Power.mark(
            "You take 3 coins from the bank. Then the players on your left and right each take 1 from the "
            "bank."
        ),
        icon="bank",
        i_am=Balloon.mark("I am the Patron!"),
    ),
    "puppet_master": MaskWords(
        name=Mask.mark("Puppet Master"),
        line=Power.mark("Two players give you 1 coin each and change seats"),
        long=Power.mark(
            "You take 1 coin from each of two other players. Then those two change seats; cards and coins "
            "stay where they are."
        ),
        icon="move",
        i_am=Balloon.mark("I am the Puppet Master!"),
    ),
    "princess": MaskWords(
        name=Mask.mark("Princess"),
        line=Power.mark("Take 2 coins; show a card to all but its owner"),
        long=Power.mark(
            "You take 2 coins from the bank. Then you choose another player, whose card is shown to everyone "
            "but them."
        ),
        icon="show",
        i_am=Balloon.mark("I am the Princess!"),
    ),
    "trickster": MaskWords(
        name=Mask.mark("Trickster"),
        line=Power.mark("Take 2 coins from the richest other player"),
        long=Power.mark("You take 2 coins from the richest other player. If several are tied, you choose."),
        icon="take",
        i_am=Balloon.mark("I am the Trickster!"),
    ),
    "alchemist": MaskWords(
        name=Mask.mark("Alchemist"),
        line=Power.mark("All fortunes pass to the left or to the right"),
        long=Power.mark(
            "You choose left or right: everyone passes their whole fortune to their neighbour on that side."
        ),
        icon="pass",
        i_am=Balloon.mark("I am the Alchemist!"),
    ),
    "actress": MaskWords(
        name=Mask.mark("Actress"),
        line=Power.mark("Copy the last power used"),
        long=Power.mark("You copy the last power used in the game."),
        icon="copy",
        i_am=Balloon.mark("I am the Actress!"),
    ),
    "courtesan": MaskWords(
        name=Mask.mark("Courtesan"),
        line=Power.mark("Right neighbour reveals; a man’s mask pays you 3"),
        long=Power.mark(
            "The player on your right reveals their card. If it is a man’s mask, they give you 3 coins."
        ),
        icon="reveal",
        i_am=Balloon.mark("I am the Courtesan!"),
    ),
    "gambler": MaskWords(
        name=Mask.mark("Gambler"),
        line=Power.mark("Hide 1–3 coins; a wrong guess makes them yours"),
        long=Power.mark(
            "You hide 1, 2 or 3 of the bank’s coins in your hand, and another player guesses how many. If "
            "the guess is right, that player takes the coins; if it is wrong, you do."
        ),
        icon="guess",
        i_am=Balloon.mark("I am the Gambler!"),
    ),
    "damned": MaskWords(
        name=Mask.mark("Damned"),
        line=Power.mark("Can’t be announced; if revealed, someone is out"),
        long=Power.mark(
            "This mask can’t be announced or named. A player who reveals it in a contest is out of the game; "
            "if a power makes someone reveal it, the player who used that power is out instead."
        ),
        icon="curse",
        i_am="",
    ),
    "necromancer": MaskWords(
        name=Mask.mark("Necromancer"),
        line=Power.mark("Use the power of the graveyard’s top mask"),
        long=Power.mark(
            "You turn up the top card of the graveyard, put it at the bottom and use its power as your own."
        ),
        icon="graveyard",
        i_am=Balloon.mark("I am the Necromancer!"),
    ),
    "sage": MaskWords(
        name=Mask.mark("Sage"),
        line=Power.mark("Take 1 coin; look at two cards"),
        long=Power.mark(
            "You take 1 coin from the bank. Then you secretly look at two cards, other players’ or in the "
            "centre."
        ),
        icon="look",
        i_am=Balloon.mark("I am the Sage!"),
    ),
    "usurper": MaskWords(
        name=Mask.mark("Usurper"),
        line=Power.mark("Name a player’s mask; if right, use its power"),
        long=Power.mark(
            "You choose another player and name a mask, and that player’s card is revealed. If you were "
            "right, you use the power of that mask as your own."
        ),
        icon="reveal",
        i_am=Balloon.mark("I am the Usurper!"),
    ),
    "bear_tamer": MaskWords(
        name=Mask.mark("Bear Tamer"),
        line=Power.mark("The power the players gave it"),
        long=Power.mark("This mask has the power the players gave it before the game."),
        icon="star",
        i_am=Balloon.mark("I am the Bear Tamer!"),
    ),
}
