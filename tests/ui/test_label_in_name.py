"""What can be seen on a control is part of its name, so that people who speak to the program can say it."""

import re

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QApplication, QGroupBox, QWidget

from tests.sampling import sampled
from tests.ui.fit_places import Places
from tests.ui.fit_screens import LOOKS, MAIN_LOOKS
from tests.ui.focus_watch import called
from tests.ui.further_looks import FURTHER

KEY = re.compile(r"^[0-9A-Za-z]\s{3}")  # a key before an answer
SIGNS = ("−", "+")  # not words: their names are


def words(text: str) -> str:
    """What is read of it."""
    return " ".join(
        KEY.sub("", text.replace("&&", "\0").replace("&", "").replace("\0", "&")).split()
    ).casefold()


def misnamed(root: QWidget) -> list[str]:
    """Buttons whose name lacks what is written on them."""
    found = []
    for button in root.findChildren(QAbstractButton):
        if not button.isVisible() or button.objectName().startswith("qt_"):
            continue
        seen = words(button.text())
        name = words(QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name))
        if seen and seen not in SIGNS and seen not in name:
            found.append(f"{called(button)}: {seen!r} is not in {name!r}")
    return found


def group(widget: QWidget) -> str:
    """The name of the group it stands in, which is read before its own."""
    parent = widget.parentWidget()
    while parent is not None and not isinstance(parent, QGroupBox):
        parent = parent.parentWidget()
    return "" if parent is None else parent.accessibleName()


def twins(root: QWidget) -> list[str]:
    """Different controls of the same name in the same group; cards, answers and places may share theirs."""
    names: dict[tuple[str, str], str] = {}
    found = []
    for button in root.findChildren(QAbstractButton):
        name = (group(button), button.accessibleName().casefold())
        if (
            not (button.isVisible() and button.isEnabled() and name[1])
            or ".table." in type(button).__module__
        ):
            continue
        if names.setdefault(name, called(button)) != called(button):
            found.append(f"{name}: {names[name]}, {called(button)}")
    return found


@pytest.mark.parametrize("look", [*sampled(LOOKS, MAIN_LOOKS), *FURTHER])
def test_what_is_seen_is_in_the_name(look: str, places: Places) -> None:
    root = {**LOOKS, **FURTHER}[look](places)
    QApplication.processEvents()
    assert not misnamed(root)
    assert not twins(root)
