"""Markers stored as terrain."""

from __future__ import annotations

from bob_editor.geometry.parts import Side
from bob_editor.model.board import Artwork, Path
from bob_editor.model.places import at_path
from bob_editor.rules.checking import (
    Board,
    Edit,
    Finding,
    Ground,
    Iterator,
    Severity,
    at_hex,
    at_piece,
    at_side,
    board_check,
    board_edits,
    partial,
)


@board_check(Severity.ERROR, cites="F100.1, T81.1")
def marker_on_board(ground: Ground) -> Iterator[Finding]:
    """Smoke, blazes and fortifications are markers that a scenario puts on the map; none is printed on it."""
    board = ground.board
    grid = board.grid
    markers = ground.ruleset.rows("markers")

    def message(name: str) -> str:
        return f"{str(markers[name]['title']).capitalize()} is a marker and no terrain."

    for at, content in board.hexes.items():
        for name in content.terrain_ids:
            if name in markers:
                remove = partial(board_edits.remove_terrain, hexes=(at,), terrain=name)
                yield Finding(message(name), (at_hex(grid, at),), (Edit("Remove it from the hex", remove),))
    for side in board.sides:
        for name in board.side_terrain(side):
            if name in markers:
                clear = partial(_off_side, side=side, terrain=name)
                yield Finding(message(name), (at_side(grid, side),), (Edit("Clear the hexside", clear),))
    for index, path in enumerate(board.paths):
        if path.terrain in markers:
            edit = Edit("Delete the path", partial(_no_path, old=path))
            yield Finding(message(path.terrain), (at_path(grid, index, path.through),), (edit,))
    for index, piece in enumerate(board.artwork):
        if piece.terrain in markers:
            place = at_piece("artwork", index, (grid.frame.hex_at(piece.ring[0]),))
            yield Finding(
                message(piece.terrain), (place,), (Edit("Delete the ring", partial(_no_ring, old=piece)),)
            )


def _off_side(board: Board, side: Side, terrain: str) -> Board:
    return board_edits.clear_sides(board, (side,), terrain)


def _no_path(board: Board, old: Path) -> Board:
    return board_edits.reroute_path(board, old, ())


def _no_ring(board: Board, old: Artwork) -> Board:
    return board_edits.redraw_artwork(board, old, ())
