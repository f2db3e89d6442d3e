"""Outlines as such: areas of a field of numbers, and how tangled a ring is."""
