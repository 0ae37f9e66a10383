"""What the power of a mask would bring now, as far as the coins on the table tell; it sees nothing hidden.

If the user of a power may choose, the best choice counts; if chance or another player decides, the
least and the most are given.
"""

from collections.abc import Iterable
from typing import NamedTuple

from mascarade_qt.engine.masks import Step
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.engine.table import WINNING_FORTUNE

GAMBLED = 3  # the most coins that can be hidden
DEEPEST = 2  # a power that copies a power that copies …
POOR = 4  # coins that one power could take from a player the user chooses: all of them


class Prospect(NamedTuple):
    """How many coins a power brings, at least and at most, and how it may end the game."""

    least: int
    most: int
    wins: bool = False
    unknown: bool = False  # it depends on a mask that nobody knows yet
    others: tuple[int, ...] = ()  # players who are sure to win by it, without its user


def prospect(table: PublicTable, player: int, mask: str) -> Prospect:
    """What a player would gain by announcing this mask now, if nobody contests."""
    seat = table.seat_of[player]
    before = table.coins[seat]
    ends = [_Run(table, seat, lucky) for lucky in (False, True)]
    for run in ends:
        run.use(mask)
    least, most = (run.coins[seat] - before for run in ends)
    unlucky, lucky = ends
    wins = seat in lucky.winners or _ruins(table, seat, mask)
    sure = not wins and unlucky.winners == lucky.winners
    others = tuple(table.seats[winner] for winner in lucky.winners) if sure else ()
    return Prospect(min(least, most), most, wins, unlucky.unknown, others)


def threat(table: PublicTable, player: int, mask: str, victim: int) -> int:
    """The most coins any other player could lose if this player announces this mask and nobody contests."""
    seat = table.seat_of[victim]
    run = _Run(table, table.seat_of[player], lucky=True, aim=seat)
    run.use(mask)
    return max(0, table.coins[seat] - run.coins[seat])


def could_win(table: PublicTable, player: int) -> list[str]:
    """The masks with which a player could win in one move."""
    if table.over or player in table.out:
        return []
    found = []
    for mask in table.layout.nameable:
        seat = table.seat_of[player]
        run = _Run(table, seat, lucky=True)
        run.use(mask)
        if seat in run.winners or _ruins(table, seat, mask):
            found.append(mask)
    return found


def _ruins(table: PublicTable, seat: int, mask: str) -> bool:
    """Whether its user could win by taking another player's last coins."""
    for victim in table.layout.seats:
        if victim != seat and table.coins[victim] <= POOR:
            run = _Run(table, seat, lucky=True, aim=victim)
            run.use(mask)
            if seat in run.winners:
                return True
    return False


class _Run:
    """One use of a power, with good or bad luck throughout; where the user may choose, against `aim`."""

    def __init__(self, table: PublicTable, seat: int, lucky: bool, aim: int | None = None) -> None:
        self._table, self._seat, self._lucky, self._aim = table, seat, lucky, aim
        self._layout = table.layout
        self.coins = list(table.coins)
        self.won = self.unknown = False

    @property
    def winners(self) -> list[int]:
        """The seats of those who win by it; none while the game goes on."""
        if self.won:
            return [self._seat]
        if not self._over:
            return []
        most = max(self.coins)
        return [seat for seat in self._layout.seats if self.coins[seat] == most]

    @property
    def _over(self) -> bool:
        return not all(0 < self.coins[seat] < WINNING_FORTUNE for seat in self._layout.seats)

    def use(self, mask: str, depth: int = DEEPEST) -> None:
        """Step by step, until the game is over."""
        for step in self._table.setup.program(mask):
            if not self._over:
                self._do(step, depth)

    def _do(self, step: Step, depth: int) -> None:
        number, mine = step.get("n", 0), self.coins[self._seat]
        match step["do"]:
            case "court":
                self._take([None], self._table.courthouse)
            case "bank":
                self._take([None], number)
            case "harvest":
                self._take([None], 1)  # a second Peasant only appears in a contest
            case "fill":
                self._take([None], max(0, number - mine))
            case "win":
                self.won = self.won or mine >= number
            case "take":
                self._take_from(step["from"], number)
            case "give":
                self._give(self._group(step["to"]), number)
            case "fortunes":
                self._exchange(bool(step.get("optional")))
            case "pass":
                self._pass_on(step["way"])
            case "puppets":
                self._take(self._chosen(2), number)  # the change of seats is left out
            case "question":
                self._hope(self._chosen(1), number)
            case "charm":
                self._hope([self._layout.right[self._seat]], number)
            case "gamble":
                self._hope([None], GAMBLED)
            case "copy":
                last = self._table.last_power
                if last is not None and depth:
                    self.use(last, depth - 1)
            case "raise" | "usurp":
                self.unknown = True
            case "treat" | "look" | "swap" | "show" | "reveal":
                pass  # brings its user no coins
            case unknown:
                raise KeyError(f"what does the step {unknown!r} bring?")

    def _hope(self, sources: Iterable[int | None], number: int) -> None:
        """The coins that depend on others."""
        if self._lucky:
            self._take(sources, number)

    def _take_from(self, whom: str, number: int) -> None:
        if whom != "richer":
            self._take(self._group(whom), number)
            return
        for other in self._layout.clockwise_from(self._seat):
            if self.coins[other] > self.coins[self._seat] < WINNING_FORTUNE:
                self._take([other], number)

    def _group(self, whom: str) -> list[int]:
        layout, seat = self._layout, self._seat
        if whom == "neighbours":
            return list(layout.neighbours(seat))
        if whom in ("left", "right"):
            return [(layout.left if whom == "left" else layout.right)[seat]]
        if whom == "poorest":
            return [min(self._others(), key=lambda other: (self.coins[other], other != self._aim))]
        if whom == "chosen":
            return self._chosen(1)
        return self._richest(1)

    def _others(self) -> tuple[int, ...]:
        return self._layout.clockwise_from(self._seat)

    def _richest(self, number: int) -> list[int]:
        """Among equally rich players, the one it is aimed at comes first."""
        return sorted(self._others(), key=lambda other: (-self.coins[other], other != self._aim))[:number]

    def _chosen(self, number: int) -> list[int]:
        """The player the user would choose: the richest, unless it is aimed at another one."""
        return sorted(self._richest(self._table.players), key=lambda other: other != self._aim)[:number]

    def _exchange(self, optional: bool) -> None:
        """Swap the user's fortune for the best of the others'."""
        coins, seat = self.coins, self._seat
        [chosen] = self._chosen(1)
        if not optional or coins[chosen] > coins[seat]:
            coins[seat], coins[chosen] = coins[chosen], coins[seat]

    def _pass_on(self, way: str) -> None:
        """All fortunes move to the left or to the right."""
        ways = {"left": self._layout.left, "right": self._layout.right}
        found = []
        for neighbours in [ways[way]] if way in ways else ways.values():
            after = list(self.coins)
            for seat in self._layout.seats:
                after[neighbours[seat]] = self.coins[seat]
            found.append(after)
        aim = self._aim
        self.coins = (
            max(found, key=lambda coins: coins[self._seat])
            if aim is None
            else min(found, key=lambda coins: coins[aim])
        )

    def _give(self, targets: Iterable[int], number: int) -> None:
        for target in targets:
            given = min(number, self.coins[self._seat])
            self.coins[self._seat] -= given
            self.coins[target] += given

    def _take(self, sources: Iterable[int | None], number: int) -> None:
        for source in sources:
            taken = number if source is None else min(number, self.coins[source])
            if source is not None:
                self.coins[source] -= taken
            self.coins[self._seat] += taken
