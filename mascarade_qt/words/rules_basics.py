"""The rulebook, first part: from the first look at the table to the end of a game. Facts: rules.md §1–§5."""

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP
from mascarade_qt.words.rulebook_types import Chapter, head, item, para, step, tip

INTRODUCTION = Chapter(
    "introduction",
    QT_TRANSLATE_NOOP("Rules", "Welcome to the ball"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Everyone at this table wears a mask: a card with a character and a power. At first the "
                "masks lie open, and everybody knows who is who. Then they are turned face down, and the "
                "dance begins. Cards change places under the table, or only seem to. Before long you are no"
                " longer sure who the others are, and after a while not even who you are yourself.",
            )
        ),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "On your turn you do one simple thing: you swap your card with another (or pretend to), you "
                "look at your own card, or you say aloud who you are and use the power of that mask. It "
                "need not be true. As long as nobody contests, you are who you say you are.",
            )
        ),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It is a game for 2 to 13 players: one person with the program’s own guests, or several "
                "people around one screen.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "A few words")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Your mask is the card in front of you, whether you know it or not. A mask is in play if it "
                "was dealt at the start, to a player or to the centre of the table, even if its card has "
                "left the game since.",
            )
        ),
        item(QT_TRANSLATE_NOOP("Rules", "Your fortune is all the coins in front of you.")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The courthouse is where fines go. The bank holds all other coins that nobody owns.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP("Rules", "A purse ★ on a card means that its power brings money from the bank.")
        ),
        head(QT_TRANSLATE_NOOP("Rules", "At your first table")),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Begin with at most eight players. Four to six is a fine number to get to know the game; the "
                "great crowd is for later.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Read every mask before the cards are turned face down. Nobody hurries you: the game waits "
                "until you have seen enough.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Start with the A scenarios. Once you know them well, try the B scenarios, whose masks ask "
                "for a little more cunning. See [[chapter:scenarios]].",
            )
        ),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. "
                "Its pictures and its texts, this rulebook among them, were made for it alone.",
            )
        ),
    ),
)

AIM = Chapter(
    "aim",
    QT_TRANSLATE_NOOP("Rules", "The aim"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You want to be rich. Whoever is the first to own 13 coins wins. If somebody loses their "
                "last coin before that, the game is over too, and the richest player wins.",
            )
        ),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Coins come from the powers of the masks, whether you really wear them or only say so. For "
                "the fine points, see [[chapter:end]].",
            )
        ),
    ),
)

SETUP = Chapter(
    "setup",
    QT_TRANSLATE_NOOP("Rules", "Setting the table"),
    (
        step(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Everyone gets 6 coins. There are 200 in all; the rest is the bank. The courthouse is empty.",
            )
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You choose a scenario: the set of masks that take part. Four or five players use six "
                "masks, and the two or one left over lie in the centre of the table. Six players or more "
                "use as many masks as there are players, or one or two more, which lie in the centre too.",
            )
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The masks are shuffled and dealt face up, one to each player. Everyone looks at everything "
                "as long as they like: this is the one moment when the whole table is open.",
            )
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Rules",
                "All cards are turned face down, those in the centre too. One player begins, at a real table "
                "the youngest; play then goes clockwise, to the left.",
            )
        ),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "With two or three players the table looks a little different: see [[chapter:small]]. With "
                "the [[mask:necromancer]] in play there is also a graveyard: see [[chapter:expansion]].",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You need not remember everything. Your own mask, your two neighbours’, and whoever takes "
                "the most from the bank are a good beginning.",
            )
        ),
    ),
)

OPENING = Chapter(
    "opening",
    QT_TRANSLATE_NOOP("Rules", "The opening turns"),
    (
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "As long as everybody knows everything there is nothing to bluff about. So the first four "
                "turns of the game are swaps and nothing else: nobody may look or announce yet. Each of "
                "these players takes their own card and another one under the table, and swaps them or only"
                " pretends to.",
            )
        ),
        # R22
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "It is four turns in all, not four for each player. At a large table some people have not "
                "had a turn when the real game begins. The number of opening turns can be changed for a new"
                " game.",
            )
        ),
    ),
)

