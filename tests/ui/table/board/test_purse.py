"""The heaps in the middle of the table: a title, a sign and a number that can all be read."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.ui.table.board.purse import ICONS, PurseWidget
from mascarade_qt.words.languages import install
from tests.ui.painted import kinds, painted, texts


@pytest.fixture
def table(qapp: QApplication) -> Iterator[QWidget]:
    """Something for them to lie on."""
    found = QWidget()
    yield found
    found.deleteLater()
    install("en")


def a_purse(kind: str, table: QWidget, width: int = 134, height: int = 80, number: int = 42) -> PurseWidget:
    purse = PurseWidget(kind, table)
    purse.resize(width, height)
    purse.set_number(number)
    return purse


@pytest.mark.parametrize("theme", ["night", "contrast"])
@pytest.mark.parametrize("kind", ICONS)
def test_the_title_stands_above_the_sign_and_the_number_beside_it(
    table: QWidget, kind: str, theme: str
) -> None:
    apply_look(theme, 100)
    purse = a_purse(kind, table)
    found = painted(purse)
    (panel,), (sign,) = kinds(found, "shape"), kinds(found, "picture")
    number = texts(found)["42"]
    title = next(piece for piece in texts(found).values() if piece is not number)
    assert all(panel.area.contains(piece.area) for piece in (sign, number, title))
    assert title.area.bottom() < min(sign.area.top(), number.area.top())
    assert abs(title.area.center().x() - panel.area.center().x()) < 2
    assert sign.area.right() < number.area.left()
    assert abs(sign.area.center().y() - number.area.center().y()) < 4
    assert number.size > title.size  # it changes; the title is known
    assert {title.fill, number.fill} == {QColor(LOOK.theme.text).name()}


@pytest.mark.parametrize("kind", ICONS)
def test_its_words_stand_on_the_panel(table: QWidget, kind: str) -> None:
    """Its corners are round, but no letter reaches over them to the cloth."""
    purse = a_purse(kind, table)
    picture = purse.grab().toImage()
    for piece in texts(painted(purse)).values():
        room: QRectF = piece.area.adjusted(-3, -3, 3, 3)
        for corner in (room.topLeft(), room.topRight(), room.bottomLeft(), room.bottomRight()):
            assert picture.pixelColor(corner.toPoint()) == QColor(LOOK.theme.panel), piece.text


def test_a_long_title_gets_smaller_and_the_number_stays(table: QWidget) -> None:
    install("fr")  # Plateau Justice
    for width in range(80, 180, 10):
        found = painted(a_purse("courthouse", table, width, round(width * 0.6)))
        (panel,) = kinds(found, "shape")
        *_, title, number = texts(found).values()
        short = texts(painted(a_purse("bank", table, width, round(width * 0.6))))["42"]
        assert panel.area.contains(title.area), width
        assert number.size == short.size, width


@pytest.mark.parametrize("number", [0, 7, 42, 123456])
def test_a_number_of_any_length_stays_inside(table: QWidget, number: int) -> None:
    for width in (70, 104, 208):
        found = painted(a_purse("bank", table, width, round(width * 0.6), number))
        (panel,) = kinds(found, "shape")
        assert panel.area.contains(texts(found)[str(number)].area)
