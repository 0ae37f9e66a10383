"""The Bear Tamer's power in words: whole sentences, a line for the card, and the composer's labels."""

from collections.abc import Callable, Mapping

from mascarade_qt.engine.bear_tamer import TAMER_STEPS
from mascarade_qt.engine.masks import Program, Step
from mascarade_qt.words.context import Context
from mascarade_qt.words.phrases import capital

BearTamer = Context("BearTamer")
BearTamerLine = Context("BearTamerLine")

# By the step and its word, if it has one.
_COINS: Mapping[tuple[str, str], Callable[[int], str]] = {
    ("bank", ""): lambda n: BearTamer.tr("You take %n coin(s) from the bank.", "", n),
    ("take", "left"): lambda n: BearTamer.tr("You take %n coin(s) from the player on your left.", "", n),
    ("take", "right"): lambda n: BearTamer.tr("You take %n coin(s) from the player on your right.", "", n),
    ("take", "neighbours"): lambda n: BearTamer.tr("You take %n coin(s) from each neighbour.", "", n),
    ("take", "richest"): lambda n: BearTamer.tr("You take %n coin(s) from the richest other player.", "", n),
    ("take", "chosen"): lambda n: BearTamer.tr("You take %n coin(s) from a player of your choice.", "", n),
    ("take", "richer"): lambda n: BearTamer.tr(
        "Starting on your left, you take %n coin(s) from each player who then has more than you.", "", n
    ),
    ("give", "left"): lambda n: BearTamer.tr("You give %n coin(s) to the player on your left.", "", n),
    ("give", "right"): lambda n: BearTamer.tr("You give %n coin(s) to the player on your right.", "", n),
    ("give", "neighbours"): lambda n: BearTamer.tr("You give %n coin(s) to each neighbour.", "", n),
    ("give", "poorest"): lambda n: BearTamer.tr("You give %n coin(s) to the poorest other player.", "", n),
    ("give", "chosen"): lambda n: BearTamer.tr("You give %n coin(s) to a player of your choice.", "", n),
}
_OTHERS: Mapping[tuple[str, str], str] = {
    ("court", ""): BearTamer.mark("You take all the coins in the courthouse."),
    ("look", "own"): BearTamer.mark("You secretly look at your own card."),
    ("look", "chosen"): BearTamer.mark("You secretly look at another player’s card."),
    ("look", "centre"): BearTamer.mark("You secretly look at a card in the centre."),
    ("swap", "own-chosen"): BearTamer.mark(
        "You swap your own card with another player’s, or only pretend to."
    ),
    ("swap", "two-chosen"): BearTamer.mark("You swap two other players’ cards, or only pretend to."),
    ("swap", "own-centre"): BearTamer.mark(
        "You swap your own card with a card in the centre, or only pretend to."
    ),
    ("fortunes", ""): BearTamer.mark("You exchange your whole fortune for another player’s."),
    ("pass", "left"): BearTamer.mark("Everyone passes their whole fortune to the left."),
    ("pass", "right"): BearTamer.mark("Everyone passes their whole fortune to the right."),
    ("pass", "chosen"): BearTamer.mark(
        "Everyone passes their whole fortune to the left or to the right, whichever you choose."
    ),
    ("reveal", ""): BearTamer.mark("You choose another player, whose card is revealed."),
}

# The same for the card, as short as possible.
_LINES: Mapping[tuple[str, str], str] = {
    ("bank", ""): BearTamerLine.mark("{n} from the bank"),
    ("take", "left"): BearTamerLine.mark("{n} from the left"),
    ("take", "right"): BearTamerLine.mark("{n} from the right"),
    ("take", "neighbours"): BearTamerLine.mark("{n} from each neighbour"),
    ("take", "richest"): BearTamerLine.mark("{n} from the richest"),
    ("take", "chosen"): BearTamerLine.mark("{n} from a player"),
    ("take", "richer"): BearTamerLine.mark("{n} from everyone richer"),
    ("give", "left"): BearTamerLine.mark("{n} to the left"),
    ("give", "right"): BearTamerLine.mark("{n} to the right"),
    ("give", "neighbours"): BearTamerLine.mark("{n} to each neighbour"),
    ("give", "poorest"): BearTamerLine.mark("{n} to the poorest"),
    ("give", "chosen"): BearTamerLine.mark("{n} to a player"),
    ("court", ""): BearTamerLine.mark("all fines"),
    ("look", "own"): BearTamerLine.mark("see your card"),
    ("look", "chosen"): BearTamerLine.mark("see a card"),
    ("look", "centre"): BearTamerLine.mark("see the centre"),
    ("swap", "own-chosen"): BearTamerLine.mark("swap your card"),
    ("swap", "two-chosen"): BearTamerLine.mark("swap two cards"),
    ("swap", "own-centre"): BearTamerLine.mark("swap with the centre"),
    ("fortunes", ""): BearTamerLine.mark("exchange fortunes"),
    ("pass", "left"): BearTamerLine.mark("fortunes go left"),
    ("pass", "right"): BearTamerLine.mark("fortunes go right"),
    ("pass", "chosen"): BearTamerLine.mark("fortunes pass on"),
    ("reveal", ""): BearTamerLine.mark("reveal a card"),
}
_AND_THEN = BearTamerLine.mark("{steps}; {next}")

