"""What is said about the game: in the log and to screen readers."""
