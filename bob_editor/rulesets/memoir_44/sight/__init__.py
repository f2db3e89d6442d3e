"""Which hexes see each other, and why: the LOS rule; may import ``land``."""
