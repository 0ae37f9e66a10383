"""The window: shows what the people in front of it may know, and nothing else."""
