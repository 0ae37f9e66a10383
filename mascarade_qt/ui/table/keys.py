"""The keys of the table. Letters that aren't commands are answers."""

from collections.abc import Mapping

from mascarade_qt.ui.kit.commands import PAUSE, SOUND, Command, Shortcut

# In this order; the missing letters are commands below.
ANSWER_KEYS = "1234567890ABDEFGIJKL"

KEYS: Mapping[str, Command] = {
    "answer": Command(
        tuple(ANSWER_KEYS), Shortcut.mark("Choose an answer"), shown=("1 … 9", "0", "A", "B", "D …")
    ),
    "move": Command(("Left", "Up", "Down", "Right"), Shortcut.mark("Move around the table or the answers")),
    "choose": Command(("Enter",), Shortcut.mark("Choose the focused item, or confirm")),
    "back": Command(("Esc",), Shortcut.mark("Undo the last choice, or leave the table")),
    "continue": Command(
        ("Space",),
        Shortcut.mark(
            "Press the focused answer; otherwise skip to the next question, or turn cards face down"
        ),
    ),
    "pause": PAUSE,
    "faster": Command(("+", "="), Shortcut.mark("Faster"), shown=("+",)),
    "slower": Command(("-",), Shortcut.mark("Slower")),
    "sound": SOUND,
    "note": Command(
        ("N", "F2"), Shortcut.mark("Pin a note to the focused card (with Notebook or Coach help)")
    ),
    "advice": Command(("H",), Shortcut.mark("Ask the coach")),
    "own": Command(("C",), Shortcut.mark("How many coins do I have?")),
    "coins": Command(("T",), Shortcut.mark("How many coins does everyone have, from the left?")),
    "turn": Command(("W",), Shortcut.mark("Whose turn is it, and who has contested?")),
    "cards": Command(("V",), Shortcut.mark("Which cards are face up or have notes?")),
    "repeat": Command(("R",), Shortcut.mark("Repeat")),
    "before": Command(("Alt+Up",), Shortcut.mark("Previous message")),
    "after": Command(("Alt+Down",), Shortcut.mark("Next message")),
    "question": Command(("Q",), Shortcut.mark("Back to the question")),
}
