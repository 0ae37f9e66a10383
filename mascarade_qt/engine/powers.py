"""What each kind of step does (rules.md §6, §9), from its first question to its last coin.

A power is a list of these. A step that needs an answer returns an `Inquiry` and is called again with that
answer added.
"""

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Any

from mascarade_qt.engine.events import (
    BANK,
    COURTHOUSE,
    CoinMove,
    Discarded,
    HandOpened,
    SeatsChanged,
    Shown,
    TurnedUp,
    Used,
    built,
)
from mascarade_qt.engine.masks import MASKS, Step
from mascarade_qt.engine.table import Inquiry, Table, Use


def use_power(table: Table, use: Use) -> None:
    """Put the steps of a power on the stack; a mask's power is used at most once in a turn (R13)."""
    if use.mask in table.used:
        table.nothing(use, "again")
        return
    table.used += (use.mask,)
    if table.listening:
        table.events.append(built(Used, (use.player, use.mask, use.via)))
    for step in reversed(table.setup.program(use.mask)):
        table.todo.append((STEPS[step["do"]], (use, step)))


def _others(table: Table, player: int) -> tuple[int, ...]:
    """The other players in the game, starting to the left of this one."""
    seats = table.seats
    return tuple(seats[seat] for seat in table.layout.clockwise_from(table.seat_of[player]))


def _reachable(table: Table, player: int) -> tuple[str, ...]:
    """The cards of others within this player's reach."""
    return table.layout.open_to_others[table.seat_of[player]]


def _pay(table: Table, use: Use, moves: list[CoinMove]) -> None:
    if not table.move(moves, use.mask):
        table.nothing(use, "no coins")


# --- coins -------------------------------------------------------------------------------------------


def _bank(table: Table, use: Use, step: Step) -> None:
    _pay(table, use, [(BANK, table.seat_of[use.player], step["n"])])


def _court(table: Table, use: Use, step: Step) -> None:
    """The Judge."""
    _pay(table, use, [(COURTHOUSE, table.seat_of[use.player], table.courthouse)])


def _fill(table: Table, use: Use, step: Step) -> None:
    """The Widow."""
    seat = table.seat_of[use.player]
    missing = step["n"] - table.coins[seat]
    if missing > 0:
        _pay(table, use, [(BANK, seat, missing)])
    else:
        table.nothing(use, "rich enough")


def _treat(table: Table, use: Use, step: Step) -> None:
    """What the Patron's neighbours get."""
    neighbours = table.layout.neighbours(table.seat_of[use.player])
    _pay(table, use, [(BANK, seat, step["n"]) for seat in neighbours])


def _harvest(table: Table, use: Use, step: Step) -> None:
    """The Peasant: two of them in a contest take 2 each; an Actress counts as a Peasant (§6)."""
    takers = [use.player]
    if use.via is None:
        takers = list(table.holders)
    elif use.via == "actress":
        peasants = {player for player, _, mask in table.revealed if mask == "peasant"}
        takers += [player for player in _others(table, use.player) if player in peasants]
    number = 2 if len(takers) > 1 else 1
    _pay(table, use, [(BANK, table.seat_of[player], number) for player in takers])


def _win(table: Table, use: Use, step: Step) -> None:
    """The Cheat."""
    if table.coins[table.seat_of[use.player]] >= step["n"]:
        table.finish("cheat", (use.player,))
    else:
        table.nothing(use, "too poor")


def _take(table: Table, use: Use, step: Step, *chosen: int) -> Inquiry | None:
    seat = table.seat_of[use.player]
    if step["from"] == "richer":
        if table.coins[seat] >= max(table.coins):
            table.nothing(use, "nobody richer")
        _beg(table, use, step["n"], table.layout.clockwise_from(seat))
        return None
    seats = _meant(table, use, step["from"], chosen)
    if isinstance(seats, Inquiry):
        return seats
    _pay(table, use, [(other, seat, step["n"]) for other in seats])
    return None


def _give(table: Table, use: Use, step: Step, *chosen: int) -> Inquiry | None:
    seats = _meant(table, use, step["to"], chosen)
    if isinstance(seats, Inquiry):
        return seats
    _pay(table, use, [(table.seat_of[use.player], seat, step["n"]) for seat in seats])
    return None


def _meant(table: Table, use: Use, word: str, chosen: tuple[int, ...]) -> tuple[int, ...] | Inquiry:
    """The seats that a step refers to; a choice among them is asked for first."""
    seat, layout = table.seat_of[use.player], table.layout
    if word == "neighbours":
        return layout.neighbours(seat)
    if word in ("left", "right"):
        return ((layout.left if word == "left" else layout.right)[seat],)
    if chosen:
        return (table.seat_of[chosen[0]],)
    others = _others(table, use.player)
    if word != "chosen":
        fortunes = {player: table.coins[table.seat_of[player]] for player in others}
        wanted = (max if word == "richest" else min)(fortunes.values())
        others = tuple(player for player in others if fortunes[player] == wanted)
    return Inquiry(use.player, "player", others)


