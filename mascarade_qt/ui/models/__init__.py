"""Qt models between the match and the widgets."""
