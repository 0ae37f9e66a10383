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


class Prospect(NamedTuple):
    """How many coins a power brings, at least and at most; whether it wins at once; whether it's all open."""

    least: int
    most: int
    wins: bool = False
    unknown: bool = False  # it depends on a mask that nobody knows yet


def prospect(table: PublicTable, player: int, mask: str) -> Prospect:
    """What a player would get out of announcing this mask now, if nobody contests."""
    seat = table.seat_of[player]
    before = table.coins[seat]
    ends = [_Run(table, seat, lucky) for lucky in (False, True)]
    for run in ends:
        run.use(mask)
    least, most = (run.coins[seat] - before for run in ends)
    unlucky, lucky = ends
    return Prospect(min(least, most), most, lucky.wins, unlucky.unknown)


def could_win(table: PublicTable, player: int) -> list[str]:
    """The masks with which a player could win in one move."""
    if table.over or player in table.out:
        return []
    found = []
    for mask in table.layout.nameable:
        run = _Run(table, table.seat_of[player], lucky=True)
        run.use(mask)
        if run.wins:
            found.append(mask)
    return found


class _Run:
    """One use of a power, with good or bad luck throughout."""

    def __init__(self, table: PublicTable, seat: int, lucky: bool) -> None:
        self._table, self._seat, self._lucky = table, seat, lucky
        self._layout = table.layout
        self.coins = list(table.coins)
        self.won = self.unknown = False

    @property
    def wins(self) -> bool:
        """Whether it ends the game for its user."""
        return self.won or self.coins[self._seat] >= WINNING_FORTUNE

    def use(self, mask: str, depth: int = DEEPEST) -> None:
        """Step by step, until the game is over."""
        for step in self._table.setup.program(mask):
            if all(0 < self.coins[seat] < WINNING_FORTUNE for seat in self._layout.seats):
                self._do(step, depth)

    def _do(self, step: Step, depth: int) -> None:
        number, mine = step.get("n", 0), self.coins[self._seat]
        match step["do"]:
            case "court":
                self._take([None], self._table.courthouse)
            case "bank":
                self._take([None], number)
            case "harvest":
                self._take([None], 1)  # a second Peasant only shows in a contest
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
                self._take(self._richest(2), number)
            case "question":
                self._hope(self._richest(1), number)
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
        """What depends on others."""
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
        return self._richest(len(self._others()))[-1:] if whom == "poorest" else self._richest(1)

    def _others(self) -> tuple[int, ...]:
        return self._layout.clockwise_from(self._seat)

    def _richest(self, number: int) -> list[int]:
        return sorted(self._others(), key=lambda other: -self.coins[other])[:number]

    def _exchange(self, optional: bool) -> None:
        """The best of the others' fortunes instead of one's own."""
        coins, seat = self.coins, self._seat
        [richest] = self._richest(1)
        if not optional or coins[richest] > coins[seat]:
            coins[seat], coins[richest] = coins[richest], coins[seat]

    def _pass_on(self, way: str) -> None:
        """All fortunes move to the left or to the right."""
        ways = {"left": self._layout.left, "right": self._layout.right}
        found = []
        for neighbours in [ways[way]] if way in ways else ways.values():
            after = list(self.coins)
            for seat in self._layout.seats:
                after[neighbours[seat]] = self.coins[seat]
            found.append(after)
        self.coins = max(found, key=lambda coins: coins[self._seat])

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
