"""Missions of one's own design: its steps, what the sides buy, and what is wrong with that."""
