"""What the program's players say now and then, by temperament.

A remark depends only on public facts, so no one learns anything new from it.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b

from mascarade_qt.engine.events import CoinsMoved, Event, Used
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.words.context import Context

Banter = Context("Banter")

SELDOM = 3  # one occasion in this many gets a remark
HARD_LOSS = 2  # coins that hurt
RICH, GOOD_GAIN = 9, 2  # coins worth a remark

_LINES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "even": {
        "caught": (
            Banter.mark("Well, it was worth a try."),
            Banter.mark("You win some, you lose some."),
        ),
        "right": (
            Banter.mark("As I said."),
            Banter.mark("Told you so."),
        ),
        "robbed": (
            Banter.mark("I’ll want those back."),
            Banter.mark("Easy come, easy go."),
        ),
        "rich": (
            Banter.mark("Not a bad evening."),
            Banter.mark("That will do nicely."),
        ),
    },
    "cautious": {
        "caught": (
            Banter.mark("I knew I should have kept quiet."),
            Banter.mark("Never again."),
        ),
        "right": (
            Banter.mark("I only speak when I’m sure."),
            Banter.mark("I thought it over twice."),
        ),
        "robbed": (
            Banter.mark("I was saving those!"),
            Banter.mark("And I was being so careful…"),
        ),
        "rich": (
            Banter.mark("Better put these somewhere safe."),
            Banter.mark("Let’s not get carried away."),
        ),
    },
    "bold": {
        "caught": (
            Banter.mark("And I’d do it again!"),
            Banter.mark("Fortune favours… someone else today."),
        ),
        "right": (
            Banter.mark("Was there ever any doubt?"),
            Banter.mark("Who dares wins!"),
        ),
        "robbed": (
            Banter.mark("Enjoy it while it lasts."),
            Banter.mark("Go on, take it! I’ll win it back."),
        ),
        "rich": (
            Banter.mark("Is that all?"),
            Banter.mark("Drinks are on me!"),
        ),
    },
    "greedy": {
        "caught": (
            Banter.mark("My coin! My poor coin!"),
            Banter.mark("That was expensive."),
        ),
        "right": (
            Banter.mark("Pay up, please."),
            Banter.mark("Mine. All mine."),
        ),
        "robbed": (
            Banter.mark("Thieves, all of you!"),
            Banter.mark("I’m counting, you know."),
        ),
        "rich": (
            Banter.mark("More, please."),
            Banter.mark("What a lovely sound."),
        ),
    },
    "suspicious": {
        "caught": (
            Banter.mark("Somebody moved my card."),
            Banter.mark("This was a set-up."),
        ),
        "right": (
            Banter.mark("I knew it!"),
            Banter.mark("You can’t fool me."),
        ),
        "robbed": (
            Banter.mark("I saw that coming."),
            Banter.mark("I’ll remember that."),
        ),
        "rich": (
            Banter.mark("Stop staring at my coins."),
            Banter.mark("Hands where I can see them."),
        ),
    },
    "chaotic": {
        "caught": (
            Banter.mark("Wait, who was I again?"),
            Banter.mark("Oops! Wrong mask."),
        ),
        "right": (
            Banter.mark("I’m as surprised as you are."),
            Banter.mark("Even a stopped clock…"),
        ),
        "robbed": (
            Banter.mark("Whee, there they go!"),
            Banter.mark("I never liked those coins."),
        ),
        "rich": (
            Banter.mark("Ooh, shiny!"),
            Banter.mark("How did these get here?"),
        ),
    },
}


class Remarks:
    """Listens to a game and has a bot say something now and then."""

    def __init__(self, temperaments: Sequence[str | None]) -> None:
        """Temperaments by player; None for people, who speak for themselves."""
        self._temperaments = temperaments
        self._last = ""  # what was said last, by anyone
        self._turn = -1  # and when

    def of(self, table: PublicTable, event: Event) -> tuple[int, str] | None:
        """Who says what about an event; the table is still as it was before it."""
        if table.turn == self._turn:
            return None
        for player, occasion in _occasions(table, event):
            temperament = self._temperaments[player]
            if temperament is None or temperament not in _LINES:
                continue
            draw = _draw(table, player, occasion)
            if draw % SELDOM:
                continue
            lines = _LINES[temperament][occasion]
            line = lines[draw // SELDOM % 2]
            if line == self._last:
                line = lines[1 - lines.index(line)]
            self._last, self._turn = line, table.turn
            return player, Banter.text(line)
        return None


def _draw(table: PublicTable, player: int, occasion: str) -> int:
    """A number that any player could compute."""
    text = f"{table.setup.players[player]}/{table.turn}/{sorted(table.coins)}/{occasion}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def _occasions(table: PublicTable, event: Event) -> Iterator[tuple[int, str]]:
    """The players who might have something to say, and about what."""
    if isinstance(event, Used) and event.via is None and table.contested:
        yield event.player, "right"
    elif isinstance(event, CoinsMoved) and event.why == "fine":
        yield from (
            (table.seats[source], "caught") for source, _, _ in event.moves if isinstance(source, int)
        )
    elif isinstance(event, CoinsMoved):
        yield from _changes(table, event)


def _changes(table: PublicTable, event: CoinsMoved) -> Iterator[tuple[int, str]]:
    change = dict.fromkeys(range(len(table.seats)), 0)
    for source, target, number in event.moves:
        if isinstance(source, int):
            change[source] -= number
        if isinstance(target, int):
            change[target] += number
    for seat, number in change.items():
        if table.seats[seat] in table.out:
            continue
        if number <= -HARD_LOSS:
            yield table.seats[seat], "robbed"
        elif number >= GOOD_GAIN and table.coins[seat] + number >= RICH:
            yield table.seats[seat], "rich"
