"""The rulebook, second part: masks in general, small tables, scenarios, the expansion, variants."""

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP
from mascarade_qt.words.rulebook_types import Chapter, head, item, para, tip

MASKS = Chapter(
    "masks",
    QT_TRANSLATE_NOOP("Rules", "The masks"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Every mask has a page of its own with its power and its particular cases. What follows here "
                "holds for all of them.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "“Another player” is never the one who uses the power. “You” is always the one who does.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Cards in the centre belong to nobody. Only a swap on your turn and the [[mask:sage]] reach "
                "them, and the [[mask:bear_tamer]] if its power says so.",
            )
        ),
        # R11
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "“Left” and “right” are the nearest players still in the game. Whoever is out is passed "
                "over.",
            )
        ),
        # R15
        item(
            QT_TRANSLATE_NOOP(
                "Rules", "With two players left your neighbour on both sides is the same, and counts once."
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Powers within powers")),
        # R13
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The [[mask:actress]], the [[mask:necromancer]] and the [[mask:usurper]] use the power of "
                "another mask as if it were their own. A mask’s power is used at most once in a turn: where "
                "the chain comes back to a mask that was already used, nothing happens.",
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
                "Swap one of your cards with a card of an opponent, or your own two cards with each other.",
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "Look at one of your cards.")),
        item(QT_TRANSLATE_NOOP("Rules", "Announce or contest with one of your cards, and say which.")),
        head(QT_TRANSLATE_NOOP("Rules", "Two players")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You have a left card, a right card and a protected one, which your opponent can never "
                "touch.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Swap your left or right card with your opponent’s left or right one, or any two of your own "
                "cards with each other.",
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "Look at one of your cards, the protected one included.")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules", "Announce with your left or right card. Contest with any of the three."
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "For both")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Only the card that was announced or contested with is revealed; it is “your card” for the "
                "power.",
            )
        ),
        # R18
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A power that acts on somebody’s card acts on one of them, and the one who acts chooses "
                "which. Only with the [[mask:guru]] and the [[mask:courtesan]] do the players who must "
                "reveal choose for themselves.",
            )
        ),
        # R19
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The two cards that the [[mask:fool]] takes, or the [[mask:sage]] looks at, may be of the "
                "same player. Protected cards are out of reach.",
            )
        ),
        # R20
        item(
            QT_TRANSLATE_NOOP(
                "Rules", "Whoever is put out by the [[mask:damned]] is out with all cards, whatever they are."
            )
        ),
    ),
)

SCENARIOS = Chapter(
    "scenarios",
    QT_TRANSLATE_NOOP("Rules", "Scenarios, and your own"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules", "A scenario is a set of masks that go well together. The game comes with these:"
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The A scenarios, for 4 to 13 players: the line-ups of the first edition, with today’s "
                "masks. Begin with these.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The B scenarios, for 4 to 13 players: put together for this program, for those who know "
                "the A ones.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The sets of the expansion: four for 6 to 13 players, one for three and one for two.",
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "A set of the base game for three players, and the same for two.")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules", "The scenario sheets printed with the second edition are not reproduced here."
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Your own scenarios")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You can put together your own. The program looks over your shoulder and tells you what to "
                "change. These are the rules; the sets of the expansion need not keep to them:",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The right number of masks: six with up to five players; from six players on, as many as "
                "there are players, or one or two more.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The [[mask:judge]] takes part. With a mask of the expansion in play, the Judge may be left "
                "out if at least three fifths of the masks have a ★; but then the game can take a long "
                "time.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules", "At least a third of the masks have a ★. If half of them do, the game is livelier."
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "Both [[mask:peasant]] cards, or neither.")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some masks need a larger company, at least six or eight players. Their pages say so.",
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
                "With fewer than eight players the [[mask:damned]] is better left out of the graveyard. "
                "It is allowed, but you are warned.",
            )
        ),
    ),
)

EXPANSION = Chapter(
    "expansion",
    QT_TRANSLATE_NOOP("Rules", "The expansion: graveyard and Damned"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The expansion brings masks with a taste for trouble. Two things about it need a word of "
                "their own.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "The graveyard")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the [[mask:necromancer]] in play, masks that are not in play are shuffled face down "
                "into the graveyard: usually all the others of the base game and the expansion, except the "
                "[[mask:bear_tamer]] and, with fewer than eight players, the [[mask:damned]]. For a "
                "scenario of your own you may choose differently. Everyone knows which masks lie there, but "
                "nobody knows in which order. Masks in the graveyard are not in play, so they cannot be "
                "announced or named.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "The Damned")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The [[mask:damned]] cannot be named at all: not announced, not by the target of the "
                "[[mask:guru]], not by the [[mask:usurper]].",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Whoever reveals this mask in a contest is out of the game at once, before any power is "
                "used. The card is discarded.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If the [[mask:guru]], the [[mask:courtesan]], the [[mask:usurper]] or a step of the "
                "[[mask:bear_tamer]] makes somebody reveal it, the one who used that power is out instead. "
                "Their own card goes, unseen, to where the Damned lay, and the Damned is discarded. Nothing "
                "is paid, and no power follows; the fines of the other players who were wrong are still "
                "due.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If the [[mask:necromancer]] turns it up from the graveyard, the one who did so is out, and"
                " the card is discarded.",
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
                "When you are out, your coins go back to the bank and your remaining cards leave the game "
                "unseen. Your seat is passed over from then on. It does not end the game as losing your "
                "last coin would, unless only one player is left.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Men’s and women’s masks")),
        # R24
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With the [[mask:courtesan]] in play every card shows whether it is a man’s mask ♂ or a "
                "woman’s ♀. The sign on the card counts, not what a word may suggest.",
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
                "These rules are those of the second edition and of the expansion; for two and three "
                "players, those of the first edition. Where the printed rules are silent, or differ from "
                "language to language, the program has decided once and for all; this rulebook tells you "
                "how.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Must swap: in the first edition, and in some printed rules of today, whoever had to reveal"
                " in the turn before may only swap, not even look. You can choose this for a new game.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The number of opening turns can be changed. Four is usual; none is for the fearless.",
            )
        ),
        # R10
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Some masks had other names in the first edition: the [[mask:trickster]] was the Bishop, the "
                "[[mask:guru]] was the Inquisitor, the [[mask:empress]] was the King with 3 coins, and the "
                "[[mask:king]] was the Queen with 2. Two sets of the expansion still call for the Queen, and "
                "there the card is our [[mask:queen]].",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Looking at your card by accident, for which the printed rules have a penalty, cannot happen "
                "here: nobody can look out of turn.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If you play with friends who learned from another edition, agree on the variant before the "
                "masks are dealt.",
            )
        ),
    ),
)

MORE = (MASKS, SMALL, SCENARIOS, EXPANSION, VARIANTS)
