"""The rulebook, second part: masks in general, small tables, scenarios, the expansion, variants."""

from mascarade_qt.words.rulebook.blocks import Chapter, Rules

MASKS_CHAPTER = Chapter(
    "masks",
    Rules.mark("The masks"),
    (
        Rules.para(
            "Every mask has its own page with its power and its special cases. The following applies to all "
            "of them."
        ),
        Rules.item("“You” are always the player using the power. “Another player” is never you."),
        Rules.item(
            "Cards in the centre belong to nobody. Only a swap on your turn and the [[mask:sage]] can reach "
            "them, and the [[mask:bear_tamer]] if its power says so."
        ),
        # R11
        Rules.item(
            "“Left” and “right” mean the nearest players still in the game. Anyone who is out is skipped."
        ),
        # R15
        Rules.item(
            "With two players left, your neighbour on both sides is the same player, and counts once."
        ),
        Rules.head("Powers within powers"),
        # R13
        Rules.para(
            "The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use another mask’s "
            "power as if it were their own. A mask’s power is used at most once a turn: if the chain comes "
            "back to a mask already used, nothing happens."
        ),
    ),
)

SMALL = Chapter(
    "small",
    Rules.mark("Two and three players"),
    (
        Rules.para(
            "A small table uses exactly six masks, and everyone has several cards: two each with three "
            "players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins."
        ),
        Rules.head("Three players"),
        Rules.item("You have a left card and a right card."),
        Rules.item("Swap one of your cards with an opponent’s, or your own two cards with each other."),
        Rules.item("Look at one of your cards."),
        Rules.item("Announce or contest with one of your cards, saying which."),
        Rules.head("Two players"),
        Rules.item(
            "You have a left card, a right card and a protected card, which your opponent can never touch."
        ),
        Rules.item(
            "Swap your left or right card with your opponent’s left or right card, or any two of your own "
            "cards with each other."
        ),
        Rules.item("Look at one of your cards, including the protected one."),
        Rules.item("Announce with your left or right card. Contest with any of the three."),
        Rules.head("For both"),
        Rules.item(
            "Only the card you announced or contested with is revealed; it counts as “your card” for the "
            "power."
        ),
        # R18
        Rules.item(
            "A power that affects a player’s card affects just one of that player’s cards, chosen by the "
            "player using the power. Only with the [[mask:guru]] and the [[mask:courtesan]] does the player "
            "who must reveal choose which."
        ),
        # R19
        Rules.item(
            "The two cards the [[mask:fool]] takes, or the [[mask:sage]] looks at, may belong to the same "
            "player. Protected cards are out of reach."
        ),
        # R20
        Rules.item(
            "A player knocked out by the [[mask:damned]] is out with all their cards, whatever they are."
        ),
    ),
)

SCENARIOS = Chapter(
    "scenarios",
    Rules.mark("Scenarios, and making your own"),
    (
        Rules.para("A scenario is a set of masks that go well together. The game comes with these:"),
        Rules.item(
            "The A scenarios, for 4 to 13 players: the line-ups of the first edition, with today’s masks. "
            "Start with these."
        ),
        Rules.item(
            "The B scenarios, for 4 to 13 players: made for this program, for players who know the A "
            "scenarios."
        ),
        Rules.item("The expansion’s scenarios: four for 6 to 13 players, one for three and one for two."),
        Rules.item("A base-game scenario for three players, and the same one for two."),
        Rules.para("The scenario sheets printed with the second edition are not reproduced here."),
        Rules.head("Your own scenarios"),
        Rules.para(
            "You can build your own, mixing base and expansion masks as you like. The program watches and "
            "tells you what to change. These are the rules (the expansion’s own scenarios are exempt):"
        ),
        Rules.item(
            "The right number of masks: six for up to five players; for six or more, as many as there are "
            "players, or one or two more."
        ),
        Rules.item(
            "The [[mask:judge]] is in play. With an expansion mask in play, the Judge may be left out if "
            "about two thirds of the masks, and at least three fifths, have a ★, but the game may then run "
            "long."
        ),
        Rules.item("At least a third of the masks have a ★. With half, the game is livelier."),
        Rules.item("Both [[mask:peasant]] cards, or neither."),
        Rules.item("Some masks need at least six or eight players. Their pages say so."),
        Rules.item("The [[mask:courtesan]] only if at least a third of the masks are women’s."),
        Rules.item(
            "With fewer than eight players, the [[mask:damned]] is better left out of the graveyard. You may "
            "include it, but you’ll be warned."
        ),
    ),
)

