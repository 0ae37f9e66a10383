"""Simple and fixed players to measure others against (the arena's baselines)."""

import random

from mascarade_qt.bots.mind.gains import gain
from mascarade_qt.bots.world import World
from mascarade_qt.engine.events import CardMoved, Event, Looked, Returned, Revealed, Shown
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup

RANDOM_CONTESTS = 0.18
REALLY_SWAPS = 0.8


class RandomBot:
    """Swaps, looks or announces at random, and contests now and then."""

    def __init__(self, setup: Setup, player: int, rng: random.Random) -> None:
        self._random = rng.random

    def see(self, event: Event) -> None:
        """Remembers nothing."""

    def answer(self, question: Question) -> Answer:
        """Any answer; each of a turn's actions is equally likely."""
        draw, kind = self._random, question.kind
        if kind == "contest":
            if draw() >= RANDOM_CONTESTS:
                return False
            answers = question.answers[1:]
        elif kind == "turn":
            actions = question.actions
            answers = actions[int(draw() * len(actions))]
        else:
            answers = question.answers
        return answers[int(draw() * len(answers))]


class NaiveBot:
    """Remembers chances: exact at the deal, averaged by others' swaps. Claims what it believes."""

    sure_enough = 0.5  # to announce
    contests_above = 0.5

    def __init__(self, setup: Setup, player: int, rng: random.Random) -> None:
        self._rng = rng
        self._world = World(setup, player)
        self._chances = {place: {mask: 1.0} for place, mask in setup.deal.items()}

    def see(self, event: Event) -> None:
        """Follow the table, and the cards as well as possible."""
        self._world.see(event)
        if isinstance(event, Returned):
            self._see_swap(event)
        elif isinstance(event, Looked) and event.masks is not None:
            for place, mask in zip(event.places, event.masks, strict=True):
                self._know(place, mask)
        elif isinstance(event, Revealed):
            for _, place, mask in event.cards:
                self._know(place, mask)
        elif isinstance(event, Shown) and event.mask is not None:
            self._know(event.place, event.mask)
        elif isinstance(event, CardMoved):
            self._chances[event.target] = self._chances.pop(event.source)
            self._chances[event.source] = {}

    def _see_swap(self, event: Returned) -> None:
        one, other = event.places
        chances = self._chances
        if event.swapped is None:
            masks = {**chances[one], **chances[other]}  # not a set: sums and ties depend on the order
            mixed = {m: (chances[one].get(m, 0.0) + chances[other].get(m, 0.0)) / 2 for m in masks}
            chances[one], chances[other] = mixed, dict(mixed)
        elif event.swapped:
            chances[one], chances[other] = chances[other], chances[one]

    def _know(self, place: str, mask: str) -> None:
        for other, row in self._chances.items():
            if other != place and mask != "peasant" and row.pop(mask, 0.0) and row:
                scale = sum(row.values())
                self._chances[other] = {found: chance / scale for found, chance in row.items()}
        self._chances[place] = {mask: 1.0}

    def answer(self, question: Question) -> Answer:
        """The answer it believes in, or any."""
        if question.kind == "turn":
            return self._turn(question)
        if question.kind == "contest":
            return self._contest(question)
        if question.kind == "swap":
            return self._rng.random() < REALLY_SWAPS
        if question.kind == "player":
            return self._player(question)
        if question.kind == "mask":
            own = self._world.layout.own[self._world.my_seat][0]
            chances = self._chances[own]
            return max(question.answers, key=lambda mask: chances.get(str(mask), 0.0))
        return self._rng.choice(question.answers)

    def _turn(self, question: Question) -> Answer:
        by_action = {str(group[0][0]): group for group in question.actions if isinstance(group[0], tuple)}
        worth = {mask: gain(self._world, self._world.my_seat, mask) for mask in self._world.layout.nameable}
        if "announce" in by_action:
            found = self._announcement(by_action["announce"], worth)
            if found is not None:
                return found
        own = self._world.layout.own[self._world.my_seat][0]
        if "look" in by_action and max(self._chances[own].values(), default=0.0) < self.sure_enough:
            return by_action["look"][0]
        return max(by_action["swap"], key=lambda swap: self._swap_worth(swap, worth))

    def _announcement(self, answers: tuple[Answer, ...], worth: dict[str, float]) -> Answer:
        best: Answer = None
        likeliest = self.sure_enough
        for answer in answers:
            if isinstance(answer, tuple):
                _, place, mask = map(str, answer)
                chance = self._chances[place].get(mask, 0.0)
                if worth[mask] > 0 and chance > likeliest:
                    best, likeliest = answer, chance
        return best

    def _swap_worth(self, swap: Answer, worth: dict[str, float]) -> float:
        assert isinstance(swap, tuple)
        chances = self._chances[str(swap[2])]
        return (
            sum(chance * worth.get(mask, 0.0) for mask, chance in chances.items()) + self._rng.random() / 10
        )

    def _contest(self, question: Question) -> Answer:
        mask = self._world.announced or ""
        place = max(question.answers[1:], key=lambda own: self._chances[str(own)].get(mask, 0.0))
        return place if self._chances[str(place)].get(mask, 0.0) > self.contests_above else False

    def _player(self, question: Question) -> Answer:
        """The richest player; or no one, if that is possible and this player is richer."""
        world = self._world
        players = [player for player in question.answers if isinstance(player, int)]
        richest = max(players, key=lambda player: world.coins[world.seat_of[player]])
        if None in question.answers and world.coins[world.my_seat] >= world.coins[world.seat_of[richest]]:
            return None
        return richest


class NeverBluffs(NaiveBot):
    """Announces only what it is nearly certain to have."""

    sure_enough = 0.9


class AlwaysContests(NaiveBot):
    """Contests everything."""

    contests_above = -1.0


class NeverContests(NaiveBot):
    """Lets everything pass."""

    contests_above = 1.0


class RichestMask(NaiveBot):
    """Always announces the mask that brings the most, regardless of its card."""

    def _announcement(self, answers: tuple[Answer, ...], worth: dict[str, float]) -> Answer:
        return max(answers, key=lambda answer: worth[str(answer[2])] if isinstance(answer, tuple) else 0.0)
