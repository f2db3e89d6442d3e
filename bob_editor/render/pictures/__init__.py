"""What becomes a file or a sheet of paper: a board, a scenario's map, the exposure of its hexes, a thumbnail.

May import ``overlays``, ``board`` and ``kit``; the printed card, which has a room of its own, stands above.
"""
