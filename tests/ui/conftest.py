"""What the tests of the screens share: a folder, settings, and a check for what was left running."""

import os
import shutil
import time
from collections.abc import Callable, Iterator
from functools import lru_cache
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractAnimation, QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from mascarade_qt.storage.scenario_files import ScenarioStore
from mascarade_qt.ui.look import applied_settings, art
from mascarade_qt.ui.look.applied_settings import AppliedSettings
from mascarade_qt.ui.look.reading_time import READINGS
from mascarade_qt.ui.look.settings import Settings
from mascarade_qt.ui.look.theme import load_fonts
from mascarade_qt.ui.sound import player
from mascarade_qt.ui.table.prompt import curtain, panel
from mascarade_qt.ui.window import MainWindow
from tests.leaks import PATIENCE, nothing_left_running
from tests.support.globals import reset_globals
from tests.ui.fit_places import Places

RECORDS = Path(__file__).resolve().parents[1] / "records"
Show = Callable[..., QWidget]


def pytest_itemcollected(item: pytest.Item) -> None:
    """The off-screen platform complains about what it cannot do."""
    item.add_marker(pytest.mark.qt_log_ignore("This plugin does not support"))


@pytest.fixture(autouse=True, scope="session")
def drawings() -> Iterator[None]:
    """A drawing is rendered once in a size; the program forgets it when it has painted much else."""
    rendered = lru_cache(maxsize=1000)(art._drawn)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(art, "_drawn", lambda *which: QPixmap(rendered(*which)))
        yield


@pytest.fixture(scope="session")
def serif(qapp: QApplication) -> None:
    """The bundled serif, as in the program."""
    load_fonts()


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the program writes."""
    found = tmp_path / "data"
    monkeypatch.setenv("MASCARADE_DATA", str(found))
    return found


@pytest.fixture(autouse=True)
def silence(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests silent."""

    def no_device() -> player.Device:
        raise OSError("no sound in tests")

    monkeypatch.setattr(player, "open_device", no_device)


@pytest.fixture
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cancel all file dialogs, which would wait for a person."""
    for name in ("getSaveFileName", "getOpenFileName"):
        monkeypatch.setattr(QFileDialog, name, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_, **__: ([], ""))


@pytest.fixture
def kept(folder: Path) -> Path:
    """A finished game and an unfinished one are kept here."""
    games = folder / "games"
    games.mkdir(parents=True)
    for name in ("b6", "unfinished"):
        shutil.copy(RECORDS / f"{name}.mascarade", games)
    return games


@pytest.fixture
def settings(
    qapp: QApplication, serif: None, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Settings]:
    """Settings as on the first day, applied; nothing moves, and nobody has to read."""
    monkeypatch.setattr(applied_settings, "READINGS", dict.fromkeys(READINGS, 0.0))
    found = Settings(folder)
    found.language = "en"
    found.theme = "night"
    found.speed = "instant"
    found.wait_at_reveals = False
    AppliedSettings(found)
    yield found
    found.deleteLater()
    reset_globals()


@pytest.fixture
def store(folder: Path) -> ScenarioStore:
    """The player has made no scenarios yet."""
    return ScenarioStore(folder / "scenarios")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Don't wait for guards and curtains."""
    monkeypatch.setattr(panel, "PROMPT_GUARD", 0)
    monkeypatch.setattr(curtain, "CURTAIN_HOLD", 0)
    monkeypatch.setattr(curtain, "CURTAIN_REST", 0)
    monkeypatch.setattr(curtain, "PROMPT_GUARD", 0)


@pytest.fixture
def places(settings: Settings, store: ScenarioStore, quick: None) -> Iterator[Places]:
    """Opens places to look at."""
    found = Places(settings, store)
    yield found
    found.close()


@pytest.fixture
def show(qapp: QApplication, settings: Settings) -> Iterator[Show]:
    """Shows a widget; after the test it is gone, and nothing of it is running."""
    shown: list[QWidget] = []

    def put(widget: QWidget, width: int = 1280, height: int = 720) -> QWidget:
        widget.resize(width, height)
        widget.show()
        shown.append(widget)
        QApplication.processEvents()
        return widget

    yield put
    for widget in shown:
        widget.close()
        check_still(widget)
        widget.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def window(settings: Settings) -> Iterator[MainWindow]:
    """The whole window; closing it ends everything."""
    with nothing_left_running():
        found = MainWindow(settings)
        found.go("home")
        found.resize(1280, 720)
        found.show()
        yield found
        found.close()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        check_still(found)
        found.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def check_still(widget: QWidget) -> None:
    """No timer and no animation is left running; Qt's own short ones may come to their end."""
    deadline = time.monotonic() + PATIENCE
    while (left := _moving(widget)) and time.monotonic() < deadline:
        QApplication.processEvents()
        time.sleep(0.01)
    assert not left


def _moving(widget: QWidget) -> list[QObject]:
    stopped = QAbstractAnimation.State.Stopped
    moving = [found for found in widget.findChildren(QAbstractAnimation) if found.state() != stopped]
    return [*moving, *(timer for timer in widget.findChildren(QTimer) if timer.isActive())]
