"""Frames of what moves on a table, taken at fixed times, and all that widgets say beside their pictures."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QCoreApplication, QRect, QSequentialAnimationGroup, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QAbstractButton, QLabel, QListView, QWidget

from mascarade_qt.ui.table.screen import TableScreen
from tests.support.waiting import idle

Words = tuple[object, ...]


@dataclass
class Film:
    """Pictures and words at each step, and how long each movement took."""

    frames: list[QImage] = field(default_factory=list)
    words: list[list[Words]] = field(default_factory=list)
    durations: list[int] = field(default_factory=list)


def running(screen: TableScreen) -> QSequentialAnimationGroup | None:
    """What moves now."""
    return screen.director.playback.group


def movements(screen: TableScreen) -> Iterator[QSequentialAnimationGroup]:
    """Each movement in turn, held; the caller sets its time, then it is brought to its end."""
    for _ in range(500):
        group = running(screen)
        if group is not None:
            group.pause()
            yield group
            group.setCurrentTime(group.totalDuration())
        QCoreApplication.processEvents()
        if not screen.director.busy or screen.prompt.buttons or screen.curtain.isVisible():
            return
    raise AssertionError("it moves without end")


def take_film(screen: TableScreen, subject: QWidget, step: int = 100) -> Film:
    """Film all that moves until the next question."""
    film = Film()
    idle()
    for group in movements(screen):
        film.durations.append(group.totalDuration())
        for time in range(0, group.totalDuration(), step):
            group.setCurrentTime(time)
            film.frames.append(picture(subject))
            film.words.append(words(subject))
    film.frames.append(picture(subject))
    film.words.append(words(subject))
    return film


def picture(subject: QWidget) -> QImage:
    """What is on the screen."""
    return subject.grab().toImage()


def words(subject: QWidget) -> list[Words]:
    """All that a widget and its children say or are, besides their pixels."""
    return [_words_of(widget) for widget in (subject, *subject.findChildren(QWidget))]


def _words_of(widget: QWidget) -> Words:
    said: list[object] = [type(widget).__name__, widget.objectName(), widget.geometry().getRect()]
    said += [widget.isVisible(), widget.isEnabled(), widget.hasFocus(), widget.cursor().shape()]
    said += [widget.toolTip(), widget.statusTip(), widget.whatsThis(), widget.windowTitle()]
    said += [widget.accessibleName(), widget.accessibleDescription()]
    said += [(name, str(widget.property(name))) for name in _own(widget)]
    if isinstance(widget, QLabel | QAbstractButton):
        said.append(widget.text())
    if isinstance(widget, QListView):
        said += [widget.model().index(row, 0).data() for row in range(widget.model().rowCount())]
    return tuple(said)


def _own(widget: QWidget) -> list[str]:
    names = [bytes(name.data()).decode() for name in widget.dynamicPropertyNames()]
    return [name for name in names if not name.startswith("_")]  # those are Qt's own


def all_text(subject: QWidget) -> list[str]:
    """Every text of a widget and what is in it, shown or not."""
    return [text for said in words(subject) for text in said if isinstance(text, str) and text]


def differences(one: QImage, other: QImage, without: Sequence[QRect] = ()) -> int:
    """How many pixels differ, outside of some areas."""
    assert one.size() == other.size()
    if one == other:
        return 0
    copies = [_blanked(image, without) for image in (one, other)]
    pixels = [memoryview(bytes(copy.constBits())).cast("I") for copy in copies]
    return sum(first != second for first, second in zip(*pixels, strict=True))


def _blanked(image: QImage, areas: Sequence[QRect]) -> QImage:
    copy = image.convertToFormat(QImage.Format.Format_RGB32)
    painter = QPainter(copy)
    for area in areas:
        painter.fillRect(area, Qt.GlobalColor.black)
    painter.end()
    return copy
