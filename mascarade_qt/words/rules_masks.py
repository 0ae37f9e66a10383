"""The rulebook, third part: the particular cases of the base game's masks. Facts: rules.md §6.

Each page begins with the power itself (masks.py); what stands here comes after it.
"""

from collections.abc import Mapping

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP
from mascarade_qt.words.rulebook_types import Block, item, para, tip

BASE: Mapping[str, tuple[Block, ...]] = {
    "judge": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Every fine goes to the courthouse and waits there. The more the table quarrels, the more "
                "this mask is worth.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Fines of this turn come after the power: they stay in the courthouse for the next time.",
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
                "Nearly every scenario has this mask, because it brings the fines back into the game. "
                "Never lose sight of it.",
            )
        ),
    ),
    "king": (
        para(
            QT_TRANSLATE_NOOP("RulesMask", "Two coins, no conditions. Simple, honest, and often contested.")
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "In the first edition this card was the Queen. See [[chapter:variants]]."
            )
        ),
    ),
    "empress": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Three coins from the bank, and nothing for anyone else: everybody wants to be this one.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "In the first edition this card was the King. See [[chapter:variants]]."
            )
        ),
    ),
    "queen": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "A card of the first edition with the same power as the [[mask:king]]. It appears in the "
                "expansion’s sets for two and for three players.",
            )
        ),
    ),
    "fool": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You choose the two cards among those of the other players: never your own, and never one of "
                "the centre. You do not look at them, and only you know whether you swapped them.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The coin comes first. If it makes you reach 13, the game is over before any card moves.",
            )
        ),
        # R16
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "If there are not two cards of others to take, you only take the coin."
            )
        ),
        # R19
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "With two or three players the two cards may be of the same player. See [[chapter:small]].",
            )
        ),
    ),
    "thief": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Both neighbours give at the same time. If one of them loses the last coin, the game is "
                "over.",
            )
        ),
        # R15
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With two players left there is only one neighbour, who gives 1 coin, once."
            )
        ),
    ),
    "witch": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The whole fortunes change places: all of yours for all of theirs, at the same time.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "This is the only power you may decline. It counts as used then too, and the "
                "[[mask:actress]] can copy it.",
            )
        ),
        # R21
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Fines come afterwards: whoever was wrong pays from the new fortune.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The richer the table, the sweeter this mask. If you have much to lose, keep an eye on it.",
            )
        ),
    ),
    "spy": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You see both cards before you decide, and nobody else sees them. Everyone sees which two "
                "cards you took.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP("RulesMask", "It must be a card of another player; the centre is out of reach.")
        ),
        # R18
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "With two or three players your own card is the one you announced or contested with, and you "
                "choose which of the other’s cards you take.",
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
                "RulesMask", "There are two of these cards. Either both take part in a game or neither does."
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If the Peasant was announced and both are revealed in that contest, both take 2 coins from"
                " the bank, and neither pays a fine. It holds even if the player who announced is neither "
                "of them.",
            )
        ),
        # R13
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Used by way of the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. "
                "For the [[mask:actress]] see there.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The second Peasant should gladly contest the first: together you both earn twice as much.",
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
                "You may announce this mask with fewer than 10 coins too. Nothing happens, but the power "
                "counts as used.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "As soon as somebody has 10 coins, ask yourself each turn where this mask is. Someone should "
                "contest, even at the price of a fine.",
            )
        ),
    ),
    "guru": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The chosen player names any mask in play except the [[mask:damned]], aloud, and then "
                "reveals their card. Right: nothing to pay. Wrong: 4 coins, or all there is.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You may choose anyone else, even somebody who was already revealed in this turn.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If the card turns out to be the [[mask:damned]], you are out of the game yourself, and "
                "nothing is paid.",
            )
        ),
        # R18
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With two or three players the chosen player also chooses which card to reveal."
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
                "You go round the table clockwise. Each coin you get counts at once: whoever had more than "
                "you at the start may have no more than you when asked, and then gives nothing.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "Equal is not richer: whoever has just as many coins as you gives nothing."
            )
        ),
        # R8
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Each player asked is a step of its own: as soon as the game is over, the round stops right "
                "there.",
            )
        ),
    ),
    "patron": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Your 3 coins come first. If they make you reach 13, the game is over before the neighbours "
                "get anything. Otherwise the neighbours’ coins follow, and may make one of them reach 13.",
            )
        ),
        # R15
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With two players left there is only one neighbour, who takes 1 coin, once."
            )
        ),
    ),
    "puppet_master": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You take the coins first. Then the two people get up and change seats, and each finds the "
                "other’s card and the other’s coins there. What they know they take along.",
            )
        ),
        # R4
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The turn goes on from the seat at which it was taken. Somebody may get two turns in quick "
                "succession that way, or wait a little longer.",
            )
        ),
        # R2, R21
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Being revealed, and fines, belong to the person: whoever was wrong pays from the fortune "
                "at the new seat.",
            )
        ),
        # R16
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With only one other player left you take 1 coin, and nobody moves."
            )
        ),
    ),
    "princess": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Everyone sees the card except the player in front of whom it lies, who learns nothing but "
                "that the others know.",
            )
        ),
        # R3
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "It counts as revealed: if that player’s turn is next, they may not announce.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "The coins come first. Showing the [[mask:damned]] is harmless.",
            )
        ),
    ),
    "trickster": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "It is the richest among the others that counts: you may be the richest of all and still "
                "take.",
            )
        ),
        # R9
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If several are equally rich, you choose one of them. A player with a single coin gives "
                "that one.",
            )
        ),
    ),
}
