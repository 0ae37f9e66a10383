"""The small widgets."""

from unittest.mock import patch

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtGui import QImage, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from mascarade_qt.engine.masks import MASKS
from mascarade_qt.ui.cards import fan
from mascarade_qt.ui.cards.face import Face, face_of
from mascarade_qt.ui.cards.fan import CardFan
from mascarade_qt.ui.cards.mask_card import MaskCard
from mascarade_qt.ui.cards.painter import sheet_height
from mascarade_qt.ui.kit.backdrop import Backdrop
from mascarade_qt.ui.kit.drop_down import DropDown
from mascarade_qt.ui.kit.flow import FlowLayout
from mascarade_qt.ui.kit.segmented import Segmented
from mascarade_qt.ui.kit.stepper import Stepper
from mascarade_qt.ui.kit.toggle import Toggle
from mascarade_qt.ui.look.pixmap_cache import PIXMAPS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import LOOK
from tests.support.waiting import idle
from tests.ui.conftest import Show


def boxes(
    count: int, size: QSize, *, even: bool = False, centred: bool = False, low: bool = False
) -> tuple[QWidget, list[QWidget]]:
    host = QWidget()
    flow = FlowLayout(host, gap=10, even=even, centred=centred, low=low)
    children = []
    for number in range(count):
        child = QWidget(host)
        child.setFixedWidth(size.width())
        child.setMinimumHeight(size.height() + number)
        flow.addWidget(child)
        children.append(child)
    return host, children


