"""Numbers that look random and are the same each time."""

from functools import cache
from random import Random


def chance(*keys: float | str) -> Random:
    """A generator that depends on nothing but the keys."""
    return Random("/".join(map(str, keys)))


@cache
def scattered(period: float, distance: float, *keys: int | str) -> tuple[tuple[float, float], ...]:
    """Points in a square that repeats, none nearer to another than ``distance``, also across its edges."""
    draw = chance("scattered", *keys).random
    cells = max(1, int(period / distance))
    size = period / cells
    found: list[list[tuple[float, float]]] = [[] for _ in range(cells * cells)]
    points: list[tuple[float, float]] = []
    least = distance**2
    around = [(across, down) for across in (-1, 0, 1) for down in (-1, 0, 1)]
    for _ in range(8 * cells * cells):
        x, y = draw() * period, draw() * period
        column, row = int(x / size) % cells, int(y / size) % cells
        for a, b in found[column * cells + row]:
            dx, dy = x - a, y - b
            if dx * dx + dy * dy < least:
                break
        else:
            for across, down in around:
                # Noted in the cells around, seen from there across the edges: looking into one is enough.
                left, near_column = divmod(column + across, cells)
                up, near_row = divmod(row + down, cells)
                found[near_column * cells + near_row].append((x - left * period, y - up * period))
            points.append((x, y))
    return tuple(points)
