"""Small pictures that explain: a terrain by itself, a line as a game decides it, a board of all terrain.

May import all that ``pictures`` may, and ``pictures`` itself.
"""
