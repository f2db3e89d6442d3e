"""What previews say of a hex once the map is read: its cover, FP from and into it, the cost of moving there.

May import ``sight`` and ``land``.
"""
