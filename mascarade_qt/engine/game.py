"""The machine: a question, an answer, events, the next question (rules.md §3 and §4)."""

from typing import Literal

from mascarade_qt.engine.events import (
    COURTHOUSE,
    Announced,
    Contested,
    Discarded,
    Event,
    Passed,
    TurnBegan,
    Used,
    built,
)
from mascarade_qt.engine.layout import FREE, MUST_SWAP, NO_ANNOUNCE, OPENING, USURPED_SWAP
from mascarade_qt.engine.powers import use_power
from mascarade_qt.engine.questions import AnswerError, Question
from mascarade_qt.engine.refusals import refusal
from mascarade_qt.engine.setup import MOST_PLAYERS, Setup
from mascarade_qt.engine.table import Claim, Job, Table, Use

FINE = 1

_PASSED = tuple(Passed(player) for player in range(MOST_PLAYERS))


class Game(Table):
    """A game that is waiting for an answer or is over. Only `answer` moves it on.

    `events` holds what happened since the last answer; a game that is not `listening` leaves it empty.

    >>> from mascarade_qt.engine.game import Game
    >>> from mascarade_qt.engine.setup import Setup
    >>> deal = {"0": "king", "1": "judge", "2": "thief", "3": "cheat", "c0": "fool", "c1": "widow"}
    >>> game = Game(Setup(("Ann", "Bob", "Cleo", "Dan"), deal, opening_turns=0))
    >>> game.question.player, game.question.kind
    (0, 'turn')
    >>> game.answer(("announce", "0", "king"))
    [Announced(player=0, place='0', mask='king')]
    >>> for player in (1, 2, 3):
    ...     events = game.answer(False)  # let it pass
    >>> events[-2:]
    [CoinsMoved(moves=(('bank', 0, 2),), why='king'), TurnBegan(turn=1, player=1, seat=1)]
    >>> game.coins
    [8, 6, 6, 6]
    """

    __slots__ = ()

    def __init__(self, setup: Setup, listening: bool = True) -> None:
        super().__init__(setup, listening)
        _begin_turn(self)
        self._run()

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.ending is not None

    def answer(self, answer: object) -> list[Event]:
        """Answer the question and return what happened. A refused answer changes nothing."""
        question = self.question
        if question is None:
            raise AnswerError("the game is over")
        try:
            chosen = question.lookup[answer]
        except (KeyError, TypeError):  # not there, or not even hashable
            raise self._refused(question, answer) from None
        if chosen is not answer and not question.offers(answer):
            raise self._refused(question, answer)
        if self.listening:
            self.events = []
        self.question = None
        handler, args = self.then
        if args:
            handler(self, chosen, *args)
        else:  # faster than unpacking the arguments
            handler(self, chosen)
        if self.question is None:
            self._run()
        return self.events

    def _refused(self, question: Question, answer: object) -> AnswerError:
        return AnswerError(refusal(question, self.mode, self.layout.masks, answer))

    def _run(self) -> None:
        """Work through the stack until a player has to be asked or the game is over."""
        todo = self.todo
        while self.question is None and self.ending is None:
            job, args = todo.pop()
            ask = job(self, *args) if args else job(self)
            if ask is not None:
                self.put(ask, job, args)

    def copy(self, listening: bool = False) -> "Game":
        """An independent copy of the game."""
        other = Game.__new__(Game)
        for name in _SHARED:
            setattr(other, name, getattr(self, name))
        other.coins = self.coins[:]
        other.cards = self.cards.copy()
        other.todo = self.todo[:]
        other.listening = listening
        other.events = []
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in _STATE)


# The layout follows from the set-up and who is out.
_STATE = tuple(name for name in Table.__slots__ if name not in ("events", "layout", "listening"))
_SHARED = tuple(
    name for name in Table.__slots__ if name not in ("cards", "coins", "events", "listening", "todo")
)


