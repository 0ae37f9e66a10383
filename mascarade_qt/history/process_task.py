"""A task for the bots' process after a game, when there is no match that needs it."""

from PySide6.QtCore import QObject, Qt, Signal, Slot

from mascarade_qt.match.bot_process import BotProcess, Died, ReplyListener
from mascarade_qt.match.thinker import Reply


class ProcessTask(QObject):
    """Subclasses send the first message in `_begin`, and the next ones as replies arrive; can be stopped."""

    progressed = Signal(int, int)
    finished = Signal()
    failed = Signal()  # the process could not go on
    _arrived = Signal(object)

    def __init__(self, bot_process: BotProcess, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bot_process = bot_process
        self.running = False
        self._arrived.connect(self._receive, Qt.ConnectionType.QueuedConnection)
        self._listener: ReplyListener = self._arrived.emit

    def start(self) -> None:
        """Start; the process must not be busy with a match."""
        self.running = True
        self._bot_process.listen(self._listener)
        self._begin()

    def stop(self) -> None:
        """Nothing comes after this."""
        if self.running:
            self.running = False
            self._bot_process.leave(self._listener)

    def _begin(self) -> None:
        raise NotImplementedError

    def _take(self, reply: Reply) -> None:
        raise NotImplementedError

    def _finish(self) -> None:
        self.stop()
        self.finished.emit()

    @Slot(object)
    def _receive(self, reply: Reply | Died) -> None:
        if not self.running:
            return
        if isinstance(reply, Died):
            ProcessTask.stop(self)  # there is nobody to send a last message to
            self.failed.emit()
        else:
            self._take(reply)
