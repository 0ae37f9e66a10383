"""The unmasking after a game."""
