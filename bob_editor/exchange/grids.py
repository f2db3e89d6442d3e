"""Grids of foreign boards: held to the limits before a hex is made, and found again from where hexes lie."""

from collections.abc import Collection, Iterable, Mapping
from typing import Literal

from bob_editor.errors import BadFile, TooLarge
from bob_editor.geometry.grid import Grid
from bob_editor.geometry.labels import split_label
from bob_editor.geometry.lattice import Node, Orientation
from bob_editor.storage.form.limits import MAX_LINE

Offset = tuple[int, int]
"""Column and row of a hex, both from 0."""


def refuse_large(columns: int, rows: int, name: str) -> None:
    """Refuse a board past the limits, before any hex of it is made.

    :raises TooLarge: where it has more than 256 columns or rows.
    """
    if max(columns, rows) > MAX_LINE:
        raise TooLarge(
            f"{name} has {columns} × {rows} hexes; a board here has {MAX_LINE} × {MAX_LINE} at most.",
            hint="Cut it into several boards.",
        )


def offset_grid(
    columns: int,
    rows: int,
    orientation: Orientation,
    *,
    shifted: Literal["even", "odd"],
    name: str,
) -> Grid:
    """A plain grid whose even (counted from 1) or odd lines lie half a hex down, or to the right on pointy top.

    :raises TooLarge: where it is past the limits.
    :raises BadFile: where it has no hex.
    """
    if columns < 1 or rows < 1:
        raise BadFile(f"{name} has no hexes.", hint="Open another file.")
    refuse_large(columns, rows, name)
    shift: Literal["right", "down"] = "right" if orientation == "pointy-top" else "down"
    return Grid(columns, rows, orientation=orientation, shifted=shifted, shift=shift)


def grid_of_centres(centres: Mapping[str, Node]) -> Grid | None:
    """The grid on which hexes of these names have these lattice points as their dots, all of it; None if there is none.

    What was written by ``centre`` of a grid is found again as that grid, but for its half edges.
    """
    for orientation in ("flat-top", "pointy-top"):
        for shifted in ("even", "odd"):
            for shift in ("right", "left") if orientation == "pointy-top" else ("down", "up"):
                grid = _fitting(centres, Grid(1, 1, orientation, shifted, shift))
                if grid is not None:
                    return grid
    return None


def _fitting(centres: Mapping[str, Node], plain: Grid) -> Grid | None:
    """A grid of the kind of ``plain`` with exactly these hexes, at these points."""
    columns = max((x // (2 if plain.pointy else 3) for x, _ in centres.values()), default=-1) + 1
    rows = max((y // (3 if plain.pointy else 2) for _, y in centres.values()), default=-1) + 1
    if not (0 < columns <= MAX_LINE and 0 < rows <= MAX_LINE):
        return None
    for grid in _candidates(plain, columns, rows, centres):
        # Hexes are made for one grid only: most are told by how many they would have, or by their first hex.
        if sum(map(grid.line_length, range(grid.lines))) == len(centres) and all(
            (at := grid.hex_anywhere(label)) is not None and grid.centre(at) == centre and at in grid.index
            for label, centre in centres.items()
        ):
            return grid
    return None


def _candidates(plain: Grid, columns: int, rows: int, names: Collection[str]) -> Iterable[Grid]:
    """Grids of about a size: lines of both kinds one shorter or longer, their first rows the lowest or the next."""
    count, low = len(names), min(split[1] for split in map(split_label, names) if split is not None)
    for width in (columns - 1, columns, columns + 1):
        for height in (rows - 1, rows, rows + 1):
            if width < 1 or height < 1 or abs(width * height - count) > width + height:
                continue
            lengths = (width, height)
            for other in (-1, 0, 1):
                varied = (lengths[not plain.pointy], lengths[not plain.pointy] + other)
                pair = varied[0] if not other else varied
                if min(varied) < 1:
                    continue
                for first in (low,) if plain.pointy else (low, (low + 1, low), (low, low + 1)):
                    yield Grid(
                        pair if plain.pointy else width,
                        height if plain.pointy else pair,
                        plain.orientation,
                        plain.shifted,
                        plain.shift,
                        first,
                    )
