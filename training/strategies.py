"""Simple strategies that a stranger may try. None of them may pay at a table of masters."""

import random
from collections.abc import Callable, Mapping

from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import LEVELS
from mascarade_qt.engine.events import Announced, Contested, Event
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.table import WINNING_FORTUNE


class Simple:
    """Remembers everything as a courtier does. Announces, contests, looks and swaps by a rule of thumb."""

    claims_from = 0.6  # announces what brings something once the chance of having it reaches this
    contests_from = 0.6
    looks_below = 0.5
    really_swaps = 0.85

    def __init__(self, setup: Setup, player: int, rng: random.Random) -> None:
        self.rng = rng
        self.mind = Mind(setup, player, LEVELS["courtier"], rng)
        self.world = self.mind.world
        self.passed_claim = ""  # what somebody announced last without being contested

    def see(self, event: Event) -> None:
        """Follow the cards."""
        self.mind.see(event)
        if isinstance(event, Announced) and event.player != self.world.me:
            self.passed_claim = event.mask
        elif isinstance(event, Contested):
            self.passed_claim = ""

    def answer(self, question: Question) -> Answer:
        """By the rule, or anything."""
        if question.kind == "turn":
            return self.turn([answer for answer in question.answers if isinstance(answer, tuple)])
        if question.kind == "contest":
            return str(question.answers[1]) if self.contests(str(question.answers[1])) else False
        if question.kind == "swap":
            return self.rng.random() < self.really_swaps
        if question.kind == "player":
            return self.richest(question)
        return self.rng.choice(question.answers)

    def richest(self, question: Question) -> Answer:
        """The richest, or nobody if that would be a bad exchange."""
        world = self.world
        players = [player for player in question.answers if isinstance(player, int)]
        found = max(players, key=lambda player: world.coins[world.seat_of[player]])
        poorer = world.coins[world.my_seat] >= world.coins[world.seat_of[found]]
        return None if poorer and None in question.answers else found

    def chance(self, place: str, mask: str) -> float:
        """How likely a mask lies there."""
        return self.mind.belief.chances(place).get(mask, 0.0)

    def brings(self, mask: str) -> float:
        """What a mask brings in coins."""
        return gain(self.world, self.world.my_seat, mask)

    def wins(self, mask: str) -> bool:
        """Whether it would end the game."""
        return self.world.coins[self.world.my_seat] + self.brings(mask) >= WINNING_FORTUNE

    def turn(self, answers: list[tuple[object, ...]]) -> Answer:
        """Announce, look or swap."""
        claims = [(str(a[1]), str(a[2])) for a in answers if a[0] == "announce"]
        claim = self.claim(claims) if claims else None
        if claim is not None:
            return ("announce", *claim)
        own = self.world.own(self.world.me)[0]
        sure = max(self.mind.belief.chances(own).values())
        if sure < self.looks_below and any(a[0] == "look" for a in answers):
            return ("look", own)
        swaps = [(str(a[1]), str(a[2])) for a in answers if a[0] == "swap"]
        return ("swap", *max(swaps, key=lambda pair: self.wants(pair[1]) + self.rng.random() / 10))

    def claim(self, claims: list[tuple[str, str]]) -> tuple[str, str] | None:
        """What to announce, if anything: the likeliest that brings something."""
        likely = [
            (self.chance(*claim), claim)
            for claim in claims
            if self.brings(claim[1]) > 0 and self.chance(*claim) >= self.claims_from
        ]
        return max(likely)[1] if likely else None

    def contests(self, place: str) -> bool:
        """Whether to contest with this card."""
        return self.chance(place, self.world.announced or "") >= self.contests_from

    def wants(self, place: str) -> float:
        """How good the card there may be."""
        chances = self.mind.belief.chances(place)
        return sum([chance * self.brings(mask) for mask, chance in chances.items()])


class FreeRider(Simple):
    """Lets others do the contesting."""

    contests_from = 2.0


class TruthOnly(Simple):
    """Says what is certain, and nothing else."""

    claims_from = contests_from = 0.97


class Silent(Simple):
    """Waits; announces only what wins."""

    def claim(self, claims: list[tuple[str, str]]) -> tuple[str, str] | None:
        """The last step only."""
        return super().claim([claim for claim in claims if self.wins(claim[1])])


class LateStriker(Simple):
    """Honest until a claim would win; then it claims that, true or not."""

    def claim(self, claims: list[tuple[str, str]]) -> tuple[str, str] | None:
        """Whatever wins, else the truth."""
        winning = [claim for claim in claims if self.wins(claim[1])]
        return max(winning, key=lambda claim: self.chance(*claim)) if winning else super().claim(claims)


