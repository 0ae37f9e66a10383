"""A process to think in, a folder, and a check for leaks."""

from tests.support.matches import bot_process, data, no_leaks, no_loop_is_left

__all__ = ["bot_process", "data", "no_leaks", "no_loop_is_left"]
