"""What all games come to."""
