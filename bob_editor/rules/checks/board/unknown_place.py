from typing import Any, Literal

import shapely

from bob_editor.geometry.grid import Grid
from bob_editor.geometry.labels import split_label
from bob_editor.geometry.lattice import MILLI
from bob_editor.geometry.parts import Side
from bob_editor.model.board import HexContent, Path
from bob_editor.model.places import Place, at_path
from bob_editor.rules.checking import Finding, Ground, Hex, Iterator, Severity, board_check, upper_first
from bob_editor.rules.land.hexsides_free import nearest_side
from bob_editor.rules.mending import Board, Edit, board_edits, mend
from bob_editor.rules.tags import title_of

PAIR = 2


@board_check(Severity.ERROR)
def unknown_place(ground: Ground) -> Iterator[Finding]:
    """What stands on a hex or hexside that the board doesn't have is never seen, and a typing error as a rule."""
    board, but = ground.board, ground.ruleset.said_of("unknown-place").get("but", ())
    for section in ("hexes", "sides"):
        yield from _keys(ground, section) if section not in but else ()
    for at in board.hexes:
        if at not in board.grid:
            fix = mend("Remove what is listed there", board_edits.with_hexes, contents={at: HexContent()})
            yield Finding(_off_board(ground.label(at)), ground.at_hex(at), fix)
    for side in board.sides:
        if not any(at in board.grid for at in side.hexes):
            fix = mend("Remove what is listed there", _cleared, side=side)
            yield Finding(_off_board(board.grid.side_label(side)), ground.at_side(side), fix)
    for index, path in enumerate(board.paths):
        outside = [at for at in path.through if at not in board.grid]
        if outside:
            labels = ", ".join(dict.fromkeys(ground.label(at) for at in outside))
            yield Finding(
                f"{upper_first(title_of(ground.ruleset, path.terrain))} runs through {labels}, not on this board.",
                at=(ground.at_hex(at) for at in dict.fromkeys(outside)),
                highlight=at_path(board.grid, index, path.through),
                fixes=mend("Cut the path back to the board", _cut_back, old=path),
            )
    yield from _entries(board, "exits", board.exits) if "exits" not in but else ()
    yield from _entries(board, "objectives", board.objectives)


def _off_board(label: str) -> str:
    return f"{label} is not on this board."


def _keys(ground: Ground, section: str) -> Iterator[Finding]:
    """Keys of ``hexes`` or ``sides`` that name no place at all."""
    board = ground.board
    for key in board.unplaced.get(section, {}):
        if key.startswith("x-"):  # another program's field, that is carried along
            continue
        yield Finding(
            _why_no_hex(key) if section == "hexes" else _why_no_side(board.grid, key),
            at=_unplaced(board.grid, key),
            fixes=(
                *(_put_beside(ground, key) if section == "sides" else ()),
                mend("Remove the entry", board_edits.drop_unplaced, section=section, key=key),
            ),
        )


def _put_beside(ground: Ground, key: str) -> Iterator[Edit[Board]]:
    """Put what stands between two hexes that aren't neighbours on the hexside nearest to between them."""
    board, grid = ground.board, ground.board.grid
    value = board.unplaced["sides"][key]
    entries = value if isinstance(value, list) else [value]
    rows = ground.ruleset.terrains
    named = tuple(
        one for one in entries if isinstance(one, str) and one in rows and "sides" in rows[one].places
    )
    ends = [grid.hex_anywhere(part) for part in key.split("/")]
    centres = [grid.frame.canonical_centre(at) for at in ends if at is not None and at in grid]
    # What can't stand on a hexside, or says more than its name, would be lost.
    if not named or named != tuple(entries) or len(centres) != len(ends) or len(ends) != PAIR:
        return
    (x, y), (z, w) = centres
    side = nearest_side(ground, shapely.Point((x + z) / 2 * MILLI, (y + w) / 2 * MILLI), named)
    if side is not None:
        yield mend(f"Put it on {grid.side_label(side)}", _moved, key=key, side=side, features=named)


def _moved(board: Board, key: str, side: Side, features: tuple[str, ...]) -> Board:
    for terrain in features:
        board = board_edits.put_on_sides(board, (side,), terrain)
    return board_edits.drop_unplaced(board, "sides", key)


def _unplaced(grid: Grid, key: str) -> Place:
    hexes = (grid.hex_anywhere(part) for part in key.split("/"))
    return Place("heading", key, near=tuple(at for at in hexes if at is not None and at in grid))


def _why_no_hex(key: str) -> str:
    return f"“{key}” is no hex."


def _why_no_side(grid: Grid, key: str) -> str:
    first, _, second = key.partition("/")
    if split_label(first) and split_label(second):
        return f"“{key}” is no hexside: the two hexes are not neighbours."
    if split_label(first) and second:
        return f"“{key}” is no hexside: the directions are {', '.join(grid.frame.side_names)}."
    return f"“{key}” is no hexside."


def _cleared(board: Board, side: Side) -> Board:
    return board_edits.clear_sides(board, (side,))


def _cut_back(board: Board, old: Path) -> Board:
    """The path's longest run on the board."""
    runs: list[list[Hex]] = [[]]
    for at in old.through:
        if at in board.grid:
            runs[-1].append(at)
        elif runs[-1]:
            runs.append([])
    longest: list[Hex] = max(runs, key=len)
    return board_edits.reroute_path(board, old, longest)


def _entries(
    board: Board, section: Literal["exits", "objectives"], rows: tuple[Any, ...]
) -> Iterator[Finding]:
    """Exits and objectives at places that aren't there."""
    for row in rows:
        label = row.get("at") if isinstance(row, dict) else None
        if not isinstance(label, str) or _is_there(board.grid, label):
            continue
        yield Finding(
            _off_board(label),
            at=_unplaced(board.grid, label),
            fixes=mend(f"Remove it from the {section}", _without, section=section, row=row),
        )


def _is_there(grid: Grid, label: str) -> bool:
    if "/" in label:
        side = grid.side_anywhere(label)
        return side is not None and any(at in grid for at in side.hexes)
    return grid.hex_anywhere(label) in grid


def _without(board: Board, section: Literal["exits", "objectives"], row: object) -> Board:
    rows = board.exits if section == "exits" else board.objectives
    return board_edits.set_heading(board, **{section: tuple(one for one in rows if one is not row)})
