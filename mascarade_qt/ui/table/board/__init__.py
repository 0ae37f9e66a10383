"""What lies on the table: cards, seats and purses, and where."""