def _beg(table: Table, use: Use, number: int, seats: tuple[int, ...]) -> None:
    """The Beggar's round: every player asked is a separate step."""
    seat = table.seat_of[use.player]
    for asked, other in enumerate(seats):
        if table.coins[other] > table.coins[seat]:
            table.todo.append((_beg, (use, number, seats[asked + 1 :])))
            _pay(table, use, [(other, seat, number)])
            return


def _fortunes(table: Table, use: Use, step: Step, *chosen: int | None) -> Inquiry | None:
    """The Witch."""
    if not chosen:
        declining = (None,) if step.get("optional") else ()
        return Inquiry(use.player, "player", (*_others(table, use.player), *declining))
    (player,) = chosen
    if player is None:
        table.nothing(use, "declined")
    else:
        mine, theirs = table.seat_of[use.player], table.seat_of[player]
        coins = table.coins
        _pay(table, use, [(mine, theirs, coins[mine]), (theirs, mine, coins[theirs])])
    return None


def _pass(table: Table, use: Use, step: Step, *chosen: str) -> Inquiry | None:
    """The Alchemist."""
    if step["way"] == "chosen" and not chosen:
        return Inquiry(use.player, "direction", ("left", "right"))
    (way,) = chosen or (step["way"],)
    neighbour = table.layout.left if way == "left" else table.layout.right
    _pay(table, use, [(seat, neighbour[seat], table.coins[seat]) for seat in table.layout.seats])
    return None


def _gamble(table: Table, use: Use, step: Step, *told: int) -> Inquiry | None:
    """The Gambler hides coins, and another player guesses how many."""
    match told:
        case ():
            return Inquiry(use.player, "hide", (1, 2, 3))
        case (_,):
            return Inquiry(use.player, "player", _others(table, use.player))
        case (_, player):
            return Inquiry(player, "guess", (1, 2, 3))
    hidden, player, guess = told
    table.tell(HandOpened(use.player, hidden))
    winner = player if guess == hidden else use.player
    _pay(table, use, [(BANK, table.seat_of[winner], hidden)])
    return None


# --- cards -------------------------------------------------------------------------------------------


def _look(table: Table, use: Use, step: Step, *chosen: str | tuple[str, str]) -> Inquiry | None:
    if chosen:
        (places,) = chosen
        table.look(use.player, places if isinstance(places, tuple) else (places,))
    elif step["at"] == "own":
        table.look(use.player, (use.place,))
    elif step["at"] == "two":
        within = _reachable(table, use.player) + table.layout.centre
        if len(within) > 1:
            return Inquiry(use.player, "places", combinations(within, 2))
        table.look(use.player, within)  # R25
    else:
        return _pick(table, use, step["at"] == "centre")
    return None


def _swap(table: Table, use: Use, step: Step, *chosen: str | tuple[str, str]) -> Inquiry | None:
    if chosen:
        (places,) = chosen
        both = places if isinstance(places, tuple) else (use.place, places)
        if step.get("peek"):
            table.look(use.player, both)
        table.hold(use.player, both)
    elif step["cards"] == "two-chosen":
        within = _reachable(table, use.player)
        if len(within) > 1:
            return Inquiry(use.player, "places", combinations(within, 2))
        table.nothing(use, "no cards")  # R16
    else:
        return _pick(table, use, step["cards"] == "own-centre")
    return None


def _pick(table: Table, use: Use, centre: bool) -> Inquiry | None:
    places = table.layout.centre if centre else _reachable(table, use.player)
    if places:
        return Inquiry(use.player, "place", places)
    table.nothing(use, "no cards")
    return None


def _show(table: Table, use: Use, step: Step, *told: Any) -> Inquiry | None:
    """The Princess shows a card to all but its player."""
    match told:
        case ():
            return Inquiry(use.player, "player", _others(table, use.player))
        case (player,):
            return Inquiry(use.player, "place", table.layout.open[table.seat_of[player]], tacit=True)
    player, place = told
    table.exposed += (player,)
    table.tell(Shown(use.player, player, place, table.cards[place]))
    return None


def _reveal(table: Table, use: Use, step: Step, *told: Any) -> Inquiry | None:
    match told:
        case ():
            return Inquiry(use.player, "player", _others(table, use.player))
        case (player,):
            return Inquiry(use.player, "place", table.layout.open[table.seat_of[player]], tacit=True)
    _expose(table, use, *told)
    return None


def _expose(table: Table, use: Use, player: int, place: str) -> str | None:
    """Make a player reveal a card. Returns its mask; None for the Damned, who eliminates the power's user."""
    ((_, _, mask),) = table.reveal([(player, place)])
    if mask != "damned":
        return mask
    table.curse(use, place)
    return None


