"""The built-in opponents: a mind of some level, with a temperament."""

import random
from math import exp

from mascarade_qt.bots.mind.correction import corrected
from mascarade_qt.bots.mind.mind import Mind
from mascarade_qt.bots.mind.policy import Policy, learned
from mascarade_qt.bots.mind.reasons import Reason, explain
from mascarade_qt.bots.mind.sharpness import Sharpness
from mascarade_qt.bots.mind.targets import TargetJudge
from mascarade_qt.bots.mind.tuning import CLEAR, LEARNED_TEMPER, PRETENDS, TEMPERAMENTS, Level, level_at
from mascarade_qt.bots.mind.turns import TurnJudge
from mascarade_qt.engine.events import Event, Took
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.setup import Setup


class Opponent:
    """A bot of a level and a temperament."""

    def __init__(
        self,
        setup: Setup,
        player: int,
        seed: int,
        level: str | Level = "master",
        temperament: str = "even",
        policy: Policy | None = None,
    ) -> None:
        self._rng = random.Random(f"{seed}/{player}")
        self._taste = TEMPERAMENTS[temperament]
        if isinstance(level, str):
            level = level_at(level, len(setup.players))
        self.mind = Mind(setup, player, level, self._rng)
        self._company = Sharpness(self.mind) if self.mind.level.evidence else None
        self._policy = policy or (learned(len(setup.players)) if self.mind.level.learned else None)
        self._last: tuple[Question, Answer] | None = None
        self._turns: TurnJudge | None = None  # what has been weighed, until something happens

    def see(self, event: Event) -> None:
        """Everything this player sees, in order."""
        if not isinstance(event, Took):  # which changes nothing yet
            self._turns = None
        self._last = None
        if self._company is not None:
            self._company.see(event)
        self.mind.see(event)

    def skim(self, quickly: bool) -> None:
        """Whether what it is told now is long past, and need not be followed in every detail."""
        self.mind.belief.skim(quickly)
        if self.mind.public is not None:
            self.mind.public.skim(quickly)

    def answer(self, question: Question) -> Answer:
        """One of the question's answers."""
        answer = self._answer(question, self._judge())
        self._last = question, answer
        return answer

    @property
    def reason(self) -> Reason | None:
        """Why it gave its last answer, until something happens."""
        return None if self._last is None else explain(self.mind, self._judge().claims, *self._last)

    def foresees_contest(self) -> float | None:
        """How likely its announcement is to be contested; None if its last answer wasn't one."""
        if self._last is None or not isinstance(answer := self._last[1], tuple) or answer[0] != "announce":
            return None
        have = self.mind.belief.chances(str(answer[1])).get(str(answer[2]), 0.0)
        found = self._judge().claims.holding(str(answer[2]))
        return have * found.contested_if_true + (1 - have) * found.contested

    def _judge(self) -> TurnJudge:
        self._turns = self._turns or TurnJudge(self.mind, self._taste)
        return self._turns

    def _answer(self, question: Question, turns: TurnJudge) -> Answer:
        if question.kind in ("turn", "contest") and self._policy is not None:
            return self._taught(question, turns, self._policy)
        if question.kind in ("turn", "contest"):
            return self._pick(turns.weigh(question))
        if question.kind == "swap":
            return self._swap(turns)
        targets = TargetJudge(self.mind, turns, self._rng)
        if question.kind == "hide":
            return targets.hide()
        if question.kind == "guess":
            return targets.guess()
        return self._pick(targets.weigh(question))

    def _taught(self, question: Question, turns: TurnJudge, policy: Policy) -> Answer:
        weighed = turns.weigh(question)
        if turns.is_critical(question):
            return self._pick(weighed)
        worths = corrected(self.mind, turns, question, weighed, policy)
        return self._draw(worths, LEARNED_TEMPER * (1 + self._taste.whims))

    def _swap(self, turns: TurnJudge) -> bool:
        one, other = self.mind.world.held
        real, pretended = turns.after_swap(one, other, True), turns.after_swap(one, other, False)
        noise = self._noise()
        chance = 1 / (1 + exp(max(-50.0, min(50.0, (pretended - real) / noise))))
        if real - pretended < CLEAR and not turns.is_urgent():
            chance *= 1 - PRETENDS
        return self._rng.random() < chance

    def _noise(self) -> float:
        return self.mind.level.noise * (1 + self._taste.whims)

    def _pick(self, weighed: list[tuple[float, Answer]]) -> Answer:
        return self._draw(weighed, self._noise())

    def _draw(self, weighed: list[tuple[float, Answer]], noise: float) -> Answer:
        """The best answer, drawn among near-equals: a bot that never varies is easy to read."""
        best = max(worth for worth, _ in weighed)
        near = [
            (exp((worth - best) / noise), answer) for worth, answer in weighed if best - worth < 6 * noise
        ]
        return self._rng.choices([answer for _, answer in near], [weight for weight, _ in near])[0]
