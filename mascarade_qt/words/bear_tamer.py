"""The Bear Tamer's power in words: whole sentences, a line for the card, and the composer's labels."""

from collections.abc import Callable, Mapping

from mascarade_qt.engine.bear_tamer import TAMER_STEPS
from mascarade_qt.engine.masks import Program, Step
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context, capital

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
    ("court", ""): QT_TRANSLATE_NOOP("BearTamer", "You take all the coins in the courthouse."),
    ("look", "own"): QT_TRANSLATE_NOOP("BearTamer", "You secretly look at your own card."),
    ("look", "chosen"): QT_TRANSLATE_NOOP("BearTamer", "You secretly look at another player’s card."),
    ("look", "centre"): QT_TRANSLATE_NOOP("BearTamer", "You secretly look at a card in the centre."),
    ("swap", "own-chosen"): QT_TRANSLATE_NOOP(
        "BearTamer", "You swap your own card with another player’s, or only pretend to."
    ),
    ("swap", "two-chosen"): QT_TRANSLATE_NOOP(
        "BearTamer", "You swap two other players’ cards, or only pretend to."
    ),
    ("swap", "own-centre"): QT_TRANSLATE_NOOP(
        "BearTamer", "You swap your own card with a card in the centre, or only pretend to."
    ),
    ("fortunes", ""): QT_TRANSLATE_NOOP(
        "BearTamer", "You exchange your whole fortune with another player’s."
    ),
    ("pass", "left"): QT_TRANSLATE_NOOP("BearTamer", "Everyone passes their whole fortune to the left."),
    ("pass", "right"): QT_TRANSLATE_NOOP("BearTamer", "Everyone passes their whole fortune to the right."),
    ("pass", "chosen"): QT_TRANSLATE_NOOP(
        "BearTamer", "Everyone passes their whole fortune to the left or to the right, whichever you choose."
    ),
    ("reveal", ""): QT_TRANSLATE_NOOP("BearTamer", "You choose another player, whose card is revealed."),
}

# The same for the card, as short as possible.
_LINES: Mapping[tuple[str, str], str] = {
    ("bank", ""): QT_TRANSLATE_NOOP("BearTamerLine", "{n} from the bank"),
    ("take", "left"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} from the left"),
    ("take", "right"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} from the right"),
    ("take", "neighbours"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} from each neighbour"),
    ("take", "richest"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} from the richest"),
    ("take", "chosen"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} from a player"),
    ("take", "richer"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} from everyone richer"),
    ("give", "left"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} to the left"),
    ("give", "right"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} to the right"),
    ("give", "neighbours"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} to each neighbour"),
    ("give", "poorest"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} to the poorest"),
    ("give", "chosen"): QT_TRANSLATE_NOOP("BearTamerLine", "{n} to a player"),
    ("court", ""): QT_TRANSLATE_NOOP("BearTamerLine", "all fines"),
    ("look", "own"): QT_TRANSLATE_NOOP("BearTamerLine", "see your card"),
    ("look", "chosen"): QT_TRANSLATE_NOOP("BearTamerLine", "see a card"),
    ("look", "centre"): QT_TRANSLATE_NOOP("BearTamerLine", "see the centre"),
    ("swap", "own-chosen"): QT_TRANSLATE_NOOP("BearTamerLine", "swap your card"),
    ("swap", "two-chosen"): QT_TRANSLATE_NOOP("BearTamerLine", "swap two cards"),
    ("swap", "own-centre"): QT_TRANSLATE_NOOP("BearTamerLine", "swap with the centre"),
    ("fortunes", ""): QT_TRANSLATE_NOOP("BearTamerLine", "exchange fortunes"),
    ("pass", "left"): QT_TRANSLATE_NOOP("BearTamerLine", "fortunes go left"),
    ("pass", "right"): QT_TRANSLATE_NOOP("BearTamerLine", "fortunes go right"),
    ("pass", "chosen"): QT_TRANSLATE_NOOP("BearTamerLine", "fortunes pass on"),
    ("reveal", ""): QT_TRANSLATE_NOOP("BearTamerLine", "reveal a card"),
}
_AND_THEN = QT_TRANSLATE_NOOP("BearTamerLine", "{steps}; {next}")

