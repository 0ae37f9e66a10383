"""What happened in a game, as lines of text in the current language."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.setup import Setup
from mascarade_qt.words.company import Company, person_name
from mascarade_qt.words.context import Context
from mascarade_qt.words.masks import mask_name
from mascarade_qt.words.numbers import coins_text
from mascarade_qt.words.phrases import capital, labelled
from mascarade_qt.words.story import Story

Replay = Context("Replay")
#: Before a colon and a list of masks.
_GRAVEYARD = Replay.mark("In the graveyard")
#: The same, if the order of the masks is known.
_GRAVEYARD_IN_ORDER = Replay.mark("In the graveyard, top first")
#: Before a colon and the player whose answer the game waits for.
_NEXT = Replay.mark("Next to answer")


class GameText:
    """A game told from its beginning; `me` is the reader, None if everything may be told."""

    def __init__(self, setup: Setup, me: int | None) -> None:
        self._story = Story(Company(_without_you(setup), me))

    @property
    def _company(self) -> Company:
        return self._story.company

    def beginning(self) -> Iterator[str]:
        """Who plays with how many coins, and what was dealt."""
        company, setup = self._company, self._company.setup
        for player in range(company.players):
            name = capital(company.who(player)) if player == company.me else company.name(player)
            yield labelled(name, coins_text(setup.coins[player]))
        for place, mask in setup.deal.items():
            yield labelled(capital(company.place(place)), mask_name(mask))
        masks = [mask_name(mask) for mask in setup.graveyard]
        if masks and company.me is None:
            yield labelled(Replay.text(_GRAVEYARD_IN_ORDER), ", ".join(masks))
        elif masks:
            yield labelled(Replay.text(_GRAVEYARD), ", ".join(sorted(masks)))

    def of(self, events: Iterable[Event]) -> Iterator[str]:
        """A line for each of the next events, if it has one."""
        return filter(None, (self._story.add(event).spoken for event in events))

    def next_to_answer(self, player: int) -> str:
        """Whose answer the game waits for."""
        return labelled(Replay.text(_NEXT), self._company.who(player))


def _without_you(setup: Setup) -> Setup:
    """The same table without a player called “You”, which would make the sentences nonsense."""
    you = Company(setup, me=0).who(0).casefold()
    names = (
        person_name(number) if name.casefold() == you else name
        for number, name in enumerate(setup.players, 1)
    )
    return replace(setup, players=tuple(names))
