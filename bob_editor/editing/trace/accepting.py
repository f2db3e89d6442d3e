"""What becomes of proposals that the user takes: ordinary outlines, hexes, hexsides and paths of the board."""

from collections.abc import Callable, Sequence
from functools import partial

import shapely
from msgspec.structs import replace
from shapely.geometry import LineString, Polygon
from shapely.geometry import Point as ShapelyPoint
from shapely.ops import nearest_points

from bob_editor.editing.drawing.listed import with_listed
from bob_editor.editing.drawing.terrain_edits import lay_terrain, put_feature
from bob_editor.editing.outlines.listing import followed
from bob_editor.editing.trace.areas.beneath import led_beneath
from bob_editor.editing.trace.proposals import Proposal
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.editing.trace.wire import hexes_along
from bob_editor.geometry.curves.curve_fit import TOLERANCE, fitted
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import Frame, Point
from bob_editor.model.board import Artwork, Board, Contour, Path
from bob_editor.model.board_edits import add_artwork, add_contour, add_path
from bob_editor.model.drawn_paths import redrawn
from bob_editor.model.edit import Edit
from bob_editor.rules.land.ground import Ground
from bob_editor.rules.ruleset import Ruleset

_OFF, _PACE = 0.12, 0.1
"""So far a path keeps off hexes that it doesn't enter, and so far apart its way is looked at, in true proportions."""


def accepting(
    proposals: Sequence[Proposal], ruleset: Ruleset, title: Callable[[Proposal], str]
) -> Edit[Board]:
    """The edit that puts proposals on the board, lowest first; ``title`` is what one is called."""
    label = (
        f"Accept {title(proposals[0])}" if len(proposals) == 1 else f"Accept {len(proposals)} traced things"
    )

    def accepted(board: Board) -> Board:
        after, old = board, len(board.artwork)
        for one in sorted(proposals, key=lambda one: one.level):
            if one.kind == "hexes":
                # What fills hexes cuts rings: of those that were there more may be left, or fewer.
                old = len(_put(replace(after, artwork=after.artwork[:old]), ruleset, one).artwork)
            after = _put(after, ruleset, one)
        come = after.artwork[old:]
        listing = followed(Ground(board, ruleset), led_beneath(after, ruleset, come))
        return with_listed(listing, ruleset, come)

    return Edit(label, accepted)


def _put(board: Board, ruleset: Ruleset, one: Proposal) -> Board:
    if one.kind == "artwork":
        return add_artwork(board, Artwork(one.terrain, one.ring, one.holes))
    if one.kind == "contour":
        return add_contour(board, Contour(one.level, one.ring, one.holes))
    if one.kind == "hexes":
        return lay_terrain(board, ruleset, one.hexes, one.terrain)
    return board if one.side is None else put_feature(board, ruleset, (one.side,), one.terrain)


def leading(sheet: Sheet, way: Sequence[Point], terrain: str, title: str) -> Edit[Board] | None:
    """The edit that leads a path of a terrain, called so, along a traced way; None where it leaves no hex."""
    hexes = hexes_along(sheet.grid, way)
    if len(hexes) < 2:
        return None
    return Edit(f"Trace {title}", partial(with_road, terrain=terrain, way=way, hexes=hexes))


def with_road(board: Board, terrain: str, way: Sequence[Point], hexes: Sequence[Hex]) -> Board:
    """The board with a path along a traced way: a curve of few knots that enters just the hexes of the way.

    Where it would clip others, as beside a hexside, it is kept off those.
    """
    if len(hexes) < 2:
        return board
    for one in (way, _kept_off_others(board.grid, way, hexes)):
        for tolerance in (TOLERANCE, TOLERANCE / 4):
            path = redrawn(board.grid, Path(terrain, ()), fitted(one, tolerance=tolerance))
            if path.through == tuple(hexes):
                return replace(board, paths=(*board.paths, path))
    return add_path(board, terrain, hexes)


def _kept_off_others(grid: Grid, way: Sequence[Point], hexes: Sequence[Hex]) -> list[Point]:
    """A way that keeps off the board's hexes but for the one of some that it is in, and those before and after that."""
    frame, kept = grid.frame, []
    off = {at: _grown(frame, at) for one in hexes for at in (one, *one.neighbours()) if at in grid}
    line, place = LineString([frame.true(point) for point in way]), 0
    for x, y in line.segmentize(_PACE).coords:
        at = frame.hex_at(frame.from_true((x, y)))
        place += place + 1 < len(hexes) and at == hexes[place + 1]
        here = hexes[place]
        others = [
            off[one]
            for one in here.neighbours()
            if one in grid and one not in hexes[max(0, place - 1) : place + 2]
        ]
        spot = ShapelyPoint(x, y)
        beside = shapely.union_all([one for one in others if one.contains(spot)])
        if not beside.is_empty:
            spot = nearest_points(beside.boundary, spot)[0]
        kept.append(frame.from_true((spot.x, spot.y)))
    return kept


def _grown(frame: Frame, at: Hex) -> Polygon:
    """A hex and what is close around it, in true proportions."""
    return Polygon([frame.true(corner) for corner in frame.corners(at)]).buffer(_OFF)
