"""Dialogs to read."""
