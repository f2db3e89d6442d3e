"""Fortifications and other markers that a board lists among its terrain."""

from __future__ import annotations

from collections.abc import Callable

from bob_editor.model.places import at_path
from bob_editor.rules.checking import (
    Board,
    Edit,
    Finding,
    Ground,
    Iterator,
    Place,
    Severity,
    at_hex,
    at_piece,
    at_side,
    board_check,
    board_edits,
    partial,
)
from bob_editor.rules.wording import placed


@board_check(Severity.WARNING, cites="43.0")
def fortification_on_board(ground: Ground) -> Iterator[Finding]:
    """A board is printed once and played many times; fortifications and markers are a scenario's to place."""
    rows, grid = ground.ruleset.rows("markers"), ground.board.grid
    for marker, place, without in _listed(ground):
        if marker not in rows or marker in ground.ruleset.terrains:
            continue
        name = rows[marker]["title"]
        yield Finding(
            f"The {name.lower()} {placed(grid, place)} belongs to a scenario, not to the board.",
            at=(place,),
            fixes=(Edit(f"Take the {name.lower()} off the board", without),),
        )


def _listed(ground: Ground) -> Iterator[tuple[str, Place, Callable[[Board], Board]]]:
    """Every terrain id of the board, where it stands, and the edit that takes it away there."""
    board = ground.board
    grid = board.grid
    for at, content in board.hexes.items():
        for one in content.terrain_ids:
            yield one, at_hex(grid, at), partial(board_edits.remove_terrain, hexes=(at,), terrain=one)
    for side in board.sides:
        for one in board.side_terrain(side):
            yield one, at_side(grid, side), partial(board_edits.clear_sides, sides=(side,), terrain=one)
    for index, path in enumerate(board.paths):
        without = partial(board_edits.reroute_path, old=path, through=())
        yield path.terrain, at_path(grid, index, path.through), without
    for index, ring in enumerate(board.artwork):
        near = (grid.frame.hex_at(ring.ring[0]),)
        yield (
            ring.terrain,
            at_piece("artwork", index, near),
            partial(board_edits.redraw_artwork, old=ring, pieces=()),
        )
