import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.parts import side_of
from bob_editor.geometry.shapes import polygons_of
from bob_editor.rules.checking import (
    Finding,
    Ground,
    Hex,
    Iterator,
    Severity,
    Terms,
    at_piece,
    listed,
    shared_check,
)
from bob_editor.rules.land.contours import as_painted, nested, region_near, well_within
from bob_editor.rules.land.cut_rings import SLIVER, board_near, from_true
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.hexside_lines import sides_around
from bob_editor.rules.land.near import hex_of
from bob_editor.rules.tags import tagged

_WIDTH = 2.0
"""Lines nearer than this (thousandths) are one line."""

_STRETCH = 100.0
"""Lines that run together for less than this (thousandths) only touch."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def crest_lines_not_nested(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """Each crest line is one step of one level: level 2 lies within level 1, and so on.

    Crest lines that cross make two levels of one spot, and the board can't be played so. Where two run together the
    step is a cliff, and its hexside should say so.
    """
    ground = as_painted(ground)
    pieces = (one for one in ground.drawn_contours if not (one.thin or one.area.is_empty))
    for piece in pieces:
        finding = judged(ground, piece) if (piece.level or 0) > 1 else None
        # Of one that isn't within another at a dot, where LOS counts it, another check tells.
        if finding is not None and (finding.severity is not None or not any(lacking(ground, piece))):
            yield finding


def lacking(ground: Ground, piece: DrawnPiece) -> Iterator[tuple[Hex, Hex, int]]:
    """Where hexes within a crest line, and no higher one, border on lower ground: both hexes, and the level missing."""
    grid, drops = ground.board.grid, tagged(ground.ruleset, "drop")
    for at in piece.dots:
        around = [one.level or 0 for one in ground.contours_at(at) if not one.thin]
        levels = [
            one for one in range(1, max(around)) if one not in around and not ground.grows_contour(at, one)
        ]
        for direction, other in enumerate(at.neighbours()) if levels and max(around) == piece.level else ():
            cliff = drops.intersection(ground.board.side_terrain(side_of(at, direction)))
            if other in grid and ground.level(other) < levels[-1] and not cliff:
                yield at, other, levels[-1]


def judged(ground: Ground, piece: DrawnPiece) -> Finding | None:
    """What is wrong with how a crest line lies to those of lower levels; an error where they cross."""
    level = piece.level or 0
    levels = [lower for lower in range(1, level) if not well_within(ground, piece, lower)]
    if not levels:
        return None
    regions = {lower: region_near(ground, lower, piece.area.bounds) for lower in levels}
    outside = {lower: _seen(ground, piece.area.difference(region)) for lower, region in regions.items()}
    crossed = [
        lower for lower, out in outside.items() if out.area > SLIVER and _cross(ground, piece, regions[lower])
    ]
    insert, draw_in = nested(ground, piece)
    near = hex_of(ground.board.grid.frame, piece.area)
    place = (at_piece("contour", piece.index, (near,)),)
    if crossed:
        lines = listed(map(str, (*crossed, level)))
        message = f"The crest lines of levels {lines} cross near {ground.label(near)}."
        return Finding(message, place, (draw_in, insert), severity=Severity.ERROR)
    if level - 1 in outside and outside[level - 1].area > SLIVER:
        message = f"Level {level} near {ground.label(near)} is not within level {level - 1}."
        bare = outside[level - 1].area > piece.area.area - SLIVER
        return Finding(message, place, insert if bare else (insert, draw_in))
    together = [lower for lower, region in regions.items() if _run_together(ground, piece, region)]
    if together:
        lines = listed(map(str, (*together, level)))
        label = ground.label(near)
        message = f"The crest lines of levels {lines} run together near {label}, without a cliff."
        return Finding(message, place, draw_in)
    return None


def _seen(ground: Ground, area: BaseGeometry) -> BaseGeometry:
    """The part of an area that lies on the board; what is drawn beyond its edge isn't seen."""
    if area.area <= SLIVER:
        return area
    return area.intersection(board_near(ground.board.grid, area.bounds))


def _cross(ground: Ground, piece: DrawnPiece, region: BaseGeometry) -> bool:
    """Whether the outlines cross: each of the two has a part outside the other."""
    return any(
        part.intersection(piece.area).area > SLIVER
        and _seen(ground, part.difference(piece.area)).area > SLIVER
        for part in polygons_of(region)
    )


def _run_together(ground: Ground, piece: DrawnPiece, region: BaseGeometry) -> bool:
    """Whether the outlines share a stretch inside the board that is no cliff."""
    shared = piece.area.boundary.intersection(region.boundary)
    if shared.length <= _STRETCH:
        return False
    shared = shared.intersection(board_near(ground.board.grid, shared.bounds).buffer(-_WIDTH))
    return bool(shared.difference(_cliffs(ground, shared).buffer(_WIDTH)).length > _STRETCH)


def _cliffs(ground: Ground, near: BaseGeometry) -> BaseGeometry:
    """The hexsides around that drop, as lines."""
    drops = tagged(ground.ruleset, "drop")
    around = () if near.is_empty else sides_around(ground.board.grid, near.bounds)
    lines = [line for side, line in around if drops.intersection(ground.board.side_terrain(side))]
    return from_true(shapely.GeometryCollection(lines))
