"""The rulebook, fourth part: special cases of the expansion's masks. Facts: rules.md §6 and §9."""

from collections.abc import Mapping

from mascarade_qt.words.rulebook.blocks import Block, RulesMask

EXPANSION: Mapping[str, tuple[Block, ...]] = {
    "alchemist": (
        RulesMask.item(
            "All fortunes move by one seat at the same time, yours included. Seats of players who are out "
            "are skipped."
        ),
        # R21
        RulesMask.item("Fines come afterwards: anyone who was wrong pays from their new fortune."),
        RulesMask.tip("Before you announce, look to both sides: whose fortune would you like to inherit?"),
    ),
    "actress": (
        RulesMask.para(
            "You copy the mask that was announced on the most recent earlier turn in which a power was used."
        ),
        RulesMask.item(
            "After a [[mask:necromancer]] or a [[mask:usurper]], you become a Necromancer or a Usurper, not "
            "what they turned into."
        ),
        # R12
        RulesMask.item(
            "An Actress’s turn doesn’t change what is copied next. Before any power has been used, nothing "
            "happens."
        ),
        RulesMask.item(
            "If nobody in a contest had the mask, no power was used. A power without effect still counts, "
            "and so does one that knocked its user out of the game."
        ),
        RulesMask.item(
            "If you copy the [[mask:peasant]] and at least one Peasant has been revealed this turn, you take "
            "2 coins, and so does each revealed Peasant, who then pays the fine for not being the Actress. "
            "Otherwise you take 1."
        ),
        RulesMask.item("The [[mask:damned]] is never copied."),
        RulesMask.tip(
            "Announce right after a strong power has been used. You get the same, and nobody has to believe "
            "that you are that mask."
        ),
    ),
    "courtesan": (
        RulesMask.item(
            "For a man’s mask ♂, that player pays you 3 coins, or all they have; for a woman’s ♀, nothing. "
            "With this mask in play, every card shows its sign."
        ),
        RulesMask.item(
            "If the card turns out to be the [[mask:damned]], you yourself are out of the game, and nothing "
            "is paid."
        ),
        RulesMask.item(
            "In your own scenarios, at least a third of the masks must be women’s. See [[chapter:scenarios]]."
        ),
        # R18
        RulesMask.item("With two or three players, your neighbour chooses which card to reveal."),
        RulesMask.tip(
            "Look to your right before you announce. If you know that card is a woman’s mask, it pays "
            "nothing."
        ),
    ),
    "gambler": (
        RulesMask.item(
            "First you secretly hide the coins, then you choose who must guess. The guess is made aloud, and "
            "then you open your hand."
        ),
        RulesMask.item(
            "Until then the coins belong to the bank. If the guess is right, they all go to the player who "
            "guessed; otherwise they are yours. Nobody loses anything."
        ),
        RulesMask.tip("Three coins are tempting, and everyone knows it. So hide just one now and then."),
    ),
    "damned": (
        RulesMask.para(
            "Nobody wants this mask, and nobody may claim it. The whole story is in [[chapter:expansion]]; "
            "in short:"
        ),
        RulesMask.item("Reveal it in a contest, and you are out before any power is used."),
        RulesMask.item(
            "Make someone reveal it with the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or "
            "the [[mask:bear_tamer]], and you are out instead. Your own card takes its place, unseen."
        ),
        RulesMask.item("Turn it up from the graveyard with the [[mask:necromancer]], and you are out too."),
        RulesMask.item("Look at it, swap it, or have it shown by the [[mask:princess]]: nothing happens."),
        RulesMask.tip("If you might be wearing it, don’t contest. Give it away under the table."),
    ),
    "necromancer": (
        RulesMask.item(
            "Everyone sees the card that is turned up. You use its power as your own, and the card goes to "
            "the bottom of the graveyard. See [[chapter:expansion]]."
        ),
        RulesMask.item("If it is the [[mask:damned]], you are out of the game, and the card is discarded."),
        # R17
        RulesMask.item("If the graveyard is empty, nothing happens."),
        # R13
        RulesMask.item(
            "If that mask’s power has already been used this turn, nothing happens. See [[chapter:masks]]."
        ),
        RulesMask.tip(
            "Remember what has been turned up: those cards lie at the bottom, and the rest are still to come."
        ),
    ),
    "sage": (
        # R25
        RulesMask.item(
            "Only you see the two cards; everyone sees which ones you look at. They can’t be your own. If "
            "there are fewer than two to look at, you look at as many as there are."
        ),
        RulesMask.item("The coin comes first."),
        RulesMask.tip("Look where you have lost track: two cards known for certain often give away a third."),
    ),
    "usurper": (
        RulesMask.item(
            "You may name any mask in play except the [[mask:damned]]. If you’re wrong, nothing happens, but "
            "everyone has seen the card. It must be a player’s card; the centre is out of reach."
        ),
        # R14
        RulesMask.item(
            "You may not choose a player who has already had a card revealed this turn, even if they have "
            "other cards. If that leaves nobody, nothing happens."
        ),
        RulesMask.item(
            "If the player you choose sits on your left, they must swap on their turn, or pretend to. That "
            "is the expansion’s rule, and this program’s unless you choose another. See [[chapter:variants]]."
        ),
        RulesMask.item(
            "If the card turns out to be the [[mask:damned]], you are out of the game, and no power follows."
        ),
        # R13
        RulesMask.item(
            "A mask whose power has already been used this turn does nothing. See [[chapter:masks]]."
        ),
        RulesMask.tip(
            "You only need to be right about one card. Name the mask of somebody whose card was revealed "
            "recently, but not this turn."
        ),
    ),
    "bear_tamer": (
        RulesMask.para(
            "This card has no power of its own: you compose one in your own scenarios, from one to four "
            "steps carried out in order. It is shown to everyone before the game."
        ),
        RulesMask.item(
            "Coins: take 1 to 5 from the bank or from other players, give 1 to 5 away, take what is in the "
            "courthouse, exchange fortunes with someone, or pass all fortunes on by one seat."
        ),
        RulesMask.item("Cards: look at one, swap two or pretend to, or make another player reveal one."),
        RulesMask.item(
            "If a step takes from the bank, the card has a ★. After each step the game checks whether it is "
            "over. A step with nobody to choose, or no card, does nothing."
        ),
        RulesMask.item(
            "If a step makes someone reveal the [[mask:damned]], you yourself are out of the game."
        ),
        RulesMask.tip(
            "Read the composed power before the game starts, and ask yourself who profits most from it."
        ),
    ),
}
