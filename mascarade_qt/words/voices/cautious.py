"""What the cautious characters say. Each `#:` says who speaks in the lines below it."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Voice = Context("Voice")

CAUTIOUS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "alvise": {
        "caught": (
            #: Alvise, an old senator
            Voice.mark("The Senate will hear nothing of this."),
            Voice.mark("Strike that from the minutes."),
        ),
        "right": (
            Voice.mark("Forty years in the Senate. I don’t guess."),
            Voice.mark("As the records show."),
        ),
        "robbed": (
            Voice.mark("I move that we adjourn. At once."),
            Voice.mark("In my day, one asked first."),
        ),
        "rich": (
            Voice.mark("A modest reserve, for hard times."),
            Voice.mark("Order, order! Nobody touch anything."),
        ),
        "won": (Voice.mark("Motion carried."),),
        "lost": (Voice.mark("I shall demand a recount."),),
    },
    "anzolo": {
        "caught": (
            #: Anzolo, a young monk
            Voice.mark("I shall confess that on Sunday."),
            Voice.mark("An hour on my knees, at the very least."),
        ),
        "right": (
            Voice.mark("A monk doesn’t fib. Much."),
            Voice.mark("The truth shall set me free."),
        ),
        "robbed": (
            Voice.mark("I took a vow of poverty anyway."),
            Voice.mark("I forgive you. Give me a minute."),
        ),
        "rich": (
            Voice.mark("All for the new church roof."),
            Voice.mark("Lead us not into temptation…"),
        ),
        "won": (Voice.mark("My abbot must never know."),),
        "lost": (Voice.mark("Patience is a virtue. So they tell me."),),
    },
    "chiara": {
        "caught": (
            #: Chiara, a shy girl
            Voice.mark("I’ve gone all red, haven’t I?"),
            Voice.mark("May I go under the table now?"),
        ),
        "right": (
            Voice.mark("I said it quietly, but I said it."),
            Voice.mark("Sorry. It was true, though."),
        ),
        "robbed": (
            Voice.mark("You could have just asked…"),
            Voice.mark("It’s fine. I’m fine. It’s fine."),
        ),
        "rich": (
            Voice.mark("Is this really all for me?"),
            Voice.mark("Please don’t everybody look."),
        ),
        "won": (Voice.mark("Me? Truly? Me?"),),
        "lost": (Voice.mark("Next time I’ll speak up. Maybe."),),
    },
    "isabetta": {
        "caught": (
            #: Isabetta, a grandmother
            Voice.mark("At my age, one may get muddled."),
            Voice.mark("Don’t tell my grandchildren."),
        ),
        "right": (
            Voice.mark("Grandmother knows, dear."),
            Voice.mark("I’ve wiped your noses. Don’t doubt me."),
        ),
        "robbed": (
            Voice.mark("That was for your birthday presents!"),
            Voice.mark("And I knitted you a scarf!"),
        ),
        "rich": (
            Voice.mark("I’ll buy wool. A mountain of it."),
            Voice.mark("Into the biscuit tin with you."),
        ),
        "won": (Voice.mark("Who wants a biscuit?"),),
        "lost": (Voice.mark("Well played, children. Now, to bed."),),
    },
}
