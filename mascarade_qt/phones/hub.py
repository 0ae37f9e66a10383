"""What the server serves: which phone has which seat, what each is shown, and what it may do.

Everything here happens in the server's thread. Messages from phones are checked here: anything the page
wouldn't send is refused.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Protocol

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.phones.access import Codes
from mascarade_qt.phones.hand import Given, Hand, State
from mascarade_qt.phones.seats import Seats, Wish
from mascarade_qt.words.catalogue import speaking
from mascarade_qt.words.phone import own_name, page_words
from mascarade_qt.words.system_language import CODES, fitting_language

LONGEST = 200  # characters in any text from a phone


class BadMessageError(ValueError):
    """A phone said something that the page never says."""


class Line(Protocol):
    """The connection to a phone."""

    address: str

    def send(self, kind: str, message: State) -> None:
        """Send this soon; it replaces an earlier message of the same kind that hasn't been sent yet."""


@dataclass
class Caller:
    """A phone that is connected, with or without a seat."""

    line: Line
    admitted: bool = False
    device: str = ""
    language: str = CODES[0]


@dataclass(frozen=True)
class Overview:
    """What the table shows about the phones."""

    seats: Mapping[int, str]  # by player: free, away or here
    wishes: tuple[Wish, ...]
    answered: frozenset[int] = frozenset()  # players who have answered the claim already


class Listener(Protocol):
    """What is called about the phones, in the server's thread."""

    def seat_taken(self, player: int) -> None:
        """A phone has taken this seat, and has to be told everything."""

    def seat_freed(self, player: int) -> None:
        """A phone no longer has this seat."""

    def answered(self, number: int, player: int, answer: Answer) -> None:
        """A phone's answer to a question it was asked."""

    def changed(self, overview: Overview) -> None:
        """Something that the table shows has changed."""


