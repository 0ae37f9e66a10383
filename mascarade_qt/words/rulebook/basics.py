"""The rulebook, first part: from the first look at the table to the end of a game. Facts: rules.md §1–§5."""

from mascarade_qt.words.rulebook.blocks import Chapter, Rules, drawing

INTRODUCTION = Chapter(
    "introduction",
    Rules.mark("Welcome to the ball"),
    (
        Rules.para(
            "Everyone at this table wears a mask: a card with a character and a power. At first the masks "
            "lie face up, and everyone knows who is who. Then they are turned face down, and the dance "
            "begins. Cards change places under the table, or only seem to. Before long you no longer know "
            "who the others are, and soon you are not even sure who you are."
        ),
        Rules.para(
            "On your turn you do one simple thing: swap your card with another (or pretend to), look at your "
            "own card, or announce who you are and use that mask’s power. It doesn’t have to be true. As "
            "long as nobody contests it, you are who you say you are."
        ),
        Rules.para(
            "The game is for 2 to 13 players: you against computer opponents, or several people sharing one "
            "screen."
        ),
        Rules.head("A few terms"),
        drawing("coins"),
        Rules.item(
            "Your mask is the card in front of you, whether you know what it is or not. A mask is in play if "
            "it was dealt at the start, to a player or to the centre of the table, even if its card has "
            "since left the game."
        ),
        Rules.item("Your fortune is all the coins in front of you."),
        Rules.item("The courthouse is where fines go. The bank holds all the other coins."),
        Rules.item("A ★ on a card means that its power brings money from the bank."),
        Rules.head("Your first game"),
        Rules.tip(
            "Start with four to eight players; four to six is ideal for learning. Save the big parties, and "
            "the tables for two or three, for later: both reward experience."
        ),
        Rules.tip(
            "Read every mask before the cards are turned face down. There is no hurry: the game waits until "
            "you have seen enough."
        ),
        Rules.tip(
            "Start with the A scenarios. Once you know them well, try the B scenarios, whose masks call for "
            "a little more cunning. See [[chapter:scenarios]]."
        ),
        Rules.para(
            "Mascarade is a game by Bruno Faidutti. This program is an unofficial implementation of it. Its "
            "pictures and texts, including this rulebook, were made for it."
        ),
    ),
)

AIM = Chapter(
    "aim",
    Rules.mark("The aim"),
    (
        Rules.para(
            "The goal is to get rich. The first player to own 13 coins wins. If someone loses their last "
            "coin before that, the game also ends, and the richest player wins."
        ),
        Rules.para(
            "Coins come from the powers of the masks, whether you really wear them or just say you do. For "
            "the details, see [[chapter:end]]."
        ),
    ),
)

SETUP = Chapter(
    "setup",
    Rules.mark("Setting the table"),
    (
        drawing("table"),
        Rules.step(
            "Everyone gets 6 coins. There are 200 in all; the rest form the bank. The courthouse starts "
            "empty."
        ),
        Rules.step(
            "Choose a scenario: the set of masks in play. Four or five players use six masks, and the one or "
            "two left over go in the centre of the table. Six players or more use as many masks as there are "
            "players, or one or two more, which also go in the centre."
        ),
        Rules.step(
            "The masks are shuffled and dealt face up, one to each player. Everyone may study them for as "
            "long as they like: this is the only time that all masks are face up."
        ),
        Rules.step(
            "All cards are turned face down, including those in the centre. One player begins (at a real "
            "table, the youngest), and play goes clockwise, to the left."
        ),
        Rules.para(
            "With two or three players the table looks a little different: see [[chapter:small]]. With the "
            "[[mask:necromancer]] in play, there is also a graveyard: see [[chapter:expansion]]."
        ),
        Rules.tip(
            "You don’t have to remember everything. Your own mask, your two neighbours’, and whoever takes "
            "the most from the bank are a good start."
        ),
    ),
)

OPENING = Chapter(
    "opening",
    Rules.mark("The opening turns"),
    (
        Rules.para(
            "While everyone knows everything, there is nothing to bluff about. So the first four turns of "
            "the game are swaps and nothing else: nobody may look or announce yet. On each of these turns "
            "the player takes their own card and another one under the table, and swaps them or only "
            "pretends to."
        ),
        # R22
        Rules.para(
            "That is four turns in all, not four for each player. At a large table some people won’t have "
            "had a turn before the real game begins. You can change the number of opening turns when you set "
            "up a game."
        ),
    ),
)

