"""The window: shows what the people in front of it may know, and nothing else."""

from mascarade_qt.ui.overrides import hold_errors

hold_errors()  # before any class is made