def test_a_flow_wraps_and_never_overlaps(settings: Settings, show: Show) -> None:
    host, children = boxes(7, QSize(100, 30))
    show(host, 340, 400)
    rows = {child.y() // 40 for child in children}
    assert len(rows) == 3
    for one in children:
        assert host.rect().contains(one.geometry())
        assert not [
            other for other in children if other is not one and one.geometry().intersects(other.geometry())
        ]


def test_low_items_of_a_flow_stand_on_one_line(settings: Settings, show: Show) -> None:
    host, children = boxes(3, QSize(100, 30), low=True)
    show(host, 340, 400)
    assert len({child.geometry().bottom() for child in children}) == 1
    assert len({child.y() for child in children}) == 3


def test_a_flow_is_as_tall_as_its_rows(qapp: QApplication) -> None:
    host, _ = boxes(4, QSize(100, 30), even=True)
    layout = host.layout()
    assert isinstance(layout, FlowLayout)
    assert layout.heightForWidth(10_000) < layout.heightForWidth(210) < layout.heightForWidth(100)
    assert layout.minimumSize().width() == 100
    layout.clear()
    assert layout.count() == 0
    assert layout.heightForWidth(100) == 0
    assert layout.itemAt(5) is None
    host.deleteLater()


def test_a_stepper_keeps_the_focus_at_its_ends(settings: Settings, show: Show) -> None:
    host = QWidget()
    stepper, after = Stepper("number", 2, 3, host), QPushButton("next", host)
    after.move(0, 60)
    show(host, 200, 100)
    stepper.more.setFocus()
    QTest.keyClick(stepper.more, Qt.Key.Key_Space)
    assert not stepper.more.isEnabled()
    assert stepper.spin.hasFocus()
    assert not after.hasFocus()


def test_a_stepper_stops_at_its_ends(settings: Settings, show: Show, qtbot: QtBot) -> None:
    stepper = Stepper("number", 2, 4)
    show(stepper, 200, 40)
    told: list[int] = []
    stepper.changed.connect(told.append)
    for _ in range(5):
        QTest.mouseClick(stepper.more, Qt.MouseButton.LeftButton)
    assert told == [3, 4]
    assert not stepper.more.isEnabled()
    stepper.spin.setFocus()
    QTest.keyClick(stepper.spin, Qt.Key.Key_Down)
    assert stepper.value == 3
    edit = stepper.spin.lineEdit()
    assert edit.width() > edit.fontMetrics().horizontalAdvance("13")


def test_a_segmented_choice_by_mouse_and_keyboard(settings: Settings, show: Show, qtbot: QtBot) -> None:
    choice = Segmented("choice", ("one", "two", "three"))
    for key in ("one", "two", "three"):
        choice.label(key, key, f"about {key}")
    show(choice, 400, 60)
    told: list[str] = []
    choice.chosen.connect(told.append)
    QTest.mouseClick(choice.button("three"), Qt.MouseButton.LeftButton)
    choice.button("three").setFocus()
    QTest.keyClick(choice.button("three"), Qt.Key.Key_Left)
    assert choice.value == "two"
    choice.value = "nothing"
    assert choice.value == "two"
    choice.value = "one"
    assert choice.value == "one"
    assert told[0] == "three"
    assert choice.button("one").accessibleDescription() == "about one"


def test_a_toggle_by_keyboard(settings: Settings, show: Show, qtbot: QtBot) -> None:
    toggle = Toggle("toggle")
    show(toggle, 80, 40)
    toggle.setFocus()
    QTest.keyClick(toggle, Qt.Key.Key_Space)
    assert toggle.isChecked()


def test_the_wheel_does_not_change_a_choice_in_passing(settings: Settings, show: Show) -> None:
    box = DropDown("box")
    box.addItems(["a", "b", "c"])
    show(box, 120, 40)
    box.clearFocus()
    where = QPointF(5, 5)
    wheel = QWheelEvent(
        where, where, QPoint(), QPoint(0, -120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(box, wheel)
    assert box.currentIndex() == 0


@pytest.mark.parametrize("size", [80, 100, 200])
@pytest.mark.parametrize("language", ["en", "uk", "hu"])
def test_all_of_a_power_fits_its_card(size: int, language: str, settings: Settings) -> None:
    settings.text_size, settings.language = size, language
    width = LOOK.em(9.6)
    for mask in MASKS:
        face = face_of(mask, sexes=True)
        bare = Face(mask, face.name)
        assert sheet_height(face, width) > sheet_height(bare, width)


def test_cards_of_all_masks_differ(settings: Settings, show: Show) -> None:
    seen: set[bytes] = set()
    for mask in MASKS:
        card = MaskCard(mask, sexes=True)
        show(card, 150, 220)
        image = card.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        seen.add(bytes(image.constBits()))
        assert card.accessibleName()
        assert card.accessibleDescription()
    assert len(seen) == len(MASKS)


@pytest.mark.parametrize("theme", ["night", "salon", "contrast"])
def test_ornaments_are_painted(theme: str, settings: Settings, show: Show) -> None:
    settings.theme = theme
    for widget in (Backdrop(), CardFan(("king", "fool", "spy"))):
        show(widget, 400, 300)
        widget.grab()  # a fan's cards are not in the first picture
        idle()
        image = widget.grab().toImage()
        colours = {image.pixel(x, y) for x in range(0, 400, 7) for y in range(0, 300, 7)}
        assert len(colours) > 20 or (theme == "contrast" and isinstance(widget, Backdrop))


def test_a_window_opens_before_a_fan_is_drawn(settings: Settings, show: Show) -> None:
    PIXMAPS.clear()
    cards = CardFan(("king", "fool", "spy"))
    show(cards, 400, 300)
    with patch.object(fan, "_drawn", wraps=fan._drawn) as drawn:
        cards.grab()
        assert not drawn.called
        idle()
        cards.grab()
        assert drawn.call_count == 3


def test_the_focus_is_visible(settings: Settings, show: Show) -> None:
    """Of two buttons, the one with the focus looks different."""
    host = QWidget()
    one, other = QPushButton("One", host), QPushButton("Two", host)
    one.setGeometry(10, 10, 120, 40)
    other.setGeometry(10, 60, 120, 40)
    show(host, 160, 120)
    for theme in ("night", "salon", "contrast"):
        settings.theme = theme
        one.setFocus()
        with_focus = one.grab().toImage()
        other.setFocus()
        assert with_focus != one.grab().toImage()
