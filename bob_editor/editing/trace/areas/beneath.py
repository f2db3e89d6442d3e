"""What goes on beneath bridges: a print shows a gully or a stream to both sides of one, and not under it.

Where a bridge looks as the gully does, the gully is traced as broad as the bridge is long.
"""

from collections.abc import Iterable

import shapely
from msgspec.structs import replace
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import polygons_of
from bob_editor.model.board import Artwork, Board
from bob_editor.rules.land.cut_rings import area_of, dot, from_true, hexes_under, in_true, redrawn
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import tagged

_RIM, _NEAR = 0.2 * MILLI, 0.6 * MILLI
"""So far around a bridge its rim and its shadow reach, and what ends so near to it ends at it, in true proportions."""

_SLIGHT = 0.03
"""An end of no more than this of a bridge's area is the other side of a rim."""

_BESIDE = 0.1
"""A way of which more than this lies beside what is called a bridge isn't beneath one: that was traced too far."""

_BROAD = 1.5
"""What takes more than so many times the room of its way beneath a bridge was traced as broad as that is long."""


def led_beneath(board: Board, ruleset: Ruleset, come: Iterable[Artwork]) -> Board:
    """The board with what lies to both sides of a bridge led on beneath it, where a piece that came is either.

    Only terrain that a bridge may lie over; its pieces become one. What goes on beneath already stays as it is.
    """
    bridges, under, frame = tagged(ruleset, "bridge"), tagged(ruleset, "bridgeable"), board.grid.frame
    came = [one for one in come if one.terrain in bridges | under]
    for bridge in [piece for piece in board.artwork if piece.terrain in bridges] if came else ():
        area = in_true(area_of(bridge, frame))
        near = from_true(area.buffer(_NEAR))
        beside = {one.terrain for one in came if area_of(one, frame).intersects(near)}
        for terrain in sorted(under if any(one is bridge for one in came) else under & beside):
            board = _led(board, area, terrain)
    return board


def _led(board: Board, bridge: BaseGeometry, terrain: str) -> Board:
    frame, near = board.grid.frame, from_true(bridge.buffer(_NEAR))
    areas = {
        place: in_true(area_of(piece, frame))
        for place, piece in enumerate(board.artwork)
        if piece.terrain == terrain and area_of(piece, frame).intersects(near)
    }
    under, all_of_it = bridge.buffer(_RIM), shapely.union_all(list(areas.values()))
    ends = _ends(all_of_it, bridge, under)
    if len(ends) < 2:
        return board
    dots = [in_true(Point(*dot(frame, at))) for at in hexes_under(board.grid, from_true(bridge))]
    way = _way(ends, dots)
    if _goes_on(all_of_it.intersection(bridge.buffer(_NEAR)), ends, dots, way.intersection(under).area):
        return board
    if way.difference(bridge.buffer(_NEAR)).area > _BESIDE * way.area:
        return board
    joined = [place for place, area in areas.items() if area.intersects(way)]
    beyond = shapely.union_all([areas[place] for place in joined]).difference(under)
    whole = from_true(beyond.union(way))
    pieces = list(board.artwork)
    for place in reversed(joined):
        pieces[place : place + 1] = redrawn(pieces[place], whole, frame) if place == joined[0] else ()
    return replace(board, artwork=tuple(pieces))


def _goes_on(here: BaseGeometry, ends: list[Polygon], dots: list[BaseGeometry], room: float) -> bool:
    """Whether what is drawn at a bridge leads from end to end by the dots, not much broader than it needs."""
    broad = here.area - sum(end.area for end in ends) > _BROAD * room
    return not broad and any(all(map(part.intersects, (*ends, *dots))) for part in polygons_of(here))


def _way(ends: list[Polygon], dots: list[BaseGeometry]) -> BaseGeometry:
    """From end to end, by way of the dots that the bridge holds: its hex has what it leads over."""
    half = min(end.area for end in ends) / (_NEAR - _RIM) / 2
    by = [one.buffer(half) for one in dots]
    if not by:
        return shapely.union_all(ends).convex_hull
    return shapely.union_all([end.union(one).convex_hull for end in ends for one in by])


def _ends(areas: BaseGeometry, bridge: BaseGeometry, under: BaseGeometry) -> list[Polygon]:
    """What of areas lies at a bridge, one for each side of it; one for all that lies around it."""
    around = areas.difference(under).intersection(bridge.buffer(_NEAR))
    return [part for part in polygons_of(around) if part.area > _SLIGHT * bridge.area]
