"""Widgets that know nothing about the game."""
