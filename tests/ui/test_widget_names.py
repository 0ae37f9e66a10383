"""CONTRIBUTING names every control, for tests and scripts, and nothing that isn't there."""

import re
from pathlib import Path

import pytest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QWidget,
)

from tests.sampling import sampled
from tests.ui.fit_places import Places
from tests.ui.fit_screens import LOOKS, MAIN_LOOKS

ROOT = Path(__file__).resolve().parents[2]
CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)


def listed() -> list[str]:
    """The names in CONTRIBUTING's table; `…Less` goes on where the name before it ends."""
    text = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    table = text.partition("## Names of widgets")[2].partition("\n## ")[0]
    names: list[str] = []
    whole = ""
    for name in re.findall(r"`([^`]+)`", "\n".join(re.findall(r"^\| .*", table, re.MULTILINE))):
        whole = whole if name.startswith("…") else name
        names.append(name.replace("…", whole) if name.startswith("…") else name)
    return names


def pattern(name: str) -> re.Pattern[str]:
    """`seat<N>Name` stands for any number, `page_<a, b>` for either, `card_<place>` for anything."""
    parts = re.split(r"<([^>]*)>", name)
    for number, part in enumerate(parts):
        if number % 2 == 0:
            parts[number] = re.escape(part)
        elif ", " in part:
            parts[number] = f"({'|'.join(map(re.escape, part.split(', ')))})"
        else:
            parts[number] = r"\d+" if part.isupper() else r"[\w+,-]+"
    return re.compile("".join(parts))


LISTED = listed()
PATTERNS = [pattern(name) for name in LISTED]


def controls(root: QWidget) -> list[QWidget]:
    """What somebody can act on, but for the parts that Qt's own widgets are made of."""
    return [
        widget
        for widget in root.findChildren(QWidget)
        if isinstance(widget, CONTROLS)
        and not isinstance(widget, QScrollBar)
        and widget.isVisibleTo(root)
        and not widget.objectName().startswith("qt_")
        and not isinstance(widget.parentWidget(), CONTROLS)
    ]


@pytest.mark.parametrize("look", sampled(LOOKS, MAIN_LOOKS))
def test_every_control_is_in_the_table(look: str, places: Places) -> None:
    root = LOOKS[look](places)
    QApplication.processEvents()
    names = {f"{type(widget).__name__} {widget.objectName()}".strip() for widget in controls(root)}
    unknown = {n for n in names if not any(p.fullmatch(n.partition(" ")[2]) for p in PATTERNS)}
    assert not unknown


def test_every_name_of_a_control_is_in_the_table() -> None:
    """Of those on screens that are not looked at, too; some go on, as in `languageChoice_<code>`."""
    controls = "Box|Button|Choice|Contents|Dialog|Edit|List|Popover|Popup|Slider|Spin|Toggle"
    named = {
        name
        for path in (ROOT / "mascarade_qt" / "ui").glob("**/*.py")
        for name in re.findall(rf'"([a-z]\w*(?:{controls}))"', path.read_text("utf-8"))
    }
    assert named
    tried = {name: (name, f"{name}_x", f"{name}_usual") for name in named}
    assert not [name for name in named if not any(p.fullmatch(n) for p in PATTERNS for n in tried[name])]


def test_every_name_in_the_table_is_given_by_the_program() -> None:
    texts = set()
    for path in (ROOT / "mascarade_qt").glob("**/*.py"):
        texts.update(re.findall(r'"([^"\n]+)"', path.read_text("utf-8")))
    endings = {ending for text in texts if "}" in text and (ending := text.rpartition("}")[2]).isalpha()}

    def is_given(name: str) -> bool:
        first = re.split(r"[<_]", name)[0]  # what follows is a number, a mask, …
        if first in texts or any(text.startswith((f"{first}{{", f"{first}_{{")) for text in texts):
            return True
        stems = {first.removesuffix(ending) for ending in endings if first.endswith(ending)} - {first, ""}
        return any(stem in texts or _setting(stem) in texts or is_given(stem) for stem in stems)

    assert not [name for name in LISTED if not is_given(name)]


def _setting(stem: str) -> str:
    """The setting that gives a control its name: textSize, text_size."""
    return re.sub(r"([A-Z])", r"_\1", stem).lower()
