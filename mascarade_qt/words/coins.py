"""How coins moved, in words: by the shape of the move, not by the power."""

from collections.abc import Callable, Mapping

from mascarade_qt.engine.events import BANK, COURTHOUSE, CoinMove, CoinsMoved
from mascarade_qt.words.company import Company
from mascarade_qt.words.context import Context, fill
from mascarade_qt.words.phrases import joined

Coins = Context("Coins")

_ONE: Mapping[str, Callable[[int], str]] = {
    "bank you": lambda n: Coins.tr("You take %n coin(s) from the bank.", "", n),
    "bank name": lambda n: Coins.tr("{name} takes %n coin(s) from the bank.", "", n),
    "court you": lambda n: Coins.tr("You take %n coin(s) from the courthouse.", "", n),
    "court name": lambda n: Coins.tr("{name} takes %n coin(s) from the courthouse.", "", n),
    "take you": lambda n: Coins.tr("You take %n coin(s) from {other}.", "", n),
    "take from you": lambda n: Coins.tr("{name} takes %n coin(s) from you.", "", n),
    "take name": lambda n: Coins.tr("{name} takes %n coin(s) from {other}.", "", n),
    "give you": lambda n: Coins.tr("You give %n coin(s) to {other}.", "", n),
    "give to you": lambda n: Coins.tr("{name} gives you %n coin(s).", "", n),
    "give name": lambda n: Coins.tr("{name} gives %n coin(s) to {other}.", "", n),
    "out you": lambda n: Coins.tr("You return %n coin(s) to the bank.", "", n),
    "out name": lambda n: Coins.tr("{name} returns %n coin(s) to the bank.", "", n),
    "exchange you": lambda n: Coins.tr("You exchange fortunes with {other} and now have %n coin(s).", "", n),
    "exchange with you": lambda n: Coins.tr(
        "{name} exchanges fortunes with you. You now have %n coin(s).", "", n
    ),
    "exchange name": lambda n: Coins.tr(
        "{name} exchanges fortunes with {other} and now has %n coin(s).", "", n
    ),
    "now": lambda n: Coins.tr("You now have %n coin(s).", "", n),
}
_MANY: Mapping[str, Callable[[int], str]] = {
    "bank you": lambda n: Coins.tr("You and {names} take %n coin(s) each from the bank.", "", n),
    "bank you all": lambda n: Coins.tr("You, {names} take %n coin(s) each from the bank.", "", n),
    "bank names": lambda n: Coins.tr("{names} take %n coin(s) each from the bank.", "", n),
    "take you": lambda n: Coins.tr("You take %n coin(s) each from {names}.", "", n),
    "take names": lambda n: Coins.tr("{name} takes %n coin(s) each from {names}.", "", n),
    "give you": lambda n: Coins.tr("You give %n coin(s) each to {names}.", "", n),
    "give names": lambda n: Coins.tr("{name} gives %n coin(s) each to {names}.", "", n),
}
_FINES: Mapping[str, str] = {
    "you": Coins.mark("You pay a fine of 1 coin."),
    "name": Coins.mark("{name} pays a fine of 1 coin."),
    "you and": Coins.mark("You and {names} pay a fine of 1 coin each."),
    #: {names} are several: “You, Polo and Alvise pay …”
    "you all": Coins.mark("You, {names} pay a fine of 1 coin each."),
    "names": Coins.mark("{names} pay a fine of 1 coin each."),
}
_ROUND: Mapping[str, str] = {
    "left": Coins.mark("Everyone passes their whole fortune to the left."),
    "right": Coins.mark("Everyone passes their whole fortune to the right."),
}


def coins_sentence(company: Company, event: CoinsMoved) -> str:
    """What moved, from whom to whom."""
    moves = event.moves
    sources = {source for source, _, _ in moves}
    targets = {target for _, target, _ in moves}
    if event.why == "fine":
        return _fines(company, moves)
    if len(moves) > 1 and sources == targets:
        return _exchange(company, moves) if len(moves) == 2 else _round(company, moves)
    if len(moves) > 1 and len({number for _, _, number in moves}) == 1:
        text = _together(company, moves)
        if text:
            return text
    return " ".join(_move(company, move, event.why) for move in moves)


