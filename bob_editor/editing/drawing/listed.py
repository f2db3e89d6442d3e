"""Terrain that fills its hex wherever it is drawn: with its outlines go the hexes that list it.

A rule that asks a whole hex whether it is forest looks at what the hex lists, so trees that are only drawn hide nothing
in such a game. Which terrain is such, the tag ``fills_hex`` says.
"""

from collections.abc import Iterable

import shapely

from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.lattice import MILLI
from bob_editor.model.board import Artwork, Board
from bob_editor.model.board_edits import add_terrain
from bob_editor.rules.land.cut_rings import area_of, dot, hex_area, hexes_in_box
from bob_editor.rules.ruleset import Ruleset
from bob_editor.rules.tags import tagged

_GOOD_PART = 0.3
"""A hex has the terrain that covers more than this of it, or its dot; less is the rim of what fills its neighbour."""


def with_listed(board: Board, ruleset: Ruleset, pieces: Iterable[Artwork]) -> Board:
    """The board with drawn pieces' terrain listed by the hexes that it fills; of two kinds the one that covers more.

    Hexes that list a terrain of this sort already keep it.
    """
    filling = tagged(ruleset, "fills_hex")
    covered: dict[Hex, dict[str, float]] = {}
    for piece in pieces:
        if piece.terrain in filling:
            for at, share in _shares(board, piece).items():
                here = covered.setdefault(at, {})
                here[piece.terrain] = here.get(piece.terrain, 0) + share
    for at, shares in covered.items():
        most = max(shares, key=lambda terrain: shares[terrain])
        if shares[most] > _GOOD_PART and filling.isdisjoint(board.content(at).terrain_ids):
            board = add_terrain(board, (at,), most)
    return board


def _shares(board: Board, piece: Artwork) -> dict[Hex, float]:
    """How much a piece covers of what lies on the board of each hex that it reaches; all of it where it has the dot."""
    grid = board.grid
    area = area_of(piece, grid.frame)
    left, top, right, bottom = (edge * MILLI for edge in grid.bounds)
    sheet = shapely.box(left, top, right, bottom)
    shapely.prepare(area)
    found = {}
    for at in hexes_in_box(grid, area.bounds):
        seen = hex_area(grid.frame, at).intersection(sheet)
        if area.intersects(shapely.Point(dot(grid.frame, at))):
            found[at] = 1.0
        elif seen.area > 0:
            found[at] = area.intersection(seen).area / seen.area
    return found
