"""Hexes in which a trace is unsure: an edge passes by the dot, what is alike lies beside it, or two traces claim it."""

import math
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TypeVar

import numpy as np
import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.arrays import Floats
from bob_editor.editing.trace.proposals import Proposal, Unsure
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.made.natural import TO_TRUE
from bob_editor.geometry.shapes import in_milli, polygon
from bob_editor.rules.land.cut_rings import hex_area

NEAR_DOT = 0.2
"""An edge nearer to a dot than this, in circumradii, may pass on its other side."""

HALF = 0.15
"""A hex that is filled by a half, this much more or less, could be meant either way."""

_ALIKE = 0.2
"""Where more of a hex looks alike, though no outline holds its dot, it may be what is meant, in pieces."""

BESIDE, UNLIKE_GROUND = "alike in parts", "unlike bare ground"
"""What is said of those, and where nobody picked what there is."""

_WIDE, _AREA = 12 / math.pi, 6 * 3**0.5
"""How wide a hex is on an average to those who look past, and its area, in true proportions."""

_DIRECTIONS = 24
"""So many, over half a turn, lines through a hex are counted in."""

Key = TypeVar("Key")


def unsure_hexes(
    grid: Grid, proposals: Sequence[Proposal], alike: Sequence[float] = ()
) -> tuple[Unsure, ...]:
    """The hexes in which outlines leave a doubt, the greatest first; ``alike`` says what share of each looks so."""
    hexes = grid.hexes
    cells = [hex_area(grid.frame, at) for at in hexes]
    tree = shapely.STRtree(cells)
    found: dict[Hex, Unsure] = {}
    for one in proposals:
        area = _area(grid, one)
        for place in tree.query(area.boundary, predicate="intersects").tolist():
            _put(found, _of_edge(grid, hexes[place], cells[place], area))
    held = {at for one in proposals for at in one.hexes}
    for at, share in zip(hexes, alike, strict=False):
        if share > _ALIKE and at not in held:
            _put(found, Unsure((at,), BESIDE, min(share, 0.7)))
    return in_order(found.values())


def of_several(
    told: Iterable[tuple[Key, Unsure]], held: Mapping[Key, frozenset[Hex]]
) -> Iterator[tuple[Key, Unsure]]:
    """What several traces doubt, each of which holds the dots of hexes.

    Of a dot that a trace holds it is no news that others find something there; but two that hold it are.
    """
    claims = Counter(at for hexes in held.values() for at in hexes)
    for key, one in told:
        if one.why not in (BESIDE, UNLIKE_GROUND) or not any(claims[at] for at in one.hexes):
            yield key, one
    for key, hexes in held.items():
        for at in sorted(at for at in hexes if claims[at] > 1):
            yield key, Unsure((at,), "two traces claim it", 0.9)


def in_order(found: Iterable[Unsure]) -> tuple[Unsure, ...]:
    """The greatest doubt first."""
    return tuple(sorted(found, key=lambda one: (-one.doubt, one.hexes)))


def by_sight(grid: Grid, told: Iterable[tuple[Key, Unsure]]) -> tuple[tuple[Key, Unsure], ...]:
    """Doubts in the order of how many pairs of hexes may see each other otherwise: the doubt times ``pairs_at``."""
    rows = tuple(told)
    counts = pairs_at(grid, [one.hexes for _, one in rows])
    weighed = sorted(zip(rows, counts, strict=True), key=lambda two: -two[0][1].doubt * two[1])
    return tuple(row for row, _ in weighed)


def pairs_at(grid: Grid, places: Sequence[tuple[Hex, ...]]) -> tuple[int, ...]:
    """In proportion to how many pairs of hexes look along a line that meets each place, or begins in it.

    Seen from a place the board ends at some distance one way, and at another the other way: from the one side's dots
    lines fan out over so many of the other's. Nearer to the edge, where dots end before the board, it is too many.
    """
    if not places:
        return ()
    frame = grid.frame
    left, top, right, bottom = (*frame.true(grid.bounds[:2]), *frame.true(grid.bounds[2:]))
    dots = np.array([[frame.true(frame.centre(at)) for at in (hexes[0], hexes[-1])] for hexes in places])
    x, y = (dots.mean(axis=1)[:, axis, None] for axis in (0, 1))
    turn = (np.arange(_DIRECTIONS) + 0.5) * math.pi / _DIRECTIONS
    across, down = np.cos(turn), np.sin(turn)

    def far(way: int) -> Floats:
        to_side = np.where(way * across > 0, right - x, x - left) / abs(across)
        to_end = np.where(way * down > 0, bottom - y, y - top) / abs(down)
        return np.asarray(np.minimum(to_side, to_end).clip(0))

    one, other = far(1), far(-1)
    through = (one * other * (one + other)).mean(axis=1) * math.pi / 2 * _WIDE / _AREA**2
    return tuple(np.rint(through + len(grid.hexes) - 1).astype(int).tolist())


def half_filled(at: Hex, share: float) -> Unsure | None:
    """What is to be said of a hex that is filled by so much."""
    off = abs(share - 0.5)
    return (
        Unsure((at,), f"filled by {share:.0%}".replace("%", " %"), 0.8 * (1 - off / HALF))
        if off < HALF
        else None
    )


def _of_edge(grid: Grid, at: Hex, cell: BaseGeometry, area: BaseGeometry) -> Unsure | None:
    dot = np.array(grid.frame.canonical_centre(at), dtype=float) * MILLI * TO_TRUE
    edge = shapely.transform(
        area.boundary.intersection(cell), lambda points: np.asarray(points * TO_TRUE, dtype=float)
    )
    far = float(edge.distance(shapely.Point(dot)))
    return Unsure((at,), "the edge passes by its dot", 1 - 0.2 * far / NEAR_DOT) if far < NEAR_DOT else None


def _put(found: dict[Hex, Unsure], one: Unsure | None) -> None:
    if one is not None and (one.hexes[0] not in found or found[one.hexes[0]].doubt < one.doubt):
        found[one.hexes[0]] = one


def _area(grid: Grid, one: Proposal) -> BaseGeometry:
    frame = grid.frame
    return polygon(in_milli(frame, one.ring), [in_milli(frame, hole) for hole in one.holes])
