from collections.abc import Mapping

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.model.board import Json
from bob_editor.rules.checking import Finding, Ground, Iterator, Severity, at_heading, board_check
from bob_editor.rules.land.cut_rings import area_of, on_board
from bob_editor.rules.mending import Board, board_edits, mend
from bob_editor.rulesets.last_hundred_yards.land import sector_grids


@board_check(Severity.ERROR, cites="23.0 step 1")
def sector_size(ground: Ground) -> Iterator[Finding]:
    """A sector is 11 by 14 hexes, half hexes included, and half of one 11 by 7; a board may hold several end to end."""
    size = sector_grids.size_of(ground.board.grid)
    if sector_grids.is_sector_size(size):
        return
    right = sector_grids.nearest_size(size)
    yield Finding(
        f"The board has {size.columns} by {max(size.rows)} hexes, a sector {right.columns} by {max(right.rows)}.",
        at=at_heading("grid"),
        fixes=mend(f"Make it {right.columns} by {max(right.rows)}", _resized, size=right),
    )


def _resized(board: Board, size: sector_grids.SectorSize) -> Board:
    """The board at another size, its first hex kept; what lies outside goes."""
    grid = sector_grids.sized(board.grid, size)
    board = board_edits.erase_paths_in(
        board, {at for path in board.paths for at in path.through if at not in grid}
    )
    resized = replace(
        board,
        grid=grid,
        hexes={at: content for at, content in board.hexes.items() if at in grid},
        sides={
            side: features for side, features in board.sides.items() if all(at in grid for at in side.hexes)
        },
        artwork=tuple(piece for piece in board.artwork if on_board(grid, area_of(piece, grid.frame))),
        contours=tuple(piece for piece in board.contours if on_board(grid, area_of(piece, grid.frame))),
        unplaced=_still_unplaced(board),
        exits=tuple(row for row in board.exits if _stays(board, grid, row)),
        objectives=tuple(row for row in board.objectives if _stays(board, grid, row)),
    )
    return board_edits.refit_paths(resized)


def _still_unplaced(board: Board) -> dict[str, Mapping[str, Json]]:
    """What was kept of unreadable entries; a key that named no place on the old grid may name one on the new."""
    found: dict[str, Mapping[str, Json]] = {}
    for section, rows in board.unplaced.items():
        kept = {
            key: row for key, row in rows.items() if section not in ("hexes", "sides") or key.startswith("x-")
        }
        if kept:
            found[section] = kept
    return found


def _stays(board: Board, grid: Grid, row: Json) -> bool:
    """Whether an exit or objective lies in a hex that is left."""
    label = row.get("at") if isinstance(row, dict) else None
    at = board.grid.hex_anywhere(label.partition("/")[0]) if isinstance(label, str) else None
    return at is None or at in grid
