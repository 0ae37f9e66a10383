"""Games that commands save go to a folder of each test's own."""

from tests.support.matches import data

__all__ = ["data"]
