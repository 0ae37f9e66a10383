"""One game, run in a thread of its own: people and bots are asked, everybody is told what they may know."""
