"""A balloon holds its words, on as many lines as it was measured for."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.table.stage.balloon import MOST_LINES, Balloon
from mascarade_qt.ui.table.stage.balloon_place import Placed
from tests.ui.painted import kinds, painted

WORDS = (
    *("I pass.", "I am the King!", "No, I am!", "I am the Necromancer, and you are not."),
    *("I take two coins from Bianca.", "Я оголошую маску Шахрая!", "Nagyszerű, én vagyok a Boszorkány!"),
)


@pytest.fixture
def table(qapp: QApplication) -> Iterator[QWidget]:
    """Where they are shown."""
    found = QWidget()
    found.resize(800, 600)
    yield found
    found.deleteLater()


@pytest.mark.parametrize("percent", [80, 100, 130, 200])
@pytest.mark.parametrize("loudness", [1.0, 1.3])
def test_the_words_are_in_the_box(table: QWidget, percent: int, loudness: float) -> None:
    apply_look("night", percent)
    lines = set()
    for text in WORDS:
        balloon = Balloon(table, loudness)
        balloon.say(text)
        sizes = balloon.sizes()
        widths = [size.width() for size in sizes]
        assert widths == sorted(widths, reverse=True)
        for size in sizes:
            box = QRectF(QPointF(200, 200), size)
            balloon.show_at(Placed(box, box.center(), QPointF(300, 400), 0.0))
            found = painted(balloon)
            words = kinds(found, "text")
            inside = box.translated(-balloon.x(), -balloon.y())
            assert " ".join(piece.text.strip() for piece in words) == text
            assert all(inside.contains(piece.area) for piece in words), (text, size)
            first, last = words[0].area, words[-1].area
            assert abs((first.top() + last.bottom()) / 2 - inside.center().y()) < first.height() / 2, text
            lines.add(len(words))
    assert lines >= set(range(1, MOST_LINES + 1))


@pytest.mark.parametrize("percent", [80, 100, 150, 200])
def test_a_long_sentence_takes_more_lines_and_not_the_whole_table(table: QWidget, percent: int) -> None:
    apply_look("night", percent)
    balloon = Balloon(table)
    balloon.say("I am the Necromancer, and you are not.")
    widest = balloon.sizes()[0].width()
    assert widest <= 260 * max(1.0, percent / 150)
