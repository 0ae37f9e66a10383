"""Starting, and what happens when something goes wrong."""

import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication, QMessageBox

from mascarade_qt.system import error_log
from mascarade_qt.system.system_libraries import can_show
from mascarade_qt.ui import app, crash_reporter
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.window import MainWindow
from tests.support.waiting import wait_until
from tests.ui.seeing import find


@pytest.mark.parametrize(
    ("environ", "platform", "shown"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"QT_QPA_PLATFORM": "offscreen"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
        ({}, "freebsd14", False),
    ],
)
def test_a_display_is_looked_for(environ: dict[str, str], platform: str, shown: bool) -> None:
    assert can_show(environ, platform) is shown


def test_the_window_opens_and_closes(
    qapp: QApplication, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(os.environ, "QT_QPA_PLATFORM", "offscreen")
    hook = sys.excepthook
    QTimer.singleShot(0, qapp, qapp.closeAllWindows)
    assert app.main(None, "hu", go_on=False) == 0
    sys.excepthook = hook
    assert Settings().language == "hu"
    assert qapp.applicationName() == "mascarade-qt"
    assert app.application_icon().availableSizes()


def test_a_crash_is_written_down_and_told_politely(window: MainWindow, folder: Path) -> None:
    reporter = crash_reporter.CrashReporter(window)
    for number in range(3):
        try:
            raise RuntimeError(f"wrong {number}")
        except RuntimeError as error:
            reporter.note(type(error), error, error.__traceback__)
    QApplication.processEvents()
    boxes = window.findChildren(QMessageBox)
    assert len(boxes) == 1
    box = find(window, QMessageBox, "crashBox")
    assert "Traceback" not in box.text()
    assert error_log.FILE in box.text()
    box.close()
    log = (folder / error_log.FILE).read_text(encoding="utf-8")
    assert [f"wrong {number}" in log for number in range(3)] == [True] * 3


def test_the_error_log_does_not_grow_for_ever(folder: Path, window: MainWindow) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    log = folder / error_log.FILE
    log.write_text("x" * (error_log.MOST_BYTES + 1), encoding="utf-8")
    error = ValueError("after")
    crash_reporter.CrashReporter(window).note(ValueError, error, None)
    assert log.stat().st_size < 10_000
    QApplication.processEvents()
    find(window, QMessageBox, "crashBox").close()


def test_a_crash_in_another_thread_is_told_too(window: MainWindow, folder: Path) -> None:
    with crash_reporter.noted(window):
        thread = threading.Thread(target=int, args=("no number",))
        thread.start()
        thread.join()
    wait_until(lambda: bool(window.findChildren(QMessageBox)))
    assert "ValueError" in (folder / error_log.FILE).read_text("utf-8")
    find(window, QMessageBox, "crashBox").close()


def test_a_file_that_the_system_hands_over_is_opened(
    qapp: QApplication, settings: Settings, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    window = MainWindow(settings)
    monkeypatch.setattr(window.current_game, "open_file", opened.append)
    opener = app.FileOpener()
    monkeypatch.setattr(qapp, "opener", opener, raising=False)
    heard: Any = app.Application.event
    assert heard(qapp, QFileOpenEvent("early.mascarade"))
    assert opened == []
    assert opener.hand_over_to(window) == "early.mascarade"
    heard(qapp, QFileOpenEvent("game.mascarade"))
    window.close()
    assert opened == ["game.mascarade"]


SHARP = """
import ctypes
from mascarade_qt.ui.app import make_application
app = make_application()
user = ctypes.windll.user32
user.GetThreadDpiAwarenessContext.restype = ctypes.c_void_p
theirs, each_display_v2 = user.GetThreadDpiAwarenessContext(), -4
print(user.AreDpiAwarenessContextsEqual(ctypes.c_void_p(theirs), ctypes.c_void_p(each_display_v2)))
"""


@pytest.mark.skipif(sys.platform != "win32", reason="others tell each window how large its pixels are")
def test_windows_leaves_the_scale_of_each_display_to_us() -> None:
    environment = os.environ | {"QT_QPA_PLATFORM": "windows"}
    said = subprocess.run([sys.executable, "-c", SHARP], capture_output=True, env=environment, check=True)
    assert said.stdout.strip() == b"1"
