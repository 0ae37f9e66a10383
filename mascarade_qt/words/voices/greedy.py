"""What the greedy characters say. Each `#:` says who speaks in the lines below it."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Voice = Context("Voice")

GREEDY: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "zorzi": {
        "caught": (
            #: Zorzi, a plump merchant
            Voice.mark("That goes under overheads."),
            Voice.mark("A poor investment, I admit."),
        ),
        "right": (
            Voice.mark("My goods are always genuine."),
            Voice.mark("Payment upon delivery, please."),
        ),
        "robbed": (
            Voice.mark("That wasn’t in the contract!"),
            Voice.mark("I’ll have to raise my prices."),
        ),
        "rich": (
            Voice.mark("Business is business."),
            Voice.mark("Profit suits me, don’t you think?"),
        ),
        "won": (Voice.mark("A pleasure doing business with you."),),
        "lost": (Voice.mark("I demand a refund."),),
    },
    "lucrezia": {
        "caught": (
            #: Lucrezia, a noblewoman
            Voice.mark("How very embarrassing. For you, I mean."),
            Voice.mark("A lady may change her mind."),
        ),
        "right": (
            Voice.mark("You doubted me? How droll."),
            Voice.mark("Breeding will tell."),
        ),
        "robbed": (
            Voice.mark("Those were for my pearls!"),
            Voice.mark("My husband will write you a letter."),
        ),
        "rich": (
            Voice.mark("It goes so well with my earrings."),
            Voice.mark("One can never be too well dressed."),
        ),
        "won": (Voice.mark("But of course. Who else?"),),
        "lost": (Voice.mark("I wasn’t even trying, my dear."),),
    },
    "lunardo": {
        "caught": (
            #: Lunardo, a grumpy old man
            Voice.mark("Bah! Games. I never liked them."),
            Voice.mark("That’s what comes of going out."),
        ),
        "right": (
            Voice.mark("Young people! No respect."),
            Voice.mark("I speak plainly. Get used to it."),
        ),
        "robbed": (
            Voice.mark("And who’s to pay for supper now?"),
            Voice.mark("Robbed in my own chair!"),
        ),
        "rich": (
            Voice.mark("Now nobody breathe on it."),
            Voice.mark("I shan’t smile. But I could."),
        ),
        "won": (Voice.mark("Good. Candles out, everybody home."),),
        "lost": (Voice.mark("I said we should have stayed at home."),),
    },
    "domenego": {
        "caught": (
            #: Domenego, a banker
            Voice.mark("A write-off. Regrettable."),
            Voice.mark("My credit stands at zero, I see."),
        ),
        "right": (
            Voice.mark("My word is as good as gold."),
            Voice.mark("Checked, signed and sealed."),
        ),
        "robbed": (
            Voice.mark("I’ll be charging interest on that."),
            Voice.mark("That’s no loan, that’s a raid!"),
        ),
        "rich": (
            Voice.mark("Compound interest. What a poem!"),
            Voice.mark("I’ll just count it again. Twice."),
        ),
        "won": (Voice.mark("The books are balanced."),),
        "lost": (Voice.mark("The bank is closed until further notice."),),
    },
}
