"""How players behave at a table: lies, contests, looks, repetitions. Counted with the cards in view."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from mascarade_qt.bots.arena.calibration import Calibration
from mascarade_qt.bots.arena.rounds import Rounds
from mascarade_qt.bots.arena.tally import Score
from mascarade_qt.engine.events import CardMoved, CoinsMoved, Event, Returned, Revealed
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer

CROWD = 3  # claimants
FINE = "fine"


class Manners:
    """Watches one game and counts into the scores, one per player."""

    def __init__(self, game: Game, scores: Sequence[Score], expected: Calibration | None = None) -> None:
        self._game = game
        self._expected = expected  # how often claims are contested, against what their makers expect
        self._expects: float | None = None  # of the claim that is about to be made
        self._expectation: float | None = None  # … that was made
        self._scores = scores
        self._claim: tuple[Score, bool] | None = None  # this turn's: whose, and whether it is a lie
        self._claimants = 0
        self._claimed = 0, "", ""  # by whom, with which card, what
        self._last_claim: dict[int, str] = {}
        self._last_swap: dict[int, tuple[str, ...] | tuple[int, ...]] = {}
        self._same = 0  # turns in a row in which players only repeated themselves
        self.longest_same = 0
        self._looks = 0  # turns in a row that were looks
        self.longest_looks = 0
        self._unopposed: dict[int, tuple[str, str]] = {}  # by player: place and mask of the last claim
        self._conceding: set[int] = set()  # players who have the mask, have just said so, and are silent now
        self._rounds = Rounds(game) if game.events else None
        # Seen by all, and untouched since; unknown without events.
        self._all_know: dict[str, str] = dict(game.cards) if game.events else {}

    def expect(self, chance: float) -> None:
        """How likely the next claim is to be contested, in its maker's opinion."""
        self._expects = chance

    def turn(self, player: int, answer: Answer) -> None:
        """Count what a player does with a turn."""
        if self._claim is not None:
            self._end_claim()
        assert isinstance(answer, tuple)
        score = self._scores[player]
        if self._rounds is not None:
            self._rounds.turn(player)
        action = answer[0]
        if action == "announce":
            self._announce(player, score, str(answer[1]), str(answer[2]))
            return
        self._same = 0
        if action == "look":
            score.looks += 1
            self._looks += 1
            if self._looks > self.longest_looks:
                self.longest_looks = self._looks
        else:
            self._looks = 0
            score.swaps += 1
            last = self._last_swap.get(player)
            if last == answer or (last is not None and last[:0:-1] == answer[1:]):
                score.repeated_swaps += 1
            self._last_swap[player] = answer

    def _announce(self, player: int, score: Score, place: str, mask: str) -> None:
        if self._last_claim.get(player) == mask:
            self._same += 1
            self.longest_same = max(self.longest_same, self._same)
        else:
            self._same = 0
            self._last_claim[player] = mask
        self._looks = 0
        lie = self._game.cards[place] != mask
        score.announcements += 1
        score.lies += lie
        score.believed += lie
        self._claim, self._claimants = (score, lie), 1
        self._claimed = player, place, mask
        if self._rounds is not None:
            score.seen_through += self._all_know.get(place, mask) != mask
            self._unopposed.pop(player, None)
            self._note_own_claims(mask)
        self._expectation, self._expects = self._expects, None

    def _note_own_claims(self, mask: str) -> None:
        """Players who should contest: they have just claimed the mask themselves."""
        self._conceding = {
            owner
            for owner, (place, claimed) in self._unopposed.items()
            if claimed == mask and self._game.cards.get(place) == mask
        }
        for owner in self._conceding:
            self._scores[owner].own_claims += 1
            self._scores[owner].conceded += 1

    def contest(self, player: int, place: str) -> None:
        """Count a contest with the card there."""
        mask = self._game.announced_mask or ""
        score = self._scores[player]
        score.contests += 1
        score.right += self._game.cards[place] == mask
        self._claimants += 1
        if self._rounds is not None:
            score.seen_through += self._all_know.get(place, mask) != mask
            score.conceded -= player in self._conceding
            self._rounds.contested()
        if self._claimants == 2 and self._claim is not None:
            claimant, lie = self._claim
            claimant.contested += 1
            claimant.believed -= lie

    def _end_claim(self) -> None:
        if self._claim is not None:
            self._claim[0].crowded += self._claimants >= CROWD
            if self._claimants == 1 and self._rounds is not None:
                player, place, mask = self._claimed
                self._unopposed[player] = place, mask
            if self._expected is not None and self._expectation is not None:
                self._expected.note(self._expectation, self._claimants > 1)
            self._claim = None

    def see(self, events: Iterable[Event]) -> None:
        """Follow what all could see."""
        for event in events:
            watch = _WATCHED.get(type(event))
            if watch is not None:
                watch(self, event)

    def _returned(self, event: Returned) -> None:
        for place in event.places:
            self._all_know.pop(place, None)
        self._unopposed = {
            player: (place, mask)
            for player, (place, mask) in self._unopposed.items()
            if place not in event.places
        }
        if self._rounds is not None:
            self._rounds.returned(event)

    def _revealed(self, event: Revealed) -> None:
        self._all_know.update({place: mask for _, place, mask in event.cards})

    def _card_moved(self, event: CardMoved) -> None:
        self._all_know.pop(event.source, None)
        self._all_know.pop(event.target, None)

    def _coins_moved(self, event: CoinsMoved) -> None:
        if self._rounds is not None:
            self._rounds.robbed(event)
        if event.why == FINE:
            for source, _, number in event.moves:
                if isinstance(source, int):
                    self._scores[self._game.seats[source]].fines += number

    def end(self) -> None:
        """The game is over."""
        self._end_claim()
        if self._rounds is not None:
            self._rounds.end(self._scores)
        if self._game.events:
            for score in self._scores:
                score.watched += 1


_WATCHED: Mapping[type[Event], Callable[[Manners, Any], None]] = {
    Returned: Manners._returned,
    Revealed: Manners._revealed,
    CardMoved: Manners._card_moved,
    CoinsMoved: Manners._coins_moved,
}
