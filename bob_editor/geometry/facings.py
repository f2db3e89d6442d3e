"""What a thing in a hex faces: the names a file has for it, and the ways on the map that they mean."""

import math
from typing import Literal

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.labels import written_number
from bob_editor.geometry.lattice import CENTRES, CORNERS, Frame, Point

FacingKind = Literal["", "side", "spine", "number", "edge"]
"""How a thing may face: not at all, a hexside, along a hexspine, one of twelve ways by number, up or down the map."""

STEPS = 12
"""Numbered ways: 30 degrees each, clockwise from the top of the map."""

_EDGES: dict[str | int, Point] = {"n": (0.0, -1.0), "s": (0.0, 1.0)}


def way(frame: Frame, facing: str) -> Point | None:
    """The way that a facing means, of length 1 in true proportions; None where it means none."""
    corner, direction = frame.corner(facing), frame.direction(facing)
    if corner is not None:
        return _true(frame, CORNERS[corner])
    if direction is not None:
        return _true(frame, CENTRES[direction])
    number = written_number(facing)
    return None if number is None else _numbered(number)


def facing_towards(grid: Grid, at: Hex, point: Point, kind: FacingKind) -> str | int:
    """What a thing of a kind faces that is turned towards a lattice point: the name or number nearest to it."""
    frame = grid.frame
    x, y = frame.true(point)
    cx, cy = frame.true(frame.centre(at))
    ways: dict[str | int, Point]
    if kind == "number":
        ways = {number: _numbered(number) for number in range(STEPS)}
    elif kind == "edge":
        ways = _EDGES
    elif kind == "spine":
        ways = {name: _true(frame, one) for name, one in zip(frame.corner_names, CORNERS, strict=True)}
    else:
        ways = {name: _true(frame, one) for name, one in zip(frame.side_names, CENTRES, strict=True)}
    return max(ways, key=lambda name: ways[name][0] * (x - cx) + ways[name][1] * (y - cy))


def _numbered(number: int) -> Point:
    angle = math.radians(360 / STEPS * number)
    return math.sin(angle), -math.cos(angle)


def _true(frame: Frame, ray: tuple[int, int]) -> Point:
    u, v = ray[0], ray[1] * math.sqrt(3)
    length = math.hypot(u, v)
    return (v / length, u / length) if frame.pointy else (u / length, v / length)
