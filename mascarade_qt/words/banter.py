"""What the program's players say now and then, by temperament.

A remark depends only on public facts: nobody learns anything new from it.
"""

from collections.abc import Iterator, Mapping, Sequence
from hashlib import blake2b

from mascarade_qt.engine.events import CoinsMoved, Event, Used
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.words.linguist import QT_TRANSLATE_NOOP, Context

Banter = Context("Banter")

SELDOM = 3  # one in this many occasions gets a remark
HARD_LOSS = 2  # coins that hurt
RICH, GOOD_GAIN = 9, 2  # coins worth a word

_LINES: Mapping[str, Mapping[str, tuple[str, str]]] = {
    "even": {
        "caught": (
            QT_TRANSLATE_NOOP("Banter", "Well, it was worth a try."),
            QT_TRANSLATE_NOOP("Banter", "You win some, you lose some."),
        ),
        "right": (
            QT_TRANSLATE_NOOP("Banter", "As I said."),
            QT_TRANSLATE_NOOP("Banter", "Told you so."),
        ),
        "robbed": (
            QT_TRANSLATE_NOOP("Banter", "I’ll want those back."),
            QT_TRANSLATE_NOOP("Banter", "Easy come, easy go."),
        ),
        "rich": (
            QT_TRANSLATE_NOOP("Banter", "Not a bad evening."),
            QT_TRANSLATE_NOOP("Banter", "That will do nicely."),
        ),
    },
    "cautious": {
        "caught": (
            QT_TRANSLATE_NOOP("Banter", "I knew I should have kept quiet."),
            QT_TRANSLATE_NOOP("Banter", "Never again."),
        ),
        "right": (
            QT_TRANSLATE_NOOP("Banter", "I only speak when I’m sure."),
            QT_TRANSLATE_NOOP("Banter", "I thought it over twice."),
        ),
        "robbed": (
            QT_TRANSLATE_NOOP("Banter", "I was saving those!"),
            QT_TRANSLATE_NOOP("Banter", "And I was being so careful…"),
        ),
        "rich": (
            QT_TRANSLATE_NOOP("Banter", "Better put these somewhere safe."),
            QT_TRANSLATE_NOOP("Banter", "Let’s not get carried away."),
        ),
    },
    "bold": {
        "caught": (
            QT_TRANSLATE_NOOP("Banter", "And I’d do it again!"),
            QT_TRANSLATE_NOOP("Banter", "Fortune favours… someone else today."),
        ),
        "right": (
            QT_TRANSLATE_NOOP("Banter", "Was there ever any doubt?"),
            QT_TRANSLATE_NOOP("Banter", "Who dares wins!"),
        ),
        "robbed": (
            QT_TRANSLATE_NOOP("Banter", "Enjoy it while it lasts."),
            QT_TRANSLATE_NOOP("Banter", "Go on, take it! I’ll take it back."),
        ),
        "rich": (
            QT_TRANSLATE_NOOP("Banter", "Is that all?"),
            QT_TRANSLATE_NOOP("Banter", "Drinks are on me!"),
        ),
    },
    "greedy": {
        "caught": (
            QT_TRANSLATE_NOOP("Banter", "My coin! My poor coin!"),
            QT_TRANSLATE_NOOP("Banter", "That was expensive."),
        ),
        "right": (
            QT_TRANSLATE_NOOP("Banter", "Pay up, please."),
            QT_TRANSLATE_NOOP("Banter", "Mine. All mine."),
        ),
        "robbed": (
            QT_TRANSLATE_NOOP("Banter", "Thieves, all of you!"),
            QT_TRANSLATE_NOOP("Banter", "I’m counting, you know."),
        ),
        "rich": (
            QT_TRANSLATE_NOOP("Banter", "More, please."),
            QT_TRANSLATE_NOOP("Banter", "What a lovely sound."),
        ),
    },
    "suspicious": {
        "caught": (
            QT_TRANSLATE_NOOP("Banter", "Somebody moved my card."),
            QT_TRANSLATE_NOOP("Banter", "This was a set-up."),
        ),
        "right": (
            QT_TRANSLATE_NOOP("Banter", "I knew it!"),
            QT_TRANSLATE_NOOP("Banter", "You can’t fool me."),
        ),
        "robbed": (
            QT_TRANSLATE_NOOP("Banter", "I saw that coming."),
            QT_TRANSLATE_NOOP("Banter", "I’ll remember that."),
        ),
        "rich": (
            QT_TRANSLATE_NOOP("Banter", "Stop staring at my coins."),
            QT_TRANSLATE_NOOP("Banter", "Hands where I can see them."),
        ),
    },
    "chaotic": {
        "caught": (
            QT_TRANSLATE_NOOP("Banter", "Wait, who was I again?"),
            QT_TRANSLATE_NOOP("Banter", "Oops! Wrong mask."),
        ),
        "right": (
            QT_TRANSLATE_NOOP("Banter", "I’m as surprised as you are."),
            QT_TRANSLATE_NOOP("Banter", "Even a stopped clock…"),
        ),
        "robbed": (
            QT_TRANSLATE_NOOP("Banter", "Whee, there they go!"),
            QT_TRANSLATE_NOOP("Banter", "I never liked those coins."),
        ),
        "rich": (
            QT_TRANSLATE_NOOP("Banter", "Ooh, shiny!"),
            QT_TRANSLATE_NOOP("Banter", "How did these get here?"),
        ),
    },
}


class Remarks:
    """Listens to a game, and has somebody say something now and then."""

    def __init__(self, temperaments: Sequence[str | None]) -> None:
        """Temperaments by player; None for people, who speak for themselves."""
        self._temperaments = temperaments
        self._last = ""  # what was said last, by anyone
        self._turn = -1  # and when

    def of(self, table: PublicTable, event: Event) -> tuple[int, str] | None:
        """Who says what about this; the table is still as it was before."""
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
            return player, Banter.say(line)
        return None


def _draw(table: PublicTable, player: int, occasion: str) -> int:
    """A number that everybody could compute."""
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
