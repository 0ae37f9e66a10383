"""What screens share: clock, look and language, as the program begins with them."""

from mascarade_qt.ui.look.motion import CLOCK, Clock
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.languages import install


def reset_globals() -> None:
    """Forget what a test has set."""
    vars(CLOCK).update(vars(Clock()))
    LOOK.zoom = 1.0
    install("en")
