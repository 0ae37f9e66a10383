"""The screen for settings."""
