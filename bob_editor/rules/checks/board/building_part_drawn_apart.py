import shapely
from shapely.geometry.base import BaseGeometry

from bob_editor.rules.checking import (
    Finding,
    Ground,
    Iterator,
    Severity,
    Terms,
    at_piece,
    shared_check,
    title_of,
)
from bob_editor.rules.land.artwork import HEX_AREA, Mass, drawn_instead, drawn_of, masses
from bob_editor.rules.land.cut_rings import with_area
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.mending import Board, Edit, board_edits, partial
from bob_editor.rules.tags import tagged

_LESSER = 0.3
"""A part is smaller than this share of a hex; what is larger is a house."""

_TOUCH = 2.0
"""Outlines nearer than this (thousandths) touch."""


@shared_check(Severity.WARNING, subject="board", asked=True)
def building_part_drawn_apart(ground: Ground, _terms: Terms) -> Iterator[Finding]:
    """A chimney or wood pile that touches a building is part of it, as high and as solid, so it belongs to its ring."""
    grid = ground.board.grid
    buildings = _buildings(ground)
    parts = [
        piece
        for piece in drawn_of(ground, buildings)
        if not piece.dots and piece.area.area < _LESSER * HEX_AREA
    ]
    if not parts:
        return
    small = {piece.index for piece in parts}
    houses = [piece for piece in drawn_of(ground, buildings) if piece.index not in small]
    for piece in parts:
        house = next((one for one in houses if _touch(one.area, piece.area)), None)
        if house is not None:
            terrain = house.terrain or ""
            merge = partial(_merged, ground=ground, house=house, part=piece)
        else:
            found = _grown_house(ground, buildings, piece)
            if found is None:
                continue
            terrain, mass = found
            merge = partial(_merged_with_grown, ground=ground, terrain=terrain, mass=mass, part=piece)
        at = grid.frame.hex_at(ground.board.artwork[piece.index].ring[0])
        where = f" near {ground.label(at)}" if at in grid else ""
        yield Finding(
            f"What is drawn{where} touches a {title_of(ground.ruleset, terrain)} and is part of it.",
            at=at_piece("artwork", piece.index, (at,)),
            fixes=Edit("Merge it with the building", merge),
        )


def _buildings(ground: Ground) -> tuple[str, ...]:
    buildings = tagged(ground.ruleset, "building")
    return tuple(
        row.id for row in ground.ruleset.terrains.values() if row.id in buildings and row.los == "blocks"
    )


def _touch(one: BaseGeometry, other: BaseGeometry) -> bool:
    return bool(shapely.dwithin(one, other, _TOUCH))


def _grown_house(ground: Ground, buildings: tuple[str, ...], part: DrawnPiece) -> tuple[str, Mass] | None:
    """The painted building whose grown artwork a ring touches, and its terrain."""
    for terrain in buildings:
        for mass in masses(ground, (terrain,), drawn=False) if terrain in ground.grown_terrains else ():
            if _touch(mass.area, part.area):
                return terrain, mass
    return None


def _joined(house: BaseGeometry, part: DrawnPiece) -> BaseGeometry:
    return house.union(part.area.buffer(_TOUCH, join_style="mitre"))


def _merged(board: Board, ground: Ground, house: DrawnPiece, part: DrawnPiece) -> Board:
    board = with_area(board, ground, house, _joined(house.area, part))
    return board_edits.redraw_artwork(board, ground.board.artwork[part.index], ())


def _merged_with_grown(board: Board, ground: Ground, terrain: str, mass: Mass, part: DrawnPiece) -> Board:
    board = drawn_instead(board, ground, terrain, (mass,), _joined(mass.area, part))
    return board_edits.redraw_artwork(board, ground.board.artwork[part.index], ())