EXPANSION_CHAPTER = Chapter(
    "expansion",
    Rules.mark("The expansion: graveyard and Damned"),
    (
        Rules.para(
            "The expansion brings masks with a taste for trouble. Two things about it need explaining."
        ),
        Rules.head("The graveyard"),
        Rules.para(
            "With the [[mask:necromancer]] in play, masks that aren’t in play are shuffled face down into "
            "the graveyard: usually all the rest of the base game and the expansion, except the "
            "[[mask:bear_tamer]] and, with fewer than eight players, the [[mask:damned]]. In your own "
            "scenarios you may choose differently. Everyone knows which masks are there, but nobody knows in "
            "what order. Masks in the graveyard aren’t in play, so they can’t be announced or named."
        ),
        Rules.head("The Damned"),
        Rules.para(
            "The [[mask:damned]] can’t be named at all: not announced, not by the [[mask:guru]]’s target, "
            "not by the [[mask:usurper]]."
        ),
        Rules.item(
            "A player who reveals this mask in a contest is out of the game at once, before any power is "
            "used. The card is discarded."
        ),
        Rules.item(
            "If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the "
            "[[mask:bear_tamer]] makes someone reveal it, the player who used that power is out instead. "
            "Their own card goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing is "
            "paid and no power follows, but the other players who were wrong still pay their fines."
        ),
        Rules.item(
            "If the [[mask:necromancer]] turns it up from the graveyard, the player who did so is out, and "
            "the card is discarded."
        ),
        Rules.item("Swapping it, looking at it, or having it shown by the [[mask:princess]] is harmless."),
        Rules.head("Out of the game"),
        # R11
        Rules.para(
            "When you are out, your coins go back to the bank and your remaining cards leave the game "
            "unseen. Your seat is skipped from then on. Unlike losing your last coin, this doesn’t end the "
            "game, unless only one player is left."
        ),
        Rules.head("Men’s and women’s masks"),
        # R24
        Rules.para(
            "With the [[mask:courtesan]] in play, every card shows whether it is a man’s mask ♂ or a woman’s "
            "♀. The sign on the card decides, whatever the name may suggest."
        ),
    ),
)

VARIANTS = Chapter(
    "variants",
    Rules.mark("Variants and editions"),
    (
        Rules.para(
            "These are the rules of the second edition and the expansion; for two and three players, those "
            "of the first edition. Where the printed rules are silent, or differ between languages, the "
            "program follows one ruling, and this rulebook tells you which."
        ),
        Rules.item(
            "Must swap: in the first edition and in the Hungarian edition’s rules, a player whose card was "
            "revealed on the previous turn may only swap, not even look. The expansion asks this only of a "
            "player on the Usurper’s left whose card the Usurper has revealed, and so does the program where "
            "the Usurper is in play. You can choose another rule when you set up a game."
        ),
        Rules.item("You can change the number of opening turns. Four is usual; none is for the fearless."),
        # R10
        Rules.item(
            "Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the "
            "[[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the "
            "[[mask:king]] was the Queen with 2. Two of the expansion’s scenarios still call for the Queen; "
            "there, the card is our [[mask:queen]]."
        ),
        Rules.item(
            "At a real table, a player who looks at their own card by accident must spend their next turn on "
            "a look. That can’t happen here: nobody can look out of turn."
        ),
        Rules.tip(
            "If your friends learned the game from another edition, agree on the variant before the masks "
            "are dealt."
        ),
    ),
)
