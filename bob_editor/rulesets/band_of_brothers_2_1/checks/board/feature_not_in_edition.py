"""Terrain on a board that only the later edition has."""

from __future__ import annotations

from collections.abc import Callable

from attrs import evolve

from bob_editor.model.places import at_path
from bob_editor.rules.checking import (
    Board,
    Edit,
    Finding,
    Ground,
    Iterator,
    Place,
    Severity,
    at_heading,
    at_hex,
    at_piece,
    at_side,
    board_check,
    board_edits,
    partial,
)
from bob_editor.rules.wording import placed


@board_check(Severity.ERROR, cites="50.0")
def feature_not_in_edition(ground: Ground) -> Iterator[Finding]:
    """Rules 2.1 know fewer kinds of terrain: no jungle, wall, gully or stream, for instance; those need rules 2.2."""
    left_out = (ground.ruleset.data.get("leave_out") or {}).get("terrains", ())
    for terrain, place, without in _listed(ground):
        if terrain not in left_out:
            continue
        name = terrain.replace("_", " ")
        yield Finding(
            f"{name.capitalize()} {placed(ground.board.grid, place)} needs rules 2.2.",
            at=(place,),
            fixes=(Edit(f"Remove the {name}", without),),
        )


def _listed(ground: Ground) -> Iterator[tuple[str, Place, Callable[[Board], Board]]]:
    """Every terrain of the board, where it stands, and the edit that takes it away there."""
    board = ground.board
    grid = board.grid
    yield (
        board.base.terrain,
        at_heading("base"),
        partial(_on, ground=str(ground.ruleset.data["base_terrain"])),
    )
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
        gone = partial(board_edits.redraw_artwork, old=ring, pieces=())
        yield ring.terrain, at_piece("artwork", index, near), gone


def _on(board: Board, ground: str) -> Board:
    """The board with other ground wherever nothing is painted."""
    return evolve(board, base=evolve(board.base, terrain=ground))
