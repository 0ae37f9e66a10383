"""A process to think in, a folder, and a look for leaks."""

from tests.support.matches import data, no_leaks, no_loop_is_left, thinking

__all__ = ["data", "no_leaks", "no_loop_is_left", "thinking"]
