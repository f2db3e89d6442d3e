"""What changed from one edition to the next: cards in words, boards by their places, lines of sight by their number.

May import ``edition`` and ``progress``.
"""
