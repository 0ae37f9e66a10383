"""The rulebook's advice: a round from start to end, how to bluff, and what this program adds."""

from mascarade_qt.words.rulebook.blocks import Chapter, Rules, cards

# Checked by a test that plays it: tests/words/test_rulebook.py.
EXAMPLE = Chapter(
    "example",
    Rules.mark("A sample round"),
    (
        Rules.para(
            "Anna, Ben, Clara, David, Eva and Felix sit clockwise around the table, with 6 coins each. They "
            "play with six masks: Anna is dealt the [[mask:king]], Ben the [[mask:judge]], Clara the "
            "[[mask:empress]], David the [[mask:trickster]], Eva the [[mask:witch]] and Felix the "
            "[[mask:cheat]]. The cards are turned face down, and Anna begins."
        ),
        cards("king", "judge", "empress", "trickster", "witch", "cheat"),
        Rules.head("Four opening turns"),
        Rules.step(
            "Anna takes the King and Clara’s card under the table and really swaps them. Only Anna knows who "
            "has the Empress now."
        ),
        Rules.step(
            "Ben takes the Judge and Felix’s card, and only pretends. To everyone else, either of them might "
            "now be the Judge."
        ),
        Rules.step("Clara, no longer sure of anything, does the same with David’s card and only pretends."),
        Rules.step("David goes for Ben’s card, and pretends as well."),
        Rules.head("A contest from start to end"),
        Rules.step(
            "Eva, still the Witch and sure of it, says: “I am the Empress!” It’s a bluff. Surely nobody "
            "knows where the Empress went?"
        ),
        Rules.step(
            "The others answer in turn, starting on Eva’s left. Felix lets it pass. Anna says: “No, I am!” "
            "Ben and Clara let it pass. David, who wonders what Clara may have handed over, contests too."
        ),
        Rules.step(
            "Eva, Anna and David reveal their cards: Witch, Empress and Trickster. Anna has the Empress and "
            "takes 3 coins from the bank, and now has 9."
        ),
        Rules.step(
            "Then Eva and David pay a fine of 1 coin each to the courthouse and have 5 left. All three cards "
            "are turned face down again."
        ),
        Rules.head("A bluff that works"),
        Rules.step(
            "Felix is next, and sees 2 coins in the courthouse. “I am the Judge!” It isn’t true, but Ben, "
            "who is the Judge, has seen David take that card and no longer dares to contest. Felix takes "
            "both coins and has 8."
        ),
        Rules.step(
            "Now it is Anna’s turn. Anna’s card was revealed on Eva’s turn, but not on the turn just before, "
            "so Anna may announce again. Everyone remembers the Empress, though, and Anna needs 4 more coins "
            "to win."
        ),
    ),
)

BLUFFING = Chapter(
    "bluffing",
    Rules.mark("Bluffing, and being believed"),
    (
        Rules.para(
            "Bluffing isn’t cheating; it’s the heart of the game. Someone who only ever tells the truth is "
            "easy to read. Someone who always lies is easy to catch."
        ),
        Rules.tip(
            "Claim what you might well be. A lie is safest when your card has just been under the table, and "
            "nobody can be sure of the mask you name."
        ),
        Rules.tip("The best time to claim a mask is when its wearer doesn’t know. They won’t contest."),
        Rules.tip(
            "You needn’t know your own card to announce. If you think you’re more likely the King than not, "
            "say so."
        ),
        Rules.tip(
            "When a claim would win the game, somebody has to speak up. Just not everybody: whoever is wrong "
            "pays."
        ),
        Rules.tip(
            "Remember who was caught and who was right. A player who contests and has the mask is worth "
            "believing next time."
        ),
    ),
)

PROGRAM = Chapter(
    "program",
    Rules.mark("At this table: help, notes and the curtain"),
    (
        Rules.para(
            "Memory is part of the game, so you choose before each game how much help you want. The end "
            "screen shows which help was used."
        ),
        Rules.item("No help: you see what is on the table and what happens this turn, as at a real table."),
        Rules.item("History: a log of everything that has happened stays open."),
        Rules.item(
            "Notebook: the log, plus notes that you pin to cards. Right-click a card, or press N on it."
        ),
        Rules.item(
            "Coach: all that, plus what a perfect memory would know about each card, and advice when you ask "
            "for it. The coach knows only what you have seen."
        ),
        Rules.head("Several people at one screen"),
        Rules.para(
            "Anything private, such as a look at a card or the choice to swap or pretend, is kept behind a "
            "curtain with a player’s name on it. Everyone else looks away while that player opens it, with "
            "the mouse or the keyboard, and closes it again. Public questions are asked in front of everyone."
        ),
        Rules.para(
            "With phones it goes faster: choose “Answer on phones” when you set up a game, and everyone "
            "looks at cards and answers on a phone of their own. No curtain is needed then. There is nothing "
            "to install; the phones only have to be on the same network."
        ),
        Rules.head("The opponents are honest"),
        Rules.para(
            "The program’s players know only what could be seen from their seats. They forget, guess and "
            "bluff; they never peek."
        ),
    ),
)
