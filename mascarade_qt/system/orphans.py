"""Processes of ours that must not outlive the one that started them."""

import os
import threading
from multiprocessing import parent_process


def end_with_parent() -> None:
    """From now on this process ends with its parent, even if that is killed while a bot is thinking here."""
    threading.Thread(target=_wait, name="end with parent", daemon=True).start()


def _wait() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
