"""What a screen reader and a keyboard are to the tests on the bus: ears, names and keys."""

import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import gi  # type: ignore[import-not-found]

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # type: ignore[import-not-found]  # noqa: E402

Atspi.set_timeout(10_000, 15_000)  # milliseconds: a busy machine is no silent one
Thing = Any  # of the bindings, which have no types

QUIET, PATIENCE = 0.35, 60.0  # seconds: until somebody acts; until nothing can be expected any more
EVENTS = (
    "object:announcement",
    "object:state-changed:focused",
    "object:property-change:accessible-name",
    "object:property-change:accessible-description",
    "object:text-changed",
)
SLOW = (  # events for which Orca asks back, one by one: more than some dozens keep it from speaking
    "object:selection-changed",
    "object:state-changed:selected",
    "object:text-caret-moved",
)


class Listener:
    """Hears what is announced, knows what has the focus, and keeps everything that went over the bus."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.focus: Thing = None
        self.named: list[str] = []  # what had the focus, by name
        self.nameless: list[str] = []  # what had the focus without a name or a role
        self.passed: list[str] = []  # every text on the bus, announcements apart
        self.slow = 0  # events that keep a screen reader busy
        self.last = time.monotonic()
        self._keep = Atspi.EventListener.new(self._hear)
        for kind in EVENTS:
            self._keep.register(kind)
        self._count = Atspi.EventListener.new(self._hear_slow)
        for kind in SLOW:
            self._count.register(kind)

    def _hear_slow(self, _: Thing) -> None:
        self.last = time.monotonic()
        self.slow += 1

    def _hear(self, event: Thing) -> None:
        self.last = time.monotonic()
        if event.type.startswith("object:announcement"):
            self.heard.append(str(event.any_data))
            print("HEARD", event.any_data, flush=True)
        elif not event.type.startswith("object:state-changed"):
            self.passed.append(str(event.any_data))
        elif event.detail1:
            self.focus = event.source
            try:
                name, role = name_of(event.source), event.source.get_role_name()
            except GLib.Error:  # it has handed the focus on, and is gone
                return
            print("FOCUS", role, name, flush=True)
            self.named.append(name)
            if role == "filler" or not name:
                self.nameless.append(f"{role} {name}")

    def wait(self) -> None:
        """Until it is quiet."""
        context = GLib.MainContext.default()
        self.last = time.monotonic()
        while time.monotonic() - self.last < QUIET:
            context.iteration(False)
            time.sleep(0.005)

    def until(self, condition: Callable[[], object], what: str) -> None:
        """Until it is so, and quiet."""
        deadline = time.monotonic() + PATIENCE
        self.wait()
        while not condition():
            if time.monotonic() > deadline:
                sys.exit(f"waited in vain: {what}")
            self.wait()


def press(*keys: str) -> None:
    """As fingers do it."""
    print("KEYS", *keys, flush=True)
    subprocess.run(["xdotool", "key", "--delay", "30", *keys], check=True, timeout=PATIENCE)


def hold(key: str, seconds: float) -> None:
    """Down, and up again later."""
    print("HOLD", key, flush=True)
    subprocess.run(["xdotool", "keydown", key], check=True, timeout=PATIENCE)
    time.sleep(seconds)
    subprocess.run(["xdotool", "keyup", key], check=True, timeout=PATIENCE)


# --- names ---


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


def title(thing: Thing) -> str:
    """What it is called; nothing before anything had the focus, or if it is gone by now."""
    try:
        return name_of(thing) if thing is not None else ""
    except GLib.Error:
        return ""


def name_of(thing: Thing) -> str:
    """By its labels, or by its own name."""
    for relation in thing.get_relation_set():
        if relation.get_relation_type() == Atspi.RelationType.LABELLED_BY:
            labels = (relation.get_target(number) for number in range(relation.get_n_targets()))
            return " ".join(str(label.get_name()) for label in labels)
    return str(thing.get_name())


def usable(thing: Thing) -> bool:
    """Whether it is there and can be pressed."""
    states = thing.get_state_set()
    return all(states.contains(one) for one in (Atspi.StateType.SHOWING, Atspi.StateType.ENABLED))


def everything(root: Thing) -> Iterator[Thing]:
    """All that is on the bus below this, hidden or not."""
    todo = [root]
    while todo:
        here = todo.pop(0)
        try:
            inside = [here.get_child_at_index(number) for number in range(here.get_child_count())]
        except GLib.Error:  # gone while it was asked
            continue
        yield here
        todo += [one for one in inside if one is not None]


def there(root: Thing, name: str) -> bool:
    """Whether something of this name can be used."""
    for thing in everything(root):
        try:
            if thing.get_name() == name and usable(thing):
                return True
        except GLib.Error:
            continue
    return False


def texts(root: Thing, choices: bool = False) -> Counter[str]:
    """Every name, description and text; those of buttons and lists, which name every mask, on demand."""
    found: Counter[str] = Counter()
    for thing in everything(root):
        try:
            if not choices and thing.get_role_name() in ("push button", "list item"):
                continue
            found[thing.get_name() or ""] += 1
            found[thing.get_description() or ""] += 1
            if thing.get_text_iface() is not None:
                found[Atspi.Text.get_text(thing, 0, -1)] += 1
        except GLib.Error:
            continue
    return found


def answers(focus: Thing) -> list[str]:
    """The names of the button that has the focus and of those beside it, in their order."""
    button = Atspi.Role.PUSH_BUTTON
    try:
        if focus is None or focus.get_role() != button or not usable(focus):
            return []
        parent = focus.get_parent()
        beside = [parent.get_child_at_index(number) for number in range(parent.get_child_count())]
        return [one.get_name() for one in beside if one and one.get_role() == button and usable(one)]
    except GLib.Error:
        return []
