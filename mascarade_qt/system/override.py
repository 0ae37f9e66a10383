"""`override` for Python 3.11: type checkers then refuse a method that overrides nothing."""

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from typing_extensions import override as override  # known to every type checker, needed by nobody else
else:
    Method = TypeVar("Method")

    def override(method: Method) -> Method:
        """Mark a method that replaces one of a base class."""
        return method
