"""Numbers that look random and are the same each time.

What textures are strewn with is a file: whoever paints the first of them doesn't wait for it to be worked out.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from random import Random

import numpy as np

Points = tuple[tuple[float, float], ...]

FILE = "scattered.bin"
"""The points that ship, one after the other: how many, then x and y of each, eight bytes a number."""

SHIPPED = (
    (12.0, 1.1, "mottles"), (12.0, 1.5, "tufts"), (12.0, 0.55, "specks"), (12.0, 1.0, "tufts of grass"),
    (12.0, 2.6, "scrub"), (12.0, 0.62, "gaps"), (12.0, 0.56, "crowns"), (12.0, 0.9, "stubble"), (12.0, 0.42, "straw"),
    (12.0, 0.42, "grass"), (12.0, 1.5, "pools"), (12.0, 0.72, "reeds"), (12.0, 1.2, "depths"), (12.0, 0.95, "waves"),
    (12.0, 0.3, "grains"), (12.0, 0.6, "hatch"), (12.0, 1.4, "hatch stones"),
)  # fmt: skip
"""What they are asked for by."""


def chance(*keys: float | str) -> Random:
    """A generator that depends on nothing but the keys."""
    return Random("/".join(map(str, keys)))


@cache
def scattered(period: float, distance: float, *keys: int | str) -> Points:
    """Points in a square that repeats, none nearer to another than ``distance``, also across its edges."""
    asked = (period, distance, *keys)
    return _shipped()[asked] if asked in SHIPPED else made_scattered(period, distance, *keys)


def scattered_file() -> bytes:
    """What ``FILE`` holds."""
    made = [made_scattered(*asked) for asked in SHIPPED]
    numbers = [number for points in made for number in (len(points), *np.ravel(points))]
    return np.array(numbers, "<f8").tobytes()


@cache
def _shipped() -> Mapping[tuple[float | str, ...], Points]:
    data = (resources.files("bob_editor.render.kit") / FILE).read_bytes()
    rest = iter(np.frombuffer(data, "<f8").tolist())
    return {asked: tuple((next(rest), next(rest)) for _ in range(int(next(rest)))) for asked in SHIPPED}


def made_scattered(period: float, distance: float, *keys: int | str) -> Points:
    """The same, worked out."""
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