ACTIONS = Chapter(
    "actions",
    Rules.mark("Your turn: three actions"),
    (
        Rules.para("After the opening turns, you do exactly one of these three things on your turn."),
        Rules.head("Swap, or pretend to"),
        Rules.para(
            "Take your own card and one card from another player or the centre, without looking at either, "
            "and hold both under the table. There you swap them, or you don’t. Then put one back in each "
            "place. Everyone sees which two cards you took; only you know what you did."
        ),
        Rules.head("Look at your card"),
        Rules.para(
            "Secretly look at your own card. It costs you the turn, but now you know who you are, until "
            "someone takes your card under the table again."
        ),
        Rules.head("Announce a mask"),
        Rules.para(
            "Claim to be any mask in play except the [[mask:damned]]. You may do so even if you have no idea "
            "what your card is. If nobody contests, you use its power. How that works is explained in "
            "[[chapter:contest]]."
        ),
        Rules.head("Just revealed?"),
        # §3, R2, R3
        Rules.para(
            "If one of your cards was revealed during the turn just before yours, you may not announce: "
            "everyone still knows who you are. You must look or swap; contesting is still allowed. It "
            "doesn’t matter why it was revealed: in a contest, or by the [[mask:guru]], the "
            "[[mask:princess]], the [[mask:courtesan]], the [[mask:usurper]] or the [[mask:bear_tamer]]. "
            "(There are stricter variants: see [[chapter:variants]].)"
        ),
        # R4
        Rules.para(
            "Then it is the next player’s turn, to the left. Play always continues from the seat whose turn "
            "it was, no matter who used the power, and even if people have changed seats in the meantime."
        ),
        Rules.head("What everyone sees"),
        Rules.item(
            "Public: all fortunes, the bank and the courthouse; everything announced, contested, chosen, "
            "named and guessed; who looks at which card; which two cards go under the table; and every card "
            "that is revealed."
        ),
        Rules.item(
            "Secret: what someone saw when looking in secret, and whether two cards were really swapped. "
            "Only the player who did it knows, until everything comes to light after the game."
        ),
        Rules.tip(
            "A pretended swap is not a wasted turn. Everyone else now has doubts about two cards, and you "
            "don’t."
        ),
    ),
)

CONTEST = Chapter(
    "contest",
    Rules.mark("Announcing and contesting"),
    (
        Rules.step(
            "You name a mask: “I am the King!” Your card stays face down. You may know it’s true, hope it "
            "is, or know perfectly well that it isn’t."
        ),
        Rules.step(
            "Starting on your left and going clockwise, each of the others either lets it pass or contests "
            "by claiming to be that mask: “No, I am!” Everyone hears each answer as it is given."
        ),
        Rules.step(
            "If nobody contests, you use the power. Nothing is revealed, and nobody learns whether you told "
            "the truth."
        ),
        Rules.step(
            "If someone contests, you and everyone who contested reveal your cards at the same time. Whoever "
            "really has the mask uses its power. Then everyone who revealed a different mask pays a fine of "
            "1 coin to the courthouse, and the cards are turned face down again."
        ),
        Rules.para(
            "If it turns out that none of you has the mask, nobody uses the power, and all of you pay."
        ),
        Rules.head("Special cases"),
        Rules.item(
            "A power must be used in full. Only the [[mask:witch]] may decline. A power that has no effect "
            "still counts as used."
        ),
        # R5
        Rules.item(
            "The revealed cards settle who is right and who is wrong. Nothing the power moves afterwards "
            "changes that."
        ),
        # R5, R21
        Rules.item(
            "Fines come after the power, all at the same time. You pay from whatever is then in front of "
            "you. A fine can take your last coin, and that ends the game."
        ),
        # R6
        Rules.item("A player who was knocked out of the game this turn pays no fine."),
        Rules.item(
            "There are two [[mask:peasant]] cards. If that mask was announced and both are among the "
            "revealed cards, both players are right."
        ),
        Rules.tip(
            "Contest when you are fairly sure the mask is yours, not just because you doubt the other "
            "player: even if you’re right to doubt, you pay the fine unless you have the mask yourself."
        ),
        Rules.tip(
            "Listen to the silence. Someone who lets a good mask pass probably isn’t wearing it, or doesn’t "
            "know they are."
        ),
    ),
)

END = Chapter(
    "end",
    Rules.mark("The end of the game"),
    (
        Rules.para("The game ends as soon as one of these things happens:"),
        Rules.item("A player has 13 coins or more."),
        Rules.item("A player has no coins left."),
        # R7
        Rules.item("Only one player is left in the game."),
        Rules.item(
            "The [[mask:cheat]] uses its power with 10 coins or more. That player alone wins, however much "
            "the others have."
        ),
        Rules.para("In all other cases the richest player wins. Tied players share the victory."),
        Rules.head("Special cases"),
        # R8
        Rules.item(
            "A power is carried out step by step, in the order described, and after each step the game "
            "checks whether it is over. Everything within a step happens at the same time."
        ),
        # R23
        Rules.item("If several players reach 13 or more in the same step, the richest of them wins."),
        # R9, R1
        Rules.item(
            "If you have to give more coins than you have, you give all you have. If the bank can’t pay in "
            "full, it pays what it has: first to the player using the power, then clockwise."
        ),
    ),
)

BASICS = (INTRODUCTION, AIM, SETUP, OPENING, ACTIONS, CONTEST)
