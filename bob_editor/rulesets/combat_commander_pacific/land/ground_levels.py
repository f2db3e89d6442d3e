"""Which ground lies in a hex: the areas of its levels, and whether it is a crest hex (T89.3.1).

Areas are in thousandths of the canonical frame.
"""

from collections.abc import Mapping
from functools import lru_cache

from shapely import STRtree
from shapely.geometry import MultiPolygon, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.grouped import grouped
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.shapes import union
from bob_editor.rules.land.artwork import HEX_AREA, parts_of
from bob_editor.rules.land.contours import grown_part
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets.combat_commander_pacific.land.contents import LEAST_SHARE

_HAIR = 1
"""How far, in thousandths, outlines that are the same may lie apart by rounding."""


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
    met = STRtree([piece.area for piece in pieces]).query(edges, predicate="intersects").T.tolist()
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
    """The levels that a hex shows on more than 2 % of it, lowest first; a crest hex shows more than one."""
    areas = [HEX_AREA, *(ground_in(ground, at, level).area for level in ground.contour_levels), 0.0]
    levels = (0, *ground.contour_levels)
    least = LEAST_SHARE * HEX_AREA
    return tuple(
        level for level, here, above in zip(levels, areas, areas[1:], strict=False) if here - above > least
    )


def is_crest_hex(ground: Ground, at: Hex) -> bool:
    """Whether a hex shows more than one level, wherever its dot lies (T89.3.1)."""
    return len(levels_in(ground, at)) > 1