def totals_told(company: Company, event: CoinsMoved) -> frozenset[int]:
    """The seats whose new fortune is part of that sentence."""
    moves = event.moves
    if len(moves) < 2 or {source for source, _, _ in moves} != {target for _, target, _ in moves}:
        return frozenset()
    mine = {int(target) for _, target, _ in moves if _player(company, target) == company.me}
    if mine or len(moves) > 2:
        return frozenset(mine)
    user = None if company.power is None else company.power.player
    seats = [int(source) for source, _, _ in moves]
    return frozenset(seats[1:] if _player(company, seats[1]) == user else seats[:1])


def _player(company: Company, purse: int | str) -> int:
    return company.seats[int(purse)]


def _others(company: Company, players: list[int]) -> str:
    return joined([company.name(player) for player in players if player != company.me])


def _fines(company: Company, moves: tuple[CoinMove, ...]) -> str:
    payers = [_player(company, source) for source, _, _ in moves]
    mine = company.me in payers
    if len(payers) == 1:
        return Coins.text(_FINES["you" if mine else "name"], name=company.name(payers[0]))
    form = ("you and" if len(payers) == 2 else "you all") if mine else "names"
    return Coins.text(_FINES[form], names=_others(company, payers))


def _exchange(company: Company, moves: tuple[CoinMove, ...]) -> str:
    """Told from the point of view of the power's user."""
    if company.power is not None and company.power.player != _player(company, moves[0][0]):
        moves = moves[::-1]
    one, other = _player(company, moves[0][0]), _player(company, moves[0][1])
    if company.me in (one, other):
        form = "exchange you" if company.me == one else "exchange with you"
        number = moves[1][2] if company.me == one else moves[0][2]
    else:
        form, number = "exchange name", moves[1][2]
    return fill(_ONE[form](number), name=company.name(one), other=company.name(other))


def _round(company: Company, moves: tuple[CoinMove, ...]) -> str:
    source, target, _ = moves[0]
    way = "left" if company.layout.left[int(source)] == target else "right"
    text = Coins.text(_ROUND[way])
    mine = [number for _, seat, number in moves if _player(company, seat) == company.me]
    return " ".join((text, *(_ONE["now"](number) for number in mine)))


def _together(company: Company, moves: tuple[CoinMove, ...]) -> str:
    """Equal numbers from the bank to several, from several to one, or from one to several.

    Empty if "you" would appear in a list in any case but the nominative.
    """
    source, target, number = moves[0]
    if all(move[0] == BANK for move in moves):
        takers = [_player(company, move[1]) for move in moves]
        form = ("bank you" if len(takers) == 2 else "bank you all") if company.me in takers else "bank names"
        return fill(_MANY[form](number), names=_others(company, takers))
    taking = all(move[1] == target for move in moves)
    one = _player(company, target if taking else source)
    several = [_player(company, move[0] if taking else move[1]) for move in moves]
    if company.me in several:
        return ""
    form = ("take " if taking else "give ") + ("you" if one == company.me else "names")
    return fill(_MANY[form](number), name=company.name(one), names=_others(company, several))


def _move(company: Company, move: CoinMove, why: str) -> str:
    source, target, number = move
    if why == "out":
        return _simple(company, "out", _player(company, source), number)
    if source in (BANK, COURTHOUSE):
        return _simple(company, "bank" if source == BANK else "court", _player(company, target), number)
    giver, taker = _player(company, source), _player(company, target)
    giving = company.power is not None and company.power.player == giver
    doer, other = (giver, taker) if giving else (taker, giver)
    verb = "give" if giving else "take"
    if other == company.me:
        form = "give to you" if giving else "take from you"
    else:
        form = f"{verb} you" if doer == company.me else f"{verb} name"
    return fill(_ONE[form](number), name=company.name(doer), other=company.name(other))


def _simple(company: Company, what: str, player: int, number: int) -> str:
    form = f"{what} you" if player == company.me else f"{what} name"
    return fill(_ONE[form](number), name=company.name(player))