def _charm(table: Table, use: Use, step: Step, *chosen: str) -> Inquiry | None:
    """The Courtesan: a man on the right pays."""
    seat = table.seat_of[use.player]
    right = table.layout.right[seat]
    player = table.seats[right]
    if not chosen:
        return Inquiry(player, "place", table.layout.own[right], tacit=True)
    mask = _expose(table, use, player, *chosen)
    if mask is not None and MASKS[mask].sex == "m":
        _pay(table, use, [(right, seat, step["n"])])
    elif mask is not None:
        table.nothing(use, "a woman")
    return None


def _question(table: Table, use: Use, step: Step, *told: Any) -> Inquiry | None:
    """The Guru: the target names a mask, reveals a card, and pays if the two differ."""
    match told:
        case ():
            return Inquiry(use.player, "player", _others(table, use.player))
        case (player,):
            return Inquiry(player, "mask", table.layout.nameable)
        case (player, _):
            return Inquiry(player, "place", table.layout.own[table.seat_of[player]], tacit=True)
    player, named, place = told
    mask = _expose(table, use, player, place)
    if mask == named:
        table.nothing(use, "named right")
    elif mask is not None:
        _pay(table, use, [(table.seat_of[player], table.seat_of[use.player], step["n"])])
    return None


# --- people and powers -------------------------------------------------------------------------------


def _puppets(table: Table, use: Use, step: Step, *chosen: tuple[int, int]) -> Inquiry | None:
    """The Puppet Master: two players pay and change seats."""
    others = _others(table, use.player)
    if len(others) > 1 and not chosen:
        return Inquiry(use.player, "players", combinations(sorted(others), 2))
    players = chosen[0] if chosen else others  # R16
    if chosen:
        table.todo.append((_change_seats, players))
    seat = table.seat_of[use.player]
    _pay(table, use, [(table.seat_of[player], seat, step["n"]) for player in players])
    return None


def _change_seats(table: Table, one: int, other: int) -> None:
    seat_of, seats = list(table.seat_of), list(table.seats)
    seat_of[one], seat_of[other] = seat_of[other], seat_of[one]
    seats[seat_of[one]], seats[seat_of[other]] = one, other
    table.seat_of, table.seats = tuple(seat_of), tuple(seats)
    table.tell(SeatsChanged((one, other), (seat_of[one], seat_of[other])))


def _copy(table: Table, use: Use, step: Step) -> None:
    """The Actress."""
    if table.last_power is None:
        table.nothing(use, "no power yet")
    else:
        use_power(table, Use(use.player, use.place, table.last_power, "actress"))


def _raise(table: Table, use: Use, step: Step) -> None:
    """The Necromancer."""
    if not table.graveyard:
        table.nothing(use, "empty graveyard")  # R17
        return
    mask, *rest = table.graveyard
    table.tell(TurnedUp(use.player, mask))
    if mask == "damned":
        table.graveyard = tuple(rest)
        table.tell(Discarded(None, mask))
        table.eliminate(use.player)
    else:
        table.graveyard = (*rest, mask)
        use_power(table, Use(use.player, use.place, mask, "necromancer"))


def _usurp(table: Table, use: Use, step: Step, *told: Any) -> Inquiry | None:
    """The Usurper names a mask; if it is right, its power is used."""
    match told:
        case ():
            return _usurp_whom(table, use)
        case (player,):
            return Inquiry(use.player, "place", table.layout.open[table.seat_of[player]], tacit=True)
        case (_, _):
            return Inquiry(use.player, "mask", table.layout.nameable)
    player, place, named = told
    if table.layout.left[table.seat_of[use.player]] == table.seat_of[player]:
        table.usurped = player
    mask = _expose(table, use, player, place)
    if mask == named:
        use_power(table, Use(use.player, use.place, named, "usurper"))
    elif mask is not None:
        table.nothing(use, "named wrong")
    return None


def _usurp_whom(table: Table, use: Use) -> Inquiry | None:
    revealed = {player for player, _, _ in table.revealed}
    players = tuple(player for player in _others(table, use.player) if player not in revealed)
    if players:
        return Inquiry(use.player, "player", players)
    table.nothing(use, "nobody left")  # R14
    return None


STEPS: Mapping[str, Callable[..., Inquiry | None]] = {
    "bank": _bank,
    "charm": _charm,
    "copy": _copy,
    "court": _court,
    "fill": _fill,
    "fortunes": _fortunes,
    "gamble": _gamble,
    "give": _give,
    "harvest": _harvest,
    "look": _look,
    "pass": _pass,
    "puppets": _puppets,
    "question": _question,
    "raise": _raise,
    "reveal": _reveal,
    "show": _show,
    "swap": _swap,
    "take": _take,
    "treat": _treat,
    "usurp": _usurp,
    "win": _win,
}
