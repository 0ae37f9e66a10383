"""A finished game in words: its turns, its great moments, its charts read aloud."""

from collections.abc import Callable, Mapping, Sequence

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.setup import Setup
from mascarade_qt.history.retrospect import Beliefs, GreatMoment, TurnStory, best_guess
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.numbers import percent_text
from mascarade_qt.words.phrases import joined
from mascarade_qt.words.story import log_lines

Moments = Context("Moments")
LIKELY = 0.5  # a guess below this is not mentioned

_TITLES: Mapping[str, str] = {
    "bluff": Moments.mark("The boldest bluff that worked"),
    "fine": Moments.mark("The costliest false claim"),
    "swap": Moments.mark("The swap that fooled the most players"),
}
_TEXTS: Mapping[tuple[str, str], Callable[[int], str]] = {
    #: {truth} is the mask that {name} really wore; the number is what the bluff brought.
    ("bluff", "name"): lambda n: Moments.tr(
        "Turn {turn}: {name} announced “{mask}” but wore another mask ({truth}). Nobody "
        "contested. Gain: %n coin(s).",
        "",
        n,
    ),
    ("bluff", "you"): lambda n: Moments.tr(
        "Turn {turn}: you announced “{mask}” but wore another mask ({truth}). Nobody "
        "contested. Gain: %n coin(s).",
        "",
        n,
    ),
    ("fine", "name"): lambda n: Moments.tr(
        "Turn {turn}: {name} claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).", "", n
    ),
    ("fine", "you"): lambda n: Moments.tr(
        "Turn {turn}: you claimed “{mask}” but wore another mask ({truth}). Loss: %n coin(s).", "", n
    ),
}
_SWAPS: Mapping[tuple[bool, str], str] = {
    #: {names} is a list of the players who were fooled: one or several.
    (True, "name"): Moments.mark("Turn {turn}: {name} really swapped two cards ({places}). Fooled: {names}."),
    (True, "you"): Moments.mark("Turn {turn}: you really swapped two cards ({places}). Fooled: {names}."),
    (False, "name"): Moments.mark(
        "Turn {turn}: {name} only pretended to swap two cards ({places}). Fooled: {names}."
    ),
    (False, "you"): Moments.mark(
        "Turn {turn}: you only pretended to swap two cards ({places}). Fooled: {names}."
    ),
}
_FORTUNE = Moments.mark("{name}: {coins}")
#: How a card was judged: {place} such as “Anna’s card”, {percent} how likely.
_GUESS = Moments.mark("{place}: {mask} ({percent})")
#: In a table, where {mask} really was and another mask was thought to be.
_MISTAKEN = Moments.mark("{mask} (likeliest: {guess}, {percent})")
_SURE = Moments.mark("{mask} ({percent})")
#: {cards} is a list such as “Anna’s card: King (80%), …”.
_BELIEFS: Mapping[str, str] = {
    "they": Moments.mark("{name} could know: {cards}."),
    "you": Moments.mark("You could know: {cards}."),
}
_PLACE = Moments.mark("{place}: {mask}")


def moment_title(moment: GreatMoment) -> str:
    """What makes it great."""
    return Moments.text(_TITLES[moment.kind])


def moment_sentence(company: Company, moment: GreatMoment) -> str:
    """What happened."""
    claim, swap = moment.claim, moment.swap
    who = "you" if moment.player == company.me else "name"
    return fill(
        _TEXTS[moment.kind, who](moment.number) if swap is None else Moments.text(_SWAPS[swap.real, who]),
        turn=moment.turn.number + 1,
        name=company.name(moment.player),
        mask="" if claim is None else mask_name(claim.mask),
        truth="" if claim is None else mask_name(claim.truth),
        places="" if swap is None else company.places(swap.places, moment.player),
        names=company.names(moment.fooled),
    )


def turn_sentences(
    setup: Setup, me: int | None, events: Sequence[Event], turns: Sequence[TurnStory]
) -> list[str]:
    """What happened in each turn, in the current language."""
    lines = log_lines(setup, me, events)
    return [" ".join(line for line in lines[turn.first : turn.last] if line) for turn in turns]


def fortune_text(name: str, coins: int) -> str:
    """A player's fortune, as part of a list."""
    return Moments.text(_FORTUNE, name=name, coins=coins)


def guess_text(truth: str, guess: str, chance: float) -> str:
    """A card in a table: what it was, and what it was believed to be."""
    text = _SURE if guess == truth else _MISTAKEN
    return Moments.text(text, mask=mask_name(truth), guess=mask_name(guess), percent=percent_text(chance))


def beliefs_sentence(company: Company, player: int, beliefs: Beliefs) -> str:
    """What a player could know, the surest first; mere guesses are left out."""
    guesses = [(place, *best_guess(chances)) for place, chances in beliefs.items()]
    likely = sorted((guess for guess in guesses if guess[2] >= LIKELY), key=lambda guess: -guess[2])
    cards = [
        Moments.text(_GUESS, place=company.place(place), mask=mask_name(mask), percent=percent_text(chance))
        for place, mask, chance in likely
    ]
    text = _BELIEFS["you" if player == company.me else "they"]
    return Moments.text(text, name=company.name(player), cards=joined(cards)) if cards else ""


def place_text(company: Company, place: str, card: str) -> str:
    """What lies where, as part of a list."""
    return Moments.text(_PLACE, place=company.place(place), mask=card)
