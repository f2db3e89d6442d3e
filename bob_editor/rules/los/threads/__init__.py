"""Threads in steps of hex numbers, one by one and as numpy tables: what doesn't depend on a map."""
