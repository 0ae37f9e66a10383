"""What each kind of step does, a few lines each (rules.md §6, §9). A power is a list of such steps."""

from collections.abc import Callable, Mapping
from itertools import combinations

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
)
from mascarade_qt.engine.masks import MASKS, Step
from mascarade_qt.engine.table import Table, Use


def use_power(table: Table, use: Use) -> None:
    """Put the steps of a power on the stack; a mask's power is used at most once in a turn (R13)."""
    if use.mask in table.used:
        table.nothing(use, "again")
        return
    table.used += (use.mask,)
    if table.listening:
        table.events.append(Used(use.player, use.mask, use.via))
    for step in reversed(table.setup.program(use.mask)):
        table.todo.append((STEPS[step["do"]], (use, step)))


def _others(table: Table, player: int) -> tuple[int, ...]:
    """The other players in the game, from the left of this one on."""
    seats = table.seats
    return tuple(seats[seat] for seat in table.layout.clockwise_from(table.seat_of[player]))


def _reachable(table: Table, player: int) -> tuple[str, ...]:
    """The cards of others that this player can touch."""
    return table.layout.open_to_others[table.seat_of[player]]


def _pay(table: Table, use: Use, moves: list[CoinMove]) -> None:
    if not table.move(moves, use.mask):
        table.nothing(use, "no coins")


# --- coins -------------------------------------------------------------------------------------------


def _bank(table: Table, use: Use, step: Step) -> None:
    _pay(table, use, [(BANK, table.seat_of[use.player], step["n"])])


def _court(table: Table, use: Use, step: Step) -> None:
    _pay(table, use, [(COURTHOUSE, table.seat_of[use.player], table.courthouse)])


def _fill(table: Table, use: Use, step: Step) -> None:
    seat = table.seat_of[use.player]
    missing = step["n"] - table.coins[seat]
    if missing > 0:
        _pay(table, use, [(BANK, seat, missing)])
    else:
        table.nothing(use, "rich enough")


def _treat(table: Table, use: Use, step: Step) -> None:
    neighbours = table.layout.neighbours(table.seat_of[use.player])
    _pay(table, use, [(BANK, seat, step["n"]) for seat in neighbours])


def _harvest(table: Table, use: Use, step: Step) -> None:
    """The Peasant: two who meet in a contest take 2 each; the Actress counts like one of them (§6)."""
    takers = [use.player]
    if use.via is None:
        takers = list(table.holders)
    elif use.via == "actress":
        peasants = {player for player, _, mask in table.revealed if mask == "peasant"}
        takers += [player for player in _others(table, use.player) if player in peasants]
    number = 2 if len(takers) > 1 else 1
    _pay(table, use, [(BANK, table.seat_of[player], number) for player in takers])


def _win(table: Table, use: Use, step: Step) -> None:
    if table.coins[table.seat_of[use.player]] >= step["n"]:
        table.finish("cheat", (use.player,))
    else:
        table.nothing(use, "too poor")


def _take(table: Table, use: Use, step: Step) -> None:
    if step["from"] == "richer":
        seat, coins = table.seat_of[use.player], table.coins
        if coins[seat] >= max(coins):
            table.nothing(use, "nobody richer")
        _beg(table, use, step["n"], table.layout.clockwise_from(seat))
    else:
        _whom(table, use, step["from"], _taken, use, step["n"])


def _taken(table: Table, seats: tuple[int, ...], use: Use, number: int) -> None:
    _pay(table, use, [(seat, table.seat_of[use.player], number) for seat in seats])


def _give(table: Table, use: Use, step: Step) -> None:
    _whom(table, use, step["to"], _given, use, step["n"])


def _given(table: Table, seats: tuple[int, ...], use: Use, number: int) -> None:
    _pay(table, use, [(table.seat_of[use.player], seat, number) for seat in seats])


def _whom(table: Table, use: Use, word: str, handler: Callable[..., None], *args: object) -> None:
    """Find the seats that a step's word means, asking where there is a choice; then go on."""
    seat, layout, coins = table.seat_of[use.player], table.layout, table.coins
    if word == "neighbours":
        handler(table, layout.neighbours(seat), *args)
    elif word in ("left", "right"):
        handler(table, ((layout.left if word == "left" else layout.right)[seat],), *args)
    else:
        others = _others(table, use.player)
        fortunes = [coins[table.seat_of[player]] for player in others]
        if word != "chosen":
            wanted = max(fortunes) if word == "richest" else min(fortunes)
            others = tuple(p for p, fortune in zip(others, fortunes, strict=True) if fortune == wanted)
        table.ask(use.player, "player", others, _seat_chosen, handler, args)


def _seat_chosen(table: Table, player: int, handler: Callable[..., None], args: tuple[object, ...]) -> None:
    handler(table, (table.seat_of[player],), *args)


