"""One game in which every player acts by numbers and is told what they see, in numbers or in words."""

import json
import random

import numpy as np
import numpy.typing as npt

from mascarade_qt.bots.environment.actions import WAIT, ActionError, action_mask, answer_to
from mascarade_qt.bots.environment.observer import Observer
from mascarade_qt.bots.environment.redraw import redraw
from mascarade_qt.bots.environment.words import words
from mascarade_qt.engine.events import Event, event_data
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Question
from mascarade_qt.engine.setup import Setup
from mascarade_qt.engine.sight import open_setup, public_setup, question_data, seen

Observation = dict[str, npt.NDArray[np.float32] | npt.NDArray[np.int8]]


class Play:
    """A game and what each player has seen of it."""

    def __init__(self, setup: Setup) -> None:
        game = Game(setup)
        self._begin(game, list(game.events))

    def _begin(self, game: Game, log: list[Event]) -> None:
        self.game = game
        self._log = log
        self._known = open_setup(game.setup)
        self._observers: dict[int, Observer] = {}

    @property
    def asked(self) -> int | None:
        """The player the game waits for; None once it is over."""
        return None if self.game.question is None else self.game.question.player

    def question(self, player: int) -> Question | None:
        """What this player is asked, if anything."""
        question = self.game.question
        return question if question is not None and question.player == player else None

    def act(self, player: int, action: int) -> None:
        """Answer for a player; ActionError if that is not possible, and then nothing has changed."""
        question = self.question(player)
        if question is not None:
            self._log += self.game.answer(answer_to(question, action))
        elif action != WAIT:
            raise ActionError(f"player {player} is not asked and can only wait (action {WAIT})")

    def observer(self, player: int) -> Observer:
        """All that a player has seen so far."""
        found = self._observers.get(player)
        if found is None:
            found = self._observers[player] = Observer(self._known, player)
        for event in self._log[len(found.heard) :]:
            found.see(seen(event, player))
        return found

    def observation(self, player: int) -> Observation:
        """As arrays: what the player has seen, and which actions are possible."""
        question = self.question(player)
        return {"observation": self.observer(player).array(question), "action_mask": action_mask(question)}

    def words(self, player: int) -> str:
        """The same as text."""
        return words(self.observer(player), self.question(player))

    def lines(self, player: int) -> list[str]:
        """Everything so far as a program is told (docs/stream.md), without questions answered before."""
        data = [public_setup(self._known, player), *map(event_data, self.observer(player).heard)]
        question = self.question(player)
        if question is not None:
            data.append(question_data(question))
        return [json.dumps(line) for line in data]

    def shares(self) -> list[float]:
        """By player: the share of the victory; in an unfinished game, the richest have won."""
        winners = self.game.winners or self.game.richest()
        return [(player in winners) / len(winners) for player in range(len(self._known.players))]

    def copy(self) -> "Play":
        """The same game, to try something; the truth is copied, too."""
        other = Play.__new__(Play)
        other._begin(self.game.copy(listening=True), self._log[:])
        return other

    def redrawn(self, player: int, seed: int) -> "Play":
        """A game that agrees with all that this player has seen; everything else is drawn by the seed."""
        other = Play.__new__(Play)
        other._begin(*redraw(self._known, self.observer(player).heard, player, random.Random(seed)))
        return other
