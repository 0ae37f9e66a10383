"""Ways through the lessons, and hands that take them."""

from PySide6.QtWidgets import QLabel, QPushButton

from mascarade_qt.engine.questions import Answer
from mascarade_qt.ui.lessons.lesson import LessonScreen
from tests.support.waiting import idle, wait_until
from tests.ui.seeing import find
from tests.ui.table.harness import Hands

# By lesson and step: a wrong way and a right one, as the buttons are pressed.
WAYS: dict[tuple[str, str], tuple[list[Answer], list[Answer]]] = {
    ("look", "touched"): ([("announce", "0", "king")], [("look", "0")]),
    ("look", "untouched"): ([("look", "0")], [("announce", "0", "king")]),
    ("swap", "opening"): ([], [("swap", "0", "2"), False]),
    ("swap", "wanted"): ([("swap", "0", "1")], [("swap", "0", "3"), True]),
    ("announce", "truth"): ([("announce", "0", "empress")], [("announce", "0", "king")]),
    ("announce", "bluff"): ([("announce", "0", "empress")], [("announce", "0", "king")]),
    ("contest", "mine"): ([False], ["0"]),
    ("contest", "not mine"): (["0"], [False]),
    ("reading", "others contest"): (["0"], [False]),
    ("reading", "who knows"): ([("look", "0")], [("swap", "0", "1"), True]),
    ("end", "thirteen"): ([("look", "0")], [("announce", "0", "king")]),
    ("end", "last coin"): ([False], ["0"]),
    ("end", "cheat"): ([("look", "0")], [("announce", "0", "cheat")]),
}


def sit_down(screen: LessonScreen) -> None:
    """The first lesson says what the game is about before there is a table."""
    if screen.table is None:
        find(screen, QPushButton, "lessonGoOnButton").click()


def go(screen: LessonScreen, answers: list[Answer]) -> str:
    """Do something at the table, and read what the lesson says about it."""
    sit_down(screen)
    table = screen.table
    assert table is not None
    hands = Hands(table)
    button = find(screen, QPushButton, "lessonGoOnButton")
    hands.wait()
    if "turnOverButton" in hands.names:
        hands.turn_over()
    for answer in answers:
        hands.wait()
        hands.give(answer)
        idle()
    wait_until(lambda: button.isVisible() or "turnDownButton" in hands.names)
    if "turnDownButton" in hands.names:
        hands.press("turnDownButton")
    wait_until(button.isVisible)
    return find(screen, QLabel, "lessonText").text()
