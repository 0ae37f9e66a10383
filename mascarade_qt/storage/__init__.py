"""The files a player keeps: the journal of the game being played, finished games, scenarios, statistics."""
