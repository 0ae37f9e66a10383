"""Kept games, and the screen for watching one of them, or a live one."""
