"""The rulebook, third part: special cases of the base game's masks. Facts: rules.md §6.

Each page begins with the power itself (masks.py); these texts follow it.
"""

from collections.abc import Mapping

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP
from mascarade_qt.words.rulebook_types import Block, item, para, tip

BASE: Mapping[str, tuple[Block, ...]] = {
    "judge": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Every fine goes to the courthouse and waits there. The more the table quarrels, "
                "the more this mask is worth.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "This turn’s fines come after the power: they stay in the courthouse for next time.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "If the courthouse is empty, nothing happens, but the power counts as used."
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Nearly every scenario includes this mask, because it brings the fines back into "
                "the game. Never lose sight of it.",
            )
        ),
    ),
    "king": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask", "Two coins, no strings attached. Simple, honest, and often contested."
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "In the first edition this card was the Queen. See [[chapter:variants]]."
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The classic first bluff: everyone believes in a King "
                "somewhere. Claim it soon after your card has been "
                "under the table.",
            )
        ),
    ),
    "empress": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Three coins from the bank and nothing for anyone else: everybody wants to be this one.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "In the first edition this card was the King. See [[chapter:variants]]."
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask", "Whoever was dealt this mask will be watched. Swap it away and claim it anyway."
            )
        ),
    ),
    "queen": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "A first-edition card with the same power as the [[mask:king]]. It appears in "
                "the expansion’s sets for two and three players.",
            )
        ),
        tip(QT_TRANSLATE_NOOP("RulesMask", "As good as the [[mask:king]], and easier to forget about.")),
    ),
    "fool": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You choose the two cards from the other players’: never your own, and never one "
                "in the centre. You don’t look at them, and only you know whether you swapped "
                "them.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The coin comes first. If it takes you to 13, the game is over before any card moves.",
            )
        ),
        # R16
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "If the others don’t have two cards to take, you only take the coin."
            )
        ),
        # R19
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "With two or three players, the two cards may belong to the same player. See "
                "[[chapter:small]].",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Take two cards you know nothing about, and the whole "
                "table is as lost as you are. Or take the two that "
                "everyone is sure of.",
            )
        ),
    ),
    "thief": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Both neighbours give at the same time. If either loses their last coin, the game is over.",
            )
        ),
        # R15
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With two players left, there is only one neighbour, who gives 1 coin, once."
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Best with rich neighbours. If a neighbour has a "
                "single coin left, this power ends the game, so count "
                "first.",
            )
        ),
    ),
    "witch": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Whole fortunes change hands: all of yours for all of theirs, at the same time.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "This is the only power you may decline. Even then it counts as used, and the "
                "[[mask:actress]] can copy it.",
            )
        ),
        # R21
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Fines come afterwards: anyone who was wrong pays from their new fortune.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The richer the table, the more tempting this mask. If you have a lot to lose, "
                "keep an eye on it.",
            )
        ),
    ),
    "spy": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You see both cards before you decide; nobody else does. Everyone sees which two "
                "cards you took.",
            )
        ),
        item(QT_TRANSLATE_NOOP("RulesMask", "It must be another player’s card; the centre is out of reach.")),
        # R18
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "With two or three players, your own card is the one you announced or contested "
                "with, and you choose which of the other player’s cards to take.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask", "It brings no money, but afterwards you know two cards for certain."
            )
        ),
    ),
    "peasant": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask", "There are two of these cards. Either both are in play or neither is."
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If the Peasant was announced and both are revealed in that contest, both take 2 "
                "coins from the bank, and neither pays a fine, even if the player who announced "
                "is neither of them.",
            )
        ),
        # R13
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Used through the [[mask:necromancer]] or the [[mask:usurper]], this power takes "
                "1 coin. For the [[mask:actress]], see that page.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The second Peasant should gladly contest the first: together, you each earn twice as much.",
            )
        ),
    ),
    "cheat": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "You win alone, even if others are richer than you. See [[chapter:end]]."
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You may announce this mask with fewer than 10 coins. Nothing happens, but the "
                "power counts as used.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "As soon as anyone has 10 coins, ask yourself each turn where this mask is. "
                "Someone should contest, even at the cost of a fine.",
            )
        ),
    ),
    "guru": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The chosen player names any mask in play except the [[mask:damned]], aloud, "
                "then reveals their card. If right, they pay nothing; if wrong, 4 coins, or all "
                "they have.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You may choose anyone else, even someone already revealed this turn.",
            )
        ),
        # R9
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "A player with fewer than 4 coins who is wrong gives you everything, and with no "
                "coins left that ends the game.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If the card turns out to be the [[mask:damned]], you yourself are out of the "
                "game, and nothing is paid.",
            )
        ),
        # R18
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With two or three players, the chosen player also chooses which card to reveal."
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Choose someone whose card has just been under the "
                "table. The less they know, the better your chances.",
            )
        ),
    ),
    "widow": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With 3 coins you take 7, with 9 just 1. With 10 or more you take nothing."
            )
        ),
        tip(QT_TRANSLATE_NOOP("RulesMask", "The poorer you are, the more this mask is worth.")),
    ),
    "beggar": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You go round the table clockwise. Each coin you get counts at once: someone who "
                "had more than you at the start may no longer have more when asked, and then "
                "gives nothing.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "Equal is not richer: anyone with exactly as many coins as you gives nothing."
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "An example: you have 4 coins, and the others, starting on your left, have 6, 5, "
                "5 and 9. The first gives you 1, so you have 5. The next two no longer have more "
                "than you and give nothing. The last one gives you 1, and you end up with 6.",
            )
        ),
        # R8
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Each player asked is a separate step: as soon as the game is over, the round "
                "stops right there.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Poor is powerful: the fewer coins you have, the more "
                "players give. Watch who would reach what before you "
                "ask.",
            )
        ),
    ),
    "patron": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Your 3 coins come first. If they take you to 13, the game is over before your "
                "neighbours get anything. Otherwise their coins follow, and may take one of them "
                "to 13.",
            )
        ),
        # R15
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With two players left, there is only one neighbour, who takes 1 coin, once."
            )
        ),
        tip(QT_TRANSLATE_NOOP("RulesMask", "Your neighbours gain too. Make sure neither of them has 12.")),
    ),
    "puppet_master": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You take the coins first. Then the two people get up and change seats, and each "
                "finds the other’s card and coins there. They take what they know with them.",
            )
        ),
        # R4
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Play continues from the seat where the turn was taken. Someone may get two "
                "turns in quick succession that way, or wait a little longer.",
            )
        ),
        # R2, R21
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Having been revealed, and owing a fine, go with the person: anyone who was "
                "wrong pays from the fortune at their new seat.",
            )
        ),
        # R16
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With only one other player left, you take 1 coin and nobody moves."
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Send the richest player to a poor seat, and what "
                "they know about their old card is worth little there.",
            )
        ),
    ),
    "princess": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Everyone sees the card except its owner, who learns only that the others know. "
                "It must be a player’s card; the centre is out of reach.",
            )
        ),
        # R3
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "It counts as revealed: if that player is next, they may not announce.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The coins come first. Showing the [[mask:damned]] is harmless.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Show the card you have lost track of: everyone learns what it is, except its owner.",
            )
        ),
    ),
    "trickster": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "What counts is the richest of the others: you may be the richest of all and still take.",
            )
        ),
        # R9
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If several are tied, you choose one of them. A player with a single coin gives just that.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "It always takes from the leader, so the leader "
                "should worry about it, and everyone else should let "
                "it pass.",
            )
        ),
    ),
}
