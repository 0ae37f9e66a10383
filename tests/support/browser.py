"""A real browser for tests of the phones' page: Chromium, told what to do over its debugging protocol."""

import json
import shutil
import subprocess
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
PATIENCE = 60.0  # seconds
WAKE = 0.05


def program() -> str | None:
    """Where a browser is, if there is one."""
    return next(filter(None, map(shutil.which, NAMES)), None)


class Tab:
    """One page, as on a phone of its own."""

    def __init__(self, browser: "Browser", session: str) -> None:
        self._browser, self._session = browser, session
        for domain in ("Page", "Runtime", "Network", "Accessibility"):
            self.do(f"{domain}.enable")

    def do(self, method: str, **values: object) -> dict[str, Any]:
        """One command of the protocol."""
        return self._browser.do(method, self._session, **values)

    def screen(self, width: int, height: int, scale: float = 2, dark: bool = True) -> None:
        """The screen of a phone, with touch."""
        self.do(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=True,
        )
        self.do("Emulation.setTouchEmulationEnabled", enabled=True)
        scheme = {"name": "prefers-color-scheme", "value": "dark" if dark else "light"}
        self.do("Emulation.setEmulatedMedia", features=[scheme])

    def open(self, address: str) -> None:
        """Go there."""
        self.do("Page.navigate", url=address)

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        found = self.do("Runtime.evaluate", expression=script, returnByValue=True, awaitPromise=True)
        assert "exceptionDetails" not in found, found["exceptionDetails"]
        return found["result"].get("value")

    def wait(self, script: str, patience: float = PATIENCE) -> Any:
        """Until an expression is true."""
        end = time.monotonic() + patience
        while not (found := self.run(f"Boolean({script})")):
            assert time.monotonic() < end, f"{script}: not in {self.text()!r}"
            time.sleep(WAKE)
        return found

    def text(self) -> str:
        """All that can be read."""
        return str(self.run("document.body ? document.body.innerText : ''"))

    def tap(self, selector: str) -> None:
        """Touch something, as a finger does."""
        self.touch(selector)
        self.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def touch(self, selector: str) -> None:
        """Put a finger on something, and leave it there."""
        self.wait(f"document.querySelector({selector!r})")
        self.run(f"document.querySelector({selector!r}).scrollIntoView({{block: 'center'}})")
        middle = (
            f"(({{left, top, width, height}}) => ({{x: left + width / 2, y: top + height / 2}}))"
            f"(document.querySelector({selector!r}).getBoundingClientRect())"
        )
        self.do("Input.dispatchTouchEvent", type="touchStart", touchPoints=[self.run(middle)])

    def network(self, offline: bool = False, latency: int = 0) -> None:
        """How good the network is; latency in ms."""
        self.do(
            "Network.emulateNetworkConditions",
            offline=offline,
            latency=latency,
            downloadThroughput=20_000 if latency else -1,
            uploadThroughput=20_000 if latency else -1,
        )

    def picture(self, path: Path) -> None:
        """What it looks like."""
        path.write_bytes(b64decode(self.do("Page.captureScreenshot", format="png")["data"]))

    def tree(self) -> list[dict[str, Any]]:
        """What a screen reader gets."""
        nodes: list[dict[str, Any]] = self.do("Accessibility.getFullAXTree")["nodes"]
        return [node for node in nodes if not node.get("ignored")]


class Browser:
    """A running browser; its pages share nothing."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._number = 0
        self.said: list[dict[str, Any]] = []  # events, such as what the console says

    def do(self, method: str, session: str = "", **values: object) -> dict[str, Any]:
        """One command of the protocol, and its answer."""
        self._number += 1
        message = {"id": self._number, "method": method, "params": values}
        self._line.send(json.dumps({**message, "sessionId": session} if session else message))
        while True:
            answer = json.loads(self._line.recv(timeout=PATIENCE))
            if answer.get("id") == self._number:
                assert "error" not in answer, f"{method}: {answer['error']}"
                found: dict[str, Any] = answer["result"]
                return found
            self.said.append(answer)

    def tab(self) -> Tab:
        """A page that remembers nothing of the others."""
        context = self.do("Target.createBrowserContext")["browserContextId"]
        made = self.do("Target.createTarget", url="about:blank", browserContextId=context)
        attached = self.do("Target.attachToTarget", targetId=made["targetId"], flatten=True)
        return Tab(self, attached["sessionId"])

    def complaints(self) -> list[str]:
        """Errors of pages, and what their policy has blocked."""
        errors = [said for said in self.said if said.get("method") == "Runtime.exceptionThrown"]
        console = [
            said
            for said in self.said
            if said.get("method") == "Runtime.consoleAPICalled" and said["params"]["type"] == "error"
        ]
        return [json.dumps(said) for said in (*errors, *console)]


@contextmanager
def browsing(folder: Path) -> Iterator[Browser]:
    """A browser without a window, with a new profile in this folder."""
    found = program()
    assert found is not None
    options = (
        *("--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run"),
        *("--disable-background-networking", "--disable-component-update", "--disable-sync"),
        *("--disable-dev-shm-usage", "--remote-debugging-port=0", f"--user-data-dir={folder}"),
        "--disable-features=Translate",
    )
    with subprocess.Popen([found, *options], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        try:
            port, path = _address(folder, lambda: process.poll() is None)
            address = f"ws://127.0.0.1:{port}{path}"
            with connect(address, max_size=None, compression=None, ping_interval=None) as line:
                yield Browser(line)
        finally:
            process.terminate()
            try:
                process.wait(10)
            except subprocess.TimeoutExpired:
                process.kill()


def _address(folder: Path, runs: Callable[[], bool]) -> tuple[str, str]:
    """Where it listens: it says so in a file."""
    end = time.monotonic() + PATIENCE
    while runs() and time.monotonic() < end:
        file = folder / "DevToolsActivePort"
        if file.exists() and len(lines := file.read_text("utf-8").split()) == 2:
            return lines[0], lines[1]
        time.sleep(WAKE)
    raise AssertionError("the browser did not start")
