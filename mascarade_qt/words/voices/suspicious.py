"""What the suspicious characters say. Each `#:` says who speaks in the lines below it."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Voice = Context("Voice")

SUSPICIOUS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "orsola": {
        "caught": (
            #: Orsola, an elderly widow
            Voice.mark("Who’s been whispering about me?"),
            Voice.mark("I blame that draught."),
        ),
        "right": (
            Voice.mark("These eyes miss nothing."),
            Voice.mark("My late husband lied better than you."),
        ),
        "robbed": (
            Voice.mark("I’ll remember that. I remember everything."),
            Voice.mark("Even at a funeral they left me more."),
        ),
        "rich": (
            Voice.mark("Nobody is to sit behind me."),
            Voice.mark("It goes under the mattress tonight."),
        ),
        "won": (Voice.mark("You all hoped I’d nod off."),),
        "lost": (Voice.mark("It’s a plot. I shall write to the Doge."),),
    },
    "nicolo": {
        "caught": (
            #: Nicolò, a notary
            Voice.mark("A clerical error."),
            Voice.mark("I dispute the witnesses."),
        ),
        "right": (
            Voice.mark("Duly noted, and in ink."),
            Voice.mark("Read the small print next time."),
        ),
        "robbed": (
            Voice.mark("I’ll want a receipt. In triplicate."),
            Voice.mark("This will be in my report."),
        ),
        "rich": (
            Voice.mark("Witnesses, please. Sign here."),
            Voice.mark("It doesn’t add up. It’s too good."),
        ),
        "won": (Voice.mark("Signed and sealed. No appeal."),),
        "lost": (Voice.mark("I see grounds for an appeal."),),
    },
    "daria": {
        "caught": (
            #: Daria, who raises one eyebrow
            Voice.mark("Congratulations. You noticed."),
            Voice.mark("Fine. One for you."),
        ),
        "right": (
            Voice.mark("Don’t look so surprised."),
            Voice.mark("I raise one eyebrow. You pay."),
        ),
        "robbed": (
            Voice.mark("Interesting. I’ll be watching you."),
            Voice.mark("I saw that coming, of course."),
        ),
        "rich": (
            Voice.mark("Don’t smile at me all of a sudden."),
            Voice.mark("Too easy. What’s the catch?"),
        ),
        "won": (Voice.mark("I suspected as much."),),
        "lost": (Voice.mark("Very clever. Suspiciously clever."),),
    },
    "gasparina": {
        "caught": (
            #: Gasparina, elegant, with a fan
            Voice.mark("My fan, quick! You saw nothing."),
            Voice.mark("Who told you? Names, please."),
        ),
        "right": (
            Voice.mark("One flick of the fan, and you’re undone."),
            Voice.mark("I read you like a love letter."),
        ),
        "robbed": (
            Voice.mark("And you call that manners?"),
            Voice.mark("Something smells here. Not my perfume."),
        ),
        "rich": (
            Voice.mark("Don’t crowd me. My dress!"),
            Voice.mark("Suddenly I have so many friends."),
        ),
        "won": (Voice.mark("Look at me. You always do anyway."),),
        "lost": (Voice.mark("Somebody peeked. I’m sure of it."),),
    },
}