# For the composer: what a step does, then its word.
_STEPS: Mapping[str, str] = {
    "bank": QT_TRANSLATE_NOOP("BearTamer", "Take coins from the bank"),
    "take": QT_TRANSLATE_NOOP("BearTamer", "Take coins from players"),
    "give": QT_TRANSLATE_NOOP("BearTamer", "Give coins to players"),
    "court": QT_TRANSLATE_NOOP("BearTamer", "Take the coins in the courthouse"),
    "look": QT_TRANSLATE_NOOP("BearTamer", "Look at a card"),
    "swap": QT_TRANSLATE_NOOP("BearTamer", "Swap two cards, or pretend to"),
    "fortunes": QT_TRANSLATE_NOOP("BearTamer", "Exchange fortunes"),
    "pass": QT_TRANSLATE_NOOP("BearTamer", "Everyone passes their fortune"),
    "reveal": QT_TRANSLATE_NOOP("BearTamer", "Make a player reveal a card"),
}
_OPTIONS: Mapping[tuple[str, str], str] = {
    ("take", "left"): QT_TRANSLATE_NOOP("BearTamer", "From your left neighbour"),
    ("take", "right"): QT_TRANSLATE_NOOP("BearTamer", "From your right neighbour"),
    ("take", "neighbours"): QT_TRANSLATE_NOOP("BearTamer", "From both your neighbours"),
    ("take", "richest"): QT_TRANSLATE_NOOP("BearTamer", "From the richest player"),
    ("take", "chosen"): QT_TRANSLATE_NOOP("BearTamer", "From a player of your choice"),
    ("take", "richer"): QT_TRANSLATE_NOOP("BearTamer", "From everyone richer"),
    ("give", "left"): QT_TRANSLATE_NOOP("BearTamer", "To your left neighbour"),
    ("give", "right"): QT_TRANSLATE_NOOP("BearTamer", "To your right neighbour"),
    ("give", "neighbours"): QT_TRANSLATE_NOOP("BearTamer", "To both your neighbours"),
    ("give", "poorest"): QT_TRANSLATE_NOOP("BearTamer", "To the poorest player"),
    ("give", "chosen"): QT_TRANSLATE_NOOP("BearTamer", "To a player of your choice"),
    ("look", "own"): QT_TRANSLATE_NOOP("BearTamer", "Your own card"),
    ("look", "chosen"): QT_TRANSLATE_NOOP("BearTamer", "Another player’s card"),
    ("look", "centre"): QT_TRANSLATE_NOOP("BearTamer", "A card in the centre"),
    ("swap", "own-chosen"): QT_TRANSLATE_NOOP("BearTamer", "Your own card and another player’s"),
    ("swap", "two-chosen"): QT_TRANSLATE_NOOP("BearTamer", "Two other players’ cards"),
    ("swap", "own-centre"): QT_TRANSLATE_NOOP("BearTamer", "Your own card and one in the centre"),
    ("pass", "left"): QT_TRANSLATE_NOOP("BearTamer", "To the left"),
    ("pass", "right"): QT_TRANSLATE_NOOP("BearTamer", "To the right"),
    ("pass", "chosen"): QT_TRANSLATE_NOOP("BearTamer", "Whichever way you choose"),
}


def _key(step: Step) -> tuple[str, str]:
    """The step and its word (`from`, `to`, `at`, …), if it has one."""
    do = str(step["do"])
    words = [str(step[name]) for name, allowed in TAMER_STEPS[do].items() if isinstance(allowed, tuple)]
    return do, words[0] if words else ""


def step_sentence(step: Step) -> str:
    """One step as a sentence."""
    key = _key(step)
    return _COINS[key](step["n"]) if key in _COINS else BearTamer.say(_OTHERS[key])


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
    lines = [BearTamerLine.say(_LINES[_key(step)], n=step.get("n", "")) for step in program]
    text = lines[0]
    for line in lines[1:]:
        text = BearTamerLine.say(_AND_THEN, steps=text, next=line)
    return capital(text)


def step_label(do: str) -> str:
    """The composer's name for a kind of step."""
    return BearTamer.say(_STEPS[do])


def option_label(do: str, word: str) -> str:
    """The composer's name for a step's word: whom, which card, which way."""
    return BearTamer.say(_OPTIONS[do, word])


def number_label(n: int) -> str:
    """The composer's name for a step's number."""
    return BearTamer.tr("%n coin(s)", "", n)
