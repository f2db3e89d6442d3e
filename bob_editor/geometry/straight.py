"""Straight ways from hex to hex: over a board whose edge the line may cross, along a row, along hexspines."""

from typing import Any

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import STEPS, Hex
from bob_editor.geometry.lattice import Frame


def straight(grid: Grid, start: Hex, goal: Hex) -> list[Hex]:
    """The hexes from after ``start`` up to ``goal``, as straight as the board allows, each a neighbour of the last.

    Where no hex that is nearer lies on the board, it leads beyond that.
    """
    found: list[Hex] = []
    at = start
    while at != goal:
        nearer = [other for other in at.neighbours() if other.distance(goal) < at.distance(goal)]
        on_board = [other for other in nearer if other in grid] or nearer
        at = min(on_board, key=lambda other: _off_the_line(start, goal, other))
        found.append(at)
    return found


def _off_the_line(start: Hex, goal: Hex, at: Hex) -> float:
    """How far a hex lies off the line, in some unit."""
    return abs((goal.q - start.q) * (at.r - start.r) - (goal.r - start.r) * (at.q - start.q))


def row_between(start: Hex, end: Hex) -> tuple[Hex, ...]:
    """The straight row of hexes from one to another, both included; empty where there is none."""
    steps = start.distance(end)
    for step in STEPS:
        if steps and Hex(start.q + step.q * steps, start.r + step.r * steps) == end:
            return tuple(Hex(start.q + step.q * n, start.r + step.r * n) for n in range(steps + 1))
    return ()


def spine_ways(frame: Frame, start: Hex, end: Hex) -> tuple[str, ...]:
    """Where the thread between two ends runs along hexspines, the names of the two hexsides by which it may set out."""
    steps, odd = divmod(start.distance(end), 2)
    for turn in range(6):
        first, second = STEPS[turn], STEPS[(turn + 1) % 6]
        spine = Hex(first.q + second.q, first.r + second.r)
        if steps and not odd and Hex(start.q + spine.q * steps, start.r + spine.r * steps) == end:
            return frame.side_names[turn], frame.side_names[(turn + 1) % 6]
    return ()


def row_or_spine_between(frame: Frame, start: Hex, end: Hex, side: Any) -> tuple[Hex, ...]:
    """The straight row of hexes between two ends; along a hexspine those to which the named hexside leads.

    Empty where there is none: the ends don't lie straight, or the side isn't one of the two.
    """
    row = row_between(start, end)
    ways = spine_ways(frame, start, end)
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
