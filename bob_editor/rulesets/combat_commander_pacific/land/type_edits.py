"""Edits of what a hex is made of, list and drawings together, for the quick fixes of checks."""

from collections.abc import Collection, Iterable
from typing import Final

from msgspec.structs import replace

from bob_editor.geometry.hexes import Hex
from bob_editor.model import board_edits
from bob_editor.model.board import Board
from bob_editor.rules.land.artwork import parts_of
from bob_editor.rules.land.cut_rings import cut_hex, grown_by, hex_area, redrawn_on
from bob_editor.rules.land.drawn_pieces import DrawnPiece
from bob_editor.rules.land.ground import Ground
from bob_editor.rulesets.combat_commander_pacific.land.chart import BRIDGE, OPEN_GROUND

OFF_HEXSIDE: Final = 0.04
"""How far, in circumradii, a drawing is trimmed off a hexside, lest its edge lie on a string."""


def without_types(board: Board, ground: Ground, at: Hex, types: Collection[str]) -> Board:
    """The board without some types in a hex: neither listed nor drawn there, nor led over it as a line."""
    for terrain in types:
        board = board_edits.take_out_of(board, at, terrain)
    drawn = [piece for piece in ground.drawn if piece.terrain in types and not piece.area.is_empty]
    return cut_clear(board, ground, [one for one in drawn if at in dict(parts_of(ground, one))], at)


def cut_clear(board: Board, ground: Ground, pieces: Iterable[DrawnPiece], at: Hex) -> Board:
    """The board with a hex cut out of drawings, a little beyond its hexsides, on which strings may run."""
    return cut_hex(board, ground, pieces, at, wider=OFF_HEXSIDE)


def with_bridge(board: Board, ground: Ground, at: Hex) -> Board:
    """The board with a bridge over what a hex lists and what is drawn at its dot."""
    drawn = (piece.terrain for piece in ground.drawn_at(at) if piece.terrain is not None)
    below = dict.fromkeys((*board.listed_terrain(at), *drawn))
    kept = tuple(one for one in below if one not in (OPEN_GROUND, BRIDGE))
    return board_edits.paint_terrain(board, (at,), (*kept, BRIDGE))


def also_listed(board: Board, at: Hex, terrain: Iterable[str], gone: Collection[str] = ()) -> Board:
    """The board with further types listed for a hex, a bridge last; open ground goes where anything else is."""
    listed = (one for one in (*board.listed_terrain(at), *terrain) if one not in (OPEN_GROUND, *gone))
    found = dict.fromkeys(listed)
    return board_edits.paint_terrain(board, (at,), sorted(found, key=lambda one: one == BRIDGE))


def renamed(board: Board, at: Hex, old: str, new: str) -> Board:
    """The board with a type that a hex lists under another name."""
    content = board.content(at)
    terrain = tuple(replace(one, terrain=new) if one.terrain == old else one for one in content.terrain)
    return board_edits.with_hexes(board, {at: replace(content, terrain=tuple(dict.fromkeys(terrain)))})


def redrawn_as(board: Board, ground: Ground, piece: DrawnPiece, terrain: str, at: Hex | None = None) -> Board:
    """The board with a drawn ring of another terrain, and only what lies inside one hex where that is given."""
    old = ground.board.artwork[piece.index]
    new = replace(old, terrain=terrain)
    if at is None:
        return board_edits.redraw_artwork(board, old, (new,))
    within = piece.area.intersection(grown_by(hex_area(board.grid.frame, at), -OFF_HEXSIDE))
    return board_edits.redraw_artwork(board, old, redrawn_on(board.grid, new, within))
