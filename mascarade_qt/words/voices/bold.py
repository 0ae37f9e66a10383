"""What the bold characters say. Each `#:` says who speaks in the lines below it."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Voice = Context("Voice")

BOLD: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "zanetta": {
        "caught": (
            #: Zanetta, a fishmonger (a woman)
            Voice.mark("All right, that fish was off!"),
            Voice.mark("Loud isn’t the same as true, then."),
        ),
        "right": (
            Voice.mark("Fresh as this morning’s catch!"),
            Voice.mark("I don’t sell stale goods!"),
        ),
        "robbed": (
            Voice.mark("Hands off my stall!"),
            Voice.mark("Gulls, the lot of you!"),
        ),
        "rich": (
            Voice.mark("Now that’s what I call a catch!"),
            Voice.mark("The scales don’t lie, darlings!"),
        ),
        "won": (Voice.mark("Sold out! Off you go home!"),),
        "lost": (Voice.mark("There’s always tomorrow’s tide."),),
    },
    "bettina": {
        "caught": (
            #: Bettina, young and red-haired
            Voice.mark("Worth it for your faces!"),
            Voice.mark("And I’d do it again!"),
        ),
        "right": (
            Voice.mark("Ha! Who else wants to try?"),
            Voice.mark("Next time, just believe me."),
        ),
        "robbed": (
            Voice.mark("Go on, take it! I’ll win it back."),
            Voice.mark("Now you’ve made me angry."),
        ),
        "rich": (
            Voice.mark("Is that all?"),
            Voice.mark("I could get used to this."),
        ),
        "won": (Voice.mark("Told you! Didn’t I tell you?"),),
        "lost": (Voice.mark("Again! Deal again! Right now!"),),
    },
    "vettor": {
        "caught": (
            #: Vettor, a captain
            Voice.mark("A shot across my own bow."),
            Voice.mark("I’ve survived worse broadsides."),
        ),
        "right": (
            Voice.mark("Never dare a captain."),
            Voice.mark("A direct hit!"),
        ),
        "robbed": (
            Voice.mark("Pirates! All hands on deck!"),
            Voice.mark("We’re taking on water…"),
        ),
        "rich": (
            Voice.mark("A full hold and a fair wind."),
            Voice.mark("Hoist the flag, we’re rich!"),
        ),
        "won": (Voice.mark("Drop anchor. The prize is mine."),),
        "lost": (Voice.mark("The captain goes down with his ship."),),
    },
    "faustina": {
        "caught": (
            #: Faustina, an opera singer
            Voice.mark("A wrong note. It happens to the best."),
            Voice.mark("I was merely acting!"),
        ),
        "right": (
            Voice.mark("You may applaud now."),
            Voice.mark("And that was only the overture."),
        ),
        "robbed": (
            Voice.mark("I shall faint. Somebody catch me."),
            Voice.mark("What a tragic third act!"),
        ),
        "rich": (
            Voice.mark("My fee, at last."),
            Voice.mark("Encore! Encore!"),
        ),
        "won": (Voice.mark("Flowers to my dressing room, please."),),
        "lost": (Voice.mark("The critics will be merciless."),),
    },
}