class Hoarder(Simple):
    """Goes for the richest mask and announces that one alone."""

    def claim(self, claims: list[tuple[str, str]]) -> tuple[str, str] | None:
        """The best one, once it is here."""
        best = max(self.brings(mask) for _, mask in claims)
        return super().claim([claim for claim in claims if self.brings(claim[1]) == best])


class SwapThief(Simple):
    """Takes good cards from others again and again, before it uses one."""

    claims_from = 0.8
    looks_below = 0.0
    really_swaps = 1.0


class Looker(Simple):
    """Always makes sure first."""

    claims_from = 0.9
    looks_below = 0.9


class RichestClaim(Simple):
    """Announces what brings most, whatever it has."""

    def claim(self, claims: list[tuple[str, str]]) -> tuple[str, str] | None:
        """The richest."""
        return max(claims, key=lambda claim: self.brings(claim[1]))


class CopyCat(Simple):
    """Says what somebody else got away with."""

    def claim(self, claims: list[tuple[str, str]]) -> tuple[str, str] | None:
        """The same, if it brings something; else the truth."""
        same = [claim for claim in claims if claim[1] == self.passed_claim and self.brings(claim[1]) > 0]
        return same[0] if same else super().claim(claims)


class Repeater(Simple):
    """Repeats whatever it got away with."""

    def __init__(self, setup: Setup, player: int, rng: random.Random) -> None:
        super().__init__(setup, player, rng)
        self.worked = ""  # its own last announcement, if nobody contested it

    def see(self, event: Event) -> None:
        """Remember whether the last one passed."""
        super().see(event)
        if isinstance(event, Announced) and event.player == self.world.me:
            self.worked = event.mask
        elif isinstance(event, Contested) and self.world.active == self.world.me:
            self.worked = ""

    def claim(self, claims: list[tuple[str, str]]) -> tuple[str, str] | None:
        """The same again; at first the truth, or the richest."""
        same = [claim for claim in claims if claim[1] == self.worked and self.brings(claim[1]) > 0]
        if same:
            return same[0]
        return super().claim(claims) or max(claims, key=lambda claim: self.brings(claim[1]))


class Feigner(Simple):
    """Pretends to swap a good card away, then uses it."""

    claims_from = 0.9
    looks_below = 0.9
    feigned = False

    def turn(self, answers: list[tuple[object, ...]]) -> Answer:
        """Feign and announce by turns, once it has something good."""
        found = super().turn(answers)
        if isinstance(found, tuple) and found[0] == "announce" and not self.feigned:
            self.feigned = True
            swaps = [(str(a[0]), str(a[1]), str(a[2])) for a in answers if a[0] == "swap"]
            return self.rng.choice(swaps)
        if isinstance(found, tuple) and found[0] == "announce":
            self.feigned = False
        return found

    def answer(self, question: Question) -> Answer:
        """A good card stays where it is."""
        if question.kind == "swap":
            own = self.world.own(self.world.me)[0]
            best = max(self.mind.belief.chances(own), key=lambda mask: self.chance(own, mask))
            return self.brings(best) < 2
        return super().answer(question)


class Mute(Simple):
    """Says what is certain, and never contests."""

    claims_from = 0.97
    contests_from = 2.0


class SafeBluffer(Simple):
    """Claims masks whose place nobody seems to know."""

    def claim(self, claims: list[tuple[str, str]]) -> tuple[str, str] | None:
        """The truth, or the mask whose owner is hardest to tell."""
        return super().claim(claims) or max(claims, key=self.safety)

    def safety(self, claim: tuple[str, str]) -> float:
        """Coins, times how unlikely a contest is."""
        others = self.world.others(self.world.me)
        known = max(
            self.chance(place, claim[1]) * self.mind.knows(player)
            for player in others
            for place in self.world.own(player)
        )
        return self.brings(claim[1]) * (1 - known)


class Policeman(Simple):
    """Contests everything that earns much, with or without the mask."""

    def contests(self, place: str) -> bool:
        """What costs dear, or with the mask."""
        mask = self.world.announced or ""
        return super().contests(place) or gain(self.world, self.world.turn_seat, mask) >= 3


class Gambler(Simple):
    """Announces any mask it may have, and contests with it, too."""

    claims_from = contests_from = 0.34
    looks_below = 0.0


STRATEGIES: Mapping[str, Callable[[Setup, int, random.Random], Simple]] = {
    "free-rider": FreeRider,
    "truth-only": TruthOnly,
    "silent": Silent,
    "late-striker": LateStriker,
    "hoarder": Hoarder,
    "swap-thief": SwapThief,
    "looker": Looker,
    "richest-claim": RichestClaim,
    "copycat": CopyCat,
    "repeater": Repeater,
    "feigner": Feigner,
    "mute": Mute,
    "safe-bluffer": SafeBluffer,
    "policeman": Policeman,
    "gambler": Gambler,
}
