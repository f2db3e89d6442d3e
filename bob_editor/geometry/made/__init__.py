"""Outlines that the program makes where nobody drew any: grown from hexes, natural ground, houses, ways left free."""
