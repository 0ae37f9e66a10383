"""What the lessons say. Keys are the names in resources/lessons: lesson, step, and reaction."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Lessons = Context("Lessons")

INTRO = ""  # said before the person has done anything

_TITLES: Mapping[str, str] = {
    #: Titles of the lessons.
    "look": Lessons.mark("Look"),
    "swap": Lessons.mark("Swap or pretend"),
    "announce": Lessons.mark("Announce"),
    "contest": Lessons.mark("Contest"),
    "reading": Lessons.mark("Reading the others"),
    "end": Lessons.mark("The end"),
}
_ABOUT: Mapping[str, str] = {
    "look": Lessons.mark("Who am I? When a look is worth a turn, and when it isn’t."),
    "swap": Lessons.mark("Two cards under the table, and only you know what became of them."),
    "announce": Lessons.mark("Say who you are, or who you would like to be."),
    "contest": Lessons.mark("“No, I am!” When to speak up, and when to stay silent."),
    "reading": Lessons.mark("What others do tells you what they know."),
    "end": Lessons.mark("Thirteen coins, no coins, or the Cheat."),
}
_TEXTS: Mapping[tuple[str, str, str], str] = {
    ("look", "touched", INTRO): Lessons.mark(
        "The player on your left is about to take your card under the table, and may swap it. When you no "
        "longer know who you are, look at your card: it takes your turn but risks nothing."
    ),
    ("look", "touched", "look"): Lessons.mark(
        "Now you know who you are again. The others saw that you looked, but not what you saw."
    ),
    ("look", "touched", "swap"): Lessons.mark(
        "Now you know even less. When your card has been touched, a look clears things up."
    ),
    ("look", "touched", "announce"): Lessons.mark(
        "That was a leap in the dark: after the swap you couldn’t know whether it was true. Look first."
    ),
    ("look", "untouched", INTRO): Lessons.mark(
        "This time, watch your own card: does anyone touch it? A card nobody has touched is still the one "
        "you were dealt."
    ),
    ("look", "untouched", "announce:king"): Lessons.mark(
        "Right: nobody had touched your card, so you were still the King. Two coins, and no need to look."
    ),
    ("look", "untouched", "look"): Lessons.mark(
        "You knew that already: nobody had touched your card. Use your mask instead: announce it."
    ),
    ("look", "untouched", "swap"): Lessons.mark(
        "You gave away a good card that you knew. Announce it instead."
    ),
    ("look", "untouched", "announce"): Lessons.mark(
        "You were still the King. Announce what you are: nobody can beat the truth."
    ),
    ("swap", "opening", INTRO): Lessons.mark(
        "The first turns of a game are swaps only: take your card and another under the table, and choose "
        "whether to swap them. Everyone sees which two cards you took; nobody sees what you did."
    ),
    ("swap", "opening", "true"): Lessons.mark(
        "You swapped for real. Only you know who you both are now; the others can only guess."
    ),
    ("swap", "opening", "false"): Lessons.mark(
        "You only pretended. You know that nothing has changed; the others don’t."
    ),
    ("swap", "wanted", INTRO): Lessons.mark(
        "The player on your right is the Empress, who can take three coins from the bank. You would make a "
        "better Empress: swap cards with them."
    ),
    ("swap", "wanted", "true"): Lessons.mark(
        "You are the Empress now, and nobody else can be sure of it. Announce it next turn."
    ),
    ("swap", "wanted", "false"): Lessons.mark(
        "You left the Empress where it was. To get it, you must really swap."
    ),
    ("swap", "wanted", "elsewhere"): Lessons.mark(
        "The Empress wasn’t there. Take the card of the player on your right."
    ),
    ("swap", "wanted", "no swap"): Lessons.mark(
        "That doesn’t get you the Empress. Swap cards with the player on your right."
    ),
    ("announce", "truth", INTRO): Lessons.mark(
        "You are the King, and nobody has touched your card. Announce the King: if nobody contests, you use "
        "the power and take two coins, and your card stays hidden."
    ),
    ("announce", "truth", "announce:king"): Lessons.mark(
        "Everyone believed you, and rightly so. Your card was never revealed."
    ),
    ("announce", "truth", "announce"): Lessons.mark(
        "That wasn’t your mask. Whoever has it can contest: then you both reveal your cards, and whichever "
        "of you doesn’t have it pays a coin to the courthouse. Tell the truth this time."
    ),
    ("announce", "truth", "other"): Lessons.mark(
        "Nothing wrong with that, but coins come from announcing. Announce the King."
    ),
    ("announce", "bluff", INTRO): Lessons.mark(
        "You are the Thief, and the King is in the centre, where it belongs to nobody. You may announce any "
        "mask: who could contest this one?"
    ),
    ("announce", "bluff", "announce:king"): Lessons.mark(
        "A bold lie, and nobody could contradict it: two coins for a King you never were."
    ),
    ("announce", "bluff", "announce:thief"): Lessons.mark(
        "True, and perfectly fine. But try the lie this time: announce the King."
    ),
    ("announce", "bluff", "announce:cheat"): Lessons.mark(
        "Nobody can contest the Cheat either, but below ten coins that power does nothing. Try the King."
    ),
    ("announce", "bluff", "announce"): Lessons.mark(
        "Somebody has that mask, knows it, and said so. You paid a coin. Announce a mask that nobody has."
    ),
    ("announce", "bluff", "other"): Lessons.mark(
        "Safe, but it earns nothing. Announce the King, which is in the centre."
    ),
    ("contest", "mine", INTRO): Lessons.mark(
        "You are the Judge, and someone else is about to claim to be. If you let it pass, they take all the "
        "coins in the courthouse; if you contest, you both reveal your cards."
    ),
    ("contest", "mine", "contest"): Lessons.mark(
        "You really are the Judge: you used the power, and the liar paid a coin."
    ),
    ("contest", "mine", "pass"): Lessons.mark(
        "There go four coins. You had the mask: contest, and nothing bad can happen to you."
    ),
    ("contest", "not mine", INTRO): Lessons.mark(
        "You are the Thief, and someone is about to announce the King. Anyone who contests without the mask "
        "pays a coin."
    ),
    ("contest", "not mine", "pass"): Lessons.mark(
        "Right: it was true, and it wasn’t your mask. Two coins aren’t worth a fine."
    ),
    ("contest", "not mine", "contest"): Lessons.mark(
        "It was true, and you paid a coin for nothing. Let it pass when you don’t have the mask."
    ),
    ("reading", "others contest", INTRO): Lessons.mark(
        "The others answer before you: listen to what they say. You are the Thief, the Empress is on your "
        "right, and someone else is about to claim it."
    ),
    ("reading", "others contest", "pass"): Lessons.mark(
        "Well done: the real Empress spoke up, and the lie came out without you."
    ),
    ("reading", "others contest", "contest"): Lessons.mark(
        "The Empress had already contested; all you did was pay a coin. Let others do the work."
    ),
    ("reading", "who knows", INTRO): Lessons.mark(
        "You don’t know who anyone is, but watch what they do: anyone who looks knows their card. The player "
        "on your left has 11 coins and mustn’t get to use a mask they are sure of."
    ),
    ("reading", "who knows", "confused"): Lessons.mark(
        "Swapped or not, the richest player no longer knows who they are, and will have to look again."
    ),
    ("reading", "who knows", "unsure"): Lessons.mark(
        "That player was already unsure. The danger is the one who looked, on your left."
    ),
    ("reading", "who knows", "other"): Lessons.mark(
        "That stops nobody. Swap cards with the rich player on your left, or pretend to."
    ),
    ("end", "thirteen", INTRO): Lessons.mark(
        "The game ends as soon as someone has 13 coins, and the richest player wins. You are the King and "
        "have 11."
    ),
    ("end", "thirteen", "announce:king"): Lessons.mark("Thirteen coins: the game is over, and it is yours."),
    ("end", "thirteen", "announce"): Lessons.mark(
        "So close! You were the King, two coins from victory. Announce it."
    ),
    ("end", "thirteen", "other"): Lessons.mark(
        "You gave the others another round. You are the King: two coins and you win."
    ),
    ("end", "last coin", INTRO): Lessons.mark(
        "The game also ends when someone has no coins left, and again the richest player wins: you, with 8. "
        "The player on your left has one coin and is about to take a risk."
    ),
    ("end", "last coin", "contest"): Lessons.mark(
        "You were the Judge. The fine took the last coin, and the game ended with you in the lead."
    ),
    ("end", "last coin", "pass"): Lessons.mark(
        "Your neighbour is saved, and four coins richer. You are the Judge: contest, and the fine takes the "
        "last coin."
    ),
    ("end", "cheat", INTRO): Lessons.mark(
        "There is a third way: a player who uses the Cheat with 10 coins or more wins at once. You are the "
        "Cheat, and you have 10."
    ),
    ("end", "cheat", "announce:cheat"): Lessons.mark(
        "And that is how a Cheat wins. Now you know all you need: let the ball begin!"
    ),
    ("end", "cheat", "other"): Lessons.mark(
        "You had it in your hands: announce the Cheat, and the game is yours."
    ),
}


#: What the game is about, before the first lesson.
_GAME = Lessons.mark(
    "Everyone wears a mask, but masks change hands under the table, and soon hardly anybody knows who is "
    "who. Say who you are, true or not, use that mask’s power to gather coins, and win with 13."
)


def lesson_title(lesson: str) -> str:
    """What a lesson is called."""
    return Lessons.text(_TITLES[lesson])


def lesson_about(lesson: str) -> str:
    """What it is about, in a sentence."""
    return Lessons.text(_ABOUT[lesson])


def lesson_text(lesson: str, step: str, say: str = INTRO) -> str:
    """What is said before a step, or afterwards about the person's answer."""
    return Lessons.text(_TEXTS[lesson, step, say])


def game_in_brief() -> str:
    """What the game is about, in two sentences."""
    return Lessons.text(_GAME)
