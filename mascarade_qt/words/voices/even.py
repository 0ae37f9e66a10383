"""What the balanced characters say. Each `#:` says who speaks in the lines below it."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Voice = Context("Voice")

EVEN: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "marin": {
        "caught": (
            #: Marin, a weathered sailor
            Voice.mark("Ran aground. It happens."),
            Voice.mark("A bit off course, that’s all."),
        ),
        "right": (
            Voice.mark("Steady as she goes."),
            Voice.mark("I know these waters."),
        ),
        "robbed": (
            Voice.mark("The sea gives, the sea takes."),
            Voice.mark("I’ve weathered worse than that."),
        ),
        "rich": (
            Voice.mark("Smooth sailing today."),
            Voice.mark("A good haul. No complaints."),
        ),
        "won": (Voice.mark("Land ho."),),
        "lost": (Voice.mark("You can’t sail against every wind."),),
    },
    "cecilia": {
        "caught": (
            #: Cecilia, a music teacher
            Voice.mark("Off key. I heard it myself."),
            Voice.mark("Even teachers need to practise."),
        ),
        "right": (
            Voice.mark("Exactly in time."),
            Voice.mark("Repeat after me: “We believe her.”"),
        ),
        "robbed": (
            Voice.mark("Diminuendo, I see."),
            Voice.mark("That deserves extra homework."),
        ),
        "rich": (
            Voice.mark("A pleasing crescendo."),
            Voice.mark("Practice pays, you see."),
        ),
        "won": (Voice.mark("And that is how it’s played, class."),),
        "lost": (Voice.mark("Very good, class. I’m proud of you."),),
    },
    "jacopo": {
        "caught": (
            #: Jacopo, a young painter
            Voice.mark("A slip of the brush."),
            Voice.mark("I’ll paint over that."),
        ),
        "right": (
            Voice.mark("A true original. Not a copy."),
            Voice.mark("You should trust an artist’s eye."),
        ),
        "robbed": (
            Voice.mark("There goes my blue paint."),
            Voice.mark("Another still life without fruit."),
        ),
        "rich": (
            Voice.mark("A golden background at last!"),
            Voice.mark("Now I can pay a model who sits still."),
        ),
        "won": (Voice.mark("Hold still! I must paint this moment."),),
        "lost": (Voice.mark("I’ll call it “Defeat in Ochre”."),),
    },
    "piero": {
        "caught": (
            #: Piero, a baker
            Voice.mark("Burnt. Into the bin with it."),
            Voice.mark("That one didn’t rise."),
        ),
        "right": (
            Voice.mark("Straight from the oven!"),
            Voice.mark("I know my dough."),
        ),
        "robbed": (
            Voice.mark("Leave me some crumbs, at least!"),
            Voice.mark("Somebody ate all my profits."),
        ),
        "rich": (
            Voice.mark("It’s rising nicely."),
            Voice.mark("The icing on the cake!"),
        ),
        "won": (Voice.mark("Cake for everyone, on the house!"),),
        "lost": (Voice.mark("Back to kneading, then."),),
    },
}
