"""The server with real connections: what it serves, to which addresses, and what hostile clients get."""

import http.client
import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from mascarade_qt.engine.questions import Answer
from mascarade_qt.phones.hub import Overview
from mascarade_qt.phones.server import AT_ONCE, LARGEST, LINES_PER_ADDRESS, PhoneServer, ServerError
from tests.leaks import nothing_left_running

HERE = "127.0.0.1"


class Deaf:
    """A game that never begins."""

    def seat_taken(self, player: int) -> None: ...

    def seat_freed(self, player: int) -> None: ...

    def answered(self, number: int, player: int, answer: Answer) -> None: ...

    def changed(self, overview: Overview) -> None: ...


@pytest.fixture
def server() -> Iterator[PhoneServer]:
    found = PhoneServer({0: "Anna", 1: "Ben"}, Deaf(), [HERE])
    with nothing_left_running():
        found.start()
        yield found
        found.close()


def call(server: PhoneServer, **more: Any) -> ClientConnection:
    more.setdefault("origin", server.address)
    line: ClientConnection = connect(f"ws://{server.hosts[0]}/table", compression=None, **more)
    return line


def hello(server: PhoneServer, line: ClientConnection) -> dict[str, Any]:
    line.send(json.dumps({"do": "hello", "code": server.codes.key, "device": "", "language": "fr"}))
    found: dict[str, Any] = json.loads(line.recv(timeout=20))
    return found


def fetch(
    server: PhoneServer, path: str, method: str = "GET", **headers: str
) -> tuple[int, dict[str, str], bytes]:
    host, _, port = server.hosts[0].partition(":")
    line = http.client.HTTPConnection(host, int(port), timeout=20)
    try:
        line.putrequest("GET", path, skip_host="Host" in headers)
        for name, value in headers.items():
            line.putheader(name, value)
        line.endheaders()
        answer = line.getresponse()
        return answer.status, dict(answer.headers), answer.read()
    finally:
        line.close()


# --- the page ---


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/", "text/html"),
        ("/app.js", "text/javascript"),
        ("/style.css", "text/css"),
        ("/icon.svg", "image/svg+xml"),
        ("/masks/king.svg", "image/svg+xml"),
        ("/icons/swap.svg", "image/svg+xml"),
    ],
)
def test_the_page_and_its_drawings_are_served(server: PhoneServer, path: str, kind: str) -> None:
    status, headers, content = fetch(server, path)
    assert status == 200
    assert headers["Content-Type"].startswith(kind)
    assert len(content) > 100
    policy = headers["Content-Security-Policy"]
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert f"ws://{server.hosts[0]}" in policy
    assert headers["X-Content-Type-Options"] == "nosniff"
    assert headers["Referrer-Policy"] == "no-referrer"


def test_the_page_is_small_and_fetches_nothing_from_elsewhere(server: PhoneServer) -> None:
    parts = [fetch(server, path)[2] for path in ("/", "/app.js", "/style.css")]
    assert sum(map(len, parts)) < 150_000
    for part in parts:
        assert b"//" not in part.replace(b'"ws://"', b"").replace(b"// ", b"")
        assert b"innerHTML" not in part
        assert b"<script>" not in part
        assert b"style=" not in part


@pytest.mark.parametrize(
    "path",
    ["/../pyproject.toml", "/masks/../../pyproject.toml", "/%2e%2e/x", "/masks/", "/nothing", "//", "/?x=1"],
)
def test_nothing_else_is_served(server: PhoneServer, path: str) -> None:
    assert fetch(server, path)[0] == 404


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1", "localhost:1", ""])
def test_another_host_is_refused(server: PhoneServer, host: str) -> None:
    status, _, content = fetch(server, "/", Host=host)
    assert (status, content) == (403, b"")


# --- the line ---


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "https://127.0.0.1", "http://localhost"]
)
def test_another_origin_is_refused(server: PhoneServer, origin: str | None) -> None:
    with pytest.raises(InvalidStatus, match="403"), call(server, origin=origin):
        pass


