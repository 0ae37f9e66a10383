"""One game, run in a thread of its own: asks people and bots, and tells everybody what they may know."""
