"""The rulebook: its texts by chapter, and how they are put together."""
