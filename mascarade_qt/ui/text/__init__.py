"""Everything a player reads, made from events and questions at the edge, in the current language."""
