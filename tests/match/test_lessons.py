"""The lessons, played by every path there is."""

from collections.abc import Collection

import pytest
from PySide6.QtCore import QCoreApplication

from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.engine.record import Choice
from mascarade_qt.match.inline import InlineMatch
from mascarade_qt.match.lesson_script import PERSON, LessonScript, before_the_question, lesson_game
from mascarade_qt.match.lessons import AGAIN, NEXT, Lesson, LessonStep, Reaction, lessons
from mascarade_qt.match.messages import Advice, Moment, Stopped, Trouble
from mascarade_qt.words.lessons import _TEXTS, lesson_about, lesson_text, lesson_title

pytestmark = pytest.mark.usefixtures("qapp")
STEPS = [
    pytest.param(lesson, step, id=f"{lesson.id}-{step.name}") for lesson in lessons() for step in lesson.steps
]


class Pupil:
    """Plays a step with some answers, and then stops at the next question."""

    def __init__(self, step: LessonStep, answers: list[Answer]) -> None:
        self.step = step
        loaded = lesson_game(step, ("You", *step.setup.players[1:]))
        self.match = InlineMatch(loaded, LessonScript(step, loaded.game))
        self.waiting = list(answers)
        self.question: Question | None = None
        self.reaction: Reaction | None = None
        self.over = False
        self.match.moment.connect(self._see)
        self.match.stopped.connect(self._hear)
        self.match.start()
        for _ in range(400):
            QCoreApplication.processEvents()
        self.match.close()

    def _see(self, moment: Moment) -> None:
        self.over = moment.asked is None
        if moment.asked is not None and moment.asked.question is not None:
            assert moment.asked.player == PERSON
            if self.waiting:
                self.match.answer(moment.number, self.waiting.pop(0))
            else:
                self.question = moment.asked.question
        else:
            self.match.shown(moment.number)

    def _hear(self, stopped: Stopped) -> None:
        assert self.reaction is None
        self.reaction = self.step.reaction(*stopped.choice[1:])


def paths(step: LessonStep) -> list[tuple[list[Answer], Reaction]]:
    """Every way to play a step, and what is said about it."""
    found: list[tuple[list[Answer], Reaction]] = []
    open_ends: list[list[Answer]] = [[]]
    while open_ends:
        answers = open_ends.pop()
        pupil = Pupil(step, answers)
        if pupil.reaction is not None:
            found.append((answers, pupil.reaction))
        else:
            assert pupil.question is not None, f"{answers}: nothing is asked, and nothing is said"
            open_ends += [[*answers, answer] for answer in pupil.question.answers]
    return found


def test_there_are_six() -> None:
    assert [lesson.id for lesson in lessons()] == ["look", "swap", "announce", "contest", "reading", "end"]
    for lesson in lessons():
        assert lesson_title(lesson.id)
        assert lesson_about(lesson.id)


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_every_path_comes_to_an_answer(lesson: Lesson, step: LessonStep) -> None:
    found = paths(step)
    assert any(reaction.then == NEXT for _, reaction in found)
    said = {reaction.say for _, reaction in found}
    assert said == {reaction.say for reaction in step.reactions if reaction.then in (NEXT, AGAIN)}
    for say in said:
        assert lesson_text(lesson.id, step.name, say)
    assert lesson_text(lesson.id, step.name)


def test_nothing_is_written_that_is_never_said() -> None:
    used = {
        (lesson.id, step.name, say)
        for lesson in lessons()
        for step in lesson.steps
        for say in ("", *(reaction.say for reaction in step.reactions if reaction.then != "on"))
    }
    assert used == set(_TEXTS)


@pytest.mark.parametrize(("lesson", "step"), STEPS)
def test_an_introduction_has_two_sentences(lesson: Lesson, step: LessonStep) -> None:
    text = lesson_text(lesson.id, step.name)
    assert sum(text.count(sign) for sign in (". ", "? ", "! ")) + 1 == 2, text


class Heard:
    """A match that only keeps the answers of the script."""

    past = ()

    def __init__(self) -> None:
        self.answers: list[tuple[int, object, Collection[int]]] = []

    def answer(self, number: int, answer: object, players: Collection[int]) -> None:
        """An answer."""
        self.answers.append((number, answer, players))

    def advise(self, player: int, advice: Advice) -> None:
        """Nobody is advised."""

    def complain(self, trouble: Trouble) -> None:
        """Nothing goes wrong."""


def test_company_follows_the_script_and_is_plain_beyond_it() -> None:
    [step] = [step for lesson in lessons() for step in lesson.steps if step.name == "others contest"]
    loaded = lesson_game(step, step.setup.players)
    script, heard = LessonScript(step, loaded.game), Heard()
    script.begin(heard)
    script.ask(0, Question(2, "guess", (3, 1, 2)))  # not what the script goes on with
    script.ask(1, Question(1, "turn", (("look", "1"), ("announce", "1", "empress"))))
    loaded.game.answer(("announce", "1", "empress"))
    script.ask(2, Question(2, "contest", (False, "2")))
    script.ask(3, Question(3, "contest", (False, "3")))
    script.ask(4, Question(3, "contest", (False, "3")))  # beyond the script: this is the Empress
    script.ask(5, Question(1, "contest", (False, "1")))
    assert heard.answers == [
        (0, 3, {2}),
        (1, ("announce", "1", "empress"), {1}),
        (2, False, {2}),
        (3, "3", {3}),
        (4, "3", {3}),
        (5, False, {1}),
    ]
    script.close()
    script.ask(6, Question(1, "contest", (False, "1")))
    assert len(heard.answers) == 6


def test_another_try_begins_where_the_person_last_had_to_decide() -> None:
    """About a turn or a claim; what followed from that is decided again, too."""
    choices: list[Choice] = [
        (0, "turn", ("look", "0")),
        (1, "turn", ("announce", "1", "king")),
        (2, "contest", False),
        (0, "contest", False),
        (3, "contest", False),
        (1, "player", 0),
        (2, "turn", ("swap", "2", "0")),
        (0, "place", "0"),
    ]
    assert before_the_question(choices) == tuple(choices[:3])
    assert before_the_question(choices[:3]) == ()
    assert before_the_question(choices[1:3]) == before_the_question([]) == ()
