"""The kinds of settings: what may be chosen, how it is kept as text, and what it is unless chosen."""

from collections.abc import Callable, Mapping
from typing import Any, Generic, Protocol, TypeVar, overload

from mascarade_qt.system.override import override

T = TypeVar("T")


class Stored(Protocol):
    """Keeps texts under keys, as `Settings` does."""

    def kept(self, key: str) -> str:
        """The text under a key; empty if there is none."""

    def keep(self, key: str, text: str) -> None:
        """Keep a text under a key."""


class Setting(Generic[T]):
    """One setting, declared in `Settings` and kept under its name there.

    A text it can't read counts as none.
    """

    key: str

    def __init__(self, usual: Callable[[Any], T], follows: str = "") -> None:
        """`usual` is called with the settings; if it uses one of them, `follows` names it."""
        self._usual = usual
        self.follows = follows

    def read(self, text: str) -> T | None:
        """The value stored as this text; None if the text isn't valid."""
        raise NotImplementedError

    def write(self, value: T) -> str:
        """The text to keep for a value."""
        return str(value)

    def __set_name__(self, owner: type, name: str) -> None:
        self.key = name

    @overload
    def __get__(self, settings: None, owner: type) -> "Setting[T]": ...

    @overload
    def __get__(self, settings: Stored, owner: type) -> T: ...

    def __get__(self, settings: Stored | None, owner: type) -> "Setting[T] | T":
        if settings is None:
            return self
        found = self.read(settings.kept(self.key))
        return self._usual(settings) if found is None else found

    def __set__(self, settings: Stored, value: T) -> None:
        settings.keep(self.key, self.write(value))


class Choice(Setting[str]):
    """One of a few words."""

    def __init__(self, choices: Mapping[str, object], usual: Callable[[Any], str], follows: str = "") -> None:
        super().__init__(usual, follows)
        self.choices = choices

    @override
    def read(self, text: str) -> str | None:
        return text if text in self.choices else None


class Switch(Setting[bool]):
    """On or off."""

    @override
    def read(self, text: str) -> bool | None:
        return {"true": True, "false": False}.get(text)

    @override
    def write(self, value: bool) -> str:
        return str(value).lower()


class Percent(Setting[int]):
    """A number between two others, which are the nearest that can be set."""

    def __init__(self, lowest: int, highest: int, usual: int) -> None:
        super().__init__(lambda _: usual)
        self.lowest, self.highest = lowest, highest

    @override
    def read(self, text: str) -> int | None:
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1
        return number if self.lowest <= number <= self.highest else None

    @override
    def write(self, value: int) -> str:
        return str(max(self.lowest, min(self.highest, value)))


class Data(Setting[object]):
    """Unchecked JSON data; None if there is nothing."""

    def __init__(self) -> None:
        super().__init__(lambda _: None)

    @override
    def read(self, text: str) -> object:
        import json  # the home screen doesn't need it

        try:
            return json.loads(text or "null")
        except (ValueError, RecursionError):
            return None

    @override
    def write(self, value: object) -> str:
        import json

        return json.dumps(value)


class Names(Setting[frozenset[str]]):
    """Any number of names."""

    def __init__(self) -> None:
        super().__init__(lambda _: frozenset())

    @override
    def read(self, text: str) -> frozenset[str]:
        return frozenset(text.split())

    @override
    def write(self, value: frozenset[str]) -> str:
        return " ".join(sorted(value))
