"""What covers the ground: woods, fields, orchards, water and buildings.

May import ``kit``, ``scenic`` and what holds a board's picture together.
"""
