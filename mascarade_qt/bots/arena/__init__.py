"""Many games of bots against each other, and what they show."""
