"""A question is data: who is asked, what kind, and every possible answer."""

from collections.abc import Iterable

Answer = bool | int | str | tuple[str, ...] | tuple[int, ...] | None

PAIRS = ("players", "places")


class AnswerError(ValueError):
    """An answer that the rules don't allow; the text says why and what was possible."""


class Question:
    """What the engine waits for. `answers` lists every possible answer once.

    >>> from mascarade_qt.engine.questions import Question
    >>> question = Question(2, "places", [("0", "1"), ("0", "c0"), ("1", "c0")])
    >>> question.offers(("c0", "0"))  # the order of a pair doesn't matter
    True
    >>> question.offers(("2", "c0"))
    False
    """

    __slots__ = ("actions", "answers", "kind", "lookup", "player")

    def __init__(self, player: int, kind: str, answers: Iterable[Answer]) -> None:
        self.player = player
        self.kind = kind
        self.answers: tuple[Answer, ...] = tuple(answers)
        self.lookup: dict[object, Answer] = {answer: answer for answer in self.answers}
        if kind in PAIRS:  # pairs are unordered: either order means the same answer
            self.lookup.update({pair[::-1]: pair for pair in self.answers if isinstance(pair, tuple)})
        # The answers of a turn, grouped by what they do: look, swap, announce.
        self.actions = _grouped(self.answers) if kind == "turn" else ()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Question):
            return NotImplemented
        return (self.player, self.kind, self.answers) == (other.player, other.kind, other.answers)

    def __hash__(self) -> int:
        return hash((self.player, self.kind, self.answers))

    def __repr__(self) -> str:
        return f"Question({self.player}, {self.kind!r}, {self.answers!r})"

    def offers(self, answer: object) -> bool:
        """Whether this is a possible answer. True is not 1, and neither is 1.0."""
        try:
            found = self.lookup[answer]
        except (KeyError, TypeError):  # not one of them, or not even hashable
            return False
        return found is answer or _same_types(answer, found)


def _grouped(answers: Iterable[Answer]) -> tuple[tuple[Answer, ...], ...]:
    groups: dict[object, list[Answer]] = {}
    for answer in [answer for answer in answers if isinstance(answer, tuple)]:
        groups.setdefault(answer[0], []).append(answer)
    return tuple(map(tuple, groups.values()))


def _same_types(one: object, other: object) -> bool:
    if isinstance(one, tuple) and isinstance(other, tuple):
        return sorted(map(repr, one)) == sorted(map(repr, other))
    return type(one) is type(other)
