"""The server: a page, its drawings, and a line to each phone. It runs in a thread of its own.

It listens on addresses of the local network only, and only while phones are wanted.
"""

import asyncio
import contextlib
import json
import threading
import time
from collections.abc import Callable, Mapping, Sequence
from http import HTTPStatus
from typing import Any, Concatenate, ParamSpec

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response

from mascarade_qt.phones.access import Codes, local_addresses, shown_code
from mascarade_qt.phones.hub import BadMessageError, Hub, Listener
from mascarade_qt.phones.page import Files, page_files

PORTS = (8313, 8314, 8315, 0)  # the first that is free: short to type, and usually the same the next evening
LARGEST = 2048  # bytes of one message; the page's longest has 500
PER_SECOND, AT_ONCE = 15, 40  # messages
LINES, LINES_PER_ADDRESS = 64, 16
HANDSHAKE = 5.0  # seconds
WAITS = 20.0  # seconds between pings
PATIENCE = 2.0  # seconds for the thread to end
TALK = "/table"
P = ParamSpec("P")


class ServerError(Exception):
    """No phone can reach this computer; the text says why, for the error log."""


class PhoneServer:
    """Serves one game. `start` it, and `close` it: nothing listens before or after."""

    def __init__(
        self, names: Mapping[int, str], listener: Listener, addresses: Sequence[str] | None = None
    ) -> None:
        """`names` are the people's, by player. Without `addresses`, those of the local network."""
        self.codes = Codes(time.monotonic)
        self.hosts: tuple[str, ...] = ()
        self._addresses = local_addresses() if addresses is None else list(addresses)
        self._hub = Hub(names, self.codes, listener)
        self._files: Files = {}
        self._lines: set[_PhoneLine] = set()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, name="phones", daemon=True)
        self._begun = threading.Event()
        self._problem: str = ""
        self._servers: list[Server] = []

    @property
    def address(self) -> str:
        """What to type into a phone's browser."""
        return f"http://{self.hosts[0]}"

    @property
    def link(self) -> str:
        """What the QR code says: the part behind # never leaves the phone's browser."""
        return f"{self.address}/#{self.codes.key}"

    @property
    def shown_code(self) -> str:
        """What to type there, as it is easily read."""
        return shown_code(self.codes.code)

    def start(self) -> None:
        """Listen. ServerError if that isn't possible."""
        if not self._addresses:
            self._loop.close()
            raise ServerError("no local network")
        self._files = page_files()
        self._thread.start()
        self._begun.wait()
        if self._problem:
            self._thread.join()
            raise ServerError(self._problem)

    def close(self) -> None:
        """Disconnect all phones and stop listening."""
        if self._thread.ident is None:
            self._loop.close()
            return
        with contextlib.suppress(RuntimeError):  # it has ended by itself
            self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)

    def post(self, act: Callable[Concatenate[Hub, P], object], *args: P.args, **kwargs: P.kwargs) -> None:
        """Have a method of the hub called with this in the server's thread; from any thread."""
        with contextlib.suppress(RuntimeError):  # closed
            self._loop.call_soon_threadsafe(lambda: act(self._hub, *args, **kwargs))

    # --- in the server's thread ---

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        try:
            self._loop.run_until_complete(self._listen())
        except OSError as error:
            self._problem = error.strerror or str(error)
        finally:
            self._begun.set()
        if not self._problem:
            self._loop.run_forever()
        self._loop.run_until_complete(self._hang_up())
        self._loop.run_until_complete(self._loop.shutdown_asyncgens())
        self._loop.close()

    async def _listen(self) -> None:
        for port in PORTS:
            try:
                for address in self._addresses:
                    self._servers.append(await self._serve(address, port))
            except OSError:
                for server in self._servers:
                    server.close()
                self._servers = []
                if port == PORTS[-1]:
                    raise
                continue
            break
        used = [socket.getsockname() for server in self._servers for socket in server.sockets]
        self.hosts = tuple(f"{host}:{number}" for host, number, *_ in used)

    async def _serve(self, address: str, port: int) -> Server:
        return await serve(
            self._talk,
            address,
            port,
            process_request=self._request,
            compression=None,
            server_header=None,
            open_timeout=HANDSHAKE,
            ping_interval=WAITS,
            ping_timeout=WAITS,
            close_timeout=1,
            max_size=LARGEST,
            max_queue=8,
        )

    async def _hang_up(self) -> None:
        for server in self._servers:
            server.close()
        for server in self._servers:
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(server.wait_closed(), PATIENCE)
        tasks = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _request(self, connection: ServerConnection, request: Request) -> Response | None:
        """Apart from connections to phones, only a few files are served, and only at our own address."""
        hosts = request.headers.get_all("Host")
        if len(hosts) != 1 or hosts[0] not in self.hosts:
            return _response(HTTPStatus.FORBIDDEN)
        if request.path == TALK:
            return self._may_talk(connection, request, hosts[0])
        found = self._files.get(request.path)
        if found is None:
            return _response(HTTPStatus.NOT_FOUND)
        return _response(HTTPStatus.OK, found.kind, found.content, hosts[0])

    def _may_talk(self, connection: ServerConnection, request: Request, host: str) -> Response | None:
        if request.headers.get_all("Origin") != [f"http://{host}"]:
            return _response(HTTPStatus.FORBIDDEN)
        address = _address(connection)
        here = sum(line.address == address for line in self._lines)
        if len(self._lines) >= LINES or here >= LINES_PER_ADDRESS:
            return _response(HTTPStatus.TOO_MANY_REQUESTS)
        return None

    async def _talk(self, connection: ServerConnection) -> None:
        line = _PhoneLine(connection)
        self._lines.add(line)
        self._hub.called(line)
        sending = asyncio.create_task(line.deliver())
        rate = _Rate(time.monotonic)
        try:
            async for text in connection:
                if not rate.allows():
                    raise BadMessageError("too fast")
                self._hub.heard(line, text)
        except BadMessageError as error:
            await connection.close(1008, str(error))
        except ConnectionClosed:
            pass
        finally:
            self._lines.discard(line)
            self._hub.gone(line)
            sending.cancel()


