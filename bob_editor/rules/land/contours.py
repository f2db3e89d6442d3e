"""The ground of a level as an area, drawn and grown together, and how a drawn crest line is mended against it."""

from collections.abc import Iterable, Mapping
from functools import lru_cache

import shapely
from msgspec.structs import replace
from shapely.affinity import translate
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import areas_of, polygon, union
from bob_editor.model import board_edits
from bob_editor.model.board import Board, Contour
from bob_editor.model.edit import Edit, mend
from bob_editor.rules.land.artwork import HEX_AREA, parts_of
from bob_editor.rules.land.cut_rings import (
    CIRCUMRADIUS,
    SLIVER,
    cut_out,
    dot,
    grown_by,
    hex_area,
    hexes_in_box,
    in_true,
    redrawn_on,
)
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground

MARGIN = 0.08
"""How far one crest line is kept from the next, in circumradii, where a dot doesn't ask for less."""

_HAIR = 1
"""How far, in thousandths, outlines that are the same may lie apart by rounding."""

_SHOWN = 0.02
"""What covers no more of a hex than this share isn't seen to be there."""

_ON_THE_EDGE = 4.0
"""A dot this near to a line (thousandths, true proportions) lies on it."""


def drawn_at_level(ground: Ground, level: int) -> list[DrawnPiece]:
    """The drawn crest lines of exactly a level, those that are printed thin not among them."""
    return [piece for piece in ground.drawn_contours if piece.level == level and not piece.thin]


def grown_part(ground: Ground, at: Hex, level: int) -> Polygon | MultiPolygon | None:
    """The part of a level's grown ground in a hex; None where none grows there."""
    grown = ground.grown_contour(at, level)
    if grown is None:
        return None
    u, v = dot(ground.board.grid.frame, at)
    return translate(polygon(grown.ring), u, v)


def region_near(
    ground: Ground, level: int, bounds: tuple[float, float, float, float]
) -> Polygon | MultiPolygon:
    """The ground of exactly this crest line's making around a box: drawn rings whole, grown ones as far as near."""
    grown = (grown_part(ground, at, level) for at in hexes_in_box(ground.board.grid, bounds))
    box = shapely.box(*bounds)
    drawn = [piece.area for piece in drawn_at_level(ground, level) if piece.area.intersects(box)]
    return union([*drawn, *(part for part in grown if part is not None)])


def well_within(ground: Ground, piece: DrawnPiece, level: int) -> bool:
    """Whether a drawn ring of a level holds the piece without touching it, so that no more need be asked."""
    return any(shapely.contains_properly(outer.area, piece.area) for outer in drawn_at_level(ground, level))


def misnumbered(ground: Ground) -> dict[int, int]:
    """The levels that drawn crest lines should have and don't, by index: what is painted on all that they alone hold.

    That is so only where it is the next level above the crest line around, and what the line says isn't.
    """
    bold = [piece for piece in ground.drawn_contours if not piece.thin]
    held = ((ground.contours_at(at), content.level) for at, content in ground.board.hexes.items())
    innermost = (
        (min((one for one in pieces if not one.thin), key=lambda one: one.area.area, default=None), level)
        for pieces, level in held
    )
    painted = grouped((piece.index, level) for piece, level in innermost if piece and level is not None)
    found = {}
    for index, levels in painted.items():
        piece, level = ground.drawn_contours[index], levels[0]
        if {*levels} == {level} and level != piece.level:
            outer = (one for one in bold if one.area.area > piece.area.area and one.area.covers(piece.area))
            around = min(outer, key=lambda one: one.area.area, default=None)
            # Painted ground that grows around it is lower ground, too.
            beside = {other for at in piece.dots for other in at.neighbours()} - {*piece.dots}
            lower = min((ground.level(at) for at in beside if at in ground.board.grid), default=0)
            if level == 1 + max(lower, around.level or 0 if around else 0) != piece.level:
                found[index] = level
    return found


def renumbered(board: Board, levels: Mapping[int, int]) -> Board:
    """The board with crest lines on other levels, by index."""
    lines = enumerate(board.contours)
    return replace(
        board, contours=tuple(replace(line, level=levels.get(index, line.level)) for index, line in lines)
    )


def as_painted(ground: Ground) -> Ground:
    """The ground without those wrong levels, of which another check tells (level-differs-from-contour)."""
    levels = misnumbered(ground)
    return Ground(renumbered(ground.board, levels), ground.ruleset) if levels else ground


def surrounded(board: Board, ground: Ground, piece: DrawnPiece) -> Board:
    """The board with a drawn crest line of every level that is missing around a drawn one, a little farther out each.

    None of them reaches a dot that the line itself doesn't hold.
    """
    margin = _margin(ground, piece.area)
    old = board.contours[piece.index]
    inner: BaseGeometry = piece.area
    for steps, level in enumerate(range((piece.level or 0) - 1, 0, -1), start=1):
        region = region_near(ground, level, piece.area.bounds)
        if inner.difference(region).area <= SLIVER:
            continue
        inner = grown_by(piece.area, margin * steps / (piece.level or 1))
        for ring in redrawn_on(board.grid, old, inner):
            board = board_edits.add_contour(board, type(old)(level, ring.ring, ring.holes))
    return board


