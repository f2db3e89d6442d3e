"""Grown outlines: a union of hexes with every edge moved inward, one hex at a time.

The union's outline within a hex depends on nothing but which of its six neighbours belong to the union: a corner with
no neighbour beside it moves toward the dot, one between a neighbour and a stranger slides along their hexside, one
between two neighbours is no corner of the outline. So each hex has one of 64 shapes per inset, an edit re-derives a
hex and its neighbours only, and all points are integers in thousandths of the lattice (docs/formats.md, section 2).
"""

from collections.abc import Callable
from functools import cache

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import CORNERS, MILLI, SQRT3, Node, corners_of_side
from bob_editor.records import Record


class GrownHex(Record):
    """The part of a grown outline in one hex, in thousandths of the canonical frame, seen from the hex's dot.

    ``ring`` is the part as a polygon, clockwise; ``outline`` are the runs of it that are the union's edge, without
    the hexsides that it shares with its neighbours.
    """

    ring: tuple[Node, ...]
    outline: tuple[tuple[Node, ...], ...]


def neighbour_mask(at: Hex, belongs: Callable[[Hex], bool]) -> int:
    """Six bits, one a direction: which neighbours belong to the union."""
    return sum(1 << direction for direction, other in enumerate(at.neighbours()) if belongs(other))


@cache
def grown_hex(mask: int, inset: float) -> GrownHex:
    """The shape of a hex whose neighbours in ``mask`` belong to the same union, edges moved in by ``inset``.

    ``inset`` is in circumradii (1 = centre to corner), in true proportions. From 0.433 on, the neck to a neighbour
    that shares no third hex at either end of their hexside is pinched off, and the hex ends in a point there.
    """
    ring: list[Node] = []
    shared = [bool(mask >> direction & 1) for direction in range(6)]
    pinched = [
        shared[direction]
        and not shared[direction - 1]
        and not shared[(direction + 1) % 6]
        and inset / (SQRT3 / 2) >= 1 / 2
        for direction in range(6)
    ]
    belongs = [one and not shut for one, shut in zip(shared, pinched, strict=True)]
    runs: list[list[Node]] = [[]]
    for direction in range(6):
        before, after = (direction + 4) % 6, (direction + 5) % 6
        start = _corner(before, inset, before=shared[direction - 1], after=shared[direction])
        end = _corner(after, inset, before=shared[direction], after=shared[(direction + 1) % 6])
        if pinched[direction]:
            start = end = _tip(direction, inset)
        elif pinched[direction - 1]:
            start = _tip((direction - 1) % 6, inset)
        if pinched[(direction + 1) % 6]:
            end = _tip((direction + 1) % 6, inset)
        for node in (start, end):
            if not ring or ring[-1] != node:
                ring.append(node)
        if belongs[direction]:
            if runs[-1]:
                runs.append([])
            continue
        if not runs[-1]:
            runs[-1].append(start)
        runs[-1].append(end)
    if ring[0] == ring[-1]:
        ring.pop()
    if not runs[-1]:
        runs.pop()
    if len(runs) > 1 and not belongs[5] and not belongs[0]:
        runs[0] = runs.pop() + runs[0][1:]
    return GrownHex(tuple(ring), tuple(tuple(run) for run in runs))


def _tip(direction: int, inset: float) -> Node:
    """Where the edges beside a pinched hexside meet, on the way to its middle."""
    (ax, ay), (bx, by) = (CORNERS[corner] for corner in corners_of_side(direction))
    share = 2 * (1 - inset / (SQRT3 / 2)) * MILLI
    return round((ax + bx) / 2 * share), round((ay + by) / 2 * share)


def _corner(corner: int, inset: float, *, before: bool, after: bool) -> Node:
    """Where the outline turns near a corner; the hexsides before and after it are shared or not."""
    x, y = CORNERS[corner]
    if before and after:
        return x * MILLI, y * MILLI
    slide = inset / (SQRT3 / 2)  # both moved edges meet this far from the corner, in circumradii
    if not before and not after:
        return round(x * (1 - slide) * MILLI), round(y * (1 - slide) * MILLI)
    # The shared hexside runs from this corner to the one before it or after it.
    toward = CORNERS[(corner - 1) % 6] if before else CORNERS[(corner + 1) % 6]
    return (
        x * MILLI + round((toward[0] - x) * slide * MILLI),
        y * MILLI + round((toward[1] - y) * slide * MILLI),
    )
