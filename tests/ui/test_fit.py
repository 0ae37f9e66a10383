"""Everything fits: every screen, in every language, at 100, 130 and 200 % text, at 1280×720."""

from itertools import product

import pytest
from PySide6.QtWidgets import (
    QComboBox,
    QLabel,
    QLineEdit,
    QListWidget,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from mascarade_qt.ui.table.board.purse import PurseWidget
from mascarade_qt.ui.table.screen import TableScreen
from mascarade_qt.words.languages import LANGUAGES
from tests.ui.fit_checks import misfits
from tests.ui.fit_places import Places, settle
from tests.ui.fit_screens import LOOKS, MAIN_LOOKS

SIZES = (100, 130, 200)
OFTEN, SOMETIMES = ("uk", 200), ("en", 100)  # with every look, and with some
TIGHT = {("announce of 13", "uk", 130), ("study for 8", "ru", 200)}  # the least room for the longest names
CASES = [
    pytest.param(
        language,
        size,
        look,
        id=f"{look}-{language}-{size}",
        marks=()
        if (look in MAIN_LOOKS and (language, size) in (OFTEN, SOMETIMES if number % 5 == 1 else OFTEN))
        or (look, language, size) in TIGHT
        else pytest.mark.slow,
    )
    for language, size, (number, look) in product(LANGUAGES, SIZES, enumerate(LOOKS))
]


@pytest.mark.parametrize(("language", "size", "look"), CASES)
def test_everything_fits(language: str, size: int, look: str, places: Places) -> None:
    places.settings.language, places.settings.text_size = language, size
    assert not misfits(LOOKS[look](places))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_three_actions_need_no_scrolling(language: str, places: Places) -> None:
    """Not even at the largest text."""
    places.settings.language, places.settings.text_size = language, 200
    screen = LOOKS["turn"](places)
    assert isinstance(screen, TableScreen)
    assert len(screen.prompt.buttons) == 3
    for button in screen.prompt.buttons:
        assert button.visibleRegion().boundingRect() == button.rect()


@pytest.mark.parametrize(("look", "lines"), [("contest", 4), ("turn of 13", 3)])
def test_the_log_keeps_room_at_the_largest_text(look: str, lines: int, places: Places) -> None:
    """Beside a table of eight, or of thirteen."""
    places.settings.language, places.settings.text_size = "ru", 200
    screen = LOOKS[look](places)
    assert isinstance(screen, TableScreen)
    assert screen.side.log.viewport().height() >= lines * screen.side.log.fontMetrics().height()


# --- the checks themselves see what they should see ---


def _spoiled(kind: str, root: QWidget) -> QWidget:
    """A widget that does not show its text."""
    if kind == "label":
        label = QLabel("a label that is cut off", root)
        label.setFixedWidth(40)
        return label
    if kind == "wrapped":
        wrapped = QLabel("a label that wraps into many lines, more than there is room for", root)
        wrapped.setWordWrap(True)
        wrapped.setFixedSize(100, 20)
        return wrapped
    if kind == "button":
        button = QPushButton("a button that is cut off", root)
        button.setFixedWidth(90)
        return button
    if kind == "choice":
        combo = QComboBox(root)
        combo.addItems(["short", "a choice that is too long"])
        combo.setFixedWidth(120)
        return combo
    if kind == "field":
        edit = QLineEdit(root)
        edit.setPlaceholderText("what may be written into this field")
        edit.setFixedWidth(80)
        return edit
    if kind == "entry":
        entries = QListWidget(root)
        entries.addItem("an entry of a list that is too long for it")
        entries.setFixedWidth(120)
        return entries
    purse = PurseWidget("bank", root)  # painted
    purse._title = "The bank of the whole table"
    purse.setFixedSize(40, 30)
    return purse


@pytest.mark.parametrize("kind", ["label", "wrapped", "button", "choice", "field", "entry", "painted"])
def test_what_does_not_fit_is_found(kind: str, places: Places) -> None:
    root = QWidget()
    QVBoxLayout(root).addWidget(_spoiled(kind, root))
    places.put(root)
    assert misfits(root)


def test_what_overlaps_is_found(places: Places) -> None:
    root = QWidget()
    one, other = QPushButton("one", root), QPushButton("other", root)
    one.setGeometry(10, 10, 200, 80)
    other.setGeometry(150, 40, 200, 80)
    places.put(root)
    settle()
    assert any("overlap" in found for found in misfits(root))
    other.move(300, 40)
    assert not misfits(root)


def test_scrolling_within_scrolling_is_found(places: Places) -> None:
    root, inside = QScrollArea(), QWidget()
    entries = QListWidget(inside)
    entries.addItems([str(number) for number in range(50)])
    entries.setFixedHeight(200)
    inside.setFixedSize(400, 2000)
    root.setWidget(inside)
    places.put(root)
    assert any("scrolls inside" in found for found in misfits(root))
    inside.setFixedHeight(400)
    settle()
    assert not any("scrolls inside" in found for found in misfits(root))
