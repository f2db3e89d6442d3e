"""Boards whose outlines stray as a brush does, and are all drawn: what is printed of them is exactly what they hold."""

from math import tau

import numpy as np
import numpy.typing as npt
import shapely
from msgspec.structs import replace
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.shapes import polygons_of
from bob_editor.library.drawn import Shape, shapes_of
from bob_editor.model.board import Artwork, Board, Contour
from bob_editor.rulesets import ruleset

WAVERS = 0.05
"""How far edges stray from the board's, in true proportions: a hex's circumradius is 2."""

_BUILT = ("building", "building_stone", "building_wood", "hut", "bridge")
"""What is drawn by a ruler, and lies on the rest."""

Ring = tuple[tuple[float, float], ...]


def strayed(board: Board, seed: int = 0) -> Board:
    """A board as an artist draws it after this one: nothing grows out of a hex, all has an outline, which strays."""
    dice = np.random.default_rng(seed)
    shapes = [one for one in shapes_of(board, ruleset(board.ruleset)) if one.kind != "path"]
    shapes.sort(key=lambda one: one.terrain in _BUILT)
    pieces = [(one, part) for one in shapes for part in polygons_of(_strayed(one, board, dice))]
    return replace(
        board,
        hexes={},
        artwork=tuple(
            Artwork(one.terrain, *_rings(part, board), level=one.level)
            for one, part in pieces
            if "contour" not in one.kind
        ),
        contours=tuple(
            Contour(one.level or 0, *_rings(part, board)) for one, part in pieces if "contour" in one.kind
        ),
    )


def _strayed(one: Shape, board: Board, dice: np.random.Generator) -> BaseGeometry:
    frame = board.grid.frame
    waves, begun = dice.normal(0, 5, (2, 6, 2)), dice.uniform(0, tau, (2, 6))

    def moved(points: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
        off = [np.sin(points @ wave.T + start).sum(axis=1) for wave, start in zip(waves, begun, strict=True)]
        return np.asarray(points + WAVERS / 2 * np.stack(off, axis=1), dtype=np.float64)

    true = shapely.transform(one.geometry, lambda points: np.array([frame.true((x, y)) for x, y in points]))
    return (
        true if one.terrain in _BUILT else shapely.make_valid(shapely.transform(true.segmentize(0.15), moved))
    )


def _rings(part: Polygon, board: Board) -> tuple[Ring, tuple[Ring, ...]]:
    def ring(line: BaseGeometry) -> Ring:
        points = (board.grid.frame.from_true((x, y)) for x, y in list(line.coords)[:-1])
        return tuple((round(x, 3), round(y, 3)) for x, y in points)

    return ring(part.exterior), tuple(map(ring, part.interiors))
