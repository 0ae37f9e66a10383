"""What the players say aloud, in speech balloons; without quotation marks."""

from collections.abc import Callable, Mapping

from mascarade_qt.engine.events import (
    Announced,
    Chose,
    Contested,
    Eliminated,
    Event,
    HandOpened,
    Nothing,
    Passed,
    Shown,
)
from mascarade_qt.words.company import Company
from mascarade_qt.words.mask_texts import WORDS, Balloon
from mascarade_qt.words.masks import mask_name

#: The first who contests “I am the King!”
_NO_I_AM = Balloon.mark("No, I am!")
#: The second and later ones who contest.
_NO_ITS_ME = Balloon.mark("No, it’s me!")
#: Contests “I am a Peasant!”: there are two of them.
_SO_AM_I = Balloon.mark("So am I!")
#: Lets an announcement pass.
_PASS = Balloon.mark("I pass.")
#: The Usurper names another player’s mask.
_I_SAY = Balloon.mark("You are the {mask}!")
_TARGETS: Mapping[str, str] = {  # by the step that asks for a player
    "fortunes": Balloon.mark("Your fortune for mine!"),
    "question": Balloon.mark("Which mask are you?"),
    "gamble": Balloon.mark("How many coins?"),
    "puppets": Balloon.mark("Change seats, you two!"),
}
#: The Princess shows a card to everyone but its player.
_SHOWN = Balloon.mark("Look at this!")
_DIRECTIONS: Mapping[str, str] = {
    "left": Balloon.mark("To the left!"),
    "right": Balloon.mark("To the right!"),
}
_GUESSES: Mapping[int, str] = {
    #: Guesses how many coins are hidden.
    1: Balloon.mark("One?"),
    2: Balloon.mark("Two?"),
    3: Balloon.mark("Three?"),
}
_OPENED: Mapping[int, str] = {
    #: Opens the hand: this is how many coins were hidden.
    1: Balloon.mark("One!"),
    2: Balloon.mark("Two!"),
    3: Balloon.mark("Three!"),
}
_NOTHING: Mapping[str, str] = {
    "declined": Balloon.mark("I keep what I have."),
    "too poor": Balloon.mark("Not rich enough yet…"),
    "rich enough": Balloon.mark("I have enough."),
}
_FAREWELL = Balloon.mark("Farewell!")


def i_am(mask: str) -> str:
    """How a mask is announced."""
    return Balloon.text(WORDS[mask].i_am)


def contest_words(mask: str | None, first: bool = True) -> str:
    """How an announcement is contested; `first` if nobody did so before."""
    if mask == "peasant":
        return Balloon.text(_SO_AM_I)
    return Balloon.text(_NO_I_AM if first else _NO_ITS_ME)


def balloon(company: Company, event: Event) -> tuple[int, str] | None:
    """Who says what aloud at this event."""
    text = _SPEAKERS.get(type(event), _silent)(company, event)
    speaker = getattr(event, "player", None)
    return (speaker, text) if text and speaker is not None else None


def _silent(company: Company, event: Event) -> str:
    return ""


def _chosen(company: Company, event: Event) -> str:
    if not isinstance(event, Chose) or event.answer is None or company.power is None:
        return ""
    power = company.power
    if event.question in ("player", "players"):
        step = company.asking(event.question) or {"do": ""}
        return Balloon.text(_TARGETS[step["do"]]) if step["do"] in _TARGETS else ""
    if event.question == "mask":  # the Guru's target, or the Usurper
        mask = str(event.answer)
        return Balloon.text(_I_SAY, mask=mask_name(mask)) if event.player == power.player else i_am(mask)
    if event.question == "direction":
        return Balloon.text(_DIRECTIONS[str(event.answer)])
    if event.question == "guess" and isinstance(event.answer, int):
        return Balloon.text(_GUESSES[event.answer])
    return ""


def _announced(company: Company, event: Event) -> str:
    return i_am(event.mask) if isinstance(event, Announced) else ""


def _contested(company: Company, event: Event) -> str:
    return contest_words(company.announced, first=not company.contested)


def _passed(company: Company, event: Event) -> str:
    return Balloon.text(_PASS)


def _nothing(company: Company, event: Event) -> str:
    words = _NOTHING.get(event.why) if isinstance(event, Nothing) else None
    return Balloon.text(words) if words else ""


def _shown(company: Company, event: Event) -> str:
    return Balloon.text(_SHOWN)


def _opened(company: Company, event: Event) -> str:
    return Balloon.text(_OPENED[event.coins]) if isinstance(event, HandOpened) else ""


def _out(company: Company, event: Event) -> str:
    return Balloon.text(_FAREWELL)


_SPEAKERS: Mapping[type[Event], Callable[[Company, Event], str]] = {
    Announced: _announced,
    Contested: _contested,
    Passed: _passed,
    Chose: _chosen,
    Nothing: _nothing,
    Shown: _shown,
    HandOpened: _opened,
    Eliminated: _out,
}
