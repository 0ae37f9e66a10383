"""Prepared positions: bots that sit at a laid table, see what happens there, and are asked."""

from collections import Counter
from collections.abc import Callable, Iterable

from mascarade_qt.bots.mind.player import Opponent
from mascarade_qt.bots.mind.reasons import Reason
from mascarade_qt.engine.events import Event
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer
from mascarade_qt.engine.sight import open_setup, seen

SEEDS = range(6)


class Watched:
    """A game and all that has happened in it, so that a bot can come late."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.past: list[Event] = list(game.events)

    def play(self, *answers: Answer) -> "Watched":
        """Let these answers be given."""
        for answer in answers:
            self.past += self.game.answer(answer)
        return self

    def announce(self, mask: str, place: str | None = None) -> "Watched":
        """The active player announces."""
        return self.play(("announce", place or self.game.layout.own[self.game.turn_seat][0], mask))

    def all_pass(self, until: int | None = None) -> "Watched":
        """Nobody contests, or nobody before this player is asked."""
        while (question := self.game.question) is not None and question.kind == "contest":
            if question.player == until:
                break
            self.play(False)
        return self

    def bot(self, seed: int = 0, level: str = "master", temperament: str = "even") -> Opponent:
        """The one who is asked, after having seen everything."""
        question = self.game.question
        assert question is not None
        bot = Opponent(open_setup(self.game.setup), question.player, seed, level, temperament)
        for event in self.past:
            bot.see(seen(event, question.player))
        return bot

    def ask(self, seed: int = 0, level: str = "master", temperament: str = "even") -> tuple[Answer, Reason]:
        """What the one who is asked would answer, and why."""
        assert self.game.question is not None
        bot = self.bot(seed, level, temperament)
        answer = bot.answer(self.game.question)
        assert self.game.question.offers(answer)
        assert bot.reason is not None
        return answer, bot.reason

    def answers(self, seeds: Iterable[int] = SEEDS, level: str = "master") -> Counter[Answer]:
        """What bots with several seeds would answer."""
        return Counter(self.ask(seed, level)[0] for seed in seeds)

    def always(self, expected: Answer | Callable[[Answer], bool], level: str = "master") -> Reason:
        """All seeds must agree with what is expected; the reason of the last one."""
        fits = expected if callable(expected) else lambda answer: bool(answer == expected)
        found = self.answers(level=level)
        assert all(fits(answer) for answer in found), found
        return self.ask(SEEDS[-1], level)[1]
