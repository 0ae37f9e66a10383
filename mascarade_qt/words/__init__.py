"""Everything that is said, in the current language: needs the engine, the match and QtCore, no window."""
