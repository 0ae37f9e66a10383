"""How a bot thinks: what it believes, and what answers are worth to it."""
