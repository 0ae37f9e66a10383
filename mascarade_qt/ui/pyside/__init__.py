"""Changes to PySide itself. Each says when it can go."""
