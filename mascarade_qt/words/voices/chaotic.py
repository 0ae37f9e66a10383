"""What the chaotic characters say. Each `#:` says who speaks in the lines below it."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Voice = Context("Voice")

CHAOTIC: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "polo": {
        "caught": (
            #: Polo, a street musician
            Voice.mark("Wrong note! From the top, everyone!"),
            Voice.mark("That tune went better at home."),
        ),
        "right": (
            Voice.mark("Ta-da! Coins into the hat!"),
            Voice.mark("Even a broken fiddle hits one right."),
        ),
        "robbed": (
            Voice.mark("Easy come, easy… hey!"),
            Voice.mark("Now I really am playing for free."),
        ),
        "rich": (
            Voice.mark("Drinks for the whole square!"),
            Voice.mark("My hat’s never been this heavy."),
        ),
        "won": (Voice.mark("And for my next number: a dance!"),),
        "lost": (Voice.mark("Never mind. Who wants a song?"),),
    },
    "tonin": {
        "caught": (
            #: Tonin, a young gondolier
            Voice.mark("Splash! Man overboard."),
            Voice.mark("I took the wrong canal."),
        ),
        "right": (
            Voice.mark("Straight under the bridge!"),
            Voice.mark("See? I can steer after all."),
        ),
        "robbed": (
            Voice.mark("My fare! That was my fare!"),
            Voice.mark("There goes my new oar."),
        ),
        "rich": (
            Voice.mark("Mind your heads, I’m coming through!"),
            Voice.mark("I might buy a second hat."),
        ),
        "won": (Voice.mark("Last stop! Everybody off!"),),
        "lost": (Voice.mark("Who moved the landing stage?"),),
    },
    "marietta": {
        "caught": (
            #: Marietta, a flower girl
            Voice.mark("Oops! That one had thorns."),
            Voice.mark("He loves me, he loves me not… not."),
        ),
        "right": (
            Voice.mark("It’s a rose! It really is a rose!"),
            Voice.mark("Surprise! I’m surprised, too."),
        ),
        "robbed": (
            Voice.mark("Take a daisy, too, while you’re at it."),
            Voice.mark("You can’t just pick those!"),
        ),
        "rich": (
            Voice.mark("Money grows! I knew it!"),
            Voice.mark("I’ll plant it and see what comes up."),
        ),
        "won": (Voice.mark("Petals for everyone!"),),
        "lost": (Voice.mark("Wilted. But I smell lovely."),),
    },
    "pisana": {
        "caught": (
            #: Pisana, an eccentric aristocrat with a bird in her wig
            Voice.mark("It was the bird’s idea."),
            Voice.mark("Blame the wig. It slipped."),
        ),
        "right": (
            Voice.mark("A little bird told me. This one."),
            Voice.mark("Mad? I prefer “farsighted”."),
        ),
        "robbed": (
            Voice.mark("Shoo! Those were for birdseed!"),
            Voice.mark("Do take the chandelier as well."),
        ),
        "rich": (
            Voice.mark("Higher hair! We can afford it!"),
            Voice.mark("The bird wants a palace now."),
        ),
        "won": (Voice.mark("The bird and I are delighted."),),
        "lost": (Voice.mark("The bird demands a rematch."),),
    },
}
