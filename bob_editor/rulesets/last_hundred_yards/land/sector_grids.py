"""The shapes of boards: a sector, half of one, several in a row (docs/games/last-hundred-yards.md, 1.3)."""

from typing import NamedTuple

from msgspec.structs import replace

from bob_editor.geometry.grid import EDGES, Grid

COLUMNS, ROWS, HALF_ROWS = 11, 14, 7
"""A sector stood upright: columns, rows of its unshifted columns (a row fewer in the others), rows of a half."""


class SectorSize(NamedTuple):
    """The size of a board: its columns and the lengths of unshifted and shifted ones."""

    columns: int
    rows: tuple[int, int]


SECTOR = SectorSize(COLUMNS, (ROWS, ROWS - 1))
HALF = SectorSize(COLUMNS, (HALF_ROWS, HALF_ROWS))


def size_of(grid: Grid) -> SectorSize:
    """The size of a grid."""
    lines = grid.lines
    return SectorSize(lines, (grid.line_length(0), grid.line_length(1) if lines > 1 else grid.line_length(0)))


def is_sector_size(size: SectorSize) -> bool:
    """Whether a size is that of a sector, of half of one, or of several joined end to end (23.0 steps 1 to 3)."""
    columns, (long, short) = size
    parts_beside = columns > COLUMNS and (columns - 1) % (COLUMNS - 1) == 0
    beside = columns == COLUMNS or parts_beside
    if beside and (long, short) in (SECTOR.rows, HALF.rows):
        return True
    return columns == COLUMNS and short > 0 and short % (ROWS - 1) == 0 and long == short + 1


def nearest_size(size: SectorSize) -> SectorSize:
    """The sector or half sector whose rows come nearer to a size's."""
    return SECTOR if abs(size.rows[0] - ROWS) <= abs(size.rows[0] - HALF_ROWS) else HALF


def sized(grid: Grid, size: SectorSize) -> Grid:
    """The grid at another size, its first hex kept; unshifted columns first and edges cut, as sectors are."""
    long, short = size.rows
    return replace(
        grid,
        columns=size.columns,
        rows=long if long == short else size.rows,
        shifted="even",
        shift="down",
        edges=tuple((edge, "half") for edge in EDGES),
    )
