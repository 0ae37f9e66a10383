"""A finished game, judged decision by decision."""
