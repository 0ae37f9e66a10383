"""The opponents. They see events and answer questions, and never touch the engine's state."""
