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
    least, half = distance**2, period / 2
    for _ in range(8 * cells * cells):
        x, y = draw() * period, draw() * period
        column, row = int(x / size) % cells, int(y / size) % cells
        for a, b in found[column * cells + row]:
            dx, dy = x - a, y - b
            if not -half <= dx <= half:
                dx = period - abs(dx)
            if not -half <= dy <= half:
                dy = period - abs(dy)
            if dx * dx + dy * dy < least:
                break
        else:
            for near_column in (column - 1, column, column + 1):
                for near_row in (row - 1, row, row + 1):
                    # Noted in the cells around, so that looking into one is enough.
                    found[near_column % cells * cells + near_row % cells].append((x, y))
            points.append((x, y))
    return tuple(points)
