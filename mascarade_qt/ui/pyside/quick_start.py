"""Imports Qt without the parts that players don't need, which take a third of its loading time.

At every start, PySide compiles the code for its signatures and `.pyi` files, which serves error messages,
`help()` and PySide's own build. Here it is compiled when it is first needed. From then on, PySide
would read the source of every imported module, to learn whether it wants names in snake_case.
If a version of PySide does this differently, everything works as usual, only slower.
"""

import builtins
import gc
import sys
from importlib import import_module
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from mascarade_qt.system.override import override

_PACKAGE = "shibokensupport.signature"
# Not `mapping`: PySide looks into that itself, and would abort if it were empty.
RARELY_NEEDED = {f"{_PACKAGE}.{name}" for name in ("parser", "layout", "lib.enum_sig", "lib.pyi_generator")}


class _Later(ModuleType):
    """A module that is empty until something in it is needed."""

    def __init__(self, name: str, loader: Any) -> None:
        super().__init__(name)
        self._unread = loader

    @override
    def __getattr__(self, wanted: str) -> Any:
        asked_by_import = wanted.startswith("__")
        loader = None if asked_by_import else self.__dict__.pop("_unread", None)
        if loader is None:
            raise AttributeError(f"module {self.__name__!r} has no attribute {wanted!r}")
        self.__spec__ = ModuleSpec(self.__name__, loader)  # PySide renames what it finds there
        loader.exec_module(self)
        return getattr(self, wanted)


class _Delay:
    """Finds what PySide's own finder would find, but puts off loading it."""

    def __init__(self, finder: Any) -> None:
        self._finder = finder

    def find_spec(self, name: str, *where: Any) -> ModuleSpec | None:
        found = name in RARELY_NEEDED and self._finder.find_spec(name, *where)
        loader: Any = self
        return ModuleSpec(name, loader) if found else None

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        return _Later(spec.name, self._finder)

    def exec_module(self, module: ModuleType) -> None:
        """Later."""


class _Finders(list[Any]):
    """`sys.meta_path`, into which PySide puts its finder while it starts."""

    @override
    def insert(self, place: Any, finder: Any) -> None:
        super().insert(place, finder)
        super().insert(place, _Delay(finder))


def import_qt() -> None:
    """Import Qt. Nothing may have imported it before, not even a part of it."""
    if "shiboken6" not in sys.modules:
        before, sys.meta_path = sys.meta_path, _Finders(sys.meta_path)
        try:
            import_module("PySide6.QtCore")
        finally:
            sys.meta_path = before
        if hasattr(sys, "frozen"):
            import_module("pyi_rth_pyside6")  # says where Qt's plugins are; mascarade.spec keeps it for this
    builtins.__import__ = getattr(builtins, "__orig_import__", builtins.__import__)


def start_collecting() -> None:
    """Collect garbage from now on; objects that exist already are never looked through again."""
    gc.collect()
    gc.freeze()
    gc.enable()
