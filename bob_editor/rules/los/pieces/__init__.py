"""Artwork within a hex in exact whole numbers, and whether a thread has it on both sides or touches it."""
