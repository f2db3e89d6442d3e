"""Directions of lines in sectors, half around: to a line it is all one from which end it is seen."""

RAYS = (
    *((4, v) for v in range(4)),
    *((u, 4) for u in range(4, -4, -1)),
    *((-4, v) for v in range(4, -1, -1)),
)
"""The directions ``du, dv`` between the sectors."""
SECTORS = len(RAYS) - 1


def sector_of(du: int, dv: int) -> int:
    """The sector of a thread: the number of the last ray that isn't beyond its direction."""
    if dv < 0 or (dv == 0 and du < 0):
        du, dv = -du, -dv
    return max(number for number, (u, v) in enumerate(RAYS[:-1]) if u * dv - v * du >= 0)
