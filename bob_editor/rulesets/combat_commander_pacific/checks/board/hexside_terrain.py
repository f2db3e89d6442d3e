"""Terrain on hexsides."""

from __future__ import annotations

from bob_editor.geometry.parts import Side
from bob_editor.rules.checking import (
    Board,
    Edit,
    Finding,
    Ground,
    Iterator,
    Place,
    Severity,
    at_side,
    board_check,
    board_edits,
    partial,
    titles_of,
)


@board_check(Severity.ERROR, cites="p3")
def hexside_terrain(ground: Ground) -> Iterator[Finding]:
    """No terrain of this game lies on hexsides: no walls, hedges, fences or cliffs, and a stream fills its hexes."""
    board = ground.board
    for side in board.sides:
        names = titles_of(ground.ruleset, board.side_terrain(side)).capitalize()
        yield Finding(
            f"{names} can't lie on a hexside.",
            at=(at_side(board.grid, side),),
            fixes=(Edit("Clear the hexside", partial(_cleared, side=side)),),
        )
    for key in board.unplaced.get("sides", {}):
        if not key.startswith("x-"):
            clear = partial(board_edits.drop_unplaced, section="sides", key=key)
            yield Finding(
                f"Nothing can lie on a hexside, as on {key}.",
                at=(Place("heading", key),),
                fixes=(Edit("Clear the hexside", clear),),
            )


def _cleared(board: Board, side: Side) -> Board:
    return board_edits.clear_sides(board, (side,))
