"""How people play at a table: lies, contests, looks, repetitions. Counted by one who knows the cards."""

from collections.abc import Iterable, Sequence

from mascarade_qt.bots.arena.tally import Score
from mascarade_qt.engine.events import CardMoved, CoinsMoved, Event, Returned, Revealed
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer

CROWD = 3  # claimants
FINE = "fine"


class Manners:
    """Watches one game and counts into the scores, which go by player."""

    def __init__(self, game: Game, scores: Sequence[Score]) -> None:
        self._game = game
        self._scores = scores
        self._claim: tuple[Score, bool] | None = None  # this turn's: whose, and whether it is a lie
        self._claimants = 0
        self._last_claim: dict[int, str] = {}
        self._last_pair: dict[int, frozenset[str]] = {}
        self._same = 0  # turns on end in which everybody only said again what they had said before
        self.longest_same = 0
        # Seen by all, and untouched since; without events nobody can say.
        self._all_know: dict[str, str] = dict(game.cards) if game.events else {}

    def turn(self, player: int, answer: Answer) -> None:
        """What somebody does with a turn."""
        self._end_claim()
        assert isinstance(answer, tuple)
        action, place, *rest = map(str, answer)
        score = self._scores[player]
        score.turns += 1
        same = False
        if action == "announce":
            same = self._last_claim.get(player) == rest[0]
            self._last_claim[player] = rest[0]
            self._announce(score, place, rest[0])
        elif action == "look":
            score.looks += 1
        else:
            pair = frozenset((place, rest[0]))
            score.swaps += 1
            score.repeated_swaps += self._last_pair.get(player) == pair
            self._last_pair[player] = pair
        self._same = self._same + 1 if same else 0
        self.longest_same = max(self.longest_same, self._same)

    def _announce(self, score: Score, place: str, mask: str) -> None:
        lie = self._game.cards[place] != mask
        score.announcements += 1
        score.lies += lie
        score.believed += lie
        score.seen_through += self._all_know.get(place, mask) != mask
        self._claim, self._claimants = (score, lie), 1

    def contest(self, player: int, place: str) -> None:
        """Somebody contests with the card there."""
        mask = self._game.announced_mask or ""
        score = self._scores[player]
        score.contests += 1
        score.right += self._game.cards[place] == mask
        score.seen_through += self._all_know.get(place, mask) != mask
        self._claimants += 1
        if self._claimants == 2 and self._claim is not None:
            claimant, lie = self._claim
            claimant.contested += 1
            claimant.believed -= lie

    def _end_claim(self) -> None:
        if self._claim is not None:
            self._claim[0].crowded += self._claimants >= CROWD
            self._claim = None

    def see(self, events: Iterable[Event]) -> None:
        """What all could see."""
        for event in events:
            if isinstance(event, Returned):
                for place in event.places:
                    self._all_know.pop(place, None)
            elif isinstance(event, Revealed):
                self._all_know.update({place: mask for _, place, mask in event.cards})
            elif isinstance(event, CardMoved):
                self._all_know.pop(event.source, None)
                self._all_know.pop(event.target, None)
            elif isinstance(event, CoinsMoved) and event.why == FINE:
                for source, _, number in event.moves:
                    if isinstance(source, int):
                        self._scores[self._game.seats[source]].fines += number

    def end(self) -> None:
        """The game is over."""
        self._end_claim()
