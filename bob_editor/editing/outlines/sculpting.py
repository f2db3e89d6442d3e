"""A round brush for outlines: swells, erodes or pushes what lies under it, and nothing further off."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Literal, TypeVar

import numpy as np
import shapely
from msgspec.structs import replace
from shapely.geometry import Point as At
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.gestures.rings import snapped
from bob_editor.editing.outlines.areas import drawn_as
from bob_editor.geometry.lattice import MILLI, Frame, Point
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Artwork, Contour
from bob_editor.rules.land.cut_rings import area_of, from_true, in_true

Piece = TypeVar("Piece", bound=Artwork | Contour)
Manner = Literal["push", "swell", "erode"]

_FINE = 0.3
"""Length in true proportions of the straight pieces that a pushed edge is parted into."""


def sculpted(
    frame: Frame, piece: Piece, manner: Manner, radius: float, way: Sequence[Point]
) -> tuple[Piece, ...]:
    """The piece after a brush of a radius (true proportions) went along a way over it; none where all was eroded."""
    if manner == "push":
        return (_pushed(frame, piece, radius, way),)
    brush = _swept(frame, radius, way)
    area = area_of(piece, frame)
    if not area.intersects(brush):
        return (piece,)
    after = area.union(brush) if manner == "swell" else area.difference(brush)
    return drawn_as(frame, piece, after, (piece,))


def _swept(frame: Frame, radius: float, way: Sequence[Point]) -> BaseGeometry:
    """The ground that the brush passed over, in thousandths of the canonical frame."""
    nodes = in_milli(frame, way)
    line = shapely.LineString(nodes) if len(nodes) > 1 else At(nodes[0])
    return from_true(in_true(line).buffer(radius * MILLI, quad_segs=8))


def _pushed(frame: Frame, piece: Piece, radius: float, way: Sequence[Point]) -> Piece:
    """Each point under the brush goes along with it, those in the middle wholly, those at its rim hardly."""
    moved = [
        [[*frame.true(point)] for point in _finely(frame, line, radius, way)]
        for line in (piece.ring, *piece.holes)
    ]
    true = [frame.true(point) for point in way]
    for (ax, ay), (bx, by) in pairwise(true):
        for line in moved:
            for point in line:
                far = math.hypot(point[0] - ax, point[1] - ay) / radius
                if far < 1:
                    share = (1 - far * far) ** 2
                    point[0] += (bx - ax) * share
                    point[1] += (by - ay) * share
    ring, *holes = (tuple(snapped(frame.from_true((x, y))) for x, y in line) for line in moved)
    return replace(piece, ring=ring, holes=tuple(holes))


def _finely(frame: Frame, line: Sequence[Point], radius: float, way: Sequence[Point]) -> Sequence[Point]:
    """A closed line with more points on its edges where the brush passes."""
    swept, closed, found = _swept(frame, radius, way), (*line, line[0]), list[Point]()
    nodes = np.array(in_milli(frame, closed))
    shapely.prepare(swept)
    met = shapely.intersects(swept, shapely.linestrings(np.stack((nodes[:-1], nodes[1:]), axis=1)))
    for (start, end), is_met in zip(pairwise(closed), np.atleast_1d(met), strict=True):
        found.append(start)
        if is_met and (length := math.dist(frame.true(start), frame.true(end))) > _FINE:
            count = math.ceil(length / _FINE)
            found += [
                (start[0] + (end[0] - start[0]) * step / count, start[1] + (end[1] - start[1]) * step / count)
                for step in range(1, count)
            ]
    return found