def test_a_phone_is_answered(server: PhoneServer) -> None:
    with call(server) as line:
        found = hello(server, line)
    assert [seat["name"] for seat in found["seats"]] == ["Anna", "Ben"]
    assert found["language"] == "fr"


def test_a_phone_may_hang_up_at_any_time(server: PhoneServer) -> None:
    for _ in range(5):
        with call(server) as line:
            line.socket.shutdown(socket.SHUT_RDWR)
    with call(server) as line:
        assert hello(server, line)["kind"] == "seats"


@pytest.mark.parametrize("message", [b"\x00\x01", "x" * (LARGEST + 1), "{", '{"do": "sit"}'])
def test_a_bad_message_ends_the_line(server: PhoneServer, message: str | bytes) -> None:
    with call(server) as line:
        line.send(message)
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=20)
    with call(server) as line:
        assert hello(server, line)["kind"] == "seats"


def flood(line: ClientConnection) -> None:
    """Say something far too often, and read what comes back."""
    for _ in range(AT_ONCE * 3):
        line.send(json.dumps({"do": "stand"}))
    while True:
        line.recv(timeout=20)


def test_a_flood_ends_the_line_and_disturbs_nobody(server: PhoneServer) -> None:
    with call(server) as other, call(server) as line:
        hello(server, line)
        with pytest.raises(ConnectionClosed):
            flood(line)
        assert hello(server, other)["kind"] == "seats"


def test_one_address_has_a_limited_number_of_lines(server: PhoneServer) -> None:
    with ExitStack() as lines:
        for _ in range(LINES_PER_ADDRESS):
            lines.enter_context(call(server))
        with pytest.raises(InvalidStatus, match="429"), call(server):
            pass
    with call(server) as line:
        assert hello(server, line)["kind"] == "seats"


def test_a_client_that_never_finishes_its_request_is_dropped(
    server: PhoneServer,
) -> None:
    host, _, port = server.hosts[0].partition(":")
    with socket.create_connection((host, int(port)), timeout=30) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nHost:")
        with call(server) as line:
            assert hello(server, line)["kind"] == "seats"
        assert slow.recv(100) == b""  # hung up


@pytest.mark.parametrize(
    "start",
    [
        b"\x00" * 64,
        b"GET /table HTTP/1.1\r\n" + b"X: y\r\n" * 400,
        b"GET / HTTP/1.1\r\nHost: " + b"x" * 20_000,
        b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n0123456789",
        b"GET / HTTP/9.9\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    ],
)
def test_garbage_is_refused(server: PhoneServer, start: bytes) -> None:
    host, _, port = server.hosts[0].partition(":")
    with socket.create_connection((host, int(port)), timeout=30) as line:
        line.sendall(start)
        line.shutdown(socket.SHUT_WR)
        assert b"200 OK" not in line.recv(2000)
    with call(server) as line2:
        assert hello(server, line2)["kind"] == "seats"


# --- beginning and end ---


def test_nothing_listens_before_or_after() -> None:
    found = PhoneServer({0: "Anna"}, Deaf(), [HERE])
    assert not found.hosts
    found.start()
    host, _, port = found.hosts[0].partition(":")
    found.close()
    with pytest.raises(ConnectionRefusedError), socket.create_connection((host, int(port)), timeout=5):
        pass


def test_without_a_local_network_there_is_no_server() -> None:
    found = PhoneServer({0: "Anna"}, Deaf(), [])
    with pytest.raises(ServerError):
        found.start()
    found.close()


def test_an_address_that_is_not_ours_is_a_problem_in_words() -> None:
    found = PhoneServer({0: "Anna"}, Deaf(), ["192.0.2.77"])
    with nothing_left_running(), pytest.raises(ServerError):
        found.start()
    found.close()


def test_two_tables_have_two_addresses(server: PhoneServer) -> None:
    other = PhoneServer({0: "Anna"}, Deaf(), [HERE])
    other.start()
    assert other.address != server.address
    assert other.codes.key != server.codes.key
    other.close()


def test_closing_hangs_up(server: PhoneServer) -> None:
    with call(server) as line:
        hello(server, line)
        server.close()
        with pytest.raises(ConnectionClosed):
            line.recv(timeout=20)
