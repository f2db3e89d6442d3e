"""Trails through minefields: straight along a row of hexes, or along a hexspine on one side of it (54.4)."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Literal

from bob_editor.geometry.hexes import STEPS, Hex
from bob_editor.geometry.lattice import Frame

TrailKind = Literal["hexrow", "hexspine", "illegal"]


def trail_kind(hexes: Sequence[Hex]) -> TrailKind:
    """What the hexes of a trail, from one end to the other, make: a row, one side of a hexspine line, or neither."""
    turns = [first.direction_to(second) for first, second in pairwise(hexes)]
    if not turns or None in turns:
        return "illegal"
    if len(set(turns)) == 1:
        return "hexrow"
    first, second = turns[0], turns[1]
    if first is None or second is None or len(turns) % 2 or (first - second) % 6 not in (1, 5):
        return "illegal"
    return (
        "hexspine"
        if all(pair == (first, second) for pair in zip(turns[::2], turns[1::2], strict=True))
        else "illegal"
    )


def row_between(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """The straight row of hexes from one to another, both included; empty where there is none."""
    steps = start.distance(end)
    for step in STEPS:
        if steps and Hex(start.q + step.q * steps, start.r + step.r * steps) == end:
            return tuple(Hex(start.q + step.q * n, start.r + step.r * n) for n in range(steps + 1))
    return ()


def trail_sides(frame: Frame, start: Hex, end: Hex) -> tuple[str, ...]:
    """Where the thread between two ends runs along hexspines, the names of the two hexsides by which it may set out."""
    steps, odd = divmod(start.distance(end), 2)
    for turn in range(6):
        first, second = STEPS[turn], STEPS[(turn + 1) % 6]
        spine = Hex(first.q + second.q, first.r + second.r)
        if steps and not odd and Hex(start.q + spine.q * steps, start.r + spine.r * steps) == end:
            return frame.side_names[turn], frame.side_names[(turn + 1) % 6]
    return ()


def trail_between(frame: Frame, start: Hex, end: Hex, side: Any) -> tuple[Hex, ...]:
    """The hexes of the trail between two ends; along a hexspine those that it sets out to by the named hexside.

    Empty where there is none: the ends don't lie straight, or the side isn't one of the two.
    """
    row = row_between(start, end)
    ways = trail_sides(frame, start, end)
    if row or side not in ways:
        return row
    turns = [frame.side_names.index(way) for way in ways]
    first = frame.side_names.index(side)
    second = turns[0] if first == turns[1] else turns[1]
    found = [start]
    while found[-1] != end:
        beside = found[-1].neighbour(first)
        found += [beside, beside.neighbour(second)]
    return tuple(found)
