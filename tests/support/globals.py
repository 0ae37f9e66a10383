"""What screens share: clock, look, language and the pointer, as the program begins with them."""

from PySide6.QtGui import QCursor

from mascarade_qt.ui.look.motion import CLOCK, Clock
from mascarade_qt.ui.look.theme import LOOK
from mascarade_qt.words.languages import install


def reset_globals() -> None:
    """Forget what a test has set."""
    vars(CLOCK).update(vars(Clock()))
    LOOK.zoom = 1.0
    install("en")
    QCursor.setPos(-1, -1)  # away from the next test's window, which would explain what it points at
