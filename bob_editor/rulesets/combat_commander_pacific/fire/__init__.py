"""What previews say of a hex once the map is read: its cover, fire power from and into it, the cost of moving there.

May import ``sight`` and ``land``.
"""
