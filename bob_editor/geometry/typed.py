"""Names of hexes and hexsides as people type them: in small letters, a board's name in any case."""

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.hexes import Hex
from bob_editor.geometry.joined_grid import JoinedGrid
from bob_editor.geometry.parts import Side, side_between, side_of


def typed_name(grid: Grid, words: str) -> str:
    """What was typed for a hex as labels are written: ``b2`` as ``B2``, ``north.b2`` with the name that a board has."""
    board, dot, plain = words.strip().rpartition(".")
    names = [part.name for part in grid.parts] if isinstance(grid, JoinedGrid) else []
    alike = (name for name in names if name.casefold() == board.casefold())
    return f"{board if board in names else next(alike, board)}{dot}{plain.upper()}"


def typed_label(grid: Grid, words: str) -> str:
    """What was typed for a hex or hexside as labels are written; words that are no name of one stay as they are."""
    first, _, second = words.partition("/")
    if not second:
        return words if typed_hex(grid, words) is None else typed_name(grid, words)
    if typed_side(grid, words) is None:
        return words
    towards = second.strip().lower()
    known = grid.frame.direction(towards) is not None
    return f"{typed_name(grid, first)}/{towards if known else typed_name(grid, second)}"


def typed_hex(grid: Grid, words: str) -> Hex | None:
    """The hex that somebody means, on the board or off it; None where it is no hex name."""
    return grid.hex_anywhere(typed_name(grid, words))


def typed_side(grid: Grid, words: str) -> Side | None:
    """The hexside that somebody means, likewise."""
    first, _, second = words.partition("/")
    at, direction = typed_hex(grid, first), grid.frame.direction(second.strip().lower())
    if at is not None and direction is not None:
        return side_of(at, direction)
    other = typed_hex(grid, second)
    return None if at is None or other is None else side_between(at, other)
