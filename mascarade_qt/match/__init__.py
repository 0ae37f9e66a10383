"""One game, run in a thread of its own: it asks people and bots, and tells everyone what they may know."""