def drawn_in(board: Board, ground: Ground, piece: DrawnPiece) -> Board:
    """The board with a drawn crest line clipped to the ground of all lower levels, a little inside it."""
    area: BaseGeometry = piece.area
    for level in range(1, piece.level or 0):
        region = region_near(ground, level, piece.area.bounds)
        kept = areas_of(area.intersection(region))
        area = kept.intersection(grown_by(region, -_margin(ground, kept, region.boundary)))
    old = board.contours[piece.index]
    return board_edits.redraw_contour(board, old, redrawn_on(board.grid, old, area))


def raised(board: Board, ground: Ground, at: Hex, levels: range) -> Board:
    """The board with a crest line of each of these levels in a hex, where it would grow, and each within the last."""
    whole = hex_area(board.grid.frame, at)
    below = region_near(ground, levels.start - 1, whole.bounds)
    margin = _margin(ground, areas_of(whole.intersection(below)), below.boundary)
    for step, level in enumerate(levels):
        area = grown_by(whole, -ground.contour_inset(level) - MARGIN * step)
        area = areas_of(area.intersection(grown_by(below, -margin * (step + 1) / len(levels))))
        for ring in redrawn_on(board.grid, Contour(level, ()), area):
            board = board_edits.add_contour(board, ring)
    return board


def sunk(board: Board, ground: Ground, at: Hex, pieces: Iterable[DrawnPiece]) -> Board:
    """The board with crest lines led around a hex, in the higher hexes beside it, as they would grow."""
    hole = hex_area(board.grid.frame, at)
    for piece in pieces:
        inset = ground.contour_inset(piece.level or 0)
        board = cut_out(board, ground, piece, grown_by(hole, inset))
    return board


def nested(ground: Ground, piece: DrawnPiece) -> tuple[Edit[Board], Edit[Board]]:
    """The two fixes of a crest line that doesn't lie within the lower ones: draw those around it, or draw it in."""
    label = f"Draw level {piece.level or 0} in behind the lower crest lines"
    return (
        mend("Draw the missing crest lines around it", surrounded, ground=ground, piece=piece),
        mend(label, drawn_in, ground=ground, piece=piece),
    )


def _margin(ground: Ground, area: BaseGeometry, edge: BaseGeometry | None = None) -> float:
    """``MARGIN``, or less: so that moving an edge by it leaves every dot on its side.

    Of the area's own edge the dots outside matter; of another ``edge`` within it, those inside.
    """
    frame = ground.board.grid.frame
    if area.is_empty:
        return MARGIN
    dots = [shapely.Point(dot(frame, at)) for at in hexes_in_box(ground.board.grid, area.bounds)]
    wanted = [one for one in dots if area.covers(one) == (edge is not None)]
    line = in_true(edge if edge is not None else area)
    # A dot on the very edge can't be kept on its side by any margin.
    near = [far for one in wanted if (far := line.distance(in_true(one))) > _ON_THE_EDGE]
    return float(min([MARGIN, *(far / CIRCUMRADIUS / 2 for far in near)]))


@lru_cache(maxsize=4)
def drawn_ground(ground: Ground) -> Mapping[Hex, tuple[tuple[int, Polygon | MultiPolygon], ...]]:
    """For each hex that a drawn contour reaches into, level and area of what lies in it."""
    found = grouped(
        (at, (piece.level, part))
        for piece in ground.drawn_contours
        if piece.level is not None and piece.level > 0 and not piece.area.is_empty
        for at, part in parts_of(ground, piece)
    )
    return {at: tuple(parts) for at, parts in found.items()}


@lru_cache(maxsize=4)
def partly_crest_lines(ground: Ground) -> Mapping[int, BaseGeometry]:
    """Of drawn rings whose outline is no crest line all along what is left, by their place in the board.

    Where two rings of a level meet, or a higher one goes on over a lower one's edge, their ground does not end.
    """
    pieces = [piece for piece in ground.drawn_contours if not piece.area.is_empty]
    if len(pieces) < 2:
        return {}
    edges = [piece.area.boundary for piece in pieces]
    met = shapely.STRtree([piece.area for piece in pieces]).query(edges, predicate="intersects").T.tolist()
    found = grouped(
        (one, pieces[other].area)
        for one, other in met
        if one != other and (pieces[other].level or 0) >= (pieces[one].level or 0)
    )
    return {
        pieces[one].index: edges[one].intersection(union([pieces[one].area, *others]).boundary.buffer(_HAIR))
        for one, others in found.items()
    }


def ground_in(ground: Ground, at: Hex, level: int) -> Polygon | MultiPolygon:
    """The ground of a level or higher in a hex, drawn and grown together."""
    areas = [part for one, part in drawn_ground(ground).get(at, ()) if one >= level]
    for one in ground.contour_levels:
        if one >= level:
            grown = grown_part(ground, at, one)
            if grown is not None:
                areas.append(grown)
    return areas[0] if len(areas) == 1 else union(areas)


def levels_in(ground: Ground, at: Hex) -> tuple[int, ...]:
    """The levels that a hex shows, lowest first; a crest hex shows more than one."""
    areas = [HEX_AREA, *(ground_in(ground, at, level).area for level in ground.contour_levels), 0.0]
    levels = (0, *ground.contour_levels)
    least = _SHOWN * HEX_AREA
    return tuple(
        level for level, here, above in zip(levels, areas, areas[1:], strict=False) if here - above > least
    )


def is_crest_hex(ground: Ground, at: Hex) -> bool:
    """Whether a hex shows more than one level, wherever its dot lies."""
    return len(levels_in(ground, at)) > 1
