"""Where the built program begins; an installed one begins at mascarade_qt.__main__."""

import multiprocessing
import sys


def main() -> int:
    """Run the game, or what a process that the game started is meant to be."""
    # First of all: a spawned process comes in here too, and goes no further.
    multiprocessing.freeze_support()
    if sys.argv[1:3] == ["-m", "mascarade_qt.bots.hosting.host"]:  # there is no python to call that way
        from mascarade_qt.bots.hosting import host

        return host.main(sys.argv[3:])
    from mascarade_qt.__main__ import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
