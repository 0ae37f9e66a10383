"""Plays a game alone on the accessibility bus, by announcements and names alone.

For the system's Python, which has the bindings of AT-SPI; `test_on_the_bus.py` starts it in a session of its
own. Prints what was announced in a turn and how long it takes to speak.
"""

import random
import re
import subprocess
import sys
import time
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

Thing = Any  # of the bindings, which have no types

QUIET, PATIENCE = 0.35, 60.0  # seconds: until somebody acts; until nothing can be expected any more
WORDS_A_SECOND = 3
PLAYERS = 3
AGAIN = "Rematch"  # there is one at the end only


class Listener:
    """Hears what is announced, and presses what has a name."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.last = time.monotonic()
        self._keep = Atspi.EventListener.new(self._hear)
        self._keep.register("object:announcement")
        self._keep.register("object:state-changed:focused")
        self.focus: Thing = None

    def _hear(self, event: Thing) -> None:
        self.last = time.monotonic()
        if event.type.startswith("object:announcement"):
            self.heard.append(str(event.any_data))
            print("HEARD", event.any_data, flush=True)
        elif event.detail1:
            self.focus = event.source
            print("FOCUS", event.source.get_role_name(), event.source.get_name(), flush=True)

    def wait(self) -> None:
        """Until it is quiet."""
        context = GLib.MainContext.default()
        self.last = time.monotonic()
        while time.monotonic() - self.last < QUIET:
            context.iteration(False)
            time.sleep(0.005)


def program(pid: int) -> Thing:
    """The game, once it is on the bus."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        desktop = Atspi.get_desktop(0)
        for number in range(desktop.get_child_count()):
            found = desktop.get_child_at_index(number)
            if found is not None and found.get_process_id() == pid and found.get_child_count():
                return found
        time.sleep(0.2)
    sys.exit("the game did not come to the bus")


def usable(thing: Thing) -> bool:
    """Whether it is there and can be pressed."""
    states = thing.get_state_set()
    return all(states.contains(one) for one in (Atspi.StateType.SHOWING, Atspi.StateType.ENABLED))


def named(root: Thing, name: str) -> Thing:
    """The first thing with this name that can be used."""
    todo = [root]
    while todo:
        here = todo.pop(0)
        try:
            if here.get_name() == name and usable(here):
                return here
            inside = [here.get_child_at_index(number) for number in range(here.get_child_count())]
        except GLib.Error:  # gone while it was asked
            continue
        todo += [one for one in inside if one is not None]
    return None


def press(thing: Thing) -> None:
    """As a screen reader does it."""
    print("PRESS", thing.get_name(), flush=True)
    Atspi.Action.do_action(thing, 0)


def answers(focus: Thing) -> list[Thing]:
    """The button that has the focus, and those beside it."""
    button = Atspi.Role.PUSH_BUTTON
    try:
        if focus is None or focus.get_role() != button or not usable(focus):
            return []
        parent = focus.get_parent()
        beside = [parent.get_child_at_index(number) for number in range(parent.get_child_count())]
        return [one for one in beside if one and one.get_role() == button and one.get_name() and usable(one)]
    except GLib.Error:
        return []


def main() -> int:
    """Open the game, set the number of players, begin, and answer to the end."""
    game = subprocess.Popen([sys.argv[1], "-m", "mascarade_qt"])
    try:
        return play(game.pid)
    finally:
        game.terminate()
        game.wait()


def play(pid: int) -> int:
    """To the end."""
    root, listener = program(pid), Listener()
    listener.wait()
    # There is no window manager that would give the window the focus.
    windows = ["xdotool", "search", "--onlyvisible", "--name", "Mascarade", "windowfocus"]
    subprocess.run(windows, check=True, timeout=PATIENCE)
    listener.wait()
    press(named(root, "New game"))
    listener.wait()
    Atspi.Value.set_current_value(named(root, "Number of players"), PLAYERS)
    press(named(root, "Begin"))
    presses, began, rng = 0, time.monotonic(), random.Random(7)
    while time.monotonic() - began < 10 * PATIENCE:
        listener.wait()
        found = answers(listener.focus)
        at_table = {one.get_name() for one in found}
        if (not found or AGAIN in at_table) and named(root, AGAIN) is not None:
            report(listener.heard, presses)
            return 0
        if found and AGAIN not in at_table:
            press(rng.choice(found))
            presses += 1
    sys.exit("the game did not end")


def report(heard: list[str], presses: int) -> None:
    """What a listener had to listen to."""
    turns = max(int(number) for text in heard for number in re.findall(r"Turn (\d+):", text))
    speech = sum(len(text.split()) for text in heard) / WORDS_A_SECOND
    print(f"{turns} turns, {presses} answers, {len(heard)} announcements: {len(heard) / turns:.1f} a turn")
    print(f"{speech:.0f} s of speech: {speech / turns:.1f} s a turn, {speech / len(heard):.1f} s each")


if __name__ == "__main__":
    sys.exit(main())
