"""What goes on beneath bridges: a print shows a gully or a stream to both sides of one, and not under it.

Where a bridge looks as the gully does, the gully is traced as broad as the bridge is long.
"""

from collections.abc import Iterable, Iterator

import shapely
from attrs import evolve
from shapely.geometry import Point, Polygon
from shapely.geometry.base import BaseGeometry

from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.shapes import polygons_of
from bob_editor.model.board import Artwork, Board
from bob_editor.rules.land.cut_rings import area_of, dot, from_true, in_true, redrawn
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import tagged

_RIM, _NEAR = 0.2 * MILLI, 0.6 * MILLI
"""So far around a bridge its rim and its shadow reach, and what ends so near to it ends at it, in true proportions."""

_SLIGHT = 0.03
"""An end of no more than this of a bridge's area is the other side of a rim."""

_BESIDE = 0.1
"""A way of which more than this lies beside what is called a bridge isn't beneath one: that was traced too far."""


def led_beneath(board: Board, ruleset: Ruleset, come: Iterable[Artwork]) -> Board:
    """The board with what lies to both sides of a bridge led on beneath it, where pieces that came are of either.

    Only terrain that a bridge may lie over; its pieces become one.
    """
    bridges, under = tagged(ruleset, "bridge"), tagged(ruleset, "bridgeable")
    if (bridges | under).isdisjoint(piece.terrain for piece in come):
        return board
    for bridge in [piece for piece in board.artwork if piece.terrain in bridges]:
        for terrain in sorted(under):
            board = _led(board, in_true(area_of(bridge, board.grid.frame)), terrain)
    return board


def _led(board: Board, bridge: BaseGeometry, terrain: str) -> Board:
    frame = board.grid.frame
    areas = {
        place: in_true(area_of(piece, frame))
        for place, piece in enumerate(board.artwork)
        if piece.terrain == terrain
    }
    under = bridge.buffer(_RIM)
    ends = list(_ends(areas.values(), bridge, under))
    if len(ends) < 2:
        return board
    way = _way(ends, [spot for spot in _dots(board) if bridge.contains(spot)])
    if way.difference(bridge.buffer(_NEAR)).area > _BESIDE * way.area:
        return board
    joined = [place for place, area in areas.items() if area.intersects(way)]
    beyond = shapely.union_all([areas[place] for place in joined]).difference(under)
    whole = from_true(beyond.union(way))
    pieces = list(board.artwork)
    for place in reversed(joined):
        pieces[place : place + 1] = redrawn(pieces[place], whole, frame) if place == joined[0] else ()
    return evolve(board, artwork=tuple(pieces))


def _way(ends: list[Polygon], dots: list[BaseGeometry]) -> BaseGeometry:
    """From end to end, by way of the dots that the bridge holds: its hex has what it leads over."""
    half = min(end.area for end in ends) / (_NEAR - _RIM) / 2
    by = [one.buffer(half) for one in dots]
    if not by:
        return shapely.union_all(ends).convex_hull
    return shapely.union_all([end.union(one).convex_hull for end in ends for one in by])


def _dots(board: Board) -> Iterator[BaseGeometry]:
    return (in_true(Point(*dot(board.grid.frame, at))) for at in board.grid.hexes)


def _ends(areas: Iterable[BaseGeometry], bridge: BaseGeometry, under: BaseGeometry) -> Iterator[Polygon]:
    """What of areas lies at a bridge, one for each side of it; one for all that lies around it."""
    around = shapely.union_all(list(areas)).difference(under).intersection(bridge.buffer(_NEAR))
    return (part for part in polygons_of(around) if part.area > _SLIGHT * bridge.area)
