"""Why a bot chose what it chose, as data. The window puts it into words, for a coach and after the game."""

from collections.abc import Mapping
from typing import NamedTuple

from mascarade_qt.bots.mind.claims import Claims
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.tuning import HARMLESS, LIKELY, SURE
from mascarade_qt.engine.masks import MASKS
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.table import WINNING_FORTUNE


class Reason(NamedTuple):
    """A kind of reason and its facts; which facts a kind has stands in REASON_KINDS."""

    kind: str
    facts: Mapping[str, object]


# Every kind of reason with the names of its facts. `player` and `players` are player numbers, `mask` a mask's
# id, `place` and `places` are places, `chance` is from 0 to 1, `coins` a number, `direction` left or right.
REASON_KINDS: Mapping[str, tuple[str, ...]] = {
    # turn
    "announce-wins": ("mask", "place", "chance"),  # it ends the game, and I win
    "announce-sure": ("mask", "place", "chance"),  # I have it
    "announce-likely": ("mask", "place", "chance"),  # I have it, as likely as not
    "announce-bluff": ("mask", "place", "chance"),  # I hardly have it, but who would contest?
    "announce-dare": ("mask", "place", "chance"),  # … and somebody may well stop it, with this chance
    "look-unsure": ("mask", "place", "chance"),  # I don't know my card; at best it is this
    "look-wait": ("mask", "place", "chance"),  # I know my card, but it is of no use now
    "swap-better": ("mask", "place", "chance"),  # there lies a better card
    "swap-threat": ("mask", "place", "player", "chance"),  # this player is about to use it
    "swap-confuse": ("place",),  # so that the others lose track
    # swap
    "swap-real": ("mask", "place", "chance"),  # I want what lies there
    "swap-pretend": ("mask", "place", "chance"),  # I keep what I have, let them wonder
    "swap-others": ("places",),  # with two cards of others: so nobody knows
    # contest
    "contest-have": ("mask", "place", "chance"),  # it's me
    "contest-stop": ("mask", "player", "chance"),  # it isn't me, but this must not happen
    "pass-believe": ("mask", "player", "chance"),  # they have it
    "pass-harmless": ("mask", "player", "chance"),  # let them, it costs me nothing
    "pass-others": (
        "mask",
        "player",
        "chance",
    ),  # perhaps a lie: somebody else will stop it, with this chance
    "pass-risk": ("mask", "player", "chance"),  # perhaps a lie, but being wrong costs more
    # powers
    "target-fortune": ("player", "coins"),  # I want that fortune
    "target-decline": ("coins",),  # mine is good enough
    "target-take": ("player", "coins"),  # there it hurts least that I take, or does most good
    "target-give": ("player", "coins"),  # there it helps least
    "target-unsure": ("player", "chance"),  # this player hardly knows their own card
    "target-known": ("player", "mask", "chance"),  # I think I know that card
    "target-learn": ("player",),  # I want to know that card
    "target-harmless": ("player", "coins"),  # there a lost bet helps least
    "target-pair": ("players",),  # these two pay, and may change seats
    "place-better": ("mask", "place", "chance"),  # a card I may want
    "place-learn": ("place",),
    "places-learn": ("places",),
    "places-confuse": ("places",),  # they know too well what they have
    "show-named": ("mask", "place", "chance"),  # what I said
    "show-woman": ("place", "chance"),  # what pays nothing to the Courtesan
    "name-own": ("mask", "chance"),  # what I have
    "name-theirs": ("mask", "player", "chance"),  # what they have
    "pass-on": ("direction", "coins"),  # so I get that fortune
    "hide-mixed": ("coins",),  # no number may be guessed more easily than the others
    "guess-mixed": ("coins",),
}


def explain(mind: Mind, claims: Claims, question: Question, answer: Answer) -> Reason:
    """Why this answer; `claims` are what was weighed for it."""
    return _EXPLAINERS[question.kind](_Why(mind, claims), answer)


def _reason(kind: str, *facts: object) -> Reason:
    return Reason(kind, dict(zip(REASON_KINDS[kind], facts, strict=True)))


