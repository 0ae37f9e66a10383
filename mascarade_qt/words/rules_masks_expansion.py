"""The rulebook, fourth part: special cases of the expansion's masks. Facts: rules.md §6 and §9."""

from collections.abc import Mapping

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP
from mascarade_qt.words.rulebook_types import Block, item, para, tip

EXPANSION: Mapping[str, tuple[Block, ...]] = {
    "alchemist": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "All fortunes move by one seat at the same time, yours included. Seats of "
                "players who are out are skipped.",
            )
        ),
        # R21
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "Fines come afterwards: anyone who was wrong pays from their new fortune."
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Before you announce, look to both sides: whose fortune would you like to inherit?",
            )
        ),
    ),
    "actress": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You copy the mask announced the last time a power was actually used, on an earlier turn.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "After a [[mask:necromancer]] or a [[mask:usurper]], you become a Necromancer or "
                "a Usurper, not what they turned into.",
            )
        ),
        # R12
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "An Actress’s turn doesn’t change what is copied next. Before any power has been "
                "used, nothing happens.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If nobody in a contest had the mask, no power was used. A power without effect "
                "still counts, and so does one that put its user out of the game.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If you copy the [[mask:peasant]] and at least one Peasant has been revealed "
                "this turn, you take 2 coins, and so does each revealed Peasant, who then pays "
                "the fine for not being the Actress. Otherwise you take 1.",
            )
        ),
        item(QT_TRANSLATE_NOOP("RulesMask", "The [[mask:damned]] is never copied.")),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Announce right after a strong power has been used. "
                "You take the same, and nobody has to believe you are "
                "its owner.",
            )
        ),
    ),
    "courtesan": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "A man’s mask ♂ pays you 3 coins, or all they have. A woman’s mask ♀ pays "
                "nothing. With this mask in play, every card shows its sign.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If the card turns out to be the [[mask:damned]], you yourself are out of the "
                "game, and nothing is paid.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "In your own scenarios, at least a third of the masks must be women’s. See "
                "[[chapter:scenarios]].",
            )
        ),
        # R18
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "With two or three players, your neighbour chooses which card to reveal."
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Look to your right before you announce. If you know "
                "that card is a woman’s mask, it pays nothing.",
            )
        ),
    ),
    "gambler": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "First you secretly hide the coins, then you choose who must guess. The guess is "
                "made aloud, and then you open your hand.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Until then the coins belong to the bank. If the guess is right, they all go to "
                "the player who guessed; otherwise they are yours. Nobody loses anything.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask", "Three coins are tempting, and everyone knows it. So hide just one now and then."
            )
        ),
    ),
    "damned": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Nobody wants to be this one, and nobody may claim to be. The whole story is in "
                "[[chapter:expansion]]; in short:",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask", "Reveal it in a contest, and you are out before any power is used."
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Make someone reveal it with the [[mask:guru]], the [[mask:courtesan]], the "
                "[[mask:usurper]] or the [[mask:bear_tamer]], and you are out instead. Your own "
                "card takes its place, unseen.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Turn it up from the graveyard with the [[mask:necromancer]], and you are out too.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If you might be wearing it, don’t contest. Give it away under the table.",
            )
        ),
    ),
    "necromancer": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Everyone sees the card that is turned up. You use its power as your own, and "
                "the card goes to the bottom of the graveyard. See [[chapter:expansion]].",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If it is the [[mask:damned]], you are out of the game, and the card is discarded.",
            )
        ),
        # R17
        item(QT_TRANSLATE_NOOP("RulesMask", "If the graveyard is empty, nothing happens.")),
        # R13
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If that mask’s power has already been used this turn, nothing happens. See "
                "[[chapter:masks]].",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Remember what has been turned up: those cards lie at "
                "the bottom, and the rest is still to come.",
            )
        ),
    ),
    "sage": (
        # R25
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Only you see the two cards; everyone sees which ones you look at. They can’t be "
                "your own. If there are fewer than two to look at, you look at as many as there "
                "are.",
            )
        ),
        item(QT_TRANSLATE_NOOP("RulesMask", "The coin comes first.")),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Look where you have lost track: two cards known for certain often give away a third.",
            )
        ),
    ),
    "usurper": (
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You may name any mask in play except the [[mask:damned]]. If you’re wrong, "
                "nothing happens, but everyone has seen the card. It must be a player’s card; "
                "the centre is out of reach.",
            )
        ),
        # R14
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You may not choose a player who has already had a card revealed this turn, even "
                "if they have other cards. If that leaves nobody, nothing happens.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If the card turns out to be the [[mask:damned]], you are out of the game, and no power "
                "follows.",
            )
        ),
        # R13
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "A mask whose power has already been used this turn does nothing. See [[chapter:masks]].",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "You only need to be right about one card. Name the "
                "mask of somebody who has just been revealed, but not "
                "this turn.",
            )
        ),
    ),
    "bear_tamer": (
        para(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "This card has no power of its own: you compose one in your own scenarios, from "
                "one to four steps carried out in order. It is shown to everyone before the game.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take "
                "what is in the courthouse, exchange fortunes with someone, or pass all fortunes "
                "on by one seat.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Cards: look at one, swap two or pretend to, or make another player reveal one.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If a step takes from the bank, the card has a ★. After each step the game "
                "checks whether it is over. A step with nobody to choose, or no card, does "
                "nothing.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "If a step makes someone reveal the [[mask:damned]], you yourself are out of the game.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "RulesMask",
                "Read the composed power before the game starts, and ask yourself who profits most from it.",
            )
        ),
    ),
}
