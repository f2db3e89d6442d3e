"""Drawn curves: fitted to points, parted, and which hexes they enter."""
