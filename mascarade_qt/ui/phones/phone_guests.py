"""The phones of one game, as the window sees them. No socket is opened until a person asks for phones."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Concatenate, ParamSpec

from PySide6.QtCore import QObject, Qt, Signal

from mascarade_qt.match.match import Loop
from mascarade_qt.phones.hub import Hub, Overview

if TYPE_CHECKING:
    from mascarade_qt.phones.table import PhoneTable

P = ParamSpec("P")


class PhoneGuests(QObject):
    """Lets phones in, and says who has come; close it before the match."""

    changed = Signal(object)  # an Overview
    asked = Signal()  # a phone asks for a seat

    _heard = Signal(object)

    def __init__(self, loop: Loop, names: Mapping[int, str], parent: QObject | None = None) -> None:
        """`names` are the people's, by player."""
        super().__init__(parent)
        self._loop, self.names = loop, dict(names)
        self._table: PhoneTable | None = None
        self.problem = ""
        self.overview = Overview(dict.fromkeys(names, "free"), ())
        self._heard.connect(self._take, Qt.ConnectionType.QueuedConnection)

    def open(self) -> None:
        """Listen from now on; `problem` says why that isn't possible."""
        if self._table is not None:
            return
        from mascarade_qt.phones.server import ServerError
        from mascarade_qt.phones.table import PhoneTable

        table = PhoneTable(self._loop, self.names, self._heard.emit)
        try:
            table.start()
        except ServerError as error:
            table.close()
            self.problem = str(error)
            return
        self.problem, self._table = "", table

    def close(self) -> None:
        """Disconnect the phones and stop listening."""
        self.blockSignals(True)  # drops what is still on its way
        if self._table is not None:
            self._table.close()
            self._table = None

    @property
    def link(self) -> str:
        """The link for a QR code; empty if no phone can connect."""
        return "" if self._table is None else self._table.server.link

    @property
    def address(self) -> str:
        """The address to type."""
        return "" if self._table is None else self._table.server.address

    @property
    def code(self) -> str:
        """The code to type after that."""
        return "" if self._table is None else self._table.server.shown_code

    def post(self, act: Callable[Concatenate[Hub, P], object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Have a method of the hub called with this, if phones can connect."""
        if self._table is not None:
            self._table.server.post(act, *args, **kwargs)

    def _take(self, overview: Overview) -> None:
        before, self.overview = self.overview, overview
        self.changed.emit(overview)
        if set(overview.wishes) - set(before.wishes):
            self.asked.emit()
