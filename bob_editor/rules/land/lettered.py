"""Where the labels of a board are seen: those that look for their place keep off buildings and bridges, too."""

from collections.abc import Mapping, Sequence

import numpy as np
import shapely
from msgspec.structs import replace
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.arrays import Floats
from bob_editor.geometry.kept import Itself, kept
from bob_editor.geometry.lattice import MILLI, SQRT3, Frame, Point
from bob_editor.geometry.shapes import points_of_area
from bob_editor.model.board import Board, Label
from bob_editor.model.change import Change
from bob_editor.model.lettering import XY, reach_of, settled
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.near import hexes_near
from bob_editor.rules.ruleset import Ruleset

_BUILT = ("stone", "timber", "hut", "rail", "bridge")
"""Patterns of terrain that no name should lie on."""

_APART = 0.4
"""How far apart the spots are that stand for an area, in true proportions."""

_MOST = 40
"""So many spots stand beside each other at most."""

_HEX = 3.0
"""More than what stands in a hex reaches from its dot."""

_LISTED = tuple((x * _APART, y * _APART) for x in range(-3, 4) for y in range(-3, 4) if x * x + y * y <= 10)
"""Where in a hex the buildings and bridges stand that it only lists, seen from its dot."""


Unmoved = Mapping[int, tuple[Label, Label]]
"""Labels, each with where it is seen, by their identity."""


def unmoved(before: Board, seen: Board, change: Change) -> Unmoved:
    """The labels of a board that a change is far from: they are seen where they were."""
    spots: list[Point] = [before.grid.frame.centre(at) for at in change.hexes]
    if (bounds := change.bounds) is not None:
        spots += [bounds[:2], bounds[2:]]
    if not spots:
        return {}
    xs, ys = zip(*spots, strict=True)
    left, top, right, bottom = min(xs), min(ys), max(xs), max(ys)

    def is_far(label: Label) -> bool:
        # A length on the lattice is as long in true proportions, or longer.
        (x, y), reach = label.at, reach_of(label) + _HEX
        return not (left - reach < x < right + reach and top - reach < y < bottom + reach)

    pairs = zip(before.labels, seen.labels, strict=True)
    return {id(one): (one, there) for one, there in pairs if one.floating and is_far(one)}


def lettered(board: Board, ruleset: Ruleset, drawn: Sequence[DrawnPiece], former: Unmoved) -> Board:
    """The board with each label where it is seen; ``drawn`` is its artwork, read, ``former`` what is known already."""
    if not any(label.floating for label in board.labels):
        return board
    built = frozenset(
        name
        for name, row in ruleset.terrains.items()
        if row.style.get("pattern") in _BUILT and row.places & {"hexes", "artwork"}
    )
    pieces = [piece for piece in drawn if piece.terrain in built and not piece.area.is_empty]
    boxes = shapely.bounds([piece.area for piece in pieces]).reshape(-1, 4) / MILLI

    left, top, right, bottom = board.grid.bounds
    sheet = (*board.grid.frame.true((left, top)), *board.grid.frame.true((right, bottom)))

    def seen(label: Label) -> Label:
        if not label.floating:
            return label
        known = former.get(id(label))
        if known is not None and known[0] is label:
            return known[1]
        (x, y), reach, grid = label.at, reach_of(label), board.grid
        near = _near(boxes, grid.frame.swap((x, y)), reach)
        spots = [spot for place in near for spot in _drawn_spots(Itself(pieces[place].area), grid.frame)]
        for at in hexes_near(grid, (x, y, x, y), reach, reach):
            if not built.isdisjoint(board.content(at).terrain_ids):
                dx, dy = grid.frame.true(grid.frame.centre(at))
                spots += [(dx + across, dy + down) for across, down in _LISTED]
        return settled(grid.frame, label, tuple(spots), sheet)

    return replace(board, labels=tuple(map(seen, board.labels)))


def _near(boxes: Floats, middle: Point, reach: float) -> list[int]:
    """Which boxes come so near to a point of the canonical frame."""
    u, v = middle
    left, top, right, bottom = boxes.T
    near = (left < u + reach) & (right > u - reach) & (top < v + reach) & (bottom > v - reach)
    return np.flatnonzero(near).tolist()


@kept(points_of_area)
def _drawn_spots(area: Itself[BaseGeometry], frame: Frame) -> tuple[XY, ...]:
    """Spots all over a drawn piece, in true proportions; fewer to the hex where it is very large."""
    left, top, right, bottom = (end / MILLI for end in area.value.bounds)
    apart = max(_APART, (right - left) / _MOST, (bottom - top) / _MOST)
    u, v = np.meshgrid(
        np.arange(left + apart / 4, right, apart), np.arange(top + apart / 4, bottom, apart / SQRT3)
    )
    held = shapely.contains_xy(area.value, u * MILLI, v * MILLI)
    return tuple(
        frame.true(frame.swap(spot)) for spot in zip(u[held].tolist(), v[held].tolist(), strict=True)
    )
