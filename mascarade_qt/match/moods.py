"""What the characters' faces show: it follows from what everybody has just seen, and from nothing else."""

from collections.abc import Iterator

from mascarade_qt.engine.events import CoinsMoved, Ended, Event, Used
from mascarade_qt.engine.public import PublicTable
from mascarade_qt.match.characters import PLEASED, STUNG

GOOD_GAIN = 2  # coins that make somebody smile; every single coin that is lost hurts


def moods(table: PublicTable, event: Event) -> dict[int, str]:
    """Whose mood changes with this event, by player; the table is still as it was before."""
    if isinstance(event, CoinsMoved):
        return dict(_over_coins(table, event))
    if isinstance(event, Used) and event.via is None and table.contested:
        return {event.player: PLEASED}  # they were contested, or contested, and had the card
    if isinstance(event, Ended):
        return end_moods(table, event.winners)
    return {}


def end_moods(table: PublicTable, winners: tuple[int, ...]) -> dict[int, str]:
    """How everybody takes the end; players who were eliminated are still stung."""
    return dict.fromkeys(table.out, STUNG) | dict.fromkeys(winners, PLEASED)


def _over_coins(table: PublicTable, event: CoinsMoved) -> Iterator[tuple[int, str]]:
    for seat, number in changes(table, event).items():
        if number < 0:
            yield table.seats[seat], STUNG
        elif number >= GOOD_GAIN:
            yield table.seats[seat], PLEASED


def changes(table: PublicTable, event: CoinsMoved) -> dict[int, int]:
    """What each seat gains or loses in all."""
    change = dict.fromkeys(range(len(table.seats)), 0)
    for source, target, number in event.moves:
        if isinstance(source, int):
            change[source] -= number
        if isinstance(target, int):
            change[target] += number
    return change
