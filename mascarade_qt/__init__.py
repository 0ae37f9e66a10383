"""Mascarade for 2 to 13 players: rules, opponents and a window."""

__version__ = "0.1.0"
