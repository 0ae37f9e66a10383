"""Choosing an answer step by step: an action, then cards, players or a mask. No Qt, no words.

Every answer is a row of tokens; at each step the possible next tokens are those of the answers that begin
with what has been chosen. So all questions of the engine are asked by the same few lines.
"""

from mascarade_qt.engine.questions import PAIRS, Answer, Question

Token = object


class Picker:
    """One question on its way to an answer."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._paths = [(self._tokens(answer), answer) for answer in question.answers]
        self.chosen: list[Token] = []
        self._steps: list[int] = []  # how many tokens each press added
        self._take_forced()

    def _tokens(self, answer: Answer) -> tuple[Token, ...]:
        return answer if isinstance(answer, tuple) else (answer,)

    def _open(self) -> list[tuple[tuple[Token, ...], Answer]]:
        """The answers that are still possible."""
        if self.question.kind in PAIRS:
            return [path for path in self._paths if all(token in path[0] for token in self.chosen)]
        taken = len(self.chosen)
        return [path for path in self._paths if list(path[0][:taken]) == self.chosen]

    def options(self) -> list[Token]:
        """What can be chosen next, each once."""
        found: list[Token] = []
        for tokens, _ in self._open():
            nexts = tokens if self.question.kind in PAIRS else tokens[len(self.chosen) : len(self.chosen) + 1]
            for token in nexts:
                if token not in self.chosen and not any(same(token, other) for other in found):
                    found.append(token)
        return found

    @property
    def answer(self) -> tuple[bool, Answer]:
        """Whether the choice is complete, and what it is."""
        for tokens, answer in self._open():
            if len(tokens) == len(self.chosen):
                return True, answer
        return False, None

    def choose(self, token: Token) -> bool:
        """Choose one of the options, and then whatever leaves no choice."""
        if not any(same(token, option) for option in self.options()):
            return False
        before = len(self.chosen)
        self.chosen.append(token)
        self._take_forced()
        self._steps.append(len(self.chosen) - before)
        return True

    def _take_forced(self) -> None:
        """Choose whatever leaves no choice."""
        while not self.answer[0] and len(self.options()) == 1:
            self.chosen.append(self.options()[0])

    def choose_instead(self, token: Token) -> bool:
        """Replace the last choice; if that isn't possible, nothing changes."""
        chosen, steps = self.chosen[:], self._steps[:]
        if self.back() and self.choose(token):
            return True
        self.chosen, self._steps = chosen, steps
        return False

    def alternatives(self) -> list[Token]:
        """The options of the last choice, including the one chosen."""
        chosen, steps = self.chosen[:], self._steps[:]
        self.back()
        found = self.options()
        self.chosen, self._steps = chosen, steps
        return found

    @property
    def last(self) -> list[Token]:
        """What the last press chose."""
        return self.chosen[len(self.chosen) - self._steps[-1] :] if self._steps else []

    def leads_to(self, token: Token, answer: Answer) -> bool:
        """Whether choosing this now leads towards an answer."""
        wanted = self._tokens(self.question.lookup[answer])
        if self.question.kind in PAIRS:
            return token in wanted and all(chosen in wanted for chosen in self.chosen)
        return list(wanted[: len(self.chosen) + 1]) == [*self.chosen, token]

    def back(self) -> bool:
        """Take the last choice back."""
        if not self._steps:
            return False
        del self.chosen[len(self.chosen) - self._steps.pop() :]
        return True

    @property
    def begun(self) -> bool:
        """Whether there is something to take back."""
        return bool(self._steps)


def same(one: Token, other: Token) -> bool:
    """Equal and of one type: a choice of False is not player 0."""
    return type(one) is type(other) and one == other
