"""Who may learn what at each step of a game: rules.md §10 on its own, without sight.py and events.py.

The witness follows a record's choices with its own model of the cards. Coins it doesn't count, so after the
step that ends a game it may tell of a card that the end came before.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import replace
from typing import Any, NamedTuple

from mascarade_qt.engine.game import Game
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.engine.setup import Setup

Following = Generator[None, Choice, Any]


class Sight(NamedTuple):
    """A fact, and who may know it: all if `who` is None."""

    who: frozenset[int] | None
    fact: tuple[object, ...]


class CardSeen(NamedTuple):
    """What lay at a place, and who may have seen it."""

    who: frozenset[int] | None
    place: str
    mask: str


class CardsHeld(NamedTuple):
    """Two cards were under the table; `number` is that of the choice."""

    number: int
    player: int
    one: str
    other: str
    swapped: bool


class CardGone(NamedTuple):
    """A card went where the Damned had been."""

    source: str
    target: str


class Report(NamedTuple):
    """What was to be seen at the beginning and after each choice; and what was done with cards, in order."""

    sights: list[list[Sight]]
    acts: list[CardSeen | CardsHeld | CardGone]


class EndedError(Exception):
    """The game has ended: a player who should have been asked was not, or is left alone."""


class Witness:
    """Follows one game. `sights` are those of the last step."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.cards = dict(setup.deal)
        self.graveyard = list(setup.graveyard)
        self.seats = list(range(len(setup.players)))
        self.out: set[int] = set()
        self.sights: list[Sight] = []
        self.acts: list[CardSeen | CardsHeld | CardGone] = []
        self.number = -1
        self.last: str | None = None
        self.used: list[str] = []
        self.revealed: set[int] = set()
        self.asked: tuple[int, str] | None = None
        self._following = self._game()
        next(self._following)

    def follow(self, choice: Choice, asked: tuple[int, str] | None) -> list[Sight]:
        """What was to be seen after a choice; `asked` is who is asked what then."""
        player, kind, answer = choice
        secret = kind in ("swap", "hide")
        self.number += 1
        self.sights = [Sight(None, (player, kind))]
        self._tell({player} if secret else None, "answer", answer)
        self.asked = asked
        try:
            self._following.send(choice)
        except (EndedError, StopIteration):
            assert asked is None, "the witness is lost"
        return self.sights

    # --- the table -----------------------------------------------------------------------------------

    def _tell(self, who: set[int] | None, *fact: object) -> None:
        self.sights.append(Sight(None if who is None else frozenset(who), fact))

    def _show(self, who: set[int] | None, *places: str) -> None:
        for place in places:
            self._tell(who, place, self.cards[place])
            everyone = None if who is None else frozenset(who)
            self.acts.append(CardSeen(everyone, place, self.cards[place]))

    def _seat(self, player: int) -> int:
        return self.seats.index(player)

    def _own(self, player: int) -> list[str]:
        return [place for place in self.setup.deal if place.rstrip("LRP") == str(self._seat(player))]

    def _open(self, player: int) -> list[str]:
        return [place for place in self._own(player) if not place.endswith("P")]

    def _others(self, player: int) -> list[int]:
        return [other for other in self.seats if other != player and other not in self.out]

    def _of_others(self, player: int) -> list[str]:
        return [place for other in self._others(player) for place in self._open(other)]

    def _centre(self) -> list[str]:
        return [place for place in self.setup.deal if place.startswith("c")]

    def _leave(self, player: int) -> None:
        self.out.add(player)
        for place in self._own(player):
            self.cards.pop(place, None)
        if len(self.out) == len(self.seats) - 1:  # R7
            raise EndedError

    def _ask(self, player: int, kind: str, options: int) -> Following:
        """The answer of a player with this many options; None if there is only one."""
        if options == 1:
            return None
        if self.asked is None:
            raise EndedError
        assert self.asked == (player, kind), "somebody else is asked"
        who, what, answer = yield
        assert (who, what) == (player, kind)
        return answer

    def _pick(self, player: int, kind: str, options: list[Any]) -> Following:
        answer = yield from self._ask(player, kind, len(options))
        return options[0] if answer is None else answer

    def _swap(self, player: int, one: str, other: str) -> Following:
        swapped = yield from self._ask(player, "swap", 2)
        self.acts.append(CardsHeld(self.number, player, one, other, swapped))
        if swapped:
            self.cards[one], self.cards[other] = self.cards[other], self.cards[one]

    # --- turns ---------------------------------------------------------------------------------------

    def _game(self) -> Following:
        seat = self.setup.first
        self.asked = (self.seats[seat], "turn")
        while True:
            yield from self._turn(self.seats[seat])
            seat = (seat + 1) % len(self.seats)
            while self.seats[seat] in self.out:
                seat = (seat + 1) % len(self.seats)

    def _turn(self, player: int) -> Following:
        verb, place, *rest = yield from self._ask(player, "turn", 2)
        if verb == "look":
            self._show({player}, place)
        elif verb == "swap":
            yield from self._swap(player, place, rest[0])
        else:
            yield from self._announce(player, place, rest[0])

    def _announce(self, player: int, place: str, mask: str) -> Following:
        self.used, self.revealed = [], set()
        claims = [(player, place)]
        seat = self._seat(player)
        for other in self.seats[seat + 1 :] + self.seats[:seat]:
            answer = other not in self.out and (yield from self._ask(other, "contest", 2))
            claims += [(other, answer)] if answer else []
        if len(claims) > 1:
            claims = self._compare(claims, mask)
        if claims:
            yield from self._power(*claims[0], mask)
        if self.used and self.used[0] != "actress":
            self.last = self.used[0]

    def _compare(self, claims: list[tuple[int, str]], mask: str) -> list[tuple[int, str]]:
        self._show(None, *(place for _, place in claims))
        self.revealed.update(player for player, _ in claims)
        holders = [(player, place) for player, place in claims if self.cards[place] == mask]
        for player, place in claims:
            if self.cards[place] == "damned":
                self._leave(player)
        return holders

    # --- powers --------------------------------------------------------------------------------------

    def _power(self, player: int, place: str, mask: str) -> Following:
        if mask not in self.used:
            self.used.append(mask)
            if mask in POWERS:
                yield from POWERS[mask](self, player, place)

    def _reveal(self, player: int, own: str, place: str) -> str | None:
        """A card is revealed; None if it was the Damned, which eliminates the player who asked for it."""
        self._show(None, place)
        mask = self.cards[place]
        self.revealed.add(self.seats[int(place.rstrip("LRP"))])
        if mask != "damned":
            return mask
        self.cards[place] = self.cards.pop(own)
        self.acts.append(CardGone(own, place))
        self._leave(player)
        return None

    def _witch(self, player: int, place: str) -> Following:
        yield from self._ask(player, "player", 2)

    def _trickster(self, player: int, place: str) -> Following:
        yield from self._ask(player, "player", 2 if self.asked == (player, "player") else 1)

    def _alchemist(self, player: int, place: str) -> Following:
        yield from self._ask(player, "direction", 2)

    def _puppet_master(self, player: int, place: str) -> Following:
        others = self._others(player)
        if len(others) > 1:
            two = others if len(others) == 2 else (yield from self._ask(player, "players", 3))
            one, other = map(self._seat, two)
            self.seats[one], self.seats[other] = self.seats[other], self.seats[one]

    def _fool(self, player: int, place: str) -> Following:
        yield from self._swap_two(player)

    def _swap_two(self, player: int) -> Following:
        places = self._of_others(player)
        if len(places) > 1:
            two = places if len(places) == 2 else (yield from self._ask(player, "places", 3))
            yield from self._swap(player, *two)

    def _spy(self, player: int, place: str) -> Following:
        other = yield from self._pick(player, "place", self._of_others(player))
        self._show({player}, place, other)
        yield from self._swap(player, place, other)

    def _guru(self, player: int, place: str) -> Following:
        target = yield from self._pick(player, "player", self._others(player))
        yield from self._ask(target, "mask", len(self._nameable()))
        card = yield from self._pick(target, "place", self._own(target))
        self._reveal(player, place, card)

    def _nameable(self) -> list[str]:
        return sorted(set(self.setup.deal.values()) - {"damned"})

    def _princess(self, player: int, place: str) -> Following:
        target = yield from self._pick(player, "player", self._others(player))
        card = yield from self._pick(player, "place", self._open(target))
        self._show(set(self.seats) - {target}, card)

    def _courtesan(self, player: int, place: str) -> Following:
        mine, round_about = self._seat(player), len(self.seats)
        right = min(self._others(player), key=lambda other: (mine - self._seat(other)) % round_about)
        card = yield from self._pick(right, "place", self._own(right))
        self._reveal(player, place, card)

    def _gambler(self, player: int, place: str) -> Following:
        hidden = yield from self._ask(player, "hide", 3)
        target = yield from self._pick(player, "player", self._others(player))
        yield from self._ask(target, "guess", 3)
        self._tell(None, "hand", hidden)

    def _necromancer(self, player: int, place: str) -> Following:
        if self.graveyard:
            mask = self.graveyard.pop(0)
            self._tell(None, "graveyard", mask)
            if mask == "damned":
                self._leave(player)
            else:
                self.graveyard.append(mask)
                yield from self._power(player, place, mask)

    def _actress(self, player: int, place: str) -> Following:
        if self.last is not None:
            yield from self._power(player, place, self.last)

    def _sage(self, player: int, place: str) -> Following:
        places = self._of_others(player) + self._centre()
        two = places if len(places) < 3 else (yield from self._ask(player, "places", 3))
        self._show({player}, *two)

    def _usurper(self, player: int, place: str) -> Following:
        targets = [other for other in self._others(player) if other not in self.revealed]
        if targets:
            target = yield from self._pick(player, "player", targets)
            card = yield from self._pick(player, "place", self._open(target))
            named = yield from self._pick(player, "mask", self._nameable())
            if self._reveal(player, place, card) == named:
                yield from self._power(player, place, named)

    def _bear_tamer(self, player: int, place: str) -> Following:
        for step in self.setup.bear_tamer or ():
            if player not in self.out:
                yield from self._step(player, place, step)

    def _step(self, player: int, place: str, step: Mapping[str, Any]) -> Following:
        words = set(step.values())
        if step["do"] == "look":
            places = {"own": [place], "centre": self._centre()}.get(step["at"], self._of_others(player))
            if places:
                self._show({player}, (yield from self._pick(player, "place", places)))
        elif "two-chosen" in words:
            yield from self._swap_two(player)
        elif step["do"] == "swap":
            places = self._centre() if "own-centre" in words else self._of_others(player)
            if places:
                other = yield from self._pick(player, "place", places)
                yield from self._swap(player, place, other)
        elif step["do"] == "pass" and "chosen" in words:
            yield from self._ask(player, "direction", 2)
        elif step["do"] in ("reveal", "fortunes") or "chosen" in words:
            target = yield from self._pick(player, "player", self._others(player))
            if step["do"] == "reveal":
                card = yield from self._pick(player, "place", self._open(target))
                self._reveal(player, place, card)


