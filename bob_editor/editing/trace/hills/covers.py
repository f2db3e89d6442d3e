"""What lies over the ground and hides its tints: what is drawn or listed on a board, and what is proposed for it."""

from collections.abc import Iterable

import shapely
from shapely.geometry import LineString, MultiPoint
from shapely.geometry.base import BaseGeometry

from bob_editor.editing.trace.outlines import in_true
from bob_editor.editing.trace.proposals import Proposal, Stroke
from bob_editor.editing.trace.sheet import Sheet
from bob_editor.geometry.shapes import in_milli
from bob_editor.model.board import Artwork, Board
from bob_editor.rules.land.cut_rings import area_of, hex_area, hexes_under

_ROAD = 0.4
"""Half the width of a road or stream as printed, in true proportions."""


def covering(
    sheet: Sheet, board: Board, proposals: Iterable[Proposal], strokes: Iterable[Stroke]
) -> tuple[BaseGeometry, ...]:
    """What lies over the ground, in true proportions, by terrain: artwork, hexes, paths; what is proposed, too.

    Not what is proposed where the tint of a level was picked: there the ground can be seen.
    """
    frame = board.grid.frame
    points = [point for stroke in strokes if not stroke.unlike for point in stroke.points]
    picked = MultiPoint(in_milli(frame, points))
    there = [(piece.terrain, area_of(piece, frame)) for piece in board.artwork]
    # What a hex lists as it is drawn over its dot covers no more than is drawn.
    over = {(terrain, at) for terrain, area in there for at in hexes_under(board.grid, area)}
    there += [
        (terrain, hex_area(frame, at))
        for at in board.hexes
        for terrain in set(board.content(at).terrain_ids) - {board.base.terrain}
        if (terrain, at) not in over
    ]
    proposed = [
        (one.terrain, area_of(Artwork("", one.ring, one.holes), frame))
        for one in proposals
        if one.kind == "artwork"
    ]
    proposed += [
        (one.terrain, hex_area(frame, at)) for one in proposals if one.kind == "hexes" for at in one.hexes
    ]
    drawn: dict[str, list[BaseGeometry]] = {}
    for terrain, area in (*there, *(row for row in proposed if not row[1].intersects(picked))):
        drawn.setdefault(terrain, []).append(area)
    roads = [
        LineString([frame.true(point) for point in path.line or map(board.grid.centre, path.through)])
        for path in board.paths
        if len(path.through) > 1
    ]
    return (
        *(in_true(shapely.union_all(some), sheet) for some in drawn.values()),
        *(road.buffer(_ROAD) for road in roads),
    )
