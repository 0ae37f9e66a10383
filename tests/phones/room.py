"""A game whose people all have phones: the engine, a hub, and lines that keep what they were sent."""

import json
import random
from collections import deque
from collections.abc import Iterable, Mapping
from typing import Any

from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, seen
from mascarade_qt.phones.access import Codes
from mascarade_qt.phones.hub import Hub, Overview


class SentLine:
    """A line to a phone that keeps everything."""

    def __init__(self, address: str = "192.168.1.20") -> None:
        self.address = address
        self.sent: list[dict[str, Any]] = []

    def send(self, kind: str, message: Mapping[str, Any]) -> None:
        """Part of Line."""
        self.sent.append(json.loads(json.dumps({**message, "kind": kind})))

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in reversed(self.sent) if message["kind"] == kind)


class Room:
    """Plays what the phones answer; all others answer at random."""

    def __init__(
        self, setup: Setup, people: Iterable[int], help_level: str = "classic", seed: int = 0
    ) -> None:
        self.game = Game(setup)
        self.people = tuple(people)
        self.help = help_level
        self.codes = Codes(lambda: 0.0)
        self.hub = Hub({player: setup.players[player] for player in self.people}, self.codes, self)
        self.lines = {player: SentLine() for player in self.people}
        self.overview = Overview({}, ())
        self.number = 0
        self.given: deque[tuple[int, int, Answer]] = deque()
        self.past: list[Event] = []
        self.rng = random.Random(seed)

    # --- as a Listener ---

    def seat_taken(self, player: int) -> None:
        """Tell the phone what has happened so far, and what is asked."""
        setup = open_setup(self.game.setup)
        self.hub.open(player, setup, self.help, tuple(seen(event, player) for event in self.past))
        self._ask(player)

    def seat_freed(self, player: int) -> None:
        """Nobody at this table answers at the screen."""

    def answered(self, number: int, player: int, answer: Answer) -> None:
        """Kept until the hub has finished, as a queue between threads would."""
        self.given.append((number, player, answer))

    def changed(self, overview: Overview) -> None:
        """What the table shows."""
        self.overview = overview

    # --- the game ---

    def sit_down(self, language: str = "en") -> None:
        """Everybody joins, and is let in."""
        self._tell(self.game.events)
        for player, line in self.lines.items():
            self.hub.called(line)
            self.say(player, do="hello", code=self.codes.key, device="", language=language)
            self.say(player, do="sit", player=player)
            self.hub.confirm(self.overview.wishes[0].device)

    def say(self, player: int, /, **message: object) -> None:
        """A phone says something; answers in it are played."""
        self.hub.heard(self.lines[player], json.dumps(message))
        self.go_on()

    def go_on(self) -> None:
        """Play what has been answered."""
        while self.given:
            number, player, answer = self.given.popleft()
            question = self.game.question
            assert question is not None
            assert (number, player) == (self.number, question.player)
            self.apply(answer)

    def apply(self, answer: object) -> None:
        """Apply one answer, from any player."""
        events = self.game.answer(answer)
        self.number += 1
        self._tell(events)

    def _tell(self, events: Iterable[Event]) -> None:
        self.past += events
        for player in self.people:
            self.hub.tell(player, tuple(seen(event, player) for event in events))
        for player in self.people:
            self._ask(player)

    def _ask(self, player: int) -> None:
        question = self.game.question
        if question is not None and question.player == player:
            self.hub.ask(player, self.number, question)
        elif question is None:
            self.hub.wait(player, self.number, None, "")
        else:
            self.hub.wait(player, self.number, question.player, question.kind)

    def state(self, player: int) -> dict[str, Any]:
        """What a phone shows."""
        return self.lines[player].last("table")

    def press_something(self, player: int) -> None:
        """Any button that the question has."""
        question = self.state(player)["question"]
        number = question["number"]
        if question["confirm"]:
            do = self.rng.choice(("confirm", "confirm", "back"))
            self.say(player, do=do, number=number)
        else:
            self.say(player, do="choose", number=number, index=self.rng.randrange(len(question["answers"])))

    def play(self, most: int = 400) -> None:
        """Go on until the game is over, or for this many presses."""
        for _ in range(most):
            question = self.game.question
            if question is None:
                return
            if question.player in self.people:
                self.press_something(question.player)
            else:
                self.apply(self.rng.choice(question.answers))
                self.go_on()
