from typing import Any

from msgspec.structs import replace

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.lattice import Point
from bob_editor.geometry.map_edges import edges_left
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, at_heading, board_check
from bob_editor.rules.mending import Board, Edit, board_edits, partial

COLUMNS, ROWS = 15, 10
"""The printed maps: columns A to O, rows 1 to 10 (docs/games/combat-commander-pacific.md, 1.1)."""


@board_check(Severity.WARNING, cites="E50, 1.8.1", printed=True)
def grid_not_15_by_10(ground: Ground) -> Iterator[Finding]:
    """The Fate cards name random hexes from A1 to O10; on a map of another size some of them don't exist."""
    grid = ground.board.grid
    sizes = {grid.line_length(line) for line in range(grid.lines)}
    if grid.pointy:
        said = "The hexes of the map have a corner on top, those of the printed maps a hexside."
    elif grid.lines != COLUMNS or sizes != {ROWS} or grid.first_row not in (1, (1, 1)):
        size = f"{grid.lines} columns and {'–'.join(map(str, sorted(sizes)))} rows"
        numbered = size if grid.first_row in (1, (1, 1)) else f"{size} that don't begin with 1"
        said = f"The map has {numbered}, so that random hexes from A1 to O10 don't all exist."
    else:
        return
    resize = Edit(f"Make it {COLUMNS} columns by {ROWS} rows", _resized)
    yield Finding(said, at=at_heading("grid"), fixes=() if grid.pointy else resize)


def _resized(board: Board) -> Board:
    """The board with so many columns and rows from its upper left corner on, without what then lies off the map."""
    old = board.grid
    grid = replace(old, columns=COLUMNS, rows=ROWS, first_row=1)
    board = board_edits.erase_hexes(board, [at for at in old.hexes if at not in grid])
    in_sight = partial(_in_sight, grid.bounds)
    return replace(
        board,
        grid=grid,
        objectives=tuple(_renamed(board.objectives, old, grid)),
        exits=tuple(row for row in _renamed(board.exits, old, grid) if _on_border(row, grid)),
        artwork=tuple(piece for piece in board.artwork if in_sight(piece.ring)),
        contours=tuple(piece for piece in board.contours if in_sight(piece.ring)),
    )


def _renamed(rows: tuple[Any, ...], old: Grid, grid: Grid) -> Iterator[Any]:
    """Objectives or exits under the names that their hexes have now; without those whose hex is gone."""
    for row in rows:
        parts = str(row.get("at", "")).split("/")
        hexes: list[Hex | None] = [old.hex_anywhere(part) for part in parts]
        if hexes[0] in grid:
            names = [part if at is None else grid.label(at) for part, at in zip(parts, hexes, strict=True)]
            yield {**row, "at": "/".join(names)}


def _on_border(row: Any, grid: Grid) -> bool:
    side = grid.side_anywhere(row["at"])
    return side is not None and bool(edges_left(grid, side))


def _in_sight(bounds: tuple[float, float, float, float], ring: tuple[Point, ...]) -> bool:
    left, top, right, bottom = bounds
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    return min(xs) < right and max(xs) > left and min(ys) < bottom and max(ys) > top
