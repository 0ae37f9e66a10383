"""The table: seats, cards, coins, and how they move."""
