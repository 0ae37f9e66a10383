"""The state of a game as plain data, and what powers are made of: asking, coins, cards, eliminations.

What remains to be done in a turn lies on a stack, `todo`; no function ever waits for a player's decision.
So a game can be saved, copied and resumed at any question.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from mascarade_qt.engine.events import (
    BANK,
    Card,
    CardMoved,
    Chose,
    CoinMove,
    CoinsMoved,
    Discarded,
    Eliminated,
    Ended,
    Event,
    Looked,
    Nothing,
    Purse,
    Returned,
    Revealed,
    Took,
    built,
)
from mascarade_qt.engine.layout import OPENING, Layout
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import COINS_IN_ALL, Setup

WINNING_FORTUNE = 13


class Inquiry(NamedTuple):
    """What a step returns when it needs an answer first; it is called again with the answer added."""

    player: int
    kind: str
    answers: Iterable[Answer]
    tacit: bool = False  # a single possible answer is not even an event: the cards leave no choice (R18)


Job = tuple[Callable[..., Inquiry | None], tuple[Any, ...]]
Claim = tuple[int, str]  # a player, and the place of the card they claim with


class Use(NamedTuple):
    """A power in use: by whom, with which card ("your card"), and which mask turned it up, if any."""

    player: int
    place: str
    mask: str
    via: str | None = None


class Table:
    """Seats, places, coins and the state of the turn, named as in the record format."""

    __slots__ = (
        "active",
        "announced_mask",
        "asked_seat",
        "bank",
        "cards",
        "claims",
        "coins",
        "courthouse",
        "ending",
        "events",
        "exposed",
        "exposed_before",
        "graveyard",
        "holders",
        "last_power",
        "layout",
        "listening",
        "mode",
        "out",
        "question",
        "revealed",
        "seat_of",
        "seats",
        "setup",
        "then",
        "todo",
        "turn",
        "turn_seat",
        "used",
        "usurped",
        "usurped_before",
        "winners",
    )

    def __init__(self, setup: Setup, listening: bool) -> None:
        self.setup = setup
        self.layout: Layout = setup.layout
        self.listening = listening
        self.events: list[Event] = []
        self.coins = list(setup.coins)
        self.courthouse = setup.courthouse
        self.bank = COINS_IN_ALL - sum(setup.coins) - setup.courthouse
        self.cards = dict(setup.deal)
        self.graveyard = setup.graveyard
        self.seats = tuple(range(len(setup.players)))  # by seat: the player there
        self.seat_of = self.seats  # by player: their seat
        self.out: tuple[int, ...] = ()
        self.turn = 0
        self.turn_seat = self.active = setup.first
        self.mode = OPENING  # the kind of turn: opening, free, or after a reveal
        self.exposed_before: tuple[int, ...] = ()  # those revealed on the previous turn (R2, R3)
        self.usurped_before: int | None = None  # one of them who was on the Usurper's left
        self.last_power: str | None = None  # what the Actress copies
        self.winners: tuple[int, ...] = ()
        self.ending: str | None = None
        self.question: Question | None = None
        self.asked_seat = setup.first  # the next to contest or pass
        self.then: Job
        self.todo: list[Job] = []
        self.clear_turn()

    def clear_turn(self) -> None:
        """Forget what belongs to one turn only."""
        self.announced_mask = ""
        self.claims: tuple[Claim, ...] = ()  # of the active player and of those who contest
        self.holders: tuple[int, ...] = ()  # claimants who really have the mask
        self.revealed: tuple[Card, ...] = ()
        self.exposed: tuple[int, ...] = ()
        self.usurped: int | None = None
        self.used: tuple[str, ...] = ()  # masks whose power was used, the announced one first

    def tell(self, event: Event) -> None:
        """Publish an event; hot paths check `listening` first, to avoid building events that no one reads."""
        if self.listening:
            self.events.append(event)

    def finish(self, why: str, winners: tuple[int, ...] = ()) -> None:
        """End the game at once; unless told otherwise, the richest win (§5, R23)."""
        self.winners = winners or self.richest()
        self.ending = why
        self.tell(Ended(self.winners, why, tuple(self.coins)))

    def richest(self) -> tuple[int, ...]:
        """The players with the largest fortune, one or several."""
        most = max(self.coins)
        return tuple(sorted(self.seats[seat] for seat in self.layout.seats if self.coins[seat] == most))

    def put(self, ask: Inquiry, step: Callable[..., Inquiry | None], args: tuple[Any, ...]) -> None:
        """Ask what a step needs to know; a single possible answer is taken without asking."""
        question = Question(ask.player, ask.kind, ask.answers)
        if len(question.answers) > 1:
            self.question = question
            self.then = (_chosen, (question, step, args))
            return
        (answer,) = question.answers
        if self.listening and not ask.tacit:
            self.events.append(Chose(ask.player, ask.kind, answer))
        self.todo.append((step, (*args, answer)))

    def hold(self, player: int, places: tuple[str, ...]) -> None:
        """Two cards go under the table; the player decides in secret whether to exchange them."""
        if self.listening:
            self.events.append(built(Took, (player, places)))
        self.question = self.layout.swap_questions[player]
        self.then = (_return, (player, places))

    def look(self, player: int, places: tuple[str, ...]) -> None:
        """Only this player sees the cards at these places."""
        if self.listening:
            masks = tuple(map(self.cards.__getitem__, places))
            self.events.append(built(Looked, (player, places, masks)))

    def nothing(self, use: Use, why: str) -> None:
        """Say that a power, or a step of it, has no effect."""
        self.tell(Nothing(use.player, use.mask, why))

    def move(self, moves: Iterable[CoinMove], why: str) -> bool:
        """Move coins at the same time, then see whether the game is over (R8).

        Players with too little give all they have, in this order (R1, R9). Returns whether anything moved.
        """
        coins = self.coins
        done: list[CoinMove] = []
        for source, target, wanted in moves:
            if type(source) is int:
                held = coins[source]
                number = wanted if wanted <= held else held
                coins[source] = held - number
            else:
                number = self._drawn(source, wanted)
            if number:
                if type(target) is int:
                    coins[target] += number
                else:
                    self.courthouse += number  # nobody pays the bank
                done.append((source, target, number))
        if not done:
            return False
        if self.listening:
            self.events.append(built(CoinsMoved, (tuple(done), why)))
        if max(coins) >= WINNING_FORTUNE:
            self.finish("thirteen")
        elif 0 in coins and any(coins[seat] == 0 for seat in self.layout.seats):
            self.finish("broke")
        return True

    def _drawn(self, heap: Purse, wanted: int) -> int:
        """Take coins from the bank or the courthouse, as many as there are."""
        if heap == BANK:
            number = min(wanted, self.bank)
            self.bank -= number
        else:
            number = min(wanted, self.courthouse)
            self.courthouse -= number
        return number

    def reveal(self, claims: Iterable[Claim]) -> tuple[Card, ...]:
        """Cards are shown to everyone; their players may not announce in the next turn (R3)."""
        lie = self.cards
        cards = tuple([(player, place, lie[place]) for player, place in claims])
        self.revealed += cards
        self.exposed += tuple([player for player, _, _ in cards])
        if self.listening:
            self.events.append(built(Revealed, (cards,)))
        return cards

    def drop_powers(self) -> None:
        """Forget the rest of the powers in use. The fines lie below them all, and are still to be paid."""
        del self.todo[1:]

    def curse(self, use: Use, place: str) -> None:
        """A player who made another one reveal the Damned is out; their own card takes its place (§6)."""
        self.tell(Discarded(place, self.cards[place]))
        self.cards[place] = self.cards.pop(use.place)
        self.tell(CardMoved(use.place, place))
        self.eliminate(use.player)

    def eliminate(self, player: int) -> None:
        """A player is out of the game (R11)."""
        seat = self.seat_of[player]
        fortune, self.coins[seat] = self.coins[seat], 0
        self.bank += fortune
        places = tuple(place for place in self.layout.own[seat] if place in self.cards)
        for place in places:
            del self.cards[place]
        self.out = tuple(sorted((*self.out, player)))
        self.layout = self.layout.without(seat)
        self.drop_powers()
        self.tell(CoinsMoved(((seat, BANK, fortune),), "out"))
        self.tell(Eliminated(player, seat, places))
        if len(self.layout.seats) == 1:
            self.finish("alone")  # R7


def _chosen(
    table: Table,
    answer: Answer,
    question: Question,
    step: Callable[..., Inquiry | None],
    args: tuple[Any, ...],
) -> None:
    if table.listening:
        table.events.append(Chose(question.player, question.kind, answer))
    table.todo.append((step, (*args, answer)))


def _return(table: Table, answer: bool, player: int, places: tuple[str, ...]) -> None:
    if answer:
        one, other = places
        cards = table.cards
        cards[one], cards[other] = cards[other], cards[one]
    if table.listening:
        table.events.append(built(Returned, (player, places, answer)))
