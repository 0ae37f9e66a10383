"""Where the built program begins; an installed one begins at mascarade_qt.__main__.

The program is also what its own processes are started with. PyInstaller has a hook for that, which loads
all of multiprocessing before a window opens; mascarade.spec leaves it out, and this does the same.
"""

import sys

FORKED = "--multiprocessing-fork"
TRACKER = "from multiprocessing.resource_tracker import main"


def main() -> int:
    """Run the game, or what a process that the game started is meant to be."""
    globals().pop("__file__", None)  # else a spawned process would look for this file
    given = sys.argv[1:]
    if given[:1] == [FORKED]:
        from multiprocessing.spawn import freeze_support

        freeze_support()  # ends here
    if "-c" in given[:-1] and (command := given[given.index("-c") + 1]).startswith(TRACKER):
        exec(command)
        return 0
    if given[:1] == ["-m"]:  # there is no python to call that way
        from mascarade_qt.bots.hosting import host, keeper

        ours = {"mascarade_qt.bots.hosting.host": host.main, keeper.MODULE: keeper.main}
        if given[1] in ours:
            return ours[given[1]](given[2:])
    from mascarade_qt.__main__ import main as run

    return run()


if __name__ == "__main__":
    sys.exit(main())
