"""How much memory 150 sizes of the window take at 2×: `python tests/benchmarks/resizes.py`.

A table of thirteen with all cards open is resized, painted, and turned down again. Off-screen.
"""

import os
import resource
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "2"
sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from mascarade_qt.ui.app import make_application
from mascarade_qt.ui.look.motion import CLOCK
from mascarade_qt.ui.look.pixmap_cache import give_back_pictures
from mascarade_qt.ui.look.style import apply_look
from mascarade_qt.ui.look.theme import load_fonts
from mascarade_qt.ui.table.screen import TableScreen
from tests.support.waiting import idle
from tests.ui.table.harness import StillMatch, a_setup

SIZES, MOST = 150, 40.0  # MB


def used() -> float:
    """What this process holds, in MB; where the system does not tell, the most it ever held."""
    table = Path("/proc/self/statm")
    if table.exists():
        return int(table.read_text().split()[1]) * resource.getpagesize() / 2**20
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 2**20


def main() -> int:
    """Resize, print, and say whether it is little enough."""
    app = make_application()
    load_fonts()
    apply_look("night", 100)
    give_back_pictures()  # as the program does once home is visible
    CLOCK.factor = 0.0  # otherwise the deal begins again at every size
    match = StillMatch()
    screen = TableScreen(match)
    screen.resize(1900, 1100)  # the largest first: the memory for one size is no growth
    screen.show()
    match.open(a_setup("a8", 13), past=[])
    idle()
    screen.grab()
    before = used()
    for step in range(SIZES):
        screen.resize(1000 + 6 * step, 640 + 3 * step)
        idle()
        screen.grab()
    added = used() - before
    screen.close_table()
    screen.hide()
    screen.deleteLater()
    idle()
    del app
    print(
        f"{before:.0f} MB, after {SIZES} sizes {before + added:.0f} MB: {added:.0f} more (at most {MOST:g})"
    )
    return 0 if added < MOST else 1


if __name__ == "__main__":
    sys.exit(main())
