"""How a bot thinks: what it believes, what answers are worth to it."""
