"""What the coach says: why it advises an answer, and which masks a card is likely to be."""

from collections.abc import Callable, Mapping
from typing import Any

from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.numbers import coins_text, percent_text
from mascarade_qt.words.phrases import joined

Coach = Context("Coach")

#: A mask and how likely a card is this one: “King: 75 %”; {percent} comes with its sign.
_CHANCE = Coach.mark("{mask}: {percent}")
_CERTAIN = Coach.mark("{mask}: certain")

# For each kind of reason. Facts are filled in under their own names: player(s), mask(s), place(s), chance, …
_REASONS: Mapping[str, str] = {
    "announce-wins": Coach.mark("This ends the game and you win. Your card: {mask} ({chance})."),
    "announce-sure": Coach.mark("You almost certainly have it. {mask}: {chance}."),
    "announce-likely": Coach.mark("You probably have it. {mask}: {chance}."),
    "announce-bluff": Coach.mark(
        "A bluff worth the risk: hardly anyone can contest it. {mask}: only {chance}."
    ),
    "announce-dare": Coach.mark(
        "A daring bluff ({mask}): someone may well contest it ({chance}), but it’s worth the risk."
    ),
    "look-unsure": Coach.mark("You have lost track of your card. Most likely: {mask} ({chance})."),
    "look-wait": Coach.mark("You know your card, but it is no use just now. Looking is risk-free."),
    "swap-better": Coach.mark("There may be a better card there. {mask}: {chance}."),
    "swap-threat": Coach.mark("This player may soon use a strong mask: {player} ({mask}, {chance})."),
    "swap-confuse": Coach.mark("This way the others lose track of the cards."),
    "swap-real": Coach.mark("The card there is worth more to you. {mask}: {chance}."),
    "swap-pretend": Coach.mark("Keep what you have and let them wonder. {mask}: {chance}."),
    "swap-others": Coach.mark("Either way, nobody will know who has what any more."),
    "contest-have": Coach.mark("That’s you! {mask}: {chance}."),
    "contest-stop": Coach.mark(
        "You probably don’t have it yourself, but this must be stopped: {player}, {mask}. Chance that it’s "
        "true: {chance}."
    ),
    "pass-believe": Coach.mark("It’s probably true: {player}, {mask} ({chance})."),
    "pass-harmless": Coach.mark("True or not, it does you little harm."),
    "pass-others": Coach.mark(
        "It may be a lie, but leave it to the others: someone will probably contest it ({chance}). {player}, "
        "{mask}."
    ),
    "pass-risk": Coach.mark(
        "It may be a lie, but being wrong would cost you more. Chance that it’s true: {chance}."
    ),
    "target-fortune": Coach.mark("This fortune is better than yours: {player} ({coins})."),
    "target-decline": Coach.mark("Your own fortune is good enough."),
    "target-take": Coach.mark("Best player to take from: {player} ({coins})."),
    "target-give": Coach.mark("Least costly player to give to: {player} ({coins})."),
    "target-unsure": Coach.mark(
        "The less they know, the better: {player}. Chance that they know their own card: {chance}."
    ),
    "target-known": Coach.mark("You have a good idea what this card is. {player}, {mask}: {chance}."),
    "target-learn": Coach.mark("This card is worth knowing: {player}."),
    "target-harmless": Coach.mark("A right guess would help this player least: {player} ({coins})."),
    "target-pair": Coach.mark("These two can spare a coin: {players}."),
    "place-better": Coach.mark("You may want this card for yourself. {mask}: {chance}."),
    "place-learn": Coach.mark("You would learn the most here: {place}."),
    "places-learn": Coach.mark("You would learn the most here: {places}."),
    "places-confuse": Coach.mark("Everyone knows these too well: {places}."),
    "show-named": Coach.mark("It’s most likely the mask you named. {mask}: {chance}."),
    "show-woman": Coach.mark("A woman’s mask costs you nothing. Chance that this is one: {chance}."),
    "name-own": Coach.mark("It’s most likely your mask. {mask}: {chance}."),
    "name-theirs": Coach.mark("It’s most likely this mask. {player}, {mask}: {chance}."),
    "pass-on": Coach.mark("This way the better fortune comes to you ({coins})."),
    "hide-mixed": Coach.mark("Any number will do: just be unpredictable."),
    "guess-mixed": Coach.mark("Any guess will do: just be unpredictable."),
}
# If the chance is 0 or 1.
_CERTAINTIES: Mapping[tuple[str, int], str] = {
    ("announce-sure", 1): Coach.mark("You have it: {mask}."),
    ("announce-bluff", 0): Coach.mark(
        "You don’t have it ({mask}), but it’s a bluff worth the risk: hardly anyone can contest it."
    ),
    ("announce-dare", 1): Coach.mark(
        "A daring bluff ({mask}): someone will contest it, but it’s worth the risk."
    ),
    ("contest-have", 1): Coach.mark("That’s you, for certain: {mask}."),
    ("contest-stop", 0): Coach.mark(
        "It’s a lie, and it must be stopped, even though you don’t have it: {player}, {mask}."
    ),
    ("pass-believe", 1): Coach.mark("It’s true: {player}, {mask}."),
    ("pass-others", 1): Coach.mark(
        "It has already been contested, and joining in gains you nothing: {player}, {mask}."
    ),
    ("pass-risk", 0): Coach.mark("It’s a lie, but contesting would cost you more."),
    ("swap-better", 1): Coach.mark("There is a better card there: {mask}."),
    ("swap-real", 1): Coach.mark("The card there is worth more to you: {mask}."),
    ("swap-pretend", 1): Coach.mark("Keep what you have and let them wonder: {mask}."),
    ("target-known", 1): Coach.mark("You know this card: {player}, {mask}."),
    ("name-own", 1): Coach.mark("It’s your mask: {mask}."),
    ("name-theirs", 1): Coach.mark("It’s this mask: {player}, {mask}."),
    ("show-woman", 1): Coach.mark("It’s a woman’s mask and costs you nothing."),
    ("show-named", 0): Coach.mark("None of your cards is the mask you named: {mask}."),
    ("show-named", 1): Coach.mark("It’s the mask you named: {mask}."),
}


