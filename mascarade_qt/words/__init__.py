"""What the game says about players, cards and events, in the current language; windows label themselves."""
