"""Beside the table: masks, log, explanations, notes and the coach."""