def reason_sentence(reason: str, facts: Mapping[str, object], company: Company) -> str:
    """Why an answer is advised; empty for a reason without words."""
    chance = facts.get("chance")
    text = _CERTAINTIES.get((reason, int(chance))) if chance in (0, 1) else None
    text = text or _REASONS.get(reason)
    if text is None:
        return ""
    return Coach.text(text, **{name: _fact(name, fact, company) for name, fact in facts.items()})


def _fact(name: str, fact: Any, company: Company) -> str:
    """A fact in words; its name says what kind of fact it is."""
    tellers: Mapping[str, Callable[[Any], str]] = {
        "player": company.who,
        "mask": mask_name,
        "place": company.place,
        "chance": percent_text,
        "coin": coins_text,
    }
    one = tellers.get(name.removesuffix("s"))
    if fact is None or one is None:
        return "" if fact is None else str(fact)
    return joined([one(item) for item in fact]) if isinstance(fact, list | tuple) else one(fact)


def chance_text(mask: str, chance: float) -> str:
    """How likely a card is to be this mask."""
    if chance >= 1:
        return Coach.text(_CERTAIN, mask=mask_name(mask))
    return Coach.text(_CHANCE, mask=mask_name(mask), percent=percent_text(chance))


def likeliest(chances: Mapping[str, float], most: int = 4) -> list[str]:
    """The likeliest masks of a card, at most this many, one per line."""
    ordered = sorted(chances.items(), key=lambda pair: -pair[1])
    return [chance_text(mask, chance) for mask, chance in ordered[:most] if chance > 0]
