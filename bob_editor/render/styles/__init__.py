"""Styles: which colours, strokes, textures and pictures a board is painted with, as a file says.

May import nothing of ``render``.
"""
