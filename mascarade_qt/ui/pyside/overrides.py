"""No error leaves a method that Qt calls: it is reported like any other, and Qt gets a harmless value.
Otherwise PySide 6.11 may crash. It keeps the error until Qt returns, and prepends a text to its arguments.
But on Python 3.11 an error may have no exception object yet, and a second one may arise during the same
call. tests/ui/pyside/test_overrides.py has examples, each in its own process.
"""

import sys
from collections.abc import Callable
from functools import wraps
from types import FunctionType
from typing import Any

from shiboken6 import Shiboken

# Instead of calling Qt's own version, which would repeat what has been done or does nothing.
_INSTEAD = {"event": False, "eventFilter": False, "rowCount": 0, "columnCount": 0, "count": 0}


def hold_errors() -> None:
    """From now on, hold errors in every class derived from one of Qt's."""
    if "__init_subclass__" not in vars(Shiboken.Object):
        qts: Any = Shiboken.Object
        qts.__init_subclass__ = classmethod(_hold)


def _hold(cls: Any, /, **options: object) -> None:
    super(Shiboken.Object, cls).__init_subclass__(**options)
    own: dict[str, object] = {}
    for base in (*reversed(cls.__bases__), cls):
        if base is cls or not issubclass(base, Shiboken.Object):  # one of our mixins
            own |= vars(base)
    for name, method in own.items():
        if isinstance(method, FunctionType) and not name.startswith("__") and name != "run":
            known = (vars(base)[name] for base in cls.__mro__[1:] if name in vars(base) and _is_qts(base))
            if (original := next(known, None)) is not None:
                setattr(cls, name, _held(name, method, original))


def _is_qts(base: type) -> bool:
    return base.__module__.startswith("PySide6.")


def _held(name: str, method: Callable[..., Any], original: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(method)
    def override(self: object, *args: object, **options: object) -> Any:
        try:
            return method(self, *args, **options)
        except BaseException:  # for Qt, Ctrl-C is an error like any other
            sys.excepthook(*sys.exc_info())
        if name.endswith("Event") or name in _INSTEAD:
            return _INSTEAD.get(name)
        try:
            return original(self, *args, **options)
        except NotImplementedError:  # a purely virtual one
            return None

    return override