class _PhoneLine:
    """Messages on their way to one phone. A slow phone gets only the latest of each kind."""

    def __init__(self, connection: ServerConnection) -> None:
        self.address = _address(connection)
        self._connection = connection
        self._waiting: dict[str, Mapping[str, Any]] = {}
        self._news = asyncio.Event()

    def send(self, kind: str, message: Mapping[str, Any]) -> None:
        """Part of Line."""
        self._waiting.pop(kind, None)  # the newest comes last
        self._waiting[kind] = message
        self._news.set()

    async def deliver(self) -> None:
        """Send what is waiting, until the connection ends."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self._news.wait()
                self._news.clear()
                while self._waiting:
                    kind = next(iter(self._waiting))
                    await self._connection.send(json.dumps(self._waiting.pop(kind), ensure_ascii=False))


class _Rate:
    """A limit on the rate of messages: a bucket that fills slowly, but faster than a person can press."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._left, self._since = float(AT_ONCE), clock()

    def allows(self) -> bool:
        """Whether one more message is allowed."""
        now = self._clock()
        self._left = min(AT_ONCE, self._left + (now - self._since) * PER_SECOND)
        self._since = now
        self._left -= 1
        return self._left >= 0


def _address(connection: ServerConnection) -> str:
    found = connection.remote_address
    return str(found[0]) if found else ""


def _response(status: HTTPStatus, kind: str = "text/plain", content: bytes = b"", host: str = "") -> Response:
    policy = (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        f"connect-src 'self' ws://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    headers = Headers(
        {
            "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text") else kind,
            "Content-Length": str(len(content)),
            "Content-Security-Policy": policy if host else "default-src 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cache-Control": "no-store",
            "Connection": "close",
        }
    )
    return Response(status.value, status.phrase, headers, content)
