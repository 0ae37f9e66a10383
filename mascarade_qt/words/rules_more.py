"""The rulebook, second part: masks in general, small tables, scenarios, the expansion, variants."""

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP
from mascarade_qt.words.rulebook_types import Chapter, head, item, para, tip

MASKS_CHAPTER = Chapter(
    "masks",
    QT_TRANSLATE_NOOP("Rules", "The masks"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every mask has its own page with its power and its special cases. The following "
                "applies to all of them.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "“You” are always the player using the power. “Another player” is never you.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Cards in the centre belong to nobody. Only a swap on your turn and the "
                "[[mask:sage]] can reach them, and the [[mask:bear_tamer]] if its power says so.",
            )
        ),
        # R11
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "“Left” and “right” mean the nearest players still in the game. Anyone who is "
                "out is skipped.",
            )
        ),
        # R15
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With two players left, your neighbour on both sides is the same player, and counts once.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Powers within powers")),
        # R13
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use "
                "another mask’s power as if it were their own. A mask’s power is used at most "
                "once a turn: if the chain comes back to a mask already used, nothing happens.",
            )
        ),
    ),
)

SMALL = Chapter(
    "small",
    QT_TRANSLATE_NOOP("Rules", "Two and three players"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A small table uses exactly six masks, and everyone has several cards: two each with three "
                "players, three each with two. Nothing lies in the centre. Everyone begins with 6 coins.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Three players")),
        item(QT_TRANSLATE_NOOP("Rules", "You have a left card and a right card.")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Swap one of your cards with an opponent’s, or your own two cards with each other.",
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "Look at one of your cards.")),
        item(QT_TRANSLATE_NOOP("Rules", "Announce or contest with one of your cards, saying which.")),
        head(QT_TRANSLATE_NOOP("Rules", "Two players")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have a left card, a right card and a protected card, which your opponent "
                "can never touch.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Swap your left or right card with your opponent’s left or right card, or any "
                "two of your own cards with each other.",
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "Look at one of your cards, including the protected one.")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules", "Announce with your left or right card. Contest with any of the three."
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "For both")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Only the card you announced or contested with is revealed; it counts as “your "
                "card” for the power.",
            )
        ),
        # R18
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A power that affects a player’s card affects just one of that player’s cards, "
                "chosen by the player using the power. Only with the [[mask:guru]] and the "
                "[[mask:courtesan]] does the player who must reveal choose which.",
            )
        ),
        # R19
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The two cards the [[mask:fool]] takes, or the [[mask:sage]] looks at, may "
                "belong to the same player. Protected cards are out of reach.",
            )
        ),
        # R20
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A player put out by the [[mask:damned]] is out with all their cards, whatever they are.",
            )
        ),
    ),
)

SCENARIOS = Chapter(
    "scenarios",
    QT_TRANSLATE_NOOP("Rules", "Scenarios, and making your own"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules", "A scenario is a set of masks that go well together. The game comes with these:"
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The A scenarios, for 4 to 13 players: the line-ups of the first edition, with "
                "today’s masks. Start with these.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The B scenarios, for 4 to 13 players: made for this program, for players who "
                "know the A scenarios.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The expansion’s sets: four for 6 to 13 players, one for three and one for two.",
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "A base-game set for three players, and the same one for two.")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules", "The scenario sheets printed with the second edition are not reproduced here."
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Your own scenarios")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You can build your own, mixing base and expansion masks as you like. The "
                "program looks over your shoulder and tells you what to change. These are the "
                "rules (the expansion’s own sets are exempt):",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The right number of masks: six for up to five players; for six or more, as many "
                "as there are players, or one or two more.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The [[mask:judge]] is in play. With an expansion mask in play, the Judge may be "
                "left out if at least three fifths of the masks have a ★, but the game may then "
                "run long.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules", "At least a third of the masks have a ★. With half, the game is livelier."
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "Both [[mask:peasant]] cards, or neither.")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some masks need at least six or eight players. Their pages say so.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules", "The [[mask:courtesan]] only if at least a third of the masks are women’s."
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With fewer than eight players, the [[mask:damned]] is better left out of the "
                "graveyard. You may include it, but you’ll be warned.",
            )
        ),
    ),
)

EXPANSION_CHAPTER = Chapter(
    "expansion",
    QT_TRANSLATE_NOOP("Rules", "The expansion: graveyard and Damned"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The expansion brings masks with a taste for trouble. Two things about it need explaining.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "The graveyard")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the [[mask:necromancer]] in play, masks that aren’t in play are shuffled "
                "face down into the graveyard: usually all the rest of the base game and the "
                "expansion, except the [[mask:bear_tamer]] and, with fewer than eight players, "
                "the [[mask:damned]]. In your own scenarios you may choose differently. Everyone "
                "knows which masks are there, but nobody knows in what order. Masks in the "
                "graveyard aren’t in play, so they can’t be announced or named.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "The Damned")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The [[mask:damned]] can’t be named at all: not announced, not by the "
                "[[mask:guru]]’s target, not by the [[mask:usurper]].",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A player who reveals this mask in a contest is out of the game at once, before "
                "any power is used. The card is discarded.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of "
                "the [[mask:bear_tamer]] makes someone reveal it, the player who used that power "
                "is out instead. Their own card goes, unseen, to where the Damned lay, and the "
                "Damned is discarded. Nothing is paid and no power follows, but the other "
                "players who were wrong still pay their fines.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If the [[mask:necromancer]] turns it up from the graveyard, the player who did "
                "so is out, and the card is discarded.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Swapping it, looking at it, or having it shown by the [[mask:princess]] is harmless.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Out of the game")),
        # R11
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "When you are out, your coins go back to the bank and your remaining cards leave "
                "the game unseen. Your seat is skipped from then on. Unlike losing your last "
                "coin, this doesn’t end the game, unless only one player is left.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Men’s and women’s masks")),
        # R24
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the [[mask:courtesan]] in play, every card shows whether it is a man’s "
                "mask ♂ or a woman’s ♀. The sign on the card decides, whatever the name may "
                "suggest.",
            )
        ),
    ),
)

VARIANTS = Chapter(
    "variants",
    QT_TRANSLATE_NOOP("Rules", "Variants and editions"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "These are the rules of the second edition and the expansion; for two and three "
                "players, those of the first edition. Where the printed rules are silent, or "
                "differ between languages, the program follows one ruling, and this rulebook "
                "tells you which.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Must swap: in the first edition and in the Hungarian edition’s rules, a player "
                "whose card was revealed on the previous turn may only swap, not even look. The "
                "expansion asks the same of the player on the Usurper’s left. You can choose "
                "this variant when you set up a game.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You can change the number of opening turns. Four is usual; none is for the fearless.",
            )
        ),
        # R10
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some masks had other names in the first edition: the [[mask:trickster]] was the "
                "Bishop, the [[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King "
                "with 3 coins, and the [[mask:king]] was the Queen with 2. Two of the "
                "expansion’s sets still call for the Queen; there, the card is our "
                "[[mask:queen]].",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "At a real table, a player who looks at their own card by accident is penalised. "
                "That can’t happen here: nobody can look out of turn.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If your friends learned the game from another edition, agree on the variant "
                "before the masks are dealt.",
            )
        ),
    ),
)
