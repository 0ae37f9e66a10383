"""The rules of the game: no Qt, no clock, no chance of its own, no translated text."""
