"""What stands around the table: the question, the masks in play, the log."""
