"""Scenarios: the list of all, and the screen for making your own."""
