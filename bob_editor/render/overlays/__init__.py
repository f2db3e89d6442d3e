"""What is laid over a board: fields of view, threads, issues, a tool's preview, a card's areas and counters.

May import ``board`` (for the counters of markers) and ``kit``.
"""
