"""Everything that can be looked at: screens, dialogs and moments of the table."""

from collections.abc import Mapping

from tests.ui.fit_places import Look
from tests.ui.fit_screens import SCREENS
from tests.ui.fit_tables import TABLES

LOOKS: Mapping[str, Look] = {**SCREENS, **TABLES}

# Looking at all of them takes long: that is done with --all.
MAIN_LOOKS = {
    *("home", "new game for 6", "own scenario", "rules of a mask", "settings", "end of a5", "shortcuts"),
    *("ways", "viewer", "replays", "statistics", "learn", "lesson"),
    *("study for 13 more", "turn", "announce", "mask explained", "contest", "curtain open for a look"),
}
