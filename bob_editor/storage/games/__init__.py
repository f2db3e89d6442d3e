"""A game's folder: where games live, how a game is read and written, and the editions that are kept of it.

May import ``form`` and ``files``.
"""
