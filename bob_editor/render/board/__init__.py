"""How a board looks: its ground, terrain, hexsides, paths, labels and markers, painted by ``painter``.

May import ``kit``.
"""
