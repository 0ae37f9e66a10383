"""Everything the game says, in the current language: needs engine, match and QtCore, but no window."""
