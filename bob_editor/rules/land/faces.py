"""What a board's face prints: the base terrain, and on some faces bands of other terrain along the bottom edge."""

from collections.abc import Mapping
from functools import lru_cache

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.model.board import Base, Board
from bob_editor.rules.ruleset import Json, Ruleset

TALL = 17
"""From so many lines of hexes on, a board is tall and its face's bands may be wider."""


def face_row(ruleset: Ruleset, face: str | None) -> Mapping[str, Json]:
    """The row of a face; an empty one where the ruleset doesn't know it or none is named."""
    return next((row for row in ruleset.data.get("faces", ()) if row["id"] == face), {})


def printed_terrain(board: Board, ruleset: Ruleset, at: Hex) -> str:
    """What is printed in a hex on which nothing lies; the base terrain also off the board."""
    if not has_bands(board.base, ruleset):
        return board.base.terrain
    grid, own = own_place(board.grid, at)
    lines = _printed_lines(board.base, grid.lines, ruleset)
    line = grid.position(own)[1]
    return lines[line] if 0 <= line < len(lines) else board.base.terrain


def shown_terrain(board: Board, ruleset: Ruleset, at: Hex) -> tuple[str, ...]:
    """The terrain that a hex lists, and what is printed on it where it lists none.

    A band shows beside ways and waters that lie on it, too, as a beach beside a river.
    """
    listed = board.content(at).terrain_ids
    if listed and not (has_bands(board.base, ruleset) and _lines(ruleset).issuperset(listed)):
        return listed
    printed = printed_terrain(board, ruleset, at)
    return listed if listed and printed == board.base.terrain else (*listed, printed)


@lru_cache(maxsize=8)
def _lines(ruleset: Ruleset) -> frozenset[str]:
    """Terrain that takes no more of a hex than a line through it, and what lies on such."""
    rows = ruleset.terrains.items()
    return frozenset(
        terrain for terrain, row in rows if "paths" in row.places or "on_tile" in row.row.get("tags", ())
    )


def printed_bands(board: Board, ruleset: Ruleset) -> tuple[str, ...]:
    """The terrains that a board's face prints besides the base terrain."""
    return tuple(band["terrain"] for band in face_row(ruleset, board.base.face).get("bands", ()))


def own_place(grid: Grid, at: Hex) -> tuple[Grid, Hex]:
    """The grid of the printed board that shows a hex, and the hex on it: of a joined map, the first that does."""
    if isinstance(grid, JoinedGrid) and at in grid.owners:
        part, own = grid.owners[at][0]
        return part.grid, own
    return grid, at


@lru_cache(maxsize=64)
def has_bands(base: Base, ruleset: Ruleset) -> bool:
    """Whether a face prints anything but the base terrain."""
    return bool(face_row(ruleset, base.face).get("bands"))


@lru_cache(maxsize=64)
def _printed_lines(base: Base, lines: int, ruleset: Ruleset) -> tuple[str, ...]:
    """The printed terrain line by line from the top.

    Only pointy-top boards have faces with bands: there, lines of hexes are rows.
    """
    found: list[str] = []
    for band in face_row(ruleset, base.face).get("bands", ()):
        height = band["lines"] if lines < TALL else band.get("lines_of_tall", band["lines"])
        found += [band["terrain"]] * height
    return tuple((*found, *(base.terrain for _ in range(lines - len(found))))[:lines][::-1])
