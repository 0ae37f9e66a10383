"""The rulebook, third part: special cases of the base game's masks. Facts: rules.md §6.

Each page begins with the power itself (masks.py); these texts follow it.
"""

from collections.abc import Mapping

from mascarade_qt.words.rulebook.blocks import Block, RulesMask

BASE: Mapping[str, tuple[Block, ...]] = {
    "judge": (
        RulesMask.para(
            "Every fine goes to the courthouse and waits there. The more the table quarrels, the more this "
            "mask is worth."
        ),
        RulesMask.item("This turn’s fines come after the power: they stay in the courthouse for next time."),
        RulesMask.item("If the courthouse is empty, nothing happens, but the power counts as used."),
        RulesMask.tip(
            "Nearly every scenario includes this mask, because it brings the fines back into the game. Never "
            "lose sight of it."
        ),
    ),
    "king": (
        RulesMask.para("Two coins, no strings attached. Simple, honest, and often contested."),
        RulesMask.item("In the first edition this card was the Queen. See [[chapter:variants]]."),
        RulesMask.tip(
            "The classic first bluff: everyone assumes there is a King somewhere. Claim it soon after your "
            "card has been under the table."
        ),
    ),
    "empress": (
        RulesMask.para("Three coins from the bank and nothing for anyone else: everybody wants this mask."),
        RulesMask.item("In the first edition this card was the King. See [[chapter:variants]]."),
        RulesMask.tip("Whoever was dealt this mask will be watched. Trade it away and claim it anyway."),
    ),
    "queen": (
        RulesMask.para(
            "A first-edition card with the same power as the [[mask:king]]. It appears in the expansion’s "
            "scenarios for two and three players."
        ),
        RulesMask.tip("As good as the [[mask:king]], and easier to forget about."),
    ),
    "fool": (
        RulesMask.item(
            "You choose the two cards from the other players’: never your own, and never one in the centre. "
            "You don’t look at them, and only you know whether you swapped them."
        ),
        RulesMask.item(
            "The coin comes first. If it takes you to 13, the game is over before any card moves."
        ),
        # R16
        RulesMask.item("If the others don’t have two cards to take, you only take the coin."),
        # R19
        RulesMask.item(
            "With two or three players, the two cards may belong to the same player. See [[chapter:small]]."
        ),
        RulesMask.tip(
            "Take two cards you know nothing about, and the whole table is as lost as you are. Or take the "
            "two that everyone is sure of."
        ),
    ),
    "thief": (
        RulesMask.item(
            "Both neighbours give at the same time. If either loses their last coin, the game is over."
        ),
        # R15
        RulesMask.item("With two players left, there is only one neighbour, who gives 1 coin, once."),
        RulesMask.tip(
            "Best with rich neighbours. If a neighbour has a single coin left, this power ends the game, so "
            "count first."
        ),
    ),
    "witch": (
        RulesMask.item("Whole fortunes change hands: all of yours for all of theirs, at the same time."),
        RulesMask.item(
            "This is the only power you may decline. Even then it counts as used, and the [[mask:actress]] "
            "can copy it."
        ),
        # R21
        RulesMask.item("Fines come afterwards: anyone who was wrong pays from their new fortune."),
        RulesMask.tip(
            "The richer the table, the more tempting this mask. If you have a lot to lose, keep an eye on it."
        ),
    ),
    "spy": (
        RulesMask.item(
            "You see both cards before you decide; nobody else does. Everyone sees which two cards you took."
        ),
        RulesMask.item("It must be another player’s card; the centre is out of reach."),
        # R18
        RulesMask.item(
            "With two or three players, your own card is the one you announced or contested with, and you "
            "choose which of the other player’s cards to take."
        ),
        RulesMask.tip("It brings no money, but afterwards you know two cards for certain."),
    ),
    "peasant": (
        RulesMask.para("There are two of these cards. Either both are in play or neither is."),
        RulesMask.item(
            "If the Peasant was announced and both are revealed in that contest, both take 2 coins from the "
            "bank, and neither pays a fine, even if the player who announced is neither of them."
        ),
        # R13
        RulesMask.item(
            "Used through the [[mask:necromancer]] or the [[mask:usurper]], this power takes 1 coin. For the "
            "[[mask:actress]], see that page."
        ),
        RulesMask.tip(
            "The second Peasant should gladly contest the first: together, they each earn twice as much."
        ),
    ),
    "cheat": (
        RulesMask.item("You win alone, even if others are richer than you. See [[chapter:end]]."),
        RulesMask.item(
            "You may announce this mask with fewer than 10 coins. Nothing happens, but the power counts as "
            "used."
        ),
        RulesMask.tip(
            "As soon as anyone has 10 coins, ask yourself each turn where this mask is. Someone should "
            "contest, even at the cost of a fine."
        ),
    ),
    "guru": (
        RulesMask.item(
            "The chosen player names any mask in play except the [[mask:damned]], aloud, then reveals their "
            "card. If right, they pay nothing; if wrong, 4 coins, or all they have."
        ),
        RulesMask.item(
            "You may choose anyone else, even someone whose card has already been revealed this turn."
        ),
        # R9
        RulesMask.item(
            "A player with fewer than 4 coins who is wrong gives you everything, and with no coins left that "
            "ends the game."
        ),
        RulesMask.item(
            "If the card turns out to be the [[mask:damned]], you yourself are out of the game, and nothing "
            "is paid."
        ),
        # R18
        RulesMask.item("With two or three players, the chosen player also chooses which card to reveal."),
        RulesMask.tip(
            "Choose someone whose card has just been under the table. The less they know, the better your "
            "chances."
        ),
    ),
    "widow": (
        RulesMask.item("With 3 coins you take 7, with 9 just 1. With 10 or more you take nothing."),
        RulesMask.tip("The poorer you are, the more this mask is worth."),
    ),
    "beggar": (
        RulesMask.item(
            "You go round the table clockwise. Each coin you get counts at once: someone who had more than "
            "you at the start may no longer have more when asked, and then gives nothing."
        ),
        RulesMask.item("Equal is not richer: anyone with exactly as many coins as you gives nothing."),
        RulesMask.item(
            "An example: you have 4 coins, and the others, starting on your left, have 6, 5, 5 and 9. The "
            "first gives you 1, so you have 5. The next two no longer have more than you and give nothing. "
            "The last one gives you 1, and you end up with 6."
        ),
        # R8
        RulesMask.item(
            "Each player asked is a separate step: as soon as the game is over, the round stops right there."
        ),
        RulesMask.tip(
            "The fewer coins you have, the more players give. Before you ask, work out how much everyone "
            "would end up with."
        ),
    ),
    "patron": (
        RulesMask.item(
            "Your 3 coins come first. If they take you to 13, the game is over before your neighbours get "
            "anything. Otherwise their coins follow, and may take one of them to 13."
        ),
        # R15
        RulesMask.item("With two players left, there is only one neighbour, who takes 1 coin, once."),
        RulesMask.tip("Your neighbours gain too. Make sure neither of them has 12."),
    ),
    "puppet_master": (
        RulesMask.item(
            "You take the coins first. Then the two people get up and change seats, and each finds the "
            "other’s card and coins there. They take what they know with them."
        ),
        # R4
        RulesMask.item(
            "Play continues from the seat where the turn was taken. Someone may get two turns in quick "
            "succession that way, or wait a little longer."
        ),
        # R2, R21
        RulesMask.item(
            "The ban on announcing after a reveal follows the person, and so does a fine: anyone who was "
            "wrong pays from the fortune at their new seat."
        ),
        # R16
        RulesMask.item("With only one other player left, you take 1 coin and nobody moves."),
        RulesMask.tip(
            "Send the richest player to a poor seat, and what they know about their old card is worth little "
            "there."
        ),
    ),
    "princess": (
        RulesMask.item(
            "Everyone sees the card except its owner, who learns only that the others know. It must be a "
            "player’s card; the centre is out of reach."
        ),
        # R3
        RulesMask.item("It counts as revealed: if that player is next, they may not announce."),
        RulesMask.item("The coins come first. Showing the [[mask:damned]] is harmless."),
        RulesMask.tip("Show the card you have lost track of: everyone learns what it is, except its owner."),
    ),
    "trickster": (
        RulesMask.item(
            "What counts is the richest of the others: you may be the richest of all and still take the "
            "coins."
        ),
        # R9
        RulesMask.item(
            "If several are tied, you choose one of them. A player with a single coin gives just that."
        ),
        RulesMask.tip(
            "It always takes from the leader, so the leader should worry about it, and everyone else should "
            "let it pass."
        ),
    ),
}
