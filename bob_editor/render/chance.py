"""Numbers that look random and are the same each time."""

from __future__ import annotations

from random import Random


def chance(*keys: float | str) -> Random:
    """A generator that depends on nothing but the keys."""
    return Random("/".join(map(str, keys)))


def scattered(period: float, distance: float, *keys: int | str) -> list[tuple[float, float]]:
    """Points in a square that repeats, none nearer to another than ``distance``, also across its edges."""
    draw = chance("scattered", *keys)
    cells = max(1, int(period / distance))
    size = period / cells
    found: dict[tuple[int, int], list[tuple[float, float]]] = {}
    points: list[tuple[float, float]] = []
    for _ in range(8 * cells * cells):
        x, y = draw.random() * period, draw.random() * period
        column, row = int(x / size), int(y / size)
        near = (
            point
            for dx in (-1, 0, 1)
            for dy in (-1, 0, 1)
            for point in found.get(((column + dx) % cells, (row + dy) % cells), ())
        )
        if all(_apart(x - a, period) ** 2 + _apart(y - b, period) ** 2 >= distance**2 for a, b in near):
            found.setdefault((column % cells, row % cells), []).append((x, y))
            points.append((x, y))
    return points


def _apart(difference: float, period: float) -> float:
    rest = abs(difference) % period
    return min(rest, period - rest)
