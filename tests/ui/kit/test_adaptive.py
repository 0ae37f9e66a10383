"""How widgets follow the look: one that fails doesn't take others with it."""

import sys

import pytest
import shiboken6
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

from mascarade_qt.ui.kit.adaptive import Adaptive


class Broken(Adaptive, QWidget):
    """Can't take its sizes again."""

    def restyle(self) -> None:
        raise KeyError("no such size")


class Speaker(QObject):
    """Has signals, like any widget that is made next."""

    said = Signal(int)


def test_an_error_in_a_change_of_style_is_noted_and_goes_no_further(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[type] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: noted.append(kind))
    room = QWidget()
    broken = [Broken(room) for _ in range(5)]
    room.show()
    noted.clear()
    heard: list[int] = []
    for number in range(20):
        room.setStyleSheet(f"QWidget {{ margin: {number}px }}")  # raises nothing here
        speaker = Speaker(room)
        speaker.said.connect(heard.append)
        speaker.said.emit(number)
    assert heard == list(range(20))
    assert set(noted) == {KeyError}
    assert len(noted) >= 20 * len(broken)
    shiboken6.delete(room)  # now, so that nothing of it reacts to what later tests change
