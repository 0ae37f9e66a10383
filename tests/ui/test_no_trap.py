"""Tab leads all around every screen and back, and so does Shift+Tab."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tests.sampling import sampled
from tests.ui.fit_places import Places, settle
from tests.ui.fit_screens import LOOKS, MAIN_LOOKS
from tests.ui.focus_watch import called

MOST = 300  # stops; the rulebook's pages have a stop for every link


def around(root: QWidget, key: Qt.Key) -> list[str]:
    """Every stop from the first one on, until that is reached again."""
    QTest.keyClick(QApplication.focusWidget() or root, key)  # what has the focus first need not be a stop
    start = QApplication.focusWidget()
    assert start is not None, "nothing has the focus"
    stops = [called(start)]
    for _ in range(MOST):
        QTest.keyClick(QApplication.focusWidget() or root, key)
        focus = QApplication.focusWidget()
        assert focus is not None, f"lost after {stops[-1]}"
        if focus is start and len(set(stops)) > 1:  # a page with links is left after its last one
            return stops
        stops.append(called(focus))
    raise AssertionError(f"trapped: {stops[-3:]}")


def walk(root: QWidget) -> None:
    """Both ways, over the same stops."""
    root.activateWindow()
    settle()
    if QApplication.focusWidget() is None:
        QTest.keyClick(root, Qt.Key.Key_Tab)
    there = around(root, Qt.Key.Key_Tab)
    back = around(root, Qt.Key.Key_Backtab)
    assert len(there) > 1
    assert set(there) == set(back)


@pytest.mark.parametrize("look", sampled(LOOKS, MAIN_LOOKS))
def test_tab_leads_around(look: str, places: Places) -> None:
    walk(LOOKS[look](places))


@pytest.mark.parametrize("look", ["fortunes", "ways"])
def test_tab_leads_out_of_figures(look: str, places: Places) -> None:
    root = LOOKS[look](places)
    name = {"fortunes": "fortunesChartAsTable", "ways": "waysChartAsTable"}[look]
    button = root.findChild(QAbstractButton, name)
    assert button is not None
    button.click()
    walk(root)
