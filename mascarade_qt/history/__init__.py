"""Looking back at a game: what was true, what could be known, who lied, what a master would have done."""