def _beg(table: Table, use: Use, number: int, seats: tuple[int, ...]) -> None:
    """The Beggar's round: each one asked is a step of its own."""
    seat = table.seat_of[use.player]
    for asked, other in enumerate(seats):
        if table.coins[other] > table.coins[seat]:
            table.todo.append((_beg, (use, number, seats[asked + 1 :])))
            _pay(table, use, [(other, seat, number)])
            return


def _fortunes(table: Table, use: Use, step: Step) -> None:
    declining = (None,) if step.get("optional") else ()
    table.ask(use.player, "player", (*_others(table, use.player), *declining), _fortunes_with, use)


def _fortunes_with(table: Table, player: int | None, use: Use) -> None:
    if player is None:
        table.nothing(use, "declined")
        return
    mine, theirs = table.seat_of[use.player], table.seat_of[player]
    coins = table.coins
    _pay(table, use, [(mine, theirs, coins[mine]), (theirs, mine, coins[theirs])])


def _pass(table: Table, use: Use, step: Step) -> None:
    if step["way"] == "chosen":
        table.ask(use.player, "direction", ("left", "right"), _passed_on, use)
    else:
        _passed_on(table, step["way"], use)


def _passed_on(table: Table, way: str, use: Use) -> None:
    layout, coins = table.layout, table.coins
    neighbour = layout.left if way == "left" else layout.right
    _pay(table, use, [(seat, neighbour[seat], coins[seat]) for seat in layout.seats])


def _gamble(table: Table, use: Use, step: Step) -> None:
    table.ask(use.player, "hide", (1, 2, 3), _hidden, use)


def _hidden(table: Table, number: int, use: Use) -> None:
    table.ask(use.player, "player", _others(table, use.player), _challenged, use, number)


def _challenged(table: Table, player: int, use: Use, number: int) -> None:
    table.ask(player, "guess", (1, 2, 3), _guessed, player, use, number)


def _guessed(table: Table, guess: int, player: int, use: Use, number: int) -> None:
    winner = player if guess == number else use.player
    table.tell(HandOpened(use.player, number))
    _pay(table, use, [(BANK, table.seat_of[winner], number)])


# --- cards -------------------------------------------------------------------------------------------


def _look(table: Table, use: Use, step: Step) -> None:
    if step["at"] == "own":
        table.look(use.player, (use.place,))
    elif step["at"] == "two":
        _look_at_two(table, use)
    else:
        places = table.layout.centre if step["at"] == "centre" else _reachable(table, use.player)
        _pick(table, use, places, _looked, use)


def _looked(table: Table, place: str, use: Use) -> None:
    table.look(use.player, (place,))


def _look_at_two(table: Table, use: Use) -> None:
    places = _reachable(table, use.player) + table.layout.centre
    if len(places) == 1:  # R25
        table.look(use.player, places)
    else:
        table.ask(use.player, "places", combinations(places, 2), _looked_at_two, use)


def _looked_at_two(table: Table, places: tuple[str, str], use: Use) -> None:
    table.look(use.player, places)


def _swap(table: Table, use: Use, step: Step) -> None:
    if step["cards"] == "two-chosen":
        _swap_two(table, use)
    else:
        own_centre = step["cards"] == "own-centre"
        places = table.layout.centre if own_centre else _reachable(table, use.player)
        _pick(table, use, places, _swapped_own, use, step.get("peek", False))


def _swapped_own(table: Table, place: str, use: Use, peek: bool) -> None:
    if peek:
        table.look(use.player, (use.place, place))
    table.hold(use.player, use.place, place)


def _swap_two(table: Table, use: Use) -> None:
    places = _reachable(table, use.player)
    if len(places) < 2:  # R16
        table.nothing(use, "no cards")
    else:
        table.ask(use.player, "places", combinations(places, 2), _swapped_two, use)


def _swapped_two(table: Table, places: tuple[str, str], use: Use) -> None:
    table.hold(use.player, *places)


def _pick(
    table: Table, use: Use, places: tuple[str, ...], handler: Callable[..., None], *args: object
) -> None:
    if places:
        table.ask(use.player, "place", places, handler, *args)
    else:
        table.nothing(use, "no cards")


def _card_of(
    table: Table, chooser: int, places: tuple[str, ...], handler: Callable[..., None], *args: object
) -> None:
    """Find the card a power acts on; only a small game leaves a choice (R18)."""
    if len(places) == 1:
        handler(table, places[0], *args)
    else:
        table.ask(chooser, "place", places, handler, *args)


def _show(table: Table, use: Use, step: Step) -> None:
    table.ask(use.player, "player", _others(table, use.player), _show_whose, use)


def _show_whose(table: Table, player: int, use: Use) -> None:
    _card_of(table, use.player, table.layout.open[table.seat_of[player]], _shown, player, use)


