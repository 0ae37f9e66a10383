"""Lessons: played on the real table, on prepared positions."""
