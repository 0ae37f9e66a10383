"""Phones at the table: how they get in, and who has one."""