class _Why:
    """Finds the reason for an answer to one question."""

    def __init__(self, mind: Mind, claims: Claims) -> None:
        self._mind = mind
        self._world = mind.world
        self._claims = claims

    def _chance(self, place: str, mask: str) -> float:
        return self._mind.belief.chances(place).get(mask, 0.0)

    def _likeliest(self, place: str) -> tuple[str, float]:
        chances = self._mind.belief.chances(place)
        mask = max(chances, key=lambda found: chances[found])
        return mask, chances[mask]

    def turn(self, answer: Answer) -> Reason:
        """Look, swap or announce."""
        assert isinstance(answer, tuple)
        action, place, *rest = map(str, answer)
        if action == "announce":
            return self._announcement(place, rest[0])
        if action == "look":
            mask, chance = self._likeliest(place)
            return _reason("look-wait" if chance >= SURE else "look-unsure", mask, place, chance)
        return self._swap(place, rest[0])

    def _announcement(self, place: str, mask: str) -> Reason:
        have = self._chance(place, mask)
        if have < LIKELY:
            contested = self._claims.holding(mask).contested
            if contested >= LIKELY:
                return _reason("announce-dare", mask, place, contested)
            return _reason("announce-bluff", mask, place, have)
        if self._wins(mask):
            return _reason("announce-wins", mask, place, have)
        return _reason("announce-sure" if have >= SURE else "announce-likely", mask, place, have)

    def _wins(self, mask: str) -> bool:
        world = self._world
        mine = world.coins[world.my_seat]
        steps = world.program(mask)
        taken = sum(step["n"] for step in steps if step["do"] == "bank")
        if any(step["do"] == "court" for step in steps):
            taken += world.courthouse
        cheat = any(step["do"] == "win" and mine >= step["n"] for step in steps)
        return cheat or mine + taken >= WINNING_FORTUNE

    def _swap(self, own: str, other: str) -> Reason:
        world = self._world
        mask, chance = self._likeliest(other)
        seat = world.layout.owner.get(other)
        mine, sure = self._likeliest(own)
        if chance < LIKELY or (mask, chance) == (mine, sure):
            return _reason("swap-confuse", other)
        threat = seat is not None and seat != world.my_seat and self._mind.knows(world.seats[seat]) >= SURE
        if threat and seat is not None:
            return _reason("swap-threat", mask, other, world.seats[seat], chance)
        return _reason("swap-better", mask, other, chance)

    def swap(self, answer: Answer) -> Reason:
        """Really, or pretend."""
        world = self._world
        one, other = world.held
        owners = world.layout.owner
        if owners.get(one) != world.my_seat:
            return _reason("swap-others", (one, other))
        if answer is True:
            return _reason("swap-real", *self._told(other))
        return _reason("swap-pretend", *self._told(one))

    def _told(self, place: str) -> tuple[str, str, float]:
        mask, chance = self._likeliest(place)
        return mask, place, chance

    def contest(self, answer: Answer) -> Reason:
        """Contest, or let it pass."""
        world = self._world
        mask, player = world.announced or "", world.active
        theirs = self._chance(world.claims[player], mask)
        if isinstance(answer, str):
            have = self._chance(answer, mask)
            if have >= LIKELY or have > theirs:
                return _reason("contest-have", mask, answer, have)
            return _reason("contest-stop", mask, player, theirs)
        if theirs >= LIKELY:
            return _reason("pass-believe", mask, player, theirs)
        if self._claims.now * self._claims.cost() < HARMLESS:
            return _reason("pass-harmless", mask, player, theirs)
        stopped = self._claims.stopped_by_others()
        if stopped >= LIKELY:
            return _reason("pass-others", mask, player, stopped)
        return _reason("pass-risk", mask, player, theirs)

    def player(self, answer: Answer) -> Reason:
        """Whom a power is for."""
        world = self._world
        if not isinstance(answer, int):
            return _reason("target-decline", world.coins[world.my_seat])
        seat = world.seat_of[answer]
        coins = world.coins[seat]
        do = str(world.asking_step["do"])
        if do == "question":
            return _reason("target-unsure", answer, self._mind.knows(answer))
        if do == "usurp":
            return _reason("target-known", answer, *self._likeliest(world.layout.open[seat][0]))
        kinds = {
            "fortunes": "target-fortune",
            "take": "target-take",
            "give": "target-give",
            "gamble": "target-harmless",
        }
        return _reason(kinds[do], answer, coins) if do in kinds else _reason("target-learn", answer)

    def players(self, answer: Answer) -> Reason:
        """The two of the Puppet Master."""
        return _reason("target-pair", answer)

    def place(self, answer: Answer) -> Reason:
        """Which card: one of your own to reveal, or somebody else's."""
        world = self._world
        place = str(answer)
        if world.layout.owner.get(place) == world.my_seat:
            return self._own_place(place)
        if any(step["do"] == "swap" for step in world.program(world.using)):
            return _reason("place-better", *self._told(place))
        return _reason("place-learn", place)

    def _own_place(self, place: str) -> Reason:
        named = self._world.named
        if named is not None:
            return _reason("show-named", named, place, self._chance(place, named))
        chances = self._mind.belief.chances(place)
        woman = sum((chance for mask, chance in chances.items() if MASKS[mask].sex == "f"), start=0.0)
        return _reason("show-woman", place, woman)

    def places(self, answer: Answer) -> Reason:
        """Two cards: to look at, or to hold under the table."""
        swaps = any(step["do"] == "swap" for step in self._world.program(self._world.using))
        return _reason("places-confuse" if swaps else "places-learn", answer)

    def mask(self, answer: Answer) -> Reason:
        """What is named: your own card to the Guru, another's by the Usurper."""
        world = self._world
        mask = str(answer)
        if world.used[-1][0] == world.me and world.target is not None:
            place = world.layout.open[world.seat_of[world.target]][0]
            return _reason("name-theirs", mask, world.target, self._chance(place, mask))
        own = world.layout.own[world.my_seat]
        return _reason("name-own", mask, max(self._chance(place, mask) for place in own))

    def direction(self, answer: Answer) -> Reason:
        """Which way all fortunes go; mine comes from the other side."""
        world = self._world
        giver = (world.layout.right if answer == "left" else world.layout.left)[world.my_seat]
        return _reason("pass-on", answer, world.coins[giver])

    def hide(self, answer: Answer) -> Reason:
        """The Gambler's number."""
        return _reason("hide-mixed", answer)

    def guess(self, answer: Answer) -> Reason:
        """The guess at it."""
        return _reason("guess-mixed", answer)


_EXPLAINERS = {
    "turn": _Why.turn,
    "swap": _Why.swap,
    "contest": _Why.contest,
    "player": _Why.player,
    "players": _Why.players,
    "place": _Why.place,
    "places": _Why.places,
    "mask": _Why.mask,
    "direction": _Why.direction,
    "hide": _Why.hide,
    "guess": _Why.guess,
}
