"""Bots that are programs of their own: the lines they speak, the processes they run in."""