class Hub:
    """All phones of one game."""

    def __init__(self, names: Mapping[int, str], codes: Codes, listener: Listener) -> None:
        """`names` are the people's, by player."""
        self._names = dict(names)
        self._codes = codes
        self._listener = listener
        self._seats = Seats(names)
        self._callers: dict[Line, Caller] = {}
        self._hands: dict[int, Hand] = {}
        self._languages = dict.fromkeys(names, CODES[0])  # each seat's own, even while its phone sleeps

    # --- what the game says ---

    def open(self, player: int, setup: Setup, help_level: str, past: tuple[Event, ...]) -> None:
        """Everything so far, as this player saw it."""
        with speaking(self._languages[player]):
            hand = Hand(setup, player, help_level)
            hand.see(past)
        self._hands[player] = hand
        for caller in self._of(self._seats.seats[player].device):
            self._welcome(caller)

    def tell(self, player: int, events: tuple[Event, ...]) -> None:
        """What happened, as this player saw it."""
        hand = self._hands.get(player)
        if hand is not None:
            with speaking(self._languages[player]):
                hand.see(events)

    def wait(self, player: int, number: int, other: int | None, kind: str) -> None:
        """Another player is asked."""
        hand = self._hands.get(player)
        if hand is not None:
            hand.wait(number, other, kind)
            self._send_table(player)

    def ask(self, player: int, number: int, question: Question) -> None:
        """This player is asked."""
        hand = self._hands.get(player)
        if hand is not None:
            self._give(player, number, hand.ask(number, question))
            self._send_table(player)

    # --- what the table says ---

    def confirm(self, device: str) -> None:
        """The people at the table have confirmed this phone."""
        wish = self._seats.wishes.get(device)
        if wish is None:
            return
        before = self._seats.seats[wish.player].device
        player = self._seats.confirm(device)
        if player is None:
            return
        for caller in self._of(before):
            self._offer(caller)
        for caller in self._of(device):
            self._languages[player] = caller.language
            self._welcome(caller)
        self._listener.seat_taken(player)  # it opens the seat, which shows the rest
        self._changed()

    def refuse(self, device: str) -> None:
        """They have refused it."""
        self._seats.withdraw(device)
        for caller in self._of(device):
            self._offer(caller)
        self._changed()

    def free(self, player: int) -> None:
        """From now on, this player answers at the screen."""
        device = self._seats.free(player)
        if self._hands.pop(player, None) is not None or device:
            self._listener.seat_freed(player)
        for caller in self._of(device):
            self._offer(caller)
        self._changed()

    # --- what phones say ---

    def called(self, line: Line) -> None:
        """A phone has connected."""
        self._callers[line] = Caller(line)

    def gone(self, line: Line) -> None:
        """A phone has disconnected or fallen asleep; it keeps its seat."""
        caller = self._callers.pop(line, None)
        if caller is not None and caller.device:
            self._changed()

    def heard(self, line: Line, text: str | bytes) -> None:
        """Take a phone's message. BadMessageError if it can't have come from the page."""
        caller = self._callers.get(line)
        if caller is None:
            return
        message = _parsed(text)
        do = message.get("do")
        if do == "hello":
            self._admit(caller, message)
            return
        if not caller.admitted:
            raise BadMessageError("hello first")
        act = _ACTIONS.get(do) if isinstance(do, str) else None
        if act is None:
            raise BadMessageError("unknown")
        act(self, caller, message)

    def _admit(self, caller: Caller, message: State) -> None:
        code, device = _word(message, "code"), _word(message, "device")
        caller.language = fitting_language(_word(message, "language")) or CODES[0]
        known = self._seats.player(device) is not None
        caller.admitted = known or self._codes.admits(code, caller.line.address)
        if not caller.admitted:
            self._send(caller, "refused", {"words": _words(caller.language)})
            return
        caller.device = self._seats.device(device)
        if known:
            self._talk(caller)
        else:
            self._offer(caller)
        self._changed()

    def _sit(self, caller: Caller, message: State) -> None:
        player = _number(message, "player")
        wish = self._seats.wish(caller.device, player)
        if wish is not None:
            self._offer(caller)
            self._changed()

    def _stand(self, caller: Caller, message: State) -> None:
        self._seats.withdraw(caller.device)
        player = self._seats.player(caller.device)
        if player is not None:
            self.free(player)
        else:
            self._offer(caller)
            self._changed()

    def _choose(self, caller: Caller, message: State) -> None:
        number, index = _number(message, "number"), _number(message, "index")
        self._act(caller, number, lambda hand: hand.choose(number, index))

    def _confirm(self, caller: Caller, message: State) -> None:
        number = _number(message, "number")
        self._act(caller, number, lambda hand: hand.confirm(number))

    def _back(self, caller: Caller, message: State) -> None:
        number = _number(message, "number")

        def take_back(hand: Hand) -> Given:
            hand.back(number)
            return ()

        self._act(caller, number, take_back)

    def _act(self, caller: Caller, number: int, act: Callable[[Hand], Given]) -> None:
        player = self._seats.player(caller.device)
        hand = None if player is None else self._hands.get(player)
        if player is None or hand is None:
            return
        with speaking(self._languages[player]):
            given = act(hand)
        self._give(player, number, given)
        self._send_table(player)
        self._changed()

    def _give(self, player: int, number: int, given: Given) -> None:
        if given:
            self._listener.answered(number, player, given[0])

    def _peek(self, caller: Caller, message: State) -> None:
        player = self._seats.player(caller.device)
        hand = None if player is None else self._hands.get(player)
        found = None if hand is None else hand.peek(_number(message, "index"))
        if found is not None:
            self._send(caller, "peek", found)

    def _speak(self, caller: Caller, message: State) -> None:
        language = fitting_language(_word(message, "language"))
        if language is None:
            raise BadMessageError("language")
        caller.language = language
        if self._seats.player(caller.device) is None:
            self._offer(caller)
        else:
            self._talk(caller)

    def _talk(self, caller: Caller) -> None:
        """Take a message from a phone that has a seat, in its language."""
        player = self._seats.player(caller.device)
        if player is None:
            return
        hand = self._hands.get(player)
        if hand is not None and self._languages[player] != caller.language:
            with speaking(caller.language):
                hand.retell()
        self._languages[player] = caller.language
        self._welcome(caller)

    # --- what phones are shown ---

    def _offer(self, caller: Caller) -> None:
        """The seats that can be taken, and what became of the phone's request for one."""
        wish = self._seats.wishes.get(caller.device)
        seats = [
            {"player": player, "name": self._names[player], "taken": bool(seat.device)}
            for player, seat in self._seats.seats.items()
        ]
        wished = None if wish is None else {"player": wish.player, "sign": wish.sign}
        self._send(
            caller,
            "seats",
            {
                "words": _words(caller.language),
                "languages": _languages(),
                "language": caller.language,
                "device": caller.device,
                "seats": seats,
                "wish": wished,
            },
        )

    def _welcome(self, caller: Caller) -> None:
        """Send what doesn't change while this phone has its seat, then the table."""
        player = self._seats.player(caller.device)
        if player is None:
            return
        hand = self._hands.get(player)
        with speaking(caller.language):
            masks = [] if hand is None else hand.masks()
        self._send(
            caller,
            "welcome",
            {
                "words": _words(caller.language),
                "languages": _languages(),
                "language": caller.language,
                "device": caller.device,
                "name": self._names[player],
                "masks": masks,
            },
        )
        self._send_table(player)

    def _send_table(self, player: int) -> None:
        hand = self._hands.get(player)
        if hand is None:
            return
        with speaking(self._languages[player]):
            state = hand.state()
        for caller in self._of(self._seats.seats[player].device):
            self._send(caller, "table", state)

    def _send(self, caller: Caller, kind: str, message: State) -> None:
        caller.line.send(kind, {"kind": kind, **message})

    # --- who is who ---

    def _of(self, device: str) -> list[Caller]:
        return [caller for caller in self._callers.values() if device and caller.device == device]

    def _changed(self) -> None:
        self._listener.changed(self.overview())

    def overview(self) -> Overview:
        """What the table shows about the phones."""
        seats = {
            player: "free" if not seat.device else "here" if self._of(seat.device) else "away"
            for player, seat in self._seats.seats.items()
        }
        answered = frozenset(player for player, hand in self._hands.items() if hand.has_answered)
        return Overview(seats, tuple(self._seats.wishes.values()), answered)


_ACTIONS: Mapping[str, Callable[[Hub, Caller, State], None]] = {
    "sit": Hub._sit,
    "stand": Hub._stand,
    "choose": Hub._choose,
    "confirm": Hub._confirm,
    "back": Hub._back,
    "peek": Hub._peek,
    "language": Hub._speak,
}


def _parsed(text: str | bytes) -> State:
    if not isinstance(text, str):
        raise BadMessageError("binary")
    try:
        message = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadMessageError("not JSON") from error
    if not isinstance(message, dict):
        raise BadMessageError("not an object")
    return message


def _word(message: State, key: str) -> str:
    value = message.get(key, "")
    if not isinstance(value, str) or len(value) > LONGEST:
        raise BadMessageError(key)
    return value


def _number(message: State, key: str) -> int:
    value = message.get(key)
    if type(value) is not int or not 0 <= value <= 10**6:
        raise BadMessageError(key)
    return value


def _words(language: str) -> Mapping[str, str]:
    with speaking(language):
        return page_words()


@cache
def _languages() -> tuple[State, ...]:
    found = []
    for code in CODES:
        with speaking(code):
            found.append({"code": code, "name": own_name()})
    return tuple(found)
