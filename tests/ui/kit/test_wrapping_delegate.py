"""Lists whose entries wrap."""

import pytest
from PySide6.QtCore import QStringListModel, Qt
from PySide6.QtWidgets import QApplication, QListView, QStyleOptionViewItem

from mascarade_qt.ui.kit.wrapping_delegate import WrappingDelegate
from mascarade_qt.ui.look.settings import Settings
from tests.ui.conftest import Show


@pytest.mark.parametrize("letters", range(8, 30))
def test_a_scroll_bar_makes_no_entry_taller(letters: int, settings: Settings, show: Show) -> None:
    """Heights that were measured without one are still right beside it."""
    view = QListView()
    view.setModel(QStringListModel(["I am the " + "x" * letters], view))
    delegate = WrappingDelegate(view)
    view.setItemDelegate(delegate)
    show(view, 160, 200)
    heights = set()
    for policy in (Qt.ScrollBarPolicy.ScrollBarAlwaysOff, Qt.ScrollBarPolicy.ScrollBarAlwaysOn):
        view.setVerticalScrollBarPolicy(policy)
        QApplication.processEvents()
        heights.add(delegate.sizeHint(QStyleOptionViewItem(), view.model().index(0, 0)).height())
    assert len(heights) == 1