def _shown(table: Table, place: str, player: int, use: Use) -> None:
    table.exposed += (player,)
    table.tell(Shown(use.player, player, place, table.cards[place]))


def _reveal(table: Table, use: Use, step: Step) -> None:
    table.ask(use.player, "player", _others(table, use.player), _reveal_whose, use)


def _reveal_whose(table: Table, player: int, use: Use) -> None:
    _card_of(table, use.player, table.layout.open[table.seat_of[player]], _revealed, player, use)


def _revealed(table: Table, place: str, player: int, use: Use) -> None:
    _exposed_mask(table, use, player, place)


def _exposed_mask(table: Table, use: Use, player: int, place: str) -> str | None:
    """Make somebody reveal; the mask, or None if it was the Damned, who takes the user of the power."""
    ((_, _, mask),) = table.reveal([(player, place)])
    if mask != "damned":
        return mask
    table.curse(use, place)
    return None


def _charm(table: Table, use: Use, step: Step) -> None:
    seat = table.layout.right[table.seat_of[use.player]]
    player = table.seats[seat]
    _card_of(table, player, table.layout.own[seat], _charmed, player, use, step["n"])


def _charmed(table: Table, place: str, player: int, use: Use, number: int) -> None:
    mask = _exposed_mask(table, use, player, place)
    if mask is None:
        return
    if MASKS[mask].sex == "m":
        _pay(table, use, [(table.seat_of[player], table.seat_of[use.player], number)])
    else:
        table.nothing(use, "a woman")


def _question(table: Table, use: Use, step: Step) -> None:
    table.ask(use.player, "player", _others(table, use.player), _questioned, use, step["n"])


def _questioned(table: Table, player: int, use: Use, number: int) -> None:
    table.ask(player, "mask", table.layout.nameable, _confessed, player, use, number)


def _confessed(table: Table, named: str, player: int, use: Use, number: int) -> None:
    _card_of(table, player, table.layout.own[table.seat_of[player]], _convicted, named, player, use, number)


def _convicted(table: Table, place: str, named: str, player: int, use: Use, number: int) -> None:
    mask = _exposed_mask(table, use, player, place)
    if mask is None:
        return
    if mask == named:
        table.nothing(use, "named right")
    else:
        _pay(table, use, [(table.seat_of[player], table.seat_of[use.player], number)])


# --- people and powers -------------------------------------------------------------------------------


def _puppets(table: Table, use: Use, step: Step) -> None:
    others = sorted(_others(table, use.player))
    if len(others) == 1:  # R16
        _puppets_chosen(table, (others[0],), use, step["n"])
    else:
        table.ask(use.player, "players", combinations(others, 2), _puppets_chosen, use, step["n"])


def _puppets_chosen(table: Table, players: tuple[int, ...], use: Use, number: int) -> None:
    if len(players) == 2:
        table.todo.append((_change_seats, players))
    seat = table.seat_of[use.player]
    _pay(table, use, [(table.seat_of[player], seat, number) for player in players])


def _change_seats(table: Table, one: int, other: int) -> None:
    seat_of, seats = list(table.seat_of), list(table.seats)
    seat_of[one], seat_of[other] = seat_of[other], seat_of[one]
    seats[seat_of[one]], seats[seat_of[other]] = one, other
    table.seat_of, table.seats = tuple(seat_of), tuple(seats)
    table.tell(SeatsChanged((one, other), (seat_of[one], seat_of[other])))


def _copy(table: Table, use: Use, step: Step) -> None:
    if table.last_power is None:
        table.nothing(use, "no power yet")
    else:
        use_power(table, Use(use.player, use.place, table.last_power, "actress"))


def _raise(table: Table, use: Use, step: Step) -> None:
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


def _usurp(table: Table, use: Use, step: Step) -> None:
    revealed = {player for player, _, _ in table.revealed}
    players = [player for player in _others(table, use.player) if player not in revealed]
    if players:
        table.ask(use.player, "player", players, _usurp_whose, use)
    else:
        table.nothing(use, "nobody left")  # R14


def _usurp_whose(table: Table, player: int, use: Use) -> None:
    _card_of(table, use.player, table.layout.open[table.seat_of[player]], _usurp_what, player, use)


def _usurp_what(table: Table, place: str, player: int, use: Use) -> None:
    table.ask(use.player, "mask", table.layout.nameable, _usurped, place, player, use)


def _usurped(table: Table, named: str, place: str, player: int, use: Use) -> None:
    mask = _exposed_mask(table, use, player, place)
    if mask is None:
        return
    if mask == named:
        use_power(table, Use(use.player, use.place, mask, "usurper"))
    else:
        table.nothing(use, "named wrong")


STEPS: Mapping[str, Callable[..., None]] = {
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
