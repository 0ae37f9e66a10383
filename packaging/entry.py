"""Where the built program begins; an installed one begins at mascarade_qt.__main__."""

import sys
from importlib import import_module


def main() -> int:
    """Run the game, or the task of a process that the game started."""
    # First of all: a spawned process also starts here, and goes no further.
    if any("multiprocessing" in argument for argument in sys.argv[1:]):
        import multiprocessing

        import_module("pyi_rth_multiprocessing")  # which mascarade.spec keeps for this
        multiprocessing.freeze_support()
    if sys.argv[1:2] == ["-m"]:  # there is no python to run modules with
        from mascarade_qt.bots.hosting import host, keeper

        ours = {"mascarade_qt.bots.hosting.host": host.main, keeper.MODULE: keeper.main}
        if sys.argv[2] in ours:
            return ours[sys.argv[2]](sys.argv[3:])
    from mascarade_qt.__main__ import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
