"""A step of a lesson as a match: the position, and opponents that follow a script."""

from collections.abc import Sequence
from dataclasses import replace

from mascarade_qt.engine.cast import Cast, Role
from mascarade_qt.engine.game import Game
from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice, Record
from mascarade_qt.match.lessons import LessonStep
from mascarade_qt.match.loaded import Loaded
from mascarade_qt.match.opponents import Host, Opponents

PERSON = 0
HELP = "history"


def lesson_game(step: LessonStep, names: Sequence[str], past: Sequence[Choice] = ()) -> Loaded:
    """The position of a step, after these choices. The first of the names is the person's."""
    setup = replace(step.setup, players=tuple(names))
    roles = tuple(Role(human=player == PERSON, level="guest") for player in range(len(setup.players)))
    game = Game(setup)
    events = list(game.events)
    for _, _, answer in past:
        events += game.answer(answer)
    if past or not step.study:
        game.events = []  # already told: with a past, the table doesn't show the deal
    return Loaded(Record(setup, list(past)), Cast(roles, HELP), game, tuple(events))


def before_the_question(choices: Sequence[Choice]) -> tuple[Choice, ...]:
    """The choices made before the person last had to decide about a turn or a claim."""
    mine = (
        number
        for number in reversed(range(len(choices)))
        if choices[number][0] == PERSON and choices[number][1] in ("turn", "contest")
    )
    return tuple(choices[: next(mine, 0)])


class LessonScript(Opponents):
    """Plays as the script says; beyond it, contests only when holding the mask in question."""

    def __init__(self, step: LessonStep, game: Game, past: Sequence[Choice] = ()) -> None:
        """`game` is the one being played: a lesson's opponents know every card."""
        self._step, self._game = step, game
        self._script = list(step.script)
        for player, kind, _ in past:
            self._scripted(player, kind)
        self._match: Host | None = None

    def begin(self, match: Host) -> None:
        self._match = match

    def close(self) -> None:
        self._match = None

    def ask(self, number: int, question: Question) -> None:
        if self._match is not None:
            self._match.answer(number, self._answer(question), {question.player})

    def stops_after(self, choice: Choice) -> bool:
        """Only the person's choices are commented on."""
        player, kind, answer = choice
        return player == PERSON and self._step.reaction(kind, answer) is not None

    def _answer(self, question: Question) -> Answer:
        scripted = self._scripted(question.player, question.kind)
        if scripted is not None:
            return scripted[2]
        if question.kind == "contest":
            mine = [place for place in question.answers if isinstance(place, str)]
            said = self._game.announced_mask
            return next((place for place in mine if self._game.cards[place] == said), False)
        return question.answers[0]

    def _scripted(self, player: int, kind: str) -> Choice | None:
        """The next line of the script, if it is about this question; it is then used up."""
        if self._script and self._script[0][:2] == (player, kind):
            return self._script.pop(0)
        return None
