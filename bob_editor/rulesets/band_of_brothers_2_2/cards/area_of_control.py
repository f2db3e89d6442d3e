"""The area of control: where a side's reinforcements may be placed (16.1)."""

from collections.abc import Sequence

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hex_rows import HexRows
from bob_editor.geometry.hexes import Hex

_IN_FRONT = 2
"""So many friendly units must be farther from the Rout Edge than a hex, and so many enemies may not be nearer to it."""


def area_of_control(grid: Grid, edge: str, friends: Sequence[Hex], enemies: Sequence[Hex]) -> frozenset[Hex]:
    """The hexes of a side's area of control toward its Rout Edge.

    ``friends`` and ``enemies`` are the hexes of the units, one for each, those in Melee too. A side with one unit left
    needs only that one before a hex.

    :raises KeyError: where there is no such edge.
    """
    rows = HexRows.of(grid)
    ours = [rows.distance(grid, at, edge) for at in friends]
    theirs = [rows.distance(grid, at, edge) for at in enemies]
    needed = min(_IN_FRONT, max(len(ours), 1))
    found = set()
    for at in grid.hexes:
        here = rows.distance(grid, at, edge)
        before, behind = sum(one > here for one in ours), sum(one < here for one in theirs)
        if before >= needed and behind < _IN_FRONT:
            found.add(at)
    return frozenset(found)
