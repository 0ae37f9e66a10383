"""How the characters let a claim pass, by temperament: short, as all of them say it at once."""

from collections.abc import Mapping

from mascarade_qt.words.context import Context

Passing = Context("Passing")

PASSES: Mapping[str, tuple[str, ...]] = {
    "cautious": (
        #: Said by the cautious while they let an announcement pass; at most 18 letters
        Passing.mark("I’ll stay out."),
        Passing.mark("I’d rather not."),
        Passing.mark("I’ll wait."),
    ),
    "bold": (
        #: Said by the bold while they let an announcement pass; at most 18 letters
        Passing.mark("Go on, then!"),
        Passing.mark("All yours!"),
        Passing.mark("Enjoy it!"),
    ),
    "even": (
        #: Said by the even-tempered while they let an announcement pass; at most 18 letters
        Passing.mark("I pass."),
        Passing.mark("All right."),
        Passing.mark("Fair enough."),
    ),
    "suspicious": (
        #: Said by the suspicious while they let an announcement pass; at most 18 letters
        Passing.mark("If you say so."),
        Passing.mark("Hm. All right."),
        Passing.mark("I’m watching you."),
    ),
    "greedy": (
        #: Said by the greedy while they let an announcement pass; at most 18 letters
        Passing.mark("I’ll keep my coin."),
        Passing.mark("Not for a coin."),
        Passing.mark("Too dear for me."),
    ),
    "chaotic": (
        #: Said by the chaotic while they let an announcement pass; at most 18 letters
        Passing.mark("Why not?"),
        Passing.mark("As you like!"),
        Passing.mark("La la la…"),
    ),
}