# For the composer: what a step does, then its word.
_STEPS: Mapping[str, str] = {
    "bank": BearTamer.mark("Take coins from the bank"),
    "take": BearTamer.mark("Take coins from players"),
    "give": BearTamer.mark("Give coins to players"),
    "court": BearTamer.mark("Take the coins in the courthouse"),
    "look": BearTamer.mark("Look at a card"),
    "swap": BearTamer.mark("Swap two cards, or pretend to"),
    "fortunes": BearTamer.mark("Exchange fortunes"),
    "pass": BearTamer.mark("Everyone passes their fortune"),
    "reveal": BearTamer.mark("Make a player reveal a card"),
}
_OPTIONS: Mapping[tuple[str, str], str] = {
    ("take", "left"): BearTamer.mark("From your left neighbour"),
    ("take", "right"): BearTamer.mark("From your right neighbour"),
    ("take", "neighbours"): BearTamer.mark("From both your neighbours"),
    ("take", "richest"): BearTamer.mark("From the richest player"),
    ("take", "chosen"): BearTamer.mark("From a player of your choice"),
    ("take", "richer"): BearTamer.mark("From everyone richer"),
    ("give", "left"): BearTamer.mark("To your left neighbour"),
    ("give", "right"): BearTamer.mark("To your right neighbour"),
    ("give", "neighbours"): BearTamer.mark("To both your neighbours"),
    ("give", "poorest"): BearTamer.mark("To the poorest player"),
    ("give", "chosen"): BearTamer.mark("To a player of your choice"),
    ("look", "own"): BearTamer.mark("Your own card"),
    ("look", "chosen"): BearTamer.mark("Another player’s card"),
    ("look", "centre"): BearTamer.mark("A card in the centre"),
    ("swap", "own-chosen"): BearTamer.mark("Your own card and another player’s"),
    ("swap", "two-chosen"): BearTamer.mark("Two other players’ cards"),
    ("swap", "own-centre"): BearTamer.mark("Your own card and one in the centre"),
    ("pass", "left"): BearTamer.mark("To the left"),
    ("pass", "right"): BearTamer.mark("To the right"),
    ("pass", "chosen"): BearTamer.mark("Whichever way you choose"),
}


def _key(step: Step) -> tuple[str, str]:
    """The step and its word (`from`, `to`, `at`, …), if it has one."""
    do = str(step["do"])
    words = [str(step[name]) for name, allowed in TAMER_STEPS[do].items() if isinstance(allowed, tuple)]
    return do, words[0] if words else ""


def step_sentence(step: Step) -> str:
    """One step as a sentence."""
    key = _key(step)
    return _COINS[key](step["n"]) if key in _COINS else BearTamer.text(_OTHERS[key])


def step_icon(do: str) -> str:
    """The icon (in resources/icons) of a kind of step."""
    return do


def bear_tamer_sentences(program: Program) -> list[str]:
    """The power step by step."""
    return [step_sentence(step) for step in program]


def bear_tamer_sentence(program: Program) -> str:
    """The whole power, to be read in one go."""
    return " ".join(bear_tamer_sentences(program))


def bear_tamer_line(program: Program) -> str:
    """The power for the card, short."""
    lines = [BearTamerLine.text(_LINES[_key(step)], n=step.get("n", "")) for step in program]
    text = lines[0]
    for line in lines[1:]:
        text = BearTamerLine.text(_AND_THEN, steps=text, next=line)
    return capital(text)


def step_label(do: str) -> str:
    """The composer's name for a kind of step."""
    return BearTamer.text(_STEPS[do])


def option_label(do: str, word: str) -> str:
    """The composer's name for a step's word: whom, which card, which way."""
    return BearTamer.text(_OPTIONS[do, word])


def number_label(n: int) -> str:
    """The composer's name for a step's number."""
    return BearTamer.tr("%n coin(s)", "", n)
