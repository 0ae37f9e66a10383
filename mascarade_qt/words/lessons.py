"""What the lessons say. Keys are the names in resources/lessons: lesson, step, and what is said to."""

from collections.abc import Mapping

from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context

Lessons = Context("Lessons")

INTRO = ""  # said before anything is done

_TITLES: Mapping[str, str] = {
    #: Titles of the lessons.
    "look": QT_TRANSLATE_NOOP("Lessons", "Look"),
    "swap": QT_TRANSLATE_NOOP("Lessons", "Swap or pretend"),
    "announce": QT_TRANSLATE_NOOP("Lessons", "Announce"),
    "contest": QT_TRANSLATE_NOOP("Lessons", "Contest"),
    "reading": QT_TRANSLATE_NOOP("Lessons", "Reading the others"),
    "end": QT_TRANSLATE_NOOP("Lessons", "The end"),
}
_ABOUT: Mapping[str, str] = {
    "look": QT_TRANSLATE_NOOP("Lessons", "Who am I? When a look is worth a turn, and when not."),
    "swap": QT_TRANSLATE_NOOP("Lessons", "Two cards under the table, and only you know what became of them."),
    "announce": QT_TRANSLATE_NOOP("Lessons", "Say who you are, or who you would like to be."),
    "contest": QT_TRANSLATE_NOOP("Lessons", "“No, I am!” When to speak up, and when to be silent."),
    "reading": QT_TRANSLATE_NOOP("Lessons", "What others do tells you what they know."),
    "end": QT_TRANSLATE_NOOP("Lessons", "Thirteen coins, no coin at all, or the Cheat."),
}
_TEXTS: Mapping[tuple[str, str, str], str] = {
    ("look", "touched", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "The player on your left is about to take your card under the table, and perhaps to swap it. "
        "When you no longer know who you are, look at your card: it takes your turn and risks nothing.",
    ),
    ("look", "touched", "look"): QT_TRANSLATE_NOOP(
        "Lessons",
        "Now you know who you are again. The others saw that you looked, but not what you saw.",
    ),
    ("look", "touched", "swap"): QT_TRANSLATE_NOOP(
        "Lessons", "Now you know even less. When your card was touched, a look clears things up."
    ),
    ("look", "touched", "announce"): QT_TRANSLATE_NOOP(
        "Lessons",
        "That was a leap in the dark: after the swap you could not know whether it was true. Look first.",
    ),
    ("look", "untouched", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "This time watch your own card: does anybody touch it? A card that nobody has touched is still "
        "the one you were dealt.",
    ),
    ("look", "untouched", "announce:king"): QT_TRANSLATE_NOOP(
        "Lessons",
        "Right: nobody had touched your card, so you were still the King. Two coins, without a look.",
    ),
    ("look", "untouched", "look"): QT_TRANSLATE_NOOP(
        "Lessons", "You knew that already: nobody had touched your card. Use your mask instead: announce it."
    ),
    ("look", "untouched", "swap"): QT_TRANSLATE_NOOP(
        "Lessons", "You gave away a good card that you knew. Announce it instead."
    ),
    ("look", "untouched", "announce"): QT_TRANSLATE_NOOP(
        "Lessons", "You were still the King. Announce what you are: nobody can object to the truth."
    ),
    ("swap", "opening", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "The first turns of a game are swaps only: take your card and another one under the table, and "
        "choose whether to swap them. Everybody sees which two cards you took, nobody sees what you did.",
    ),
    ("swap", "opening", "true"): QT_TRANSLATE_NOOP(
        "Lessons", "You swapped for real. Only you know who you both are now; the others can but guess."
    ),
    ("swap", "opening", "false"): QT_TRANSLATE_NOOP(
        "Lessons", "You only pretended. You know that nothing has changed; the others don’t."
    ),
    ("swap", "wanted", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "The player on your right is the Empress, who takes three coins from the bank. "
        "You would make a better Empress.",
    ),
    ("swap", "wanted", "true"): QT_TRANSLATE_NOOP(
        "Lessons", "You are the Empress now, and nobody else can be sure of it. Announce her next turn."
    ),
    ("swap", "wanted", "false"): QT_TRANSLATE_NOOP(
        "Lessons", "You left the Empress where she was. To get her you must really swap."
    ),
    ("swap", "wanted", "elsewhere"): QT_TRANSLATE_NOOP(
        "Lessons", "The Empress was not there. Take the card of the player on your right."
    ),
    ("swap", "wanted", "no swap"): QT_TRANSLATE_NOOP(
        "Lessons", "That does not bring you the Empress. Swap cards with the player on your right."
    ),
    ("announce", "truth", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "You are the King, and nobody has touched your card. Announce the King: if nobody contests, "
        "you use his power and take two coins, and your card stays hidden.",
    ),
    ("announce", "truth", "announce:king"): QT_TRANSLATE_NOOP(
        "Lessons", "Everybody believed you, and rightly so. Your card was never turned."
    ),
    ("announce", "truth", "announce"): QT_TRANSLATE_NOOP(
        "Lessons",
        "That was not your mask. Whoever has it can contest: then the cards are turned, and every "
        "liar pays a coin to the courthouse. Say the truth this time.",
    ),
    ("announce", "truth", "other"): QT_TRANSLATE_NOOP(
        "Lessons", "Nothing wrong with that, but coins come from announcing. Announce the King."
    ),
    ("announce", "bluff", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "You are the Thief, and the King lies in the centre, where he belongs to nobody. "
        "You may announce any mask: who could contest this one?",
    ),
    ("announce", "bluff", "announce:king"): QT_TRANSLATE_NOOP(
        "Lessons", "A bold lie, and nobody could contradict: two coins for a King that you never were."
    ),
    ("announce", "bluff", "announce:thief"): QT_TRANSLATE_NOOP(
        "Lessons", "True, and quite all right. But try the lie this time: announce the King."
    ),
    ("announce", "bluff", "announce:cheat"): QT_TRANSLATE_NOOP(
        "Lessons",
        "Nobody can contest the Cheat either, but below ten coins his power does nothing. Try the King.",
    ),
    ("announce", "bluff", "announce"): QT_TRANSLATE_NOOP(
        "Lessons",
        "Somebody has that mask, knows it, and said so. You paid a coin. Announce a mask that nobody has.",
    ),
    ("announce", "bluff", "other"): QT_TRANSLATE_NOOP(
        "Lessons", "Safe, but it brings nothing. Announce the King, who lies in the centre."
    ),
    ("contest", "mine", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "You are the Judge, and somebody else is about to announce him. If you let it pass, all coins in "
        "the courthouse are theirs; if you contest, both of you turn your cards.",
    ),
    ("contest", "mine", "contest"): QT_TRANSLATE_NOOP(
        "Lessons", "You really are the Judge: you used the power, and the liar paid a coin."
    ),
    ("contest", "mine", "pass"): QT_TRANSLATE_NOOP(
        "Lessons", "There go your coins. You had the mask: contest, and nothing can happen to you."
    ),
    ("contest", "not mine", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "You are the Thief, and somebody is about to announce the King. Whoever contests without having "
        "the mask pays a coin.",
    ),
    ("contest", "not mine", "pass"): QT_TRANSLATE_NOOP(
        "Lessons", "Right: it was true, and it was not your mask. Two coins are not worth a fine."
    ),
    ("contest", "not mine", "contest"): QT_TRANSLATE_NOOP(
        "Lessons", "It was true, and you paid a coin for nothing. Let it pass when you don’t have the mask."
    ),
    ("reading", "others contest", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "The others answer before you: listen to what they say. You are the Thief, the Empress sits on "
        "your right, and somebody else is about to claim to be her.",
    ),
    ("reading", "others contest", "pass"): QT_TRANSLATE_NOOP(
        "Lessons", "Well done: the real Empress spoke for herself, and the lie came out without you."
    ),
    ("reading", "others contest", "contest"): QT_TRANSLATE_NOOP(
        "Lessons", "The Empress had contested already; you only paid a coin. Let others do your work."
    ),
    ("reading", "who knows", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "You don’t know who anybody is, but watch what they do: whoever looks knows their card. The "
        "player on your left has 11 coins and must not use a mask that is surely theirs.",
    ),
    ("reading", "who knows", "confused"): QT_TRANSLATE_NOOP(
        "Lessons",
        "Swapped or not, the richest player no longer knows who they are, and will have to look again.",
    ),
    ("reading", "who knows", "unsure"): QT_TRANSLATE_NOOP(
        "Lessons", "That player was unsure already. The one who looked is the danger: on your left."
    ),
    ("reading", "who knows", "other"): QT_TRANSLATE_NOOP(
        "Lessons", "That stops nobody. Swap cards with the rich player on your left, or pretend to."
    ),
    ("end", "thirteen", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "The game ends at once when somebody has 13 coins, and the richest wins. You are the King and "
        "have 11.",
    ),
    ("end", "thirteen", "announce:king"): QT_TRANSLATE_NOOP(
        "Lessons", "Thirteen coins: the game is over, and it is yours."
    ),
    ("end", "thirteen", "announce"): QT_TRANSLATE_NOOP(
        "Lessons", "So close! You were the King, two coins from victory: announce him."
    ),
    ("end", "thirteen", "other"): QT_TRANSLATE_NOOP(
        "Lessons", "You gave the others another round. You are the King: two coins, and you win."
    ),
    ("end", "last coin", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "The game also ends when somebody has no coin left, and again the richest wins: that is you, with "
        "8. The player on your left has one coin, and is about to take a risk.",
    ),
    ("end", "last coin", "contest"): QT_TRANSLATE_NOOP(
        "Lessons", "You were the Judge. The fine took the last coin, and the game ended with you in front."
    ),
    ("end", "last coin", "pass"): QT_TRANSLATE_NOOP(
        "Lessons", "Saved, with your coins. You are the Judge: contest, and the fine takes the last coin."
    ),
    ("end", "cheat", INTRO): QT_TRANSLATE_NOOP(
        "Lessons",
        "There is a third way: whoever uses the Cheat with 10 coins or more wins at once. You are the "
        "Cheat, and you have 10.",
    ),
    ("end", "cheat", "announce:cheat"): QT_TRANSLATE_NOOP(
        "Lessons", "And that is how a Cheat wins. Now you know all you need: the ball may begin!"
    ),
    ("end", "cheat", "other"): QT_TRANSLATE_NOOP(
        "Lessons", "You had it in your hand: announce the Cheat, and the game is yours."
    ),
}  # fmt: skip


def lesson_title(lesson: str) -> str:
    """What a lesson is called."""
    return Lessons.say(_TITLES[lesson])


def lesson_about(lesson: str) -> str:
    """What it is about, in a sentence."""
    return Lessons.say(_ABOUT[lesson])


def lesson_text(lesson: str, step: str, say: str = INTRO) -> str:
    """What is said before a step, or to what was done in it."""
    return Lessons.say(_TEXTS[lesson, step, say])
