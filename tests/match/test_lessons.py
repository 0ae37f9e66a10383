"""The lessons, played by every path there is."""

import pytest
from PySide6.QtCore import QCoreApplication

from mascarade_qt.engine.questions import Answer, Question
from mascarade_qt.match.inline import InlineMatch
from mascarade_qt.match.lesson_script import PERSON, LessonScript, lesson_game
from mascarade_qt.match.lessons import AGAIN, NEXT, Lesson, LessonStep, Reaction, lessons
from mascarade_qt.match.messages import Moment, Stopped
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
