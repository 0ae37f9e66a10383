"""Bots that are separate programs: the lines they exchange, the processes they run in."""