POWERS: Mapping[str, Callable[[Witness, int, str], Following]] = {
    mask: getattr(Witness, f"_{mask}")
    for mask in MASKS
    if hasattr(Witness, f"_{mask}")  # the others' powers have no choice and show no card
}


def known(sights: list[Sight], player: int) -> list[tuple[object, ...]]:
    """What this player may know of all there was to see."""
    return [fact for who, fact in sights if who is None or player in who]


def countless(setup: Setup) -> Setup:
    """The set-up with a Bear Tamer who doesn't ask for the richest or the poorest: that needs counting."""
    if setup.bear_tamer is None:
        return setup
    words = {"richest": "left", "poorest": "left"}
    steps = tuple({key: words.get(value, value) for key, value in step.items()} for step in setup.bear_tamer)
    return replace(setup, bear_tamer=steps)


def witnessed(record: Record) -> Report:
    """Follow a whole record. Before the first choice there is nothing to be seen that is hidden."""
    game = Game(record.setup, listening=False)
    witness = Witness(record.setup)
    found: list[list[Sight]] = [[]]
    for choice in record.choices:
        game.answer(choice[2])
        asked = None if game.question is None else (game.question.player, game.question.kind)
        found.append(witness.follow(choice, asked))
        if not game.over:
            assert (witness.cards, tuple(witness.seats)) == (game.cards, game.seats), "the witness errs"
    return Report(found, witness.acts)
