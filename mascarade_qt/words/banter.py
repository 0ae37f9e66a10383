"""What the program's players say now and then: characters have lines of their own, others share a few.

A remark depends only on public facts: nobody learns anything new from it.
"""

from collections.abc import Collection, Iterator, Mapping
from hashlib import blake2b
from typing import NamedTuple

from mascarade_qt.engine.events import CoinsMoved, Ended, Event, Used
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.match.characters import CHARACTERS
from mascarade_qt.match.grudges import Grudges
from mascarade_qt.match.moods import changes
from mascarade_qt.words.context import Context
from mascarade_qt.words.voices import VOICES, Voice
from mascarade_qt.words.voices.passes import PASSES, Passing

Banter = Context("Banter")

SELDOM = 3  # one in this many occasions gets a remark
HARD_LOSS = 2  # coins that hurt
RICH, GOOD_GAIN = 9, 2  # coins worth a word

ANYBODY: Mapping[str, tuple[str, ...]] = {  # of those who are nobody in particular
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
}
EVEN = (  # for taking coins from somebody who had it coming: anybody says this, every time
    Banter.mark("Now we’re even."),
    Banter.mark("That’s for earlier."),
    Banter.mark("I hadn’t forgotten."),
    Banter.mark("An eye for an eye."),
)


class Remark(NamedTuple):
    """Who says what."""

    player: int
    words: str
    logged: bool = False  # worth a place in the log


class Remarks:
    """Listens to a game and has a bot say something now and then."""

    def __init__(self, speakers: Collection[int] = ()) -> None:
        """Those for whom the program speaks: people speak for themselves."""
        self._speakers = speakers
        self._last = ""  # what was said last, by anyone
        self._said: dict[int, str] = {}  # and by each
        self._turn = -1  # and when
        self._grudges = Grudges()

    def of(self, table: PublicTable, event: Event) -> Remark | None:
        """Who says what about this; the table is still as it was before."""
        avenged = self._grudges.see(table, event)
        if avenged is not None and avenged in self._speakers:
            remark = self._say(table, avenged, "even", _draw(table, avenged, "even"))
            return remark and remark._replace(logged=True)
        if isinstance(event, Ended):
            return self._at_the_end(table, event)
        if table.turn == self._turn:
            return None
        for player, occasion in _occasions(table, event):
            draw = _draw(table, player, occasion)
            if player in self._speakers and draw % SELDOM == 0:
                said = self._say(table, player, occasion, draw // SELDOM)
                if said is not None:
                    return said
        return None

    def _say(self, table: PublicTable, player: int, occasion: str, draw: int) -> Remark | None:
        """A line that is neither the last one said nor the last this player said."""
        voice = VOICES.get(table.setup.characters[player], ANYBODY)
        spoken = (self._last, self._said.get(player))
        known = EVEN if occasion == "even" else voice.get(occasion, ())
        lines = [line for line in known if line not in spoken]
        if not lines:
            return None
        line = lines[draw % len(lines)]
        self._last = self._said[player] = line
        self._turn = table.turn
        context = Banter if voice is ANYBODY or known is EVEN else Voice
        return Remark(player, context.text(line))

    def _at_the_end(self, table: PublicTable, event: Ended) -> Remark | None:
        """A winner has the last word; if it is a person, one of those who lost to them."""
        winners = [player for player in self._speakers if player in event.winners]
        losers = [player for player in self._speakers if player not in (*event.winners, *table.out)]
        occasion = "won" if winners else "lost"
        for player in sorted(winners or losers, key=lambda player: _draw(table, player, occasion)):
            said = self._say(table, player, occasion, 0)
            if said is not None:
                return said
        return None


def pass_words(table: PublicTable, player: int) -> str:
    """How a character lets a claim pass, otherwise than last time; empty for nobody in particular."""
    lines = PASSES.get(CHARACTERS.get(table.setup.characters[player], ""))
    return Passing.text(lines[(table.turn + player) % len(lines)]) if lines else ""


def _draw(table: PublicTable, player: int, occasion: str) -> int:
    """A number that any player could compute."""
    text = f"{table.setup.players[player]}/{table.turn}/{sorted(table.coins)}/{occasion}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def _occasions(table: PublicTable, event: Event) -> Iterator[tuple[int, str]]:
    """Who might have something to say, and about what."""
    if isinstance(event, Used) and event.via is None and table.contested:
        yield event.player, "right"
    elif isinstance(event, CoinsMoved) and event.why == "fine":
        yield from (
            (table.seats[source], "caught") for source, _, _ in event.moves if isinstance(source, int)
        )
    elif isinstance(event, CoinsMoved):
        yield from _changes(table, event)


def _changes(table: PublicTable, event: CoinsMoved) -> Iterator[tuple[int, str]]:
    for seat, number in changes(table, event).items():
        if table.seats[seat] in table.out:
            continue
        if number <= -HARD_LOSS:
            yield table.seats[seat], "robbed"
        elif number >= GOOD_GAIN and table.coins[seat] + number >= RICH:
            yield table.seats[seat], "rich"
