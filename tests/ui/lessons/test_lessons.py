"""The lessons on the real table: right ways, wrong ways, and what is remembered."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QToolButton
from pytestqt.qtbot import QtBot

from mascarade_qt.match.lessons import AGAIN, NEXT, Lesson, lessons
from mascarade_qt.ui.lessons.lesson import LessonScreen
from mascarade_qt.ui.lessons.screen import LessonsScreen
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.table.prompt import panel
from mascarade_qt.ui.table.voice import announcer
from mascarade_qt.words.lessons import game_in_brief, lesson_text, lesson_title
from tests.sampling import sampled
from tests.support.lesson_ways import WAYS, go, sit_down
from tests.support.waiting import idle, wait_until
from tests.ui.conftest import Show
from tests.ui.seeing import cut, find, nameless, overlapping
from tests.ui.table.harness import Hands


@pytest.fixture(autouse=True)
def unguarded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't wait for guards."""
    monkeypatch.setattr(panel, "PROMPT_GUARD", 0)


@pytest.mark.parametrize(
    "lesson", sampled(lessons(), lessons()[::3]), ids=lambda lesson: getattr(lesson, "id", None)
)
def test_a_lesson_is_played_to_its_end(lesson: Lesson, settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = LessonScreen(lesson)
    show(screen)
    screen.entered()
    done: list[str] = []
    screen.done.connect(done.append)
    sit_down(screen)
    for step in lesson.steps:
        assert find(screen, QLabel, "lessonText").text() == lesson_text(lesson.id, step.name)
        wrong, right = WAYS[lesson.id, step.name]
        replies = {
            way: {
                lesson_text(lesson.id, step.name, reaction.say)
                for reaction in step.reactions
                if reaction.then == way
            }
            for way in (NEXT, AGAIN)
        }
        button = find(screen, QPushButton, "lessonGoOnButton")
        if wrong:
            assert go(screen, wrong) in replies[AGAIN]
            assert button.accessibleName() == "Try again"
            assert find(screen, QLabel, "lessonVerdict").text() == "Not quite"
            button.click()
        assert go(screen, right) in replies[NEXT]
        assert find(screen, QLabel, "lessonVerdict").text() == "Good move"
        assert button.hasFocus()
        if step is not lesson.steps[-1]:
            assert not done
            button.click()
    assert done == [lesson.id]
    button = find(screen, QPushButton, "lessonGoOnButton")
    if lesson is lessons()[-1]:
        with qtbot.waitSignal(screen.wanted) as caught:
            button.click()
        assert caught.args == ["quickGame"]
    else:
        assert button.accessibleName() == "Next lesson"
        following = lessons()[lessons().index(lesson) + 1]
        button.click()
        assert screen.windowTitle() == lesson_title(following.id)
        assert find(screen, QLabel, "lessonText").text() == lesson_text(following.id, following.steps[0].name)


def test_a_second_try_begins_at_the_question(show: Show) -> None:
    """Neither the deal nor what the others did is shown again."""
    screen = LessonScreen(lessons()[0])
    show(screen)
    told: list[bool] = []
    screen.answered.connect(told.append)
    go(screen, [("announce", "0", "king")])
    find(screen, QPushButton, "lessonGoOnButton").click()
    assert screen.table is not None
    hands = Hands(screen.table)
    hands.wait()
    assert "turnOverButton" not in hands.names
    assert screen.table.company.coins == [6, 6, 6, 6]
    go(screen, [("look", "0")])
    assert told == [False, True]


def test_a_second_try_at_a_claim_has_the_claim_before_it(show: Show) -> None:
    screen = LessonScreen(lessons()[3])
    show(screen)
    go(screen, [False])
    find(screen, QPushButton, "lessonGoOnButton").click()
    idle()
    assert screen.table is not None
    assert screen.table.company.announced == "judge"
    go(screen, ["0"])
    assert find(screen, QLabel, "lessonVerdict").text() == "Good move"


def test_the_table_stays_where_it_is_as_a_comment_appears(show: Show) -> None:
    screen = LessonScreen(lessons()[0])
    show(screen)
    sit_down(screen)
    idle()
    assert screen.table is not None
    before = screen.table.geometry()
    go(screen, [("announce", "0", "king")])
    assert find(screen, QLabel, "lessonVerdict").isVisible()
    assert screen.table.geometry() == before


def test_the_game_is_explained_before_it_begins(show: Show) -> None:
    screen = LessonScreen(lessons()[0])
    show(screen)
    screen.entered()
    assert screen.table is None
    assert find(screen, QLabel, "lessonText").text() == game_in_brief()
    button = find(screen, QPushButton, "lessonGoOnButton")
    assert button.hasFocus()
    button.click()
    assert screen.table is not None


def test_a_whole_card_of_the_list_is_its_button(settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = LessonsScreen(settings)
    show(screen)
    card = find(screen, QPushButton, "lesson_swap").parentWidget()
    assert card is not None
    with qtbot.waitSignal(screen.chosen) as caught:
        QTest.mouseClick(card, Qt.MouseButton.LeftButton, pos=card.rect().topLeft() + QPoint(30, 30))
    assert caught.args == ["swap"]


def test_only_the_lesson_itself_is_left(show: Show) -> None:
    """The table's own button says that the game is saved, and a lesson isn't."""
    screen = LessonScreen(lessons()[0])
    show(screen)
    sit_down(screen)
    idle()
    assert find(screen, QPushButton, "leaveLessonButton").isVisible()
    assert screen.table is not None
    assert screen.table.toolbar.isVisible()
    assert not find(screen.table, QToolButton, "leaveButton").isVisible()


def test_what_is_done_is_remembered(settings: Settings, show: Show, qtbot: QtBot) -> None:
    screen = LessonsScreen(settings)
    show(screen)
    screen.entered()
    assert find(screen, QPushButton, "lesson_look").hasFocus()
    settings.lessons_done = frozenset({"look", "end"})
    screen.entered()
    assert find(screen, QPushButton, "lesson_look").accessibleName() == "Again: 1. Look, done"
    assert find(screen, QPushButton, "lesson_swap").hasFocus()
    with qtbot.waitSignal(screen.chosen) as caught:
        QTest.keyClick(find(screen, QPushButton, "lesson_contest"), Qt.Key.Key_Space)
    assert caught.args == ["contest"]
    assert not nameless(screen)


@pytest.mark.parametrize(("width", "height", "size"), [(1280, 720, 100), (1280, 720, 200), (1920, 1080, 100)])
def test_nothing_is_cut(width: int, height: int, size: int, settings: Settings, show: Show) -> None:
    settings.text_size = size
    settings.lessons_done = frozenset({"look"})
    overview = LessonsScreen(settings)
    show(overview, width, height)
    overview.entered()
    screen = LessonScreen(lessons()[2])
    show(screen, width, height)
    for _ in range(5):
        QApplication.processEvents()
    for found in (overview, screen):
        assert not cut(found)
        assert not overlapping(found)


def test_guests_are_called_in_the_letters_of_the_language(settings: Settings, show: Show) -> None:
    settings.language = "uk"
    screen = LessonScreen(lessons()[0])
    show(screen)
    sit_down(screen)
    assert screen.table is not None
    assert [seat.name for seat in screen.table.board.seats] == ["Ви", "Альвізе", "Дзанетта", "Марін"]
    settings.language = "en"
    wait_until(lambda: screen.table is not None and screen.table.board.seats[1].name == "Alvise")
    assert screen.table.board.seats[0].name == "You"


def test_what_a_lesson_tells_is_said_with_its_question_and_can_be_heard_again(
    settings: Settings, show: Show, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(announcer, "announce", lambda _, text: said.append(text))
    screen = LessonScreen(lessons()[0])
    show(screen)
    screen.entered()
    sit_down(screen)
    table = screen.table
    assert table is not None
    wait_until(lambda: table.asker.waiting)
    told = find(screen, QLabel, "lessonText").text()
    assert [text for text in said if told in text] == [table.announcer.messages[-1]]
    assert table.prompt.text in said[-1]
    assert table.announcer.step(0) == said[-1]
    assert find(screen, QLabel, "lessonText").focusPolicy() & Qt.FocusPolicy.TabFocus
