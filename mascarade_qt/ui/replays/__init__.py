"""Kept games, and the screen on which one of them, or a live one, is watched."""
