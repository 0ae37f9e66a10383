"""Short ways to lay a table, to play on it and to say what happened."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from mascarade_qt.engine.bear_tamer import checked_power
from mascarade_qt.engine.events import CoinMove, CoinsMoved, Event, Nothing
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.setup import Setup

COINS_IN_ALL = 200
SIDES = {1: ("",), 2: "LR", 3: "LRP"}  # by the number of cards of a seat
FILLER = (  # filler masks, enough for a full table
    *("king", "judge", "thief", "spy", "cheat", "widow", "beggar", "empress"),
    *("trickster", "witch", "fool", "patron", "gambler", "sage", "queen"),
)

Kind = TypeVar("Kind")


def begin(
    cards: str,
    *,
    coins: int | Sequence[int] = 6,
    bank: int | None = None,
    courthouse: int = 0,
    first: int = 0,
    graveyard: str = "",
    opening_turns: int = 0,
    revealed: str = "no-announce",
    bear_tamer: object = None,
) -> Game:
    """A game after its opening turns, from cards like "king judge thief spy | cheat widow".

    Spaces separate seats, slashes the cards of one seat; the centre follows a bar. With `bank`, the bank has
    that many coins, and the courthouse has the rest.
    """
    seats, _, centre = cards.partition("|")
    hands = [hand.split("/") for hand in seats.split()]
    deal = {
        f"{seat}{side}": mask
        for seat, hand in enumerate(hands)
        for side, mask in zip(SIDES[len(hand)], hand, strict=True)
    }
    deal |= {f"c{number}": mask for number, mask in enumerate(centre.split())}
    fortunes = (coins,) * len(hands) if isinstance(coins, int) else tuple(coins)
    setup = Setup(
        players=tuple(f"Player {seat}" for seat in range(len(hands))),
        deal=deal,
        first=first,
        graveyard=tuple(graveyard.split()),
        coins=fortunes,
        courthouse=courthouse if bank is None else COINS_IN_ALL - sum(fortunes) - bank,
        opening_turns=opening_turns,
        revealed=revealed,
        bear_tamer=None if bear_tamer is None else checked_power(bear_tamer),
    )
    return Game(setup)


def crowd(players: int, *wanted: str) -> str:
    """Cards for this many players: the wanted masks from seat 0 on, then any others."""
    masks = [*wanted, *(mask for mask in FILLER if mask not in wanted)]
    if players < 4:
        each = 6 // players
        return " ".join("/".join(masks[seat * each : (seat + 1) * each]) for seat in range(players))
    return " ".join(masks[:players]) + " | " + " ".join(masks[players:6])


def play(game: Game, *answers: Answer) -> list[Event]:
    """Answer one question after the other; all that happened."""
    events: list[Event] = []
    for answer in answers:
        events += game.answer(answer)
        assert game.bank + game.courthouse + sum(game.coins) == COINS_IN_ALL
        assert min(game.bank, game.courthouse, *game.coins) >= 0
    return events


def announce(game: Game, mask: str, *contests: int | str, using: str | None = None) -> list[Event]:
    """The active player announces; these seats contest (or places, in a small game), all others pass."""
    claims = {int(str(claim).rstrip("LRP")): str(claim) for claim in contests}
    place = using or game.layout.own[game.turn_seat][0]
    events = play(game, ("announce", place, mask))
    while game.question is not None and game.question.kind == "contest":
        events += play(game, claims.pop(game.seat_of[game.question.player], False))
    assert not claims, "who is not in the game cannot contest"
    return events


def idle(game: Game, turns: int = 1) -> None:
    """Turns in which the active players look at their first card, so that nothing changes."""
    for _ in range(turns):
        play(game, ("look", game.layout.own[game.turn_seat][0]))


def asked(game: Game) -> tuple[int, str]:
    """Who is asked, and what."""
    assert game.question is not None, "the game is over"
    return game.question.player, game.question.kind


def answers(game: Game) -> set[Answer]:
    """The possible answers, each of which must be offered just once."""
    assert game.question is not None, "the game is over"
    assert len(set(game.question.answers)) == len(game.question.answers)
    return set(game.question.answers)


def verbs(game: Game) -> set[str]:
    """What the active player may do: look, swap, announce."""
    assert asked(game) == (game.active, "turn")
    return {answer[0] for answer in answers(game) if isinstance(answer, tuple) and isinstance(answer[0], str)}


def only(kind: type[Kind], events: Iterable[Event]) -> list[Kind]:
    """The events of one kind."""
    return [event for event in events if isinstance(event, kind)]


def coin_moves(events: Iterable[Event]) -> list[tuple[CoinMove, ...]]:
    """The coins that moved: one tuple for all that moved at the same time."""
    return [event.moves for event in only(CoinsMoved, events)]


def without_effect(events: Iterable[Event]) -> list[str]:
    """The masks whose power, or step, did nothing."""
    return [event.mask for event in only(Nothing, events)]
