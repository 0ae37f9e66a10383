"""The screen on which a table is set."""
