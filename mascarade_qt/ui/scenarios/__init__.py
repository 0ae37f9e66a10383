"""Scenarios: the list of all, and the screen for building one's own."""