def _begin_turn(game: Table) -> None:
    turn, player, seat = game.turn, game.active, game.turn_seat
    if game.listening:
        game.events.append(built(TurnBegan, (turn, player, seat)))
    if turn < game.setup.opening_turns:
        mode = OPENING
    elif player in game.exposed_before:
        mode = game.setup.revealed
        if mode == USURPED_SWAP:
            mode = MUST_SWAP if player == game.usurped_before else NO_ANNOUNCE
    else:
        mode = FREE
    game.mode = mode
    question = game.layout.turn_questions[player, seat, mode]
    if len(question.answers) == 1:
        game.todo.append((_act, question.answers))
    else:
        game.question = question
        game.then = _ACT


def _act(game: Table, answer: tuple[str, ...]) -> None:
    verb = answer[0]
    if verb == "announce":
        _announce(game, answer[1], answer[2])
    elif verb == "look":
        game.look(game.active, answer[1:])
        _end_turn(game)
    else:
        game.todo.append(_END_TURN)
        game.hold(game.active, answer[1:])


def _end_turn(game: Table) -> None:
    """The turn passes to the left of the seat where it was taken (R4)."""
    game.exposed_before = game.exposed
    game.usurped_before = game.usurped
    if game.claims:
        if game.used and game.used[0] != "actress":  # R12
            game.last_power = game.used[0]
        game.clear_turn()
    game.turn += 1
    game.turn_seat = seat = game.layout.left[game.turn_seat]
    game.active = game.seats[seat]
    _begin_turn(game)


def _announce(game: Table, place: str, mask: str) -> None:
    game.announced_mask = mask
    game.claims = ((game.active, place),)
    if game.listening:
        game.events.append(built(Announced, (game.active, place, mask)))
    game.then = _CONTEST
    game.asked_seat = seat = game.layout.left[game.turn_seat]
    game.question = game.layout.contest_questions[game.seats[seat]][seat]


def _contest(game: Table, answer: str | Literal[False]) -> None:
    """Ask clockwise, until it is the active player's seat again."""
    if answer is not False:
        player = game.seats[game.asked_seat]
        game.claims += ((player, answer),)
        if game.listening:
            game.events.append(built(Contested, (player, answer)))
    elif game.listening:
        game.events.append(_PASSED[game.seats[game.asked_seat]])
    layout = game.layout
    game.asked_seat = seat = layout.left[game.asked_seat]
    if seat == game.turn_seat:
        _resolve(game)
    else:
        game.question = layout.contest_questions[game.seats[seat]][seat]


def _resolve(game: Table) -> None:
    """All have answered: find out who has the mask, use the power, then collect the fines (R5)."""
    game.todo.append(_SETTLE)
    claims = game.claims if len(game.claims) == 1 else _compare_cards(game)
    game.holders = tuple([player for player, _ in claims])
    if claims and game.ending is None:
        player, place = claims[0]
        use_power(game, built(Use, (player, place, game.announced_mask, None)))
        for player in game.holders[1:]:  # the second Peasant
            game.tell(Used(player, game.announced_mask, None))


def _compare_cards(game: Table) -> tuple[Claim, ...]:
    """All claimants reveal; the Damned is out before any power is used. Returns who really has the mask."""
    cards = game.reveal(game.claims)
    announced = game.announced_mask
    found = []
    for player, place, shown in cards:
        if shown == announced:
            found.append((player, place))
        elif shown == "damned":
            game.tell(Discarded(place, shown))
            del game.cards[place]
            game.eliminate(player)
    return tuple(found)


def _settle(game: Table) -> None:
    """Every claimant still in the game who doesn't have the mask pays a fine (R5, R6, R21)."""
    if len(game.claims) > 1:
        spared = game.holders + game.out
        seat_of = game.seat_of
        game.todo.append(_END_TURN)
        game.move([(seat_of[p], COURTHOUSE, FINE) for p, _ in game.claims if p not in spared], "fine")
    else:
        _end_turn(game)


_ACT: Job = (_act, ())
_END_TURN: Job = (_end_turn, ())
_SETTLE: Job = (_settle, ())
_CONTEST: Job = (_contest, ())
