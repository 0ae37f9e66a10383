"""The movement in progress on a table: one at a time, which can be held, ended early or dropped."""

from collections.abc import Callable

from PySide6.QtCore import QAbstractAnimation, QObject, QSequentialAnimationGroup


class Playback(QObject):
    """Plays one movement, or waits, and then goes on."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.group: QSequentialAnimationGroup | None = None  # what moves now, or a wait

    @property
    def running(self) -> bool:
        """Whether something moves, or waits."""
        return self.group is not None

    @property
    def progress(self) -> float | None:
        """How far along it is, from 0 to 1."""
        group = self.group
        return None if group is None else group.currentLoopTime() / group.totalDuration()

    def run(self, animation: QAbstractAnimation | None, then: Callable[[], None]) -> None:
        """Play something to its end; what takes no time is over at once."""
        group = QSequentialAnimationGroup(self)
        if animation is not None:
            group.addAnimation(animation)
        if group.totalDuration() == 0:
            group.deleteLater()
            then()
            return
        self.group = group

        def ended() -> None:
            group.deleteLater()
            self.group = None
            then()

        group.finished.connect(ended)
        group.start()

    def hold(self, held: bool) -> None:
        """Stand still, or go on from there."""
        if self.group is not None:
            (self.group.pause if held else self.group.resume)()

    def end(self) -> None:
        """Go to its end now."""
        if self.group is not None:
            self.group.setCurrentTime(self.group.totalDuration())

    def drop(self) -> None:
        """Stop where it is; nothing follows."""
        if self.group is not None:
            self.group.stop()
            self.group.deleteLater()
            self.group = None
