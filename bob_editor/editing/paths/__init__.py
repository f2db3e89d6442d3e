"""Paths drawn as curves: the pen, what it snaps to, and what is done to a path that is there."""
