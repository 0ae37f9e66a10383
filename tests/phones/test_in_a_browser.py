"""Whole games on the page itself, in a real browser: several phones, touch, bad networks, languages."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from mascarade_qt.engine.cast import Role
from mascarade_qt.match.loaded import load
from mascarade_qt.match.match import Match
from mascarade_qt.match.messages import Asked, Message, Moment
from mascarade_qt.match.runner import CallQueue, Runner
from mascarade_qt.phones.hub import Hub, Overview
from mascarade_qt.phones.table import PhoneTable
from mascarade_qt.words.system_language import CODES
from tests.match.tables import a_record
from tests.support.browser import WAKE, Browser, Tab, browsing, program

pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(900),
    pytest.mark.skipif(program() is None, reason="needs Chromium (on Debian: apt-get install chromium)"),
]

PATIENCE = 90.0  # seconds
SCREENS = ((320, 568), (360, 740), (390, 844), (430, 932))
BOT = Role(human=False, bot="random")
# One press of a person who plays to see the end: claims something, contests now and then.
PRESS = """(() => {
  if (!table || table.over) return "over";
  const confirm = document.querySelector("#confirm");
  if (confirm) { confirm.click(); return "confirm"; }
  const answers = document.querySelectorAll(".answers button");
  if (!answers.length) return "";
  answers[Math.floor(Math.random() * answers.length)].click();
  return "answer";
})()"""


class Table:
    """A match in its thread whose screen shows everything at once, and lets in every phone."""

    def __init__(self, people: int, players: int, help_level: str = "classic") -> None:
        self.people = people
        self.moments: list[Moment] = []
        self.calls = CallQueue()
        record = a_record(players, tuple(range(people)), BOT, help=help_level)
        self._runner = Runner(self.calls, self._hear, load(record))
        names = {player: record.setup.players[player] for player in range(people)}
        self.overview = Overview({}, ())
        self.phones = PhoneTable(self.calls, names, self._changed, ["127.0.0.1"])

    def start(self) -> None:
        """Begin."""
        self._runner.start()
        self.phones.start()

    def close(self) -> None:
        """End."""
        self.phones.close()
        self._runner.close()

    def _hear(self, message: Message) -> None:
        if isinstance(message, Moment):
            self.moments.append(message)
            self.calls.post(Match.shown, message.number)

    def _changed(self, overview: Overview) -> None:
        self.overview = overview
        for wish in overview.wishes:
            self.phones.server.post(Hub.confirm, wish.device)

    @property
    def asked(self) -> Asked | None:
        """Who is asked now."""
        return self.moments[-1].asked if self.moments else None


@pytest.fixture
def browser(tmp_path: Path) -> Iterator[Browser]:
    with browsing(tmp_path / "browser") as found:
        yield found
        assert found.complaints() == []


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    found = Table(*getattr(request, "param", (2, 4)))
    found.start()
    yield found
    found.close()


def phone(table: Table, browser: Browser, player: int, dark: bool = True) -> Tab:
    """A phone that has its seat."""
    tab = browser.tab()
    tab.screen(*SCREENS[player % len(SCREENS)], dark=dark)
    tab.open(table.phones.server.link)
    tab.tap(f"#seat{player}")
    tab.wait("table && table.players")
    return tab


def nothing_is_cut(tab: Tab) -> None:
    """The page is never wider than the phone."""
    assert tab.run("document.documentElement.scrollWidth <= window.innerWidth + 1"), tab.text()


@pytest.mark.parametrize("table", [(2, 2), (4, 6), (8, 8)], indirect=True, ids=str)
def test_a_whole_game(table: Table, browser: Browser) -> None:
    tabs = [phone(table, browser, player) for player in range(table.people)]
    end = time.monotonic() + 6 * PATIENCE
    while not all(tab.run("Boolean(table && table.over)") for tab in tabs):
        assert time.monotonic() < end
        for tab in tabs:
            tab.run(PRESS)
        if len(table.moments) > 700:  # a long game: enough has been seen
            break
        time.sleep(WAKE)
    assert len(table.moments) > 30
    for tab in tabs:
        nothing_is_cut(tab)


def test_a_look_is_seen_only_while_the_finger_stays(table: Table, browser: Browser) -> None:
    tabs = [phone(table, browser, player) for player in range(2)]
    end = time.monotonic() + PATIENCE
    while not (seen := [tab for tab in tabs if tab.run("Boolean(table && table.looks)")]):
        assert time.monotonic() < end
        for tab in tabs:
            tab.run(PRESS)
        time.sleep(WAKE)
    tab = seen[0]
    tab.touch("#look0")
    tab.wait("document.querySelector('.seen')")
    tab.do("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    tab.wait("!document.querySelector('.seen')")
    tab.touch("#look0")
    tab.wait("document.querySelector('.seen')")
    tab.run("document.dispatchEvent(new Event('visibilitychange'))")  # the phone is turned off
    tab.wait("!document.querySelector('.seen')")


@pytest.mark.parametrize("table", [(4, 4)], indirect=True, ids=str)
def test_reloads_and_lost_networks_lead_back_to_the_same_question(table: Table, browser: Browser) -> None:
    tabs = [phone(table, browser, player) for player in range(4)]
    kinds: set[str] = set()
    end = time.monotonic() + 4 * PATIENCE
    while len(kinds) < 3 and time.monotonic() < end:
        for tab in tabs:
            before: Any = tab.run("table && table.question && !table.question.early && table.question.text")
            if not before or before in kinds:
                tab.run(PRESS)
                continue
            kinds.add(before)
            tab.do("Page.reload")
            assert tab.wait("typeof table !== 'undefined' && table && table.question")
            assert tab.run("table.question.text") == before
            tab.network(offline=True)
            tab.run("line && line.close()")
            time.sleep(0.5)
            tab.network()
            tab.wait(f"line && line.readyState === 1 && table.question && table.question.text === {before!r}")
        time.sleep(WAKE)
    assert len(kinds) >= 3


def test_a_slow_network_only_takes_longer(table: Table, browser: Browser) -> None:
    tab = phone(table, browser, 0)
    other = phone(table, browser, 1)
    tab.network(latency=800)
    end = time.monotonic() + 2 * PATIENCE
    while len(table.moments) < 20:
        assert time.monotonic() < end
        for one in (tab, other):
            one.run(PRESS)
        time.sleep(0.3)


@pytest.mark.parametrize("dark", [True, False])
def test_every_language_fits_and_has_names_for_screen_readers(
    table: Table, browser: Browser, dark: bool
) -> None:
    tab = phone(table, browser, 0, dark)  # the smallest screen
    tab.run("document.documentElement.style.fontSize = '200%'")
    for code in CODES:
        tab.run(f"say({{ do: 'language', language: {code!r} }})")
        tab.wait(f"language === {code!r}")
        for name in ("game", "masks", "more"):
            tab.tap(f"#tab-{name}")
            nothing_is_cut(tab)
            for node in tab.tree():
                if node["role"]["value"] in ("button", "combobox", "textbox"):
                    assert node["name"]["value"], node


def test_a_name_is_never_markup(browser: Browser) -> None:
    table = Table(2, 4)
    names = table.phones.server._hub._names
    names[0] = "<img src=x onerror='document.title=1'>"
    table.start()
    try:
        tab = browser.tab()
        tab.open(table.phones.server.link)
        tab.wait("document.querySelector('#seat0')")
        assert tab.run("document.querySelectorAll('img').length") == 0
        assert "<img" in tab.text()
    finally:
        table.close()