ACTIONS = Chapter(
    "actions",
    QT_TRANSLATE_NOOP("Rules", "Your turn: three actions"),
    (
        para(QT_TRANSLATE_NOOP("Rules", "After the opening turns you do exactly one of these three things.")),
        head(QT_TRANSLATE_NOOP("Rules", "Swap, or pretend to")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You take your own card and one card of another player or of the centre, without looking at "
                "either, and hold both under the table. There you swap them, or you don’t. Then you put one "
                "back in each place. Everybody sees which two cards you took; only you know what you did.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Look at your card")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You look at your own card, alone. It costs you the turn, but now you know who you are, "
                "until somebody takes your card under the table again.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Announce a mask")),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You say which mask you are: any mask in play except the [[mask:damned]]. If nobody "
                "contests, you use its power. How that works is explained in [[chapter:contest]].",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Just revealed?")),
        # §3, R2, R3
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If a card of yours had to be revealed during the turn just before yours, you may not "
                "announce: everybody still knows who you are. You look or swap. It makes no difference why "
                "it was revealed: in a contest, or by the [[mask:guru]], the [[mask:princess]], the "
                "[[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]]. (There is a stricter "
                "variant: see [[chapter:variants]].)",
            )
        ),
        # R4
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Then it is the turn of the next player on the left. The turn always passes on from the "
                "seat at which it was taken, no matter who used the power, and even if people have changed "
                "seats meanwhile.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "What everyone sees")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Public: all fortunes, the bank and the courthouse; what is announced, contested, chosen, "
                "named and guessed; who looks at which card; which two cards go under the table; and every "
                "card that is revealed.",
            )
        ),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Secret: what somebody saw when looking alone, and whether two cards were really swapped. "
                "Only the one who did it knows, until everything comes to light after the game.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A pretended swap is not a lost turn. Everyone else now doubts two cards, and you don’t.",
            )
        ),
    ),
)

CONTEST = Chapter(
    "contest",
    QT_TRANSLATE_NOOP("Rules", "Announcing and contesting"),
    (
        step(
            QT_TRANSLATE_NOOP(
                "Rules",
                "You name a mask: “I am the King!” Your card stays face down. You may know that it is true, "
                "hope so, or know very well that it is not.",
            )
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Rules",
                "From your left on, clockwise, each of the others either lets it pass or contests by "
                "claiming to be that mask: “No, I am!” Everybody hears each answer as it is given.",
            )
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Nobody contests? Then you use the power. Nothing is revealed, and nobody learns whether you "
                "told the truth.",
            )
        ),
        step(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Somebody contests? Then you and all who contested reveal your cards at the same time. "
                "Whoever really is the mask uses its power. After that everyone who revealed another mask "
                "pays a fine of 1 coin to the courthouse, and the cards are turned face down again.",
            )
        ),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If it turns out that none of you is the mask, nobody uses the power, and all of you pay.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Particular cases")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A power must be used in full. Only the [[mask:witch]] may decline. A power that has no "
                "effect counts as used all the same.",
            )
        ),
        # R5
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Who is right and who is wrong is settled by the cards as they are revealed. What the power "
                "moves afterwards changes nothing about it.",
            )
        ),
        # R5, R21
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Fines come after the power, all at the same time. You pay from what then lies in front of "
                "you.",
            )
        ),
        # R6
        item(QT_TRANSLATE_NOOP("Rules", "Whoever was put out of the game in this turn pays no fine.")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "There are two [[mask:peasant]] cards. If that mask was announced and both are among the "
                "revealed cards, both are right.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Contest when you are fairly sure that the mask is yours, not when you merely doubt the "
                "other: even if your doubt is right, you pay the fine unless you have the mask yourself.",
            )
        ),
        tip(
            QT_TRANSLATE_NOOP(
                "Rules",
                "Listen to the silence. Somebody who lets the announcement of a good mask pass probably "
                "isn’t wearing it, or doesn’t know it.",
            )
        ),
    ),
)

END = Chapter(
    "end",
    QT_TRANSLATE_NOOP("Rules", "The end of the game"),
    (
        para(QT_TRANSLATE_NOOP("Rules", "The game ends at once when one of these things happens:")),
        item(QT_TRANSLATE_NOOP("Rules", "A player has 13 coins or more.")),
        item(QT_TRANSLATE_NOOP("Rules", "A player has no coin left.")),
        # R7
        item(QT_TRANSLATE_NOOP("Rules", "Only one player is left in the game.")),
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "The [[mask:cheat]] uses its power with 10 coins or more. Then that player alone wins, "
                "however much the others have.",
            )
        ),
        para(
            QT_TRANSLATE_NOOP(
                "Rules",
                "In all other cases the richest player wins. Players with equal fortunes share the victory.",
            )
        ),
        head(QT_TRANSLATE_NOOP("Rules", "Particular cases")),
        # R8
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "A power is carried out step by step, in the order in which it is described, and after each "
                "step we check whether the game is over. Everything that one step moves is moved at the "
                "same time.",
            )
        ),
        # R23
        item(
            QT_TRANSLATE_NOOP(
                "Rules", "If several players reach 13 or more in the same step, the richest of them wins."
            )
        ),
        # R9, R1
        item(
            QT_TRANSLATE_NOOP(
                "Rules",
                "If you have to give more coins than you have, you give all you have. A bank that cannot "
                "pay in full pays what it has: first to the one who uses the power, then clockwise.",
            )
        ),
    ),
)

BASICS = (INTRODUCTION, AIM, SETUP, OPENING, ACTIONS, CONTEST, END)
