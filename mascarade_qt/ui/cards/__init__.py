"""How cards are painted."""
